/// The countdown as it is drawn; what a family has no room for is not there.
public struct CountdownContent: Hashable, Sendable {
  /// How far the way between two events is done.
  public struct Progress: Hashable, Sendable {
    /// Days since the last event, 1 to ``total``.
    public let elapsed: Int
    /// Days between both events.
    public let total: Int
    /// "Day 3 of 93".
    public let text: String

    /// The filled part of the bar or gauge, above 0 to 1.
    public var fraction: Double { Double(elapsed) / Double(total) }

    init(_ countdown: SolsticeCountdown, _ texts: SolsticeTexts) {
      elapsed = countdown.elapsed
      total = countdown.total
      text = texts.progress(elapsed, of: total)
    }
  }

  /// The name of the event: "June solstice".
  public let title: String
  /// "89 days", "Today".
  public let countText: String
  /// Days to the event.
  public let days: Int
  /// The season that the event begins.
  public let season: Season
  /// The colour of that season.
  public let role: SeasonRole
  /// The picture of that season; on the lock screen only its symbol is drawn.
  public let image: SeasonImage
  /// The bar of medium and large, the gauge of circular.
  public let progress: Progress?
  /// "Sunday, 21 June, 10:24" in large, "21 June, 10:24" in medium and rectangular; on the day itself "Summer begins at
  /// 10:24".
  public let momentText: String?
  /// The line of the inline family: "89 days to June solstice".
  public let inlineText: String?
  /// The events after the next one, in large.
  public let upcoming: [EventRow]
  /// The times of the Sun, if they are chosen; they tell roughly where the user is.
  public let sun: Sensitive<SunLines>?

  init(_ view: SolsticeView, _ configuration: SolsticeConfiguration, family: Family) {
    let (countdown, texts) = (view.countdown, view.texts)
    title = texts.title(view.event)
    days = countdown.days
    countText = texts.count(days)
    season = view.upcomingSeason
    role = SeasonRole(season)
    image = SeasonImage(season)
    progress =
      [.medium, .large, .circular].contains(family)
      ? Progress(countdown, texts) : nil
    momentText =
      switch family {
      case .large: view.momentText
      case .medium, .rectangular: view.shortMomentText
      case .small, .circular, .inline: nil
      }
    inlineText = family == .inline ? texts.countdown(days, to: view.event) : nil
    upcoming = countdown.upcoming(1 + SolsticeLayout.upcomingRows(family)).dropFirst()
      .compactMap { EventRow($0, view) }
    sun =
      configuration.showsSun && [.medium, .large, .rectangular].contains(family)
      ? Sensitive(view.sunLines) : nil
  }

  private init(redacting content: CountdownContent) {
    title = content.title
    countText = content.countText
    days = content.days
    season = content.season
    role = content.role
    image = content.image
    progress = content.progress
    momentText = content.momentText
    inlineText = content.inlineText
    upcoming = content.upcoming
    sun = content.sun.map { _ in .redacted }
  }

  /// The same without the times of the Sun.
  func redacted() -> CountdownContent { CountdownContent(redacting: self) }
}
