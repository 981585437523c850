import SwiftEmitter
import Testing

/// The contract of the reader: text that the printer does not write is rejected.
struct SwiftReaderStrictTests {
  @Test func damagedTextIsRefusedOrReadAsItStands() {
    let whole = SwiftReaderTests.lines
    var failures: [String] = []
    for index in whole.indices {
      var spaceBefore = whole
      spaceBefore[index] = " " + whole[index]
      var spaceBehind = whole
      spaceBehind[index] = whole[index] + " "
      let damages =
        SwiftReaderTests.damages(of: index) + [("space before", spaceBefore), ("space behind", spaceBehind)]
      for (name, lines) in damages where !SwiftReaderTests.isRefusedOrExact(lines.joined(separator: "\n")) {
        failures.append("line \(index + 1) \(name): \(whole[index])")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test(arguments: [
    // The printer writes these numbers in another form.
    "  +5,  // a", "  007,  // a", "  -0,  // a", "  5, 0x5,  // a", "  0x0a,  // a", "  0x+5,  // a",
    "  32768,  // a", "  0x8000,  // a",
  ])
  func numbersInAnotherFormAreRefused(row: String) {
    #expect(throws: SwiftReader.Failure.self) {
      try SwiftReader.file(from: "\nlet t: [Int16] = [\n\(row)\n]\n")
    }
  }

  @Test(arguments: [
    #"  "a"b","#, #"  "\u{e9}","#, #"  "\u{200B}","#, #"  "\u{0041}","#, #"  "\u{+41}","#, "  \"a\tb\",",
    "  \"\u{200B}\",",
  ])
  func stringsInAnotherFormAreRefused(row: String) {
    #expect(throws: SwiftReader.Failure.self) {
      try SwiftReader.file(from: "\nimport AlmanacModel\n\nlet t: [TableText] = [\n\(row)\n]\n")
    }
  }

  @Test func anUnknownTypeIsReportedOnItsLine() {
    let failure = #expect(throws: SwiftReader.Failure.self) {
      try SwiftReader.file(from: "\nlet t: [Float] = [\n]\n")
    }
    #expect(failure?.line == 2)
  }

  /// The mask of 63 bits, (1 << 63) - 1, would overflow.
  @Test func aShiftByAllBitsIsRefused() {
    let text = """

      package func a(_ index: Int) -> Int16 {
        switch index >> 63 {
        default: return b[index & 0]
        }
      }

      """
    #expect(throws: SwiftReader.Failure.self) { try SwiftReader.file(from: text) }
  }
}
