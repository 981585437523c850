import TestSupport
import Testing

@testable import almanac_dev

/// The alignment of columns, rows and edges in pictures.
struct AlignmentTests {
  private static func sight(
    _ widget: String, _ state: String, _ frame: WidgetFrame, _ language: Language = .vietnamese
  ) throws -> Exhibit.Sight {
    let exhibit = try #require(
      try Exhibit.all().first { ($0.widget, $0.state, $0.language) == (widget, state, language) })
    return exhibit.sight(in: frame, .usual(of: frame.family))
  }

  private static func texts(_ sight: Exhibit.Sight) throws -> [PictureText] {
    PictureText.all(in: try SVGElement.reading(sight.svg))
  }

  /// The first and the fifteenth of a lunar month, which are bold, do not move out of line with their week.
  @Test(arguments: [Family.medium, .large])
  func inLargeTypeTheDaysOfAWeekAreOnOneLine(family: Family) throws {
    let texts = try Self.texts(try Self.sight("calendar", "large type", WidgetFrame(family)))
    let largest = try #require(texts.filter { Int($0.lines[0]) != nil }.map(\.size).max())
    let lines = Set(texts.filter { Int($0.lines[0]) != nil && $0.size == largest }.map(\.bottom))
    #expect(lines.count == (family == .medium ? 2 : 5), "a line for each week: \(lines.sorted())")
  }

  @Test(arguments: Exhibit.languages)
  func theHeaderOfALargeMonthBeginsAndEndsWhereItsEventsDo(language: Language) throws {
    let sight = try Self.sight("calendar", "normal", WidgetFrame(.large), language)
    let texts = try Self.texts(sight)
    func drawn(_ name: String) throws -> PictureText {
      let forms = try #require(sight.drawing.texts.first { $0.name == name }).forms.all.map(
        PictureText.letters)
      return try #require(texts.first { forms.contains($0.letters) })
    }
    #expect(abs(try drawn("title").left - drawn("eventsTitle").left) < 0.05)
    #expect(abs(try drawn("lunarTitle").right - drawn("events.distanceText").right) < 0.05)
  }

  @Test(arguments: [
    ("solstice", "upcoming.name"), ("solstice", "upcoming.dateText"), ("solstice", "upcoming.countText"),
  ])
  func aColumnHasOneForm(widget: String, name: String) throws {
    for exhibit in try Exhibit.all() where exhibit.widget == widget {
      let sight = exhibit.sight(in: WidgetFrame(.large), .usual(of: .large))
      let drawn = Set(try Self.texts(sight).map(\.letters))
      let forms = sight.drawing.texts.filter { $0.name == name }.compactMap { line in
        line.forms.all.count > 1
          ? line.forms.all.firstIndex { drawn.contains(PictureText.letters($0)) } : nil
      }
      #expect(Set(forms).count <= 1, "\(exhibit.state) \(exhibit.language.tag): \(forms)")
    }
  }

  /// The ends of buttons are half circles, which no text may overlap.
  @Test(arguments: Exhibit.languages)
  func labelsOfButtonsAreClearOfTheirEnds(language: Language) throws {
    for width in [292.0, 338] {
      let frame = WidgetFrame(
        family: .medium, size: PointSize(width: width, height: width == 338 ? 158 : 141))
      let svg = try SVGElement.reading(Self.sight("hydration", "normal", frame, language).svg)
      var checked = 0
      for button in svg.all where button.name == "rect" {
        guard let x = button.number("x"), let y = button.number("y"), let end = button.number("rx"),
          let size = button.number("width"), let height = button.number("height"),
          height < 40, abs(end - height / 2) < 0.02
        else { continue }
        for text in PictureText.all(in: svg) where text.top > y && text.bottom < y + height && text.left > x {
          guard text.right < x + size + 5 else { continue }
          #expect(x + size - text.right > height / 4, "\(text.lines) at \(width)")
          checked += 1
        }
      }
      #expect(checked == 4)
    }
  }

  /// A line feed between the lines would be drawn as a space, and move the line before it.
  @Test func nothingIsBetweenTheLinesOfAText() throws {
    var checked = 0
    for exhibit in try Exhibit.all() where exhibit.language == .vietnamese {
      let sight = exhibit.sight(in: WidgetFrame(.small), .usual(of: .small))
      for text in try SVGElement.reading(sight.svg).all where text.name == "text" && !text.children.isEmpty {
        #expect(text.text.isEmpty, "\(exhibit.widget) \(exhibit.state)")
        checked += 1
      }
    }
    #expect(checked > 10)
  }

  /// The space after the last letter of a spaced title is invisible.
  @Test(arguments: Exhibit.languages) func masksAreAsFarFromTheTitleOnBothSides(language: Language) throws {
    let sight = try Self.sight("insult", "normal", WidgetFrame(.large), language)
    let svg = try SVGElement.reading(sight.svg)
    let masks = svg.all.compactMap { element -> Double? in
      guard let text = element.attributes["transform"], text.hasPrefix("translate(") else { return nil }
      return Double(text.dropFirst("translate(".count).prefix { $0 != " " })
    }
    let forms = try #require(sight.drawing.texts.first { $0.name == "title" }).forms.all.map(
      PictureText.letters)
    let title = try #require(PictureText.all(in: svg).first { forms.contains($0.letters) })
    let (tracking, mask) = (2.0, 14 * 1.4)
    // The third symbol is the button in the corner.
    try #require(masks.count == 3)
    let before = title.left - (masks[0] + mask)
    let behind = masks[1] - (title.right - tracking)
    #expect(abs(before - behind) < 0.1 && before > 7, "\(before) \(behind)")
  }
}
