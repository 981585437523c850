import AlmanacModel

/// Solar terms and phases whose instants or civil days moved.
struct InstantComparison {
  private let before: SkyTables
  private let after: SkyTables
  private let now: DayNumber
  /// The events that both tables have.
  private let events: [SkyEvent]

  /// An event with another instant than before.
  private struct Movement {
    var name: String
    var seconds: Int64
    var before: String
    var after: String

    var text: String { "\(name) moves by \(seconds < 0 ? "" : "+")\(seconds) s" }
  }

  init(before: SkyTables, after: SkyTables, now: DayNumber) {
    self.before = before
    self.after = after
    self.now = now
    events = after.events.filter { before.instants[$0] != nil }
  }

  func changes() -> [Change] {
    range("gone", of: before, without: after) + range("new", of: after, without: before)
      + changes(.instant, in: "TT") { event in
        guard let old = before.instants[event], let new = after.instants[event], old != new else {
          return nil
        }
        return Movement(
          name: event.name(at: new), seconds: new.secondsSinceJ2000 - old.secondsSinceJ2000,
          before: "\(old)", after: "\(new)")
      }
      + changes(.utc, in: "UTC") { event in
        guard let instant = after.instants[event], before.instants[event] == instant,
          let old = before.utc(event), let new = after.utc(event), old != new
        else { return nil }
        return Movement(
          name: event.name(at: instant), seconds: new.secondsSince1970 - old.secondsSince1970,
          before: "\(old)", after: "\(new)")
      }
  }

  /// Returns the change of the events that only one of the tables has; a day loses a term or phase of the tables with them.
  private func range(_ what: String, of sky: SkyTables, without other: SkyTables) -> [Change] {
    let events = sky.events.filter { other.instants[$0] == nil }
    guard let first = events.first, let last = events.last, let instant = sky.instants[first],
      let end = sky.instants[last]
    else { return [] }
    let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
    let range = "\(first.name(at: instant)) to \(last.name(at: end))"
    return [
      Change(
        what == "gone" ? Change.Group(day, now: now) : .new, .range, "terms and phases", item: range,
        text: "\(Words.count(events.count, "event is", "events are")) \(what): \(range)")
    ]
  }

  /// The greatest number of movements of one kind that are listed one by one.
  private static let limit = 12

  /// Returns the movements of terms, then of phases; many of them are one change, with the others as its members.
  private func changes(
    _ kind: Change.Kind, in scale: String, _ movement: (SkyEvent) -> Movement?
  ) -> [Change] {
    [true, false].flatMap { isOfTerms -> [Change] in
      let movements = events.filter { $0.isTerm == isOfTerms }.compactMap(movement)
      guard let first = movements.first, let last = movements.last else { return [] }
      let subject = isOfTerms ? "solar terms" : "phases of the Moon"
      let changes = movements.map {
        Change(
          .instants, kind, subject, item: $0.name, before: $0.before, after: $0.after,
          text: "\($0.text) in \(scale), to \($0.after)")
      }
      if movements.count <= Self.limit { return changes }
      let greatest = movements.max { $0.seconds.magnitude < $1.seconds.magnitude } ?? first
      let squares = movements.reduce(0.0) { $0 + Double($1.seconds * $1.seconds) }
      let rms = Decimals.text((squares / Double(movements.count)).squareRoot(), 2)
      let examples = movements.prefix(3).map(\.text).joined(separator: ", ")
      var sum = Change(
        .instants, kind, subject, item: "\(first.name) to \(last.name)",
        text: "\(movements.count) move in \(scale), from the \(first.name) to the \(last.name): "
          + "at most \(greatest.seconds.magnitude) s (\(greatest.name)), rms \(rms) s; the first: \(examples)"
      )
      sum.members = changes
      return [sum]
    }
  }

  /// Returns the changes of terms and phases that are on another civil day in a calendar.
  ///
  /// New moons are left out: they are reported as months.
  func civilDays(of old: CalendarTables, _ new: CalendarTables) -> [Change] {
    events.compactMap { event in
      if case .moonPhase(.newMoon, _) = event { return nil }
      guard let was = before.utc(event), let utc = after.utc(event), let instant = after.instants[event]
      else { return nil }
      let (oldDay, newDay) = (old.localTime(of: was).day, new.localTime(of: utc).day)
      guard oldDay != newDay else { return nil }
      let (date, wasDate) = ("\(CivilDate(newDay))", "\(CivilDate(oldDay))")
      let name = event.name(at: instant)
      return Change(
        Change.Group(min(oldDay, newDay), now: now), .civilDay, new.id, item: name, before: wasDate,
        after: date, text: "\(name) is on \(date), was on \(wasDate)")
    }
  }
}

extension SkyEvent {
  fileprivate var isTerm: Bool { if case .solarTerm = self { true } else { false } }

  /// Returns "summer solstice of 2031", "full moon of 2031-06-05".
  fileprivate func name(at instant: TerrestrialInstant) -> String {
    switch self {
    case .solarTerm(let term, let year): return "\(Words.of(term)) of \(year)"
    case .moonPhase(let phase, _):
      let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
      return "\(Words.of(phase)) of \(CivilDate(day))"
    }
  }
}
