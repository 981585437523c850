package import DayAlmanac
package import SunTimes

// Words for programs, the same in all languages.

extension MoonPhase {
  /// The word for programs.
  package var word: String { MoonAppearance(self).word }
}

extension MoonAppearance {
  /// The word for programs.
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
  /// The word for programs.
  package var word: String {
    switch self {
    case .bad: "bad"
    case .ordinary: "ordinary"
    case .good: "good"
    }
  }
}

extension DayMargin.Assumption {
  /// The words of all assumptions.
  package static let words = [Self.deltaT, .announcedUTC, .futureUTC].map { $0.word }

  /// The word for programs.
  package var word: String {
    switch self {
    case .deltaT: "delta-t"
    case .announcedUTC: "announced-utc"
    case .futureUTC: "future-utc"
    }
  }
}

extension CivilSunDay {
  /// The words of all kinds of days.
  package static let words = ["normal", "sunrise-only", "sunset-only", "polar-day", "polar-night"]

  /// The word for programs.
  package var word: String {
    switch course {
    case .polarDay: "polar-day"
    case .polarNight: "polar-night"
    case .events where sunrises.isEmpty: "sunset-only"
    case .events where sunsets.isEmpty: "sunrise-only"
    case .events: "normal"
    }
  }
}
