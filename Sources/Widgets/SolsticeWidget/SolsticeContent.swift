/// The countdown as it is drawn; what a family has no room for is not there.
public struct SolsticeContent: WidgetContent {
  /// How far the way between two events is done.
  public struct Progress: Hashable, Sendable {
    /// Days since the last event, 1 to ``total``.
    public let elapsed: Int
    /// Days between both events.
    public let total: Int
    /// "Day 3 of 93".
    public let text: TextForms

    /// The filled part of the bar or ring, above 0 to 1.
    public var fraction: Double { Double(elapsed) / Double(total) }
    /// The colour of the part that is not filled.
    public var trackRole: SolsticeRole { .track }

    init(_ facts: SolsticeFacts) {
      elapsed = facts.countdown.elapsed
      total = facts.countdown.total
      text = facts.texts.progress(elapsed, of: total)
    }
  }

  /// The name of the event: "June solstice".
  public let title: TextForms
  /// "89 days", "Today".
  public let countText: TextForms
  /// Days to the event.
  public let days: Int
  /// The season that the event begins; `nil` near the equator, where there are none.
  public let season: Season?
  /// The colour of that season.
  public let role: SolsticeRole
  /// The picture of that season; on the lock screen only its symbol is drawn.
  public let image: SeasonImage
  /// The bar of medium and large, the ring of circular.
  public let progress: Progress?
  /// "Sunday, June 21, 10:24", "June 21, 10:24"; on the day itself "Summer begins at 10:24".
  public let momentText: TextForms?
  /// The line of the inline family: "89 days to June solstice".
  public let inlineText: TextForms?
  /// The events after the next one, in large.
  public let upcoming: [EventRow]
  /// The times of the Sun, if they are chosen; they tell roughly where the user is.
  public private(set) var sun: Sensitive<SunLines>?
  /// The page of the times of the Sun, where a tap on them can lead there.
  public let sunLink: SolsticeLink?
  /// The same without what the place tells, one at most: a list, since a structure cannot hold itself.
  ///
  /// Empty if only the times of the Sun depend on the place.
  private var withoutPlace: [SolsticeContent]

  /// - Parameter redacted: What is known where the place is private; `nil` if seasons have the same names then.
  init(_ facts: SolsticeFacts, whenRedacted redacted: SolsticeFacts? = nil, _ layout: SolsticeLayout) {
    withoutPlace = redacted.map { [SolsticeContent($0, layout)] } ?? []
    let (countdown, texts) = (facts.countdown, facts.texts)
    title = texts.heading(facts.event)
    days = countdown.days
    countText = texts.countForms(days)
    season = facts.upcomingSeason
    image = SeasonImage(season)
    role = image.role
    progress = layout.bar == nil && layout.ring == nil ? nil : Progress(facts)
    momentText = layout.moment == nil ? nil : facts.moment
    inlineText = layout.inline == nil ? nil : texts.countdownForms(days, to: facts.event)
    upcoming = countdown.upcoming(1 + (layout.upcoming?.rows ?? 0)).dropFirst()
      .compactMap { EventRow($0, facts) }
    sun = layout.sun == nil ? nil : Sensitive(facts.sunLines)
    sunLink = layout.sun == nil || !facts.family.allowsElementLinks ? nil : .sun
  }

  /// The pages of the times of the Sun and of the events listed below them.
  public var elementPages: [SolsticeLink] { [sunLink].compactMap { $0 } + upcoming.map { $0.link } }

  /// Without solar noon and the length of the day, whose minutes no widget shows.
  public var drawn: SolsticeContent {
    var content = self
    content.withoutPlace = withoutPlace.map { $0.drawn }
    content.sun = sun.map { $0.map { $0.drawn } }
    return content
  }

  /// The same without the times of the Sun, and with the seasons of the user's choice or zone: those of the place would tell
  /// on which half of the Earth it lies.
  public var redacted: SolsticeContent {
    var content = withoutPlace.first ?? self
    content.withoutPlace = []
    content.sun = sun.map { _ in .redacted }
    return content
  }

  /// The picture has none; what the ring and the stack hold, from top to bottom.
  public func lines(in layout: SolsticeLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("title", title, layout.title)
    lines.add("countText", countText, layout.count)
    lines.add("progress.text", progress?.text, layout.progress)
    lines.add("momentText", momentText, layout.moment)
    if let place = layout.sun {
      switch sun {
      case .visible(let sun): lines += sun.lines(in: place)
      case .redacted: lines.append(WidgetLine("sun.summary", nil, place.line))
      case nil: break
      }
    }
    for row in upcoming {
      lines.add("upcoming.name", row.name, layout.upcoming?.name)
      lines.add("upcoming.dateText", row.dateText, layout.upcoming?.date)
      lines.add("upcoming.timeText", row.timeText, layout.upcoming?.time)
      lines.add("upcoming.countText", row.countText, layout.upcoming?.count)
    }
    lines.add("inlineText", inlineText, layout.inline)
    return lines
  }

  /// `{"kind": "countdown", …}`.
  public var json: JSON {
    .present([
      ("kind", "countdown"), ("title", title.json), ("countText", countText.json),
      ("days", JSON(days)), ("season", season.map { .string(SolsticeRole($0).rawValue) }),
      ("role", .string(role.rawValue)), ("image", image.json), ("progress", progress?.json),
      ("momentText", momentText?.json), ("inlineText", inlineText?.json),
      ("upcoming", .array(upcoming.map { $0.json })), ("sun", sun?.json { $0.json }),
    ])
  }
}

extension SolsticeContent.Progress {
  var json: JSON {
    [
      "elapsed": JSON(elapsed), "total": JSON(total), "text": text.json,
      "trackRole": .string(trackRole.rawValue),
    ]
  }
}

/// The picture of a season: the same for both events that could begin it.
public struct SeasonImage: Hashable, Sendable {
  /// The season.
  public let season: Season

  /// The picture of a season; near the equator that of summer, as the Sun stands high there all year.
  public init(_ season: Season?) {
    self.season = season ?? .summer
  }

  /// All pictures the app has to have.
  public static let all = Season.allCases.map { SeasonImage($0) }

  /// The name in the asset catalogue.
  public var assetName: String {
    switch season {
    case .spring: "SeasonSpring"
    case .summer: "SeasonSummer"
    case .autumn: "SeasonAutumn"
    case .winter: "SeasonWinter"
    }
  }

  /// The SF Symbol drawn where there is no photograph, as on the lock screen; all are in iOS 15.
  public var symbolName: String {
    switch season {
    case .spring: "leaf"
    case .summer: "sun.max"
    case .autumn: "wind"
    case .winter: "snowflake"
    }
  }

  /// The colour of the symbol.
  public var role: SolsticeRole { SolsticeRole(season) }

  /// The colour behind the symbol, and behind a photograph until it is there.
  public var backgroundRole: SolsticeRole {
    switch season {
    case .spring: .springImage
    case .summer: .summerImage
    case .autumn: .autumnImage
    case .winter: .winterImage
    }
  }

  var json: JSON {
    [
      "asset": .string(assetName), "symbol": .string(symbolName), "role": .string(role.rawValue),
      "backgroundRole": .string(backgroundRole.rawValue),
    ]
  }
}

/// An event of a list: of those after the next one in the large widget, and of the app's screen.
public struct EventRow: Hashable, Sendable {
  /// "September equinox".
  public let name: TextForms
  /// The local date: "September 23, 2026".
  public let dateText: TextForms
  /// The local time: "07:05".
  public let timeText: TextForms
  /// "Today", "Tomorrow", "94 days".
  public let countText: TextForms
  /// Days from today.
  public let days: Int
  /// The local date.
  public let date: CivilDate
  /// The season that begins; `nil` near the equator.
  public let season: Season?
  /// The colour of the season.
  public let role: SolsticeRole
  /// What is read aloud.
  public let accessibility: AccessibilityText
  /// Where a tap leads.
  public let link: SolsticeLink

  /// - Returns: `nil` where the zone has no date for the event.
  init?(_ event: SolsticeEvent, _ facts: SolsticeFacts) {
    guard let date = event.date(in: facts.days), let days = facts.countdown.days(until: event, in: facts.days)
    else { return nil }
    self.days = days
    self.date = date
    let (dateText, timeText) = (facts.dates.long(date), facts.clock.string(event.instant))
    name = facts.texts.heading(event)
    self.dateText = TextForms(dateText, facts.dates.dayAndMonth(date))
    self.timeText = TextForms(timeText)
    countText = facts.texts.countForms(days)
    season = facts.texts.season(of: event)
    role = SeasonImage(season).role
    accessibility = AccessibilityText(
      label: facts.texts.spoken(days, to: event), value: facts.texts.dateAndTime(dateText, timeText))
    link = .event(event)
  }

  var json: JSON {
    .present([
      ("name", name.json), ("dateText", dateText.json), ("timeText", timeText.json),
      ("countText", countText.json), ("days", JSON(days)), ("date", date.json),
      ("season", season.map { .string(SolsticeRole($0).rawValue) }), ("role", .string(role.rawValue)),
      ("accessibility", accessibility.json), ("link", .string(link.text)),
    ])
  }
}
