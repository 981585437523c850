/// One of the four principal phases of the Moon.
///
/// They are the moments at which the Moon's apparent geocentric longitude is 0, 90, 180 or 270 degrees ahead
/// of the Sun's. Raw values are that elongation divided by 90.
public enum MoonPhase: Int, CaseIterable, Hashable, Sendable {
  /// Elongation 0°; the lunar month begins on this day.
  case newMoon
  /// Elongation 90°.
  case firstQuarter
  /// Elongation 180°.
  case fullMoon
  /// Elongation 270°.
  case lastQuarter

  /// Longitude of the Moon minus that of the Sun, in degrees.
  @inlinable public var elongation: Int { rawValue * 90 }
}
