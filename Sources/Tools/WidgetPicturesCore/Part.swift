/// A part of a picture, which knows its size and is made of other parts or drawn by itself; measures in points.
///
/// This is all that the pictures of widgets are made of: texts, marks, and stacks of them.
package indirect enum Part: Sendable {
  /// A text in the form that fits.
  case text(SetText)
  /// A rectangle with round corners.
  case box(PointSize, radius: Double, RGBColor)
  /// A ring that is filled clockwise from the top, 0 to 1.
  case ring(RingLayout, fraction: Double, RGBColor, track: RGBColor)
  /// A line through points of a size.
  case curve([PicturePoint], PointSize, lineWidth: Double, RGBColor)
  /// A symbol in the middle of a size, so many points high.
  case symbol(Symbol, PointSize, height: Double, RGBColor)
  /// The scene of a season, which fills a size.
  case scene(SeasonScene, PointSize, isDark: Bool)
  /// Parts below one another.
  case column([Part], spacing: Double, TextLayout.Alignment)
  /// Parts beside one another.
  case row([Part], spacing: Double, RowAlignment)
  /// Parts over one another, their middles in one place.
  case layers([Part])
  /// A part in a larger or smaller place.
  case placed(Part, PointSize, TextLayout.Alignment, VerticalAlignment)
  /// A part that is drawn less opaque.
  case faded(Part, opacity: Double)

  /// Where a part stands in a place that is higher.
  package enum VerticalAlignment: Sendable {
    case top, center, bottom

    /// Where something begins in a higher place.
    func start(of height: Double, in whole: Double) -> Double {
      switch self {
      case .top: 0
      case .center: (whole - height) / 2
      case .bottom: whole - height
      }
    }
  }

  /// What the parts of a row have in one line.
  package enum RowAlignment: Sendable {
    /// Their middles.
    case center
    /// The line their first texts stand on.
    case baseline
    /// Their upper edges.
    case top
  }
}

/// A place in a picture, in points from its upper left corner.
package struct PicturePoint: Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A text as it is drawn.
package struct SetText: Sendable {
  /// The lines, cut off where they are too long.
  package let lines: [String]
  /// The size it is drawn in, as a part of the layout's.
  package let scale: Double
  /// The type, the width it has, and where lines begin.
  package let layout: TextLayout
  /// The colour.
  package let color: RGBColor
  /// How the type differs from the system's own.
  package var style = TextStyle()
  /// The width it takes in its stack: that of its layout, or less if it is as narrow as its words.
  package var room: Double
  /// Where its lines begin: as its layout says, but for a text beside another that would meet it in a wider face.
  package var alignment: TextLayout.Alignment
  /// The width that its one line has in every face, so that it stays in its room; `nil` where a wider face does no harm.
  package var exactWidth: Double?

  /// What a text may have besides its layout.
  package struct TextStyle: Sendable {
    /// A face by its name, before the serif that stands in for it; `nil` for the system's.
    package var faceName: String?
    /// Between letters.
    package var tracking = 0.0
    /// Between lines.
    package var lineSpacing = 0.0

    package init(faceName: String? = nil, tracking: Double = 0, lineSpacing: Double = 0) {
      self.faceName = faceName
      self.tracking = tracking
      self.lineSpacing = lineSpacing
    }
  }

  /// The size the type is drawn in.
  package var size: Double { layout.font.size * scale }
  /// From one line to the next.
  package var step: Double { size * WidgetFont.leading + style.lineSpacing }
  /// From the upper edge to the line that the first words stand on.
  package var baseline: Double { size * Self.baselinePart }
  /// The same as a part of the size, so that capital letters are in the middle of a line.
  package static let baselinePart = 0.95
}

extension Part {
  /// From side to side and from top to bottom.
  package var size: PointSize {
    switch self {
    case .text(let text):
      PointSize(
        width: text.room, height: text.step * Double(text.lines.count) - text.style.lineSpacing)
    case .box(let size, _, _), .curve(_, let size, _, _), .symbol(_, let size, _, _), .scene(_, let size, _),
      .placed(_, let size, _, _):
      size
    case .ring(let ring, _, _, _): PointSize(width: ring.diameter, height: ring.diameter)
    case .column(let parts, let spacing, _): Self.size(of: parts, spacing: spacing, isColumn: true)
    case .row(let parts, let spacing, .baseline):
      PointSize(
        width: Self.size(of: parts, spacing: spacing, isColumn: false).width,
        height: Self.top(of: parts) + (parts.map { $0.size.height - $0.baseline }.max() ?? 0))
    case .row(let parts, let spacing, _): Self.size(of: parts, spacing: spacing, isColumn: false)
    case .layers(let parts):
      PointSize(
        width: parts.map { $0.size.width }.max() ?? 0, height: parts.map { $0.size.height }.max() ?? 0)
    case .faded(let part, _): part.size
    }
  }

  /// How far its first text stands below its upper edge; for parts without one, their lower edge.
  package var baseline: Double {
    switch self {
    case .text(let text): text.baseline
    case .column(let parts, _, _): parts.first?.baseline ?? 0
    case .row(let parts, _, .baseline): Self.top(of: parts)
    case .row(let parts, _, .top): parts.first?.baseline ?? 0
    case .row(let parts, _, .center):
      parts.first.map { (size.height - $0.size.height) / 2 + $0.baseline } ?? 0
    case .layers(let parts):
      // Texts lie over what is behind them.
      parts.last.map { (size.height - $0.size.height) / 2 + $0.baseline } ?? 0
    case .placed(let part, let size, _, let alignment):
      alignment.start(of: part.size.height, in: size.height) + part.baseline
    case .faded(let part, _): part.baseline
    case .symbol(_, let size, let height, _): size.height / 2 + height * 0.36
    case .box, .ring, .curve, .scene: size.height
    }
  }

  /// How far the common line of a row is below its upper edge.
  package static func top(of parts: [Part]) -> Double { parts.map { $0.baseline }.max() ?? 0 }

  private static func size(of parts: [Part], spacing: Double, isColumn: Bool) -> PointSize {
    let sizes = parts.map { $0.size }
    let spaces = spacing * Double(max(0, parts.count - 1))
    let (widths, heights) = (sizes.map { $0.width }, sizes.map { $0.height })
    return isColumn
      ? PointSize(width: widths.max() ?? 0, height: heights.reduce(spaces, +))
      : PointSize(width: widths.reduce(spaces, +), height: heights.max() ?? 0)
  }

  /// Parts below one another, without those that are not there; `nil` if none is.
  package static func stack(
    _ parts: [Part?], spacing: Double = 0, _ alignment: TextLayout.Alignment = .leading
  ) -> Part? {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? nil : .column(parts, spacing: spacing, alignment)
  }

  /// Parts beside one another, without those that are not there; `nil` if none is.
  package static func line(
    _ parts: [Part?], spacing: Double = 0, _ alignment: RowAlignment = .center
  ) -> Part? {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? nil : .row(parts, spacing: spacing, alignment)
  }

  /// Free space beside other parts.
  package static func space(_ width: Double) -> Part {
    .box(PointSize(width: width, height: 0), radius: 0, RGBColor(0, 0, 0, opacity: 0))
  }

  /// Nothing at all.
  package static let nothing = space(0)

  /// The part in the middle of a place.
  package func centered(in size: PointSize) -> Part { .placed(self, size, .center, .center) }

  /// The part in a line of type of a size, on the line that such type stands on, however small its own is.
  package func standing(in font: WidgetFont) -> Part {
    let below = max(0, font.size * SetText.baselinePart - baseline)
    let lowered = Part.placed(
      self, PointSize(width: size.width, height: size.height + below), .center, .bottom)
    return .placed(lowered, PointSize(width: size.width, height: font.lineHeight), .center, .top)
  }

  /// The part with so much space on all sides.
  package func padded(_ width: Double, _ height: Double) -> Part {
    .placed(
      self, PointSize(width: size.width + 2 * width, height: size.height + 2 * height), .center, .center)
  }
}
