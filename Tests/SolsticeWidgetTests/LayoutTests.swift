import Foundation
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Everything that is drawn has its room, on every phone.
struct LayoutTests {
  /// The times of the Sun that a widget may have to draw.
  private enum Sun: CaseIterable {
    case notChosen, withoutPlace, here, abroad, hidden

    func drawing(in frame: WidgetFrame) throws -> Drawing {
      var widget = try Widget(frame.family, size: frame.size)
      widget.configuration.showsSun = self != .notChosen
      if self == .here {
        widget.settings.choose(SolsticePlace(try Coordinates(latitude: 21.03, longitude: 105.85)))
      } else if self != .withoutPlace {
        let zone = ZoneClock(try #require(TimeZone(identifier: "America/New_York")))
        let coordinates = try Coordinates(latitude: 40.71, longitude: -74.01)
        widget.settings.choose(SolsticePlace(coordinates, name: "New York", zone: zone))
      }
      let snapshot = try widget.snapshot("2026-03-24T05:00:00Z")
      return (self == .hidden ? snapshot.redacted() : snapshot).drawing
    }
  }

  private func check(_ check: (Drawing, WidgetFrame, Sun, Comment) throws -> Void) throws {
    for screen in ScreenClass.allCases {
      for family in Family.allCases {
        guard let size = screen.size(of: family) else { continue }
        let frame = WidgetFrame(family: family, size: size)
        for sun in Sun.allCases { try check(try sun.drawing(in: frame), frame, sun, "\(frame) \(sun)") }
      }
    }
  }

  @Test func SO_06_SO_07_SO_08_SO_21_C_19_theHeightsAddUpToNoMoreThanTheFrame() throws {
    try check { drawing, frame, sun, comment in
      let size = frame.size
      let image = drawing.images.first?.size ?? PointSize(width: 0, height: 0)
      // The texts are in a room of their own, which is in the middle of what the picture leaves.
      let rooms = drawing.all.compactMap { part -> (stack: Double, padding: Double, rest: PointSize)? in
        guard case .frame(.frame(let texts, let room, _, _), let rest, _, _) = part else { return nil }
        return (texts.room.height, (rest.width - room.width) / 2, rest)
      }
      #expect(drawing.room.height <= size.height + 1e-9, comment)
      #expect(rooms.count == (frame.family.isAccessory ? 0 : 1), comment)
      switch frame.family {
      case .small:
        // The picture is above the texts, and takes most of the widget.
        #expect(image.height > size.height / 2, comment)
        // Below the texts there is some room, less than at their sides.
        let bottom = min(8, size.height / 16)
        #expect(rooms.allSatisfy { $0.stack + bottom <= $0.rest.height + 1e-9 && $0.padding == 16 }, comment)
      case .medium:
        #expect(image.width == image.height && image.height <= size.height, comment)
        #expect(rooms.allSatisfy { $0.stack + 2 * $0.padding <= $0.rest.height }, comment)
      case .large:
        // The picture has half of the height, minus a line if a place is named.
        let namesPlace = sun == .abroad || sun == .hidden
        #expect(image.height == size.height / 2 || namesPlace && image.height > size.height * 0.45, comment)
        let margin = min(12, size.height / 40)
        #expect(rooms.allSatisfy { $0.stack + 2 * margin <= $0.rest.height && $0.padding == 16 }, comment)
      case .circular:
        guard case .layers(let layers) = drawing, case .ring(let ring, _, _, _) = layers[0] else {
          Issue.record(comment)
          return
        }
        #expect(ring.diameter <= min(size.width, size.height))
        // The corners of the symbol and the count are inside the ring.
        let (half, width) = (layers[1].room.height / 2, layers[1].room.width / 2)
        let radius = ring.diameter / 2 - ring.lineWidth
        #expect(half > 0 && half * half + width * width <= radius * radius, comment)
      case .rectangular, .inline: #expect(drawing.room.height > 0, comment)
      }
    }
  }

  /// The widths are within the frame, and no text is too small to read.
  @Test func C_19_noTextIsWiderThanItsRoom() throws {
    try check { drawing, frame, _, comment in
      #expect(drawing.room.width <= frame.size.width + 1e-9, comment)
      for part in drawing.all {
        guard case .frame(let inner, let size, _, _) = part else { continue }
        #expect(inner.room.width <= size.width + 1e-9 && inner.room.height <= size.height + 1e-9, comment)
      }
      #expect(!drawing.texts.isEmpty, comment)
      #expect(drawing.texts.allSatisfy { $0.layout.width > 0 && $0.layout.font.size >= 9 }, comment)
    }
  }

  /// The lines that each family shows, and those that are missing where lines are few.
  @Test func everyFamilyDrawsTheTextsThatItHasRoomFor() throws {
    let rows = Array(
      repeating: ["upcoming.name", "upcoming.dateText", "upcoming.timeText", "upcoming.countText"], count: 3
    ).flatMap(\.self)
    let head = ["title", "countText"]
    try check { drawing, frame, sun, comment in
      let names = drawing.texts.map(\.name)
      let times: [String] =
        switch sun {
        case .notChosen, .hidden: []
        case .withoutPlace: ["sun.note"]
        case .here: ["sun.lines.text", "sun.lines.text"]
        case .abroad: ["sun.place", "sun.lines.text", "sun.lines.text"]
        }
      let namesPlace = sun == .abroad || sun == .hidden
      let summary: [String] =
        switch sun {
        case .notChosen, .hidden: []
        case .withoutPlace, .here: ["sun.summary"]
        case .abroad: ["sun.place", "sun.summary"]
        }
      let expected =
        switch frame.family {
        case .small: head
        case .medium: head + (namesPlace ? [] : ["progress.text"]) + ["momentText"] + times
        case .large: head + ["progress.text", "momentText"] + summary + rows
        case .rectangular: head + (namesPlace ? [] : ["momentText"]) + times
        case .circular: ["countText"]
        case .inline: ["inlineText"]
        }
      #expect(names == expected, comment)
      #expect(drawing.images.count == (frame.family.isAccessory ? 0 : 1), comment)
      let isHidden = sun == .hidden && [.medium, .large, .rectangular].contains(frame.family)
      #expect(
        drawing.all.count { if case .hidden = $0 { true } else { false } } == (isHidden ? 1 : 0), comment)
      let bars = drawing.all.count { if case .bar = $0 { true } else { false } }
      #expect(bars == ([.medium, .large].contains(frame.family) ? 1 : 0), comment)
    }
  }

  @Test func drawingsOfOddSizesDoNotBreak() throws {
    for width in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
      for height in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
        for family in Family.allCases {
          let frame = WidgetFrame(family: family, size: PointSize(width: width, height: height))
          for sun in [Sun.notChosen, .abroad] {
            let values = try sun.drawing(in: frame).all.flatMap { [$0.room.width, $0.room.height] }
            #expect(values.allSatisfy { $0.isFinite && $0 >= 0 }, "\(family) \(width) \(height) \(sun)")
          }
        }
      }
    }
  }
}

extension Drawing {
  /// The room that is taken if every text is as wide as it may be, with all its lines.
  fileprivate var room: PointSize {
    let rooms = parts.map(\.room)
    let (widths, heights) = (rooms.map(\.width), rooms.map(\.height))
    let gaps = Double(max(0, rooms.count - 1))
    return switch self {
    case .text(let text): PointSize(width: text.layout.width, height: text.height)
    case .hidden(let layout), .line(_, _, let layout):
      PointSize(width: layout.width, height: layout.height)
    case .symbol(let symbol): PointSize(width: symbol.width, height: symbol.font.lineHeight)
    case .ring(let ring, _, _, _): PointSize(width: ring.diameter, height: ring.diameter)
    case .bar(let bar, _, _, _, _): PointSize(width: bar.width, height: bar.height)
    case .image(let image): image.size
    case .frame(_, let size, _, _): size
    case .row(_, let spacing, _):
      PointSize(width: widths.reduce(0, +) + gaps * spacing, height: heights.max() ?? 0)
    case .column(_, let spacing, _):
      PointSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps * spacing)
    case .layers, .marked: PointSize(width: widths.max() ?? 0, height: heights.max() ?? 0)
    // The widget draws nothing else; a part of another kind fails every test.
    default: PointSize(width: .infinity, height: .infinity)
    }
  }

  fileprivate var images: [DrawnImage] {
    all.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}
