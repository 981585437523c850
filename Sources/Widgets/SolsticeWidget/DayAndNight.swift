/// Which sentences about the length of days and nights are true where the user is.
///
/// The Sun of the place decides, where one is known: a hemisphere that the user chose names seasons, and changes no day. Without
/// a place the hemisphere is all there is to go by.
struct DayAndNight {
  private let settings: SolsticeSettings
  private let days: LocalDays
  /// The half of the Earth whose days are described; `nil` near the equator, where they are equally long all year.
  private let hemisphere: Hemisphere?

  /// - Parameters:
  ///   - settings: What is known of the place.
  ///   - days: The civil days of the user's zone.
  ///   - named: The half of the Earth whose seasons are named.
  init(_ settings: SolsticeSettings, in days: LocalDays, named: Hemisphere?) {
    self.settings = settings
    self.days = days
    hemisphere = settings.place.map { $0.coordinates.hemisphere } ?? named
  }

  /// What the day of an event is; `nil` where the Sun does not rise or set on it, or the sentence is not true for other reasons.
  func sentence(of event: SolsticeEvent, _ texts: SolsticeTexts) -> String? {
    let season = hemisphere.map { event.season(in: $0) }
    if settings.place != nil {
      guard case .events(let day) = SunToday(at: event.instant, settings, in: days) else { return nil }
      // At the highest latitudes an equinox is no day of twelve hours either.
      if event.kind == .marchEquinox || event.kind == .septemberEquinox,
        abs(day.dayLength - Self.halfDay) > Self.tolerance
      {
        return nil
      }
    }
    return texts.firstDayDescription(season)
  }

  /// What the days are like at a moment, by the season or, where that is not true any more, by the one to come: in the last
  /// days of winter the days are longer than the nights already.
  ///
  /// - Returns: `nil` where the Sun does not rise or set that day.
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

  /// Whether the sentence of a season is true of a day.
  private static func holds(_ season: Season, _ day: CivilSunDay, _ tomorrow: SunToday) -> Bool {
    let length = day.dayLength
    let next: Int
    switch tomorrow {
    case .events(let tomorrow): next = tomorrow.dayLength
    case .none(.polarDay): next = .max
    case .none(.polarNight): next = 0
    case .none: return false
    }
    // What is printed is rounded to the minute: a day of twelve hours is neither long nor short.
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
