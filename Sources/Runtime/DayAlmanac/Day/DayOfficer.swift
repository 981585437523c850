/// One of the twelve officers that rule days in turn (trực, 建除).
public enum DayOfficer: Int, CaseIterable, Hashable, Sendable {
  /// Kiến, 建.
  case establish
  /// Trừ, 除.
  case remove
  /// Mãn, 满.
  case full
  /// Bình, 平.
  case balance
  /// Định, 定.
  case stable
  /// Chấp, 执.
  case hold
  /// Phá, 破.
  case destroy
  /// Nguy, 危.
  case danger
  /// Thành, 成.
  case success
  /// Thu, 收.
  case receive
  /// Khai, 开.
  case open
  /// Bế, 闭.
  case close

  /// Creates the officer at a position of the cycle, which is taken modulo 12.
  init(place: Int) {
    self = Self(rawValue: place.remainder(of: 12)) ?? .establish
  }
}

extension Int {
  /// Returns the remainder of a division by a positive number; it is never negative.
  func remainder(of divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
