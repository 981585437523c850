/// The pictures of all widgets as files, with the pages that show them.
struct Gallery: Sendable {
  /// The colouring of a picture, and whether it is redacted.
  private struct Look {
    let name: String
    let isDark: Bool
    var mode: RenderingMode?
    var isRedacted = false

    func appearance(of family: Family) -> Appearance {
      mode.map { Appearance($0, isDark: isDark) } ?? .usual(of: family, isDark: isDark)
    }

    static let all = [
      Look(name: "light", isDark: false), Look(name: "dark", isDark: true),
      Look(name: "accented-light", isDark: false, mode: .accented),
      Look(name: "accented-dark", isDark: true, mode: .accented),
      Look(name: "redacted", isDark: false, isRedacted: true),
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
  /// - Parameter write: Called with the path and the text of each file when it is made.
  func forEachFile(_ write: (_ path: String, _ text: String) throws -> Void) throws {
    var overview = ""
    for widget in SampledWidgets.all.map({ $0.command }) {
      let shown = exhibits.filter { $0.widget == widget }
      var pages: [String] = []
      for language in Exhibit.languages {
        let states = shown.filter { $0.language == language }
        for (number, first) in stride(from: 0, to: states.count, by: Self.statesOfPage).enumerated() {
          var sections = ""
          for exhibit in states[first...].prefix(Self.statesOfPage) {
            sections += "<h2>\(exhibit.state)</h2>\n"
            for look in Look.all {
              for family in Family.allCases {
                let sight = exhibit.sight(
                  in: WidgetFrame(family), look.appearance(of: family), isRedacted: look.isRedacted)
                try write(Self.path(exhibit, family, look), sight.svg)
              }
              sections += Self.row(of: exhibit, "\(widget) \(exhibit.state)", look)
            }
          }
          pages.append("\(widget)-\(language.tag)-\(number + 1)")
          try write("\(pages[pages.count - 1]).html", Self.page("\(widget), \(language.tag)", sections))
        }
      }
      // The links to the pages, and one state of each widget.
      let links = pages.map { "<a href=\"\($0).html\">\($0)</a>" }.joined(separator: ", ")
      overview += "<h2>\(widget)</h2>\n<p>all states: \(links)</p>\n"
      for exhibit in shown where exhibit.state == "normal" && exhibit.language == .vietnamese {
        for look in Look.all.prefix(2) { overview += Self.row(of: exhibit, widget, look) }
      }
    }
    try write("index.html", Self.page("Widgets", overview))
  }

  /// Returns a row with the pictures of every family.
  private static func row(of exhibit: Exhibit, _ name: String, _ look: Look) -> String {
    let images = Family.allCases.map { family in
      "<img src=\"\(path(exhibit, family, look))\" alt=\"\(name) \(family.rawValue)\">\n"
    }
    return "<div class=\"\(look.isDark ? "dark" : "light")\">\n\(images.joined())</div>\n"
  }

  private static func path(_ exhibit: Exhibit, _ family: Family, _ look: Look) -> String {
    let state = exhibit.state.split(separator: " ").joined(separator: "-")
    return "svg/\(exhibit.widget)-\(state)-\(family.rawValue)-\(exhibit.language.tag)-\(look.name).svg"
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
