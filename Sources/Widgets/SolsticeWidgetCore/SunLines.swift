import SolsticeWidgetTables

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
  /// The place of the times, "New York", "21.0° N, 105.9° E, as of March 12"; `nil` if it need not be named.
  public let place: TextForms?
  /// Whether the note says that the Sun is up or down all day.
  let isPolar: Bool
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// Creates the times of the civil day of an instant, by the clocks of the place.
  ///
  /// - Parameters:
  ///   - alwaysNamesPlace: Whether a place with a name is named even if its times cannot be misunderstood.
  ///   - newest: Why no place is known, if the device reported it after the settings were stored.
  package init(
    _ settings: SolsticeSettings, at now: Instant, in environment: WidgetEnvironment, _ texts: SolsticeTexts,
    alwaysNamesPlace: Bool = false, notice newest: PlaceNotice? = nil
  ) {
    let day = settings.sunDay(at: now, in: environment.days)
    var there = environment
    there.zone = settings.place?.zone ?? environment.zone
    let (clock, dates) = (ClockText(there), DateText(there, language: texts.language))
    func next(after instant: Instant) -> SunEvent? {
      settings.place.flatMap { try? SunEvent.next(after: instant, at: $0.coordinates) }
    }
    /// Returns the day and the time of an event on a later day than today.
    func time(of event: SunEvent, after today: CivilSunDay) -> TextForms? {
      guard let day = settings.sunDay(at: event.instant, in: environment.days),
        let date = there.days.day(at: day.start)
      else { return nil }
      let time = clock.string(day.shown(event.instant, clock))
      return day.start == today.end
        ? texts.tomorrow(at: time)
        : TextForms(texts.dateAndTime(dates.dayAndMonth(date), time), dates.dayAndMonthShort(date))
    }
    func line(_ name: String, _ value: String) -> Line {
      Line(name: name, value: value, text: TextForms(texts.labelled(name, value)), isPast: false)
    }
    if let day, case .events(var events) = day.course {
      // If the Sun is up at midnight, the next sunset is on a later day; it replaces last night's sunset once that has passed.
      let lacksNext =
        events.count == 1
        || day.sunrises.last == events.last?.instant && day.sunsets.allSatisfy { $0 <= now }
      let later = lacksNext ? events.last.flatMap { next(after: $0.instant) } : nil
      events += later.map { [$0] } ?? []
      while events.count > 2, events[0].instant <= now { events.removeFirst() }
      lines = events.map { event in
        let time =
          (event == later ? time(of: event, after: day) : nil)
          ?? TextForms(clock.string(day.shown(event.instant, clock)))
        let name = if case .sunrise = event { texts.strings.sunrise } else { texts.strings.sunset }
        return Line(
          name: name, value: time.longest, text: texts.text(event, at: time), isPast: event.instant <= now)
      }
      details =
        day.noons.map { line(texts.strings.noon, clock.string(day.shown($0, clock))) }
        + [line(texts.strings.dayLength, texts.duration(day.shownLength(clock)))]
    } else {
      (lines, details) = ([], [])
    }
    isPolar = day != nil && lines.isEmpty
    let end = isPolar ? next(after: now).flatMap { there.days.day(at: $0.instant) } : nil
    note =
      settings.notice.map { texts.reason(newest ?? $0) }
      ?? texts.note(
        day?.course, until: end.map { TextForms(dates.dayAndMonth($0), dates.dayAndMonthShort($0)) })
    summary = note ?? texts.row(lines.map { $0.text })
    let name = alwaysNamesPlace ? settings.place?.name.map { TextForms($0) } : nil
    let label = settings.place?.label(at: now, hasTimes: note == nil, texts, in: environment.zone)
    let last = settings.hasMoved(at: now, from: environment.zone) ? settings.place : nil
    place = last.map { texts.lastPlace($0, today: environment.days.day(at: now), dates) } ?? label ?? name
    accessibility = AccessibilityText(
      label: place.map { texts.labelled(texts.strings.sunTitle, $0.longest) } ?? texts.strings.sunTitle,
      value: summary.longest)
  }

  var json: JSON {
    .present([
      ("lines", .array(lines.map { $0.json })), ("details", .array(details.map { $0.json })),
      ("note", note?.json), ("summary", summary.json), ("place", place?.json),
      ("accessibility", accessibility.json),
    ])
  }
}

extension SolsticeSettings {
  /// Returns the Sun at the place on the civil day of an instant there.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - days: The civil days of the user's zone, used if the place has no zone of its own.
  /// - Returns: `nil` outside the tables, and without a place, because no default place is used.
  public func sunDay(at instant: Instant, in days: LocalDays) -> CivilSunDay? {
    guard let place else { return nil }
    let days = place.zone.map { LocalDays(zone: $0) } ?? days
    return days.day(at: instant).flatMap { try? CivilSunDay($0, in: days, at: place.coordinates) }
  }

  /// Returns whether the clocks of a zone show that the device has left the place that it last reported.
  func hasMoved(at instant: Instant, from zone: ZoneClock) -> Bool {
    guard chosenPlace == nil, let place, place.zone == nil else { return false }
    return !place.fits(zone, at: instant)
  }
}

extension SolsticePlace {
  /// Returns whether a zone can be that of the place.
  fileprivate func fits(_ zone: ZoneClock, at instant: Instant) -> Bool {
    // The Earth turns one degree in four minutes.
    let difference = abs(Int(240 * coordinates.longitude) - zone.offset(at: instant)) % 86_400
    return min(difference, 86_400 - difference) <= Self.clockTolerance
  }

  /// The largest difference between clock time and solar time that is plausible for a zone: three and a half
  /// hours, in seconds.
  private static let clockTolerance = 12_600

  /// Returns the name of the place if its times could be misunderstood.
  ///
  /// The times of a place without a zone are in the user's zone; if that can hardly be the zone of the place,
  /// the label names the user's zone as well. If the Sun does not rise or set, there are no times and no zone is
  /// named.
  fileprivate func label(
    at instant: Instant, hasTimes: Bool, _ texts: SolsticeTexts, in userZone: ZoneClock
  ) -> TextForms? {
    if let zone {
      guard zone.offset(at: instant) != userZone.offset(at: instant) else { return nil }
      let city = hasTimes ? zone.label(at: instant, in: texts.language) : nil
      return (name ?? city).map { TextForms($0) }
    }
    guard !fits(userZone, at: instant) else { return nil }
    guard hasTimes else { return name.map { TextForms($0) } }
    return texts.place(
      name ?? texts.coordinates(coordinates, decimals: 1),
      byClocksOf: userZone.label(at: instant, in: texts.language))
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
