import WidgetFoundation
import WidgetPictures

extension Action {
  /// `almanac widget`: the snapshot of a widget.
  static let widget = Action(
    "widget", "what a widget shows at a moment",
    details: """
      On a terminal the text has colours; --color never and the variable NO_COLOR turn them off. As svg it is a picture: a
      sketch of what a device draws, with the same texts, measures and colours.

      Without a document, the budget and the drinks are a sample, whose text and picture say so.

      If the document of --state or --log cannot be shown, or the tables have nothing about the moment, the exit code is 1,
      and the output is what the user then sees.
      """,
    examples: [
      "almanac widget calendar --at 2026-02-17T08:00:00+07:00",
      "almanac widget solstice --city hanoi --language vi --color never",
      "almanac widget calendar --format svg --scheme dark --family large",
    ], kind: .widget, actions: WidgetCommand.all.map(snapshot))

  private enum Scheme: String, CaseIterable {
    case light, dark
  }

  static let color = Option(
    "color", oneOf: TextStyle.Choice.self, "whether text has colours (default: auto, on a terminal)")
  private static let scheme = Option(
    "scheme", oneOf: Scheme.self, "for a picture: whether the screen is light or dark (default: light)")
  private static let mode = Option(
    "mode", oneOf: Appearance.Look.self,
    "for a picture: how the system colours the widget (default: fullColor, on the lock screen vibrant)")

  private static func snapshot(of command: WidgetCommand) -> Action {
    let formats: [OutputFormat] =
      [.text, .json] + (command.name == "calendar" ? [.widgetData] : []) + [.svg]
    return Action(
      command.name, command.summary,
      options: WidgetOptions.all(command) + [
        color, scheme, mode, Options.format(formats),
      ]
    ) { arguments, output in
      try arguments.atMost(0)
      let format = try arguments.format()
      let surroundings = try WidgetSurroundings(arguments, format, of: command)
      let style = TextStyle(try arguments[color] ?? .auto, on: output)
      let isDark = try arguments[scheme] == .dark
      let appearance =
        try arguments[mode].map { Appearance(look: $0, isDark: isDark) }
        ?? .usual(of: surroundings.environment.family, isDark: isDark)
      let isPicture = format == .svg
      for option in [scheme.declaration, mode.declaration] where arguments[option] != nil && !isPicture {
        throw UsageError.onlyFor(.svg, option)
      }
      let question = try command.question(arguments, surroundings)
      switch format {
      case .json: try output.write(question.json().output)
      case .widgetData:
        guard let oldForm = question.oldForm else {
          throw UsageError("--format \(format.rawValue)") {
            $0.onlyFor(option: "--format \(format.rawValue)", other: "calendar")
          }
        }
        try output.write(oldForm().output)
      case .svg: try output.write(question.svg(appearance))
      default: try output.write(question.text(style))
      }
      try output.flush()
      if let problem = question.problem { throw problem }
    }
  }

  /// `almanac schedule`: the schedule of a widget.
  static let schedule = Action(
    "schedule", "list the times at which a widget changes, with its spoken text",
    details: """
      One line per entry: the local time, and the text that is read aloud. The last line says when the system asks again.
      If the document of --state or --log cannot be shown, or the tables have nothing about the moment, the exit code is 1.
      """,
    examples: [
      "almanac schedule calendar",
      "almanac schedule hydration --zone Asia/Ho_Chi_Minh --format json",
    ],
    kind: .widget,
    actions: WidgetCommand.all.map { command in
      Action(
        command.name, command.summary,
        options: WidgetOptions.all(command) + [Options.format(.text, .json)]
      ) { arguments, output in
        try arguments.atMost(0)
        let format = try arguments.format()
        let surroundings = try WidgetSurroundings(arguments, format, of: command)
        let question = try command.question(arguments, surroundings)
        try output.write(
          format == .json
            ? question.scheduleJSON().output
            : question.schedule())
        try output.flush()
        if let problem = question.problem { throw problem }
      }
    })
}

extension JSON {
  /// The JSON text that the command prints, with the outer levels on separate lines.
  var output: String { String(decoding: fileBytes(), as: UTF8.self) }
}
