import SolsticeWidgetTables

/// The facts of the countdown at a moment: the next event with its day and season, and the times of the Sun.
///
/// The app's screen is made from the same facts, so the two always agree.
public struct SolsticeFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = SolsticeRole

  /// The progress from one event to the next.
  public struct Progress: Hashable, Sendable {
    /// The number of days since the last event, 1 to ``total``.
    public let elapsed: Int
    /// The number of days between the two events.
    public let total: Int
    /// "Day 3 of 93".
    public let text: TextForms

    /// The filled part of the bar or ring, greater than 0 and at most 1.
    public var fraction: Double { Double(elapsed) / Double(total) }
  }

  /// The countdown to the next event.
  public let countdown: SolsticeCountdown
  /// The times of the Sun if the user chose them; private because they roughly reveal where the user is.
  public private(set) var sun: Sensitive<SunLines>?
  /// Whether the place of the times is named; if the times are hidden, its line stays empty.
  let namesPlace: Bool
  /// The texts, which name the seasons of a hemisphere.
  package private(set) var texts: SolsticeTexts
  private let textsWithoutPlace: SolsticeTexts
  /// Whether the settings could not be read, which is read aloud after the rest.
  private let isUnreadable: Bool
  private let reckoning: SeasonReckoning
  let days: LocalDays
  fileprivate let clock: ClockText
  fileprivate let dates: DateText

  /// Creates the facts of an instant.
  ///
  /// Once the device has left the place that it reported, the seasons are those of its zone.
  ///
  /// - Throws: ``SolsticeReason`` outside the tables.
  package init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, isUnreadable: Bool = false
  ) throws(SolsticeReason) {
    days = environment.days
    countdown = try SolsticeCountdown(at: instant, in: days)
    textsWithoutPlace = SolsticeTexts(settings.withoutPlace, configuration, in: environment)
    texts = SolsticeTexts(
      settings.ofSeasons(at: instant, in: environment.zone), configuration, in: environment)
    clock = ClockText(environment, language: texts.language)
    dates = DateText(environment, language: texts.language)
    let sun = configuration.showsSun ? SunLines(settings, at: instant, in: environment, texts) : nil
    self.sun = sun.map { Sensitive($0) }
    namesPlace = sun?.place != nil
    reckoning = configuration.seasons
    self.isUnreadable = isUnreadable
  }

  /// The facts without the times of the Sun, and with the seasons of the user's choice or zone: those of the
  /// place would reveal its hemisphere.
  public var redacted: SolsticeFacts {
    var facts = self
    facts.sun = sun.map { _ in .redacted }
    facts.texts = textsWithoutPlace
    return facts
  }

  /// The name of the event, "June solstice".
  public var title: TextForms { texts.heading(countdown.event) }

  /// The number of days as text, "89 days" or "Today".
  public var countText: TextForms { texts.countForms(countdown.days) }

  /// The season that the event begins; `nil` near the equator, where there are no seasons.
  public var season: Season? { texts.season(of: countdown.event) }

  /// The progress from the last event to the next.
  public var progress: Progress {
    let (elapsed, total) = (countdown.elapsed, countdown.total)
    return Progress(elapsed: elapsed, total: total, text: texts.progress(elapsed, of: total))
  }

  /// The date and time, "Sunday, June 21, 10:24" or "June 21, 10:24"; on the day itself "Summer begins at 10:24".
  ///
  /// Users of meteorological seasons see the date on that day too, because their season began three weeks before.
  public var momentText: TextForms {
    let time = clock.string(countdown.event.instant)
    guard countdown.days == 0, reckoning == .astronomical, let season else {
      return TextForms(
        texts.dateAndTime(dates.weekdayAndDate(countdown.date), time),
        texts.dateAndTime(dates.dayAndMonth(countdown.date), time))
    }
    return TextForms(
      texts.beginning(of: season, at: time, hasHappened: countdown.hasHappened), time)
  }

  /// The text of the inline family, "89 days to June solstice".
  public var inlineText: TextForms { texts.countdownForms(countdown.days, to: countdown.event) }

  /// The three events after the next one; there are fewer at the end of the tables.
  public var upcoming: [EventRow] { countdown.upcoming(4).dropFirst().compactMap { EventRow($0, self) } }

  /// The page of the event.
  public var page: SolsticeLink? { .event(countdown.event) }

  /// The name of the event with the number of days, and its date and time.
  public var accessibility: AccessibilityText {
    let moment = momentText.longest
    return AccessibilityText(
      label: texts.spoken(countdown.days, to: countdown.event),
      value: isUnreadable ? texts.row([moment, texts.strings.unreadableSettings]) : moment)
  }

  /// `{"title": ["June solstice"], "countText": ["89 days", "89 d"], "days": 89, …}`.
  public var json: JSON {
    .present([
      ("title", title.json), ("countText", countText.json), ("days", JSON(countdown.days)),
      ("season", season?.json), ("progress", progress.json), ("momentText", momentText.json),
      ("inlineText", inlineText.json), ("upcoming", .array(upcoming.map { $0.json })),
      ("sun", sun?.json { $0.json }),
    ])
  }
}

extension SolsticeFacts.Progress {
  var json: JSON { ["elapsed": JSON(elapsed), "total": JSON(total), "text": text.json] }
}

extension Season {
  /// The name: `spring`, `summer`, `autumn` or `winter`.
  var json: JSON { .string(role.rawValue) }
}

/// A row of a list of events: in the large widget those after the next one, and in the app all.
public struct EventRow: Hashable, Sendable {
  /// The name, "September equinox".
  public let name: TextForms
  /// The local date as text without its year, "September 23"; the next events are within a year.
  public let dateText: TextForms
  /// The local time as text, "07:05".
  public let timeText: TextForms
  /// The number of days as text: "Today", "Tomorrow", "94 days".
  public let countText: TextForms
  /// The number of days from today.
  public let days: Int
  /// The local date.
  public let date: CivilDate
  /// The season that the event begins; `nil` near the equator.
  public let season: Season?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
  /// The link of the event.
  public let link: SolsticeLink

  /// The colour of the season.
  public var role: SolsticeRole { season.pictured.role }

  /// Creates a row; `nil` if the zone has no date for the event.
  package init?(_ event: SolsticeEvent, _ facts: SolsticeFacts) {
    guard let date = event.date(in: facts.days) else { return nil }
    let (texts, dates, days) = (facts.texts, facts.dates, facts.countdown.today.days(to: date))
    let timeText = facts.clock.string(event.instant)
    name = texts.heading(event)
    dateText = TextForms(dates.dayAndMonth(date), dates.dayAndMonthShort(date))
    self.timeText = TextForms(timeText)
    countText = texts.countForms(days)
    self.days = days
    self.date = date
    season = texts.season(of: event)
    accessibility = AccessibilityText(
      label: texts.spoken(days, to: event), value: texts.dateAndTime(dates.long(date), timeText))
    link = .event(event)
  }

  var json: JSON {
    .present([
      ("name", name.json), ("dateText", dateText.json), ("timeText", timeText.json),
      ("countText", countText.json), ("days", JSON(days)), ("date", date.json), ("season", season?.json),
      ("accessibility", accessibility.json), ("link", .string(link.text)),
    ])
  }
}
