import HydrationFixtures
import TestSupport
import Testing

@testable import HydrationWidgetCore

/// Everything that is drawn has room, on every phone.
struct LayoutTests {
  private static let frames: [WidgetFrame] = ScreenClass.allCases.flatMap { screen in
    Family.allCases.compactMap { family in
      screen.size(of: family).map { WidgetFrame(family: family, size: $0) }
    }
  }

  /// A day with all that a widget can show: a streak, a very high goal and more drinks than rows.
  private static func state() throws -> HydrationJournal {
    let drinks = (7...13).map { ("2026-02-17T\($0 < 10 ? "0" : "")\($0):00:00+07:00", 500) }
    return try Fixture.state(
      [("2026-02-16T12:00:00+07:00", 8000)] + drinks, profile: try Fixture.profile(goal: 8000))
  }

  /// Returns what is drawn of a day at 15:00.
  private func drawing(
    _ state: HydrationJournal, isTapLost: Bool = false, isHidden: Bool = false, in frame: WidgetFrame
  ) throws -> Drawing {
    let tap = isTapLost ? try Fixture.moment("2026-02-17T15:00:00+07:00") : nil
    let snapshot = HydrationDefinition.snapshot(
      of: .loaded(state), configuration: HydrationConfiguration(failedTap: tap),
      at: try Fixture.instant("2026-02-17T15:00:00+07:00"),
      in: WidgetEnvironment(zone: Fixture.hanoiZone, language: .english, frame: frame))
    return (isHidden ? snapshot.redacted() : snapshot).drawing
  }

  /// Returns the drawings of a frame in all states that differ in their measures.
  private func drawings(in frame: WidgetFrame) throws -> [Drawing] {
    let empty = try Fixture.state([], profile: try Fixture.profile(goal: 8000))
    let over = try Fixture.state([("2026-02-17T12:00:00+07:00", 9999)])
    return [
      try drawing(Self.state(), in: frame), try drawing(empty, in: frame), try drawing(over, in: frame),
      try drawing(Self.state(), isTapLost: true, in: frame),
      try drawing(Self.state(), isHidden: true, in: frame),
    ]
  }

  @Test func C_19_whatIsDrawnHasRoomInTheFrame() throws {
    for frame in Self.frames {
      let margin = [.small, .medium, .large].contains(frame.family) ? 16.0 : 0
      let room = PointSize(width: frame.size.width - 2 * margin, height: frame.size.height - 2 * margin)
      for drawing in try drawings(in: frame) {
        #expect(drawing.room.fits(in: room), "\(frame)")
        for case .frame(let part, let size, _, _) in drawing.all {
          #expect(part.room.fits(in: size), "\(frame): \(part.texts.map(\.name))")
        }
        #expect(drawing.texts.allSatisfy { $0.layout.font.size >= 9 }, "\(frame)")
        #expect(drawing.symbols.allSatisfy { $0.font.size >= 9 }, "\(frame)")
      }
    }
  }

  @Test func C_19_theListOfTheLargeWidgetIsAboveItsButtons() throws {
    for frame in Self.frames where frame.family == .large {
      for drawing in try drawings(in: frame) {
        guard case .layers(let layers) = drawing, layers.count == 2,
          case .frame(let upper, let room, _, .top) = layers[0],
          case .frame(let lower, _, _, .bottom) = layers[1],
          case .column(let parts, let spacing, _) = upper
        else {
          Issue.record("\(drawing)")
          return
        }
        #expect(upper.room.height + spacing + lower.room.height <= room.height, "\(frame)")
        // The lines and the streak are not higher than the ring beside them.
        let ring = try #require(drawing.ring)
        #expect(parts[0].room.height <= ring.diameter + 1e-9, "\(frame)")
      }
      // A note takes the room of two.
      #expect(try drawing(Self.state(), in: frame).texts(named: "entries.name").count >= 3)
      let many = try Fixture.state(
        (7...13).map { ("2026-02-17T\($0 < 10 ? "0" : "")\($0):00:00+07:00", 200) })
      #expect(try drawing(many, in: frame).texts(named: "entries.name").count == 5, "\(frame)")
      // As many bars whatever was drunk.
      let hidden = try drawing(Self.state(), isHidden: true, in: frame).all
      #expect(hidden.count { if case .frame(.hidden, _, _, _) = $0 { true } else { false } } == 3)
    }
  }

  @Test func C_19_ringsAreAsLargeAsTheyCanBeAndHoldTheirTexts() throws {
    for frame in Self.frames {
      for drawing in try drawings(in: frame) {
        let ring = drawing.ring
        switch frame.family {
        case .medium: #expect(ring?.diameter == 70)
        // A note takes some of its room.
        case .small:
          let note = drawing.texts.first { ["notes", "healthNote", "appendFailedText"].contains($0.name) }
          #expect(ring.map { note == nil ? $0.diameter == 70 : (50...70).contains($0.diameter) } == true)
        case .large: #expect(ring != nil)
        case .circular: #expect(ring?.diameter == min(frame.size.width, frame.size.height))
        case .rectangular, .inline: #expect(ring == nil)
        }
        guard let ring else { continue }
        let inside = ring.diameter / 2 - ring.lineWidth
        if let percent = drawing.text(named: "percentText")?.layout {
          // The corners of the text are inside the ring.
          let half = percent.height / 2
          #expect(half * half + percent.width * percent.width / 4 <= inside * inside, "\(frame)")
        }
        for symbol in drawing.symbols where symbol.name.hasPrefix("exclamation") {
          #expect(symbol.font.lineHeight <= inside * 2.0.squareRoot(), "\(frame)")
        }
      }
    }
  }

  /// A message in place of two lines moves nothing below it.
  @Test func C_19_aFailedTapTakesNoMoreRoomThanWhatItReplaces() throws {
    for frame in Self.frames where frame.family.allowsElementLinks {
      let usual = try drawing(Self.state(), in: frame)
      let message = try #require(
        try drawing(Self.state(), isTapLost: true, in: frame).text(named: "appendFailedText"))
      let below = frame.family == .large ? "lastDrinkText" : "healthNote"
      let replaced = ["restText", below].compactMap { usual.text(named: $0)?.height }
      #expect(replaced.count == 2 && message.height <= replaced.reduce(0, +) + 4, "\(frame)")
    }
  }

  @Test func theBarIsNotHigherThanThePercentageAfterIt() throws {
    for frame in Self.frames where frame.family == .rectangular {
      let drawing = try drawing(Self.state(), in: frame)
      let percent = try #require(drawing.text(named: "percentText"))
      let bars = drawing.all.compactMap { if case .bar(let bar, _, _, _, _) = $0 { bar } else { nil } }
      #expect(bars.count == 1 && bars[0].height <= percent.height, "\(frame)")
    }
  }

  @Test func everyFamilyDrawsItsTexts() throws {
    let rows = (0..<3).flatMap { _ in ["entries.name", "entries.volumeText", "entries.timeText"] }
    let presets = Array(repeating: "presets.text", count: 4)
    let three = Array(presets.dropLast())
    let week = Array(repeating: "weekdays", count: 7)
    let total = ["percentText", "totalText", "ofGoalText"]
    let usual: [Family: [String]] = [
      .small: ["percentText", "totalOfGoalText", "healthNote"], .circular: ["percentText"],
      .inline: ["inlineText"],
      .rectangular: ["totalOfGoalText", "percentText", "restText"],
      .medium: total + ["restText", "healthNote", "streakText", "addText"] + three,
      .large: total + ["restText", "lastDrinkText", "streakShortText"] + rows + week + ["addText"] + presets
        + ["healthNote"],
    ]
    let lost: [Family: [String]] = [
      .small: ["percentText", "totalOfGoalText", "appendFailedText"],
      .medium: total + ["appendFailedText", "streakText", "addText"] + three,
      .large: total + ["appendFailedText", "streakShortText"] + rows + week + ["addText"] + presets
        + ["healthNote"],
    ]
    let empty: [Family: [String]] = [
      .medium: total + ["restText", "healthNote", "addText"] + three,
      .large: total + ["restText", "noEntriesText"] + week + ["addText"] + presets + ["healthNote"],
    ]
    let hidden: [Family: [String]] = [
      .small: [], .circular: [], .inline: [], .rectangular: [], .medium: ["addText"] + three,
      .large: week + ["addText"] + presets,
    ]
    let none = try Fixture.state([], profile: try Fixture.profile(goal: 8000))
    for family in Family.allCases {
      let frame = WidgetFrame(family)
      func names(_ drawing: Drawing) -> [String] { drawing.texts.map(\.name) }
      #expect(names(try drawing(Self.state(), in: frame)) == usual[family], "\(family)")
      #expect(
        names(try drawing(Self.state(), isTapLost: true, in: frame)) == lost[family] ?? usual[family],
        "\(family)")
      #expect(names(try drawing(none, in: frame)) == empty[family] ?? usual[family], "\(family)")
      #expect(names(try drawing(Self.state(), isHidden: true, in: frame)) == hidden[family], "\(family)")
    }
  }

  @Test func drawingsOfOddSizesDoNotBreak() throws {
    for side in [0.0, 1, 50, 200, .nan, .infinity, -5] {
      for family in Family.allCases {
        let frame = WidgetFrame(family: family, size: PointSize(width: side, height: side))
        for drawing in try drawings(in: frame) {
          #expect((0...5).contains(drawing.texts(named: "entries.name").count))
          #expect((0...4).contains(drawing.texts(named: "presets.text").count))
          #expect(
            drawing.texts.allSatisfy {
              $0.layout.width.isFinite && $0.layout.font.size.isFinite && $0.layout.font.size >= 0
            })
        }
      }
    }
  }
}

extension PointSize {
  fileprivate func fits(in room: PointSize) -> Bool {
    width <= room.width + 1e-9 && height <= room.height + 1e-9
  }
}

extension Drawing {
  fileprivate var ring: RingLayout? {
    all.lazy.compactMap { if case .ring(let ring, _, _, _) = $0 { ring } else { nil } }.first
  }

  /// The room that the drawing takes, if each text needs all of its own.
  fileprivate var room: PointSize {
    switch self {
    case .text(let text): PointSize(width: text.layout.width, height: text.height)
    case .hidden(let layout), .line(_, _, let layout):
      PointSize(width: layout.width, height: layout.font.lineHeight)
    case .symbol(let symbol): PointSize(width: symbol.width, height: symbol.font.lineHeight)
    case .ring(let ring, _, _, _): PointSize(width: ring.diameter, height: ring.diameter)
    case .bar(let bar, _, _, _, _): PointSize(width: bar.width, height: bar.height)
    case .shape(let size, _, _), .frame(_, let size, _, _), .space(let size): size
    case .row(let parts, let spacing, _):
      PointSize(
        width: parts.map(\.room.width).reduce(Double(parts.count - 1) * spacing, +),
        height: parts.map(\.room.height).max() ?? 0)
    case .column(let parts, let spacing, _):
      PointSize(
        width: parts.map(\.room.width).max() ?? 0,
        height: parts.map(\.room.height).reduce(Double(parts.count - 1) * spacing, +))
    case .layers(let parts):
      PointSize(
        width: parts.map(\.room.width).max() ?? 0, height: parts.map(\.room.height).max() ?? 0)
    case .marked(let part, _): part.room
    // Nothing of this is in the widget.
    case .padding, .trend, .outline, .image: PointSize(width: .infinity, height: .infinity)
    }
  }
}
