import SwiftUI
import Testing
import WidgetKit
import WidgetViews

/// The parts that the views of several widgets are made of.
@MainActor struct PartTests {
  private let palette = Palette(mode: .fullColor, isDark: false)
  private let weekday = TextForms("Wednesday, September 30", "Wed, Sep 30", "9/30")

  private func lines(_ view: some View, _ stage: Stage = Stage(WidgetFrame(.medium))) -> [String] {
    stage.nodes(view).flatMap(\.lines)
  }

  private func text(width: Double, lines limit: Int = 1) -> [String] {
    let layout = TextLayout(WidgetFont(14), width: width, lineLimit: limit)
    return Stage(WidgetFrame(.medium)).nodes(FittingText(weekday, layout, palette)).flatMap(\.all)
      .compactMap(\.text)
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
      return lines(FittingText(TextForms(weekday.longest), layout, palette), stage)
    }
    let usual = drawn(.large)
    #expect(usual.count == 1)
    #expect(
      usual[0].hasPrefix(
        "Text(Wednesday, September 30) .lineLimit(2) .minimumScaleFactor(0.85) .fixedSize(vertical) .font(10.0 "
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
      let text = FittingText(forms, TextLayout(WidgetFont(10), width: width, lineLimit: limit), palette)
      let node = stage.nodes(text).flatMap(\.all).first { $0.text != nil }
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
      let text = FittingText(text, TextLayout(WidgetFont(14), width: width), palette, among: column)
      return Stage(WidgetFrame(.medium)).nodes(text).flatMap(\.all).compactMap(\.text)
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
    func drawn(_ width: Double, lines limit: Int, _ style: TypeStyle) -> [String] {
      lines(
        FittingText(
          weekday, TextLayout(WidgetFont(10), width: width, lineLimit: limit), palette, style: style))
    }
    let shown = drawn(200, lines: 1, TypeStyle())
    #expect(shown[0].contains(".font(10.0 regular) .foregroundStyle") && shown[1].contains("September"))
    // 23 letters with 5 points between them need 115 more.
    let spaced = drawn(200, lines: 1, TypeStyle(tracking: 5))
    #expect(spaced[0].contains(".tracking(5.0)") && spaced[1].contains("Wed, Sep 30"))
    let high = drawn(200, lines: 3, TypeStyle(face: .serif, lineSpacing: 4))
    #expect(high[0].contains(".font(10.0 regular serif)") && high[0].contains(".frame(200.0, 44.0, leading)"))
    let own = drawn(200, lines: 1, TypeStyle(face: .named("Own-Face")))
    #expect(own[0].contains(".font(10.0 regular Own-Face)"))
  }

  @Test func aRingIsFilledByItsFraction() {
    let layout = RingLayout(diameter: 70, lineWidth: 8)
    for (fraction, end) in [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.7, 1)] {
      let ring = Ring(layout, fraction, role: CommonRole.primary, track: CommonRole.secondary, palette)
      let drawn = lines(ring)
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
      let bar = Bar(layout, fraction, role: CommonRole.primary, track: CommonRole.secondary, palette)
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
    func drawn(isGap: Bool) -> [String] {
      lines(
        Bar(
          layout, 0.5, role: CommonRole.primary, track: CommonRole.secondary, palette,
          line: BarLine(at: 0.25, of: layout, isGap: isGap))
      ).dropFirst().map { $0.components(separatedBy: " .")[0] }
    }
    #expect(drawn(isGap: true) == ["  Capsule without BarLine", "  Capsule without BarLine"])
    #expect(drawn(isGap: false) == ["  Capsule", "  Capsule", "  BarLine"])
    // 2 points wide, and within the bar at both ends, also in the part of it that is filled.
    for (fraction, left) in [(-1.0, 0.0), (0, 0), (0.25, 50), (1, 200), (9, 200)] {
      let path = BarLine(at: fraction, of: layout, isGap: true)
        .path(in: CGRect(x: 0, y: 0, width: 101, height: 6))
      #expect(path._points == [CGPoint(x: left, y: 0), CGPoint(x: left + 2, y: 6)])
    }
  }

  /// The line above the clock shows nothing but texts and symbols, so there is a symbol in place of a text that was taken out.
  @Test func aTextAboveTheClockThatWasTakenOutIsASymbol() {
    #expect(lines(SensitiveInlineText(.redacted)) == ["Image(eye.slash)"])
    let shown = lines(SensitiveInlineText(.visible(weekday)))
    #expect(shown[0] == "ViewThatFits .lineLimit(1) .privacySensitive(true)")
  }

  @Test func aTrendEndsWhereTodayIs() {
    let place = CGRect(x: 0, y: 0, width: 90, height: 40)
    let line = TrendLine([0, 500, 1_000], slotCount: 10).path(in: place)
    #expect(line._points == [CGPoint(x: 0, y: 40), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 0)])
    #expect(TrendLine([700], slotCount: 10).path(in: place)._points == [])
    #expect(TrendLine([], slotCount: 0).path(in: place)._points == [])
  }

  /// However long a text is that was taken out, the bar in its place says nothing of it.
  @Test func aTextThatWasTakenOutIsABar() {
    let layout = TextLayout(WidgetFont(10), width: 100)
    let hidden = lines(SensitiveText(.redacted, layout, role: CommonRole.primary, palette))
    #expect(hidden.count == 1 && hidden[0].hasPrefix("Capsule "))
    #expect(hidden[0].contains(".frame(60.0, 7.0, center) .frame(100.0, 12.0, leading)"))
    let shown = lines(SensitiveText(.visible(weekday), layout, role: CommonRole.primary, palette))
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
