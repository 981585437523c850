package import AlmanacModel

/// A festival or public holiday for as long as one rule holds.
package struct FestivalRule: Hashable, Sendable {
  /// When it is.
  package enum When: Hashable, Sendable {
    case solar(month: Int, day: Int)
    case lunar(month: Int, day: Int)
    case lunarYearEnd
    /// The longitude of the Sun in degrees.
    case term(Int)
  }

  package enum Leap: String, CaseIterable, Sendable {
    case none = "-"
    case regular, leap, both
  }

  package enum Kind: String, CaseIterable, Sendable { case `public`, traditional, observance }

  /// Which days are paid.
  package enum PaidDays: Hashable, Sendable {
    case none
    /// Days that follow each other, the first counted from the festival.
    case fixed(first: Int, count: Int)
    /// The law gives a number; which days they are is decided every year.
    case decidedEveryYear(count: Int)
  }

  package var id: String
  package var when: When
  package var leap: Leap
  package var name: Names.Name
  package var kind: Kind
  package var paidDays: PaidDays
  /// The first and last date of the rule.
  package var validity: ClosedRange<DayNumber>
  /// The law; "-" if there is none.
  package var basis: String
}
