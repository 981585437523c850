/// A place in the cycle of sixty (can chi, 干支): one of ten heavenly stems with one of twelve earthly branches.
public struct SexagenaryCycle: Hashable, Sendable {
  /// 0 (Giáp Tý, 甲子) to 59 (Quý Hợi, 癸亥).
  public let index: Int

  /// The place of a lunar year: 4 CE was the first of a cycle, so 1984 and 2044 are too.
  ///
  /// - Parameter year: The Gregorian year in which the lunar year begins.
  public init(lunarYear year: Int) {
    index = ((year - 4) % 60 + 60) % 60
  }

  /// The heavenly stem (thiên can, 天干): 0 (Giáp, 甲) to 9 (Quý, 癸).
  public var stem: Int { index % 10 }

  /// The earthly branch (địa chi, 地支): 0 (Tý, 子) to 11 (Hợi, 亥).
  public var branch: Int { index % 12 }
}
