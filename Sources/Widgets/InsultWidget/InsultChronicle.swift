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
      shown.insult, since: beginning(of: shown, at: instant, in: zone, rating: rating) ?? instant)
  }

  /// The insults that stood before a moment, the latest first; the present one is not among them.
  ///
  /// Where the log has lost its oldest events, the history ends with them.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - count: How many, 10,000 at most.
  ///   - zone: The clock that the user reads.
  public func history(before instant: Instant, count: Int, in zone: ZoneClock) -> [CurrentInsult] {
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
  public func another(at instant: Instant) -> InsultLog.Entry { entry(.another, at: instant) }

  /// The event of settings that are chosen in place of these; `nil` if they show the same insults.
  public func change(to new: InsultSettings, at instant: Instant) -> InsultLog.Entry? {
    let isSame =
      new.seed == settings.seed && new.interval == settings.interval && new.rating == settings.rating
    return isSame ? nil : entry(.settings, at: instant)
  }

  private func entry(_ event: InsultLog.Event, at instant: Instant) -> InsultLog.Entry {
    let span = span(at: instant)
    return InsultLog.Entry(instant: instant, event: event, course: span.course, since: span.beginning)
  }

  // MARK: - Courses

  /// A course with the event it begins with; `nil` if none is known.
  private typealias Span = (course: InsultCourse, beginning: Instant?)

  /// The course that a moment is in.
  private func span(at instant: Instant) -> Span { span(log.index(after: instant)) }

  /// The course that the event at a place ends; the last one is that of the settings.
  private func span(_ place: Int) -> Span {
    let before = place == 0 ? nil : log.entries[place - 1]
    if place < log.entries.count {
      let entry = log.entries[place]
      return (entry.course, before?.instant ?? entry.since)
    }
    let course = InsultCourse(
      seed: settings.seed, interval: settings.interval, rating: settings.rating,
      skipped: before?.skippedAfter ?? 0)
    return (course, before?.instant)
  }

  /// What a course shows in a slot.
  private struct Shown {
    let slot: InsultSlot
    let number: Int64
    let sequence: InsultSequence

    init(_ course: InsultCourse, at instant: Instant, in zone: ZoneClock, rating: InsultRating?) {
      slot = InsultSlot(at: instant, every: course.interval, in: zone)
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
