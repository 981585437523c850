package import SolsticeWidgetTables

/// The texts of the solstice widget in a language, for a hemisphere.
public struct SolsticeTexts: Hashable, Sendable {
  /// The language of the texts: the requested one, or the one that replaces it.
  package let language: Language
  /// The hemisphere whose seasons are named; `nil` near the equator, where there are no seasons.
  package let hemisphere: Hemisphere?
  /// The naming of events.
  public let naming: EventNaming
  /// The texts of the language, which `Data/strings` defines.
  package let strings: SolsticeWidgetStrings

  /// Creates the texts of a language.
  package init(_ language: Language, hemisphere: Hemisphere?, naming: EventNaming = .automatic) {
    strings = SolsticeWidgetStrings(language: language.tableIndex)
    self.language = Language(tableIndex: strings.language)
    self.hemisphere = hemisphere
    self.naming = naming
  }

  /// Creates the texts for the user's settings.
  init(
    _ settings: SolsticeSettings, _ configuration: SolsticeConfiguration, in environment: WidgetEnvironment
  ) {
    self.init(
      environment.language, hemisphere: settings.hemisphere(in: environment.zone),
      naming: configuration.naming)
  }

  /// The name of the widget in the gallery.
  public var displayName: String { strings.displayName }
  /// The description of the widget in the gallery.
  public var description: String { strings.description }

  // MARK: - Events and seasons

  /// Returns the name of an event within a sentence: "June solstice", "summer solstice", "Hạ chí", "夏至", in the south
  /// "điểm chí tháng Sáu", "六月至点".
  public func name(_ event: SolsticeEvent) -> String {
    switch (naming, season(of: event)) {
    case (.season, let season?): words(season).event
    case (.month, _): nameByMonth(event.kind)
    case (.automatic, _), (.season, nil): usualName(event.kind)
    }
  }

  /// Returns the usual name in the language: by the month, or the solar term.
  ///
  /// Solar terms have the names of northern seasons. In the south Hạ chí and 夏至 are used for the term and for the local season
  /// too, so the month names the event there.
  private func usualName(_ kind: SolsticeKind) -> String {
    language.record.solstices == .month || hemisphere == .southern
      ? nameByMonth(kind) : kind.term.name(in: language)
  }

  private func nameByMonth(_ kind: SolsticeKind) -> String { namesByMonth(kind).full }

  private func namesByMonth(_ kind: SolsticeKind) -> (full: String, short: String) {
    switch kind {
    case .marchEquinox: (strings.marchEquinox, strings.marchEquinoxShort)
    case .juneSolstice: (strings.juneSolstice, strings.juneSolsticeShort)
    case .septemberEquinox: (strings.septemberEquinox, strings.septemberEquinoxShort)
    case .decemberSolstice: (strings.decemberSolstice, strings.decemberSolsticeShort)
    }
  }

  /// Returns the name of an event as a heading, with a shorter form if it is named by its month.
  package func heading(_ event: SolsticeEvent) -> TextForms {
    let (name, byMonth) = (name(event), namesByMonth(event.kind))
    return name == byMonth.full
      ? TextForms(name.capitalizedFirst, byMonth.short.capitalizedFirst) : TextForms(name.capitalizedFirst)
  }

  /// Returns the season that an event begins; `nil` near the equator.
  package func season(of event: SolsticeEvent) -> Season? { hemisphere.map { event.season(in: $0) } }

  /// Returns the name of an event as a heading.
  package func title(_ event: SolsticeEvent) -> String { name(event).capitalizedFirst }

  /// The texts about a season: its name as a heading, the name of the event that begins it, and sentences about the day of
  /// that event and about its days.
  private func words(
    _ season: Season
  ) -> (name: String, event: String, firstDay: String, days: String) {
    switch season {
    case .spring: (strings.spring, strings.springEquinox, strings.springDescription, strings.daysOfSpring)
    case .summer: (strings.summer, strings.summerSolstice, strings.summerDescription, strings.daysOfSummer)
    case .autumn: (strings.autumn, strings.autumnEquinox, strings.autumnDescription, strings.daysOfAutumn)
    case .winter: (strings.winter, strings.winterSolstice, strings.winterDescription, strings.daysOfWinter)
    }
  }

  /// Returns the name of a season as a heading.
  public func season(_ season: Season) -> String { words(season).name }

  /// Returns a sentence about the day of an event, the first day of the season that it begins.
  ///
  /// - Parameter season: That season; `nil` near the equator.
  package func firstDayDescription(_ season: Season?) -> String {
    season.map { words($0).firstDay } ?? strings.noSeasonsDescription
  }

  /// Returns a sentence about the days of a season that is true for astronomical and meteorological seasons.
  ///
  /// - Parameter season: The season; `nil` near the equator.
  public func description(_ season: Season?) -> String {
    season.map { words($0).days } ?? strings.noSeasonsDescription
  }

  // MARK: - Countdown

  /// "Today", "Tomorrow", "89 days".
  public func count(_ days: Int) -> String {
    switch days {
    case 0: strings.today
    case 1: strings.tomorrow
    default: strings.daysLeft(count: days)
    }
  }

  /// "Today", "Tomorrow", "89 days", "89 d".
  package func countForms(_ days: Int) -> TextForms {
    (0...1).contains(days)
      ? TextForms(count(days)) : TextForms(count(days), strings.daysLeftShort(count: "\(days)"))
  }

  /// "89 days to June solstice", "June solstice: 89 days", "June sol.: 89 d".
  package func countdownForms(_ days: Int, to event: SolsticeEvent) -> TextForms {
    let (name, count) = (heading(event), countForms(days))
    return TextForms(
      countdown(days, to: event), labelled(name.longest, count.longest),
      labelled(name.shortest, count.shortest))
  }

  /// "June solstice today", "June solstice tomorrow", "89 days to June solstice".
  package func countdown(_ days: Int, to event: SolsticeEvent) -> String {
    near(days, event)
      ?? strings.daysToEvent(count: days, event: name(event)).capitalizedFirst
  }

  /// "June solstice in 89 days", the form that is read aloud.
  package func spoken(_ days: Int, to event: SolsticeEvent) -> String {
    near(days, event)
      ?? strings.eventInDays(count: days, event: name(event)).capitalizedFirst
  }

  /// "Day 3 of 93", "3/93".
  package func progress(_ elapsed: Int, of total: Int) -> TextForms {
    TextForms(
      strings.progress(elapsed: "\(elapsed)", total: "\(total)"),
      strings.progressShort(elapsed: "\(elapsed)", total: "\(total)"))
  }

  /// "Summer begins at 10:24", "Summer began at 10:24".
  package func beginning(of season: Season, at time: String, hasHappened: Bool) -> String {
    hasHappened
      ? strings.beganAt(season: self.season(season), time: time)
      : strings.beginsAt(season: self.season(season), time: time)
  }

  /// "Sunday, June 21, 10:24".
  package func dateAndTime(_ date: String, _ time: String) -> String {
    strings.dateAndTime(date: date, time: time)
  }

  /// Returns the explanation why there is no countdown.
  package func reason(_ reason: SolsticeReason) -> String {
    switch reason {
    case .beforeTables: strings.beforeTables(year: "\(SolsticeEvent.years.lowerBound)")
    case .afterTables: strings.afterTables(year: "\(SolsticeEvent.years.upperBound)")
    }
  }

  private func near(_ days: Int, _ event: SolsticeEvent) -> String? {
    switch days {
    case 0: strings.eventToday(event: name(event)).capitalizedFirst
    case 1: strings.eventTomorrow(event: name(event)).capitalizedFirst
    default: nil
    }
  }

  // MARK: - Controls

  /// "All seasons", "Winter".
  package func filter(_ season: Season?) -> String { season.map(self.season) ?? strings.allSeasons }

  /// "By month: June solstice".
  package func choice(_ naming: EventNaming) -> String {
    switch naming {
    case .automatic: strings.automatic
    case .month: strings.byMonth(example: strings.juneSolstice)
    case .season:
      strings.bySeason(example: hemisphere == .southern ? strings.winterSolstice : strings.summerSolstice)
    }
  }

  /// "With an equinox or solstice", "On the first of a month".
  package func choice(_ reckoning: SeasonReckoning) -> String {
    switch reckoning {
    case .astronomical: strings.astronomical
    case .meteorological: strings.meteorological
    }
  }

  /// "Automatic", "Northern half", for the hemisphere.
  package func choice(_ hemisphere: Hemisphere?) -> String {
    switch hemisphere {
    case .northern: strings.northern
    case .southern: strings.southern
    case nil: strings.automatic
    }
  }

  /// "New York", or the coordinates of a place without a name.
  package func name(_ place: SolsticePlace) -> String { place.name ?? coordinates(place.coordinates) }

  /// "21.03° N, 105.80° E", "21.0° N, 105.8° E".
  func coordinates(_ place: Coordinates, decimals: Int = 2) -> String {
    let scale = decimals == 2 ? 100 : 10
    func degrees(_ angle: Double) -> String {
      let parts = Int((abs(angle) * Double(scale)).rounded())
      return strings.decimal(fraction: decimal(parts % scale, width: decimals), whole: "\(parts / scale)")
    }
    let (latitude, longitude) = (degrees(place.latitude), degrees(place.longitude))
    return strings.coordinates(
      latitude: place.latitude < 0 ? strings.south(degrees: latitude) : strings.north(degrees: latitude),
      longitude: place.longitude < 0 ? strings.west(degrees: longitude) : strings.east(degrees: longitude))
  }

  /// "New York · Ho Chi Minh City time", "New York", for times of a place in another place's zone.
  func place(_ place: String, byClocksOf zone: String) -> TextForms {
    TextForms(row([place, strings.clocksOf(zone: zone)]), place)
  }

  /// "21.0° N, 105.9° E, as of March 12", for the last place of the device; in another year with the year, or
  /// the year alone.
  ///
  /// If the day is unknown or in the future, it is "Last place: 21.0° N, 105.9° E".
  func lastPlace(_ place: SolsticePlace, today: CivilDate?, _ dates: DateText) -> TextForms {
    let name = place.name ?? coordinates(place.coordinates, decimals: 1)
    guard let day = place.reportedOn, let today, day <= today else {
      return TextForms(strings.lastPlace(place: name), name)
    }
    guard day.year != today.year else {
      return TextForms(
        strings.placeAsOf(date: dates.dayAndMonth(day), place: name),
        strings.placeAsOfShort(date: dates.dayAndMonthShort(day), place: name))
    }
    // In the narrowest widgets a full date is too wide; the year alone shows that the place is old.
    return TextForms(
      strings.placeAsOf(date: dates.long(day), place: name),
      strings.placeAsOfShort(date: dates.longShort(day), place: name),
      strings.placeAsOfShort(date: "\(day.year)", place: name))
  }

  // MARK: - The Sun

  /// "Sunrise 05:16", "Rise 05:16", "↑ 05:16"; "Sunset 18:41", "Set 18:41", "↓ 18:41".
  func text(_ event: SunEvent, at time: TextForms) -> TextForms {
    let (long, short) = (time.longest, time.shortest)
    return switch event {
    case .sunrise: TextForms(strings.sunriseAt(time: long), strings.sunriseShort(time: long), "↑ \(short)")
    case .sunset: TextForms(strings.sunsetAt(time: long), strings.sunsetShort(time: long), "↓ \(short)")
    }
  }

  /// "tomorrow 00:04", "00:04 +1 d".
  func tomorrow(at time: String) -> TextForms {
    TextForms(strings.tomorrowAt(time: time), strings.tomorrowAtShort(time: time))
  }

  /// "Sunrise 05:16 · Sunset 18:41", "↑ 05:16 · ↓ 18:41": texts side by side in a line.
  ///
  /// The first form combines the longest forms of all texts, and each further form combines their next
  /// shorter ones.
  func row(_ texts: [TextForms]) -> TextForms {
    let count = texts.map { $0.all.count }.max() ?? 1
    let rows = (0..<count).map { form in row(texts.map { $0.all[min(form, $0.all.count - 1)] }) }
    return TextForms(rows[0], shorter: Array(rows.dropFirst()))
  }

  /// "Sunrise 05:16 · Sunset 18:41": texts side by side in a line.
  func row(_ texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { strings.sideBySide(first: $0, second: $1) }
  }

  /// "Day length: 13 h 24 min".
  func labelled(_ name: String, _ value: String) -> String {
    strings.labelled(name: name, value: value)
  }

  /// "13 h 24 min"; the seconds are rounded to the minute.
  package func duration(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return strings.hoursAndMinutes(hours: "\(minutes / 60)", minutes: "\(minutes % 60)")
  }

  /// Returns the explanation why no place is known.
  package func reason(_ notice: PlaceNotice) -> TextForms {
    switch notice {
    case .notChosen: TextForms(strings.placeNotChosen, strings.placeNotChosenShort)
    case .denied: TextForms(strings.placeDenied, strings.placeDeniedShort)
    case .awaited: TextForms(strings.placeAwaited)
    case .restricted: TextForms(strings.placeRestricted)
    case .unavailable: TextForms(strings.placeUnavailable)
    case .slow: TextForms(strings.placeSlow)
    }
  }

  /// Returns the note for a day without sunrise and sunset; `nil` if there is either.
  ///
  /// - Parameters:
  ///   - course: The course of the Sun; `nil` outside the tables.
  ///   - end: The day on which it sets or rises again, as text; `nil` if that is outside the tables.
  func note(_ course: CivilSunDay.Course?, until end: TextForms?) -> TextForms? {
    let isDay = course == .polarDay
    switch (course, end) {
    case (.events?, _): return nil
    case (nil, _): return TextForms(strings.sunOutsideTables, strings.sunOutsideTablesShort)
    case (_, let end?):
      let long = isDay ? strings.polarDayUntil : strings.polarNightUntil
      let short = isDay ? strings.polarDayUntilShort : strings.polarNightUntilShort
      return TextForms(
        long(end.longest), short(end.longest), short(end.shortest),
        isDay ? strings.polarDayShort : strings.polarNightShort)
    case (.polarDay?, nil): return TextForms(strings.polarDay, strings.polarDayShort)
    case (.polarNight?, nil): return TextForms(strings.polarNight, strings.polarNightShort)
    }
  }
}
