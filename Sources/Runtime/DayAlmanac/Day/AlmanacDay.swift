public import Almanac

/// A day as in printed almanacs: positions in the cycle of sixty, spirit, officer, mansion and double hours.
///
/// ```swift
/// let day = try AlmanacDay(CivilDate(year: 2026, month: 2, day: 17))  // Tết Bính Ngọ
/// print(day.cycle.name(in: .vietnamese))     // Nhâm Tuất
/// print(day.spirit.name(in: .vietnamese))    // Tư Mệnh
/// print(day.isAuspicious)                    // true
/// ```
///
/// A calendar without a tradition for such an almanac needs the `rules` argument.
///
/// Days go from midnight to midnight. Some values depend on the kind of month, lunar or by solar terms;
/// `DayRules` says which of them uses which.
public struct AlmanacDay: Hashable, Sendable {
  /// The day.
  public let day: DayNumber
  /// The calendar of the lunar date and of the clock.
  public let calendar: LunarCalendar
  /// The tradition by which the almanac is computed.
  public let rules: DayRules
  /// The lunar date.
  public let lunarDate: LunarDate
  /// The solar term in force when the day ends.
  ///
  /// On the day it begins, by the clock of the calendar, a term is already in force.
  public let term: SolarTermEvent

  /// The reason why there is no almanac of a day.
  public enum Failure: Error, Hashable, Sendable {
    /// The day is outside the lunar years 1899 to 2100.
    case dayOutsideTables(DayNumber)
    /// The calendar has no tradition of its own, and no rules were given.
    case noRules(LunarCalendar)
  }

  /// Creates the almanac of a day in a calendar.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - calendar: The calendar.
  ///   - rules: The tradition; `nil` for that of the calendar.
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

  /// Creates the almanac of a civil date in a calendar.
  ///
  /// - Throws: ``Failure``
  public init(
    _ date: CivilDate, in calendar: LunarCalendar = .vietnamese, rules: DayRules? = nil
  ) throws(Failure) {
    try self.init(DayNumber(date), in: calendar, rules: rules)
  }

  // MARK: - Positions in the cycle of sixty

  /// The position of the day in the cycle of sixty.
  public var cycle: SexagenaryCycle { SexagenaryCycle(day) }

  /// The position of the month in the cycle of sixty, by the kind of month in `DayRules.cycleMonth`.
  public var monthCycle: SexagenaryCycle {
    switch rules.cycleMonth {
    case .lunarMonths: SexagenaryCycle(lunarMonth: lunarDate.month, ofYear: lunarDate.year)
    case .solarTerms: SexagenaryCycle(lunarMonth: termMonth, ofYear: term.sexagenaryYear)
    }
  }

  /// The position of the year in the cycle of sixty; the year begins with the lunar new year.
  ///
  /// Printed calendars and GB/T 33661-2017 use it. ``yearCycle(from:)`` has the other choice.
  public var yearCycle: SexagenaryCycle { yearCycle(from: .lunarNewYear) }

  /// Returns the position of the year in the cycle of sixty, with a choice of when years begin.
  ///
  /// The two differ between the lunar new year and the day of the term at 315° (Lập xuân, 立春), whichever comes first.
  public func yearCycle(from start: SexagenaryYearStart) -> SexagenaryCycle {
    SexagenaryCycle(lunarYear: start == .lunarNewYear ? lunarDate.year : term.sexagenaryYear)
  }

  /// The number of the month by solar terms, 1 to 12: month 1 begins on the day of the term at 315°.
  public var termMonth: Int { term.sexagenaryMonth }

  // MARK: - Properties of the day

  /// The sound (nạp âm) of the day.
  public var nayin: Nayin { cycle.nayin }

  /// The animal of the day.
  public var animal: ZodiacAnimal { ZodiacAnimal(branch: cycle.branch, rules: rules) }

  /// The animal of the year.
  public var yearAnimal: ZodiacAnimal { ZodiacAnimal(branch: lunarDate.year + 8, rules: rules) }

  /// The animal of the branch that clashes with the day (xung), six branches later.
  public var opposite: ZodiacAnimal { ZodiacAnimal(branch: cycle.branch + 6, rules: rules) }

  /// The direction of the spirit of joy (hỷ thần).
  public var joyDirection: CompassDirection { CompassDirection(joyOfStem: cycle.stem) }

  /// The spirit of the day, by the kind of month in `DayRules.spiritMonth`.
  public var spirit: DaySpirit {
    let month = rules.spiritMonth == .lunarMonths ? lunarDate.month : termMonth
    // The cycle of spirits starts two branches later each month.
    return DaySpirit(position: cycle.branch - 2 * ((month - 1) % 6))
  }

  /// Whether the day is lucky (hoàng đạo): its spirit is one of the six of the yellow path.
  ///
  /// Some calendars divide days into four lucky, four ordinary and four unlucky ones instead:
  /// ``DaySpirit/grade``.
  public var isAuspicious: Bool { spirit.isAuspicious }

  /// The day officer (trực).
  ///
  /// The officers count from the day that has the branch of the month by solar terms. So the same officer
  /// comes on two days in a row when a minor term begins.
  public var officer: DayOfficer { DayOfficer(position: cycle.branch - (termMonth + 1)) }

  /// The mansion (sao).
  public var mansion: Mansion { Mansion(day) }

  /// The twelve double hours, from that of Tý, which begins at 23:00 of the evening before, to 23:00.
  ///
  /// The double hour in the last hour before midnight is `hours.hour(at: 23)`, the Tý of the next day; ``cycle`` stays
  /// that of the civil day until midnight.
  public var hours: DoubleHours { DoubleHours(dayCycle: cycle) }
}

extension SolarTermEvent {
  /// The number of the month by solar terms that has begun with this term or the one before: 1 begins at 315°.
  package var sexagenaryMonth: Int { (term.rawValue + 3) % 24 / 2 + 1 }

  /// The Gregorian year in which the year by solar terms began.
  package var sexagenaryYear: Int {
    // Month 12 reaches into January of the next Gregorian year.
    term == .minorCold || term == .majorCold ? year - 1 : year
  }
}

/// The four pillars of a moment (tứ trụ, 四柱): its year, month, day and hour in the cycle of sixty.
///
/// ```swift
/// let moment = Instant(secondsSince1970: 571_937_400)  // 1988-02-15T15:30:00Z
/// let pillars = try FourPillars(at: moment, in: ZoneClock(offset: 28_800))
/// pillars.hour.name(in: .chinese)  // 戊子
/// ```
///
/// Year and month begin at the instants of solar terms, the same all over the Earth; day and hour are those of the clock.
/// Printed calendars have another year, from the lunar new year on, and a month by days: ``AlmanacDay``.
public struct FourPillars: Hashable, Sendable {
  /// The year, which begins at the instant of the term at 315° (Lập xuân, 立春).
  public let year: SexagenaryCycle
  /// The month, which begins at the instant of a minor term.
  public let month: SexagenaryCycle
  /// The day.
  public let day: SexagenaryCycle
  /// The double hour; from 23:00 on it is the first of the next day, with either beginning of the day.
  public let hour: SexagenaryCycle

  /// Creates the pillars of a moment.
  ///
  /// - Parameters:
  ///   - instant: A moment in the years 1899 to 2101.
  ///   - zone: The clock of the place.
  ///   - start: When days begin. By default at midnight, as in GB/T 33661-2017 (a day is from 0:00 to 24:00) and in printed
  ///     calendars; many schools of divination have 23:00.
  /// - Throws: `SkyError.instantOutsideTables` for a moment that is not in the tables.
  public init(
    at instant: Instant, in zone: ZoneClock, dayStart start: SexagenaryDayStart = .midnight
  ) throws(SkyError) {
    let term = try SolarTermEvent(inForceAt: instant)
    let local = ClockTime(secondsSince1970: instant.secondsSince1970 + Int64(zone.offset(at: instant)))
    let clockHour = local.secondOfDay / 3600
    year = SexagenaryCycle(lunarYear: term.sexagenaryYear)
    month = SexagenaryCycle(lunarMonth: term.sexagenaryMonth, ofYear: term.sexagenaryYear)
    day = SexagenaryCycle.day(local.day, atHour: clockHour, start: start)
    hour = SexagenaryCycle.hour(clockHour, of: local.day)
  }
}

extension AlmanacDay.Failure: CustomStringConvertible {
  /// The message: one clause about the problem.
  public var description: String {
    switch self {
    case .dayOutsideTables(let day): LunarDateError.dayOutsideTables(day).description
    case .noRules(let calendar): "\(calendar) has no rules for the almanac of a day"
    }
  }
}

extension AlmanacDay {
  /// A solar term so close to the midnight at either end of this day that published tables may give another
  /// day for it.
  ///
  /// It is within 90 seconds of midnight, or its day is uncertain. If it is a minor term (`SolarTerm.isMajor`
  /// is false), the officer of the day depends on it; by Chinese rules the spirit and the month's position in
  /// the cycle depend on it too.
  public var marginalTerm: SolarTermEvent? {
    if isMarginal(term) { return term }
    guard let next = term.next, isMarginal(next) else { return nil }
    return next
  }

  /// The distance from midnight below which a term is marginal, in seconds.
  public static var marginalSeconds: Int { DayMargin.marginalSeconds }

  /// Whether an event is close to a midnight that bounds this day.
  private func isMarginal(_ event: SolarTermEvent) -> Bool {
    // Most terms are days away, and the exact check takes ten times as long. A clock is at most 15 hours from
    // UTC.
    let noon = ClockTime.secondsSince1970(startOf: day) + ClockTime.secondsPerDay / 2
    let distance = abs(event.terrestrialInstant.clockSecondsSince1970 - noon)
    guard distance < ClockTime.secondsPerDay / 2 + 16 * 3600 else { return false }
    let margin = calendar.margin(of: event)
    let isClose = abs(margin.secondsFromMidnight) <= Self.marginalSeconds
    guard isClose || !margin.isCertain else { return false }
    // The midnight is between the day of the event and the day before or after it.
    let other = margin.day.rataDie + (margin.secondsFromMidnight < 0 ? 1 : -1)
    return day == margin.day || day.rataDie == other
  }
}

/// One of the twelve double hours of a day.
public struct DoubleHour: Hashable, Sendable {
  /// The position in the cycle of sixty.
  public let cycle: SexagenaryCycle
  /// The spirit of the double hour.
  public let spirit: DaySpirit

  /// Whether the double hour is lucky (giờ hoàng đạo).
  public var isAuspicious: Bool { spirit.isAuspicious }

  /// Whether it is Tý (子), which begins at 23:00 of the evening before the civil day whose first double hour it is.
  public var beginsOnEveningBefore: Bool { cycle.branch == 0 }

  /// The hour by the clock at which it begins: 23 (of the evening before) for Tý, then 1, 3 to 21.
  public var startHour: Int { (2 * cycle.branch + 23) % 24 }

  /// The hour by the clock at which it ends: 1, 3 to 23.
  public var endHour: Int { (startHour + 2) % 24 }
}

/// The double hours of a civil day, in order from Tý, from 23:00 of the evening before to 23:00 of the day.
public struct DoubleHours: RandomAccessCollection, Hashable, Sendable {
  private let dayCycle: SexagenaryCycle

  init(dayCycle: SexagenaryCycle) {
    self.dayCycle = dayCycle
  }

  /// The position of the hour of Tý, 0.
  public var startIndex: Int { 0 }
  /// The number of double hours, 12.
  public var endIndex: Int { 12 }

  /// The double hour of a branch: 0 (Tý) to 11 (Hợi); other numbers are taken modulo 12.
  public subscript(branch: Int) -> DoubleHour {
    let branch = branch.remainder(of: 12)
    // Stems of the hours repeat after five days; the cycle of spirits starts two branches later each day.
    let start = 2 * ((dayCycle.branch + 4) % 6)
    return DoubleHour(
      cycle: SexagenaryCycle(index: 12 * (dayCycle.index % 5) + branch),
      spirit: DaySpirit(position: branch - start))
  }

  /// The six lucky double hours (giờ hoàng đạo), in order.
  public var auspicious: [DoubleHour] { filter { $0.isAuspicious } }

  /// Returns the double hour at an hour by the clock of the civil day, 0 to 23.
  ///
  /// That from 23:00 on is the Tý of the next day, and not the first one of this list.
  public func hour(at clockHour: Int) -> DoubleHour {
    let hours = clockHour < 23 ? self : DoubleHours(dayCycle: dayCycle.advanced(by: 1))
    return hours[(clockHour + 1) / 2]
  }
}
