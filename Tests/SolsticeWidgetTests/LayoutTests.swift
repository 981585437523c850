import SolsticeWidget
import Testing

/// Everything that is drawn has its place, on every phone.
struct LayoutTests {
  private static let frames: [(WidgetFrame, showsSun: Bool)] = ScreenClass.allCases.flatMap { screen in
    Family.allCases.flatMap { family -> [(WidgetFrame, Bool)] in
      guard let size = screen.size(of: family) else { return [] }
      let frame = WidgetFrame(family: family, size: size)
      return [(frame, false), (frame, true)]
    }
  }

  /// Returns the heights of the lines from top to bottom; the bar is one of them.
  private func heights(_ layout: SolsticeLayout) -> [Double] {
    var heights = [layout.title, layout.count].compactMap { $0?.height }
    heights += [layout.bar?.height, layout.progress?.height, layout.moment?.height].compactMap { $0 }
    if let sun = layout.sun { heights += Array(repeating: sun.line.height, count: max(1, sun.rows)) }
    heights += [layout.sun?.place?.height].compactMap { $0 }
    if let upcoming = layout.upcoming {
      let row = [upcoming.name, upcoming.date, upcoming.time, upcoming.count].map(\.height).max() ?? 0
      heights += Array(repeating: row, count: upcoming.rows)
    }
    return heights
  }

  @Test func SO_06_SO_07_SO_08_SO_21_C_19_theHeightsAddUpToNoMoreThanTheFrame() {
    for (frame, showsSun, namesPlace) in Self.frames.flatMap({ [($0, $1, false), ($0, $1, true)] }) {
      let layout = SolsticeLayout(frame, showsSun: showsSun, namesPlace: namesPlace)
      let size = frame.size
      let lines = heights(layout)
      let stack = lines.reduce(0, +) + Double(max(0, lines.count - 1)) * layout.spacing
      let place: Comment = "\(frame) \(showsSun) \(namesPlace)"
      switch frame.family {
      case .small:
        // The picture is above the texts, and takes most of the widget.
        let image = layout.image?.height ?? 0
        #expect(image > size.height / 2 && image + stack + layout.padding <= size.height + 1e-9, place)
      case .medium:
        #expect(layout.image?.width == layout.image?.height && layout.image?.height ?? 0 <= size.height)
        #expect(stack + 2 * layout.padding <= size.height, place)
      case .large:
        // The picture has half of the height, minus a line if a place is named.
        let image = layout.image?.height ?? 0
        #expect(image == size.height / 2 || namesPlace && image > size.height * 0.45, place)
        #expect(image + stack + 2 * layout.padding <= size.height, place)
      case .rectangular: #expect(stack <= size.height, place)
      case .circular:
        let ring = layout.ring.map { ($0.diameter / 2, $0.diameter / 2 - $0.lineWidth) } ?? (0, 0)
        #expect(2 * ring.0 <= min(size.width, size.height))
        // The corners of the symbol and the count are inside the ring.
        let half = (stack + (layout.symbol?.lineHeight ?? 0)) / 2
        let width = (layout.count?.width ?? 0) / 2
        #expect(half > 0 && half * half + width * width <= ring.1 * ring.1, place)
      case .inline: #expect(layout.inline.map { $0.height <= size.height } == true, place)
      }
    }
  }

  /// The widths are within the frame, and no text is too small to read.
  @Test func C_19_noTextIsWiderThanItsRoom() {
    for (frame, showsSun) in Self.frames {
      let layout = SolsticeLayout(frame, showsSun: showsSun)
      let beside = frame.family == .medium ? layout.image?.width ?? 0 : 0
      let room = frame.size.width - 2 * layout.padding - beside
      let texts = [
        layout.title, layout.count, layout.progress, layout.moment, layout.sun?.line, layout.sun?.note,
        layout.inline,
      ].compactMap { $0 }
      #expect(texts.allSatisfy { $0.width <= room + 1e-9 && $0.font.size >= 9 }, "\(frame)")
      if let bar = layout.bar { #expect(bar.width <= room + 1e-9) }
      if let upcoming = layout.upcoming {
        let row = [upcoming.name, upcoming.date, upcoming.time, upcoming.count]
        #expect(row.map(\.width).reduce(0, +) + 3 * layout.spacing <= room + 1e-9, "\(frame)")
        #expect(row.allSatisfy { $0.font.size >= 9 })
      }
      #expect((layout.image?.width ?? 0) <= frame.size.width)
    }
  }

  @Test func aTextHasAPlaceExactlyWhereItIsDrawn() throws {
    for family in Family.allCases {
      for showsSun in [false, true] {
        var widget = try Widget(family)
        widget.configuration.showsSun = showsSun
        let snapshot = try widget.snapshot("2026-03-24T05:00:00Z")
        let (content, layout) = (try #require(snapshot.content), try #require(snapshot.layout))
        let place: Comment = "\(family)"
        #expect((content.momentText != nil) == (layout.moment != nil), place)
        #expect((content.inlineText != nil) == (layout.inline != nil), place)
        #expect((content.sun != nil) == (layout.sun != nil), place)
        #expect(content.upcoming.count == layout.upcoming?.rows ?? 0, place)
        #expect((content.progress != nil) == (layout.bar != nil || layout.ring != nil), place)
        #expect((layout.progress != nil) == (layout.bar != nil), place)
        #expect((layout.count != nil) == (family != .inline), place)
        #expect((layout.title != nil) == ![.inline, .circular].contains(family), place)
        #expect((layout.image == nil) == family.isAccessory, place)
      }
    }
  }

  @Test func layoutsOfOddSizesDoNotBreak() {
    for width in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
      for height in [-1, 0, 1, 10, 1e9, .infinity, -.infinity, .nan] {
        for family in Family.allCases {
          let layout = SolsticeLayout(
            WidgetFrame(family: family, size: PointSize(width: width, height: height)), showsSun: true)
          var values = heights(layout) + [layout.padding, layout.spacing]
          values += [layout.image?.width, layout.image?.height, layout.ring?.diameter].compactMap { $0 }
          values += [layout.title, layout.count, layout.inline].compactMap { $0?.width }
          #expect(values.allSatisfy { $0.isFinite && $0 >= 0 }, "\(family) \(width) \(height)")
        }
      }
    }
  }
}
