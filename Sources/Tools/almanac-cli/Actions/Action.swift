/// Something the command can do, how it is asked for, and doing it.
///
/// The first word of a command line, a verb, names one; behind `budget` and `hydration` the next word names one too.
protocol Action {
  /// The word that asks for it.
  static var name: String { get }
  /// The operands as the usage line shows them, such as `[DATE]`.
  static var operands: String { get }
  /// Words that the first operand may be, or the best known of them.
  static var operandWords: [String] { get }
  /// What it does, in half a line.
  static var summary: String { get }
  /// More to know, for the verb's own help.
  static var details: String { get }
  /// Command lines to begin with; those of a verb are shown in its help.
  static var examples: [String] { get }
  /// The options it knows; all others are refused.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)
  func run(_ output: inout OutputStream) throws
}

extension Action {
  static var operands: String { "" }
  static var operandWords: [String] { [] }
  static var details: String { "" }
  static var examples: [String] { [] }

  /// Its word with its operands.
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
  /// The action that the first operand names, of those of a verb.
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
