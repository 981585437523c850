import AlmanacTables

/// One of the 72 pentads (候) of a year: 5° of the Sun's longitude, a third of a solar term.
///
/// ```swift
/// let day = DayNumber(try CivilDate(year: 2026, month: 7, day: 2))
/// let pentad = try LunarCalendar.chinese.pentad(on: day)
/// print(pentad.number, LunarCalendar.chinese.name(of: pentad) ?? "")  // 30 半夏生
/// ```
///
/// Almanacs that count five days from the term sometimes have another day: the Sun needs 4.9 to 5.2 days for a pentad.
public struct PentadEvent: Hashable, Sendable {
  /// The solar term in which it is.
  public let term: SolarTermEvent
  /// Its position in the term, 1 to 3.
  public let position: Int

  init(term: SolarTermEvent, position: Int) { (self.term, self.position) = (term, position) }

  /// Creates a pentad of a Gregorian year.
  ///
  /// - Parameters:
  ///   - number: 1 to 72; another number gives `nil`.
  ///   - year: 1899 to 2101; that in which its solar term is.
  /// - Throws: ``SkyError/yearOutsideTables(_:)``
  public init?(number: Int, year: Int) throws(SkyError) {
    guard 1...72 ~= number else { return nil }
    let index = number - 1
    let term = SolarTerm.allCases[(index / Pentad.countInTerm + 21) % 24]
    self.init(term: try SolarTermEvent(term, year: year), position: index % Pentad.countInTerm + 1)
  }

  /// 1 for that which begins with the term at 315° (Lập xuân, 立春), to 72.
  public var number: Int { (term.term.rawValue + 3) % 24 * Pentad.countInTerm + position }

  /// The apparent longitude of the Sun with which it begins, in degrees: a multiple of 5 from 0 to 355.
  public var longitude: Int { term.term.longitude + (position - 1) * Pentad.degrees }

  /// The instant in Terrestrial Time at which it begins.
  public var terrestrialInstant: TerrestrialInstant {
    CompiledSky().instant(ofPentad: position, of: term.term, year: term.year)
  }

  /// The instant in UTC (UT1 before 1972) at which it begins.
  public var instant: Instant { CompiledSky().utc(terrestrialInstant) }
}

extension LunarCalendar {
  /// Returns the pentad in which a day is: the last one that has begun when the day ends.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the years 1899 to 2101.
  public func pentad(on day: DayNumber) throws(SkyError) -> PentadEvent {
    let term = try solarTerm(inForceOn: day)
    var pentad = PentadEvent(term: term, position: Pentad.countInTerm)
    while pentad.position > 1, date(of: pentad) > CivilDate(day) {
      pentad = PentadEvent(term: term, position: pentad.position - 1)
    }
    return pentad
  }

  /// Returns the civil date on which a pentad begins in this calendar.
  public func date(of pentad: PentadEvent) -> CivilDate { CivilDate(day(ofEventAt: pentad.instant)) }

  /// Returns the name of a pentad in the list of this calendar, in the characters of its country: 东风解冻 in Chinese calendars,
  /// 東風解凍 in that of Japan, which differ in two of three.
  ///
  /// - Returns: `nil` if the calendar has no list.
  public func name(of pentad: PentadEvent) -> String? {
    pentads.map { pentadName($0.rawValue, pentad.number - 1) }
  }

  /// Returns the name of a pentad for readers of a language: in China's list in traditional characters for those of traditional
  /// Chinese, 東風解凍, and otherwise as ``name(of:)`` does.
  ///
  /// - Returns: `nil` if the calendar has no list.
  public func name(of pentad: PentadEvent, in language: Language) -> String? {
    pentads == .china ? chinesePentadName(language.tableIndex, pentad.number - 1) : name(of: pentad)
  }
}
