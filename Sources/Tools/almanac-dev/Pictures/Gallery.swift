import Foundation
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore

/// Writes the pictures of all widgets: the gallery in a folder, and, in the root of the repository, those of the
/// README and of the web page, the colours of the page, and the seasons of the countdown.
enum PicturesCommand {
  static let usage = "pictures FOLDER [EARLIER NAME]"

  static func run(_ words: [String]) throws -> Int32 {
    guard let folder = words.first, [1, 3].contains(words.count),
      !words.contains(where: { $0.hasPrefix("-") })
    else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    var earlier = words.count == 3 ? EarlierPictures(folder: words[1], name: words[2]) : nil
    if let earlier, earlier.paths.isEmpty {
      FileHandle.standardError.write(Data("almanac-dev: there is no picture in \(earlier.folder)/svg\n".utf8))
      return 1
    }
    var count = 0
    try Gallery().forEachFile(beside: &earlier) { path, text in
      try write(text, to: "\(folder)/\(path)")
      count += 1
    }
    try? FileManager.default.removeItem(atPath: "\(folder)/\(EarlierPictures.copies)")
    for path in earlier?.shown ?? [] {
      guard let text = earlier?.text(path) else { continue }
      try write(text, to: "\(folder)/\(EarlierPictures.copies)/\(path)")
    }
    if ["Package.swift", CommittedPictures.readMeFolder].allSatisfy(FileManager.default.fileExists) {
      let drawn = try CommittedPictures.ofReadMe() + CommittedPictures.ofPage()
      for (path, text) in drawn + CommittedPictures.ofSeasons() { try write(text, to: path) }
      try write(PageColors.styleSheet, to: PageColors.path)
    }
    if let earlier { print(earlier.summary) }
    print("\(count) files: open \(folder)/index.html")
    return 0
  }

  private static func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// The pictures of all widgets as files, with the pages that show them.
struct Gallery: Sendable {
  /// The colouring of a picture, and whether it is redacted.
  private struct Look {
    let name: String
    let isDark: Bool
    var look: Appearance.Look?
    var isRedacted = false

    func appearance(of family: Family) -> Appearance {
      look.map { Appearance(look: $0, isDark: isDark) } ?? .usual(of: family, isDark: isDark)
    }

    static let all = [
      Look(name: "light", isDark: false), Look(name: "dark", isDark: true),
      Look(name: "tinted-light", isDark: false, look: .accented),
      Look(name: "tinted-dark", isDark: true, look: .accented),
      Look(name: "clear-light", isDark: false, look: .clear),
      Look(name: "clear-dark", isDark: true, look: .clear),
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
  /// - Parameters:
  ///   - earlier: The pictures of another commit; those that differ come first in the index.
  ///   - write: Called with the path and the text of each file.
  func forEachFile(
    beside earlier: inout EarlierPictures?, _ write: (_ path: String, _ text: String) throws -> Void
  ) throws {
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
                let path = Self.path(exhibit, family, look)
                let subject = "\(widget) \(exhibit.state), \(family.rawValue), \(exhibit.language.tag)"
                earlier?.compare(path, sight.svg, of: subject, in: look.name)
                try write(path, sight.svg)
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
    try write("index.html", Self.page("Widgets", (earlier?.html ?? "") + overview))
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

/// A sample that the gallery shows in every family and colouring.
struct Exhibit: Sendable {
  /// The result of drawing an exhibit.
  struct Sight: Sendable {
    /// The picture as SVG.
    let svg: String
    /// The drawing of the widget.
    let drawing: Drawing
    /// The text that screen readers read.
    let accessibility: AccessibilityText
  }

  /// The name of the widget in the command.
  let widget: String
  /// The name of the sample.
  let state: String
  /// The language of the texts.
  let language: Language
  private let look: @Sendable (WidgetFrame, Appearance, _ isRedacted: Bool) -> Sight

  private init<Definition: SampledWidget>(
    _ state: String, _ sample: Sample<Definition>, in language: Language
  ) {
    widget = Definition.command
    self.state = state
    self.language = language
    look = { frame, appearance, isRedacted in
      let environment = WidgetEnvironment.ofSamples(frame, language)
      let whole = sample.snapshot(in: environment)
      let snapshot = isRedacted ? whole.redacted() : whole
      return Sight(
        svg: WidgetPicture.svg(of: snapshot, Definition.self, in: environment, appearance),
        drawing: snapshot.drawing, accessibility: snapshot.accessibility)
    }
  }

  /// Draws the exhibit in a frame; redacted, it hides private values.
  func sight(in frame: WidgetFrame, _ appearance: Appearance, isRedacted: Bool = false) -> Sight {
    look(frame, appearance, isRedacted)
  }

  /// The languages of the gallery.
  static let languages: [Language] = [.vietnamese, .english, .chinese]

  /// Returns every widget in each language in every state with a different look.
  ///
  /// - Throws: An error if the facts of a sample cannot be made, which is a bug.
  static func all() throws -> [Exhibit] { try made.get() }

  private static let made = Result {
    try SampledWidgets.all.flatMap { widget in try languages.flatMap { try exhibits(of: widget, in: $0) } }
  }

  private static func exhibits<Definition: SampledWidget>(
    of definition: Definition.Type, in language: Language
  ) throws -> [Exhibit] {
    try Definition.exhibits(in: language).map { Exhibit($0.key, $0.value, in: language) }
  }
}

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

/// The committed drawings as files, by their paths in the repository.
enum CommittedPictures {
  typealias File = (path: String, text: String)

  /// The folder with the pictures of README.md and Apps/README.md.
  static let readMeFolder = "Apps/Pictures"
  /// The folder with the pictures that the web page does not draw itself: widgets of documents, with invented facts.
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
    Season.allCases.flatMap { season in
      [("day", false), ("night", true)].map { name, isDark in
        ("\(seasonFolder)/\(season.assetName).imageset/\(name).svg", SeasonScene(season).svg(isDark: isDark))
      }
    }
  }

  /// Draws an exhibit for light and for dark pages; there are no files if the exhibit does not exist.
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
