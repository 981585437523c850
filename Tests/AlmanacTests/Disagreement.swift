import Almanac
import SourceText
import TestSupport
import Testing

/// A row of Data/reference/disagreements.tsv: days in a row on which an authority has other lunar dates.
struct Disagreement: Hashable {
  var authority: String
  var calendar: String
  /// The first day.
  var day: DayNumber
  var days: Int
  /// Lunar dates of the first day.
  var ours: String
  var theirs: String

  static func all() throws -> [Disagreement] {
    let columns = [
      "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence",
    ]
    return try ReferenceTable.records("disagreements", columns: columns).map { record in
      for column in columns { #expect(record.text(column) != nil) }
      return Disagreement(
        authority: String(record["authority"]), calendar: String(record["calendar"]),
        day: DayNumber(try #require(CivilDate(String(record["date"])))),
        days: try #require(record.integer("days", in: 1...400)),
        ours: String(record["ours"]), theirs: String(record["theirs"]))
    }
  }
}

/// The lunar years of another program, from Data/reference/other_calendars.tsv.
struct OtherCalendar {
  var authority: String
  var calendar: String
  /// Each day with its lunar date as text.
  var days: [(day: DayNumber, date: String)] = []

  static func all() throws -> [OtherCalendar] {
    let columns = ["authority", "calendar", "year", "new-year", "leap-month", "lengths"]
    var tables: [OtherCalendar] = []
    for record in try ReferenceTable.records("other_calendars", columns: columns) {
      let (authority, calendar) = (String(record["authority"]), String(record["calendar"]))
      if tables.last?.authority != authority || tables.last?.calendar != calendar {
        tables.append(OtherCalendar(authority: authority, calendar: calendar))
      }
      let year = try #require(Int(record["year"]))
      let leapMonth = try #require(Int(record["leap-month"]))
      var day = DayNumber(try #require(CivilDate(String(record["new-year"]))))
      if let last = tables[tables.count - 1].days.last { #expect(last.day.distance(to: day) == 1) }
      var (month, isLeap) = (0, false)
      for length in record["lengths"].split(separator: " ").compactMap({ Int($0) }) {
        isLeap = !isLeap && month == leapMonth && month > 0
        if !isLeap { month += 1 }
        for dayOfMonth in 1...length {
          let date = try LunarDate(year: year, month: month, isLeapMonth: isLeap, day: dayOfMonth)
          tables[tables.count - 1].days.append((day, date.description))
          day = try day.advanced(by: 1)
        }
      }
    }
    return tables
  }
}
