import Almanac
import SunTimes

/// What programs read: words that no language changes.
extension MoonPhase {
  var word: String {
    switch self {
    case .newMoon: "new"
    case .firstQuarter: "first-quarter"
    case .fullMoon: "full"
    case .lastQuarter: "last-quarter"
    }
  }
}

extension MoonAppearance {
  var word: String {
    switch self {
    case .newMoon: "new"
    case .waxingCrescent: "waxing-crescent"
    case .firstQuarter: "first-quarter"
    case .waxingGibbous: "waxing-gibbous"
    case .fullMoon: "full"
    case .waningGibbous: "waning-gibbous"
    case .lastQuarter: "last-quarter"
    case .waningCrescent: "waning-crescent"
    }
  }
}

extension DayMargin.Assumption {
  var word: String {
    switch self {
    case .deltaT: "delta-t"
    case .announcedUTC: "announced-utc"
    case .futureUTC: "future-utc"
    }
  }

  /// What has to hold, as a clause.
  var clause: String {
    switch self {
    case .deltaT: "Delta T was as it is known today"
    case .announcedUTC: "UTC has the leap seconds that were announced"
    case .futureUTC: "UTC gets no more leap seconds"
    }
  }
}

extension Daylight {
  var word: String {
    switch self {
    case .normal: "normal"
    case .sunriseOnly: "sunrise-only"
    case .sunsetOnly: "sunset-only"
    case .polarDay: "polar-day"
    case .polarNight: "polar-night"
    }
  }
}
