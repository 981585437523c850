import WidgetFoundation

/// One widget system as the command shows it: what its own options mean, what it shows, and when it changes.
protocol WidgetCommand {
  /// The operand that asks for it.
  static var name: String { get }
  /// What it is, in half a line.
  static var summary: String { get }
  /// The options it knows besides those of every widget.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)
  /// What the widget shows, for people; lines end with a line feed.
  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String
  /// What the widget shows, for programs.
  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> String
  /// When it changes.
  func schedule(from instant: Instant, in environment: WidgetEnvironment) throws -> WidgetSchedule
}

/// The table of widget systems, in the order of the help.
enum WidgetCommands {
  static var all: [any WidgetCommand.Type] {
    [
      CalendarCommand.self, InsultCommand.self, BudgetCommand.self, SpendingCommand.self,
      SolsticeCommand.self, HydrationCommand.self,
    ]
  }

  /// The options of some systems and those of every widget, each once.
  static var options: [CommandOption] {
    let known = WidgetArguments.options + all.flatMap { $0.options }
    return CommandOption.allCases.filter(known.contains)
  }

  /// The system that is asked for.
  ///
  /// - Parameter others: Options of the verb itself.
  static func command(
    _ arguments: Arguments, others: [CommandOption] = []
  ) throws(UsageError) -> any WidgetCommand.Type {
    let name = try arguments.operand("the widget")
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError("unknown widget '\(name)'; there are: \(all.map { $0.name }.joined(separator: ", "))")
    }
    let allowed = WidgetArguments.options + command.options + others
    if let option = CommandOption.allCases.first(where: { arguments[$0] != nil && !allowed.contains($0) }) {
      throw UsageError("the widget '\(name)' has no option '\(option.flag)'")
    }
    return command
  }

  /// What the help says of each.
  static var details: String {
    let rows = all.map { command in
      ["  " + command.name, command.summary, command.options.map(\.flag).joined(separator: " ")]
    }
    return TextTable(rows: rows).text
  }
}
