/// The Sun at the user's place on the current civil day there.
///
/// Without a place there are no times; no default place is used.
public enum SunToday: Hashable, Sendable {
  /// The reason why there is no sunrise or sunset.
  public enum Absence: Hashable, Sendable {
    /// The Sun is up all day.
    case polarDay
    /// The Sun is down all day.
    case polarNight
    /// No place is known, with the reason.
    case noPlace(PlaceNotice)
    /// The day is outside the tables.
    case outsideTables
  }

  /// The Sun rises or sets on that day.
  case events(CivilSunDay)
  /// There is nothing to show, with the reason.
  case none(Absence)

  /// Computes the Sun on the civil day of an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - settings: The place, if it is known.
  ///   - days: The civil days of the user's zone, used if the place has no zone of its own.
  public init(at instant: Instant, _ settings: SolsticeSettings, in days: LocalDays) {
    guard let place = settings.place else {
      self = .none(.noPlace(settings.notice ?? .notChosen))
      return
    }
    let days = place.zone.map { LocalDays(zone: $0) } ?? days
    guard let today = days.day(at: instant), let start = days.start(of: today),
      let end = days.next(after: instant),
      let day = try? CivilSunDay(from: start, to: end, at: place.coordinates)
    else {
      self = .none(.outsideTables)
      return
    }
    switch day.course {
    case .polarDay: self = .none(.polarDay)
    case .polarNight: self = .none(.polarNight)
    case .events: self = .events(day)
    }
  }

  /// The instants at which the Sun rises or sets.
  var instants: [Instant] {
    guard case .events(let day) = self else { return [] }
    return day.sunrises + day.sunsets
  }
}

/// The times of the Sun as texts, in the order of the day.
public struct SunLines: Hashable, Sendable {
  /// A time with its name.
  public struct Line: Hashable, Sendable {
    /// The name, "Sunrise".
    public let name: String
    /// The time, "05:16", or a length, "13 h 24 min".
    public let value: String
    /// The name with the value, read aloud and drawn in one line: "Sunrise 05:16".
    public let text: TextForms
    /// Whether the time has passed, so that the next one can be emphasized.
    public let isPast: Bool
  }

  /// The sunrises and sunsets in the order of time; empty if there are none.
  public let lines: [Line]
  /// The explanation why there are none; `nil` if there are some.
  public let note: TextForms?
  /// Solar noon and the length of the day, for the app's screen; empty where they are not known.
  public let details: [Line]
  /// All in one line: "Sunrise 05:16 · Sunset 18:41", or the note.
  public let summary: TextForms
  /// The place of the times, "New York"; `nil` if it need not be named.
  public let place: TextForms?
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  init(_ sun: SunToday, place: TextForms?, at now: Instant, texts: SolsticeTexts, clock: ClockText) {
    self.place = place
    switch sun {
    case .events(let day):
      let lines = Self.lines(day, at: now, texts, clock)
      self.lines = lines
      note = nil
      let noon = day.noons.map { Self.line(texts.noon, clock.string(day.shown($0, clock)), texts) }
      summary = texts.row(lines.map { $0.text })
      details = noon + [Self.line(texts.dayLength, texts.duration(day.shownLength(clock)), texts)]
    case .none(let absence):
      lines = []
      let reason = texts.reason(absence)
      note = reason
      summary = reason
      details = []
    }
    accessibility = AccessibilityText(
      label: place.map { texts.labelled(texts.sunTitle, $0.longest) } ?? texts.sunTitle,
      value: summary.longest)
  }

  private static func lines(
    _ day: CivilSunDay, at now: Instant, _ texts: SolsticeTexts, _ clock: ClockText
  ) -> [Line] {
    guard case .events(let events) = day.course else { return [] }
    return events.map { event in
      let time = clock.string(day.shown(event.instant, clock))
      let (name, text) =
        switch event {
        case .sunrise: (texts.sunrise, texts.sunrise(at: time))
        case .sunset: (texts.sunset, texts.sunset(at: time))
        }
      return Line(name: name, value: time, text: text, isPast: event.instant <= now)
    }
  }

  private static func line(_ name: String, _ value: String, _ texts: SolsticeTexts) -> Line {
    Line(name: name, value: value, text: TextForms(texts.labelled(name, value)), isPast: false)
  }

  var json: JSON {
    .present([
      ("lines", .array(lines.map { $0.json })), ("details", .array(details.map { $0.json })),
      ("note", note?.json), ("summary", summary.json), ("place", place?.json),
      ("accessibility", accessibility.json),
    ])
  }
}

extension CivilSunDay {
  /// Returns the minute that is printed for an instant: the nearest one, as in printed almanacs, but within
  /// the same day.
  fileprivate func shown(_ instant: Instant, _ clock: ClockText) -> Instant {
    let minute = clock.minute(nearest: instant)
    return minute < end ? minute : Instant(secondsSince1970: minute.secondsSince1970 - 60)
  }

  /// Returns the length of daylight between the printed minutes, in seconds, so that it agrees with the
  /// printed times.
  fileprivate func shownLength(_ clock: ClockText) -> Int {
    guard case .events(let events) = course else { return dayLength }
    var length: Int64 = startsInDaylight ? -start.secondsSince1970 : 0
    for event in events {
      switch event {
      case .sunrise(let instant): length -= shown(instant, clock).secondsSince1970
      case .sunset(let instant): length += shown(instant, clock).secondsSince1970
      }
    }
    if case .sunrise = events.last { length += end.secondsSince1970 }
    return Int(length)
  }
}

extension SunLines.Line {
  fileprivate var json: JSON {
    ["name": .string(name), "value": .string(value), "text": text.json, "isPast": .bool(isPast)]
  }
}
