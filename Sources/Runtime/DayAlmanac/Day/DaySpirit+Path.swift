import DayAlmanacTables

extension DaySpirit {
  /// The grade of a spirit in the division into four good, four ordinary and four bad spirits.
  public enum Grade: Int, CaseIterable, Hashable, Sendable {
    /// An unlucky spirit.
    case bad
    /// A spirit that is neither lucky nor unlucky.
    case ordinary
    /// A lucky spirit.
    case good
  }

  /// Whether the spirit is one of the six of the yellow path (hoàng đạo), which are lucky.
  public var isAuspicious: Bool { spiritPath(rawValue) == 1 }

  /// The grade of the spirit: good, ordinary or bad.
  ///
  /// Some Vietnamese calendars print this division into four, four and four.
  public var grade: Grade { Grade(rawValue: Int(spiritGrade(rawValue))) ?? .ordinary }
}
