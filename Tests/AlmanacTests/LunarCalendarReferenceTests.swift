import Almanac
import SourceText
import TestSupport
import Testing

/// The dates against facts from outside.
struct LunarCalendarReferenceTests {
  /// An independent program's lunar years, every day of 1899-02-10 to 2101-01-28 in four calendars.
  @Test func everyDayIsThatOfAnIndependentProgram() throws {
    var differences: [String] = []
    var next: [String: DayNumber] = [:]
    let columns = ["calendar", "year", "new-year", "leap-month", "lengths"]
    for record in try ReferenceTable.records("lunar_years", columns: columns) {
      let calendar = try #require(LunarCalendar(id: String(record["calendar"])))
      let year = try #require(Int(record["year"]))
      let leapMonth = try #require(Int(record["leap-month"]))
      var day = DayNumber(try #require(CivilDate(String(record["new-year"]))))
      #expect(next[calendar.id] ?? day == day)
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
          day = try day.advanced(by: 1)
        }
      }
      next[calendar.id] = day
    }
    #expect(differences.prefix(5) == [])
    #expect(next.count == 4)
    #expect(next.values.allSatisfy { CivilDate($0).description == "2101-01-29" })
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
