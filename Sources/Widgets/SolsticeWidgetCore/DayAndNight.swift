/// Chooses sentences about the length of days and nights that are true at the user's place.
///
/// If a place is known, its Sun decides; a hemisphere that the user chose only changes the names of seasons.
/// Without a place only the hemisphere is known.
package struct DayAndNight {
  /// The place, if it is known.
  private let settings: SolsticeSettings
  /// The texts, which name the seasons of a hemisphere.
  private let texts: SolsticeTexts
  /// The civil days of the user's zone.
  private let days: LocalDays

  /// Creates the sentences at an instant; a reported place does not count if the device has left it.
  package init(_ settings: SolsticeSettings, at instant: Instant, _ facts: SolsticeFacts) {
    (texts, days) = (facts.texts, facts.days)
    self.settings = settings.ofSeasons(at: instant, in: days.zone)
  }

  /// The hemisphere whose days are described; `nil` near the equator, where days are equally long all year.
  private var hemisphere: Hemisphere? { settings.place.map { $0.coordinates.hemisphere } ?? texts.hemisphere }

  /// Returns a sentence about the day of an event.
  ///
  /// It is `nil` if the Sun does not rise or set on that day, or if the sentence would not be true.
  package func sentence(of event: SolsticeEvent) -> String? {
    if settings.place != nil {
      guard let day = settings.sunDay(at: event.instant, in: days), case .events = day.course else {
        return nil
      }
      // At the highest latitudes the day of an equinox is not twelve hours long either.
      if event.kind == .marchEquinox || event.kind == .septemberEquinox,
        abs(day.dayLength - Self.halfDay) > Self.tolerance
      {
        return nil
      }
    }
    return texts.firstDayDescription(hemisphere.map { event.season(in: $0) })
  }

  /// Returns a sentence about the days at an instant, or `nil` if the Sun does not rise or set on that day.
  ///
  /// The sentence describes the current season, or the next one if the current one is no longer true: in the
  /// last days of winter the days are already longer than the nights.
  package func sentence(
    at instant: Instant, _ countdown: SolsticeCountdown, by reckoning: SeasonReckoning
  ) -> String? {
    let season = hemisphere.map { reckoning.season(countdown, in: $0) }
    guard settings.place != nil else { return texts.description(season) }
    guard let day = settings.sunDay(at: instant, in: days), case .events = day.course else { return nil }
    guard let season else { return texts.description(nil) }
    guard let tomorrow = settings.sunDay(at: day.end, in: days) else { return nil }
    let next = Season.allCases[(season.rawValue + 1) % 4]
    return [season, next].first { Self.holds($0, day, tomorrow) }.map { texts.description($0) }
  }

  private static let halfDay = 43_200
  private static let tolerance = 3_600

  /// Returns whether the sentence of a season is true on a day.
  private static func holds(_ season: Season, _ day: CivilSunDay, _ tomorrow: CivilSunDay) -> Bool {
    let length = day.dayLength
    // If the Sun does not set tomorrow, that day is the longest, even if a clock change shortens it by an hour.
    let next = tomorrow.course == .polarDay ? .max : tomorrow.dayLength
    // Printed lengths are rounded to the minute: a day of twelve hours is neither long nor short.
    switch season {
    case .spring: return next >= length
    case .summer: return length > halfDay + 60
    case .autumn: return next <= length
    case .winter: return length < halfDay - 60
    }
  }
}
