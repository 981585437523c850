import AlmanacModel

/// Numbers and times with decimals, by integers alone: no formatter, no locale.
enum Decimals {
  /// A number with some decimals, rounded.
  static func text(_ value: Double, _ decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let units = Int((value.magnitude * Double(unit)).rounded())
    return "\(value < 0 ? "-" : "")\(units / unit).\(decimal(units % unit, width: decimals))"
  }

  /// The reading of a clock, `2026-02-17T12:02:18.31`, from days since 2000-01-01T12:00:00 on it.
  static func clockText(daysSince2000 days: Double) -> String {
    let hundredths = Int64((days * 8_640_000).rounded()) + TerrestrialInstant.secondsFrom1970ToJ2000 * 100
    let seconds = floorDivide(hundredths, by: 100)
    return "\(ClockTime(secondsSince1970: seconds)).\(decimal(Int(hundredths - seconds * 100), width: 2))"
  }
}
