/// The pictures of the web page that it does not draw itself: widgets of documents, of invented facts, in each language of the page.
enum PagePictures {
  /// The folder they are committed in.
  static let folder = "Apps/Web/samples"

  /// All files by their paths in the repository, with the sights they show: `budget-vi-light.svg`.
  static func all() throws -> [(path: String, sight: Exhibit.Sight)] {
    let exhibits = try Exhibit.all().filter {
      $0.state == "normal" && ["budget", "hydration"].contains($0.widget)
    }
    var files: [(path: String, sight: Exhibit.Sight)] = []
    for exhibit in exhibits {
      for language in [Language.vietnamese, .english, .chinese] {
        for isDark in [false, true] {
          let name = "\(exhibit.widget)-\(language.rawValue)-\(isDark ? "dark" : "light").svg"
          files.append(
            (
              "\(folder)/\(name)",
              try exhibit.sight(
                in: Exhibit.environment(.medium, language), Appearance(.fullColor, isDark: isDark))
            ))
        }
      }
    }
    return files
  }
}
