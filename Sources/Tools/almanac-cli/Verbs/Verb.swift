/// One thing the command can do: how it is asked for, and doing it.
protocol Verb {
  static var name: String { get }
  /// The operands as the usage line shows them, such as `[DATE]`.
  static var operands: String { get }
  /// What it does, in half a line.
  static var summary: String { get }
  /// More to know, for the verb's own help.
  static var details: String { get }
  /// The options it knows; all others are refused.
  static var options: [CommandOption] { get }
  /// The formats it can write, the default first.
  static var formats: [OutputFormat] { get }

  init(_ arguments: Arguments) throws(UsageError)
  func run(_ output: inout OutputStream) throws
}

/// The table of verbs, in the order of the help.
enum Verbs {
  static var all: [any Verb.Type] {
    [
      DateVerb.self, LunarVerb.self, MonthVerb.self, TermsVerb.self, PhasesVerb.self, FestivalsVerb.self,
      SeasonsVerb.self, SunVerb.self, CalendarsVerb.self, InsultVerb.self, BudgetVerb.self,
      HydrationVerb.self, ExportVerb.self, WidgetVerb.self, ScheduleVerb.self, IdentifiersVerb.self,
    ]
  }
}
