import Testing
import WidgetCore

/// The rules for names, compared with the properties that Unicode gives to characters.
struct GivenNameTests {
  /// The planes with characters that control, turn or hide text.
  private static let scalars = [0...0x1FFFF as ClosedRange<UInt32>, 0xE0000...0xE0FFF].joined().compactMap(
    Unicode.Scalar.init)

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// No character that controls a terminal, breaks a line or turns its direction gets into a name.
  @Test func noCharacterThatCommandsATerminalGetsIntoAName() {
    var failures: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      let name = GivenName.name("a\(scalar)b")
      let isTaken = name?.unicodeScalars.contains(scalar) == true
      if (name == nil) != Self.isControl(scalar) { failures.append(scalar) }
      if isTaken, scalar.properties.isBidiControl { failures.append(scalar) }
      // Letters, marks, signs and spaces of all scripts stay.
      if !isTaken,
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      {
        failures.append(scalar)
      }
    }
    #expect(failures.prefix(5).map(\.value) == [])
  }

  @Test func whatShowsNothingIsNoNameByItself() {
    var failures: [Unicode.Scalar] = []
    for scalar in Self.scalars
    where scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace {
      for text in ["\(scalar)", "\(scalar)\(scalar)", " \(scalar)\u{200B} "] where GivenName.name(text) != nil
      {
        failures.append(scalar)
      }
    }
    #expect(failures.prefix(5).map(\.value) == [])
    #expect(GivenName.name("") == nil && GivenName.name("\u{2800}") == nil)
  }

  @Test func namesAreTrimmedAndHave1To80Characters() {
    for count in 0...200 {
      let text = String(repeating: "ô", count: count)
      #expect(GivenName.name(text) == ((1...80).contains(count) ? text : nil))
      #expect(GivenName.name(" \u{202E}\(text)\u{3000}") == ((1...80).contains(count) ? text : nil))
    }
    #expect(GivenName.name("  Mai \u{200B} Lan  ") == "Mai  Lan")
    // Joiners and selectors stay, because emoji and some scripts need them.
    for text in ["👩‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "नेपाल", "می‌خواهم", "bà ngoại", "奶奶", "할머니"] {
      #expect(GivenName.name(text) == text)
    }
  }
}
