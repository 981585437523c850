/// A visible text, before one of its forms is chosen.
public struct DrawnText: Hashable, Sendable {
  /// The properties that the texts of one name share.
  package enum Sharing: String, Hashable, Sendable {
    /// The texts share nothing: each is as large as possible.
    case nothing
    /// The texts share the size of the letters: the smallest that any of them needs.
    case size
    /// The texts share form and size: if one of them needs a shorter form, all have it, because readers
    /// would wonder about a difference.
    case form
  }

  /// The fact that the text shows, by its name in the widget's facts; texts of equal rows have the same name.
  public let name: String
  /// The forms, the longest first.
  package let forms: TextForms
  /// The room, font and alignment.
  package let layout: TextLayout
  /// The colour.
  package let paint: Paint
  /// The PostScript name of a font of the app; `nil` for the system's.
  ///
  /// If that font is missing, the system's font with serifs is used.
  package var face: String?
  /// The additional space between letters, in points.
  package var tracking = 0.0
  /// The additional space between lines, in points.
  package var lineSpacing = 0.0
  /// Whether the text is only as wide as its words, because other texts are beside it.
  package var isTight = false
  /// Whether it has the user's tint regardless of its colour: the main text of the widget.
  package var isAccent = false
  /// Whether it is a number that changes while the text around it stays.
  package var isNumber = false
  /// The properties that it shares with the other texts of its name.
  package var sharing = Sharing.nothing
  /// Whether its room is as high as all its lines, however few are needed.
  package var keepsHeight = false

  /// Creates a text.
  package init(
    _ name: String, _ forms: TextForms, _ layout: TextLayout, role: some ColorRole = CommonRole.primary
  ) {
    self.name = name
    self.forms = forms
    self.layout = layout
    paint = Paint(role)
  }

  /// The height of the room, in points.
  package var height: Double { layout.height + lineSpacing * Double(layout.lineLimit - 1) }
}

/// A symbol of the system.
public struct DrawnSymbol: Hashable, Sendable {
  /// The name of the SF Symbol.
  public let name: String
  /// The size and weight.
  package let font: WidgetFont
  /// The colour.
  package let paint: Paint
  /// The width of its room, in points; it is as high as a line of the font.
  package let width: Double
  /// The height of the drawing as a multiple of the font size, for pictures.
  package var scale = 1.1
  /// Whether it has the user's tint regardless of its colour.
  package var isAccent = false

  /// Creates a symbol; without a width its room is as wide as high.
  package init(_ name: String, _ font: WidgetFont, role: some ColorRole, width: Double? = nil) {
    self.name = name
    self.font = font
    paint = Paint(role)
    self.width = width ?? font.lineHeight
  }
}

/// A line through the known values of a series that may not be complete yet.
public struct DrawnTrend: Hashable, Sendable {
  /// The values so far as parts of the largest, in thousandths.
  package let points: [Int]
  /// The number of values when the series is complete.
  package let slotCount: Int
  /// The room of the line.
  package let size: PointSize
  /// The thickness of the line, in points.
  package let lineWidth: Double
  /// The colour.
  package let paint: Paint

  /// Creates the line of a series.
  package init(
    _ points: [Int], slotCount: Int, _ size: PointSize, lineWidth: Double, role: some ColorRole
  ) {
    self.points = points
    self.slotCount = slotCount
    self.size = size
    self.lineWidth = lineWidth
    paint = Paint(role)
  }

  /// The points of the line, in points from the upper left corner; half of the thickness is outside of them.
  ///
  /// It is empty for fewer than two values.
  package var line: [DrawnPoint] {
    points.count > 1 ? positions : []
  }

  /// The position of the last value so far, even if it is the only one; `nil` without values.
  package var end: DrawnPoint? { positions.last }

  private var positions: [DrawnPoint] {
    let half = lineWidth / 2
    let step = (size.width - 2 * half) / Double(max(1, slotCount - 1))
    return points.enumerated().map { slot, permille in
      DrawnPoint(
        x: half + Double(slot) * step,
        y: half + (size.height - 2 * half) * (1 - Double(permille) / 1000))
    }
  }
}

/// A point in a room, in points from its upper left corner.
package struct DrawnPoint: Hashable, Sendable {
  /// The distance to the right.
  package var x: Double
  /// The distance downwards.
  package var y: Double

  /// Creates a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A line through points, such as the edge of a sheet.
public struct DrawnOutline: Hashable, Sendable {
  /// The points in the order of the line.
  package let points: [DrawnPoint]
  /// The room that the points are in.
  package let size: PointSize
  /// The thickness of the line, in points.
  package let lineWidth: Double
  /// The colour.
  package let paint: Paint
  /// The opacity of the line, from 0 to 1.
  package let opacity: Double

  /// Creates a line.
  package init(
    _ points: [DrawnPoint], in size: PointSize, lineWidth: Double, opacity: Double, role: some ColorRole
  ) {
    self.points = points
    self.size = size
    self.lineWidth = lineWidth
    self.opacity = opacity
    paint = Paint(role)
  }
}

/// A picture of the app.
public struct DrawnImage: Hashable, Sendable {
  /// The name of the asset.
  package let asset: String
  /// The room that it fills; what is outside is cut off.
  package let size: PointSize
  /// The symbol that replaces it where the system draws in one colour.
  package let symbol: DrawnSymbol

  /// Creates a picture.
  package init(asset: String, _ size: PointSize, symbol: DrawnSymbol) {
    self.asset = asset
    self.size = size
    self.symbol = symbol
  }
}
