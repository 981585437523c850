import AlmanacModel

/// An event close to midnight, or whose civil day is not certain, and the days whose lunar date hangs on it.
struct Doubt {
  var event: SkyEvent
  var margin: DayMargin
  /// The day the event has otherwise; the one across midnight if its day is certain.
  var alternative: DayNumber
  /// The first and the last day that would change; `nil` if none would.
  var changed: ClosedRange<DayNumber>?
  /// How many days would change.
  var changedCount: Int
}

extension Doubt {
  /// What the runtime needs of it; `nil` if no lunar date hangs on the event.
  var record: LunarDoubtRecord? {
    guard let changed else { return nil }
    return switch event {
    case .solarTerm(let term, let year): LunarDoubtRecord(event: .solarTerm(term, year: year), days: changed)
    case .moonPhase(_, let lunation): LunarDoubtRecord(event: .newMoon(lunation: lunation), days: changed)
    }
  }
}
