/// The pictures in README.md and Apps/README.md, one for each app, for a light and for a dark page.
enum ReadMePictures {
  /// The folder in which they are committed.
  static let folder = "Apps/Pictures"

  /// A picture: an exhibit and its environment.
  private struct Choice {
    let name: String
    let widget: String
    let state: String
    let family: Family
    let language: Language
  }

  private static let choices = [
    Choice(name: "month", widget: "calendar", state: "normal", family: .large, language: .vietnamese),
    Choice(name: "countdown", widget: "solstice", state: "autumn", family: .large, language: .english),
    Choice(name: "insult", widget: "insult", state: "normal", family: .medium, language: .english),
    Choice(name: "budget", widget: "budget", state: "normal", family: .medium, language: .english),
    Choice(name: "water", widget: "hydration", state: "normal", family: .medium, language: .english),
  ]

  /// Returns all files by their paths in the repository, with their drawings.
  static func all() throws -> [(path: String, sight: Exhibit.Sight)] {
    let exhibits = try Exhibit.all()
    var files: [(path: String, sight: Exhibit.Sight)] = []
    for choice in choices {
      guard let exhibit = exhibits.first(where: { $0.widget == choice.widget && $0.state == choice.state })
      else { continue }
      let environment = Exhibit.environment(choice.family, choice.language)
      for isDark in [false, true] {
        files.append(
          (
            "\(folder)/\(choice.name)-\(isDark ? "dark" : "light").svg",
            try exhibit.sight(in: environment, Appearance(.fullColor, isDark: isDark))
          ))
      }
    }
    return files
  }
}
