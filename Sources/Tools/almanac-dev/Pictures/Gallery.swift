/// The pictures of all widgets as files, with the pages that show them.
struct Gallery: Sendable {
  /// A file of the gallery.
  struct File: Sendable {
    /// The path in the folder of the gallery.
    let path: String
    /// The text of the file, which ends with a line feed.
    let text: String

    init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The colouring of a picture, and whether it is redacted.
  private struct Look {
    let name: String
    let isDark: Bool
    let mode: RenderingMode?
    let view: Exhibit.View

    func appearance(of family: Family) -> Appearance {
      mode.map { Appearance($0, isDark: isDark) } ?? .usual(of: family, isDark: isDark)
    }

    static let all = [
      Look(name: "light", isDark: false, mode: nil, view: .whole),
      Look(name: "dark", isDark: true, mode: nil, view: .whole),
      Look(name: "accented-light", isDark: false, mode: .accented, view: .whole),
      Look(name: "accented-dark", isDark: true, mode: .accented, view: .whole),
      Look(name: "redacted", isDark: false, mode: nil, view: .redacted),
    ]
  }

  private let exhibits: [Exhibit]
  /// The number of states on a page; a page stays below 12,000 points, because browsers cut off much longer
  /// pages.
  private static let statesOfPage = 6

  /// Creates the gallery of all exhibits.
  init() throws {
    exhibits = try Exhibit.all()
  }

  /// Makes all files: `index.html`, a page for each widget in each language, and the pictures.
  ///
  /// - Parameter write: Called with each file when it is made.
  func forEachFile(_ write: (File) throws -> Void) throws {
    var pages: [(widget: String, language: Language, path: String)] = []
    var widgets: [String] = []
    for exhibit in exhibits where !widgets.contains(exhibit.widget) { widgets.append(exhibit.widget) }
    for widget in widgets {
      for language in Exhibit.languages {
        let states = exhibits.filter { $0.widget == widget }
        for (number, first) in stride(from: 0, to: states.count, by: Self.statesOfPage).enumerated() {
          let path = "\(widget)-\(language.tag)-\(number + 1).html"
          pages.append((widget, language, path))
          var sections = ""
          for exhibit in states[first...].prefix(Self.statesOfPage) {
            sections += "<h2>\(exhibit.state)</h2>\n"
            for look in Look.all { sections += try row(of: exhibit, language, look, write) }
          }
          try write(File(path: path, text: Self.page("\(widget), \(language.tag)", sections)))
        }
      }
    }
    try write(File(path: "index.html", text: Self.page("Widgets", overview(widgets, pages))))
  }

  /// Returns a row with the picture of every family.
  private func row(
    of exhibit: Exhibit, _ language: Language, _ look: Look, _ write: (File) throws -> Void
  ) throws -> String {
    var images = ""
    for family in Family.allCases {
      let sight = try exhibit.sight(
        in: Exhibit.environment(family, language), look.appearance(of: family), look.view)
      let path = Self.path(exhibit, family, language, look)
      try write(File(path: path, text: sight.svg))
      images += "<img src=\"\(path)\" alt=\"\(exhibit.widget) \(exhibit.state) \(family.rawValue)\">\n"
    }
    return "<div class=\"\(look.isDark ? "dark" : "light")\">\n\(images)</div>\n"
  }

  private static func path(
    _ exhibit: Exhibit, _ family: Family, _ language: Language, _ look: Look
  ) -> String {
    let state = exhibit.state.split(separator: " ").joined(separator: "-")
    return "svg/\(exhibit.widget)-\(state)-\(family.rawValue)-\(language.tag)-\(look.name).svg"
  }

  /// Returns the links to the pages, and one state of each widget.
  private func overview(
    _ widgets: [String], _ pages: [(widget: String, language: Language, path: String)]
  ) -> String {
    var text = ""
    for widget in widgets {
      let links = pages.filter { $0.widget == widget }.map { page in
        "<a href=\"\(page.path)\">\(page.path.split(separator: ".")[0])</a>"
      }
      text += "<h2>\(widget)</h2>\n<p>all states: \(links.joined(separator: ", "))</p>\n"
      guard let exhibit = exhibits.first(where: { $0.widget == widget && $0.state == "normal" }) else {
        continue
      }
      for look in Look.all.prefix(2) {
        let images = Family.allCases.map { family in
          "<img src=\"\(Self.path(exhibit, family, .vietnamese, look))\" alt=\"\(widget) \(family.rawValue)\">\n"
        }
        text += "<div class=\"\(look.isDark ? "dark" : "light")\">\n\(images.joined())</div>\n"
      }
    }
    return text
  }

  private static func page(_ title: String, _ content: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>\(title)</title>
    <style>
    body { font: 14px sans-serif; margin: 16px; }
    div { padding: 12px; }
    .light { background: #ffffff; }
    .dark { background: #0d1117; }
    img { margin: 4px; vertical-align: top; }
    </style>
    <h1>\(title)</h1>
    <p>Sketches from the same data that devices draw, with other faces and symbols; not pictures from a phone.</p>
    \(content)</html>

    """
  }
}
