/// What kind of day a festival is; the raw values are those of Data/.
public enum FestivalKind: String, CaseIterable, Hashable, Sendable {
  /// A paid holiday by law.
  case publicHoliday = "public"
  /// A day of custom.
  case traditional
  /// A day of remembrance or of a profession; a working day.
  case observance
}

/// Which days of a festival are paid by law.
public enum PaidDays: Hashable, Sendable {
  /// None.
  case none
  /// Days that follow each other; the first is counted from the festival, -1 for the day before.
  case fixed(first: Int, count: Int)
  /// The day is one of those that are counted with another festival, given by its id: the second day of Tết.
  case among(festival: String)
  /// The law gives a number; which days they are is decided every year and cannot be computed.
  case decidedEveryYear(count: Int)

  /// How many; those counted with another festival are not counted twice.
  public var count: Int {
    switch self {
    case .none, .among: 0
    case .fixed(_, let count), .decidedEveryYear(let count): count
    }
  }
}

/// A country with its festivals, as a row of the tables.
@usableFromInline package struct FestivalCountryRecord: Sendable {
  @usableFromInline package let id: TableText
  /// Of which day the newest source of its law is.
  @usableFromInline package let knownAsOf: CivilDate
  @usableFromInline package let festivals: [FestivalRecord]

  package init(id: TableText, knownAsOf: CivilDate, festivals: [FestivalRecord]) {
    self.id = id
    self.knownAsOf = knownAsOf
    self.festivals = festivals
  }
}

/// A festival or public holiday for as long as one rule holds, as a row of the tables.
@usableFromInline package struct FestivalRecord: Sendable {
  /// When it is.
  @usableFromInline package enum Day: Hashable, Sendable {
    case solar(month: Int, day: Int)
    case lunar(month: Int, day: Int, leap: LeapMonth = .regular)
    case lunarYearEnd
    case solarTerm(term: SolarTerm)
  }

  /// In which month it is where there is a leap month of the same number; the raw values are those of Data/.
  @usableFromInline package enum LeapMonth: String, CaseIterable, Hashable, Sendable {
    case regular, leap, both
  }

  /// The paid days; ``PaidDays`` says more.
  ///
  /// An enum that holds a text is no constant, and the whole table would be none.
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

  @usableFromInline package let id: TableText
  @usableFromInline package let day: Day
  @usableFromInline package let kind: FestivalKind
  @usableFromInline let paid: Paid
  /// The first date of the rule; `nil` if it has always held.
  @usableFromInline package let from: CivilDate?
  /// The last date of the rule; `nil` if it is in force.
  @usableFromInline package let until: CivilDate?
  /// Empty where it rests on no law.
  @usableFromInline package let law: TableText
  @usableFromInline package let names: NameRecord

  @inlinable package init(
    id: TableText, day: Day, kind: FestivalKind, paidDays: Paid = .none, from: CivilDate? = nil,
    until: CivilDate? = nil, law: TableText = "", names: NameRecord
  ) {
    self.id = id
    self.day = day
    self.kind = kind
    paid = paidDays
    self.from = from
    self.until = until
    self.law = law
    self.names = names
  }

  /// Which days are paid.
  package var paidDays: PaidDays {
    switch paid.rule {
    case .none: .none
    case .fixed: .fixed(first: paid.first, count: paid.count)
    case .among: .among(festival: paid.festival.text)
    case .decidedEveryYear: .decidedEveryYear(count: paid.count)
    }
  }

  /// The days on which the rule holds, from 0001-01-01 and to 9999-12-31 where it has no bound.
  package var validity: ClosedRange<DayNumber> { Self.validity(from: from, until: until) }

  /// Of two fields alone: to copy a whole record takes longer than all the rest of a look at its dates.
  package static func validity(from: CivilDate?, until: CivilDate?) -> ClosedRange<DayNumber> {
    let first = from.map { DayNumber($0) } ?? DayNumber(unchecked: 1)
    return first...(until.map { DayNumber($0) } ?? DayNumber(unchecked: 3_652_059))
  }
}
