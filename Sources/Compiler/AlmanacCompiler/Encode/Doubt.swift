import AlmanacModel

/// An event that is close to midnight or has an uncertain civil day.
///
/// It includes the days whose lunar date depends on the event.
struct Doubt {
  var event: SkyEvent
  var margin: DayMargin
  /// The other day that the event may have; for a certain event, the day on the other side of midnight.
  var alternative: DayNumber
  /// The first and the last day that would change; `nil` if none would.
  var changed: ClosedRange<DayNumber>?
  /// The number of days that would change.
  var changedCount: Int
}

extension Doubt {
  /// The record for the runtime; `nil` if no lunar date depends on the event.
  var record: LunarDoubtRecord? {
    guard let changed else { return nil }
    return switch event {
    case .solarTerm(let term, let year): LunarDoubtRecord(event: .solarTerm(term, year: year), days: changed)
    case .moonPhase(_, let lunation): LunarDoubtRecord(event: .newMoon(lunation: lunation), days: changed)
    }
  }

  /// The event and its distance from midnight: "new moon of month 11 of 2072, 4 s before midnight".
  func text(in calendar: EncodedCalendar, _ names: Names) -> String {
    let seconds = margin.secondsFromMidnight
    return "\(name(in: calendar, names)), \(seconds.magnitude) s \(seconds < 0 ? "before" : "after") midnight"
  }

  /// The name of the event: "new moon of month 11 of 2072", or "270° Đông chí of 1951".
  func name(in calendar: EncodedCalendar, _ names: Names) -> String {
    switch event {
    case .solarTerm(let term, let year): return "\(term.longitude)° \(names[term].vi) of \(year)"
    case .moonPhase(_, let lunation):
      let month = calendar.months.first { $0.lunation == lunation }
      return "new moon of \(month.map(\.name) ?? "lunation \(lunation)")"
    }
  }
}
