import WidgetBridge
import WidgetPictures

/// A widget system in the command: the meaning of its options, and its form in a terminal.
protocol WidgetCommand {
  associatedtype Definition: WidgetDefinition

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
  var configuration: Definition.Configuration { get }
  /// Whether private values are shown or removed.
  var privacy: Privacy { get }
  /// The path of the document to show; `nil` if none was named.
  var documentPath: String? { get }
  /// Returns the app's stored state as a widget finds it at an instant.
  func state(at instant: Instant, in zone: ZoneClock) -> Definition.State
  /// Throws if the named document cannot be shown.
  ///
  /// The widget itself only says what its user can do, or looks as before its app was opened for the first time.
  func requireDocument(in state: Definition.State) throws(DocumentNotShown)

  /// Returns the output of a state at an instant as text for people.
  func text(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment, style: TextStyle
  )
    throws -> String
  /// Returns the output of a state at an instant as JSON.
  func json(of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
  /// Returns the output of a state at an instant as an SVG picture.
  func svg(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment,
    _ appearance: Appearance
  ) throws -> String
  /// Returns the output of a state at an instant in the form of the app's first version; only one widget supports it.
  func widgetData(of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment) throws
    -> JSON
}

extension WidgetCommand {
  var privacy: Privacy { .shown }
  var documentPath: String? { nil }

  func requireDocument(in state: Definition.State) throws(DocumentNotShown) {
    guard let documentPath else { return }
    if let error = DocumentNotShown(documentPath, state) { throw error }
  }

  func snapshot(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment
  ) -> Definition.Snapshot {
    let snapshot = Definition.snapshot(of: state, configuration: configuration, at: instant, in: environment)
    return privacy.applied(to: snapshot)
  }

  func text(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment, style: TextStyle
  )
    throws -> String
  {
    snapshotText(of: state, at: instant, in: environment, style: style)
  }

  func json(of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment) throws -> JSON
  {
    snapshotJSON(of: state, at: instant, in: environment)
  }

  func svg(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment,
    _ appearance: Appearance
  ) throws -> String {
    WidgetPicture.svg(
      of: snapshot(of: state, at: instant, in: environment), Definition.self, in: environment, appearance)
  }

  /// Returns what the widget draws at an instant as text for people; every line ends with a line feed.
  func snapshotText(
    of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment, style: TextStyle
  ) -> String {
    let snapshot = snapshot(of: state, at: instant, in: environment)
    return DrawingText.lines(of: snapshot.drawing, snapshot.accessibility, style: style)
  }

  /// Returns the snapshot at an instant as JSON, in the form of the bridge.
  func snapshotJSON(of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment)
    -> JSON
  {
    AnswerWriter.json(snapshot(of: state, at: instant, in: environment), of: Definition.self, in: environment)
  }

  func widgetData(of state: Definition.State, at instant: Instant, in environment: WidgetEnvironment) throws
    -> JSON
  {
    throw UsageError("only the calendar can be written as '\(OutputFormat.widgetData.rawValue)'")
  }

  /// Returns the schedule for people.
  func schedule(of state: Definition.State, from instant: Instant, in environment: WidgetEnvironment)
    -> WidgetSchedule
  {
    WidgetSchedule(
      Definition.self, state: state, configuration: configuration, from: instant, in: environment,
      privacy: privacy)
  }

  /// Returns the schedule as JSON, with the snapshot of each entry.
  func scheduleJSON(of state: Definition.State, from instant: Instant, in environment: WidgetEnvironment)
    -> JSON
  {
    AnswerWriter.schedule(
      of: Definition.self, state: state, configuration: configuration, from: instant, in: environment,
      privacy: privacy)
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

  /// The options for the screen of an app, which has no schedule.
  static let optionsOfScreens: [CommandOption] = [.view, .season]

  /// Returns the requested system.
  ///
  /// - Parameters:
  ///   - others: The options of the verb itself.
  ///   - excluded: The options of systems that the verb does not take.
  static func command(
    _ arguments: Arguments, others: [CommandOption], excluding excluded: [CommandOption] = []
  ) throws(UsageError) -> any WidgetCommand.Type {
    let names = all.map { $0.name }
    let name = try arguments.operand("the widget", of: names)
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError("unknown widget '\(name)'; there are: \(names.joined(separator: ", "))")
    }
    let allowed = WidgetArguments.options + command.options.filter { !excluded.contains($0) } + others
    try arguments.refuse(allBut: allowed, of: "the widget '\(name)'")
    return command
  }

  /// The help about all widgets.
  ///
  /// - Parameter excluded: The options that the verb does not take.
  static func details(excluding excluded: [CommandOption] = []) -> String {
    let rows = all.map { command in
      let flags = command.options.filter { !excluded.contains($0) }.map(\.flag)
      return ["  " + command.name, command.summary, flags.joined(separator: " ")]
    }
    return TextTable(rows: rows).text
  }
}
