import TestSupport
import Testing

/// A test has one name, that of its function: a sentence in camelCase after the ids of its requirements.
struct TestNameTests {
  /// Returns the tests that have a second name, in quotation marks.
  private static func namedTwice(in source: String) -> [String] {
    source.split(separator: "@Test(", omittingEmptySubsequences: false).dropFirst().filter {
      $0.first { !$0.isWhitespace } == "\""
    }
    .map { String($0.prefix(60)) }
  }

  @Test func noTestHasASecondName() throws {
    // This file's example is the only second name.
    for path in Repository.swiftFiles(below: "Tests") where !path.hasSuffix("/TestNameTests.swift") {
      let names = Self.namedTwice(in: try Repository.text(path))
      #expect(names == [], "\(path)")
    }
  }

  @Test func aSecondNameIsSeen() {
    #expect(Self.namedTwice(in: "@Test func one() {}\n@Test(arguments: [1]) func two(number: Int) {}") == [])
    #expect(Self.namedTwice(in: "@Test(\n  \"It holds\") func holds() {}").count == 1)
  }
}
