import Almanac

/// `almanac export`: tables for other tools.
struct ExportAction: Action {
  static let name = "export"
  static let operands = "days|years|terms|phases|festivals|sun"
  static let summary = "tables for other tools, as CSV, JSON or iCalendar"
  static var details: String {
    let columns = Exports.all.map { ["  " + $0.name, $0.columns.joined(separator: ",")] }
    return """
      The columns of CSV (lines end with LF) and the keys of JSON:

      \(TextTable(rows: columns).text)

      days: leap is 0 or 1. years: those whose new year is in the range; leap_month is 0 for none; lengths are
      separated by spaces. terms, phases: by their day in UTC; tt is Terrestrial Time, utc is UT1 before 1972.
      festivals: those of the calendar's country; days_off is the number of paid days by law, which the law does
      not always fix to dates. sun: a row for each day of local mean time at --latitude and --longitude; kind is normal,
      polar-day, polar-night, sunrise-only or sunset-only; instants are UTC (in fact UT1), and empty where there is none.
      ics: all-day events on the date in the calendar, for years (new-year days), terms, phases and festivals.
      The range is within 1899-02-10 to 2101-01-28 for days, years, festivals and sun, within 1899 to 2101 for terms and phases.
      """
  }
  static let options: [CommandOption] = [
    .calendar, .language, .latitude, .longitude, .from, .to, .format(.csv, .json, .ics),
  ]

  private let export: any Export
  private let range: ClosedRange<DayNumber>
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    let name = try arguments.operand("what to export")
    guard let kind = Exports.all.first(where: { $0.name == name }) else {
      let names = Exports.all.map { $0.name }.joined(separator: ", ")
      throw UsageError("cannot export '\(name)'; there are: \(names)")
    }
    let words = arguments.words(of: .format)
    format = try arguments.format(
      of: kind.name, among: words.filter { kind.hasEvents || $0 != OutputFormat.ics.rawValue })
    try arguments.refuse(allBut: kind.options + [.from, .to, .format], of: "the export '\(name)'")
    range = try Self.range(of: kind, arguments)
    export = try kind.init(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let columns = type(of: export).columns
    var writer: any RowWriter =
      switch format {
      case .json: JSONRowWriter(columns: columns)
      case .ics: ICSRowWriter()
      case .csv, .text, .widgetData: CSVRowWriter(columns: columns)
      }
    try output.write(writer.head)
    var isEmpty = true
    try export.forEachRow(in: range) { row in
      isEmpty = false
      try output.write(writer.text(of: row))
    }
    // RFC 5545 has no calendar without an event. Nothing was written so far: the head is still in the buffer.
    if isEmpty && format == .ics { throw NothingToExport(name: type(of: export).name) }
    try output.write(writer.tail)
  }

  private static func range(
    of kind: any Export.Type, _ arguments: Arguments
  ) throws(UsageError) -> ClosedRange<DayNumber> {
    let first = try Arguments.date(arguments[.from] ?? "1900-01-01")
    let last = try Arguments.date(arguments[.to] ?? "2100-12-31")
    for date in [first, last] where !kind.limits.contains(date.description) {
      throw UsageError(
        "\(date) is outside the tables of \(kind.name): \(kind.limits.lowerBound) to \(kind.limits.upperBound)"
      )
    }
    guard first <= last else { throw UsageError("--from \(first) is after --to \(last)") }
    return DayNumber(first)...DayNumber(last)
  }
}

/// A range without a row, in a format that must have one.
struct NothingToExport: Error, CustomStringConvertible {
  var name: String

  var description: String { "there are no \(name) in this range, and an ics file must have an event" }
}

/// A kind of rows that can be exported.
protocol Export {
  static var name: String { get }
  /// The columns of CSV and the keys of JSON. They are fixed: other programs rely on them.
  static var columns: [String] { get }
  /// Whether a row is something a calendar app can show.
  static var hasEvents: Bool { get }
  /// The civil dates that the tables have rows for; dates of four-digit years sort as text.
  static var limits: ClosedRange<String> { get }

  /// The options it knows besides those of every export.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)

  /// Gives the rows in the order of time.
  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws
}

/// The table of exports.
enum Exports {
  static var all: [any Export.Type] {
    [DayExport.self, YearExport.self, TermExport.self, PhaseExport.self, FestivalExport.self, SunExport.self]
  }

  /// The days the calendars have lunar dates for.
  static let calendarDays = "1899-02-10"..."2101-01-28"

  /// The UTC days of the years whose terms and phases the tables hold whole.
  static let skyDays = "1899-01-01"..."2101-12-31"
}
