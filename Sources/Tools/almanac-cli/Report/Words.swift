import Almanac
import DayAlmanac
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

/// A doubt in words, and for programs.
enum DoubtText {
  /// What is uncertain and what it rests on.
  static func sentence(_ doubt: LunarDoubt, in language: Language) -> String {
    DayTexts(language).sentence(
      doubt, distance: SecondsText.signed(doubt.margin.secondsFromMidnight), in: language)
  }

  /// The keys that say when a lunar date hangs on something.
  static func members(_ doubt: LunarDoubt) -> [(key: String, value: OrderedJSON)] {
    let margin = doubt.margin
    return [
      ("event", .text(word(doubt))), ("eventDate", .text(CivilDate(margin.day).description)),
      ("alternative", OrderedJSON(margin.alternative.map { CivilDate($0).description })),
      ("margin", .integer(margin.secondsFromMidnight)), ("assumption", .text(margin.assumption.word)),
      ("firstDay", .text(CivilDate(doubt.days.lowerBound).description)),
      ("lastDay", .text(CivilDate(doubt.days.upperBound).description)),
    ]
  }

  private static func word(_ doubt: LunarDoubt) -> String {
    switch doubt.event {
    case .newMoon: "new-moon"
    case .solarTerm(let event): "term-\(event.term.longitude)"
    }
  }
}
