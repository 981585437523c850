import Documents
import LunarCalendarWidgetCore
import WidgetBridge
import WidgetFoundation

extension WidgetCommand {
  /// `almanac widget calendar`: a month with lunar days, or only the day in the smaller families.
  static let calendar = WidgetCommand(
    name: "calendar", summary: "Lịch Việt, a month with solar and lunar days", language: .vietnamese,
    texts: CalendarDefinition.language(for:),
    options: [
      WidgetOptions.state, Options.calendar, Options.country, Options.noGroups, monthNames, month, rows,
      dayBasis, largeType,
      hidesObservances, rokuyo, pentad,
      WidgetOptions.privacy,
    ]
  ) { arguments, surroundings in
    let (calendar, country) = (try arguments.chosenCalendar(), try arguments[Options.country])
    let countryCalendar = try arguments.countryCalendar()
    let (naming, basis) = (try arguments[monthNames], try arguments[dayBasis])
    let groups = try arguments[Options.noGroups]
    let (usesLargeType, hides) = (arguments.has(largeType), arguments.has(hidesObservances))
    let (showsRokuyo, showsPentad) = (arguments.has(rokuyo), arguments.has(pentad))
    let configuration = CalendarConfiguration(
      month: try arguments[month], rows: try arguments[rows] ?? .asNeeded)
    let stored =
      try surroundings.path.map { try AnniversaryFile($0, arguments.refusalLanguage).settings() }
      ?? StoredState(state: .loaded(CalendarSettings()))
    // The command line has precedence over the stored settings.
    let state = stored.state.map { settings in
      var settings = settings
      settings.calendar = calendar ?? settings.calendar ?? countryCalendar
      settings.daysOffCountry = country ?? settings.daysOffCountry
      settings.monthNaming = naming ?? settings.monthNaming
      settings.dayBasis = basis ?? settings.dayBasis
      settings.usesLargeType = usesLargeType || settings.usesLargeType
      settings.hidesObservances = hides || settings.hidesObservances
      settings.showsRokuyo = showsRokuyo || settings.showsRokuyo
      settings.showsPentad = showsPentad || settings.showsPentad
      settings.festivalGroups = groups ?? settings.festivalGroups
      return settings
    }
    return WidgetView<CalendarDefinition>(
      configuration: configuration, state: state, surroundings: surroundings, fault: stored.fault
    ) {
      let data = CalendarDefinition.data(
        of: state, configuration: configuration, at: surroundings.instant, in: surroundings.environment,
        hidesNames: surroundings.privacy == .redacted)
      guard let data else {
        throw CommandFailure { $0.outsideYears(text: "\(surroundings.instant)") }
      }
      return data
    }
  }

  private static let monthNames = Option(
    "month-names", oneOf: MonthNaming.self, "how Vietnamese names month 11 (default: modern)")
  private static let dayBasis = Option(
    "day-basis", oneOf: CalendarSettings.DayBasis.self,
    "whether today is the day in the zone or at the calendar's home (default: userZone)")
  private static let largeType = Option(
    switch: "large-type",
    "larger type with less content: two weeks in medium, no days of other months, no weekday on a day's card"
  )
  private static let hidesObservances = Option(
    switch: "hide-observances", "without days of remembrance and of professions, which are working days")
  private static let rokuyo = Option(
    switch: "rokuyo", "with today's day of the six (六曜), in the Japanese calendar")
  private static let pentad = Option(
    switch: "pentad", "with today's pentad (候), in the Chinese and Japanese calendars")
  private static let month = Option<YearMonth>(
    "month", "YYYY-MM", allowed: .json(YearMonth.expectation),
    "the month to show (default: the current month)",
    read: { (text) throws(UsageError) in try TypedDate.value(of: text, \.yearMonth) })
  private static let rows = Option(
    "rows", oneOf: CalendarConfiguration.Rows.self, "how many weeks to show (default: asNeeded)")
}
