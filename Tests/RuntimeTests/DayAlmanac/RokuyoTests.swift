import DayAlmanac
import TestSupport
import Testing

struct RokuyoTests {
  /// The days are those of calendar-life.site of 2017, whose new moon of 26 February was two minutes before midnight, hotdoglab.jp of 2026,
  /// calendar.starcrawler.net of 2061, and of the notes of qreki_py (2009).
  @Test(arguments: [
    ("2017-01-01", Rokuyo.senbu), ("2017-02-25", .taian), ("2017-02-26", .tomobiki),
    ("2026-01-06", .butsumetsu),
    ("2017-01-28", .sensho), ("2061-01-26", .taian), ("2009-11-27", .tomobiki),
  ]) func theSixDaysAreThoseOfPrintedCalendars(date: String, expected: Rokuyo) throws {
    let day = try Days.day(date)
    let calendar = LunarCalendar.japanese
    #expect(try calendar.rokuyo(of: calendar.lunarDate(of: day)) == expected)
    #expect(try LunarCalendar.chinese.rokuyo(of: LunarCalendar.chinese.lunarDate(of: day)) == nil)
  }

  /// In the disputed winter of 2033 the tables have leap month 11, whose six days are those of month 11.
  @Test func theSixDaysOfALeapMonthAreThoseOfItsNumber() throws {
    for date in ["2033-12-22", "2025-07-25"] {
      let calendar = LunarCalendar.japanese
      let lunar = try calendar.lunarDate(of: Days.day(date))
      #expect(lunar.isLeapMonth && lunar.day == 1)
      #expect(calendar.rokuyo(of: lunar) == (lunar.month == 11 ? .taian : .shakko))
    }
  }
}
