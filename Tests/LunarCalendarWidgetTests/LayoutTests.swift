import Foundation
import LunarCalendarWidgetCore
import TestSupport
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
          snapshot: CalendarDefinition.snapshot(
            of: state, configuration: widget.configuration, at: moment, in: widget.environment))
      }
    }
  }

  @Test func everyPhoneAndFamilyIsLookedAt() {
    // Six families on six phones, three on the smallest.
    #expect(Self.shown.count == (6 * 6 + 3) * Self.dates.count * 2)
  }

  /// The room that a drawing needs, and the frames in it that are smaller than what they hold.
  private struct Room {
    /// The height of a line of the system font, as a multiple of its size.
    private static let leading = 1.19
    var size = PointSize(width: 0, height: 0)
    var overflows: [String] = []

    init(of drawing: Drawing) {
      func rooms(_ parts: [Drawing]) -> [PointSize] {
        parts.map { part in
          let room = Room(of: part)
          overflows += room.overflows
          return room.size
        }
      }
      func joined(_ lengths: [Double], _ spacing: Double) -> Double {
        lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
      }
      func largest(_ lengths: [Double]) -> Double { lengths.max() ?? 0 }
      switch drawing {
      case .text(let text): size = Self.room(text.layout)
      case .line(_, _, let layout): size = Self.room(layout)
      case .symbol(let symbol): size = PointSize(width: symbol.width, height: symbol.font.size * Self.leading)
      case .shape(let room, _, _), .space(let room): size = room
      case .row(let parts, let spacing, _):
        let sizes = rooms(parts)
        size = PointSize(width: joined(sizes.map(\.width), spacing), height: largest(sizes.map(\.height)))
      case .column(let parts, let spacing, _):
        let sizes = rooms(parts)
        size = PointSize(width: largest(sizes.map(\.width)), height: joined(sizes.map(\.height), spacing))
      case .layers(let parts):
        let sizes = rooms(parts)
        size = PointSize(width: largest(sizes.map(\.width)), height: largest(sizes.map(\.height)))
      case .frame(let part, let room, _, _):
        let inner = rooms([part])[0]
        if inner.width > room.width + 0.001 || inner.height > room.height + 0.001 {
          overflows.append("\(inner) in \(room): \(part.texts.map(\.name))")
        }
        size = room
      case .padding(let part, let margin):
        let inner = rooms([part])[0]
        size = PointSize(width: inner.width + 2 * margin.width, height: inner.height + 2 * margin.height)
      case .marked(let part, _): size = rooms([part])[0]
      default: overflows.append("\(drawing) is nothing that the calendar draws")
      }
    }

    private static func room(_ layout: TextLayout) -> PointSize {
      PointSize(width: layout.width, height: Double(layout.lineLimit) * layout.font.size * leading)
    }
  }

  @Test func LV_13_LV_15_LV_E9_C_19_allThatIsDrawnHasRoomInTheHeightOfEveryPhone() throws {
    for (name, frame, snapshot) in Self.shown.map({ ($0.name, $0.frame, $0.snapshot) }) {
      let drawing = snapshot.drawing
      let room = Room(of: drawing)
      #expect(room.overflows == [], "\(name)")
      func text(_ text: String) throws -> TextLayout { try #require(drawing.text(named: text)).layout }
      var margins = 0.0
      switch frame.family {
      // The margins are outside the frame of the month.
      case .medium, .large: #expect(room.size.height < frame.size.height && room.size.height > 0, "\(name)")
      case .small:
        let solarDay = try text("solarDay").font.size
        // The margins of 8 points grow with the type, which is 34 points high at scale 1.
        margins = 2 * 8 * solarDay / 34
        let line = snapshot.facts?.eveLine == nil ? "cycleLine" : "eveLine"
        #expect(try text(line).font.size > 9 && solarDay > 28, "\(name)")
      case .circular:
        // The corners of both lines are within the circle.
        let width = try text("solarDay").width
        #expect(hypot(width, room.size.height) <= min(frame.size.width, frame.size.height), "\(name)")
        #expect(width >= 40, "\(name)")
      case .rectangular: #expect(try text("dateLine").font.size >= 11, "\(name)")
      case .inline: #expect(drawing.texts.count == 1)
      }
      #expect(room.size.height + margins <= frame.size.height + 0.001, "\(name)")
    }
  }

  /// No text is wider than the frame, and texts side by side fit together.
  @Test func LV_13_C_19_noTextIsWiderThanItsRoom() throws {
    for (name, frame, snapshot) in Self.shown.map({ ($0.name, $0.frame, $0.snapshot) }) {
      let widths = snapshot.drawing.texts.map(\.layout.width)
      #expect(!widths.isEmpty && widths.allSatisfy { $0 > 0 && $0 <= frame.size.width }, "\(name)")
      let width = Room(of: snapshot.drawing).size.width
      #expect(width <= frame.size.width - (frame.family.isAccessory ? 0 : 8), "\(name)")
    }
  }

  @Test func everyTextThatThereIsIsDrawnInItsOrder() throws {
    for (name, family, snapshot) in Self.shown.map({ ($0.name, $0.frame.family, $0.snapshot) }) {
      let facts = try #require(snapshot.facts)
      let lunar: (String) -> String? = { facts.today.lunarDate == nil ? nil : $0 }
      let note = facts.note.map { _ in "note" }
      let eve = facts.eveLine.map { _ in "eveLine" }
      // Where the settings cannot be read, or below another month, the note stays.
      let foot = snapshot.drawing.text(named: "eveLine") == nil ? note : eve
      let expected: [String?] =
        switch family {
        case .medium: ["title", facts.lunarTitle.map { _ in "lunarTitle" }, foot]
        case .large:
          [
            "title", facts.lunarTitle.map { _ in "lunarTitle" },
            facts.events(1).first.map { _ in "eventsTitle" }, note,
          ]
        case .small:
          [
            "weekday", "solarDay", "monthLine", lunar("lunarLine"), lunar("yearLine"),
            eve == nil ? "cycleLine" : nil,
            facts.eventLine.map { _ in "eventLine" }, eve, note,
          ]
        case .circular: ["solarDay", lunar("lunarShort")]
        case .rectangular:
          ["dateLine", "lunarLine", eve == nil || facts.eventLine != nil ? "eventLine" : nil, eve]
        case .inline: ["inlineText"]
        }
      #expect(
        snapshot.drawing.texts.map(\.name).filter { !$0.contains(".") } == expected.compactMap(\.self),
        "\(name)")
      guard family.allowsElementLinks else { continue }
      let month = try DrawnMonth(snapshot)
      #expect(month.weeks.count == facts.month.weeksNeeded && month.headings.count == 7, "\(name)")
      #expect(
        month.drawing.texts(named: "events.name").map(\.forms) == month.events.compactMap(\.name.value),
        "\(name)")
    }
  }

  /// Months of 4, 5 and 6 weeks; settings that cannot be read have a note.
  private static let months = [(4, "2027-02-10"), (5, "2026-09-10"), (6, "2026-08-10")]

  private static func month(_ frame: WidgetFrame, _ date: String, hasNote: Bool = false) throws -> DrawnMonth
  {
    let widget = try Widget(frame.family, size: frame.size)
    let snapshot = CalendarDefinition.snapshot(
      of: hasNote ? .unreadable("") : .missing, configuration: widget.configuration,
      at: try widget.moment(date),
      in: widget.environment)
    return try DrawnMonth(snapshot)
  }

  @Test func LV_06_LV_13_theSizesOfTheSourceDocumentWhereThereIsRoomForThem() throws {
    for (name, frame) in Self.frames() where frame.family == .medium || frame.family == .large {
      for (rows, date) in Self.months {
        for hasNote in [false, true] {
          let month = try Self.month(frame, date, hasNote: hasNote)
          let what = "\(name) \(rows) \(hasNote)"
          #expect(month.weeks.count == rows && (month.note != nil) == hasNote)
          let day = try month.plainDay()
          let (solar, lunar) = (
            try #require(day.solar).layout.font.size, try #require(day.lunar).layout.font.size
          )
          #expect(lunar >= 9 && solar > lunar, "\(what)")
          let titles = ["title", "lunarTitle"].compactMap { month.drawing.text(named: $0)?.layout.font.size }
          #expect(titles.count == 2 && titles[1] == titles[0] - 2, "\(what)")
          if frame.family == .medium, rows <= 5, !hasNote, frame.size.height >= 155 {
            #expect(solar >= 11, "\(what)")
          }
          #expect(frame.family == .medium ? month.events.isEmpty : month.events.count >= 2, "\(what)")
        }
      }
      // Three events are left before the end of the tables: a first day of month 12 is not among them.
      let last = try Self.month(frame, "2101-01-25").events
      let left = frame.family == .large ? try Self.month(frame, "2101-01-25").facts.events(100) : []
      #expect(last == left && (frame.family == .medium || !last.isEmpty))
    }
  }

  @Test func layoutsOfOddSizesDoNotBreak() throws {
    let lengths = [-1, 0, 1, 10, 100, 1e9, .infinity, -.infinity, .nan]
    for width in lengths {
      for height in lengths {
        for family in Family.allCases {
          let size = PointSize(width: width, height: height)
          let drawing = try Widget(family, size: size).snapshot("2026-02-17").drawing
          let layouts = drawing.texts.map(\.layout)
          #expect(!layouts.isEmpty)
          #expect(layouts.allSatisfy { $0.width.isFinite && $0.width >= 0 && $0.font.size.isFinite })
          guard family.allowsElementLinks else { continue }
          let rooms = try DrawnMonth(Widget(family, size: size).snapshot("2026-02-17")).weeks.joined().map(
            \.room)
          #expect(rooms.count == 35)
          #expect(
            rooms.allSatisfy { room in
              [room?.size.width, room?.size.height].allSatisfy { ($0 ?? -1) >= 0 && ($0 ?? .nan).isFinite }
            })
        }
      }
    }
  }
}
