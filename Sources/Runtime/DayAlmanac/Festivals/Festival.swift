public import Almanac
import DayAlmanacTables

/// A festival or public holiday for as long as one rule holds.
///
/// When a law changes the paid days of a holiday, a new rule with the same ``id`` begins.
public struct Festival: Hashable, Sendable {
  /// What kind of day it is.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// A paid holiday by law.
    case publicHoliday
    /// A day of custom.
    case traditional
    /// A day of remembrance or of a profession; a working day.
    case observance
  }

  /// Which days are paid by law.
  public enum PaidDays: Hashable, Sendable {
    /// None.
    case none
    /// Days that follow each other; the first is counted from the festival, -1 for the day before.
    case fixed(first: Int, count: Int)
    /// The law gives a number; which days they are is decided every year and cannot be computed.
    case decidedEveryYear(count: Int)

    /// How many.
    public var count: Int {
      switch self {
      case .none: 0
      case .fixed(_, let count), .decidedEveryYear(let count): count
      }
    }
  }

  /// The country.
  public let country: FestivalCountry
  private let index: Int32

  private init(country: FestivalCountry, index: Int) {
    self.country = country
    self.index = Int32(index)
  }

  /// All rules of a country, in the order of the data.
  public static func all(of country: FestivalCountry) -> [Festival] {
    (0..<festivalCount(country.place)).map { Festival(country: country, index: $0) }
  }

  /// Lower-case letters, digits and underscores; the same for all rules of a festival.
  public var id: String { festivalID(country.place, Int(index)) }

  /// The name: "Tết Trung thu", "中秋节", "Mid-Autumn Festival".
  public func name(in language: Language) -> String {
    switch language {
    case .vietnamese: festivalName_vi(country.place, Int(index))
    case .chinese: festivalName_zh(country.place, Int(index))
    case .english: festivalName_en(country.place, Int(index))
    }
  }

  /// The kind of day.
  public var kind: Kind { Kind(rawValue: number(4)) ?? .traditional }

  /// The solar term on whose day it falls, if that is its rule: clear and bright for Thanh minh.
  public var solarTerm: SolarTerm? {
    number(0) == 3 ? SolarTerm(rawValue: number(1) / 15) : nil
  }

  /// The paid days.
  public var paidDays: PaidDays {
    switch (number(5), number(6)) {
    case (0, _): .none
    case (let count, 99): .decidedEveryYear(count: count)
    case (let count, let first): .fixed(first: first, count: count)
    }
  }

  /// The law it rests on.
  public var legalBasis: String? {
    let basis = festivalBasis(country.place, Int(index))
    return basis == "-" ? nil : basis
  }

  /// The days on which the rule holds.
  public var validity: ClosedRange<DayNumber> {
    DayNumber(unchecked: Int32(number(7)))...DayNumber(unchecked: Int32(number(8)))
  }

  func number(_ field: Int) -> Int { Int(festivalNumber(country.place, 9 * Int(index) + field)) }
}
