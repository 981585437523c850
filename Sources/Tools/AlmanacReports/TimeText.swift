/// Instants in the local time of a zone.
package enum LocalTime {
  /// Returns date, time and offset from UTC, always in the same form: `2026-02-17 00:00:00 +07:00`.
  ///
  /// An offset of local mean time, from before there were zones, has seconds: `1900-06-01 00:00:00 +07:06:30`.
  package static func text(_ instant: Instant, zone: ZoneClock) -> String {
    text(instant, offset: zone.offset(at: instant))
  }

  /// Returns the same at a distance from UTC in seconds.
  package static func text(_ instant: Instant, offset: Int) -> String {
    let (shifted, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(Int64(offset))
    guard !isTooLarge, ClockTime.range.contains(shifted) else { return instant.description }
    var text = ""
    for scalar in "\(ClockTime(secondsSince1970: shifted))".unicodeScalars {
      text.unicodeScalars.append(scalar == "T" ? " " : scalar)
    }
    let signed = SecondsText.signed(offset)
    return "\(text) \(offset % 60 == 0 ? String(signed.dropLast(3)) : signed)"
  }
}

/// Seconds in a form for people.
package enum SecondsText {
  /// Returns hours, minutes and seconds with a sign: `-00:00:03`.
  package static func signed(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    let parts = [count / 3600, count / 60 % 60, count % 60].map { decimal($0, width: 2) }
    return (seconds < 0 ? "-" : "+") + parts.joined(separator: ":")
  }

  /// Returns an offset from UTC: `UTC+7`, `UTC+7:45:40`.
  package static func offset(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    var text = "UTC" + (seconds < 0 ? "-" : "+") + String(count / 3600)
    for part in count % 3600 == 0 ? [] : count % 60 == 0 ? [count / 60 % 60] : [count / 60 % 60, count % 60] {
      text += ":" + decimal(part, width: 2)
    }
    return text
  }
}
