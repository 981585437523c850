/// An upcoming anniversary, festival, decided day off, worked weekend, first or fifteenth of a lunar month, or solar term.
public struct EventLine: Hashable, Sendable {
  /// The name, such as "Tết Nguyên đán"; redaction removes the names of anniversaries.
  public private(set) var name: Sensitive<TextForms>
  /// The date, "17 tháng 2".
  public let dateText: TextForms
  /// The distance in days, "Còn 3 ngày".
  public let distanceText: TextForms
  /// The date of the event.
  public let date: CivilDate
  /// The kind of event, by its colour.
  public let role: CalendarRole
  /// The text that screen readers read.
  public private(set) var accessibility: AccessibilityText
  /// The text that screen readers read if the name is removed; `nil` if it is not private.
  private let accessibilityWhenRedacted: AccessibilityText?

  /// The page of the day.
  public var link: CalendarLink { .day(date) }

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: The name that is drawn.
  ///   - day: The day.
  ///   - today: The day from which the distance is counted.
  ///   - role: The kind of event.
  ///   - spoken: The name that is read aloud; by default the longest form of the other.
  ///   - spokenWhenRedacted: The name that is read aloud if the name is removed; `nil` if it is not private.
  ///   - texts: The texts of the language.
  init(
    _ name: TextForms, on day: DayNumber, from today: CivilDate, role: CalendarRole, spoken: String? = nil,
    spokenWhenRedacted: String? = nil, texts: CalendarTexts
  ) {
    let (date, distance) = (CivilDate(day), DayNumber(today).distance(to: day))
    func label(_ name: String) -> AccessibilityText {
      AccessibilityText(label: texts.eventLabel(name: name, date: date, days: distance))
    }
    self.name = Sensitive(name)
    dateText = TextForms(texts.dates.dayAndMonth(date))
    // Far days, as of another month, have no room for "212 ngày trước" on small phones.
    let short = abs(distance) < 100 ? [] : ["\(distance < 0 ? "−" : "+")\(abs(distance))"]
    distanceText = TextForms(texts.distance(distance).capitalizedFirst, shorter: short)
    self.date = date
    self.role = role
    accessibility = label(spoken ?? name.longest)
    accessibilityWhenRedacted = spokenWhenRedacted.map(label)
  }

  /// The event without its name if that is private.
  var redacted: EventLine {
    guard let accessibilityWhenRedacted else { return self }
    var event = self
    event.name = .redacted
    event.accessibility = accessibilityWhenRedacted
    return event
  }

  /// The event as JSON; the name is null if it was removed.
  package var json: JSON {
    [
      "name": name.json, "dateText": dateText.json, "distanceText": distanceText.json, "date": date.json,
      "kind": .string(role.rawValue), "accessibility": accessibility.json, "link": .string(link.text),
    ]
  }
}

/// The events of 60 days.
struct EventList: Hashable, Sendable {
  /// The anniversaries and notable days, in the order of time.
  private var ofNote: [EventLine] = []
  /// The solar terms, in the order of time.
  private var terms: [EventLine] = []

  /// The largest number of events that fit in a large widget.
  static let limit = 12
  private static let dayCount = 60

  /// Creates a list without events.
  init() {}

  /// Finds the anniversaries, decided days off and worked weekends, festivals, first and fifteenth days of lunar months,
  /// and solar terms from a day on.
  init(
    from start: CivilDate, today: CivilDate, calendar: LunarCalendar, texts: CalendarTexts,
    _ settings: CalendarSettings,
    _ daysOff: DaysOff?
  ) {
    let first = DayNumber(start)
    let range = first...((try? first.adding(days: Self.dayCount)) ?? first)
    ofNote = texts.events(of: settings.anniversaries.days(in: range, of: calendar), from: today)
    guard range.overlaps(calendar.days) else { return }
    let days = range.clamped(to: calendar.days)
    let country = daysOff?.country
    let all = (try? calendar.festivals(in: days, withHolidaysOf: country, where: settings.shows)) ?? []
    let festivals = all.filter { !$0.isRepeated(among: all, in: country) }
    let rulings = (try? daysOff?.rulings(in: days)) ?? []
    func event(_ name: TextForms, on day: DayNumber, _ role: CalendarRole) -> EventLine {
      EventLine(name, on: day, from: today, role: role, texts: texts)
    }
    ofNote += Self.ofNote(rulings, texts).map {
      event(texts.words($0).map { $0.capitalizedFirst }, on: $0.day, $0.role ?? .lunar)
    }
    ofNote += festivals.map {
      event(
        texts.nameForms($0.festival), on: $0.day,
        $0.festival.isDayOff(in: country) ? .publicHoliday : .festival)
    }
    // The first and fifteenth are named unless a festival already names the lunar day.
    var named = Set(festivals.filter { $0.festival.isLunar }.map { $0.day })
    // A festival that is defined by a solar term already says that the term begins.
    let termsNamed = Set(festivals.filter { $0.festival.solarTerm != nil }.map { $0.day })
    for offset in 0...days.lowerBound.distance(to: days.upperBound) {
      guard let day = try? days.lowerBound.adding(days: offset) else { continue }
      if let lunar = try? calendar.lunarDate(of: day), lunar.day == 1 || lunar.day == 15,
        named.insert(day).inserted
      {
        ofNote.append(event(texts.lunarForms(lunar), on: day, .lunar))
      }
      if !termsNamed.contains(day), let term = try? calendar.solarTerm(beginningOn: day) {
        terms.append(event(TextForms(texts.name(term.term)), on: day, .solarTerm))
      }
    }
    ofNote = Array(Self.inOrder(ofNote).prefix(Self.limit))
  }

  /// Returns the rulings that no festival and no weekend implies: all worked days, and the first of a break's
  /// days off with equal words.
  private static func ofNote(_ rulings: [DayRuling], _ texts: CalendarTexts) -> [DayRuling] {
    var (last, termsNamed) = (DayNumber?.none, Set<String>())
    return rulings.filter { ruling in
      if ruling.day != last?.advanced(by: 1) { termsNamed = [] }
      last = ruling.day
      guard ruling.isOff, ruling.reason != .law, ruling.day.weekday.rawValue < 5 else {
        return ruling.isWorked
      }
      return termsNamed.insert(texts.words(ruling).longest).inserted
    }
  }

  /// Returns the next `count` events in the order of time.
  ///
  /// If notable days leave room, solar terms are included: all of those before the last event, because a list
  /// with only some of them would look complete.
  func first(_ count: Int) -> [EventLine] {
    Array((ofNote.count < count ? Self.inOrder(ofNote + terms) : ofNote).prefix(count))
  }

  /// The list without the names of anniversaries.
  var redacted: EventList {
    var list = self
    list.ofNote = ofNote.map { $0.redacted }
    return list
  }

  /// Sorts events by time; events of one day keep their order.
  private static func inOrder(_ events: [EventLine]) -> [EventLine] {
    events.inOrder { Int64(DayNumber($0.date).rataDie) }
  }
}
