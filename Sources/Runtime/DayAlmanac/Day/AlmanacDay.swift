public import Almanac

/// A day as almanacs print it: its places in the cycle of sixty, its spirit, officer and mansion, its hours.
///
/// ```swift
/// let day = try AlmanacDay(CivilDate(year: 2026, month: 2, day: 17))  // Tết Bính Ngọ
/// print(day.cycle.name(in: .vietnamese))     // Nhâm Tuất
/// print(day.spirit.name(in: .vietnamese))    // Tư Mệnh
/// print(day.isAuspicious)                    // true
/// ```
///
/// A calendar need not have a custom of reading days; then one has to be given.
///
/// Days go from midnight to midnight. What belongs to two months of different kinds says which was used: see
/// `DayRules`.
public struct AlmanacDay: Hashable, Sendable {
  /// The day.
  public let day: DayNumber
  /// The calendar it is read in.
  public let calendar: LunarCalendar
  /// By whose custom.
  public let rules: DayRules
  /// The lunar date.
  public let lunarDate: LunarDate
  /// The solar term in force when the day ends; a term begins on its own day, by the clock of the calendar.
  public let term: SolarTermEvent

  /// Why a day cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// The day is outside the lunar years 1899 to 2100.
    case dayOutsideTables(DayNumber)
    /// The calendar has no custom of its own, and none was given.
    case noRules(LunarCalendar)
  }

  /// A day in a calendar.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - calendar: The calendar.
  ///   - rules: By whose custom; without it, by that of the calendar.
  /// - Throws: ``Failure``
  public init(
    _ day: DayNumber, in calendar: LunarCalendar = .vietnamese, rules: DayRules? = nil
  ) throws(Failure) {
    guard let rules = rules ?? calendar.dayRules else { throw .noRules(calendar) }
    guard let lunarDate = try? calendar.lunarDate(of: day), let term = try? calendar.solarTerm(inForceOn: day)
    else { throw .dayOutsideTables(day) }
    self.day = day
    self.calendar = calendar
    self.rules = rules
    self.lunarDate = lunarDate
    self.term = term
  }

  /// A civil date in a calendar.
  ///
  /// - Throws: ``Failure``
  public init(
    _ date: CivilDate, in calendar: LunarCalendar = .vietnamese, rules: DayRules? = nil
  ) throws(Failure) {
    try self.init(DayNumber(date), in: calendar, rules: rules)
  }

  // MARK: - Places in the cycle of sixty

  /// The place of the day in the cycle of sixty.
  public var cycle: SexagenaryCycle { SexagenaryCycle(day) }

  /// The place of the month, by the month of the rules: `DayRules.cycleMonth`.
  public var monthCycle: SexagenaryCycle {
    switch rules.cycleMonth {
    case .lunarMonths: SexagenaryCycle(lunarMonth: lunarDate.month, ofYear: lunarDate.year)
    case .solarTerms: SexagenaryCycle(lunarMonth: termMonth, ofYear: termYear)
    }
  }

  /// The place of the year, which begins with the lunar new year.
  public var yearCycle: SexagenaryCycle { SexagenaryCycle(lunarYear: lunarDate.year) }

  /// The number of the month by solar terms, 1 to 12: month 1 begins on the day of the term at 315°.
  public var termMonth: Int { (term.term.rawValue + 3) % 24 / 2 + 1 }

  /// The Gregorian year in which the year by solar terms began.
  private var termYear: Int {
    // Month 12 reaches into January.
    term.term == .minorCold || term.term == .majorCold ? term.year - 1 : term.year
  }

  // MARK: - What belongs to the day

  /// The sound (nạp âm) of the day.
  public var nayin: Nayin { cycle.nayin }

  /// The animal of the day.
  public var animal: ZodiacAnimal { ZodiacAnimal(branch: cycle.branch, rules: rules) }

  /// The animal of the year.
  public var yearAnimal: ZodiacAnimal { ZodiacAnimal(branch: lunarDate.year + 8, rules: rules) }

  /// The branch that clashes with the day (xung), six places on; with its animal.
  public var opposite: ZodiacAnimal { ZodiacAnimal(branch: cycle.branch + 6, rules: rules) }

  /// The direction of the spirit of joy (hỷ thần).
  public var joyDirection: CompassDirection { CompassDirection(joyOfStem: cycle.stem) }

  /// The spirit of the day, by the month of the rules: `DayRules.spiritMonth`.
  public var spirit: DaySpirit {
    let month = rules.spiritMonth == .lunarMonths ? lunarDate.month : termMonth
    // The ring starts two branches later each month.
    return DaySpirit(place: cycle.branch - 2 * ((month - 1) % 6))
  }

  /// Whether the day is lucky (hoàng đạo): its spirit is one of the six of the yellow path.
  ///
  /// Some calendars print four lucky, four ordinary and four unlucky days instead: ``DaySpirit/grade``.
  public var isAuspicious: Bool { spirit.isAuspicious }

  /// The day officer (trực).
  ///
  /// It counts from the day whose branch is that of the month by solar terms, so it repeats on the day of each minor
  /// term.
  public var officer: DayOfficer { DayOfficer(place: cycle.branch - (termMonth + 1)) }

  /// The mansion (sao).
  public var mansion: Mansion { Mansion(day) }

  /// The twelve double hours, from that of Tý, which begins at 23:00 of the evening before.
  public var hours: DoubleHours { DoubleHours(dayCycle: cycle) }
}

extension AlmanacDay.Failure: CustomStringConvertible {
  /// What is wrong, as one clause.
  public var description: String {
    switch self {
    case .dayOutsideTables(let day): LunarDateError.dayOutsideTables(day).description
    case .noRules(let calendar): "\(calendar) has no rules for the almanac of a day"
    }
  }
}
