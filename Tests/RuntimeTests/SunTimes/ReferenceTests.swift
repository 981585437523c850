import SunTimes
import Testing

/// Compares the results with the Swiss Ephemeris with JPL DE431, row by row.
///
/// The limits are measured values plus half a second of rounding; the requirement allows 5 s below 60 degrees
/// and 60 s above.
struct ReferenceTests {
  @Test func SO_12_timesAgreeWithTheReference() throws {
    var worst = (low: 0.0, high: 0.0, noon: 0.0)
    for row in try ReferenceDay.all() {
      let day = try SolarDay(row.date, at: row.coordinates)
      let differences = [(day.daylight.sunrise, row.sunrise), (day.daylight.sunset, row.sunset)].compactMap {
        (instant, seconds) -> Double? in
        if let instant, let seconds { abs(Double(instant.secondsSince1970) - seconds) } else { nil }
      }
      let most = differences.max() ?? 0
      if abs(row.coordinates.latitude) < 60 {
        worst.low = max(worst.low, most)
      } else {
        worst.high = max(worst.high, most)
      }
      worst.noon = max(worst.noon, abs(Double(day.noon.secondsSince1970) - row.transit))
    }
    #expect(worst.low < 0.7)
    #expect(worst.high < 1.8)
    #expect(worst.noon < 0.7)
  }

  /// Days on which the Sun only touches the horizon are included.
  @Test func SO_E2_everyDayIsOfTheRightKind() throws {
    let days = try ReferenceDay.all()
    #expect(days.count == 82)
    #expect(Set(days.map(\.kind)).count == 5)
    for row in days {
      let daylight = try SolarDay(row.date, at: row.coordinates).daylight
      #expect(Self.kind(daylight) == row.kind, "\(row.date) \(row.coordinates)")
      #expect((daylight.sunrise == nil) == (row.sunrise == nil))
      #expect((daylight.sunset == nil) == (row.sunset == nil))
    }
  }

  private static func kind(_ daylight: Daylight) -> String {
    switch daylight {
    case .normal: "normal"
    case .sunriseOnly: "sunrise-only"
    case .sunsetOnly: "sunset-only"
    case .polarDay: "polar-day"
    case .polarNight: "polar-night"
    }
  }
}
