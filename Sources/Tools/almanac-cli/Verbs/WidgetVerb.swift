import WidgetFoundation

/// `almanac widget`: what a widget shows.
struct WidgetVerb: Verb {
  static let name = "widget"
  static let operands = "WIDGET"
  static let summary = "what a widget shows at a moment"
  static var details: String {
    """
    WIDGET is one of these, with options of its own:

    \(WidgetCommands.details)

    On a terminal the text has colours; --color never and the variable NO_COLOR turn them off.
    """
  }
  static var options: [CommandOption] { WidgetCommands.options + [.color] }
  static let formats: [OutputFormat] = [.text, .json, .widgetData]

  private let common: WidgetArguments
  private let command: any WidgetCommand
  private let style: TextStyle

  init(_ arguments: Arguments) throws(UsageError) {
    let type = try WidgetCommands.command(arguments, others: [.color])
    common = try WidgetArguments(arguments, of: type, formats: Self.formats, as: "a widget")
    style = try TextStyle(arguments)
    command = try type.init(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let (instant, environment) = (common.instant, common.environment)
    switch common.format {
    case .json: try output.write(command.json(at: instant, in: environment).output)
    case .widgetData: try output.write(command.widgetData(at: instant, in: environment).output)
    default: try output.write(command.text(at: instant, in: environment, style: style))
    }
  }
}
