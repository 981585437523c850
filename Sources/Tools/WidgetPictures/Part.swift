/// A part of a picture that knows its size; it is drawn itself or consists of other parts.
///
/// The pictures of widgets consist only of texts, marks, and stacks of them. Lengths are in points.
package indirect enum Part: Sendable {
  /// A text in the form that fits.
  case text(SetText)
  /// A rectangle with round corners.
  case box(PointSize, radius: Double, RGBColor)
  /// A ring that is filled clockwise from the top; the fraction is 0 to 1.
  case ring(RingLayout, fraction: Double, RGBColor, track: RGBColor)
  /// A line through points in an area.
  case curve([DrawnPoint], PointSize, lineWidth: Double, RGBColor)
  /// A symbol of a height, in the middle of an area.
  case symbol(Symbol, PointSize, height: Double, RGBColor)
  /// The scene of a season, which fills an area.
  case scene(SeasonScene, PointSize, isDark: Bool)
  /// Parts below one another.
  case column([Part], spacing: Double, TextLayout.Alignment)
  /// Parts beside one another.
  case row([Part], spacing: Double, Drawing.RowAlignment)
  /// Parts over one another, with the same centre.
  case layers([Part])
  /// A part aligned in a larger or smaller area.
  case placed(Part, PointSize, TextLayout.Alignment, Drawing.VerticalAlignment)
  /// A part drawn with less opacity.
  case faded(Part, opacity: Double)
}

/// A text with everything needed to draw it.
package struct SetText: Sendable {
  /// The lines, cut off if they are too long.
  package let lines: [String]
  /// The scale of the font size.
  package let scale: Double
  /// The font, the available width, and the alignment.
  package let layout: TextLayout
  /// The colour.
  package let color: RGBColor
  /// The differences from the system font's usual style.
  package var style = TextStyle()
  /// The width it takes in its stack: that of its layout, or only that of its words in a wide font.
  package var room: Double

  /// The properties of a text besides its layout.
  package struct TextStyle: Sendable {
    /// The name of a font, used before the serif fonts that replace it; `nil` for the system font.
    package var faceName: String?
    /// The distance between letters.
    package var tracking = 0.0
    /// The distance between lines.
    package var lineSpacing = 0.0

    package init(faceName: String? = nil, tracking: Double = 0, lineSpacing: Double = 0) {
      self.faceName = faceName
      self.tracking = tracking
      self.lineSpacing = lineSpacing
    }
  }

  /// The font size in the drawing.
  package var size: Double { layout.font.size * scale }
  /// The distance from one baseline to the next.
  package var step: Double { size * WidgetFont.leading + style.lineSpacing }
  /// The distance from the upper edge to the first baseline.
  package var baseline: Double { size * Self.baselinePart }
  /// The baseline as a multiple of the font size, chosen so that capital letters are in the middle of a line.
  package static let baselinePart = 0.95
}

extension Part {
  /// The width and height.
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

  /// The distance from the upper edge to the baseline of its first text; parts without a text use their lower
  /// edge.
  package var baseline: Double {
    switch self {
    case .text(let text): text.baseline
    case .column(let parts, _, _): parts.first?.baseline ?? 0
    case .row(let parts, _, .baseline): Self.top(of: parts)
    case .row(let parts, _, .top): parts.first?.baseline ?? 0
    case .row(let parts, _, .center):
      parts.first.map { (size.height - $0.size.height) / 2 + $0.baseline } ?? 0
    case .layers(let parts):
      // Texts are over their background.
      parts.last.map { (size.height - $0.size.height) / 2 + $0.baseline } ?? 0
    case .placed(let part, let size, _, let alignment):
      alignment.start(of: part.size.height, in: size.height) + part.baseline
    case .faded(let part, _): part.baseline
    case .symbol(_, let size, let height, _): size.height / 2 + height * 0.36
    case .box, .ring, .curve, .scene: size.height
    }
  }

  /// Returns the largest baseline of the parts of a row.
  package static func top(of parts: [Part]) -> Double { parts.map { $0.baseline }.max() ?? 0 }

  private static func size(of parts: [Part], spacing: Double, isColumn: Bool) -> PointSize {
    let sizes = parts.map { $0.size }
    let spaces = spacing * Double(max(0, parts.count - 1))
    let (widths, heights) = (sizes.map { $0.width }, sizes.map { $0.height })
    return isColumn
      ? PointSize(width: widths.max() ?? 0, height: heights.reduce(spaces, +))
      : PointSize(width: widths.reduce(spaces, +), height: heights.max() ?? 0)
  }

  /// Returns empty space beside other parts.
  package static func space(_ width: Double) -> Part {
    .box(PointSize(width: width, height: 0), radius: 0, RGBColor(0, 0, 0, opacity: 0))
  }

  /// An empty part.
  package static let nothing = space(0)

  /// Returns the part in the middle of an area.
  package func centered(in size: PointSize) -> Part { .placed(self, size, .center, .center) }

  /// Returns the part on the baseline of a font, regardless of the size of its own text.
  package func standing(in font: WidgetFont) -> Part {
    let below = max(0, font.size * SetText.baselinePart - baseline)
    let lowered = Part.placed(
      self, PointSize(width: size.width, height: size.height + below), .center, .bottom)
    return .placed(lowered, PointSize(width: size.width, height: font.lineHeight), .center, .top)
  }

  /// Returns the part with margins.
  package func padded(_ width: Double, _ height: Double) -> Part {
    .placed(
      self, PointSize(width: size.width + 2 * width, height: size.height + 2 * height), .center, .center)
  }
}

extension Drawing.VerticalAlignment {
  /// Returns where a part begins in the height of its room.
  func start(of height: Double, in whole: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (whole - height) / 2
    case .bottom: whole - height
    }
  }
}
