/// The content of the countdown; parts without room in the family are `nil` or empty.
public struct SolsticeContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = SolsticeLink

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
    /// The colour of the unfilled part.
    public var trackRole: SolsticeRole { .track }

    init(_ facts: SolsticeFacts) {
      elapsed = facts.countdown.elapsed
      total = facts.countdown.total
      text = facts.texts.progress(elapsed, of: total)
    }
  }

  /// The name of the event, "June solstice".
  public let title: TextForms
  /// The number of days as text, "89 days" or "Today".
  public let countText: TextForms
  /// The number of days to the event.
  public let days: Int
  /// The season that the event begins; `nil` near the equator, where there are no seasons.
  public let season: Season?
  /// The colour of that season.
  public let role: SolsticeRole
  /// The picture of that season; the lock screen shows only its symbol.
  public let image: SeasonImage
  /// The progress, drawn as a bar in medium and large and as a ring in circular.
  public let progress: Progress?
  /// The date and time: "Sunday, June 21, 10:24" or "June 21, 10:24"; on the day itself "Summer begins at
  /// 10:24".
  public let momentText: TextForms?
  /// The text of the inline family, "89 days to June solstice".
  public let inlineText: TextForms?
  /// The events after the next one, in the large family.
  public let upcoming: [EventRow]
  /// The times of the Sun if the user chose them; private because they tell roughly where the user is.
  public private(set) var sun: Sensitive<SunLines>?
  /// The link of the times of the Sun, in families that allow links on parts.
  public let sunLink: SolsticeLink?
  /// The redacted content, if seasons have other names without the place.
  ///
  /// It has at most one element and is an array only because a struct cannot contain itself. It is empty if
  /// only the times of the Sun depend on the place.
  private var withoutPlace: [SolsticeContent]

  /// Creates the content.
  ///
  /// - Parameter redacted: The facts without the private place; `nil` if seasons have the same names without
  ///   it.
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

  /// The same without the times of the Sun, and with the seasons of the user's choice or zone: those of the place would tell
  /// on which half of the Earth it lies.
  public var redacted: SolsticeContent {
    var content = withoutPlace.first ?? self
    content.withoutPlace = []
    content.sun = sun.map { _ in .redacted }
    return content
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

/// The picture of a season, the same for both events that could begin it.
public struct SeasonImage: Hashable, Sendable {
  /// The season.
  public let season: Season

  /// Creates the picture of a season; near the equator that of summer, because the Sun is high all year.
  public init(_ season: Season?) {
    self.season = season ?? .summer
  }

  /// All pictures that the app needs.
  public static let all = Season.allCases.map { SeasonImage($0) }

  /// The name of the image in the asset catalogue.
  public var assetName: String {
    switch season {
    case .spring: "SeasonSpring"
    case .summer: "SeasonSummer"
    case .autumn: "SeasonAutumn"
    case .winter: "SeasonWinter"
    }
  }

  /// The name of the SF Symbol for places without a photograph, such as the lock screen; all exist in iOS 15.
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

  /// The colour behind the symbol, and behind the photograph until it has loaded.
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

/// A row of a list of events: in the large widget those after the next one, and in the app all.
public struct EventRow: Hashable, Sendable {
  /// The name, "September equinox".
  public let name: TextForms
  /// The local date as text, "September 23, 2026".
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
  /// The colour of the season.
  public let role: SolsticeRole
  /// The text that screen readers read.
  public let accessibility: AccessibilityText
  /// The link of the event.
  public let link: SolsticeLink

  /// Creates a row; `nil` if the zone has no date for the event.
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
