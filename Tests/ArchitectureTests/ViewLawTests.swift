import Foundation
import TestSupport
import Testing

/// The rules of views: they draw a snapshot and make no decisions.
struct ViewLawTests {
  /// The one file that reads time, zone, locale, files and settings from the system.
  static let surroundings = "Sources/Views/WidgetViews/Surroundings.swift"
  private static let views = Repository.swiftFiles(below: "Sources/Views")
  /// The hand-written files of apps, which only Xcode builds as a whole.
  private static let apps = Repository.swiftFiles(below: "Apps").filter { !$0.hasPrefix("Apps/WebAssembly/") }
  private static let standIns = Repository.swiftFiles(below: "Tests/AppleStandIns")

  /// Returns the lines of a file without comments.
  private static func code(_ path: String) throws -> [Substring] {
    try Repository.lines(path).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  /// Returns all words of some files.
  private static func words(_ paths: [String]) throws -> [Substring] {
    try paths.flatMap { try Repository.text($0).split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
  }

  /// Texts come from the snapshot, which has them in every language, so views contain no string literals.
  ///
  /// Titles of intents are literals, because the system reads them from the source; no file has both.
  @Test func whatDrawsHoldsNoText() throws {
    var drawing = 0
    for path in Self.views where try Repository.imports(path).contains("SwiftUI") {
      drawing += 1
      #expect(try Self.code(path).filter { $0.contains("\"") } == [], "\(path)")
      #expect(try !Repository.text(path).contains("Text(\""), "\(path)")
    }
    #expect(drawing > 5)
  }

  /// How code decides: it compares, it chooses among elements, it calculates with dates and amounts.
  ///
  /// Whether there is a value at all may be asked, because a view leaves out what is not there.
  private static let decisions = [
    " == ", " != ", " < ", " > ", " <= ", " >= ", ".hasPrefix(", ".hasSuffix(", ".filter(", ".filter {",
    ".sorted",
    ".sort(", ".sort {", ".contains(", ".contains {", ".allSatisfy", ".reduce(", ".prefix(", ".suffix(",
    ".dropFirst",
    ".dropLast", ".isEmpty", ".min(", ".max(", ".first(where", ".first {", "Date(", "Calendar(",
    "DateComponents(",
    "Instant(", "Money(", "Volume(", "addingTimeInterval", "timeIntervalSince", "secondsSince1970",
    "seconds(since",
  ]

  private static func decides(_ line: some StringProtocol) -> Bool {
    let line = line.replacingOccurrences(of: " == nil", with: "").replacingOccurrences(
      of: " != nil", with: "")
    return decisions.contains { line.contains($0) }
  }

  /// The decisions that views may make, each with its reason.
  private static let allowed: [(path: String, code: String, reason: String)] = [
    ("WidgetViews/FittingText.swift", "layout.lineLimit == 1", "type grows as far as there is room"),
    ("WidgetViews/FittingText.swift", "scale == 1 ? nil : larger", "type grows as far as there is room"),
    ("WidgetViews/FittingText.swift", "if forms.shorter.isEmpty &&", "forms are chosen by the room there is"),
    ("WidgetViews/FittingText.swift", "lineLimit == 1 ?", "forms are chosen by the room there is"),
    ("WidgetViews/FittingText.swift", "if column.isEmpty {", "forms are chosen by the room there is"),
    ("WidgetViews/FittingText.swift", "column.filter { form < ", "forms are chosen by the room there is"),
    ("WidgetViews/Marks.swift", "guard points.count > 1 else", "a path through one point is not a line"),
    ("WidgetViews/Palette.swift", "isDark: scheme == .dark", "the one place that reads what the system says"),
    ("WidgetViews/WidgetRoot.swift", "redactionReasons.contains(.privacy)", "as the system says"),
    ("WidgetViews/WidgetRoot.swift", "where Background == Color", "compares types"),
    ("Solverv/App/InfoScreen.swift", "if scenePhase == .active {", "as the system says"),
    ("Solverv/App/InfoSections.swift", "controls.filter.choices.isEmpty", "a picker of nothing is left out"),
    ("Sipli/App/DayScreen.swift", "if scenePhase == .active {", "as the system says"),
  ]

  /// A decision that only a view knows is in no picture, in no JSON and in no test of a snapshot; it belongs to the snapshot, its
  /// layout or a model of the screen.
  @Test func whatDrawsDecidesNothing() throws {
    var unused = Set(Self.allowed.indices)
    for path in Self.views + Self.apps where try Repository.imports(path).contains("SwiftUI") {
      for line in try Self.code(path) where Self.decides(line) {
        let index = Self.allowed.firstIndex { path.hasSuffix($0.path) && line.contains($0.code) }
        if let index { unused.remove(index) } else { Issue.record("\(path) decides: \(line)") }
      }
    }
    #expect(unused.map { Self.allowed[$0].code } == [], "allowed, but no longer there")
  }

  @Test(arguments: [
    "if snapshot.family == .inline {", "if entry.count > 3 {", "notes.prefix(2)",
    "rows.filter { $0.isShown }",
    "Text(verbatim: day.hasPrefix(x))", "Date().addingTimeInterval(3_600)", "amounts.reduce(0, +)",
  ])
  func aDecisionIsSeen(line: String) {
    #expect(Self.decides(line))
  }

  @Test(arguments: ["if layout.ring == nil {", "let rows: Array<Row> -> some View", ".opacity(cell.opacity)"])
  func whetherThereIsAValueIsNoDecision(line: String) {
    #expect(!Self.decides(line))
  }

  /// An app that stays open at midnight would show yesterday as today.
  @Test func everyAppIsDrawnAgainEachMinute() throws {
    let apps = Dictionary(grouping: Self.apps.filter { $0.contains("/App/") }) {
      $0.split(separator: "/")[1]
    }
    #expect(apps.count == 5)
    for (app, files) in apps {
      let words = Set(try Self.words(files))
      #expect(words.contains("everyMinute") || words.contains("onEveryMinute"), "\(app)")
    }
  }

  @Test func onlyTheSurroundingsAskTheSystem() throws {
    let banned = [
      "Date()", "Date.now", "Calendar.current", "TimeZone.current", "Locale.current", "UserDefaults",
      "FileManager", "WidgetCenter", "ProcessInfo",
    ]
    for path in Self.views where path != Self.surroundings {
      let code = try Self.code(path).joined(separator: "\n")
      #expect(banned.filter { code.contains($0) } == [], "\(path)")
    }
    #expect(try banned.contains { try Repository.text(Self.surroundings).contains($0) })
  }

  /// Names that begin with an underscore belong to the stand-ins, or are private names of Apple's.
  @Test func viewsUseNothingThatAppleDoesNotOffer() throws {
    for path in Self.views {
      let code = try Self.code(path).filter { !$0.contains("@_exported public import") }
      let words = code.flatMap { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      }
      #expect(words.filter { $0.count > 1 && $0.hasPrefix("_") } == [], "\(path)")
    }
  }

  /// In a build with stand-ins, whether a module can be imported depends on what was built before.
  @Test func nothingAsksWhetherAppleFrameworksAreThere() throws {
    let files = ["Sources", "Tests", "Apps"].flatMap { Repository.swiftFiles(below: $0) }
    for path in files where !path.hasSuffix("ViewLawTests.swift") {
      let text = try Repository.text(path)
      for name in Layers.appleFrameworks { #expect(!text.contains("canImport(\(name))"), "\(path)") }
    }
  }

  /// An invented declaration would check nothing, so each names the page on which it was read, or says that
  /// it was recalled.
  @Test func everyStandInSaysWhereItWasRead() throws {
    var pages = 0
    for path in Self.standIns {
      for line in try Self.code(path) {
        guard let name = Self.declared(line), !name.hasPrefix("_") else { continue }
        let page = line.components(separatedBy: "  // ").last ?? ""
        #expect(page == "recalled" || page.contains("/"), "\(path): \(line)")
        #expect(page == page.lowercased() && !page.contains(" "), "\(path): \(line)")
        pages += 1
      }
    }
    #expect(pages > 100)
  }

  /// Declarations that no view and no app needs are left out: each would be one more possible mistake.
  @Test func everyStandInIsUsed() throws {
    let used = Set(try Self.words(Self.views + Self.apps))
    let inStandIns = try Self.words(Self.standIns)
    let counts = Dictionary(grouping: inStandIns, by: { $0 }).mapValues(\.count)
    for path in Self.standIns {
      for line in try Self.code(path) {
        // The compiler uses the value of a property wrapper.
        guard let name = Self.declared(line),
          !["init", "subscript", "wrappedValue", "projectedValue"].contains(name),
          !name.hasPrefix("_")
        else { continue }
        // A type may exist for the declarations of others; a member has to be called.
        let isType = ["struct", "enum", "class", "protocol"].contains { line.contains("\($0) \(name)") }
        let isKnown =
          used.contains(name) || isType && counts[name, default: 0] > 1 || line.contains(" { get }")
        #expect(isKnown || name.hasPrefix("build"), "\(path): \(name)")
      }
    }
  }

  /// Returns the name of Apple's that a line of a stand-in declares for others; `nil` if there is none.
  private static func declared(_ line: Substring) -> Substring? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.contains("public"), line.contains("  // ") || !line.contains("extension") else { return nil }
    guard
      let index = words.firstIndex(where: {
        ["struct", "enum", "class", "protocol", "func", "let", "var", "init"].contains($0)
      })
    else { return nil }
    // Members required by a protocol or the recording are not separate declarations.
    guard line.contains("  // ") || !["let", "var", "func", "init"].contains(words[index]) else { return nil }
    return words[index] == "init" ? "init" : words.dropFirst(index + 1).first
  }
}
