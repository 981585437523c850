import AlmanacCompiler
import AlmanacModel
import Testing

/// The rows of Generated/margins.tsv, generated from Data/.
struct MarginReport {
  struct Row {
    var calendar: String
    var event: String
    var instant: String
    var margin: Int
    var isCertain: Bool
    var day: String
    var otherDay: String
    /// The number of days whose lunar date would change.
    var days: Int
    var changed: ClosedRange<DayNumber>?
  }

  let rows: [Row]

  static func ofProject() async throws -> MarginReport {
    let file = try await Project.files().first { $0.path == "Generated/margins.tsv" }
    return try MarginReport(try #require(file).text)
  }

  init(_ text: String) throws {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    rows = try lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 13, "\(line)")
      var changed: ClosedRange<DayNumber>?
      if let first = CivilDate(fields[11]), let last = CivilDate(fields[12]) {
        changed = DayNumber(first)...DayNumber(last)
      }
      return Row(
        calendar: fields[0], event: fields[1], instant: fields[2], margin: try #require(Int(fields[5])),
        isCertain: fields[7] == "yes", day: fields[8], otherDay: fields[9],
        days: try #require(Int(fields[10])),
        changed: changed)
    }
  }
}
