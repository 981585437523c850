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
    public let progress: SolsticeContent.Progress
    /// "Sunday, June 21, 10:24".
    public let momentText: String
    /// What the day of the event is, in a sentence that is true at the place; `nil` where there is none to say.
    public let description: String?
    /// What is read aloud.
    public let accessibility: AccessibilityText
  }

  /// The season of today.
  public struct SeasonPart: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// The season of today, by the custom the user chose; `nil` near the equator, where there are none.
    public let season: Season?
    /// "Spring".
    public let name: String
    /// What its days are like, in a sentence that is true at the place; `nil` where the Sun does not rise or set today.
    public let description: String?
  }

  /// The next event.
  public let header: Header
  /// The heading of the times of the Sun.
  public let sunTitle: String
  /// The times of the Sun today, or why there are none.
  public let sun: SunLines
  /// What is said of the place beside the times of the Sun; `nil` where there is nothing to say, or they say it themselves.
  public let sunNotice: String?
  /// Why no place is known, or none that is newer, so that the app can offer to choose one; `nil` if there is a place.
  public let placeNotice: PlaceNotice?
  /// The season.
  public let season: SeasonPart
  /// The heading of the list.
  public let upcomingTitle: String
  /// The events to come, the next one first.
  public let upcoming: [EventRow]
  /// What can be tapped.
  public let controls: SolsticeControls

  /// How many events are listed.
  public static let upcomingCount = 12

  /// The screen at a moment.
  ///
  /// To refresh it, make it anew: nothing is kept.
  ///
  /// - Parameters:
  ///   - settings: What is known of the place.
  ///   - configuration: What the user chose.
  ///   - instant: The moment.
  ///   - environment: Zone, language and locale; its frame does not matter.
  ///   - season: Lists only the events that begin a season; `nil` lists all. Near the equator, where no event does, all are
  ///     listed.
  ///   - notice: What came of the last question for the location, ``LocationQuestion/notice``.
  /// - Throws: ``SolsticeReason`` outside the tables.
  public init(
    of settings: SolsticeSettings, configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, only season: Season? = nil, notice: PlaceNotice? = nil
  ) throws(SolsticeReason) {
    let facts = try SolsticeFacts(settings, configuration, at: instant, in: environment, notice: notice)
    let (countdown, texts) = (facts.countdown, facts.texts)
    header = Header(
      image: SeasonImage(facts.upcomingSeason), title: texts.title(facts.event),
      countText: texts.count(countdown.days), days: countdown.days,
      progress: SolsticeContent.Progress(facts), momentText: facts.moment.longest,
      description: facts.eventDescription, accessibility: facts.accessibility)
    sunTitle = texts.sunTitle
    sun = facts.sunLinesOfScreen
    let notice = settings.chosenPlace == nil ? notice ?? settings.notice : nil
    placeNotice = notice
    self.season = SeasonPart(
      title: texts.seasonTitle, season: facts.season,
      name: facts.season.map(texts.season) ?? texts.noSeasons, description: facts.seasonDescription)
    upcomingTitle = texts.upcomingTitle
    // A choice that was made elsewhere must not empty the list where there are no seasons.
    let season = texts.hemisphere == nil ? nil : season
    let events = countdown.upcoming(4 * Self.upcomingCount).filter {
      season == nil || texts.season(of: $0) == season
    }
    upcoming = events.prefix(Self.upcomingCount).compactMap { EventRow($0, facts) }
    controls = SolsticeControls(settings, configuration, only: season, notice, texts: texts)
    // In polar night the Sun has no times either, for another reason.
    sunNotice = if case .none(.noPlace) = facts.sun { nil } else { controls.place.notice }
  }
}

extension SolsticeScreen {
  /// The screen as JSON; members without a value are left out.
  public var json: JSON {
    .present([
      ("header", header.json), ("sunTitle", .string(sunTitle)), ("sun", sun.json),
      ("sunNotice", sunNotice.map(JSON.string)), ("placeNotice", (placeNotice?.rawValue).map(JSON.string)),
      ("season", season.json),
      ("upcomingTitle", .string(upcomingTitle)), ("upcoming", .array(upcoming.map { $0.json })),
      ("controls", controls.json),
    ])
  }
}

extension SolsticeScreen.Header {
  fileprivate var json: JSON {
    .present([
      ("image", image.json), ("title", .string(title)), ("countText", .string(countText)),
      ("days", JSON(days)),
      ("progress", progress.json), ("momentText", .string(momentText)),
      ("description", description.map(JSON.string)), ("accessibility", accessibility.json),
    ])
  }
}

extension SolsticeScreen.SeasonPart {
  fileprivate var json: JSON {
    .present([
      ("title", .string(title)), ("season", season.map { .string(SolsticeRole($0).rawValue) }),
      ("name", .string(name)), ("description", description.map(JSON.string)),
    ])
  }
}
