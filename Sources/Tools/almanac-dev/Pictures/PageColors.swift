import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

/// The colours of the web page: those of the widgets, as variables of a style sheet.
enum PageColors {
  /// The path of the style sheet, which is committed beside the other ones of the page.
  static let path = "Apps/Web/colors.css"

  /// The style sheet, with a variable for each role, such as `--calendar-saturday`.
  ///
  /// Dark screens have other values; paper has the values of light screens.
  static var styleSheet: String {
    var lines = ["/* The colours of the widgets' roles. Do not edit: made by `make pictures`. */", ":root {"]
    lines += variables { $0.light } + ["}", "@media screen and (prefers-color-scheme: dark) {", "  :root {"]
    lines += variables { $0.dark }.map { "  \($0)" } + ["  }", "}"]
    return lines.map { "\($0)\n" }.joined()
  }

  private static func variables(_ color: (RoleColors) -> RGBColor) -> [String] {
    func lines<Role: ColorRole>(_ widget: String, _ roles: Role.Type) -> [String] {
      roles.allCases.map { role in
        "  --\(widget)-\(role): \(color(role.colors).hex);"
      }
    }
    return lines("common", CommonRole.self) + lines("calendar", CalendarRole.self)
      + lines("solstice", SolsticeRole.self) + lines("insult", InsultRole.self)
  }
}
