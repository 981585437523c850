import TestSupport
import Testing

/// Whoever knows the files of one widget knows those of all.
struct WidgetAnatomyTests {
  /// The widgets of each module, the main one first.
  private static let widgets = [
    "BudgetWidgetCore": ["Budget", "Spending"], "HydrationWidgetCore": ["Hydration"],
    "InsultWidgetCore": ["Insult"],
    "LunarCalendarWidgetCore": ["Calendar"], "SolsticeWidgetCore": ["Solstice"],
  ]

  /// The declarations of each of the eight files, with `X` for the name of the widget.
  private static let declarations = [
    "Configuration": "public struct XConfiguration: WidgetSettings {",
    "Definition": "public enum XDefinition: WidgetDefinition {", "Drawing": "extension XFacts {",
    "Facts": "public struct XFacts: WidgetFacts {", "Link": "public enum XLink: DeepLink {",
    "Role": "public enum XRole: String, WidgetRole {", "State": "public typealias XState = Loaded<",
    "Texts": "public struct XTexts: Hashable, Sendable {",
  ]

  /// The files that the second widget of a module shares with the first.
  private static let shared: Set = ["Link", "Role", "State", "Texts"]

  private static func files(of module: String) -> Set<String> {
    Set(
      Repository.swiftFiles(below: "Sources/Widgets/\(module)").compactMap {
        $0.split(separator: "/").last.map(String.init)
      })
  }

  @Test func everyWidgetHasTheSameEightFiles() throws {
    for (module, widgets) in Self.widgets {
      let files = Self.files(of: module)
      for (index, widget) in widgets.enumerated() {
        for (role, declaration) in Self.declarations where index == 0 || !Self.shared.contains(role) {
          let file = "\(widget)\(role).swift"
          guard files.contains(file) else {
            Issue.record("\(module) lacks \(file)")
            continue
          }
          let line = declaration.replacing("X", with: widget, maxReplacements: 1)
          let lines = try Repository.lines("Sources/Widgets/\(module)/\(file)")
          #expect(lines.contains { $0.hasPrefix(line) }, "\(module)/\(file) does not declare '\(line)'")
        }
      }
    }
    let folders = Repository.swiftFiles(below: "Sources/Widgets").map { String($0.split(separator: "/")[2]) }
    #expect(Set(folders) == Set(Self.widgets.keys).union(["WidgetCore", "WidgetFoundation"]))
  }

  /// A further file of a module has the name of a type that it declares, or `TYPE+PART` of one that it extends.
  @Test func anyOtherFileHasTheNameOfItsType() throws {
    for (module, widgets) in Self.widgets {
      let usual = Set(widgets.flatMap { widget in Self.declarations.keys.map { "\(widget)\($0).swift" } })
      for file in Self.files(of: module).subtracting(usual) where file != "Exports.swift" {
        let parts = file.dropLast(".swift".count).split(separator: "+")
        let lines = try Repository.lines("Sources/Widgets/\(module)/\(file)")
        let declared = lines.contains { line in
          let words = line.split { !$0.isLetter }
          return zip(words, words.dropFirst()).contains { kind, name in
            name == parts[0] && (parts.count > 1 ? ["extension"] : ["struct", "enum"]).contains(String(kind))
          }
        }
        #expect(declared, "\(module)/\(file)")
      }
    }
  }
}
