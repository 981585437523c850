import Foundation
import TestSupport
import Testing

/// Long literals make the compiler slow; the emitter refuses them, and this test checks the committed files.
struct LiteralLimitTests {
  @Test func noLiteralHasMoreThan5000Elements() throws {
    for path in Repository.swiftFiles(below: "Generated") {
      var count = 0
      for line in try Repository.lines(path) {
        if line.hasPrefix("let ") || line.hasPrefix("package let ") { count = 0 }
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        if line.hasPrefix("  ") { count += code.filter { $0 == "," }.count }
        #expect(count <= 5000, "\(path)")
      }
    }
  }
}
