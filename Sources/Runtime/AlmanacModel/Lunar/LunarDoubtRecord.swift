/// An uncertain event and the days whose lunar date hangs on it, as the tables store it in four numbers.
///
/// | place | field |
/// |---|---|
/// | 0 | 0 for a new moon, 1 for a solar term |
/// | 1 | lunation, or 24 * Gregorian year + longitude / 15 |
/// | 2 | first day that would change, rata die |
/// | 3 | last day that would change, rata die |
@usableFromInline package struct LunarDoubtRecord: Hashable, Sendable {
  @usableFromInline package enum Event: Hashable, Sendable {
    case newMoon(lunation: Int)
    case solarTerm(SolarTerm, year: Int)
  }

  @usableFromInline package let event: Event
  @usableFromInline package let days: ClosedRange<DayNumber>

  package init(event: Event, days: ClosedRange<DayNumber>) {
    self.event = event
    self.days = days
  }

  /// The numbers of a record.
  package static var width: Int { 4 }

  /// The record read through a function of its places, or `nil` if the numbers are none.
  package init?(_ number: (Int) -> Int32) {
    let key = Int(number(1))
    guard number(2) <= number(3), let term = SolarTerm(rawValue: (key % 24 + 24) % 24) else { return nil }
    event = number(0) == 0 ? .newMoon(lunation: key) : .solarTerm(term, year: key / 24)
    days = DayNumber(unchecked: number(2))...DayNumber(unchecked: number(3))
  }

  /// The four numbers.
  package var numbers: [Int32] {
    let (kind, key) =
      switch event {
      case .newMoon(let lunation): (0, lunation)
      case .solarTerm(let term, let year): (1, 24 * year + term.rawValue)
      }
    return [Int32(kind), Int32(key), days.lowerBound.rataDie, days.upperBound.rataDie]
  }
}
