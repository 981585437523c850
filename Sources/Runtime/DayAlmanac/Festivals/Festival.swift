public import Almanac

/// A festival or public holiday for as long as one rule holds.
///
/// When a law changes the paid days of a holiday, a new rule with the same ``id`` begins.
public struct Festival: Hashable, Sendable {
  /// The country.
  public let country: FestivalCountry
  private let index: Int32

  private init(country: FestivalCountry, index: Int) {
    self.country = country
    self.index = Int32(index)
  }

  /// All rules of a country, in the order of the data.
  public static func all(of country: FestivalCountry) -> [Festival] {
    country.records.indices.map { Festival(country: country, index: $0) }
  }

  /// When it is, in a year.
  var date: FestivalRecord.Day { country.records[Int(index)].day }

  private var record: FestivalRecord { country.records[Int(index)] }

  /// Lower-case letters, digits and underscores; the same for all rules of a festival.
  public var id: String { record.id.text }

  /// The name: "Tết Trung thu", "中秋节", "Mid-Autumn Festival".
  public func name(in language: Language) -> String { language.text(of: record.names) ?? id }

  /// Shorter names for places with less room, the longest first: "Ngày Quân đội" beside "Ngày thành lập Quân đội nhân
  /// dân Việt Nam"; none for most.
  public func shortNames(in language: Language) -> [String] {
    language.forms(of: record.names)?.shorter ?? []
  }

  /// The kind of day.
  public var kind: FestivalKind { record.kind }

  /// The solar term on whose day it falls, if that is its rule: clear and bright for Thanh minh.
  public var solarTerm: SolarTerm? {
    if case .solarTerm(let term) = date { term } else { nil }
  }

  /// Whether its day follows from a lunar date.
  public var isLunar: Bool {
    switch date {
    case .solar, .solarTerm: false
    default: true
    }
  }

  /// The paid days.
  public var paidDays: PaidDays { record.paidDays }

  /// The law it rests on.
  public var legalBasis: String? { record.law.text.isEmpty ? nil : record.law.text }

  /// The days on which the rule holds.
  public var validity: ClosedRange<DayNumber> {
    let records = country.records
    return FestivalRecord.validity(from: records[Int(index)].from, until: records[Int(index)].until)
  }
}
