/// One of the four principal phases of the Moon: the moments at which its apparent geocentric longitude is 0,
/// 90, 180 or 270 degrees ahead of the Sun's.
///
/// Raw values are that elongation divided by 90.
public enum MoonPhase: Int, CaseIterable, Hashable, Sendable {
  /// 0°; the lunar month begins on this day.
  case newMoon
  /// 90°.
  case firstQuarter
  /// 180°.
  case fullMoon
  /// 270°.
  case lastQuarter

  /// Longitude of the Moon minus that of the Sun, in degrees.
  @inlinable public var elongation: Int { rawValue * 90 }
}
