/// What the app's screen shows: the next event, the Sun of today, the season, and the events to come.
///
/// It is made by the same functions as the widget, so the two never differ.
public struct SolsticeScreen: Hashable, Sendable {
  /// The part at the top.
  public struct Header: Hashable, Sendable {
    /// The picture of the season that the next event begins.
    public let image: SeasonImage
    /// "June solstice".
    public let title: String
    /// "89 days".
    public let countText: String
    /// Days to the event.
    public let days: Int
    /// The way between the last event and the next.
    public let progress: CountdownContent.Progress
    /// "Sunday, 21 June, 10:24".
    public let momentText: String
    /// What is read aloud.
    public let accessibility: AccessibilityText
  }

  /// The season of today.
  public struct SeasonPart: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// The season of today, by the custom the user chose.
    public let season: Season
    /// "Spring".
    public let name: String
    /// The name of the event the description is of: "March equinox".
    public let eventName: String
    /// What the day of the next event is, in a sentence.
    public let eventDescription: String
  }

  /// The next event.
  public let header: Header
  /// The heading of the times of the Sun.
  public let sunTitle: String
  /// The times of the Sun today, or why there are none.
  public let sun: SunLines
  /// Why no place is known, so that the app can offer to choose one; `nil` if there is a place.
  public let placeNotice: PlaceNotice?
  /// The season.
  public let season: SeasonPart
  /// The heading of the list.
  public let upcomingTitle: String
  /// The events to come, the next one first.
  public let upcoming: [EventRow]

  /// How many events are listed.
  public static let upcomingCount = 12

  /// The screen at a moment.
  ///
  /// To refresh it, make it anew: nothing is kept.
  ///
  /// - Parameters:
  ///   - state: What is known of the place.
  ///   - configuration: What the user chose.
  ///   - instant: The moment.
  ///   - environment: Zone, language and locale; its frame does not matter.
  ///   - season: Lists only the events that begin a season; `nil` lists all.
  /// - Throws: ``SolsticeRangeError`` outside the tables.
  public init(
    of state: SolsticeState, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, only season: Season? = nil
  ) throws(SolsticeRangeError) {
    let view = try SolsticeView(state, configuration, at: instant, in: environment)
    let (countdown, texts) = (view.countdown, view.texts)
    header = Header(
      image: SeasonImage(view.upcomingSeason), title: texts.title(view.event),
      countText: texts.count(countdown.days), days: countdown.days,
      progress: CountdownContent.Progress(countdown, texts), momentText: view.momentText,
      accessibility: view.accessibility)
    sunTitle = texts.sunTitle
    sun = view.sunLines
    placeNotice = state.notice
    let current = configuration.seasons.season(countdown, in: texts.hemisphere)
    self.season = SeasonPart(
      title: texts.seasonTitle, season: current, name: texts.season(current),
      eventName: texts.title(view.event), eventDescription: texts.description(view.upcomingSeason))
    upcomingTitle = texts.upcomingTitle
    let events = countdown.upcoming(4 * Self.upcomingCount).filter {
      season == nil || $0.season(in: texts.hemisphere) == season
    }
    upcoming = events.prefix(Self.upcomingCount).compactMap { EventRow($0, view) }
  }
}
