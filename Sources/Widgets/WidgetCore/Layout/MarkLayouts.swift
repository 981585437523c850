/// The dimensions of a ring that fills clockwise from the top.
public struct RingLayout: Hashable, Sendable {
  /// The outer diameter in points.
  package let diameter: Double
  /// The thickness of the line in points.
  package let lineWidth: Double

  /// The angle at which rings begin, in degrees clockwise from three o'clock: the top.
  package static let start = -90.0

  /// Creates a ring; negative lengths become 0.
  package init(diameter: Double, lineWidth: Double) {
    self.diameter = max(0, diameter)
    self.lineWidth = max(0, lineWidth)
  }

  /// Returns the fraction that is drawn: clamped to 0 to 1.
  package func filledPart(_ fraction: Double) -> Double { max(0, min(1, fraction)) }
}

/// The dimensions of a bar with round ends that fills from the leading side.
public struct BarLayout: Hashable, Sendable {
  /// The length from end to end, in points.
  package let width: Double
  /// The thickness in points; the ends are half circles.
  package let height: Double

  /// Creates a bar; negative lengths become 0.
  package init(width: Double, height: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Returns the width of the part that is filled for a fraction, in points; `nil` for nothing.
  ///
  /// A small part is a dot at least.
  package func filledWidth(_ fraction: Double) -> Double? {
    fraction > 0 ? max(height, width * min(1, fraction)) : nil
  }

  /// The width of a line across it, in points.
  package static let lineWidth = 2.0

  /// Returns the distance of a line across it from its start, in points: within the bar for every fraction.
  package func lineStart(at fraction: Double) -> Double {
    max(0, min(1, fraction)) * (width - Self.lineWidth)
  }

  /// Returns whether a line across it is a gap, because a line on the filled part would have the same colour.
  package static func isGap(at fraction: Double, filled: Double) -> Bool { filled > fraction }
}

/// The bar that replaces a removed text; its width does not depend on the text.
package struct HiddenBar: Hashable, Sendable {
  /// Its size: a part of the room of the text, and as high as capital letters.
  package let size: PointSize

  /// The colour.
  package static let role = CommonRole.secondary
  /// Its opacity, 0 to 1.
  package static let opacity = 0.35

  /// Creates the bar in the room of a text.
  package init(_ layout: TextLayout) {
    size = PointSize(width: layout.width * 0.6, height: layout.font.size * 0.7)
  }
}
