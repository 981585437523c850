import AlmanacReports
import Foundation
import LunarCalendarWidgetCore

/// `almanac-dev declarations`: the types of the command's JSON for TypeScript, made from columns, and the languages.
enum DeclarationsCommand {
  static let usage = "declarations [FILE.d.ts...]"

  /// Writes the types, and the unions of languages into other files that have them.
  static func run(_ files: [String]) throws -> Int32 {
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try withLanguages(text).write(toFile: file, atomically: true, encoding: .utf8)
    }
    if files.isEmpty { print(text, terminator: "") }
    return 0
  }

  /// The text of `Apps/WebAssembly/tables.d.ts`.
  static var text: String {
    let head = """
      // The JSON of the command: rows of the tables that 'almanac export' writes, and reports; those of `decided` as lines, for as JSON
      // they are the document `DecidedDays`. `make api` makes this file from their columns: do not edit. `almanac.wasm` gives the
      // reports of `date`, `month` and `sun` too, `almanac-insults.wasm` those of `insult`.

      """
    return head + interfaces.map { "\n\($0)" }.joined()
  }

  /// Returns declarations whose unions `LanguageCode` and `LanguageUsed` have the languages of the calendar widget.
  static func withLanguages(_ text: String) -> String {
    let languages = Language.allCases.filter { CalendarDefinition.language(for: $0) == $0 }
    let unions = [("LanguageCode", languages.map(\.rawValue)), ("LanguageUsed", languages.map(\.tag))]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (name, words) in unions where line.hasPrefix("export type \(name) = ") {
        return "export type \(name) = \(union(words));"
      }
      return String(line)
    }.joined(separator: "\n")
  }

  private static var interfaces: [String] {
    let reports: [RecordType] = [
      DayReport.recordType, MonthReport.recordType, NextReport.recordType, SunReport.recordType,
      InsultReport.recordType, AnniversaryReport.recordType, AppProject.recordType,
      VerifyReport.recordType, PillarsReport.recordType,
    ]
    var declared: Set<String> = []
    return (TableName.allCases.map(\.rows) + [CalendarRow.recordType] + reports)
      .flatMap { withParts($0, &declared) }
  }

  /// Returns the declaration of a type, and those of its parts that were not declared yet.
  private static func withParts(_ type: RecordType, _ declared: inout Set<String>) -> [String] {
    guard declared.insert(type.name).inserted else { return [] }
    var parts: [String] = []
    for part in type.columns.compactMap(\.record) { parts += withParts(part, &declared) }
    return [interface(type)] + parts
  }

  private static func interface(_ type: RecordType) -> String {
    let members = type.columns.flatMap { heading in
      let help = heading.help.isEmpty ? [] : ["  /** \(heading.help.capitalizedFirst). */"]
      return help + ["  readonly \(heading.name)\(heading.isLeftOut ? "?" : ""): \(self.type(heading));"]
    }
    // Only this table has further columns, once for each calendar.
    let others =
      type.name == WideDayRow.declaration.name
      ? [
        "  /** The columns of each calendar by its id. */",
        "  readonly calendars: Readonly<Record<string, \(CalendarRow.declaration.name)>>;",
      ] : []
    let lines = ["/** \(type.help) */", "export interface \(type.name) {"] + members + others + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  static func union(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: " | ")
  }

  private static func type(_ heading: ColumnHeading) -> String {
    let object = heading.record?.name ?? "object"
    let type =
      switch heading.type {
      case .integer, .number: "number"
      case .boolean: "boolean"
      case .text where !heading.words.isEmpty: union(heading.words)
      case .date, .text: "string"
      case .ids, .names: "readonly string[]"
      case .integers: "readonly number[]"
      case .records: "readonly \(object)[]"
      case .record, .lunarDate: object
      case .null: "null"
      }
    return type + (heading.isOptional ? " | null" : "")
  }
}
