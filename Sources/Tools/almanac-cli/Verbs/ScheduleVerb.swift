import WidgetFoundation

/// `almanac schedule`: when a widget changes.
struct ScheduleVerb: Verb {
  static let name = "schedule"
  static let operands = "WIDGET"
  static let summary = "when a widget changes by itself, and what it then says"
  static var details: String {
    """
    WIDGET is one of these, with options of its own:

    \(WidgetCommands.details)

    A line an entry: the local time, and what is read aloud. The last line says when the system asks again.
    """
  }
  /// A screen of the app has no schedule.
  static var options: [CommandOption] { WidgetCommands.options.filter { $0 != .view } }
  static let formats: [OutputFormat] = [.text, .json]

  private let common: WidgetArguments
  private let command: any WidgetCommand

  init(_ arguments: Arguments) throws(UsageError) {
    let type = try WidgetCommands.command(arguments)
    common = try WidgetArguments(arguments, of: type, formats: Self.formats, as: "a schedule")
    command = try type.init(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let (instant, environment) = (common.instant, common.environment)
    try output.write(
      common.format == .json
        ? command.scheduleJSON(from: instant, in: environment).output
        : command.schedule(from: instant, in: environment).text(zone: environment.zone))
  }
}
