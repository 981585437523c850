import AlmanacReports

/// `almanac-dev declarations`: the types of the rows of all tables for TypeScript, made from their columns.
enum DeclarationsCommand {
  static let usage = "declarations"

  static func run(_ words: [String]) -> Int32 {
    guard words.isEmpty else { return AlmanacDev.misunderstood("usage: almanac-dev \(usage)") }
    print(text, terminator: "")
    return 0
  }

  /// The text of `Apps/WebAssembly/tables.d.ts`.
  static var text: String {
    let head = """
      // The rows of the tables that 'almanac export' writes, as JSON. `make api` makes this file from their columns: do not edit.

      """
    return head + interfaces.map { "\n\($0)" }.joined()
  }

  private static var interfaces: [String] {
    let calendars = [
      "  /** The columns of each calendar by its id. */",
      "  readonly calendars: Readonly<Record<string, CalendarDay>>;",
    ]
    return [
      interface("LunarDate", "A day of a lunar calendar.", ColumnType.lunarParts.map(\.heading)),
      row("Date", "dates", WideDayRow.columns, others: calendars),
      interface(
        "CalendarDay", "A civil day in one of the calendars of `dates`.", CalendarRow.columns.map(\.heading)),
      row("Day", "days", DayRow.columns), row("Year", "years", YearRow.columns),
      row("Term", "terms", TermRow.columns), row("Phase", "phases", PhaseRow.columns),
      row("Season", "seasons", SeasonRow.columns), row("Festival", "festivals", FestivalRow.columns),
      row("Anniversary", "anniversaries", AnniversaryRow.columns), row("Sun", "sun", SunRow.columns),
      row("Calendar", "calendars", CalendarInfoRow.columns),
      row("Uncertain", "uncertain", UncertainRow.columns),
    ]
  }

  private static func row<Row>(
    _ name: String, _ table: String, _ columns: [Column<Row>], others: [String] = []
  ) -> String {
    interface("\(name)Row", "A row of `\(table)`.", columns.map(\.heading), others: others)
  }

  private static func interface(
    _ name: String, _ help: String, _ headings: [ColumnHeading], others: [String] = []
  ) -> String {
    let members = headings.flatMap { heading in
      [
        "  /** \(heading.help.prefix(1).uppercased())\(heading.help.dropFirst()). */",
        "  readonly \(heading.name): \(type(heading));",
      ]
    }
    let lines = ["/** \(help) */", "export interface \(name) {"] + members + others + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func type(_ heading: ColumnHeading) -> String {
    let type =
      switch heading.type {
      case .integer, .number: "number"
      case .boolean: "boolean"
      case .lunarDate: "LunarDate"
      case .text where !heading.words.isEmpty: heading.words.map { "\"\($0)\"" }.joined(separator: " | ")
      case .date, .text: "string"
      case .ids, .names: "readonly string[]"
      case .integers: "readonly number[]"
      case .records:
        "readonly { "
          + heading.fields.map { "readonly \($0.name): \(Self.type($0))" }.joined(separator: "; ") + " }[]"
      }
    return type + (heading.isOptional ? " | null" : "")
  }
}
