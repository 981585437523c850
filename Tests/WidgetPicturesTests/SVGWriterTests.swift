import Testing

@testable import WidgetPicturesCore

/// The text of SVG pictures.
struct SVGWriterTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (12.346, "12.35"), (-0.001, "0"),
    (-3.25, "-3.25"), (99.999, "100"), (.nan, "0"), (.infinity, "1000000"), (-.infinity, "-1000000"),
  ])
  func numbersHaveTwoDecimalsAtMost(value: Double, text: String) {
    #expect(SVGWriter.number(value) == text)
  }

  @Test func whatXMLKeepsForItselfIsEscaped() {
    #expect(SVGWriter.escaped("a<b & \"c\" > d") == "a&lt;b &amp; &quot;c&quot; &gt; d")
    #expect(SVGWriter.escaped("\u{1}\u{B}\u{FFFE}\t\n") == "\u{FFFD}\u{FFFD}\u{FFFD}\t\n")
  }

  @Test func coloursAreSixDigits() {
    #expect(SVGWriter.hex(RGBColor(0, 0, 0)) == "#000000")
    #expect(SVGWriter.hex(RGBColor(1, 1, 1)) == "#ffffff")
    #expect(SVGWriter.hex(RGBColor(0.02, 0.5, 0.996)) == "#0580fe")
  }
}
