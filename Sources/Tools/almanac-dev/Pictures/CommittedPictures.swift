import SolsticeWidget

/// The drawings in the repository as files, by their paths in it.
enum CommittedPictures {
  typealias File = (path: String, text: String)

  /// The folder with the pictures of README.md and Apps/README.md.
  static let readMeFolder = "Apps/Pictures"
  /// The folder with the pictures that the web page does not draw itself: widgets of documents, of invented facts.
  static let pageFolder = "Apps/Web/samples"
  /// The asset catalogue with the landscapes of the seasons, used by the views of the countdown.
  static let seasonFolder = "Sources/Views/SolsticeScreens/Seasons.xcassets"

  /// Returns the pictures of README.md and Apps/README.md, one for each app, each for a light and for a dark page.
  static func ofReadMe() throws -> [File] {
    try [
      files("month", "calendar", "normal", .large, .vietnamese),
      files("countdown", "solstice", "autumn", .large, .english),
      files("insult", "insult", "normal", .medium, .english),
      files("budget", "budget", "normal", .medium, .english),
      files("water", "hydration", "normal", .medium, .english),
    ].flatMap { $0 }.map { ("\(readMeFolder)/\($0.path)", $0.text) }
  }

  /// Returns the pictures of the web page in each of its languages.
  static func ofPage() throws -> [File] {
    try ["budget", "hydration"].flatMap { widget in
      try Exhibit.languages.flatMap { language in
        try files("\(widget)-\(language.rawValue)", widget, "normal", .medium, language)
      }
    }.map { ("\(pageFolder)/\($0.path)", $0.text) }
  }

  /// Returns each landscape by day, and by night for dark screens.
  static func ofSeasons() -> [File] {
    SeasonImage.all.flatMap { image in
      [("day", false), ("night", true)].map { name, isDark in
        ("\(seasonFolder)/\(image.assetName).imageset/\(name).svg", SeasonScene(image).svg(isDark: isDark))
      }
    }
  }

  /// Draws an exhibit for light and for dark pages; there are no files if there is no such exhibit.
  private static func files(
    _ name: String, _ widget: String, _ state: String, _ family: Family, _ language: Language
  ) throws -> [File] {
    try Exhibit.all().filter { ($0.widget, $0.state, $0.language) == (widget, state, language) }.flatMap {
      exhibit in
      [("light", false), ("dark", true)].map { look, isDark in
        let sight = exhibit.sight(in: WidgetFrame(family), Appearance(.fullColor, isDark: isDark))
        return ("\(name)-\(look).svg", sight.svg)
      }
    }
  }
}
