import AlmanacModel
import SourceText

/// A row of Data/reference/disagreements.tsv: consecutive days on which an authority has other lunar dates.
struct Disagreement: Hashable, Sendable {
  var authority: String
  var calendar: String
  /// The first day that differs.
  var day: DayNumber
  var days: Int
  /// The lunar dates of the first day, as text.
  var ours: String
  var theirs: String

  static let path = "\(DataReader.referenceFolder)/disagreements.tsv"
  private static let columns = [
    "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence", "told",
  ]

  /// The rows of the table.
  struct Ledger: Sendable {
    /// All rows with their locations.
    var rows: [Disagreement: SourceLocation] = [:]
    /// The rows that users are told of, in order of calendar and time.
    var told: [PublishedDifferenceRecord] = []
  }

  /// Reads the table.
  ///
  /// - Parameter calendars: The ids that a row may have.
  static func read(_ reader: DataReader, calendars: [String]) -> Ledger {
    var ledger = Ledger()
    var told: [Disagreement] = []
    for record in reader.table(path, columns: columns).records {
      let texts = columns.map { record.text($0) }
      _ = record.index("calendar", among: calendars)
      let isTold = record.index("told", among: ["-", "yes"]) == 1
      if isTold, LunarDate(texts[5]) == nil {
        record.report("'\(texts[5].brief)' is not a lunar date such as 2057-09-01", at: "theirs")
      }
      if record.isBad { continue }
      let row = Disagreement(
        authority: texts[0], calendar: texts[1], day: DayNumber(record.date("date")),
        days: record.integer("days", in: 1...100_000), ours: texts[4], theirs: texts[5])
      if record.isBad { continue }
      if ledger.rows.updateValue(record.location, forKey: row) != nil {
        record.report("the row appears twice")
      }
      if isTold { told.append(row) }
    }
    ledger.told = told.sorted { ($0.calendar, $0.day.rataDie) < ($1.calendar, $1.day.rataDie) }.map { row in
      PublishedDifferenceRecord(
        calendar: TableText(row.calendar), authority: TableText(row.authority), firstDay: CivilDate(row.day),
        lastDay: CivilDate(row.day.later(by: row.days - 1)), theirs: TableText(row.theirs))
    }
    return ledger
  }
}

extension RecordFormat {
  static let publishedDifferences = RecordFormat(
    "publishedDifferences", "The differences, in order of calendar and time.",
    of: "published-difference"
  ) { $0.ledger.told }
  .file(
    "AlmanacTables/PublishedDifferences.swift",
    title: "Days on which published tables and widely used programs have other lunar dates.",
    notes: ["Each has the lunar date of the other table on the first of these days."],
    from: [Disagreement.path])
}
