import DayAlmanac
import WidgetCore

/// A request for the rows of a table.
struct TableRequest {
  /// The name of the table.
  var name: String
  var range: ClosedRange<DayNumber>
  var format: OutputFormat
  /// The language of headings in text.
  var language: Language
  /// The names given by `--columns`; `nil` for all.
  var columns: [String]?
  var alarm: Alarm?
  var recurrence = Recurrence.dates
  var spreadsheet = SpreadsheetForm()
}

/// A column in the form of a format.
private struct ShownColumn<Row> {
  var heading: ColumnHeading
  var value: (Row) -> OrderedJSON?
}

extension Table {
  /// Writes the rows of a range of days.
  ///
  /// - Throws: `UsageError` for an unknown column, or one that was requested twice; nothing is written then.
  func write(_ request: TableRequest, to output: inout OutputStream) throws {
    switch request.format {
    case .ics: try writeEvents(request, to: &output)
    case .text: try writeText(request, to: &output)
    case .json:
      guard let document else { return try writeRows(request, to: &output) }
      if request.columns != nil {
        throw UsageError(request.name) { $0.noColumnsOf(name: request.name) }
      }
      try output.write("\(document(request.range).text)\n")
    default: try writeRows(request, to: &output)
    }
  }

  /// Calls a body with each row; one year at a time, so that memory does not grow with the range.
  private func forEachRow(
    in range: ClosedRange<DayNumber>, isForPeople: Bool = false, _ body: (Row) throws -> Void
  ) throws {
    var first = range.lowerBound
    while true {
      let last = min(first.advanced(by: 365), range.upperBound)
      let all = try rows(first...last)
      for row in isForPeople ? shown?(all) ?? all : all { try body(row) }
      guard last < range.upperBound else { return }
      first = last.advanced(by: 1)
    }
  }

  private func writeRows(_ request: TableRequest, to output: inout OutputStream) throws {
    let columns =
      try [.csv, .sql].contains(request.format)
      ? flatColumns(named: request.columns) : objectColumns(named: request.columns)
    let headings = columns.map(\.heading)
    var writer: any RowWriter =
      switch request.format {
      case .json, .jsonl: ObjectRowWriter(columns: headings, isArray: request.format == .json)
      case .sql: SQLRowWriter(table: request.name, columns: headings)
      default: CSVRowWriter(columns: headings, form: request.spreadsheet)
      }
    try output.write(writer.head)
    let functions = columns.map(\.value)
    var values: [OrderedJSON] = []
    try forEachRow(in: request.range) { row in
      values.removeAll(keepingCapacity: true)
      for value in functions { values.append(value(row) ?? .null) }
      try output.write { writer.write(values, to: &$0) }
    }
    try output.write(writer.tail)
  }

  private func writeText(_ request: TableRequest, to output: inout OutputStream) throws {
    let texts = DayTexts(request.language)
    let columns = try chosen(columns, \.heading, request.columns, known: columns.map(\.heading.name))
    let shown = request.columns == nil ? columns.filter { $0.label != nil } : columns
    var rows: [Row] = []
    try forEachRow(in: request.range, isForPeople: true) { rows.append($0) }
    let lines =
      [shown.map { $0.label?(texts) ?? $0.heading.name }] + rows.map { row in shown.map { $0.cell(row) } }
    let notes = notes?(request.range, rows) ?? []
    try output.write(([TextTable(rows: lines).text] + notes).joined(separator: "\n") + "\n")
  }

  private func writeEvents(_ request: TableRequest, to output: inout OutputStream) throws {
    let name = title?(DayTexts(request.language)) ?? request.name
    let file = CalendarFile(name: name.capitalizedFirst, alarm: request.alarm)
    var isEmpty = true
    var series: [DayEvent] = []
    func write(_ event: DayEvent) throws {
      if isEmpty { try output.write(file.head) }
      isEmpty = false
      try output.write(file.text(of: event))
    }
    try forEachRow(in: request.range, isForPeople: true) { row in
      guard let event = event?(row) else { return }
      if request.recurrence == .rule { series.append(event) } else { try write(event) }
    }
    let (events, asDates) = series.asRules()
    for event in events { try write(event) }
    // RFC 5545 does not allow a calendar without events.
    if isEmpty {
      throw CommandFailure { $0.noEvents(name: request.name) }
    }
    try output.write(file.tail)
    if !asDates.isEmpty {
      let texts = AlmanacReportsStrings(language: request.language.tableIndex)
      Complaint.tell(texts.asDates(names: texts.list(asDates)))
    }
  }

  // MARK: - Columns of a format

  /// Returns the columns of JSON and text: one for each declared column, and one with the columns of all calendars.
  private func objectColumns(named names: [String]?) throws(UsageError) -> [ShownColumn<Row>] {
    let known = columns.map(\.heading.name) + (calendars.first?.columns ?? []).map(\.heading.name)
    let outside = names?.filter { name in !isOfCalendars(name) }
    let own = try chosen(columns, \.heading, outside, known: known)
    var shown = own.map { ShownColumn(heading: $0.heading, value: $0.value) }
    let inside = names?.filter(isOfCalendars)
    guard !calendars.isEmpty, inside?.isEmpty != true else { return shown }
    var parts: [(id: String, columns: [Column<Row>])] = []
    for calendar in calendars {
      parts.append((calendar.calendar.id, try chosen(calendar.columns, \.heading, inside, known: known)))
    }
    shown.append(
      ShownColumn(heading: .calendars) { row in
        .object(
          parts.map { part in
            (part.id, .object(part.columns.members(row)))
          })
      })
    return shown
  }

  private func isOfCalendars(_ name: String) -> Bool {
    calendars.contains { $0.columns.contains { $0.heading.isCalled(name) } }
  }

  /// Returns the columns of CSV and SQL: four for a lunar date, with the id of the calendar if there are several.
  private func flatColumns(named names: [String]?) throws(UsageError) -> [ShownColumn<Row>] {
    let all =
      columns.flatMap { Self.flat($0, prefix: "") }
      + calendars.flatMap { calendar in
        calendar.columns.flatMap { Self.flat($0, prefix: ColumnHeading.snake(calendar.calendar.id) + "_") }
      }
    return try chosen(all, \.heading, names, known: all.map(\.heading.name))
  }

  private static func flat(_ column: Column<Row>, prefix: String) -> [ShownColumn<Row>] {
    let heading = column.heading
    guard heading.type == .lunarDate else {
      return [ShownColumn(heading: heading.named(prefix + heading.snakeName), value: column.value)]
    }
    return LunarDate.columns.map { part in
      ShownColumn(heading: part.heading.named(prefix + part.heading.snakeName)) { row in
        column.lunarDate(row).flatMap(part.value)
      }
    }
  }

  /// Returns the columns with some names, in the order of the names; all columns without names.
  private func chosen<Shown>(
    _ columns: [Shown], _ heading: (Shown) -> ColumnHeading, _ names: [String]?, known: [String]
  ) throws(UsageError) -> [Shown] {
    guard let names else { return columns }
    var indices: [Int] = []
    for name in names {
      guard let index = columns.firstIndex(where: { heading($0).isCalled(name) }) else {
        // chinese_utc8_month belongs to chinese-utc8, not to chinese.
        let other = LunarCalendar.all.filter { name.hasPrefix(ColumnHeading.snake($0.id) + "_") }
          .max { $0.id.count < $1.id.count }
        guard let other else { throw UsageError(unknown: .column, name, among: known) }
        throw UsageError(name) {
          let problem = $0.unknownWord(kind: $0.kindColumn, text: name)
          return $0.listed($0.columnOfCalendar(option: "--calendar \(other)", problem: problem), known)
        }
      }
      guard !indices.contains(index) else {
        throw UsageError(name) { $0.twice(option: $0.quoted(text: name)) }
      }
      indices.append(index)
    }
    return indices.map { columns[$0] }
  }
}

extension ColumnHeading {
  /// Returns whether a name is that of the column, in JSON or in CSV.
  fileprivate func isCalled(_ name: String) -> Bool { Self.snake(name) == snakeName }

  /// The member of JSON with the columns of several calendars.
  fileprivate static let calendars = ColumnHeading(
    name: "calendars", type: .records, isOptional: false, help: "the columns of each calendar by its id")
}
