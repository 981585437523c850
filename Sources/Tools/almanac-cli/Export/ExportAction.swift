import Almanac

/// `almanac export`: tables for other tools.
struct ExportAction: Action {
  static let name = "export"
  static var operandWords: [String] { Exports.all.map { $0.name } }
  static var operands: String { operandWords.joined(separator: "|") }
  static let summary = "tables for other tools, as CSV, JSON, SQL or iCalendar"
  static var details: String {
    let types = ColumnType.allCases.map { ["  \($0)"] + $0.examples + [$0.sql] }
    return """
      \(Exports.all.map { $0.details }.joined(separator: "\n\n"))

      A column has a type, which each format writes in its own way; a missing value is empty in CSV and null in JSON:

      \(TextTable(rows: [["", "csv", "json, jsonl", "sql"]] + types).text)

      csv: RFC 4180 with a header; lines end with LF. json: an array. jsonl: an object per line. sql: a table and its
      rows in one transaction, as sqlite3 -bail, DuckDB and PostgreSQL read it; an asterisk marks the columns of the key.
      ics: all-day events, one for each date; ids stay the same from release to release.
      The range is within 1899-02-10 to 2101-01-28, for terms and phases within 1899 to 2101.
      """
  }
  static let examples = [
    "almanac export dates --calendar vietnamese --calendar chinese --year 2026 > dates.csv",
    "almanac export festivals --year 2026 --format ics --alarm 1d > festivals.ics",
    "almanac export dates --columns date,vietnamese_year,vietnamese_month --year 2026 --format sql",
  ]
  static let options: [CommandOption] = [
    .calendars, .language, .latitude, .longitude, .with, .from, .to, .year, .columns, .alarm,
    .format(.csv, .json, .jsonl, .sql, .ics),
  ]

  private let export: any Export
  private let range: ClosedRange<DayNumber>
  private let format: OutputFormat
  /// The names given by `--columns`.
  private let names: [String]?
  private let alarm: Alarm?

  init(_ arguments: Arguments) throws(UsageError) {
    let name = try arguments.operand("what to export", of: Self.operandWords)
    guard let kind = Exports.all.first(where: { $0.name == name }) else {
      throw UsageError("cannot export '\(name)'; there are: \(Self.operandWords.joined(separator: ", "))")
    }
    let words = arguments.words(of: .format)
    format = try arguments.format(
      of: kind.name, among: words.filter { kind.hasEvents || $0 != OutputFormat.ics.rawValue })
    try arguments.refuse(
      allBut: kind.options + [.from, .to, .year, .columns, .alarm, .format], of: "the export '\(name)'")
    range = try Self.range(of: kind, arguments)
    alarm = try Self.alarm(arguments, format)
    export = try kind.init(arguments)
    names = try Self.names(arguments, format, of: export)
  }

  func run(_ output: inout OutputStream) throws { try write(export, to: &output) }

  private func write<Chosen: Export>(_ export: Chosen, to output: inout OutputStream) throws {
    if format == .ics { return try writeEvents(export, to: &output) }
    let columns =
      names.map { names in names.compactMap { name in export.columns.first { $0.heading.name == name } } }
      ?? export.columns
    let headings = columns.map(\.heading)
    var writer: any RowWriter =
      switch format {
      case .json: JSONRowWriter(columns: headings)
      case .jsonl: JSONLinesRowWriter(columns: headings)
      case .sql: SQLRowWriter(table: Chosen.name, columns: headings)
      case .csv, .text, .ics, .widgetData, .svg, .swift: CSVRowWriter(columns: headings)
      }
    try output.write(writer.head)
    try export.forEach(in: range) { subject in
      try output.write(writer.text(of: columns.map { try $0.value(subject) }))
    }
    try output.write(writer.tail)
  }

  private func writeEvents<Chosen: Export>(_ export: Chosen, to output: inout OutputStream) throws {
    let file = CalendarFile(alarm: alarm)
    var isEmpty = true
    try export.forEach(in: range) { subject in
      guard let event = try export.event(of: subject) else { return }
      if isEmpty { try output.write(file.head) }
      isEmpty = false
      try output.write(file.text(of: event))
    }
    // RFC 5545 does not allow a calendar without events.
    if isEmpty { throw NothingToExport(name: Chosen.name) }
    try output.write(file.tail)
  }

  private static func range(
    of kind: any Export.Type, _ arguments: Arguments
  ) throws(UsageError) -> ClosedRange<DayNumber> {
    var (from, to) = (arguments[.from], arguments[.to])
    if let text = arguments[.year] {
      guard from == nil, to == nil else { throw UsageError("--year cannot be combined with --from or --to") }
      _ = try Arguments.year(text)
      (from, to) = ("\(text)-01-01", "\(text)-12-31")
    }
    let first = try Arguments.date(from ?? "1900-01-01")
    let last = try Arguments.date(to ?? "2100-12-31")
    for date in [first, last] where !kind.limits.contains(date.description) {
      throw UsageError(
        "\(date) is outside the tables of \(kind.name): \(kind.limits.lowerBound) to \(kind.limits.upperBound)"
      )
    }
    guard first <= last else { throw UsageError("--from \(first) is after --to \(last)") }
    return DayNumber(first)...DayNumber(last)
  }

  private static func alarm(_ arguments: Arguments, _ format: OutputFormat) throws(UsageError) -> Alarm? {
    guard let text = arguments[.alarm] else { return nil }
    guard format == .ics else { throw UsageError("--alarm is for --format ics") }
    guard let alarm = Alarm(text) else {
      throw UsageError("'\(text)' is not a time before an event such as 1d, 12h or 30m")
    }
    return alarm
  }

  private static func names<Kind: Export>(
    _ arguments: Arguments, _ format: OutputFormat, of export: Kind
  ) throws(UsageError) -> [String]? {
    guard let text = arguments[.columns] else { return nil }
    guard format != .ics else { throw UsageError("an ics file has no columns") }
    let known = export.headings.map(\.name)
    var names: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard known.contains(name) else {
        let list = known.joined(separator: ", ")
        throw UsageError("unknown column '\(name)'\(Kind.hint(at: name) ?? ""); there are: \(list)")
      }
      guard !names.contains(name) else { throw UsageError("the column '\(name)' appears twice") }
      names.append(name)
    }
    return names
  }
}

/// The error for a range without rows, in a format that needs at least one.
struct NothingToExport: Error, CustomStringConvertible {
  var name: String

  var description: String { "there are no \(name) in this range, and an ics file must have an event" }
}

/// A kind of rows that can be exported.
protocol Export {
  /// The subject of a row.
  associatedtype Subject

  static var name: String { get }
  /// The explanation of the rows, half a line.
  static var summary: String { get }
  /// All possible columns; they must not change, because other programs rely on them.
  static var table: [Column<Subject>] { get }
  /// Whether a calendar app can show the rows.
  static var hasEvents: Bool { get }
  /// The range of civil dates in the tables; dates with four-digit years sort as text.
  static var limits: ClosedRange<String> { get }
  /// The options besides those of every export.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)

  /// Returns how to get a column that this export does not have with the given options; `nil` if no option gives it.
  static func hint(at column: String) -> String?
  /// The columns of this export, from which `--columns` chooses.
  var columns: [Column<Subject>] { get }
  /// Passes the subjects of the rows in the order of time.
  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws
  /// Returns the event of a row for calendar apps; `nil` if they cannot show it.
  func event(of subject: Subject) throws -> DayEvent?
}

extension Export {
  var columns: [Column<Subject>] { Self.table }

  static func hint(at column: String) -> String? { nil }

  func event(of subject: Subject) throws -> DayEvent? { nil }

  var headings: [ColumnHeading] { columns.map(\.heading) }

  /// The help about the export.
  static var details: String {
    let rows = table.map(\.heading).map { ["  \($0.isKey ? "*" : "")\($0.name)", "\($0.type)", $0.help] }
    return "\(name): \(summary)\n\(TextTable(rows: rows).text)"
  }
}

/// The table of exports.
enum Exports {
  static var all: [any Export.Type] {
    [
      DateExport.self, DayExport.self, YearExport.self, TermExport.self, PhaseExport.self,
      FestivalExport.self, AnniversaryExport.self,
      SunExport.self,
    ]
  }

  /// The days for which the calendars have lunar dates.
  static let calendarDays = "1899-02-10"..."2101-01-28"

  /// The UTC days of the years for which the tables contain all solar terms and phases.
  static let skyDays = "1899-01-01"..."2101-12-31"
}
