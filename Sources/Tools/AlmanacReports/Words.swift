package import DayAlmanac
package import SunTimes

// Words that no language changes.

extension MoonPhase {
  /// What programs read.
  package var word: String {
    switch self {
    case .newMoon: "new"
    case .firstQuarter: "first-quarter"
    case .fullMoon: "full"
    case .lastQuarter: "last-quarter"
    }
  }
}

extension MoonAppearance {
  /// What programs read.
  package var word: String {
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

extension DaySpirit.Grade {
  /// What programs read.
  package var word: String {
    switch self {
    case .bad: "bad"
    case .ordinary: "ordinary"
    case .good: "good"
    }
  }
}

extension DayMargin.Assumption {
  /// What programs read.
  package var word: String {
    switch self {
    case .deltaT: "delta-t"
    case .announcedUTC: "announced-utc"
    case .futureUTC: "future-utc"
    }
  }
}

extension Daylight {
  /// What programs read.
  package var word: String {
    switch self {
    case .normal: "normal"
    case .sunriseOnly: "sunrise-only"
    case .sunsetOnly: "sunset-only"
    case .polarDay: "polar-day"
    case .polarNight: "polar-night"
    }
  }
}
