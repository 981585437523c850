import Foundation
import TestSupport
import Testing

/// Linux does not know which declarations the oldest of Apple's systems lack, so the names of newer ones are banned here.
struct SystemVersionTests {
  /// Texts of code that is newer than the oldest systems; those of one row are on one line, the rarest first.
  ///
  /// A declaration that no text can tell apart, such as `indices` with a closure, is not listed.
  private static let newer: [[String]] = [
    // `@available` in Swift.swiftinterface of the toolchain: iOS 18.
    ["(validating:"], ["Int128"], [".attoseconds"], ["RangeSet"], ["DiscontiguousSlice"], [".indices(of:"],
    [".indices(where:"], [".removingSubranges("],
    // The same file: iOS 26. An enumerated sequence is a collection only since then.
    ["InlineArray"], ["UTF8Span"], [".utf8Span"], [".utf8.span"], [".enumerated().count"],
    [".enumerated().isEmpty"], [".enumerated().last"], [".enumerated(), ", "ForEach("],
    // Synchronization.swiftinterface: iOS 18.
    ["import Synchronization"],
    // _Concurrency.swiftinterface: iOS 18 and 26.
    [".next(isolation:"], ["TaskExecutor"], ["executorPreference"], ["Task(name:"], ["Task.immediate"],
    [".addTask(name:"], ["withTaskPriorityEscalationHandler"],
    // developer.apple.com/documentation/foundation, currencyformatstyleconfiguration/notation and
    // calendar/recurrencerule: iOS 18.
    [".notation(", "urrency"], ["Calendar.RecurrenceRule"],
  ]

  /// Sources that a Mac compiles: it has no stand-ins, and no tests that need them.
  private static let files = ["Sources", "Tests", "Apps"].flatMap(Repository.swiftFiles)
    .filter { path in !others.contains { path.hasPrefix($0) } }
  private static let others = [
    "Tests/AppleStandIns/", "Tests/WidgetViewsTests/", "Tests/ArchitectureTests/SystemVersionTests.swift",
  ]

  /// Returns whether a line of code uses a declaration that the oldest systems lack.
  private static func isNewer(_ line: some StringProtocol) -> Bool {
    !line.drop { $0 == " " }.hasPrefix("//")
      && newer.contains { texts in texts.allSatisfy { line.contains($0) } }
  }

  @Test func nothingIsNewerThanTheOldestSystems() throws {
    let manifest = try Repository.text("Package.swift")
    #expect(
      manifest.contains("platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10)]"),
      "the list of newer declarations is for these systems")
    let first = Self.newer.compactMap { $0.first.map { Data($0.utf8) } }
    for path in Self.files {
      // Few files have any of the texts, and bytes are searched more quickly than characters.
      let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(path))
      guard first.contains(where: { bytes.range(of: $0) != nil }) else { continue }
      for line in try Repository.lines(path) {
        #expect(!Self.isNewer(line), "\(path): \(line)")
      }
    }
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: [
    "guard let text = String(validating: bytes, as: UTF8.self) else {",
    "style(money.currency).notation(.compactName).precision(.significantDigits(1...3))",
    "import Synchronization", "let product: UInt128 = 1",
    "ForEach(rows.enumerated(), id: \\.offset) { row in",
  ])
  func aNewerDeclarationIsSeen(line: String) {
    #expect(Self.isNewer(line))
  }

  @Test(arguments: [
    "Decimal.FormatStyle(locale: locale).notation(.compactName)", "  // String(validating:as:) is newer",
    "ForEach(Array(rows.enumerated()), id: \\.offset) { row in", "for index in rows.indices {",
  ])
  func whatTheOldestSystemsHaveIsNotBanned(line: String) {
    #expect(!Self.isNewer(line))
  }
}
