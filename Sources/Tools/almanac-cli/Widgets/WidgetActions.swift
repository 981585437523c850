import WidgetFoundation
import WidgetPictures

/// `almanac widget`: the snapshot of a widget.
struct WidgetAction: Action {
  static let name = "widget"
  static let operands = "WIDGET"
  static let summary = "what a widget shows at a moment"
  static var details: String {
    """
    WIDGET is one of these, with its own options:

    \(WidgetCommands.details())

    On a terminal the text has colours; --color never and the variable NO_COLOR turn them off. As svg it is a picture: a
    sketch of what a device draws, with the same texts, measures and colours.

    If the document of --state or --log cannot be shown, the exit code is 1, and the output is what the user then sees.
    """
  }
  static let examples = [
    "almanac widget calendar --at 2026-02-17T08:00:00+07:00",
    "almanac widget solstice --latitude 21.03 --longitude 105.85 --language vi --color never",
    "almanac widget calendar --format svg --scheme dark --family large",
  ]
  static var operandWords: [String] { WidgetCommands.all.map { $0.name } }
  static var options: [CommandOption] { WidgetCommands.options + own }
  private static let own: [CommandOption] = [
    .format(.text, .json, .widgetData, .svg), .color, .scheme, .mode,
  ]

  private let common: WidgetArguments
  private let command: any WidgetCommand
  private let colors: TextStyle.Choice
  private let appearance: Appearance

  init(_ arguments: Arguments) throws(UsageError) {
    let type = try WidgetCommands.command(arguments, others: Self.own)
    common = try WidgetArguments(arguments, of: type, as: "a widget")
    colors = try arguments.choice(.color, of: TextStyle.Choice.self) ?? .auto
    appearance = try arguments.appearance(of: common)
    command = try type.init(arguments)
  }

  func run(_ output: inout OutputStream) throws { try write(command, to: &output) }

  private func write(_ command: some WidgetCommand, to output: inout OutputStream) throws {
    let (instant, environment) = (common.instant, common.environment)
    // Read once, so that the exit code is that of what is shown.
    let state = command.state(at: instant, in: environment.zone)
    switch common.format {
    case .json: try output.write(command.json(of: state, at: instant, in: environment).output)
    case .widgetData: try output.write(command.widgetData(of: state, at: instant, in: environment).output)
    case .svg: try output.write(command.svg(of: state, at: instant, in: environment, appearance))
    default:
      let style = TextStyle(colors, on: output)
      try output.write(command.text(of: state, at: instant, in: environment, style: style))
    }
    try output.flush()
    try command.requireDocument(in: state)
  }
}

extension Arguments {
  private enum Scheme: String, CaseIterable {
    case light, dark
  }

  /// Returns the colouring of a picture; both options are only for pictures.
  fileprivate func appearance(of common: WidgetArguments) throws(UsageError) -> Appearance {
    for option in [CommandOption.scheme, .mode] where self[option] != nil && common.format != .svg {
      throw UsageError("\(option.flag) is for --format svg")
    }
    let isDark = try choice(.scheme, of: Scheme.self) == .dark
    let mode = try choice(.mode, of: RenderingMode.self)
    return mode.map { Appearance($0, isDark: isDark) }
      ?? .usual(of: common.environment.family, isDark: isDark)
  }
}

/// `almanac schedule`: the schedule of a widget.
struct ScheduleAction: Action {
  static let name = "schedule"
  static let operands = "WIDGET"
  static let summary = "when a widget changes by itself, and what it then says"
  static var details: String {
    """
    WIDGET is one of these, with its own options:

    \(WidgetCommands.details(excluding: WidgetCommands.optionsOfScreens))

    One line per entry: the local time, and the text that is read aloud. The last line says when the system asks again.
    If the document of --state or --log cannot be shown, the exit code is 1.
    """
  }
  static let examples = [
    "almanac schedule calendar",
    "almanac schedule hydration --zone Asia/Ho_Chi_Minh --format json",
  ]
  static var operandWords: [String] { WidgetCommands.all.map { $0.name } }
  static var options: [CommandOption] {
    WidgetCommands.options.filter { !WidgetCommands.optionsOfScreens.contains($0) } + [.format(.text, .json)]
  }

  private let common: WidgetArguments
  private let command: any WidgetCommand

  init(_ arguments: Arguments) throws(UsageError) {
    let type = try WidgetCommands.command(
      arguments, others: [.format], excluding: WidgetCommands.optionsOfScreens)
    common = try WidgetArguments(arguments, of: type, as: "a schedule")
    command = try type.init(arguments)
  }

  func run(_ output: inout OutputStream) throws { try write(command, to: &output) }

  private func write(_ command: some WidgetCommand, to output: inout OutputStream) throws {
    let (instant, environment) = (common.instant, common.environment)
    let state = command.state(at: instant, in: environment.zone)
    try output.write(
      common.format == .json
        ? command.scheduleJSON(of: state, from: instant, in: environment).output
        : command.schedule(of: state, from: instant, in: environment).text(zone: environment.zone))
    try output.flush()
    try command.requireDocument(in: state)
  }
}
