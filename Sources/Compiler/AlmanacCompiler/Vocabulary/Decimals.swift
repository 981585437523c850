import AlmanacModel

/// Texts of numbers and times with decimals, made with integers only and so without formatter and locale.
enum Decimals {
  /// Returns a number rounded to some decimals.
  static func text(_ value: Double, _ decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let units = Int((value.magnitude * Double(unit)).rounded())
    return "\(value < 0 ? "-" : "")\(units / unit).\(decimal(units % unit, width: decimals))"
  }

  /// Returns a clock reading, `2026-02-17T12:02:18.31`, from days since 2000-01-01T12:00:00.
  static func clockText(daysSince2000 days: Double) -> String {
    let hundredths = Int64((days * 8_640_000).rounded()) + TerrestrialInstant.secondsFrom1970ToJ2000 * 100
    let seconds = floorDivide(hundredths, by: 100)
    return "\(ClockTime(secondsSince1970: seconds)).\(decimal(Int(hundredths - seconds * 100), width: 2))"
  }
}
