import TestSupport
import Testing

@testable import WidgetPictures

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

  /// The middle of the line is a circle of radius 31, so its length is 62π = 194.7787 points.
  @Test(arguments: [
    (0.01, "1.95 194.78"), (0.03, "5.84 194.78"), (0.39, "75.96 194.78"), (0.5, "97.39 194.78"),
    (0.99, "192.83 194.78"), (0, nil), (1, nil),
  ])
  func theFilledPartOfARingIsAsLongAsItsPartOfTheCircle(fraction: Double, dashes: String?) throws {
    var writer = SVGWriter()
    let ring = Part.ring(
      RingLayout(diameter: 70, lineWidth: 8), fraction: fraction, RGBColor(0, 0, 1), track: RGBColor(0, 0, 0))
    ring.draw(&writer, DrawnPoint(x: 0, y: 0))
    let circles = try SVGElement.reading("<g>\n\(writer.text)</g>\n").children
    #expect(circles.count == (fraction > 0 ? 2 : 1) && circles.allSatisfy { $0.number("r") == 31 })
    #expect(circles.last?.attributes["stroke-dasharray"] == dashes)
    #expect(circles.allSatisfy { $0.attributes["pathLength"] == nil })
  }

  /// However long a text is that was taken out, the bar in its place says nothing of it.
  @Test func aTextThatWasTakenOutIsABar() throws {
    let bar = PictureRenderer.part(
      .hidden(TextLayout(WidgetFont(10), width: 100)), .usual(of: .medium), over: CommonRole.background)
    #expect(bar.size == PointSize(width: 100, height: 12))
    var writer = SVGWriter()
    bar.draw(&writer, DrawnPoint(x: 0, y: 0))
    let drawn = try SVGElement.reading(writer.text)
    #expect(["x", "y", "width", "height"].map { drawn.number($0) } == [0, 2.5, 60, 7])
    #expect(drawn.number("fill-opacity") == 0.35)
  }

  @Test func coloursAreSixDigits() {
    #expect(SVGWriter.hex(RGBColor(0, 0, 0)) == "#000000")
    #expect(SVGWriter.hex(RGBColor(1, 1, 1)) == "#ffffff")
    #expect(SVGWriter.hex(RGBColor(0.02, 0.5, 0.996)) == "#0580fe")
  }
}
