public import Almanac

extension SolarDay {
  /// The golden hour of the morning: the Sun climbs from -4° to 6°.
  ///
  /// If the Sun stays above -4° all night, it begins with the day; if the Sun does not reach 6°, it ends when
  /// the Sun is highest.
  ///
  /// - Returns: `nil` if the Sun is above 6° or below -4° all morning.
  public var morningGoldenHour: Range<Instant>? {
    goldenHour(
      dark: curve.rising(through: Self.dark), bright: curve.rising(through: Self.bright),
      lowest: curve.lowestBefore)
  }

  /// The golden hour of the evening: the Sun falls from 6° to -4°.
  ///
  /// If the Sun does not reach 6°, it begins when the Sun is highest; if the Sun stays above -4° all night,
  /// it ends with the day.
  ///
  /// - Returns: `nil` if the Sun is above 6° or below -4° all afternoon.
  public var eveningGoldenHour: Range<Instant>? {
    goldenHour(
      dark: curve.setting(through: Self.dark), bright: curve.setting(through: Self.bright),
      lowest: curve.lowestAfter)
  }

  private static var dark: Double { SolarAltitude.goldenHourDark.sine }
  private static var bright: Double { SolarAltitude.goldenHourBright.sine }

  private func goldenHour(dark: Double?, bright: Double?, lowest: Double) -> Range<Instant>? {
    guard curve.sine(curve.highest) >= Self.dark, curve.sine(lowest) < Self.bright else { return nil }
    let (one, other) = (instant(dark ?? lowest), instant(bright ?? curve.highest))
    return min(one, other)..<max(one, other)
  }
}
