/// The area a widget is drawn in: its family and its size on this screen.
public struct WidgetFrame: Hashable, Sendable {
  /// The family.
  public let family: Family
  /// The size in points; width and height are within ``sides``.
  public let size: PointSize

  /// The allowed widths and heights, in points.
  public static let sides = 1.0...10_000.0

  /// Creates a frame; widths and heights outside ``sides`` are clamped, and NaN becomes the smallest.
  public init(family: Family, size: PointSize) {
    self.family = family
    self.size = PointSize(width: Self.clamped(size.width), height: Self.clamped(size.height))
  }

  /// Creates the frame of a family on a screen of 393×852 points.
  public init(_ family: Family) {
    self.init(
      family: family, size: ScreenClass.points393.size(of: family) ?? PointSize(width: 158, height: 158))
  }

  private static func clamped(_ length: Double) -> Double {
    max(sides.lowerBound, min(sides.upperBound, length.isNaN ? sides.lowerBound : length))
  }
}

/// The shapes of widgets that the system offers.
///
/// The names follow WidgetKit: `systemSmall` is ``small``, `accessoryCircular` is ``circular``.
public enum Family: String, CaseIterable, Hashable, Sendable {
  /// A small square on the home screen and in StandBy.
  case small
  /// Two squares side by side.
  case medium
  /// Four squares.
  case large
  /// A small circle on the lock screen.
  case circular
  /// A rectangle on the lock screen.
  case rectangular
  /// A line of text above the clock of the lock screen.
  case inline

  /// Whether the widget is on the lock screen, where it has one colour and little room.
  public var isAccessory: Bool {
    switch self {
    case .small, .medium, .large: false
    case .circular, .rectangular, .inline: true
    }
  }

  /// Whether parts of the widget can have links of their own.
  ///
  /// In other families the system ignores such links; the whole widget is one link.
  public var allowsElementLinks: Bool { self == .medium || self == .large }
}

/// A size in points.
public struct PointSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension PointSize {
  /// `{"height": 158, "width": 338}`, in points.
  package var json: JSON { .present([("width", JSON(width)), ("height", JSON(height))]) }
}

/// Phone screens by size, with the sizes of widgets on them.
///
/// Source: Apple, Human Interface Guidelines, Widgets, "Specifications". Real devices may differ by a few
/// points, so use these sizes to choose and test layouts; at run time the system gives the size.
package enum ScreenClass: CaseIterable, Hashable, Sendable {
  /// 430×932 and 428×926 points.
  case points430
  /// 414×896 points.
  case points414
  /// 414×736 points.
  case points414x736
  /// 393×852 and 390×844 points.
  case points393
  /// 375×812 and 360×780 points.
  case points375
  /// 375×667 points.
  case points375x667
  /// 320×568 points.
  case points320

  /// Returns the size of a widget on this screen.
  ///
  /// - Returns: `nil` for families that the screen does not have: the smallest screen has no lock-screen
  ///   widgets.
  package func size(of family: Family) -> PointSize? {
    guard let index = Family.allCases.firstIndex(of: family) else { return nil }
    let (width, height) = sizes[index]
    return width == 0 ? nil : PointSize(width: width, height: height)
  }

  /// The sizes in the order of `Family.allCases`; zeros mark a family that the screen does not have.
  private var sizes: [(Double, Double)] {
    switch self {
    case .points430: [(170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)]
    case .points414: [(169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)]
    case .points414x736: [(159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)]
    case .points393: [(158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)]
    case .points375: [(155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)]
    case .points375x667: [(148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)]
    case .points320: [(141, 141), (292, 141), (292, 311), (0, 0), (0, 0), (0, 0)]
    }
  }
}
