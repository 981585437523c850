import AlmanacCompiler
import Foundation
import Testing

/// The handwritten files of an app.
struct AppSourceTests {
  /// Returns the Swift files below a folder, with their code without comments.
  private static func code(below folder: String) throws -> [(path: String, code: String)] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(
        separator: "\n")
      return (path, lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n"))
    }
  }

  /// A view shows the texts of its snapshot, so that every language works.
  @Test func appsHoldNoText() throws {
    var count = 0
    for app in try Project.data().apps.apps {
      for (path, code) in try Self.code(below: "Apps/\(app.folder)") where !path.hasSuffix("Shortcuts.swift")
      {
        count += 1
        #expect(!code.contains("\""), "\(app.folder)/\(path)")
      }
    }
    #expect(count > 0)
  }

  /// The system takes phrases and titles from the source of the app, and their translations from its catalogues.
  @Test func everyPhraseOfAShortcutIsInTheCatalogue() throws {
    var count = 0
    for app in try Project.data().apps.apps {
      let code = try Self.code(below: "Apps/\(app.folder)/App").filter {
        $0.path.hasSuffix("Shortcuts.swift")
      }
      .map(\.code).joined()
      #expect(code.isEmpty == app.phrases.isEmpty, "\(app.id)")
      var phrases: [String] = []
      for shortcut in code.split(separator: "AppShortcut(").dropFirst() {
        let intent = try #require(shortcut.firstMatch(of: /intent: (\w+)\(\)/)).output.1
        let title = try #require(shortcut.firstMatch(of: /shortTitle: "([^"]+)"/)).output.1
        #expect(app.intentTexts.contains { $0.en == title }, "\(app.id): \(title)")
        let own = app.phrases[String(intent), default: []].map(\.en)
        let literals = shortcut.matches(of: /"([^"]*\\\(\.applicationName\)[^"]*)"/).map { literal in
          String(literal.output.1).replacing(/\\\((?:\\\.\$|\.)(\w+)\)/) { "${\($0.output.1)}" }
        }
        // The first is the key of all of them.
        #expect(literals == own && !own.isEmpty, "\(app.id): \(intent)")
        phrases += own
      }
      #expect(phrases.sorted() == app.phrases.values.joined().map(\.en).sorted(), "\(app.id)")
      count += phrases.count
    }
    #expect(count > 0)
  }

  /// The system finds the text of an intent by the literal in its source code.
  ///
  /// If the catalogue lacks it, the system shows the literal.
  @Test func everyTextOfAnIntentIsInTheCatalogue() throws {
    let sources = try Self.code(below: "Apps/Widgets")
    for app in try Project.data().apps.apps {
      let files = sources.filter { path, _ in
        app.modules.contains { path == "\($0)Intents.swift" || path == "\($0)Kinds.swift" }
      }
      // Keys and file names are not texts.
      let literals = Set(files.flatMap { Self.literals(in: $0.code) })
        .subtracting(app.parts.values.flatMap(\.self))
      #expect(!literals.isEmpty && Set(app.intentTexts.map(\.en)) == literals, "\(app.id)")
    }
  }

  /// An extension can have the widgets of several apps, and its catalogue has a key once: "Month" was 月份 in one and 月 in another.
  @Test func noKeyHasTwoMeanings() throws {
    let texts = try Project.data().apps.apps.flatMap(\.intentTexts)
    let meanings = Dictionary(grouping: texts, by: \.en).mapValues(Set.init)
    #expect(meanings.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func theArticleQuotesTheExampleWordByWord() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
    }
    let article = try text("Sources/Views/WidgetViews/WidgetViews.docc/AWidgetInYourApp.md")
    for file in ["Widget/ExampleWidgets.swift", "App/ExampleApp.swift"] {
      #expect(article.contains("```swift\n\(try text("Apps/Example/\(file)"))```\n"), "\(file)")
    }
    let keys = article.components(separatedBy: "```xml\n").last?.components(separatedBy: "```").first
    for folder in ["App", "Widget"] {
      #expect(try text("Apps/Example/\(folder)/Info.plist").contains(#require(keys)), "\(folder)")
    }
  }

  /// Returns the literals in quotation marks.
  ///
  /// Empty ones, and those that contain only a value such as a name from the user, are left out.
  private static func literals(in code: String) -> [String] {
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && !parts[$0].isEmpty && !parts[$0].hasPrefix("\\(") }
      .map { String(parts[$0]) }
  }

  @Test func literalsAreFound() {
    let code =
      "let title: LocalizedStringResource = \"Show a month\"\n@Parameter(title: \"Month\", default: \"\")\n"
      + "let name: LocalizedStringResource = \"\\(category)\""
    #expect(Self.literals(in: code) == ["Show a month", "Month"])
  }
}
