import SolsticeWidgetTables

/// The content of the app's screen: the next event, today's Sun, the season, and upcoming events.
///
/// It is computed by the same functions as the widget, so the two always agree.
public struct SolsticeScreen: Hashable, Sendable {
  /// The section at the top.
  public struct Header: Hashable, Sendable {
    /// The picture of the season that the next event begins.
    public let image: SeasonImage
    /// The name of the event, "June solstice".
    public let title: String
    /// The number of days as text, "89 days".
    public let countText: String
    /// The progress from the last event to the next.
    public let progress: SolsticeFacts.Progress
    /// The date and time, "Sunday, June 21, 10:24".
    public let momentText: String
    /// A sentence about the day of the event that is true at the place; `nil` if there is none.
    public let description: String?
  }

  /// The section about the current season.
  public struct SeasonPart: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// The name of the season by the custom that the user chose, "Spring"; near the equator that there are none.
    public let name: String
    /// A sentence about its days that is true at the place; `nil` if the Sun does not rise or set today.
    public let description: String?
  }

  /// The next event.
  public let header: Header
  /// The heading of the times of the Sun.
  public let sunTitle: String
  /// The times of the Sun today, or the reason why there are none.
  public let sun: SunLines
  /// The notice about the place beside the times of the Sun; `nil` if there is none, or if they already say it.
  public let sunNotice: String?
  /// The reason why there is no place, or no newer one; `nil` if there is one.
  ///
  /// With a reason the app offers to choose a place.
  public let placeNotice: PlaceNotice?
  /// The section about the current season.
  public let season: SeasonPart
  /// The heading of the list.
  public let upcomingTitle: String
  /// The upcoming events, the next one first.
  public let upcoming: [EventRow]
  /// The controls of the screen.
  public let controls: SolsticeControls

  /// The number of events in the list.
  public static let upcomingCount = 12

  /// Creates the screen at an instant.
  ///
  /// The screen keeps no state; create it again to refresh it.
  ///
  /// - Parameters:
  ///   - settings: The place, if it is known.
  ///   - configuration: The user's choices.
  ///   - instant: The instant.
  ///   - environment: The zone, language and locale; the frame is not used.
  ///   - season: The season whose first events are listed; `nil` lists all events. Near the equator, where no
  ///     event begins a season, all are listed.
  ///   - notice: The result of the last request for the location, ``LocationQuestion/notice``.
  /// - Throws: ``SolsticeReason`` outside the tables.
  public init(
    of settings: SolsticeSettings, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, only season: Season? = nil, notice: PlaceNotice? = nil
  ) throws(SolsticeReason) {
    let facts = try SolsticeFacts(settings, configuration, at: instant, in: environment)
    let (countdown, texts) = (facts.countdown, facts.texts)
    let dayAndNight = DayAndNight(
      settings: settings.ofSeasons(at: instant, in: environment.zone), texts: texts, days: environment.days)
    header = Header(
      image: SeasonImage(facts.season), title: texts.title(countdown.event),
      countText: texts.count(countdown.days),
      progress: facts.progress, momentText: facts.momentText.longest,
      description: dayAndNight.sentence(of: countdown.event))
    sunTitle = texts.strings.sunTitle
    sun = SunLines(
      settings, at: instant, in: environment, texts, alwaysNamesPlace: true, notice: notice)
    let notice = notice ?? settings.notice
    placeNotice = notice
    let current = texts.hemisphere.map { configuration.seasons.season(countdown, in: $0) }
    self.season = SeasonPart(
      title: texts.strings.seasonTitle,
      name: current.map(texts.season) ?? texts.strings.noSeasons,
      description: dayAndNight.sentence(at: instant, countdown, by: configuration.seasons))
    upcomingTitle = texts.strings.upcomingTitle
    // A filter that was chosen elsewhere must not empty the list at a place without seasons.
    let season = texts.hemisphere == nil ? nil : season
    let events = countdown.upcoming(4 * Self.upcomingCount).filter {
      season == nil || texts.season(of: $0) == season
    }
    upcoming = events.prefix(Self.upcomingCount).compactMap { EventRow($0, facts) }
    controls = SolsticeControls(settings, configuration, only: season, notice, texts: texts)
    // Without a place the lines of the Sun say why.
    sunNotice = settings.place == nil ? nil : controls.place.notice
  }
}
