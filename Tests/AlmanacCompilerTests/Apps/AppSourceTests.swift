import AlmanacCompiler
import Foundation
import Testing

/// What people write for an app, beside what the compiler does.
struct AppSourceTests {
  /// The Swift files below a folder, with their code without comments.
  private static func code(below folder: String) throws -> [(path: String, code: String)] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(
        separator: "\n")
      return (path, lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n"))
    }
  }

  /// A view shows what a snapshot says, in every language.
  @Test func appsHoldNoText() throws {
    var count = 0
    for app in try Project.data().apps.apps {
      for (path, code) in try Self.code(below: "Apps/\(app.folder)") {
        count += 1
        #expect(!code.contains("\""), "\(app.folder)/\(path)")
      }
    }
    #expect(count > 0)
  }

  /// The system finds the text of an intent by the literal in its source; where there is none, it shows the literal.
  @Test func everyTextOfAnIntentIsInTheCatalogue() throws {
    for app in try Project.data().apps.apps {
      let files = try Self.code(below: "Sources/Views/\(app.viewsProduct)").filter {
        $0.code.contains("import AppIntents")
      }
      // Keys and files are no texts.
      let literals = Set(files.flatMap { Self.literals(in: $0.code) })
        .subtracting(app.parts.values.flatMap(\.self))
      // The library comes before the project does.
      #expect(!app.hasProject || !literals.isEmpty, "\(app.id)")
      if !literals.isEmpty { #expect(Set(app.intentTexts.map(\.en)) == literals, "\(app.id)") }
    }
  }

  /// The texts in quotation marks, but for those that are empty or hold a value alone, such as a name of the user's.
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
