import JSONText
import Testing
import WidgetCore

/// The rules for names, compared with the properties that Unicode gives to characters.
struct GivenNameTests {
  /// The planes with characters that control, turn or hide text.
  private static let scalars = [0...0x1FFFF as ClosedRange<UInt32>, 0xE0000...0xE0FFF].joined().compactMap(
    Unicode.Scalar.init)

  private static func name(_ text: String) -> String? { try? GivenName.checked(text) }

  /// No character that controls a terminal, breaks a line or turns its direction gets into a name, and none goes without a word.
  @Test func aHiddenCharacterIsNamedAndNothingIsTakenOut() throws {
    var failures: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      let text = "a\(scalar)b"
      let properties = scalar.properties
      if Self.name(text) == nil {
        // Letters, marks, signs and spaces of all scripts stay.
        let hidden: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
        if !hidden.contains(properties.generalCategory) { failures.append(scalar) }
      } else {
        let isControl = [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        if isControl || properties.isBidiControl || Self.name(text) != text { failures.append(scalar) }
      }
    }
    #expect(failures.prefix(5).map(\.value) == [])
    for (text, found) in [
      ("rtl\u{202E}abc", "the invisible character U+202E"), ("\u{AD}", "the invisible character U+00AD"),
      ("a\u{1B}[31m\u{202E}", "the control character U+001B"),
      ("\u{E0001}x", "the invisible character U+E0001"),
    ] {
      let error = try #require(throws: JSONValueError.self) { try GivenName.checked(text) }
      #expect(error.found == found && error.expectation == GivenName.expectation)
    }
  }

  @Test func whatShowsNothingIsNoNameByItself() {
    var failures: [Unicode.Scalar] = []
    for scalar in Self.scalars
    where scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace {
      for text in ["\(scalar)", "\(scalar)\(scalar)", " \(scalar)\u{3000} "] where Self.name(text) != nil {
        failures.append(scalar)
      }
    }
    #expect(failures.prefix(5).map(\.value) == [])
    #expect(Self.name("") == nil && Self.name("\u{2800}") == nil)
  }

  @Test func namesAreTrimmedAndHave1To80Characters() {
    for count in 0...200 {
      let text = String(repeating: "ô", count: count)
      #expect(Self.name(text) == ((1...80).contains(count) ? text : nil))
      #expect(Self.name(" \(text)\u{3000}") == ((1...80).contains(count) ? text : nil))
    }
    #expect(Self.name("  Mai  Lan  ") == "Mai  Lan")
    // Joiners and selectors stay, because emoji and some scripts need them.
    for text in ["👩‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "नेपाल", "می‌خواهم", "bà ngoại", "奶奶", "할머니"] {
      #expect(Self.name(text) == text)
    }
  }
}
