import Foundation
import WidgetBridge

// Until budget and hydration are over the bridge.
protocol LegacyAction: SendableMetatype {
  static var name: String { get }
  static var operands: String { get }
  static var operandWords: [String] { get }
  static var summary: String { get }
  static var details: String { get }
  static var examples: [String] { get }
  static var options: [CommandOption] { get }
  init(_ arguments: Arguments) throws(UsageError)
  func run(_ output: inout OutputStream) throws
}
extension LegacyAction {
  static var operands: String { "" }
  static var operandWords: [String] { [] }
  static var details: String { "" }
  static var examples: [String] { [] }
  static var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
  static var action: Action {
    Action(
      name, operands, words: operandWords, summary, details: details, examples: examples, options: options
    ) {
      try Self($0).run(&$1)
    }
  }
}
typealias NowAndHere = Clock
extension CommandOption {
  static let language = Options.language.declaration
  static let at = Options.at.declaration
  static let zone = Options.zone.declaration
  static let file = Self("file", "FILE", "the document that is read and written; its folder must exist")
  static let state = Self("state", "FILE", "the document to show, as the app writes it (default: a sample)")
  static let firstWeekday = Self("first-weekday", "DAY", "monday to sunday")
  static let format = Options.format()
  static func format(_ formats: OutputFormat...) -> Self { Options.format(formats) }
  static func union(_ options: [Self]) -> [Self] {
    var found: [Self] = []
    for option in options where !found.contains(option) { found.append(option) }
    return found
  }
}
extension Arguments {
  static func date(_ text: String) throws(UsageError) -> CivilDate {
    guard let date = CivilDate(text) else {
      throw UsageError("'\(text)' is not a date of the Gregorian calendar such as 2026-02-17")
    }
    return date
  }
  func language() throws(UsageError) -> Language { try language(.text) }
  func format(of thing: String, among: [String]? = nil) throws(UsageError) -> OutputFormat { try format() }
  func firstWeekday() throws(UsageError) -> Weekday? { try self[WidgetOptions.firstWeekday] }
  func choice<Value: RawRepresentable & CaseIterable>(_ option: CommandOption, of type: Value.Type)
    throws(UsageError) -> Value? where Value.RawValue == String
  {
    guard let text = self[option] else { return nil }
    guard let value = Value(rawValue: text) else {
      throw UsageError(
        "'\(text)' is not allowed for \(option.flag); allowed: \(type.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    return value
  }
  func action(of verb: any LegacyAction.Type, among actions: [any LegacyAction.Type]) throws(UsageError)
    -> any LegacyAction
  {
    let names = actions.map { $0.name }.joined(separator: ", ")
    guard let name = operands.first else { throw UsageError("the action is missing; there are: \(names)") }
    guard let action = actions.first(where: { $0.name == name }) else {
      throw UsageError("unknown action '\(name)'; there are: \(names)")
    }
    try refuse(allBut: action.options, of: "'\(verb.name) \(name)'")
    var rest = self
    rest.operands.removeFirst()
    return try action.init(rest)
  }
}
extension Action {
<<<<<<< HEAD
  static let budget = BudgetAction.action
=======
  static let hydration = HydrationAction.action
>>>>>>> df2fe1c0 (Answer every action of a budget in the bridge, and ask it in 'almanac budget')
}
