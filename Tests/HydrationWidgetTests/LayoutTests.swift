import HydrationFixtures
import Testing

@testable import HydrationWidget

/// Everything that is drawn has its place, on every phone.
struct LayoutTests {
  private static let frames: [WidgetFrame] = ScreenClass.allCases.flatMap { screen in
    Family.allCases.compactMap { family in
      screen.size(of: family).map { WidgetFrame(family: family, size: $0) }
    }
  }

  /// The total of heights below one another, with the distances between them.
  private func stack(_ heights: [Double?], _ spacing: Double) -> Double {
    let there = heights.compactMap { $0 }
    return there.reduce(0, +) + Double(max(0, there.count - 1)) * spacing
  }

  /// The height of the total, the rest and the last drink below one another.
  private func lines(_ layout: HydrationLayout) -> Double {
    let first = max(layout.total?.height ?? 0, layout.ofGoal?.height ?? 0)
    return stack([first, layout.rest?.height, layout.lastDrink?.height], layout.lineSpacing)
  }

  @Test func C_19_theHeightsAddUpToNoMoreThanTheFrame() throws {
    for frame in Self.frames {
      let layout = HydrationLayout(frame)
      let height = frame.size.height - 2 * layout.padding
      let place: Comment = "\(frame)"
      switch frame.family {
      case .small:
        #expect(layout.ring?.diameter == 70)
        #expect(stack([layout.ring?.diameter, layout.totalOfGoal?.height], layout.spacing) <= height, place)
      case .medium:
        #expect(layout.ring?.diameter == 70)
        let button = layout.addButton?.size.height
        #expect(layout.presets?.button.size.height == button)
        let column = stack([lines(layout), layout.streak?.height, button], layout.lineSpacing)
        #expect(column <= height, place)
      case .large:
        let ring = try #require(layout.ring).diameter
        #expect(lines(layout) <= ring + 1e-9, place)
        #expect(
          stack([layout.flame?.lineHeight, layout.streakShort?.height], layout.lineSpacing) <= ring, place)
        let list = try #require(layout.entries)
        #expect(
          list.rows == 5 && [list.name, list.volume, list.time].allSatisfy { $0.height <= list.height })
        let all = stack(
          [
            ring, layout.divider?.height, Double(list.rows) * list.height, layout.addButton?.size.height,
            layout.presets?.button.size.height, layout.healthNote?.height,
          ], layout.spacing)
        #expect(all <= height, place)
      case .rectangular:
        #expect((layout.bar?.height ?? 0) <= layout.percent?.height ?? 0)
        let all = stack(
          [layout.totalOfGoal?.height, layout.percent?.height, layout.rest?.height], layout.lineSpacing)
        #expect(all <= height, place)
      case .circular: #expect(layout.ring?.diameter == min(frame.size.width, frame.size.height))
      case .inline: #expect(layout.inline.map { $0.height <= height } == true, place)
      }
      if let failed = layout.appendFailed {
        #expect(failed.height <= stack([layout.rest?.height, layout.lastDrink?.height], layout.lineSpacing))
      }
      if let ring = layout.ring, let percent = layout.percent {
        // The corners of the text are inside the ring.
        let (inside, half) = (ring.diameter / 2 - ring.lineWidth, percent.height / 2)
        #expect(half * half + percent.width * percent.width / 4 <= inside * inside, place)
        let caution = try #require(layout.cautionSymbol)
        #expect(caution.lineHeight <= inside * 2.0.squareRoot() && caution.size >= 9, place)
      }
    }
  }

  @Test func C_19_theWidthsAreWithinTheFrameAndNothingIsTooSmallToBeRead() {
    for frame in Self.frames {
      let layout = HydrationLayout(frame)
      let width = frame.size.width - 2 * layout.padding
      let place: Comment = "\(frame)"
      let ring = frame.family == .medium || frame.family == .large ? layout.ring?.diameter ?? 0 : 0
      let days = layout.streakShort.map { $0.width + layout.spacing } ?? 0
      let column = width - (ring > 0 ? ring + 2 * layout.spacing : 0) - days + 1e-9
      for text in [layout.rest, layout.lastDrink, layout.appendFailed, layout.totalOfGoal, layout.inline] {
        #expect((text?.width ?? 0) <= column, place)
      }
      #expect(
        (layout.total?.width ?? 0) + (layout.ofGoal?.width ?? 0) + layout.spacing
          <= max(column, layout.spacing))
      if let flame = layout.flame, let streak = layout.streak {
        #expect(flame.lineHeight + layout.lineSpacing + streak.width <= column, place)
      }
      if let bar = layout.bar, let percent = layout.percent {
        #expect(bar.width + layout.spacing + percent.width <= width + 1e-9, place)
      }
      if let list = layout.entries {
        let texts = list.name.width + list.volume.width + list.time.width
        #expect(list.symbol.lineHeight + texts + 3 * list.spacing <= width + 1e-9, place)
      }
      if let presets = layout.presets, let add = layout.addButton {
        let row = Double(presets.count) * (presets.button.size.width + layout.spacing) - layout.spacing
        if frame.family == .medium {
          #expect(add.size.width + layout.spacing + row <= column, place)
        } else {
          #expect(row <= width + 1e-9 && add.size.width <= width, place)
        }
        for button in [presets.button, add] {
          let symbol = button.symbol.map { $0.lineHeight } ?? 0
          #expect(button.text.width + symbol < button.size.width && button.text.height <= button.size.height)
        }
      }
      let texts = [
        layout.percent, layout.total, layout.ofGoal, layout.rest, layout.lastDrink, layout.appendFailed,
        layout.streak, layout.streakShort, layout.healthNote, layout.noEntries, layout.entries?.time,
        layout.addButton?.text, layout.presets?.button.text, layout.totalOfGoal,
      ]
      #expect(texts.allSatisfy { ($0?.font.size ?? 9) >= 9 }, place)
    }
  }

  @Test func aTextHasAPlaceExactlyWhereItIsDrawn() throws {
    let state = try Fixture.state(
      [("2026-02-16T12:00:00+07:00", 8000), ("2026-02-17T08:00:00+07:00", 500)],
      profile: try Fixture.profile(goal: 8000))
    let empty = try Fixture.state([], profile: try Fixture.profile(goal: 8000))
    let tap = try Fixture.moment("2026-02-17T15:00:00+07:00")
    for family in Family.allCases {
      let environment = WidgetEnvironment(
        zone: Fixture.hanoiZone, language: .english, frame: WidgetFrame(family))
      func drawn(_ state: HydrationJournal) throws -> (HydrationContent, HydrationLayout) {
        let snapshot = HydrationSystem.snapshot(
          of: .loaded(state), configuration: HydrationConfiguration(failedTap: tap),
          at: try Fixture.instant("2026-02-17T15:00:00+07:00"), in: environment)
        return (try #require(snapshot.content), try #require(snapshot.layout))
      }
      let place: Comment = "\(family)"
      let (content, layout) = try drawn(state)
      #expect((content.streak != nil) == (layout.flame != nil), place)
      #expect((layout.flame != nil) == (layout.streak != nil || layout.streakShort != nil), place)
      #expect((content.progress.value?.lastDrinkText != nil) == (layout.lastDrink != nil), place)
      #expect((content.entries.value?.isEmpty == false) == (layout.entries != nil), place)
      #expect((content.addButton != nil) == (layout.addButton != nil), place)
      #expect(content.presets.count == layout.presets?.count ?? 0, place)
      #expect((content.appendFailedText != nil) == (layout.appendFailed != nil), place)
      #expect((content.healthNote != nil) == (layout.healthNote != nil), place)
      #expect((try drawn(empty).0.noEntriesText != nil) == (layout.noEntries != nil), place)
      // The percentage alone, the total with its goal, the total before its goal, or everything in one line:
      // never two of them.
      #expect(
        [layout.total, layout.totalOfGoal, layout.inline].count { $0 != nil } == (family == .circular ? 0 : 1)
      )
      #expect((layout.total != nil) == (layout.ofGoal != nil), place)
      #expect((layout.percent != nil) == (family != .inline), place)
      #expect((layout.cautionSymbol != nil) == (layout.ring != nil), place)
      #expect((layout.ring != nil || layout.bar != nil) == (family != .inline), place)
    }
  }

  @Test func layoutsOfOddSizesDoNotBreak() {
    for side in [0.0, 1, 50, 200, .nan, .infinity, -5] {
      for family in Family.allCases {
        let layout = HydrationLayout(WidgetFrame(family: family, size: PointSize(width: side, height: side)))
        #expect((0...5).contains(layout.entries?.rows ?? 0) && (0...4).contains(layout.presets?.count ?? 0))
        let texts = [layout.percent, layout.total, layout.rest, layout.streak, layout.inline]
        #expect(texts.allSatisfy { ($0?.width ?? 0).isFinite && ($0?.font.size ?? 0) >= 0 })
      }
    }
  }
}
