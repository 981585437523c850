import Almanac
import SourceText
import TestSupport
import Testing

/// A row of Data/reference/disagreements.tsv: consecutive days on which an authority has other lunar dates.
struct Disagreement: Hashable {
  var authority: String
  var calendar: String
  /// The first day.
  var day: DayNumber
  var days: Int
  /// The lunar dates of the first day, as text.
  var ours: String
  var theirs: String
  var reason: String
  /// Whether the library reports it.
  var isTold: Bool

  static func all() throws -> [Disagreement] {
    let columns = [
      "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence", "told",
    ]
    return try ReferenceTable.records("disagreements", columns: columns).map { record in
      for column in columns { #expect(!record[column].isEmpty) }
      return Disagreement(
        authority: String(record["authority"]), calendar: String(record["calendar"]),
        day: DayNumber(try #require(CivilDate(String(record["date"])))),
        days: try #require(Int(record["days"])),
        ours: String(record["ours"]), theirs: String(record["theirs"]), reason: String(record["reason"]),
        isTold: record["told"] == "yes")
    }
  }
}
