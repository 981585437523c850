/// An uncertain event and the days whose lunar date depends on it, as four numbers of the tables.
///
/// | position | field |
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

  /// The four numbers of a record in the tables.
  package typealias Numbers = (kind: Int32, key: Int32, first: Int32, last: Int32)

  /// The count of numbers in a record.
  package static var width: Int { 4 }

  /// Creates the record of four numbers, or `nil` if they are not valid.
  package init?(_ numbers: Numbers) {
    let key = Int(numbers.key)
    guard numbers.first <= numbers.last, let term = SolarTerm(rawValue: (key % 24 + 24) % 24) else {
      return nil
    }
    event = numbers.kind == 0 ? .newMoon(lunation: key) : .solarTerm(term, year: key / 24)
    days = DayNumber(unchecked: numbers.first)...DayNumber(unchecked: numbers.last)
  }

  /// The four numbers.
  package var numbers: Numbers {
    let (kind, key) =
      switch event {
      case .newMoon(let lunation): (0, lunation)
      case .solarTerm(let term, let year): (1, 24 * year + term.rawValue)
      }
    return (Int32(kind), Int32(key), days.lowerBound.rataDie, days.upperBound.rataDie)
  }
}
