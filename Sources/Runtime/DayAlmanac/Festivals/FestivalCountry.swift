public import Almanac
import DayAlmanacTables

/// A country whose festivals and public holidays are in the tables.
public struct FestivalCountry: Hashable, Sendable {
  /// The index in the generated list of countries.
  ///
  /// The index may change when a country is added; ids do not change.
  private let index: UInt8

  private init(index: UInt8) {
    self.index = index
  }

  /// China; public holidays are those of the mainland.
  public static var china: FestivalCountry { FestivalCountry(index: country_china) }

  /// South Korea.
  public static var korea: FestivalCountry { FestivalCountry(index: country_korea) }

  /// Vietnam.
  public static var vietnam: FestivalCountry { FestivalCountry(index: country_vietnam) }

  /// The generated list of countries.
  ///
  /// It is not inlined: inlined into another module, it would take a copy of all festivals with it, in WebAssembly 6 kB.
  private static var records: [FestivalCountryRecord] { @inline(never) get { festivalCountries } }

  /// All countries, in the order of their ids.
  public static var all: [FestivalCountry] { records.indices.map { FestivalCountry(index: UInt8($0)) } }

  /// Creates the country with an id, such as `vietnam`.
  ///
  /// - Returns: `nil` if the tables have no festivals of that country; ``all`` lists the countries.
  public init?(id: String) {
    let index = Self.records.firstIndex { $0.id.isSame(as: id) }
    guard let index else { return nil }
    self.init(index: UInt8(index))
  }

  /// The id: lower-case words joined by hyphens.
  public var id: String { Self.records[Int(index)].id.text }

  /// The first day of the laws that were collected: a day before it may have been paid by a law that is not in the tables.
  ///
  /// For Vietnam it is 1995-01-01, when the Labour Code of 1994 came into force. On earlier days no festival of the tables is a
  /// public holiday, which does not mean that there was none.
  public var lawsFrom: CivilDate { Self.records[Int(index)].lawsFrom }

  /// The day of the newest source that was read of its law and customs: a law that was made later is not in the tables.
  public var knownAsOf: CivilDate { Self.records[Int(index)].knownAsOf }

  /// Whether the days in place of weekend holidays are fixed by law, only usual, or left to decisions.
  package var substitutes: SubstituteBasis { Self.records[Int(index)].substitutes }

  /// The day of the newest source that was read of its decisions about days off; `nil` if they were not collected.
  public var decisionsKnownAsOf: CivilDate? { Self.records[Int(index)].decisionsKnownAsOf }

  /// The day of the year before by which the days off of a year are usually decided.
  package var decidedBy: String? { Self.records[Int(index)].decidedBy?.text }

  /// The calendar of its lunar festivals and holidays.
  ///
  /// A country is in the tables because a calendar names it, so there is always one.
  package var calendar: LunarCalendar { LunarCalendar.all.first { $0.country == self } ?? .vietnamese }

  var records: [FestivalRecord] { Self.records[Int(index)].festivals }

  /// All rules of the country's festivals, in the order of the data, those that have ended among them.
  public var rules: [Festival] { records.indices.map { Festival(country: self, index: $0) } }

  /// The festivals of the country, each once and by its newest rule, in the order of the data.
  public var festivals: [Festival] { rules.filter { $0 == festival(id: $0.id) } }

  /// Returns the festival with an id, such as `tet`, by its newest rule, which may have ended or begin later.
  ///
  /// - Returns: `nil` if the country has no such festival; ``festivals`` lists them.
  public func festival(id: String) -> Festival? {
    rules.filter { $0.has(id: id) }.max { $0.validity.lowerBound < $1.validity.lowerBound }
  }
}

extension FestivalCountry: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}

extension LunarCalendar {
  /// The country whose festivals and laws the calendar has; `nil` if it has none.
  public var country: FestivalCountry? { countryID.flatMap { FestivalCountry(id: $0) } }
}
