import LunarCalendarWidget

/// The occasions of the calendar widget.
enum CalendarOccasions {
  /// Days with rare properties.
  ///
  /// They are a new moon too close to midnight and its month, leap months 6 and 11, and the limits of the
  /// tables and of the calendar.
  private static let rareDays = [
    "2072-12-08", "2073-01-01", "2033-12-22", "2025-07-25", "2028-06-23", "1899-02-09", "1899-02-10",
    "2101-01-28", "2101-01-29", "2150-07-25", "0001-01-01", "9999-12-31",
  ]

  /// Returns settings with a giỗ and a birthday that are observed every year.
  private static func withAnniversaries() throws -> CalendarSettings {
    CalendarSettings(
      anniversaries: try AnniversaryList([
        Anniversary(
          id: "1", name: "ông nội", kind: .death, date: try RecurringLunarDate(month: 3, day: 10),
          year: 2001),
        Anniversary(
          id: "2", name: "cô Mai", kind: .birthday, date: try RecurringLunarDate(month: 11, day: 28),
          year: 1966),
      ]))
  }

  static func report(in language: Language, _ scope: WidgetWidths.Scope) throws -> WidthReport {
    var report = WidthReport()
    let settings = [
      CalendarSettings(), CalendarSettings(calendar: .chinese), CalendarSettings(calendar: .vietnamese),
      CalendarSettings(monthNaming: .traditional), try withAnniversaries(),
      CalendarSettings(usesLargeType: true),
      CalendarSettings(calendar: .chinese, usesLargeType: true),
    ]
    for settings in settings {
      var survey = WidthSurvey(CalendarDefinition.self, widget: "calendar", in: language, scope)
      survey.add(
        (scope.days.instants + WidgetWidths.Days(rareDays).instants).map {
          Occasion(.loaded(settings), at: $0)
        }
      )
      // Months other than the current one, whose header may name two lunar years, always with six weeks.
      let firsts = WidgetWidths.Days(scope.days.all.filter { $0.day == 1 }.map(\.description))
      survey.add(
        firsts.all.flatMap { day in
          [Occasion(.loaded(settings), CalendarConfiguration(rows: .six), at: WidgetWidths.Days.noon(day))]
            + firsts.all.prefix(12).map { month in
              Occasion(
                .loaded(settings), CalendarConfiguration(month: YearMonth(of: month), showsArrows: true),
                at: WidgetWidths.Days.noon(day))
            }
        })
      report.add(survey.report)
    }
    var survey = WidthSurvey(CalendarDefinition.self, widget: "calendar", in: language, scope)
    survey.add(
      [CalendarState.unreadable(""), .placeholder, .missing].flatMap { state in
        (WidgetWidths.Days(rareDays).instants + scope.days.instants.prefix(40)).map {
          Occasion(state, at: $0)
        }
      })
    report.add(survey.report)
    return report
  }
}
