import AlmanacModel
import Ephemeris

/// One instant in all time scales, as a line of an explanation.
struct EventLine {
  private let instant: TT
  private let clock: CalendarClock
  private let timeScales: TimeScales

  init(_ instant: TT, clock: CalendarClock, timeScales: TimeScales) {
    self.instant = instant
    self.clock = clock
    self.timeScales = timeScales
  }

  private static let labelWidth = 24
  private static let timeWidth = 24

  static var header: String {
    "".padded(labelWidth) + "TT".padded(timeWidth) + "TT-UTC".padded(10) + "UTC".padded(timeWidth)
      + "local time".padded(timeWidth) + "margin"
  }

  func text(label: String, indentedBy indentation: Int) -> String {
    let difference = timeScales.ttMinusUTC(at: instant)
    let reading = clock.reading(of: instant)
    let utc = timeScales.utc(instant).daysSince2000
    // The local day and its seconds are the local time as days from J2000.0.
    let local =
      Double(reading.day.rataDie - DayNumber.firstOfJanuary(2000).rataDie) - 0.5 + reading.secondsOfDay
      / 86_400
    return label.padded(Self.labelWidth - indentation)
      + Decimals.clockText(daysSince2000: instant.daysSinceJ2000).padded(Self.timeWidth)
      + Decimals.text(difference, 3).padded(10)
      + Decimals.clockText(daysSince2000: utc).padded(Self.timeWidth)
      + Decimals.clockText(daysSince2000: local).padded(Self.timeWidth)
      + "\(reading.margin < 0 ? "" : "+")\(Decimals.text(reading.margin, 2)) s"
      + (clock.isCertain(instant) ? "  sure" : "  NOT SURE: \(doubt)")
  }

  /// The range of TT - UTC that makes a day uncertain.
  private var doubt: String {
    let range = timeScales.plausibleTTMinusUTC(at: instant)
    return "TT-UTC may be \(Decimals.text(range.lowerBound, 2)) to \(Decimals.text(range.upperBound, 2)) s"
  }
}

extension String {
  /// Returns the text padded on the right with at least one space, up to a width.
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
