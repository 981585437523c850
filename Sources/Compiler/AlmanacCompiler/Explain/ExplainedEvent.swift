import AlmanacModel
import Ephemeris

/// One instant in all time scales; in JSON with these members, and as a line of text.
struct ExplainedEvent: Encodable {
  struct Range: Encodable {
    var least: Double
    var most: Double
  }

  /// The longitude of the Sun in degrees and the name of a solar term; `nil` for a new moon.
  var longitude: Int?
  var name: String?
  var tt: String
  /// The value used, in seconds.
  var ttMinusUTC: Double
  /// The part of the year that has passed, by which Delta T is interpolated; `nil` from 1972, when leap seconds decide.
  var yearFraction: Double?
  var utc: String
  var localTime: String
  /// Seconds after the nearest local midnight, negative before it.
  var margin: Double
  /// Whether the civil day is the same for all plausible values of TT - UTC and an error of half a second in TT.
  var isSure: Bool
  var plausibleTTMinusUTC: Range

  init(
    _ instant: TT, clock: CalendarClock, timeScales: TimeScales, term: (longitude: Int, name: String)? = nil
  ) {
    (longitude, name) = (term?.longitude, term?.name)
    let reading = clock.reading(of: instant)
    // The local day and its seconds are the local time as days from J2000.0.
    let midnight = Double(reading.day.rataDie - DayNumber.firstOfJanuary(2000).rataDie) - 0.5
    let plausible = timeScales.plausibleTTMinusUTC(at: instant)
    tt = Decimals.clockText(daysSince2000: instant.daysSinceJ2000)
    ttMinusUTC = Self.rounded(timeScales.ttMinusUTC(at: instant), 1000)
    yearFraction =
      timeScales.leapSeconds.step(at: instant) == nil
      ? Self.rounded(DeltaT.yearAndFraction(instant).fraction, 1_000_000) : nil
    utc = Decimals.clockText(daysSince2000: timeScales.utc(instant).daysSince2000)
    localTime = Decimals.clockText(daysSince2000: midnight + reading.secondsOfDay / 86_400)
    margin = Self.rounded(reading.margin, 100)
    isSure = clock.isCertain(instant)
    plausibleTTMinusUTC = Range(
      least: Self.rounded(plausible.lowerBound, 1000), most: Self.rounded(plausible.upperBound, 1000))
  }

  private static func rounded(_ value: Double, _ unit: Double) -> Double { (value * unit).rounded() / unit }

  private static let labelWidth = 24
  private static let timeWidth = 24

  /// The titles of the columns of ``line(_:indentedBy:)``.
  static var header: String {
    "".padded(labelWidth) + "TT".padded(timeWidth) + "TT-UTC".padded(10) + "UTC".padded(timeWidth)
      + "local time".padded(timeWidth) + "margin"
  }

  func line(_ label: String, indentedBy indentation: Int = 0) -> String {
    label.padded(Self.labelWidth - indentation) + tt.padded(Self.timeWidth)
      + Decimals.text(ttMinusUTC, 3).padded(10) + utc.padded(Self.timeWidth)
      + localTime.padded(Self.timeWidth) + "\(margin < 0 ? "" : "+")\(Decimals.text(margin, 2)) s"
      + (isSure ? "  sure" : "  NOT SURE: TT-UTC may be \(plausibleTTMinusUTC.text(2)) s")
  }
}

extension ExplainedEvent.Range {
  func text(_ decimals: Int) -> String {
    "\(Decimals.text(least, decimals)) to \(Decimals.text(most, decimals))"
  }
}

extension String {
  /// Returns the text padded on the right with at least one space, up to a width.
  ///
  /// A letter of East Asia is as wide as two others.
  func padded(_ width: Int) -> String {
    let own = unicodeScalars.reduce(0) {
      $0 + ($1.value < 0x1100 || (0x1E00...0x20FF).contains($1.value) ? 1 : 2)
    }
    return self + String(repeating: " ", count: max(1, width - own))
  }
}
