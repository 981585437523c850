import Foundation
import LunarCalendarWidget
import Testing
import WidgetFoundation

/// The layouts of every family on every phone.
struct LayoutTests {
  /// Days with different contents.
  ///
  /// A festival; a day with nothing; an uncertain day with a festival; a solar term; a month that needs six
  /// weeks; days before, after and at the end of the tables.
  private static let dates = [
    "2026-02-17", "2026-02-25", "2073-01-01", "2026-03-05", "2026-05-31", "1899-01-15", "2150-07-25",
    "2101-01-15",
  ]

  /// Every family on every phone that has it.
  private static func frames() -> [(name: String, frame: WidgetFrame)] {
    ScreenClass.allCases.flatMap { screen in
      Family.allCases.compactMap { family in
        screen.size(of: family).map { ("\(screen) \(family)", WidgetFrame(family: family, size: $0)) }
      }
    }
  }

  private struct Shown {
    var name: String
    var frame: WidgetFrame
    var snapshot: CalendarSnapshot
  }

  /// The snapshots on every phone and on all the days, with the user's settings and with unreadable ones.
  private static let shown: [Shown] = frames().flatMap { name, frame in
    dates.flatMap { date -> [Shown] in
      guard let widget = try? Widget(frame.family, size: frame.size), let moment = try? widget.moment(date)
      else { return [] }
      return [CalendarState.missing, .unreadable("")].map { state in
        Shown(
          name: "\(name) \(date) \(state)", frame: frame,
          snapshot: CalendarSystem.snapshot(
            of: state, configuration: widget.configuration, at: moment, in: widget.environment))
      }
    }
  }

  @Test func everyPhoneAndFamilyIsLookedAt() {
    // Six families on six phones, three on the smallest.
    #expect(Self.shown.count == (6 * 6 + 3) * Self.dates.count * 2)
  }

  /// Returns the total height, with 1.19 times the font size for a line of the system font.
  private static func height(_ texts: [TextLayout?]) -> Double {
    texts.compactMap { $0 }.reduce(0) { $0 + Double($1.lineLimit) * $1.font.size * 1.19 }
  }

  @Test func LV_13_LV_15_LV_E9_C_19_allThatIsDrawnHasRoomInTheHeightOfEveryPhone() throws {
    for (name, frame, snapshot) in Self.shown.map({ ($0.name, $0.frame, $0.snapshot) }) {
      let height: Double
      switch try #require(snapshot.layout) {
      case .month(let layout):
        let week = Self.height([layout.solarText, layout.lunarText])
        #expect(week <= layout.rowHeight + 0.001, "\(name)")
        #expect(Self.height([layout.boldSolarText, layout.mark]) <= layout.rowHeight + 0.001, "\(name)")
        let events = (0..<layout.eventLines).map { _ in layout.event?.name }
        let texts = [layout.title, layout.heading, layout.note, layout.eventsTitle] + events
        let gaps = 2.0 + (layout.note == nil ? 0 : 1) + (layout.eventsTitle == nil ? 0 : 1)
        height =
          Self.height(texts) + 2 * layout.padding + gaps * layout.spacing
          + Double(layout.rows) * layout.rowHeight
        #expect(layout.totalHeight <= frame.size.height + 0.001, "\(name)")
      case .card(let layout):
        let texts = [
          layout.weekday, layout.solarDay, layout.month, layout.lunarLine, layout.yearLine,
          layout.cycleLine, layout.eventLine, layout.note,
        ]
        height = Self.height(texts) + 2 * layout.padding
        #expect(layout.cycleLine.font.size > 9 && layout.solarDay.font.size > 28, "\(name)")
      case .circle(let layout):
        height = Self.height([layout.solarDay, layout.lunarShort])
        // The corners of both lines are within the circle.
        let across = hypot(layout.solarDay.width, height)
        #expect(across <= min(frame.size.width, frame.size.height), "\(name)")
        #expect(layout.solarDay.width >= 40, "\(name)")
      case .lines(let layout):
        height = Self.height([layout.dateLine, layout.lunarLine, layout.eventLine])
        #expect(layout.dateLine.font.size >= 11, "\(name)")
      case .inline(let layout): height = Self.height([layout])
      }
      #expect(height <= frame.size.height + 0.001, "\(name)")
    }
  }

  /// No text is wider than the frame, and texts side by side fit together.
  @Test func LV_13_C_19_noTextIsWiderThanItsRoom() throws {
    for (name, frame, snapshot) in Self.shown.map({ ($0.name, $0.frame, $0.snapshot) }) {
      let widest = Widget.widths(try #require(snapshot.json["layout"])).max() ?? 0
      #expect(widest > 0 && widest <= frame.size.width, "\(name)")
      guard case .month(let layout) = snapshot.layout else { continue }
      let width = frame.size.width - 2 * layout.padding + 0.001
      #expect(layout.columnWidth * 7 <= width, "\(name)")
      let titles = layout.title.width + (layout.lunarTitle.map { layout.spacing + $0.width } ?? 0)
      #expect(titles + 2 * layout.headerPadding <= width, "\(name)")
      #expect(layout.lunarText.width + 2 * layout.mark.width <= layout.columnWidth + 0.001, "\(name)")
      if let event = layout.event {
        let columns = event.date.width + event.name.width + event.distance.width
        #expect(columns + 2 * event.spacing <= width, "\(name)")
      }
    }
  }

  private static func layout(
    _ frame: WidgetFrame, rows: Int, hasNote: Bool = false, events: Int
  ) -> MonthLayout {
    MonthLayout(
      frame, rows: rows, hasLunarTitle: true, hasNote: hasNote,
      events: events)
  }

  @Test func thereIsALayoutForEachTextThatIsShownAndForNoOther() throws {
    let others: Set = ["kind", "role", "eventRole", "padding", "headerLink"]
    for (name, snapshot) in Self.shown.map({ ($0.name, $0.snapshot) }) {
      let layout = try #require(snapshot.json["layout"]?.object)
      switch try #require(snapshot.content) {
      case .month(let month):
        #expect((layout["lunarTitle"] != nil) == (month.lunarTitle != nil), "\(name)")
        #expect((layout["note"] != nil) == (month.note != nil), "\(name)")
        #expect((layout["eventsTitle"] != nil) == (month.eventsTitle != nil), "\(name)")
        #expect((layout["event"] != nil) == !month.events.isEmpty, "\(name)")
        #expect(layout["eventLines"]?.integer == Int64(month.events.count), "\(name)")
        #expect(layout["rows"]?.integer == Int64(month.weeks.count), "\(name)")
      case .card, .circle, .lines, .inline:
        let content = try #require(snapshot.json["content"]?.object)
        #expect(
          Set(layout.keys).subtracting(others) == Set(content.keys).subtracting(others), "\(name)")
      }
    }
  }

  @Test func LV_06_LV_13_theSizesOfTheSourceDocumentWhereThereIsRoomForThem() {
    for (name, frame) in Self.frames() where frame.family == .medium || frame.family == .large {
      for (rows, hasNote) in [(4, false), (5, false), (6, false), (5, true), (6, true)] {
        let layout = Self.layout(frame, rows: rows, hasNote: hasNote, events: 12)
        let what = "\(name) \(rows) \(hasNote)"
        #expect(layout.lunarText.font.size >= (hasNote ? 5 : 5.5), "\(what)")
        #expect(layout.lunarTitle?.font.size == layout.title.font.size - 2, "\(what)")
        if frame.family == .medium, rows <= 5, !hasNote, frame.size.height >= 155 {
          #expect(layout.solarText.font.size >= 11 && layout.lunarText.font.size >= 7, "\(what)")
        }
        #expect(frame.family == .medium ? layout.eventLines == 0 : layout.eventLines >= 2, "\(what)")
      }
      #expect(Self.layout(frame, rows: 5, events: 1).eventLines == (frame.family == .large ? 1 : 0))
    }
  }

  @Test func layoutsOfOddSizesDoNotBreak() throws {
    let lengths = [-1, 0, 1, 10, 100, 1e9, .infinity, -.infinity, .nan]
    for width in lengths {
      for height in lengths {
        let size = PointSize(width: width, height: height)
        for rows in [Int.min, 0, 5, 6, Int.max] {
          let frame = WidgetFrame(family: .large, size: size)
          let layout = Self.layout(frame, rows: rows, events: .max)
          #expect(
            layout.rowHeight >= 0 && layout.rowHeight.isFinite && layout.solarText.font.size.isFinite
              && layout.columnWidth.isFinite)
          #expect((1...6).contains(layout.rows) && layout.eventLines >= 0)
        }
        for family in Family.allCases {
          let snapshot = try Widget(family, size: size).snapshot("2026-02-17")
          #expect(Widget.widths(snapshot.json["layout"] ?? .null).allSatisfy { $0.isFinite && $0 >= 0 })
        }
      }
    }
  }
}
