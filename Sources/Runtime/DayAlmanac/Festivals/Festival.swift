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

  /// Returns a name as it is within a sentence, without the capital of an English article: "the day following Good Friday".
  package static func inSentence(_ name: String) -> String {
    name.utf8.starts(with: "The ".utf8) ? "t" + String(Substring(name.utf8.dropFirst())) : name
  }

  /// Returns shorter names for places with less room, the longest first; most festivals have none.
  ///
  /// Example: "Ngày Quân đội", short for "Ngày thành lập Quân đội nhân dân Việt Nam".
  public func shortNames(in language: Language) -> [String] {
    language.forms(of: record.names)?.shorter ?? []
  }

  /// Other names in any language, by which people look for it: "鬼节" for 中元节, "小年" for both days of that name.
  ///
  /// They are for searches. Another festival of the country may have the same one.
  public var otherNames: [String] { Self.otherNames(behind: "\(country.id)/\(id)") }

  /// Returns the names of a row of the table of other names: behind the id of a country, or the ids of a country and a festival.
  fileprivate static func otherNames(behind key: String) -> [String] {
    for index in 0..<otherNamesCount {
      let texts = otherNamesRow(index).utf8.split(separator: UInt8(ascii: "|"))
      if texts[0].elementsEqual(key.utf8) { return texts.dropFirst().map { String(Substring($0)) } }
    }
    return []
  }

  /// Returns a sentence on what it is, in the nearest language that has one: "Families worship their ancestors …".
  ///
  /// - Returns: `nil` if the tables have none of its country.
  public func about(in language: Language) -> String? {
    var nearest: Language? = language
    while let current = nearest {
      let key = "\(country.id)/\(id)/\(current.rawValue)|"
      var (low, high) = (0, festivalAboutCount)
      while low < high {
        let middle = (low + high) / 2
        if festivalAbout(middle).utf8.lexicographicallyPrecedes(key.utf8) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low < festivalAboutCount, festivalAbout(low).utf8.starts(with: key.utf8) {
        return String(Substring(festivalAbout(low).utf8.dropFirst(key.utf8.count)))
      }
      nearest = current.fallback
    }
    return nil
  }

  /// The kind of day.
  public var kind: FestivalKind { record.kind }

  /// The group of days to which it belongs, which a reader may leave out; `nil` for a festival that people celebrate.
  public var group: FestivalGroup? { record.group }

  /// Returns whether it is in one of some groups, or in none.
  package func isIn(_ groups: Set<FestivalGroup>) -> Bool { group.map(groups.contains) ?? true }

  /// Whether it is a public holiday by law, with paid days.
  public var isPublicHoliday: Bool { kind == .publicHoliday }

  /// Returns the kind of day that it is in a country: in another than its own no law makes it a public holiday, so it is a
  /// custom if the sky gives its date, and otherwise an observance.
  package func kind(in country: FestivalCountry?) -> FestivalKind {
    guard isPublicHoliday, country != self.country else { return kind }
    return isLunar || solarTerm != nil ? .traditional : .observance
  }

  /// Returns whether it shares a name, in some language, with a holiday of a country on the same day, as New Year's Day does.
  package func isRepeated(among others: [Festival], in country: FestivalCountry?) -> Bool {
    self.country != country
      && others.contains { other in
        other.country == country
          && Language.allCases.contains { name(in: $0).utf8.elementsEqual(other.name(in: $0).utf8) }
      }
  }

  /// The solar term on whose day the festival is; `nil` if it has another rule.
  public var solarTerm: SolarTerm? {
    if case .solarTerm(let term, after: 0) = date { term } else { nil }
  }

  /// Whether the day of a solar term decides that of the festival.
  package var isOfSolarTerm: Bool {
    switch date {
    case .solarTerm, .tuesdayEve: true
    default: false
    }
  }

  /// Whether the date of the festival is a lunar date.
  public var isLunar: Bool {
    switch date {
    case .solar, .beside, .easter, .solarTerm, .instant, .cycleDay, .monday, .notSunday, .tuesdayEve,
      .wednesday:
      false
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

  /// The laws behind a public holiday; `nil` if there is none.
  ///
  /// They have "; " between them. "from 2013-05-01: …" is in force since that day in place of those before it, and "also from …"
  /// with them; "substitute: …" and "on one day with another: …" are about days in place of it. A law may have its own name and
  /// then that in English, in square brackets.
  public var legalBasis: String? { LawRecord.list(laws.map { $0.text }) }

  /// Returns the laws that are in force on a day that is off for the festival, in the language of the country by their own names.
  ///
  /// - Parameter isSubstitute: Whether the day is in place of the festival's own.
  package func law(on day: DayNumber, isSubstitute: Bool, in language: Language) -> String? {
    let isOwn = country.calendar.ownLanguage.map(language.isSameLanguage) ?? false
    let date = CivilDate(day)
    var inForce: [String] = []
    for law in laws where isSubstitute || law.scope == .holiday {
      if let from = law.from {
        if date < from { continue }
        if !law.isAdded { inForce = [] }
      }
      inForce.append(law.text(byOwnName: isOwn))
    }
    return LawRecord.list(inForce)
  }

  private var laws: ArraySlice<LawRecord> { country.laws[record.laws.indices] }

  /// The days on which the rule is valid.
  public var validity: ClosedRange<DayNumber> {
    let records = country.records
    return FestivalRecord.validity(from: records[Int(index)].from, until: records[Int(index)].until)
  }
}

extension Festival {
  /// Returns the days of the festival in a range, in order, each by the rule that was valid on it.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func days(
    in range: ClosedRange<DayNumber>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let years = try calendar.lunarYears(of: range)
    return country.rules.filter { $0.has(id: id) }
      .flatMap { $0.daysOfRule(in: range, lunarYears: years, of: calendar) }.inOrder { Int64($0.rataDie) }
  }

  /// Whether the festival has an id; comparing strings needs Unicode tables that Embedded Swift would link.
  func has(id: String) -> Bool { self.id.utf8.elementsEqual(id.utf8) }

  /// Returns the days in a range by this rule alone, in order.
  ///
  /// - Parameter lunarYears: The lunar years of the range.
  func daysOfRule(
    in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>, of calendar: LunarCalendar
  ) -> [DayNumber] {
    let validity = validity
    // A rule that is not valid in the range need not be computed.
    guard validity.overlaps(range) else { return [] }
    return calendar.days(of: date, in: range, lunarYears: lunarYears).filter {
      range.contains($0) && validity.contains($0)
    }
  }
}

extension LunarCalendar {
  /// Returns the days of a civil year.
  ///
  /// - Throws: `LunarDateError.fieldOutOfRange` outside the years 1 to 9999.
  package func days(ofYear year: Int) throws(LunarDateError) -> ClosedRange<DayNumber> {
    guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12) else {
      throw .fieldOutOfRange(.year, value: year)
    }
    return first.days.lowerBound...last.days.upperBound
  }

  /// Returns the lunar years of a range of days.
  func lunarYears(of range: ClosedRange<DayNumber>) throws(LunarDateError) -> ClosedRange<Int> {
    try lunarDate(of: range.lowerBound).year...lunarDate(of: range.upperBound).year
  }
}

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

  /// Hong Kong.
  public static var hongKong: FestivalCountry { FestivalCountry(index: country_hong_kong) }

  /// Japan.
  public static var japan: FestivalCountry { FestivalCountry(index: country_japan) }

  /// South Korea.
  public static var korea: FestivalCountry { FestivalCountry(index: country_korea) }

  /// Taiwan.
  public static var taiwan: FestivalCountry { FestivalCountry(index: country_taiwan) }

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

  /// Returns the name by Unicode CLDR, the short one if there is one: "Hong Kong", "香港".
  package func name(in language: Language) -> String {
    language.text(of: Self.records[Int(index)].names) ?? id
  }

  /// Other names in any language, by which people look for it: "한국" for 대한민국.
  package var otherNames: [String] { Festival.otherNames(behind: id) }

  /// The code of ISO 3166 by which locales name it, such as `HK`.
  package var region: String { Self.records[Int(index)].region.text }

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
  /// The compiler refuses a country whose calendar does not exist, so there is always one.
  package var calendar: LunarCalendar {
    LunarCalendar(id: Self.records[Int(index)].calendar.text) ?? .vietnamese
  }

  var records: [FestivalRecord] { Self.records[Int(index)].festivals }
  var laws: [LawRecord] { Self.records[Int(index)].laws }

  /// All rules of the country's festivals, in the order of the data, those that have ended among them.
  public var rules: [Festival] { records.indices.map { Festival(country: self, index: $0) } }

  /// The festivals of the country in all groups, each once and by its newest rule, in the order of the data.
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
