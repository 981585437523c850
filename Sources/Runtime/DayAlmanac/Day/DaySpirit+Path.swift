import DayAlmanacTables

extension DaySpirit {
  /// What a spirit means in the division into four and four and four.
  public enum Grade: Int, CaseIterable, Hashable, Sendable {
    /// Unlucky.
    case bad
    /// Neither.
    case ordinary
    /// Lucky.
    case good
  }

  /// Whether it is one of the six spirits of the yellow path (hoàng đạo), the lucky ones.
  public var isAuspicious: Bool { spiritPath(rawValue) == 1 }

  /// Its place in the division into four good, four ordinary and four bad spirits, which some Vietnamese calendars
  /// print for days.
  public var grade: Grade { Grade(rawValue: Int(spiritGrade(rawValue))) ?? .ordinary }
}
