/// Phone screens by size, with the sizes of widgets on them.
///
/// Source: Apple, Human Interface Guidelines, Widgets, "Specifications". Real devices may differ by a few
/// points, so use these sizes to choose and test layouts; at run time the system gives the size.
public enum ScreenClass: CaseIterable, Hashable, Sendable {
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
  public func size(of family: Family) -> PointSize? {
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
