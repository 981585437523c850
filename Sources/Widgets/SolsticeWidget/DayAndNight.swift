/// Chooses sentences about the length of days and nights that are true at the user's place.
///
/// If a place is known, its Sun decides; a hemisphere that the user chose only changes the names of seasons.
/// Without a place only the hemisphere is known.
struct DayAndNight {
  private let settings: SolsticeSettings
  private let days: LocalDays
  /// The hemisphere whose days are described; `nil` near the equator, where days are equally long all year.
  private let hemisphere: Hemisphere?

  /// Creates the rules for a user.
  ///
  /// - Parameters:
  ///   - settings: The place, if it is known.
  ///   - days: The civil days of the user's zone.
  ///   - named: The hemisphere whose seasons are named.
  init(_ settings: SolsticeSettings, in days: LocalDays, named: Hemisphere?) {
    self.settings = settings
    self.days = days
    hemisphere = settings.place.map { $0.coordinates.hemisphere } ?? named
  }

  /// Returns a sentence about the day of an event.
  ///
  /// It is `nil` if the Sun does not rise or set on that day, or if the sentence would not be true.
  func sentence(of event: SolsticeEvent, _ texts: SolsticeTexts) -> String? {
    let season = hemisphere.map { event.season(in: $0) }
    if settings.place != nil {
      guard case .events(let day) = SunToday(at: event.instant, settings, in: days) else { return nil }
      // At the highest latitudes the day of an equinox is not twelve hours long either.
      if event.kind == .marchEquinox || event.kind == .septemberEquinox,
        abs(day.dayLength - Self.halfDay) > Self.tolerance
      {
        return nil
      }
    }
    return texts.firstDayDescription(season)
  }

  /// Returns a sentence about the days at an instant, or `nil` if the Sun does not rise or set on that day.
  ///
  /// The sentence describes the current season, or the next one if the current one is no longer true: in the
  /// last days of winter the days are already longer than the nights.
  func sentence(
    at instant: Instant, _ countdown: SolsticeCountdown, by reckoning: SeasonReckoning,
    _ texts: SolsticeTexts
  ) -> String? {
    let season = hemisphere.map { reckoning.season(countdown, in: $0) }
    guard settings.place != nil else { return texts.description(season) }
    guard case .events(let day) = SunToday(at: instant, settings, in: days) else { return nil }
    guard let season else { return texts.description(nil) }
    let tomorrow = SunToday(at: day.end, settings, in: days)
    return [season, season.next].first { Self.holds($0, day, tomorrow) }.map { texts.description($0) }
  }

  private static let halfDay = 43_200
  private static let tolerance = 3_600

  /// Whether the sentence of a season is true on a day.
  private static func holds(_ season: Season, _ day: CivilSunDay, _ tomorrow: SunToday) -> Bool {
    let length = day.dayLength
    let next: Int
    switch tomorrow {
    case .events(let tomorrow): next = tomorrow.dayLength
    case .none(.polarDay): next = .max
    case .none(.polarNight): next = 0
    case .none: return false
    }
    // Printed lengths are rounded to the minute: a day of twelve hours is neither long nor short.
    switch season {
    case .spring: return next >= length
    case .summer: return length > halfDay + 60
    case .autumn: return next <= length
    case .winter: return length < halfDay - 60
    }
  }
}

extension Season {
  /// The season after it.
  fileprivate var next: Season {
    switch self {
    case .spring: .summer
    case .summer: .autumn
    case .autumn: .winter
    case .winter: .spring
    }
  }
}
