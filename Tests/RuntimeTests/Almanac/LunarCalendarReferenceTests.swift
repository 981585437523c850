import Almanac
import SourceText
import TestSupport
import Testing

/// Compares the dates with published facts.
struct LunarCalendarReferenceTests {
  /// Compares every day of outside tables of lunar years.
  ///
  /// They are those of an independent program, from 1899-02-10 to 2101-01-28, and of KASI.
  @Test(arguments: [
    ("de431_chinese", "chinese", 73_767), ("de431_chinese_utc8", "chinese-utc8", 73_767),
    ("de431_vietnamese", "vietnamese", 73_767), ("de431_vietnamese_utc7", "vietnamese-utc7", 73_767),
    ("korean_years", "korean", 55_104),
  ]) func everyDayIsThatOfOthers(table: String, id: String, days: Int) throws {
    let calendar = try #require(LunarCalendar(id: id))
    var differences: [String] = []
    var count = 0
    var next: DayNumber?
    let columns = ["year", "new-year", "leap-month", "lengths"]
    for record in try ReferenceTable.records(table, columns: columns) {
      let year = try #require(Int(record["year"]))
      let leapMonth = try #require(Int(record["leap-month"]))
      var day = DayNumber(try #require(CivilDate(String(record["new-year"]))))
      #expect(next ?? day == day)
      var month = 0
      var isLeap = false
      for length in record["lengths"].split(separator: " ").compactMap({ Int($0) }) {
        isLeap = !isLeap && month == leapMonth && month > 0
        if !isLeap { month += 1 }
        for dayOfMonth in 1...length {
          let lunar = try LunarDate(year: year, month: month, isLeapMonth: isLeap, day: dayOfMonth)
          if try calendar.lunarDate(of: day) != lunar || calendar.day(of: lunar) != day {
            differences.append("\(calendar) \(CivilDate(day)) \(lunar)")
          }
          day = try day.adding(days: 1)
          count += 1
        }
      }
      next = day
    }
    #expect(differences.prefix(5) == [])
    #expect(count == days)
  }

  @Test func landmarks() throws {
    let columns = ["calendar", "date", "year", "month", "leap", "day", "source"]
    for record in try ReferenceTable.records("landmarks", columns: columns) {
      let calendar = try #require(LunarCalendar(id: String(record["calendar"])))
      let date = try #require(CivilDate(String(record["date"])))
      let lunar = try LunarDate(
        year: #require(Int(record["year"])), month: #require(Int(record["month"])),
        isLeapMonth: record["leap"] == "1",
        day: #require(Int(record["day"])))
      #expect(try calendar.lunarDate(of: date) == lunar, "\(calendar) \(date): \(record["source"])")
      #expect(try calendar.civilDate(of: lunar) == date, "\(calendar) \(lunar): \(record["source"])")
    }
  }
}
