import Almanac
import DayAlmanac

/// `almanac export dates`: a row with many columns for each civil day, for joins.
struct DateExport: Export {
  /// A civil day in the requested calendars.
  struct Subject {
    var date: CivilDate
    var week: ISOWeek
    var calendars: [CalendarDay]
  }

  static let name = "dates"
  static let summary =
    "one row for each civil day, to join with other data; for each --calendar the columns that begin with its id"
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendars, .language]
  /// The table of one calendar, with `CALENDAR` as the prefix of its columns.
  static var table: [Column<Subject>] { table(prefixes: ["CALENDAR"]) }

  let columns: [Column<Subject>]
  private let calendars: [LunarCalendar]
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendars = try arguments.calendars()
    language = try arguments.language()
    columns = Self.table(prefixes: calendars.map(Self.prefix))
  }

  /// The beginning of the names of a calendar's columns.
  private static func prefix(_ calendar: LunarCalendar) -> String { calendar.id.replacing("-", with: "_") }

  static func hint(at column: String) -> String? {
    LunarCalendar.all.first { calendar in
      table(prefixes: [prefix(calendar)]).contains { $0.heading.name == column }
    }.map { ", which needs --calendar \($0)" }
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws {
    var first = range.lowerBound
    while first <= range.upperBound {
      // One year at a time, so that memory does not grow with the range.
      let last = min(try first.advanced(by: 365), range.upperBound)
      let readers = try calendars.map { try CalendarDays($0, in: first...last, language: language) }
      for offset in 0...first.distance(to: last) {
        let day = try first.advanced(by: offset)
        try body(
          Subject(date: CivilDate(day), week: ISOWeek(day), calendars: readers.map { try $0.day(day) }))
      }
      first = try last.advanced(by: 1)
    }
  }

  private static func table(prefixes: [String]) -> [Column<Subject>] {
    days
      + prefixes.enumerated().flatMap { place, prefix in
        CalendarDay.columns.map { column in
          Column("\(prefix)_\(column.heading.name)", of: column) { $0.calendars[place] }
        }
      }
  }

  private static let days: [Column<Subject>] = [
    Column("date", .date, "the civil date", isKey: true) { .text("\($0.date)") },
    Column("weekday", .integer, "ISO 8601: 1 is Monday, 7 Sunday") { .integer($0.week.weekday) },
    Column("week", .integer, "ISO 8601: 1 to 53") { .integer($0.week.number) },
    Column("week_year", .integer, "the year the week belongs to") { .integer($0.week.year) },
  ]
}

/// The week of a day by ISO 8601: it begins on Monday and belongs to the year of its Thursday.
struct ISOWeek {
  /// The weekday, from 1 (Monday) to 7.
  let weekday: Int
  /// The week, 1 to 53.
  let number: Int
  /// The year that the week belongs to.
  let year: Int

  init(_ day: DayNumber) {
    weekday = day.weekday.rawValue + 1
    let thursday = (try? day.advanced(by: 4 - weekday)) ?? day
    year = CivilDate(thursday).year
    let newYear = (try? CivilDate(year: year, month: 1, day: 1)).map { DayNumber($0) } ?? thursday
    number = newYear.distance(to: thursday) / 7 + 1
  }
}

/// A day in a calendar, from which the calendar's columns are computed.
struct CalendarDay {
  let almanac: AlmanacDay
  let isCertain: Bool
  let festivals: [FestivalDay]
  /// Whether a law names the day itself as a paid day off.
  let isPaidByLaw: Bool
  let language: Language

  /// Returns a value that depends on a country; null if the calendar belongs to no country.
  private func ofCountry(_ value: OrderedJSON) -> OrderedJSON {
    almanac.calendar.country == nil ? .null : value
  }

  private var holidays: [FestivalDay] { festivals.filter { $0.festival.kind == .publicHoliday } }
  /// The solar term that begins on the day.
  private var term: SolarTerm? {
    almanac.calendar.date(of: almanac.term) == CivilDate(almanac.day) ? almanac.term.term : nil
  }

  /// The columns of a calendar, without the prefix of its id.
  static let columns: [Column<CalendarDay>] = [
    Column("year", .integer, "the Gregorian year in which the lunar year begins") {
      .integer($0.almanac.lunarDate.year)
    },
    Column("month", .integer, "the lunar month, 1 to 12") { .integer($0.almanac.lunarDate.month) },
    Column("leap", .boolean, "whether it is a leap month") { .boolean($0.almanac.lunarDate.isLeapMonth) },
    Column("day", .integer, "the day of the lunar month, 1 to 30") { .integer($0.almanac.lunarDate.day) },
    Column("new_year", .boolean, "whether the lunar year begins") {
      let lunar = $0.almanac.lunarDate
      return .boolean(lunar.month == 1 && lunar.day == 1 && !lunar.isLeapMonth)
    },
    Column("month_days", .integer, "the days of the lunar month, 29 or 30") {
      .integer(try $0.almanac.calendar.month(of: $0.almanac.lunarDate).dayCount)
    },
    Column("certain", .boolean, "whether no event of the sky so near midnight can move the lunar date") {
      .boolean($0.isCertain)
    },
    Column("year_can_chi", .text, "the place of the year in the cycle of sixty, by --language") {
      .text($0.almanac.yearCycle.name(in: $0.language))
    },
    Column("month_can_chi", .text, "the place of the month in that cycle, by the custom of the calendar") {
      OrderedJSON($0.almanac.calendar.dayRules == nil ? nil : $0.almanac.monthCycle.name(in: $0.language))
    },
    Column("day_can_chi", .text, "the place of the day in that cycle") {
      .text($0.almanac.cycle.name(in: $0.language))
    },
    Column("term_longitude", .integer, "degrees of the solar term that begins; empty if none does") {
      $0.term.map { .integer($0.longitude) } ?? .null
    },
    Column("term", .text, "the name of that term, by --language") { day in
      OrderedJSON(day.term?.name(in: day.language))
    },
    Column("moon_phase", .text, "new, first-quarter, full or last-quarter on its day; else empty") {
      OrderedJSON(try $0.almanac.calendar.moonPhase(on: $0.almanac.day)?.phase.word)
    },
    Column(
      "festivals", .list,
      "ids of the festivals on the day itself, of the calendar's country; empty if it has none"
    ) {
      $0.ofCountry(.array($0.festivals.map { .text($0.festival.id) }))
    },
    Column("festival_names", .names, "their names, by --language") { day in
      day.ofCountry(.array(day.festivals.map { .text($0.festival.name(in: day.language)) }))
    },
    Column("holidays", .list, "ids of the festivals that are public holidays") {
      $0.ofCountry(.array($0.holidays.map { .text($0.festival.id) }))
    },
    Column("paid_days", .integer, "how many paid days these give by law") {
      $0.ofCountry(.integer($0.holidays.reduce(0) { $0 + $1.festival.paidDays.count }))
    },
    Column(
      "paid_by_law", .boolean,
      "whether a law names this day as paid, for a festival on it or near it; if decided yearly, only the festival"
    ) {
      $0.ofCountry(.boolean($0.isPaidByLaw))
    },
  ]
}

/// Reads the days of a range in a calendar.
struct CalendarDays {
  private let calendar: LunarCalendar
  private let language: Language
  private let festivals: [DayNumber: [FestivalDay]]
  private let paid: [ClosedRange<DayNumber>]
  private let doubts: [ClosedRange<DayNumber>]

  /// Reads the festivals and uncertain days of the range.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`.
  init(_ calendar: LunarCalendar, in range: ClosedRange<DayNumber>, language: Language) throws {
    self.calendar = calendar
    self.language = language
    festivals = Dictionary(grouping: try calendar.festivals(in: range)) { $0.day }
    // Their festival may be outside the range.
    paid = try calendar.publicHolidays(in: range).compactMap(\.paidDays)
    doubts = calendar.doubts.map(\.days).filter { $0.overlaps(range) }
  }

  func day(_ day: DayNumber) throws -> CalendarDay {
    // If the calendar has no rules for days, the values that depend on them are left out.
    CalendarDay(
      almanac: try AlmanacDay(day, in: calendar, rules: calendar.dayRules ?? .chinese),
      isCertain: !doubts.contains { $0.contains(day) },
      festivals: festivals[day] ?? [], isPaidByLaw: paid.contains { $0.contains(day) }, language: language)
  }
}
