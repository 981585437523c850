import AlmanacModel

/// Solar terms and phases whose instants or civil days moved.
struct InstantComparison {
  private let before: SkyTables
  private let after: SkyTables
  private let now: DayNumber
  /// The events that both tables have.
  private let events: [SkyEvent]

  init(before: SkyTables, after: SkyTables, now: DayNumber) {
    self.before = before
    self.after = after
    self.now = now
    events = after.events.filter { before.instant(of: $0) != nil }
  }

  func changes() -> [Change] {
    guard before != after else { return [] }
    var changes = ["gone": (before, after), "new": (after, before)].sorted { $0.key < $1.key }.flatMap {
      Self.range($0.key, of: $0.value.0, without: $0.value.1, now: now)
    }
    var inTT: [Movement] = []
    var inUTC: [Movement] = []
    for event in events {
      guard let old = before.instant(of: event), let new = after.instant(of: event) else { continue }
      let (oldUTC, newUTC) = (before.scales.utc(old), after.scales.utc(new))
      let name = event.name(at: new)
      if old != new {
        let seconds = new.secondsSinceJ2000 - old.secondsSinceJ2000
        inTT.append(Movement(event, name, by: seconds, before: "\(old)", after: "\(new)"))
      } else if oldUTC != newUTC {
        let seconds = newUTC.secondsSince1970 - oldUTC.secondsSince1970
        inUTC.append(Movement(event, name, by: seconds, before: "\(oldUTC)", after: "\(newUTC)"))
      }
    }
    changes += MovementList(inTT, kind: .instant, scale: "TT").changes()
    return changes + MovementList(inUTC, kind: .utc, scale: "UTC").changes()
  }

  /// Returns the change of the events that only one of the tables has; a day loses a term or phase of the tables with them.
  private static func range(
    _ what: String, of sky: SkyTables, without other: SkyTables, now: DayNumber
  ) -> [Change] {
    let events = sky.events.filter { other.instant(of: $0) == nil }
    guard let first = events.first, let last = events.last, let instant = sky.instant(of: first),
      let end = sky.instant(of: last)
    else { return [] }
    let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
    let range = "\(first.name(at: instant)) to \(last.name(at: end))"
    return [
      Change(
        what == "gone" ? Change.Group(day, now: now) : .new, .range, "terms and phases", item: range,
        text: "\(Words.count(events.count, "event is", "events are")) \(what): \(range)")
    ]
  }

  /// Returns the changes of terms and phases that are on another civil day in a calendar.
  ///
  /// New moons are left out: they are reported as months.
  func civilDays(of old: CalendarTables, _ new: CalendarTables) -> [Change] {
    guard before != after || old.eras != new.eras else { return [] }
    return events.compactMap { event in
      if case .moonPhase(.newMoon, _) = event { return nil }
      guard let was = before.instant(of: event), let instant = after.instant(of: event) else {
        return nil
      }
      let oldDay = old.localTime(of: before.scales.utc(was)).day
      let newDay = new.localTime(of: after.scales.utc(instant)).day
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
  /// Returns "summer solstice of 2031", "full moon of 2031-06-05".
  func name(at instant: TerrestrialInstant) -> String {
    switch self {
    case .solarTerm(let term, let year): return "\(Words.of(term)) of \(year)"
    case .moonPhase(let phase, _):
      let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
      return "\(Words.of(phase)) of \(CivilDate(day))"
    }
  }
}
