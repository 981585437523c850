/// The kind of day a festival is; the raw values are those of Data/.
public enum FestivalKind: String, CaseIterable, Hashable, Sendable {
  /// A paid holiday by law.
  case publicHoliday = "public"
  /// A day of custom, without a legal holiday.
  case traditional
  /// A day of remembrance or of a profession, which is a working day.
  case observance
}

/// A group of days that count the seasons, each from a solar term, that believers keep, or that people avoid.
///
/// A reader may leave out a whole group.
///
/// The raw values are those of Data/. Festivals that people celebrate are in no group.
public enum FestivalGroup: String, CaseIterable, Hashable, Sendable {
  /// The dog days: the three fu of the hottest time (三伏, 복날).
  case dogDays = "dog-days"
  /// The nine nines of winter, from the day of the December solstice on (数九).
  case nineNines = "nine-nines"
  /// Other days that are counted from a term, such as Cold Food (寒食) and those of the god of the soil (社日).
  case seasons
  /// Days of the Buddha and of bodhisattvas that temples keep, such as those of Quan Âm (观音).
  case devotions
  /// Days of every lunar month that people avoid by custom: nguyệt kỵ (月忌) and tam nương (三娘煞).
  ///
  /// Lists, months and widgets leave them out unless they are asked for.
  case tabooDays = "taboo-days"

  /// The groups that lists of festivals have by default: all but ``tabooDays``.
  ///
  /// Months and widgets have none by default.
  public static var usual: Set<FestivalGroup> { Set(allCases.filter { $0 != .tabooDays }) }

  /// The days of the last of the periods that its festivals begin: each other one ends where the next begins.
  ///
  /// `nil` if they begin none.
  package var lastPeriodDays: Int? {
    switch self {
    case .dogDays: 10
    case .nineNines: 9
    case .seasons, .devotions, .tabooDays: nil
    }
  }
}

/// The days of a festival that are paid by law.
public enum PaidDays: Hashable, Sendable {
  /// No day is paid.
  case none
  /// Consecutive days; the first is counted from the festival, so -1 is the day before.
  case fixed(first: Int, count: Int)
  /// The day is already counted with another festival, given by its id; an example is the second day of Tết.
  case among(festival: String)
  /// The law gives the number of days; their dates are decided every year and cannot be computed.
  case decidedEveryYear(count: Int)

  /// The number of paid days; those counted with another festival are not counted twice.
  public var count: Int {
    switch self {
    case .none, .among: 0
    case .fixed(_, let count), .decidedEveryYear(let count): count
    }
  }

  /// The first and last of the days that the law names as paid, counted from the festival; `nil` if there are none.
  ///
  /// If the days are decided every year, only the festival itself is certain.
  package var offsets: ClosedRange<Int>? {
    switch self {
    case .none: nil
    case .among, .decidedEveryYear: 0...0
    case .fixed(let first, let count): first...first + count - 1
    }
  }
}

/// A country with its festivals, as a row of the tables.
@usableFromInline package struct FestivalCountryRecord: Sendable {
  @usableFromInline package let id: TableText
  /// The id of the calendar of its lunar days.
  @usableFromInline package let calendar: TableText
  /// The first day of the laws that were collected.
  @usableFromInline package let lawsFrom: CivilDate
  /// The day of the newest source of its law.
  @usableFromInline package let knownAsOf: CivilDate
  /// Whether the days that substitute rules give are certain.
  @usableFromInline package let substitutes: SubstituteBasis
  /// The day of the newest source of its decisions; `nil` if they were not collected.
  @usableFromInline package let decisionsKnownAsOf: CivilDate?
  /// The day of the year before by which a year is usually decided, such as `12-18`; `nil` if decisions were
  /// not collected.
  @usableFromInline package let decidedBy: TableText?
  /// The code of ISO 3166, two capital letters.
  @usableFromInline package let region: TableText
  /// The name in each language, which is short where Unicode CLDR has a short one.
  @usableFromInline package let names: NameRecord
  @usableFromInline package let festivals: [FestivalRecord]
  /// The laws of its festivals, in the order in which they are first named.
  @usableFromInline package let laws: [LawRecord]

  @inlinable @_transparent package init(
    id: TableText, calendar: TableText, lawsFrom: CivilDate, knownAsOf: CivilDate,
    substitutes: SubstituteBasis, decisionsKnownAsOf: CivilDate? = nil, decidedBy: TableText? = nil,
    region: TableText, names: NameRecord, festivals: [FestivalRecord], laws: [LawRecord] = []
  ) {
    (self.id, self.calendar, self.lawsFrom, self.knownAsOf) = (id, calendar, lawsFrom, knownAsOf)
    (self.substitutes, self.decisionsKnownAsOf) = (substitutes, decisionsKnownAsOf)
    (self.decidedBy, self.region, self.names) = (decidedBy, region, names)
    (self.festivals, self.laws) = (festivals, laws)
  }
}

/// A festival or public holiday while one rule is valid, as a row of the tables.
@usableFromInline package struct FestivalRecord: Sendable {
  /// The rule for the date.
  @usableFromInline package enum Day: Hashable, Sendable {
    case solar(month: Int, day: Int)
    case lunar(month: Int, day: Int, leap: LeapMonth = .regular)
    case lunarYearEnd
    /// Some days of every lunar month: bit n is set for day n, from 1 to 29.
    ///
    /// Leap months have them too: the books say "every month", and programs look at the day of the month alone.
    case monthly(days: UInt32)
    /// Some days after the day of a term, or before it if negative; on the day itself for 0.
    case solarTerm(term: SolarTerm, after: Int = 0)
    /// The day of an instant so many seconds after that of a term, for a longitude of the Sun near it.
    case instant(term: SolarTerm, seconds: Int)
    /// The `count`-th day with a stem or branch from the day of a term on, which is counted itself if it has it.
    ///
    /// - Parameter length: 10 if `index` is that of a stem, 12 if it is that of a branch.
    case cycleDay(term: SolarTerm, length: Int, index: Int, count: Int)
    /// A day of the year; the day before it if a term is on it, or the day after it if that is a Thursday.
    case beside(month: Int, day: Int, term: SolarTerm)
    /// Days after Easter Sunday of the western churches, or before it if negative.
    case easter(days: Int)
    /// The first Monday from a day of the year on.
    case monday(month: Int, day: Int)
    /// A day of the year, or the day after it in years in which it is a Sunday.
    case notSunday(month: Int, day: Int)
    /// The day before that of a term, in years in which it is a Tuesday.
    case tuesdayEve(of: SolarTerm)
    /// An election: the first Wednesday from a day on, every so many years from one on; a week later if it is on a holiday or beside it.
    case wednesday(month: Int, day: Int, year: Int, interval: Int, holidayMonth: Int, holidayDay: Int)
  }

  /// The month in which the festival is when the year has a leap month of the same number.
  ///
  /// The raw values are those of Data/.
  @usableFromInline package enum LeapMonth: String, CaseIterable, Hashable, Sendable {
    case regular, leap, both
  }

  /// The paid days, in the form of the table; see ``PaidDays``.
  ///
  /// An enum with a text is not a compile-time constant, and would prevent the whole table from being one.
  @usableFromInline package struct Paid: Sendable {
    @usableFromInline enum Rule: Sendable { case none, fixed, among, decidedEveryYear }

    @usableFromInline let rule: Rule
    @usableFromInline let first: Int
    @usableFromInline let count: Int
    @usableFromInline let festival: TableText

    @inlinable init(_ rule: Rule, first: Int = 0, count: Int = 0, festival: TableText = "") {
      self.rule = rule
      self.first = first
      self.count = count
      self.festival = festival
    }

    @inlinable package static var none: Self { Self(.none) }
    @inlinable package static func fixed(first: Int, count: Int) -> Self {
      Self(.fixed, first: first, count: count)
    }
    @inlinable package static func among(festival: TableText) -> Self { Self(.among, festival: festival) }
    @inlinable package static func decidedEveryYear(count: Int) -> Self {
      Self(.decidedEveryYear, count: count)
    }
  }

  /// The laws of a festival, as consecutive rows in the table of its country.
  @usableFromInline package struct Laws: Hashable, Sendable {
    @usableFromInline let first: Int
    @usableFromInline let count: Int

    @inlinable init(first: Int, count: Int) { (self.first, self.count) = (first, count) }

    @inlinable package static var none: Self { Self(first: 0, count: 0) }
    @inlinable package static func rows(first: Int, count: Int) -> Self { Self(first: first, count: count) }

    package var indices: Range<Int> { first..<first + count }
  }

  @usableFromInline package let id: TableText
  @usableFromInline package let day: Day
  @usableFromInline package let kind: FestivalKind
  @usableFromInline package let group: FestivalGroup?
  @usableFromInline let paid: Paid
  @usableFromInline package let substitute: SubstituteRule
  /// The first date of the rule; `nil` if there is none.
  @usableFromInline package let from: CivilDate?
  /// The last date of the rule; `nil` if it is in force.
  @usableFromInline package let until: CivilDate?
  @usableFromInline package let laws: Laws
  @usableFromInline package let names: NameRecord

  @inlinable @_transparent package init(
    id: TableText, day: Day, kind: FestivalKind, group: FestivalGroup? = nil, paidDays: Paid = .none,
    substitute: SubstituteRule = .none, from: CivilDate? = nil, until: CivilDate? = nil, laws: Laws = .none,
    names: NameRecord
  ) {
    self.id = id
    self.day = day
    self.kind = kind
    self.group = group
    paid = paidDays
    self.substitute = substitute
    self.from = from
    self.until = until
    self.laws = laws
    self.names = names
  }

  /// The days that are paid.
  package var paidDays: PaidDays {
    switch paid.rule {
    case .none: .none
    case .fixed: .fixed(first: paid.first, count: paid.count)
    case .among: .among(festival: paid.festival.text)
    case .decidedEveryYear: .decidedEveryYear(count: paid.count)
    }
  }

  /// The days on which the rule is valid; without bounds, 0001-01-01 to 9999-12-31.
  package var validity: ClosedRange<DayNumber> { Self.validity(from: from, until: until) }

  /// Returns the validity from two fields alone.
  ///
  /// Copying a whole record is slower than the rest of a check of its dates.
  package static func validity(from: CivilDate?, until: CivilDate?) -> ClosedRange<DayNumber> {
    (from.map { DayNumber($0) } ?? .first)...(until.map { DayNumber($0) } ?? .last)
  }
}

extension FestivalRecord.Day {
  /// Whether it gives days of every month, which are in no facts: the rule and the facts of the months give them.
  package var isMonthly: Bool { if case .monthly = self { true } else { false } }

  /// Returns the numbers of the days of a month whose bits are set, in order.
  @inlinable package static func numbers(_ bits: UInt32) -> [Int] { (1...29).filter { bits & 1 << $0 != 0 } }

  /// Returns the days of a rule in some years, in order.
  ///
  /// The runtime calls it with its tables, the compiler with the values that it is about to write: there is one rule for a festival
  /// in a year with a leap month, and for one on a day that a month does not have.
  ///
  /// - Parameters:
  ///   - years: The Gregorian years of days by the Gregorian calendar, by solar terms and of elections.
  ///   - lunarYears: The lunar years of days by the lunar calendar, 1899 to 2100.
  ///   - months: The months of the calendar.
  ///   - clock: The offsets of the calendar from UTC, which decide the day of a solar term.
  ///   - terms: The instants of the solar terms; years outside the table have no such day.
  ///   - scales: The difference between TT and UTC.
  @inlinable package func days(
    inYears years: ClosedRange<Int>, lunarYears: ClosedRange<Int>, months: some LunarTable,
    clock: some ZoneEraTable, terms: some SolarTermTable, scales: some TimeScaleTable
  ) -> [DayNumber] {
    var days: [DayNumber] = []
    switch self {
    case .solar(let month, let day):
      // 29 February is not in every year.
      for year in years {
        if let date = try? CivilDate(year: year, month: month, day: day) { days.append(DayNumber(date)) }
      }
    case .lunar(let number, let day, let leapMonth):
      for year in lunarYears {
        let (regular, leap) = months.months(UInt32(truncatingIfNeeded: number), ofYear: UInt32(year))
        if leapMonth != .leap || leap == nil { days.append(regular.dayNumber(day)) }
        if leapMonth != .regular, let leap { days.append(leap.dayNumber(day)) }
      }
    case .lunarYearEnd:
      for year in lunarYears {
        let (month, leap) = months.months(12, ofYear: UInt32(year))
        days.append((leap ?? month).lastDay)
      }
    case .monthly(let numbers):
      for year in lunarYears {
        for number in UInt32(1)...12 {
          let (regular, leap) = months.months(number, ofYear: UInt32(year))
          days += regular.dayNumbers(numbers)
          if let leap { days += leap.dayNumbers(numbers) }
        }
      }
    case .solarTerm(let term, let after):
      // Days after a term of December are in the next year.
      days = clock.days(
        of: term, inYears: years.lowerBound - (after > 0 ? 1 : 0)...years.upperBound, terms, scales
      )
      .map { $0.advanced(by: after) }
    case .instant(let term, let seconds):
      days = clock.days(of: term, inYears: years, terms, scales, seconds: Int64(seconds))
    case .tuesdayEve(let term):
      days = clock.days(of: term, inYears: years, terms, scales).map { $0.advanced(by: -1) }
        .filter { $0.weekday == .tuesday }
    case .beside(let month, let day, let term):
      let others = clock.days(of: term, inYears: years, terms, scales)
      days = years.map { year in
        let own = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), Int32(day)))
        return others.contains(own) ? own.advanced(by: own.weekday == .thursday ? 1 : -1) : own
      }
    case .easter(let offset): days = years.map { DayNumber.easter(ofYear: $0).advanced(by: offset) }
    case .monday(let month, let day):
      days = years.map { year in
        let first = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), Int32(day)))
        return first.advanced(by: (7 - first.weekday.rawValue) % 7)
      }
    case .notSunday(let month, let day):
      days = years.map { year in
        let own = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), Int32(day)))
        return own.advanced(by: own.weekday == .sunday ? 1 : 0)
      }
    case .cycleDay(let term, let length, let index, let count):
      // They may be in the year after that of the term; the caller leaves out days of other years.
      let termYears = years.lowerBound - 1...years.upperBound
      days = clock.days(of: term, inYears: termYears, terms, scales).map { day in
        let steps = (index - SexagenaryCycle(day).index % length + length) % length
        return day.advanced(by: steps + length * (count - 1))
      }
    case .wednesday(let month, let day, let first, let interval, let holidayMonth, let holidayDay):
      for year in years where year >= first && (year - first) % interval == 0 {
        var election = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), Int32(day)))
        let holiday = DayNumber(CivilDate(unchecked: Int32(year), Int32(holidayMonth), Int32(holidayDay)))
        while election.weekday != .wednesday { election = election.advanced(by: 1) }
        days.append(abs(election.distance(to: holiday)) > 1 ? election : election.advanced(by: 7))
      }
    }
    return days
  }
}

extension DayNumber {
  /// Returns Easter Sunday by the Gregorian computus (Meeus, Astronomical Algorithms, 1991, chapter 8).
  @inlinable static func easter(ofYear year: Int) -> DayNumber {
    // The year of the cycle of 19 from 0, the full moon in days from 21 March, and from there the days to Sunday, less one.
    let (metonicYear, century, rest) = (year % 19, year / 100, year % 100)
    let fullMoon =
      (19 * metonicYear + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - fullMoon - rest % 4) % 7
    let days = fullMoon + sunday - 7 * ((metonicYear + 11 * fullMoon + 22 * sunday) / 451) + 114
    return DayNumber(CivilDate(unchecked: Int32(year), Int32(days / 31), Int32(days % 31 + 1)))
  }
}

extension ZoneEraTable {
  /// Returns the days of a solar term, or of an instant some seconds after it, in the years of its table, by this clock.
  @inlinable func days(
    of term: SolarTerm, inYears years: ClosedRange<Int>, _ terms: some SolarTermTable,
    _ scales: some TimeScaleTable, seconds: Int64 = 0
  ) -> [DayNumber] {
    years.filter { $0 >= terms.firstTermYear && $0 < terms.firstTermYear + terms.termYearCount }
      .map { year in
        let instant = terms.instant(of: term, year: year).secondsSinceJ2000 + seconds
        return localTime(of: scales.utc(TerrestrialInstant(secondsSinceJ2000: instant))).day
      }
  }
}

extension LunarTable {
  /// Returns the month with a number in a year of the range, and the leap month that follows it, if there is one.
  @inlinable package func months(
    _ number: UInt32, ofYear year: UInt32
  ) -> (regular: LunarMonthRecord, leap: LunarMonthRecord?) {
    let key = LunarMonthKey(year: year, month: number, isLeap: false)
    let (month, next) = twoMonths(at: index(of: key))
    let leap = LunarMonthRecord(raw: next)
    return (LunarMonthRecord(raw: month), leap.key.raw == key.raw | 1 ? leap : nil)
  }
}

extension LunarMonthRecord {
  /// The last day of the month.
  @inlinable package var lastDay: DayNumber {
    DayNumber(unchecked: firstDay.rataDie &+ Int32(bitPattern: length) &- 1)
  }

  /// Returns the days of the month whose numbers are those of the bits, in order.
  @inlinable func dayNumbers(_ bits: UInt32) -> [DayNumber] {
    FestivalRecord.Day.numbers(bits).map { dayNumber($0) }
  }

  /// Returns a day of the month; the last one if the month does not have it.
  @inlinable func dayNumber(_ day: Int) -> DayNumber {
    DayNumber(
      unchecked: firstDay.rataDie &+ min(Int32(truncatingIfNeeded: day), Int32(bitPattern: length)) &- 1)
  }
}
