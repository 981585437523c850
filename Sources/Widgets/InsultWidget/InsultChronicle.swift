/// The app's settings and the widget's log, which together determine which insult was shown at any time.
public struct InsultChronicle: Hashable, Sendable {
  /// The user's settings in the app.
  public let settings: InsultSettings
  /// The events, with their times.
  public let log: InsultLog

  /// Creates a chronicle from settings and a log.
  public init(_ settings: InsultSettings = InsultSettings(), log: InsultLog = InsultLog()) {
    self.settings = settings
    self.log = log
  }

  /// Returns the insult shown at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - zone: The user's time zone.
  ///   - rating: The rating of the insults; `nil` for the one that the user chose in the app.
  public func current(
    at instant: Instant, in zone: ZoneClock, rating: InsultRating? = nil
  ) -> CurrentInsult {
    let shown = Shown(span(at: instant).course, at: instant, in: zone, rating: rating)
    return CurrentInsult(
      shown.insult, since: beginning(of: shown, at: instant, in: zone, rating: rating) ?? instant,
      place: shown.place)
  }

  /// Returns the insults shown before the current one, the latest first.
  ///
  /// If the oldest events of the log were deleted, the history ends there. Settings that are not yet in the
  /// log do not affect the time before `instant`.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - count: The number of insults, at most 10,000.
  ///   - zone: The user's time zone.
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

  /// Returns the event of a tap on "another", to be appended to the log.
  ///
  /// The event contains the settings, so a change of settings that is not yet in the log need not be appended
  /// first.
  public func another(at instant: Instant) -> InsultLog.Entry { entry(.another, at: instant, settings) }

  /// Returns the event of a tap on "another" beside a drawn insult; `nil` if another insult is shown by now.
  ///
  /// A drawing may be tapped a second time before it is drawn again, or after its hour: that would skip an insult
  /// that was never shown.
  ///
  /// - Parameters:
  ///   - place: The place of the drawn insult.
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

  /// Returns the event that records these settings in the log.
  ///
  /// It is `nil` if the log already contains them, or has a later event. Whoever shows insults of the
  /// settings appends this event first: it starts an empty log, and in another log it records what was chosen
  /// since the last event.
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

  /// A course with the instant at which it begins; `nil` if that is unknown.
  private typealias Span = (course: InsultCourse, beginning: Instant?)

  /// Returns the course in force at an instant.
  private func span(at instant: Instant) -> Span { span(log.index(after: instant)) }

  /// Returns the course that the event at an index ends; at the end of the log that of the settings.
  private func span(_ place: Int) -> Span {
    let before = place == 0 ? nil : log.entries[place - 1]
    if place < log.entries.count {
      let entry = log.entries[place]
      return (before?.following ?? entry.course, before?.instant ?? entry.since)
    }
    return (InsultCourse(settings, skipped: before?.skippedAfter ?? 0), before?.instant)
  }

  /// The insult that a course shows in a slot.
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

  /// Returns the instant from which an insult is shown: the beginning of its slot, or a later event.
  private func beginning(
    of shown: Shown, at instant: Instant, in zone: ZoneClock, rating: InsultRating?
  ) -> Instant? {
    let start = shown.slot.beginning
    var place = log.index(after: instant)
    while let event = span(place).beginning, start.map({ event > $0 }) ?? true {
      guard place > 0, event.secondsSince1970 > .min else { return event }
      // An event may change nothing here, such as another rating in the app if the widget has its own.
      let before = Instant(secondsSince1970: event.secondsSince1970 - 1)
      let earlier = Shown(span(place - 1).course, at: before, in: zone, rating: rating)
      guard earlier.number == shown.number, earlier.sequence == shown.sequence else { return event }
      place -= 1
    }
    return start
  }
}
