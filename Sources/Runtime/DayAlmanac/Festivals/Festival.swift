public import Almanac
import DayAlmanacTables

/// A festival or public holiday, with the rule that one law or custom gave it.
///
/// If a law changes the paid days of a holiday, a new rule with the same ``id`` begins. ``FestivalCountry/festival(id:)`` has the
/// newest, and ``days(in:of:)`` finds the days by all of them.
public struct Festival: Hashable, Sendable {
  /// The country to whose festivals it belongs.
  public let country: FestivalCountry
  private let index: Int32

  init(country: FestivalCountry, index: Int) {
    self.country = country
    self.index = Int32(index)
  }

  /// The rule for the date within a year.
  package var date: FestivalRecord.Day { country.records[Int(index)].day }

  private var record: FestivalRecord { country.records[Int(index)] }

  /// The id: lower-case letters, digits and underscores; all rules of a festival have the same id.
  public var id: String { record.id.text }

  /// Returns the name: "Tết Trung thu", "中秋节", "Mid-Autumn Festival".
  public func name(in language: Language) -> String { language.text(of: record.names) ?? id }

  /// Returns shorter names for places with less room, the longest first; most festivals have none.
  ///
  /// Example: "Ngày Quân đội", short for "Ngày thành lập Quân đội nhân dân Việt Nam".
  public func shortNames(in language: Language) -> [String] {
    language.forms(of: record.names)?.shorter ?? []
  }

  /// Other names in any language, by which people look for it: "鬼节" for 中元节, "小年" for both days of that name.
  ///
  /// They are for searches. Another festival of the country may have the same one.
  public var otherNames: [String] {
    for index in 0..<festivalOtherNamesCount {
      let texts = festivalOtherNames(index).utf8.split(separator: UInt8(ascii: "|"))
      if texts[0].elementsEqual("\(country.id)/\(id)".utf8) {
        return texts.dropFirst().map { String(Substring($0)) }
      }
    }
    return []
  }

  /// The kind of day.
  public var kind: FestivalKind { record.kind }

  /// Whether it is a public holiday by law, with paid days.
  public var isPublicHoliday: Bool { kind == .publicHoliday }

  /// Returns the kind of day that it is in a country: in another than its own no law makes it a public holiday, so it is a
  /// custom if the sky gives its date, and otherwise an observance.
  package func kind(in country: FestivalCountry?) -> FestivalKind {
    guard isPublicHoliday, country != self.country else { return kind }
    return isLunar || solarTerm != nil ? .traditional : .observance
  }

  /// Returns whether it is to people a holiday of a country on the same day: they have one name in some language, as New Year's Day.
  package func isRepeated(among others: [Festival], in country: FestivalCountry?) -> Bool {
    self.country != country
      && others.contains { other in
        other.country == country
          && Language.allCases.contains { name(in: $0).utf8.elementsEqual(other.name(in: $0).utf8) }
      }
  }

  /// The solar term on whose day the festival is; `nil` if it has another rule.
  public var solarTerm: SolarTerm? {
    if case .solarTerm(let term) = date { term } else { nil }
  }

  /// Whether the date of the festival is a lunar date.
  public var isLunar: Bool {
    switch date {
    case .solar, .solarTerm, .wednesday: false
    default: true
    }
  }

  /// The days of the festival that are paid by law.
  public var paidDays: PaidDays { record.paidDays }

  /// The first and last of the days that the law names as paid, counted from the festival; `nil` if there are none.
  ///
  /// If the days are decided every year, only the festival itself is certain.
  package var paidOffsets: ClosedRange<Int>? { paidDays.offsets }

  /// The rule of the law for a paid day that falls on a weekend or on another public holiday.
  package var substitute: SubstituteRule { record.substitute }

  /// The law behind a public holiday; `nil` if there is none.
  public var legalBasis: String? { record.law.text.isEmpty ? nil : record.law.text }

  /// The days on which the rule is valid.
  public var validity: ClosedRange<DayNumber> {
    let records = country.records
    return FestivalRecord.validity(from: records[Int(index)].from, until: records[Int(index)].until)
  }
}
