import SwiftUI
import Testing
import WidgetKit

@testable import WidgetViews

/// The parts that the views of several widgets are made of.
@MainActor @Suite(.inAnApp) struct PartTests {
  private let palette = Palette(mode: .fullColor, isDark: false)
  private let weekday = TextForms("Wednesday, September 30", "Wed, Sep 30", "9/30")

  /// The tree of a part of a drawing.
  private func nodes(
    _ part: Drawing?, _ stage: Stage = Stage(WidgetFrame(.medium)), among column: [TextForms] = [],
    hasFonts: Bool = false
  ) -> [_Node] {
    let drawing = part ?? .nothing
    let texts = column.flatMap { forms in
      drawing.texts.map { DrawnText($0.name, forms, $0.layout) }
    }
    return stage.nodes(
      DrawingView(
        drawing, DrawingContext(palette, columns: ["weekday": texts], hasFonts: hasFonts, scheme: "example")))
  }

  private func lines(
    _ part: Drawing?, _ stage: Stage = Stage(WidgetFrame(.medium)), hasFonts: Bool = false
  ) -> [String] {
    nodes(part, stage, hasFonts: hasFonts).flatMap(\.lines)
  }

  private func text(width: Double, lines limit: Int = 1) -> [String] {
    let layout = TextLayout(WidgetFont(14), width: width, lineLimit: limit)
    return nodes(.text("weekday", weekday, layout)).flatMap(\.all).compactMap(\.text)
  }

  /// Some 23 letters of 14 points need more than 100 and less than 200 points, 11 less than 100, and 4 less than 40.
  @Test func aTextTakesTheFirstFormThatHasRoom() {
    #expect(text(width: 300) == ["Wednesday, September 30"])
    #expect(text(width: 100) == ["Wed, Sep 30"])
    #expect(text(width: 40) == ["9/30"])
    #expect(text(width: 5) == ["9/30"])
    #expect(text(width: 100, lines: 2) == ["Wednesday, September 30"])
  }

  /// A text with a single form has nothing shorter: it wraps within the limit, and at the end it is drawn smaller.
  @Test func aTextOfOneFormStatesHowManyLinesItMayTakeAndHowSmallItMayBe() {
    let layout = TextLayout(WidgetFont(10), width: 80, lineLimit: 2)
    func drawn(_ size: DynamicTypeSize) -> [String] {
      var stage = Stage(WidgetFrame(.medium))
      stage.typeSize = size
      return lines(.text("weekday", TextForms(weekday.longest), layout), stage)
    }
    let usual = drawn(.large)
    #expect(usual.count == 1)
    #expect(
      usual[0].hasPrefix(
        "Text(Wednesday, September 30) .lineLimit(2) .minimumScaleFactor(0.9) .fixedSize(vertical) .font(10.0 "
      ))
    // Two lines of larger type are higher than the place, so the type stays; its place does too.
    let larger = drawn(.accessibility5)
    #expect(larger.count == 2 && larger[1] == "  Text(Wednesday, September 30)")
    for lines in [usual, larger] {
      #expect(lines[0].contains(".font(10.0 ") && lines[0].contains(".frame(80.0, 24.0, leading)"))
    }
  }

  /// Two lines of 10 points are 24 points high, of 11.5 points 27.6.
  @Test func largerTypeOfSeveralLinesIsUsedWhereItTakesFewerLines() {
    func drawn(_ forms: TextForms, width: Double, lines limit: Int) -> (text: String, size: Double)? {
      var stage = Stage(WidgetFrame(.medium))
      stage.typeSize = .accessibility5
      let text = Drawing.text(
        "weekday", forms, TextLayout(WidgetFont(10), width: width, lineLimit: limit))
      let node = nodes(text, stage).flatMap(\.all).first { $0.text != nil }
      return node.flatMap { node in node.text.flatMap { text in node.room.map { (text, $0.size) } } }
    }
    let long = TextForms(weekday.longest)
    #expect(drawn(long, width: 200, lines: 2)?.size == 11.5)
    #expect(drawn(long, width: 80, lines: 2)?.size == 10)
    #expect(drawn(long, width: 80, lines: 3)?.size == 11.5)
    // A shorter form is preferred to smaller type.
    #expect(drawn(weekday, width: 80, lines: 2).map { $0 == ("Wed, Sep 30", 11.5) } == true)
    // One line is always larger; in no room at all it is drawn smaller by the system.
    #expect(drawn(long, width: 20, lines: 1)?.size == 11.5)
    #expect(drawn(weekday, width: 20, lines: 1).map { $0 == ("9/30", 11.5) } == true)
  }

  /// A short text has a long one in its column: both have the form in which the long one fits.
  @Test func textsOfAColumnHaveOneForm() {
    let (today, plain) = (TextForms("Sunday, May 3", "5/3"), TextForms("May 3"))
    func drawn(_ text: TextForms, width: Double, among column: [TextForms]) -> [String] {
      let text = Drawing.text("weekday", text, TextLayout(WidgetFont(14), width: width)) {
        $0.sharing = .form
      }
      return nodes(text, among: column).flatMap(\.all).compactMap(\.text)
    }
    let long = TextForms("Wednesday, September 30", "9/30")
    #expect(drawn(today, width: 100, among: []) == ["Sunday, May 3"])
    #expect(drawn(today, width: 100, among: [today]) == ["Sunday, May 3"])
    #expect(drawn(today, width: 100, among: [today, long]) == ["5/3"])
    #expect(drawn(today, width: 300, among: [today, long]) == ["Sunday, May 3"])
    // One that has no shorter form does not shorten the others.
    #expect(drawn(today, width: 100, among: [today, TextForms(long.longest)]) == ["Sunday, May 3"])
    #expect(drawn(plain, width: 100, among: [plain, long]) == ["May 3"])
  }

  /// The face changes no width that is assumed; space between letters does, and space between lines needs height.
  @Test func aTextHasRoomForTheSpaceBetweenItsLettersAndLines() {
    func drawn(
      lines limit: Int, hasFonts: Bool = false, _ change: (inout DrawnText) -> Void = { _ in }
    ) -> [String] {
      lines(
        .text("weekday", weekday, TextLayout(WidgetFont(10), width: 200, lineLimit: limit), change),
        hasFonts: hasFonts)
    }
    let shown = drawn(lines: 1)
    #expect(shown[0].contains(".font(10.0 regular) .foregroundStyle") && shown[1].contains("September"))
    // 23 letters with 5 points between them need 115 more.
    let spaced = drawn(lines: 1) { $0.tracking = 5 }
    #expect(spaced[0].contains(".tracking(5.0)") && spaced[1].contains("Wed, Sep 30"))
    let high = drawn(lines: 3) { ($0.face, $0.lineSpacing) = ("Own-Face", 4) }
    #expect(high[0].contains(".font(10.0 regular serif)") && high[0].contains(".frame(200.0, 44.0, leading)"))
    let own = drawn(lines: 1, hasFonts: true) { $0.face = "Own-Face" }
    #expect(own[0].contains(".font(10.0 regular Own-Face)"))
  }

  @Test func aRingIsFilledByItsFraction() {
    let layout = RingLayout(diameter: 70, lineWidth: 8)
    for (fraction, end) in [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.7, 1)] {
      let drawn = lines(
        .ring(layout, filled: fraction, Paint(CommonRole.primary), track: Paint(CommonRole.secondary)))
      #expect(
        drawn.contains { $0.hasPrefix("  Circle to \(end) .stroke(rgb(0.0,0.0,0.0,1.0), 8.0 round miter)") },
        "\(fraction)")
      // From the top, and within its diameter.
      #expect(drawn.contains { $0.contains(".rotationEffect(-90.0)") })
      #expect(drawn[0].contains(".padding(4.0) .frame(70.0, 70.0, center)"))
    }
  }

  @Test func aBarIsFilledByItsFractionAndSmallPartsAreADot() {
    let layout = BarLayout(width: 200, height: 6)
    for (fraction, width) in [(0.0, nil), (0.001, 6.0), (0.5, 100), (1, 200), (3, 200)] as [(Double, Double?)]
    {
      let bar = Drawing.bar(
        layout, filled: fraction, Paint(CommonRole.primary), track: Paint(CommonRole.secondary))
      let frames = lines(bar).compactMap { line in
        line.hasPrefix("  Capsule") ? line.components(separatedBy: ".frame(").last : nil
      }
      #expect(frames.first == "200.0, 6.0, center)")
      #expect(frames.dropFirst().first == width.map { "\($0), 6.0, center)" })
    }
  }

  /// On the part that is filled a line has no colour of its own: it is a gap there.
  @Test func aLineAcrossABarIsAGapWhereTheBarIsFilled() {
    let layout = BarLayout(width: 202, height: 6)
    func drawn(at line: Double) -> [String] {
      lines(
        .bar(
          layout, filled: 0.5, Paint(CommonRole.primary), track: Paint(CommonRole.secondary), line: line)
      ).dropFirst().map { $0.components(separatedBy: " .")[0] }
    }
    #expect(drawn(at: 0.25) == ["  Capsule without BarLine", "  Capsule without BarLine"])
    #expect(drawn(at: 0.75) == ["  Capsule", "  Capsule", "  BarLine"])
    // 2 points wide, and within the bar at both ends, also in the part of it that is filled.
    for (fraction, left) in [(-1.0, 0.0), (0, 0), (0.25, 50), (1, 200), (9, 200)] {
      let path = BarLine(start: layout.lineStart(at: fraction), isGap: true)
        .path(in: CGRect(x: 0, y: 0, width: 101, height: 6))
      #expect(path._points == [CGPoint(x: left, y: 0), CGPoint(x: left + 2, y: 6)])
    }
  }

  /// The line above the clock shows nothing but texts and symbols, so there is a symbol in place of a text that was taken out.
  @Test func aTextAboveTheClockThatWasTakenOutIsASymbol() {
    let layout = TextLayout(WidgetFont(15), width: 200)
    #expect(lines(.line("weekday", .redacted, layout, isPrivate: true)) == ["Image(eye.slash)"])
    let shown = lines(.line("weekday", .visible(weekday), layout, isPrivate: true))
    #expect(shown[0] == "ViewThatFits .lineLimit(1) .privacySensitive(true)")
  }

  @Test func aTrendEndsWhereTodayIs() {
    func line(_ points: [Int], of slotCount: Int) -> [DrawnPoint] {
      // Half of a line of two points is outside of it.
      DrawnTrend(
        points, slotCount: slotCount, PointSize(width: 92, height: 42), lineWidth: 2, role: CommonRole.primary
      ).line
    }
    #expect(
      line([0, 500, 1_000], of: 10) == [
        DrawnPoint(x: 1, y: 41), DrawnPoint(x: 11, y: 21), DrawnPoint(x: 21, y: 1),
      ])
    #expect(line([], of: 0) == [])
    let place = CGRect(x: 5, y: 0, width: 92, height: 42)
    #expect(Trace(points: [DrawnPoint(x: 1, y: 41)]).path(in: place)._points == [CGPoint(x: 6, y: 41)])
  }

  /// However long a text is that was taken out, the bar in its place says nothing of it.
  @Test func aTextThatWasTakenOutIsABar() {
    let layout = TextLayout(WidgetFont(10), width: 100)
    let hidden = lines(.text("weekday", .redacted, layout))
    #expect(hidden.count == 1 && hidden[0].hasPrefix("Capsule "))
    #expect(hidden[0].contains(".frame(60.0, 7.0, center) .frame(100.0, 12.0, leading)"))
    let shown = lines(.text("weekday", .visible(weekday), layout))
    #expect(shown[0].hasSuffix(".privacySensitive(true)"))
  }

  @Test func everyFamilyIsOneOfWidgetKits() {
    for family in Family.allCases { #expect(family.widgetFamily.flatMap { Family($0) } == family) }
    #expect(Family(.systemExtraLarge) == nil)
    #expect(RenderingMode(.accented, isLuminanceReduced: true) == .accented)
    #expect(RenderingMode(.vibrant, isLuminanceReduced: false) == .vibrant)
    #expect(RenderingMode(.fullColor, isLuminanceReduced: true) == .reducedLuminance)
    #expect(RenderingMode(.fullColor, isLuminanceReduced: false) == .fullColor)
  }
}
