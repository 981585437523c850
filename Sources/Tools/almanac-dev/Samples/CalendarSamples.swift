import LunarCalendarWidget

extension CalendarDefinition: SampledWidget {
  static let command = "calendar"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let delivered = CalendarState.loaded(CalendarSettings())
    return try [
      "sample": Sample(.placeholder, at: .noon(2026, 2, 17)),
      "normal": Sample(delivered, at: .noon(2026, 2, 17)),
      "six weeks": Sample(delivered, at: .noon(2026, 8, 28)),
      "leap month": Sample(delivered, at: .noon(2025, 7, 25)),
      "large type": Sample(.loaded(CalendarSettings(usesLargeType: true)), at: .noon(2026, 2, 17)),
      "anniversaries": Sample(.loaded(withAnniversaries(birthday: (3, 11))), at: .noon(2026, 4, 26)),
      "eve": Sample(.loaded(withAnniversaries(birthday: (3, 11))), at: .noon(2026, 4, 25)),
      "failure": Sample(.unreadable(""), at: .noon(2026, 9, 25)),
      "uncertain": Sample(delivered, at: .noon(2072, 12, 8)),
      // The lunar tables end before the tables of solar terms.
      "beyond the lunar years": Sample(delivered, at: .noon(2101, 2, 10)),
      "outside the tables": Sample(delivered, at: .noon(2150, 7, 25)),
    ]
  }

  /// Days with rare properties.
  ///
  /// They are a new moon too close to midnight and its month, leap months 6 and 11, and the limits of the
  /// tables and of the calendar.
  private static let rareDays = [
    "2072-12-08", "2073-01-01", "2033-12-22", "2025-07-25", "2028-06-23", "1899-02-09", "1899-02-10",
    "2101-01-28", "2101-01-29", "2150-07-25", "0001-01-01", "9999-12-31",
  ].compactMap { CivilDate($0) }.map(Instant.noon)

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    let settings = [
      CalendarSettings(), CalendarSettings(calendar: .chinese), CalendarSettings(calendar: .vietnamese),
      CalendarSettings(monthNaming: .traditional), try withAnniversaries(birthday: (11, 28)),
      CalendarSettings(usesLargeType: true), CalendarSettings(calendar: .chinese, usesLargeType: true),
    ]
    // Months other than the current one, whose header may name two lunar years, always with six weeks.
    let firsts = scope.days.filter { $0.day == 1 }
    let configurations =
      [CalendarConfiguration(rows: .six)]
      + firsts.prefix(12).map { CalendarConfiguration(month: YearMonth(of: $0), showsArrows: true) }
    return settings.flatMap { settings in
      let state = CalendarState.loaded(settings)
      return [
        samples([state], at: scope.noons + rareDays),
        configurations.flatMap { samples([state], $0, at: firsts.map(Instant.noon)) },
      ]
    } + [samples([.unreadable(""), .placeholder, .missing], at: rareDays + scope.noons.prefix(40))]
  }

  /// Returns settings with a giỗ and a birthday that are observed every year.
  ///
  /// - Parameter birthday: The lunar month and day of the birthday; the giỗ is on the tenth of the third month.
  private static func withAnniversaries(birthday: (month: Int, day: Int)) throws -> CalendarSettings {
    CalendarSettings(
      anniversaries: try AnniversaryList([
        Anniversary(
          id: "1", name: "ông nội", kind: .death, date: RecurringLunarDate(month: 3, day: 10), year: 2001),
        Anniversary(
          id: "2", name: "cô Mai", kind: .birthday,
          date: RecurringLunarDate(month: birthday.month, day: birthday.day), year: 1966),
      ]))
  }
}
