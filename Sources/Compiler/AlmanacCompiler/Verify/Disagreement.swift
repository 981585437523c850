import AlmanacModel
import SourceText

/// A row of Data/reference/disagreements.tsv: consecutive days on which an authority has other lunar dates.
struct Disagreement: Hashable {
  var authority: String
  var calendar: String
  /// The first day that differs.
  var day: DayNumber
  var days: Int
  /// The lunar dates of the first day, as text.
  var ours: String
  var theirs: String

  static let path = "\(InputDigests.referenceFolder)/disagreements.tsv"
  private static let columns = [
    "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence",
  ]

  /// Returns all rows with their locations.
  static func read(_ reader: DataReader) -> [Disagreement: SourceLocation] {
    var rows: [Disagreement: SourceLocation] = [:]
    for record in reader.table(path, columns: columns).records {
      let texts = columns.map { record.text($0) }
      if record.isBad { continue }
      let row = Disagreement(
        authority: texts[0], calendar: texts[1], day: DayNumber(record.date("date")),
        days: record.integer("days", in: 1...100_000), ours: texts[4], theirs: texts[5])
      if record.isBad { continue }
      if rows.updateValue(record.location, forKey: row) != nil { record.report("the row appears twice") }
    }
    return rows
  }
}
