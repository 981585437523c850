import WidgetBridge
import WidgetPictures

/// A widget system in the command: the meaning of its options, and its form in a terminal.
protocol WidgetCommand {
  associatedtype System: WidgetSystem where System.Content: PicturedContent

  /// The operand that names it.
  static var name: String { get }
  /// The explanation, half a line.
  static var summary: String { get }
  /// The language of its app.
  static var language: Language { get }
  /// The options besides those of every widget.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)

  /// The user's choices.
  var configuration: System.Configuration { get }
  /// Whether private values are shown or removed.
  var privacy: Privacy { get }
  /// Returns the app's stored state as a widget finds it at an instant.
  func state(at instant: Instant, in zone: ZoneClock) -> System.State
  /// Returns a snapshot for people; every line ends with a line feed.
  func picture(_ snapshot: System.Snapshot, style: TextStyle) -> String

  /// Returns the output at an instant as text for people.
  func text(at instant: Instant, in environment: WidgetEnvironment, style: TextStyle) throws -> String
  /// Returns the output at an instant as JSON.
  func json(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
  /// Returns the output at an instant as an SVG picture.
  func svg(at instant: Instant, in environment: WidgetEnvironment, _ appearance: Appearance) throws -> String
  /// Returns the output at an instant in the form of the app's first version; only one widget supports it.
  func widgetData(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
}

extension WidgetCommand {
  var privacy: Privacy { .shown }

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

  /// Returns the snapshot at an instant as JSON, in the form of the bridge.
  func snapshotJSON(at instant: Instant, in environment: WidgetEnvironment) -> JSON {
    AnswerWriter.json(snapshot(at: instant, in: environment), of: System.self, in: environment)
  }

  func widgetData(at instant: Instant, in environment: WidgetEnvironment) throws -> JSON {
    throw UsageError("only the calendar can be written as '\(OutputFormat.widgetData.rawValue)'")
  }

  /// Returns the schedule for people.
  func schedule(from instant: Instant, in environment: WidgetEnvironment) -> WidgetSchedule {
    WidgetSchedule(
      System.self, state: state(at: instant, in: environment.zone), configuration: configuration,
      from: instant,
      in: environment, privacy: privacy)
  }

  /// Returns the schedule as JSON, with the snapshot of each entry.
  func scheduleJSON(from instant: Instant, in environment: WidgetEnvironment) -> JSON {
    AnswerWriter.schedule(
      of: System.self, state: state(at: instant, in: environment.zone), configuration: configuration,
      from: instant,
      in: environment, privacy: privacy)
  }
}

extension JSON {
  /// The JSON text that the command prints, with the outer levels on separate lines.
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

  /// The options of all systems and those that all widgets share, without duplicates.
  static var options: [CommandOption] {
    CommandOption.union(WidgetArguments.options + all.flatMap { $0.options })
  }

  /// Returns the requested system.
  ///
  /// - Parameter others: The options of the verb itself.
  static func command(
    _ arguments: Arguments, others: [CommandOption]
  ) throws(UsageError) -> any WidgetCommand.Type {
    let names = all.map { $0.name }
    let name = try arguments.operand("the widget", of: names)
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError("unknown widget '\(name)'; there are: \(names.joined(separator: ", "))")
    }
    try arguments.refuse(
      allBut: WidgetArguments.options + command.options + others, of: "the widget '\(name)'")
    return command
  }

  /// The help about all widgets.
  static var details: String {
    let rows = all.map { command in
      ["  " + command.name, command.summary, command.options.map(\.flag).joined(separator: " ")]
    }
    return TextTable(rows: rows).text
  }
}
