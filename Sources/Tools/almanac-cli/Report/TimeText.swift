import Almanac
import Foundation
import WidgetFoundation

/// Instants in the local time of a zone.
enum LocalTime {
  /// Returns the name of a zone; Foundation uses the old name of UTC.
  static func name(_ zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }

  /// Returns date, time and offset from UTC: `2026-02-17 00:00 +07:00`.
  static func text(_ instant: Instant, zone: ZoneClock) -> String {
    let offset = Int64(zone.offset(at: instant))
    let (shifted, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(offset)
    guard !isTooLarge, ClockTime.range.contains(shifted) else { return instant.description }
    let clock = Instant(secondsSince1970: shifted).description
    let minutes = abs(offset) / 60
    let digits = [minutes / 60, minutes % 60].map { decimal(Int($0), width: 2) }
    let text = clock.dropLast().replacing("T", with: " ")
    return
      "\(text.hasSuffix(":00") ? text.dropLast(3) : text[...]) \(offset < 0 ? "-" : "+")\(digits.joined(separator: ":"))"
  }
}

/// Seconds in a form for people.
enum SecondsText {
  /// Returns hours, minutes and seconds with a sign: `-00:00:03`.
  static func signed(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    let parts = [count / 3600, count / 60 % 60, count % 60].map { decimal($0, width: 2) }
    return (seconds < 0 ? "-" : "+") + parts.joined(separator: ":")
  }

  /// Returns an offset from UTC: `UTC+7`, `UTC+7:45:40`.
  static func offset(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    var text = "UTC" + (seconds < 0 ? "-" : "+") + String(count / 3600)
    for part in count % 3600 == 0 ? [] : count % 60 == 0 ? [count / 60 % 60] : [count / 60 % 60, count % 60] {
      text += ":" + decimal(part, width: 2)
    }
    return text
  }
}
