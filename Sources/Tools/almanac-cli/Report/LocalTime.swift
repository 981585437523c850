import Foundation
import WidgetFoundation

/// Moments by the clock of a zone.
enum LocalTime {
  /// The name of a zone; Foundation calls UTC by its old name.
  static func name(_ zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }

  /// Date, time and offset from UTC: `2026-02-17 00:00 +07:00`.
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
