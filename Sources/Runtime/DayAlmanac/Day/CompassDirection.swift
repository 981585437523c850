import DayAlmanacTables

/// One of eight directions, clockwise from north.
public enum CompassDirection: Int, CaseIterable, Hashable, Sendable {
  /// Bắc, 北.
  case north
  /// Đông Bắc, 东北.
  case northeast
  /// Đông, 东.
  case east
  /// Đông Nam, 东南.
  case southeast
  /// Nam, 南.
  case south
  /// Tây Nam, 西南.
  case southwest
  /// Tây, 西.
  case west
  /// Tây Bắc, 西北.
  case northwest

  init(joyOfStem stem: Int) { self = Self(rawValue: Int(joyDirection(stem))) ?? .north }
}
