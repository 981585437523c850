import WidgetBridge
import WidgetPictures

/// One widget system as the command shows it: what its own options mean, and how its snapshot looks in a terminal.
protocol WidgetCommand {
  associatedtype System: WidgetSystem where System.Content: PicturedContent

  /// The operand that asks for it.
  static var name: String { get }
  /// What it is, in half a line.
  static var summary: String { get }
  /// The language of its app.
  static var language: Language { get }
  /// The options it knows besides those of every widget.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)

  /// What the user chose.
  var configuration: System.Configuration { get }
  /// Whether private values are shown or taken out.
  var privacy: Privacy { get }
  /// What the app stored, as a widget finds it at a moment.
  func state(at instant: Instant, in zone: ZoneClock) -> System.State
  /// A snapshot for people; lines end with a line feed.
  func picture(_ snapshot: System.Snapshot, style: TextStyle) -> String

  /// What is shown at a moment, for people.
  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String
  /// What is shown at a moment, for programs.
  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
  /// What is shown at a moment, as a picture.
  func svg(at instant: Instant, in environment: WidgetEnvironment, _ appearance: Appearance) throws -> String
  /// The form of the app's first version, for programs; only one widget has it.
  func widgetData(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
}

extension WidgetCommand {
  var privacy: Privacy { .shown }

  /// What is shown at a moment.
  func snapshot(at instant: Instant, in environment: WidgetEnvironment) -> System.Snapshot {
    let snapshot = System.snapshot(
      of: state(at: instant, in: environment.zone), configuration: configuration, at: instant,
      in: environment)
    return privacy.applied(to: snapshot)
  }

  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String {
    picture(snapshot(at: instant, in: environment), style: style)
  }

  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    snapshotJSON(at: instant, in: environment)
  }

  func svg(
    at instant: Instant, in environment: WidgetEnvironment, _ appearance: Appearance
  ) throws -> String {
    WidgetPicture.svg(of: snapshot(at: instant, in: environment), System.self, in: environment, appearance)
  }

  /// What is shown at a moment, as the bridge writes it.
  func snapshotJSON(at instant: Instant, in environment: WidgetEnvironment) -> JSON {
    AnswerWriter.json(snapshot(at: instant, in: environment), of: System.self, in: environment)
  }

  func widgetData(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    throw UsageError("only the calendar can be written as '\(OutputFormat.widgetData.rawValue)'")
  }

  /// When the widget changes, for people.
  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      System.self, state: state(at: instant, in: environment.zone), configuration: configuration,
      from: instant,
      in: environment, privacy: privacy)
  }

  /// When the widget changes, with what it then shows, for programs.
  func scheduleJSON(from instant: Instant, in environment: WidgetEnvironment) -> JSON {
    AnswerWriter.schedule(
      of: System.self, state: state(at: instant, in: environment.zone), configuration: configuration,
      from: instant,
      in: environment, privacy: privacy)
  }
}

extension JSON {
  /// The value as the command prints it, the outer levels on lines of their own.
  var output: String { String(decoding: fileBytes(), as: UTF8.self) }
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
    CommandOption.union(WidgetArguments.options + all.flatMap { $0.options })
  }

  /// The system that is asked for.
  ///
  /// - Parameter others: Options of the verb itself.
  static func command(
    _ arguments: Arguments, others: [CommandOption]
  ) throws(UsageError) -> any WidgetCommand.Type {
    let name = try arguments.operand("the widget")
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError("unknown widget '\(name)'; there are: \(all.map { $0.name }.joined(separator: ", "))")
    }
    try arguments.refuse(
      allBut: WidgetArguments.options + command.options + others, of: "the widget '\(name)'")
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
