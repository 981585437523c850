import SolsticeWidgetCore
import SolsticeWidgetTables
import WidgetViews

/// The content of the app's screen: the next event, today's Sun, the season, upcoming events, and the settings.
///
/// It has the facts of the widget, so the two always agree. Labels are read from the texts of the facts.
package struct SolsticeScreen: Hashable, Sendable {
  /// The next event.
  package let facts: SolsticeFacts
  /// A sentence about the day of the event that is true at the place; `nil` if there is none.
  package let eventSentence: String?
  /// The times of the Sun today, or the reason why there are none.
  package let sun: SunLines
  /// The place; `nil` if none is known.
  package let place: SolsticePlace?
  /// The reason why there is no place, or no newer one; `nil` if there is one.
  ///
  /// With a reason the app offers to choose a place.
  package let placeNotice: PlaceNotice?
  /// Whether the user denied the location, and may allow it in the system's settings.
  package let canAllowLocation: Bool
  /// The current season by the custom that the user chose; `nil` near the equator.
  package let season: Season?
  /// A sentence about the days of the season that is true at the place; `nil` if the Sun does not rise or set today.
  package let seasonSentence: String?
  /// The upcoming events, the next one first.
  package let upcoming: [EventRow]
  /// The filter of these events by the season that they begin; without values near the equator.
  package let filter: ChoiceField<Season?>
  /// The naming of events, the custom of seasons and the hemisphere; the screen always shows the Sun.
  package let settings: [SettingField]

  /// The number of events in the list.
  package static let upcomingCount = 12

  /// Creates the screen at an instant.
  ///
  /// - Parameters:
  ///   - settings: The place, if it is known.
  ///   - configuration: The user's choices.
  ///   - instant: The instant.
  ///   - environment: The zone, language and locale; the frame is not used.
  ///   - season: The season whose first events are listed; `nil` lists all events. Near the equator, where no
  ///     event begins a season, all are listed.
  ///   - notice: The result of the last request for the location, `LocationQuestion.notice`.
  /// - Throws: `SolsticeReason` outside the tables.
  package init(
    of settings: SolsticeSettings, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, only season: Season? = nil, notice: PlaceNotice? = nil
  ) throws(SolsticeReason) {
    let facts = try SolsticeFacts(settings, configuration, at: instant, in: environment)
    let (countdown, texts) = (facts.countdown, facts.texts)
    let (strings, hemisphere) = (texts.strings, texts.hemisphere)
    let sentences = DayAndNight(settings, at: instant, facts)
    self.facts = facts
    eventSentence = sentences.sentence(of: countdown.event)
    sun = SunLines(
      settings, at: instant, in: environment, texts, alwaysNamesPlace: true, notice: notice)
    place = settings.place
    placeNotice = notice ?? settings.notice
    canAllowLocation = settings.permission == .denied && placeNotice != .restricted
    self.season = hemisphere.map { configuration.seasons.season(countdown, in: $0) }
    seasonSentence = sentences.sentence(at: instant, countdown, by: configuration.seasons)
    // A filter that was chosen elsewhere must not empty the list at a place without seasons.
    let season = hemisphere == nil ? nil : season
    let events = countdown.upcoming(4 * Self.upcomingCount).filter {
      season == nil || texts.season(of: $0) == season
    }
    upcoming = events.prefix(Self.upcomingCount).compactMap { EventRow($0, facts) }
    filter = ChoiceField(
      strings.seasonTitle, hemisphere == nil ? [] : [nil] + Season.allCases, texts.filter)
    self.settings = [
      SettingField(
        "naming", strings.namingTitle, EventNaming.allCases, chosen: configuration.naming,
        stored: \.json, texts.choice),
      SettingField(
        "seasons", strings.seasonsTitle, SeasonReckoning.allCases, chosen: configuration.seasons,
        stored: \.json, texts.choice),
      SettingField(
        "hemisphere", strings.hemisphereTitle, [nil] + Hemisphere.allCases, chosen: settings.hemisphere,
        stored: { $0?.json }, texts.choice),
    ]
  }

  /// The notice about the place beside the times of the Sun; without a place, these lines have the reason themselves.
  package var sunNotice: PlaceNotice? { place == nil ? nil : placeNotice }
}
