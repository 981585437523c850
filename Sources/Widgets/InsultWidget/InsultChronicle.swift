/// The settings of the app and the log of the widget: from both follows which insult stood when.
public struct InsultChronicle: Hashable, Sendable {
  /// What the user chose in the app.
  public let settings: InsultSettings
  /// What happened, with times.
  public let log: InsultLog

  /// Settings with a log.
  public init(_ settings: InsultSettings = InsultSettings(), log: InsultLog = InsultLog()) {
    self.settings = settings
    self.log = log
  }

  /// The insult of a moment.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - zone: The clock that the user reads.
  ///   - rating: Which insults there are; `nil` for what the user chose in the app.
  public func current(
    at instant: Instant, in zone: ZoneClock, rating: InsultRating? = nil
  ) -> CurrentInsult {
    let shown = Shown(span(at: instant).course, at: instant, in: zone, rating: rating)
    return CurrentInsult(
      shown.insult, since: beginning(of: shown, at: instant, in: zone, rating: rating) ?? instant,
      place: shown.place)
  }

  /// The insults that stood before a moment, the latest first; the present one is not among them.
  ///
  /// Where the log has lost its oldest events, the history ends with them. Settings that the log does not know yet say
  /// nothing of the time before the moment.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - count: How many, 10,000 at most.
  ///   - zone: The clock that the user reads.
  public func history(before instant: Instant, count: Int, in zone: ZoneClock) -> [CurrentInsult] {
    if let event = unlogged(at: instant), log.entries.last?.following != nil {
      var known = log
      known.append(event)
      return InsultChronicle(settings, log: known).history(before: instant, count: count, in: zone)
    }
    var (insults, present) = ([CurrentInsult](), current(at: instant, in: zone))
    for _ in 0..<max(0, min(count, 10_000)) {
      guard present.beginning.secondsSince1970 > .min else { break }
      let before = Instant(secondsSince1970: present.beginning.secondsSince1970 - 1)
      if let known = log.entries.first?.since, before < known { break }
      let earlier = current(at: before, in: zone)
      guard earlier.beginning < present.beginning else { break }
      insults.append(earlier)
      present = earlier
    }
    return insults
  }

  // MARK: - What happens

  /// The event of a tap on "another", to be appended to the log.
  ///
  /// It tells the settings too, so it takes the place of a change of them that was not logged.
  public func another(at instant: Instant) -> InsultLog.Entry { entry(.another, at: instant, settings) }

  /// The event of a tap on "another" beside an insult that was drawn; `nil` if another one stands there by now.
  ///
  /// A drawing may be tapped a second time before it is drawn anew, or after its hour: that would pass over an insult
  /// which nobody has seen.
  ///
  /// - Parameters:
  ///   - place: Where the insult that was drawn stands.
  ///   - instant: The moment of the tap.
  ///   - zone: The clock that the user reads.
  public func another(
    than place: InsultPlace, at instant: Instant, in zone: ZoneClock
  ) -> InsultLog.Entry? {
    let shown = Shown(span(at: instant).course, at: instant, in: zone, rating: nil)
    return shown.place == place ? another(at: instant) : nil
  }

  /// The event of settings that are chosen in place of these; `nil` if they show the same insults.
  public func change(to new: InsultSettings, at instant: Instant) -> InsultLog.Entry? {
    let entry = entry(.settings, at: instant, new)
    return entry.following == entry.course ? nil : entry
  }

  /// The event that tells a log of these settings; `nil` if it knows them already, or knows of something later.
  ///
  /// Who shows insults of settings appends it first: an empty log learns with what it began, and another one that
  /// something else was chosen since its last event.
  public func unlogged(at instant: Instant) -> InsultLog.Entry? {
    guard let last = log.entries.last else { return entry(.settings, at: instant, settings) }
    guard last.instant <= instant, last.following != InsultCourse(settings, skipped: last.skippedAfter)
    else { return nil }
    return entry(.settings, at: instant, settings)
  }

  private func entry(
    _ event: InsultLog.Event, at instant: Instant, _ new: InsultSettings
  ) -> InsultLog.Entry {
    let place = log.index(after: instant)
    let before = place == 0 ? nil : log.entries[place - 1]
    let span = span(place)
    return InsultLog.Entry(
      event, at: instant, endOf: before?.following ?? span.course, from: new, since: span.beginning)
  }

  // MARK: - Courses

  /// A course with the event it begins with; `nil` if none is known.
  private typealias Span = (course: InsultCourse, beginning: Instant?)

  /// The course that a moment is in.
  private func span(at instant: Instant) -> Span { span(log.index(after: instant)) }

  /// The course that the event at a place ends, as the event before it tells; the last one is that of the settings.
  private func span(_ place: Int) -> Span {
    let before = place == 0 ? nil : log.entries[place - 1]
    if place < log.entries.count {
      let entry = log.entries[place]
      return (before?.following ?? entry.course, before?.instant ?? entry.since)
    }
    return (InsultCourse(settings, skipped: before?.skippedAfter ?? 0), before?.instant)
  }

  /// What a course shows in a slot.
  private struct Shown {
    let slot: InsultSlot
    let place: InsultPlace
    let number: Int64
    let sequence: InsultSequence

    init(_ course: InsultCourse, at instant: Instant, in zone: ZoneClock, rating: InsultRating?) {
      slot = InsultSlot(at: instant, every: course.interval, in: zone)
      place = InsultPlace(slot: slot.number, skipped: course.skipped)
      // Only slots in the far future are too large for the sum; there the numbers begin again.
      number = slot.number &+ course.skipped
      sequence = InsultSequence(seed: course.seed, rating: rating ?? course.rating)
    }

    var insult: Insult { sequence.insult(in: number) }
  }

  /// When what is shown at a moment took its place: at the beginning of its slot, or at the event that brought it.
  private func beginning(
    of shown: Shown, at instant: Instant, in zone: ZoneClock, rating: InsultRating?
  ) -> Instant? {
    let start = shown.slot.beginning
    var place = log.index(after: instant)
    while let event = span(place).beginning, start.map({ event > $0 }) ?? true {
      guard place > 0, event.secondsSince1970 > .min else { return event }
      // An event that changes nothing here, such as another rating where the widget has its own.
      let before = Instant(secondsSince1970: event.secondsSince1970 - 1)
      let earlier = Shown(span(place - 1).course, at: before, in: zone, rating: rating)
      guard earlier.number == shown.number, earlier.sequence == shown.sequence else { return event }
      place -= 1
    }
    return start
  }
}
