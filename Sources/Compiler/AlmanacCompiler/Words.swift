import AlmanacModel

/// Words for people: names of declarations, and counts of things.
enum Words {
  /// Returns "paid days" for `paidDays` and for `paid-days`.
  static func of(_ name: some Any) -> String {
    "\(name)".reduce("") { words, letter in
      words + (letter == "-" ? " " : letter.isUppercase ? " \(letter.lowercased())" : "\(letter)")
    }
  }

  /// Returns "1 day", "2 days".
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

/// Texts of numbers and times with decimals, made with integers only, without formatter and locale.
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

/// Offsets from UTC as text.
enum Offset {
  /// Returns `UTC+07:00`, or with seconds if there are any: `UTC+07:45:40`.
  static func text(_ seconds: Int64) -> String {
    let magnitude = Int(seconds.magnitude)
    let sign = seconds < 0 ? "-" : "+"
    let minutes = "\(decimal(magnitude / 3600, width: 2)):\(decimal(magnitude / 60 % 60, width: 2))"
    let rest = magnitude % 60
    return "UTC\(sign)\(minutes)\(rest == 0 ? "" : ":\(decimal(rest, width: 2))")"
  }
}
