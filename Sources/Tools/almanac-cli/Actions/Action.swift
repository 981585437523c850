/// Something the command can do, with its usage.
///
/// The first word of a command line, a verb, names an action; after `budget`, `hydration` and `anniversaries`
/// the next word names another one.
protocol Action {
  /// The word that names it on the command line.
  static var name: String { get }
  /// The operands in the usage line, such as `[DATE]`.
  static var operands: String { get }
  /// The allowed words of the first operand, or the best known ones.
  static var operandWords: [String] { get }
  /// The explanation, half a line.
  static var summary: String { get }
  /// Further explanation in the verb's own help.
  static var details: String { get }
  /// Example command lines; those of a verb are in its help.
  static var examples: [String] { get }
  /// The allowed options; all others are refused.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)
  func run(_ output: inout OutputStream) throws
}

extension Action {
  static var operands: String { "" }
  static var operandWords: [String] { [] }
  static var details: String { "" }
  static var examples: [String] { [] }

  /// The word with its operands.
  static var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

/// The table of verbs, in the order of the help.
enum Verbs {
  static var all: [any Action.Type] {
    [
      DateAction.self, LunarAction.self, NextAction.self, MonthAction.self, TermsAction.self,
      PhasesAction.self,
      FestivalsAction.self, AnniversariesAction.self, SeasonsAction.self, SunAction.self,
      CalendarsAction.self, InsultAction.self,
      BudgetAction.self, HydrationAction.self, ExportAction.self, WidgetAction.self, ScheduleAction.self,
      IdentifiersAction.self, CompletionsAction.self,
    ]
  }
}

extension Arguments {
  /// Returns the action of a verb that the first operand names.
  func action(of verb: any Action.Type, among actions: [any Action.Type]) throws(UsageError) -> any Action {
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
