import LunarCalendarWidgetTables

/// The texts of the calendar widget.
public struct CalendarTexts: Hashable, Sendable {
  /// The language of the texts: the requested one, or the one that replaces it.
  let language: Language
  /// The texts of the language, which `Data/strings` defines.
  let strings: LunarCalendarWidgetStrings
  /// The language for names in the cycle of sixty.
  private let cycleLanguage: Language
  private let lunar: LunarDateFormatter
  let dates: DateText
  let anniversaries: AnniversaryTexts

  /// Creates the texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - calendar: The lunar calendar; in English, years of the Vietnamese calendar keep their Vietnamese
  ///     names.
  ///   - monthNaming: The Vietnamese name of month 11.
  ///   - localeIdentifier: The locale, whose region decides the order of dates in English; `nil` for the language alone.
  package init(
    _ language: Language, calendar: LunarCalendar = .vietnamese, monthNaming: MonthNaming = .modern,
    localeIdentifier: String? = nil
  ) {
    strings = LunarCalendarWidgetStrings(language: language.tableIndex)
    let language = Language(tableIndex: strings.language)
    self.language = language
    cycleLanguage = calendar.cycleLanguage(for: language)
    lunar = LunarDateFormatter(language: language, monthNaming: monthNaming)
    dates = DateText(language, localeIdentifier: localeIdentifier)
    anniversaries = AnniversaryTexts(language, monthNaming: monthNaming)
  }

  /// The name of the widget in the gallery.
  public var displayName: String { strings.displayName }
  /// The description of the widget in the gallery.
  public var description: String { strings.description }
  /// "Large type", the name of a setting.
  package var largeType: String { strings.largeType }
  /// The description of that setting: "Less to see: no days of other months, no weekday on the card of a
  /// day".
  package var largeTypeNote: String { strings.largeTypeNote }

  /// "Tháng 2, 2026", or in numbers "2/2026".
  func monthForms(_ date: CivilDate) -> TextForms {
    TextForms(dates.monthAndYear(date), dates.monthAndYearShort(date))
  }

  /// "Tháng Giêng Bính Ngọ", "Tháng Giêng".
  func lunarMonthForms(_ date: LunarDate) -> TextForms {
    TextForms(lunarMonth(date), lunar.month(date).capitalizedFirst)
  }

  /// "Tháng Giêng Bính Ngọ", "Tháng Sáu nhuận Ất Tỵ".
  func lunarMonth(_ date: LunarDate) -> String {
    strings.lunarMonthAndYear(cycle: yearName(date), month: lunar.month(date)).capitalizedFirst
  }

  /// "Tháng Chạp Ất Tỵ – Tháng Giêng Bính Ngọ"; shorter in Vietnamese "Chạp Ất Tỵ – Giêng Bính Ngọ", and then
  /// the years, "Ất Tỵ – Bính Ngọ", because the days of the month show where its lunar months begin.
  ///
  /// Within a lunar year it is "Tháng Hai – tháng Ba Đinh Mùi", "Tháng Hai – tháng Ba", "Đinh Mùi".
  func lunarRangeForms(_ first: LunarDate, _ last: LunarDate) -> TextForms {
    guard first.year != last.year else {
      let months = strings.lunarRange(first: lunar.month(first), last: lunar.month(last)).capitalizedFirst
      let year = yearName(first)
      return TextForms(strings.lunarMonthAndYear(cycle: year, month: months), months, year)
    }
    func range(_ text: (LunarDate) -> String) -> String {
      strings.lunarRange(first: text(first), last: text(last))
    }
    let short = range {
      let name = $0.monthName(in: language, naming: lunar.monthNaming)
      return strings.lunarMonthAndYear(cycle: yearName($0), month: name)
    }
    return TextForms(range(lunarMonth), shorter: (language == .vietnamese ? [short] : []) + [range(yearName)])
  }

  /// Returns the text of a lunar day in the month grid: "28", and with the month on its first day "1/6" or
  /// "1/6n" (leap month).
  ///
  /// In Chinese it is "廿八", and on the first day the month: "六月", "闰六月". An uncertain date has a question
  /// mark.
  func cell(_ day: CalendarDay) -> String? {
    day.lunarDate.map { cell($0, isCertain: day.isCertain) }
  }

  /// Returns the forms of a grid text; a Chinese month also has a form without 月, "闰十一", as few cells have
  /// room for it.
  func cellForms(_ day: CalendarDay) -> TextForms? {
    guard let text = cell(day) else { return nil }
    guard let date = day.lunarDate else { return TextForms(text) }
    // With the question mark a name has three characters or more, which fit in fewer cells.
    let number = marked("\(date.day)", day)
    let isShort = day.isCertain || date.day == 1 && !date.isLeapMonth
    guard isChinese, date.day == 1 else { return TextForms(text, isShort ? text : number) }
    let bare = String(String.UnicodeScalarView(lunar.month(date).unicodeScalars.filter { $0 != "月" }))
    return isShort ? TextForms(text, marked(bare, day)) : TextForms(text, marked(bare, day), number)
  }

  /// Returns the grid text of a lunar date.
  package func cell(_ date: LunarDate, isCertain: Bool) -> String {
    let text =
      switch (isChinese, date.day) {
      case (true, 1): lunar.month(date)
      case (true, _): date.dayName(in: language)
      case (false, 1): short(date)
      default: "\(date.day)"
      }
    return isCertain ? text : strings.uncertainDay(day: text)
  }

  /// Returns the lunar date in numbers, "28/6" or "28/6n" (leap month), with a question mark if it is
  /// uncertain.
  ///
  /// In Chinese it is "六月廿八", with the shorter form "6/28".
  func short(_ day: CalendarDay) -> TextForms? {
    guard let date = day.lunarDate else { return nil }
    let numbers = marked(short(date), day)
    return isChinese
      ? TextForms(marked(lunar.dayAndMonth(date), day), numbers) : TextForms(numbers)
  }

  /// Adds a question mark to a lunar day if it is uncertain.
  private func marked(_ text: String, _ day: CalendarDay) -> String {
    day.isCertain ? text : strings.uncertainDay(day: text)
  }

  private func short(_ date: LunarDate) -> String {
    date.isLeapMonth
      ? strings.dayOfLeapMonth(day: "\(date.day)", month: "\(date.month)")
      : strings.dayOfMonth(day: "\(date.day)", month: "\(date.month)")
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026, âm lịch mùng 1 tháng Giêng năm Bính Ngọ".
  package func dateAndLunar(_ date: CivilDate, _ lunar: LunarDate) -> String {
    strings.cellLabel(date: dates.full(date), lunar: lunarDate(lunar))
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026, âm lịch mùng 1 tháng Giêng năm Bính Ngọ, hôm nay".
  package func label(_ day: CalendarDay) -> String {
    var parts = [day.lunarDate.map { dateAndLunar(day.date, $0) } ?? dates.full(day.date)]
    if day.isToday { parts.append(CommonText(language).today) }
    parts += names(day).map { $0.name }
    if !day.isCertain { parts.append(strings.uncertain) }
    return list(parts)
  }

  /// Returns the reason why a day is off, usually off, or worked; `nil` if a law makes it a festival's day off, as its name shows.
  private func ruling(_ day: CalendarDay) -> TextForms? {
    day.ruling.flatMap { $0.reason == .law && day.festivals.contains(where: day.isDayOff) ? nil : words($0) }
  }

  /// Returns the reason why a day is off, usually off, or worked, with shorter forms: "nghỉ bù Tết Nguyên đán", "nghỉ lễ".
  package func words(_ ruling: DayRuling) -> TextForms {
    let common = DayTexts(language)
    let (general, of): (String, (String) -> String) =
      switch ruling.reason {
      case .decided(.election, _): (strings.electionDay, { _ in strings.electionDay })
      case .decided(.temporary, _): (strings.temporaryDayOff, { _ in strings.temporaryDayOff })
      case .decided(.worked, _): (strings.workingDay, { strings.workingDayFor(festival: $0) })
      case .substitute, .decided(.inPlace, _): (common.substitute, { strings.substituteFor(festival: $0) })
      case .forecast: (common.usuallyOff, { strings.usuallyOffFor(festival: $0) })
      case .law, .decided: (strings.dayOff, { strings.dayOffFor(festival: $0) })
      }
    guard let festival = ruling.festival else { return TextForms(general) }
    let names = [festival.name(in: language)] + festival.shortNames(in: language)
    let forms = names.map { of(Festival.inSentence($0)) }
    return TextForms(forms[0], shorter: forms.dropFirst() + [general])
  }

  /// Whether days that are off or worked have a mark.
  var marksRulings: Bool { isChinese }

  /// Whether days have their Chinese names, in simplified or traditional characters.
  private var isChinese: Bool { language.isSameLanguage(as: .chinese) }

  /// Returns the mark beside the solar day of a day off or a worked day: 休 or 班 in Chinese, as in printed calendars.
  ///
  /// Other languages have no such character. They mark a day only if an anniversary has the place of its sign.
  func mark(_ day: CalendarDay) -> TextForms? {
    guard let role = day.ruling?.role else { return nil }
    if marksRulings { return TextForms(day.isDayOff ? Self.offMark : Self.workedMark) }
    return day.nameRole == role ? nil : role.sign.map { TextForms($0) }
  }

  /// Returns the names of a day, each with its kind: anniversaries, the reason why it is off or worked,
  /// festivals, and the solar term.
  func names(_ day: CalendarDay) -> [(name: String, role: CalendarRole)] {
    var names = day.anniversaries.map { (name: anniversaries.name($0), role: CalendarRole.anniversary) }
    if let ruling = ruling(day) { names.append((ruling.longest, day.ruling?.role ?? .lunar)) }
    for festival in day.festivals where !festival.isRepeated(among: day.festivals, in: day.country) {
      names.append((name(festival), day.isDayOff(festival) ? .publicHoliday : .festival))
    }
    if let term = day.solarTerm { names.append((name(term), .solarTerm)) }
    return names
  }

  /// Returns the meaning of the sign of a kind of days: "* nghỉ lễ", "• ngày lễ"; `nil` for a kind without a sign.
  private func legend(_ role: CalendarRole) -> String? {
    let meaning =
      switch role {
      case .anniversary: anniversaries.word(.other)
      case .publicHoliday: strings.dayOff
      case .weekday: strings.workingDay
      case .solarTerm: DayTexts(language).solarTerm
      default: DayTexts(language).festivals
      }
    return role.sign.map { "\($0) \(meaning)" }
  }

  private var offLegend: String { "\(Self.offMark) \(strings.dayOff)" }
  private var workedLegend: String { "\(Self.workedMark) \(strings.workingDay)" }

  /// Returns the meanings of the signs beside the names of some days, and of the marks of these days.
  package func legend(of days: [CalendarDay]) -> [String] {
    let roles = Set(days.flatMap { names($0).map { $0.role } })
    return [.anniversary, .publicHoliday, .weekday, .festival, .solarTerm].filter(roles.contains).compactMap(
      legend)
      + (marksRulings && days.contains { $0.isDayOff } ? [offLegend] : [])
      + (marksRulings && days.contains { $0.isWorked } ? [workedLegend] : [])
  }

  /// Returns the meanings of all signs of a month, and of the marks of days off and worked days where these
  /// replace a sign.
  package var legends: [String] {
    let marks =
      marksRulings ? [offLegend, workedLegend] : [CalendarRole.publicHoliday, .weekday].compactMap(legend)
    return [CalendarRole.anniversary, .festival, .solarTerm].compactMap(legend) + marks + [
      strings.uncertainNote
    ]
  }

  private static let (offMark, workedMark) = ("休", "班")

  /// An event of a day in one line, and its colour; an anniversary is private.
  typealias Event = (forms: Sensitive<TextForms>, role: CalendarRole)

  /// Returns the most important name of a day: an anniversary, the reason why it is off or worked, a festival, or the solar term.
  ///
  /// A count of the day's other anniversaries and festivals follows an anniversary, and the mark of a day off or worked day
  /// precedes it: "* Giỗ ông nội lần thứ 5 +2". If the anniversaries were removed, the day off is named, which is not private.
  func event(_ day: CalendarDay) -> Event? {
    if let first = day.anniversaries.first, first.value != nil || day.ruling?.role == nil {
      let mark = mark(day).map { "\($0.shortest) " } ?? ""
      let forms = first.map { anniversaries.title($0).map { "\(mark)\($0)\(others(day))" } }
      return (forms, .anniversary)
    }
    let forms =
      day.ruling?.role.flatMap { _ in ruling(day)?.map { $0.capitalizedFirst } }
      ?? day.festivals.first.map(nameForms) ?? day.solarTerm.map { TextForms(name($0)) }
    return forms.map { (Sensitive($0), day.publicRole) }
  }

  /// Returns the number of events of a day besides its first anniversary, " +2"; nothing if there are none.
  private func others(_ day: CalendarDay) -> String {
    let others = day.anniversaries.count + day.festivals.count - 1
    return others > 0 ? " +\(others)" : ""
  }

  /// Returns tomorrow's ``event(_:)`` if people prepare for it, "Ngày mai: Giỗ ông nội lần thứ 5", at the
  /// shortest with the bare name or "nghỉ lễ"; `nil` if the day has no anniversary and is neither off nor worked.
  func eve(_ day: CalendarDay) -> Event? {
    guard !day.anniversaries.isEmpty || day.ruling?.role != nil, let event = event(day) else { return nil }
    let general =
      day.ruling.map { [words($0).shortest, $0.isOff ? strings.dayOff : strings.workingDayShort] } ?? []
    let shorter =
      day.anniversaries.first?.value.map { [$0.anniversary.name + others(day), $0.anniversary.name] }
      ?? general
    let forms = event.forms.map {
      TextForms($0.longest, shorter: $0.shorter + shorter).map { strings.eve(names: $0).capitalizedFirst }
    }
    return (forms, event.role)
  }

  /// Returns today's event followed by tomorrow's, "Giỗ ông nội · Ngày mai: Giỗ bà"; the shortest forms have only today's.
  ///
  /// If one of the two was removed, the other is returned.
  func event(_ today: Event, before eve: Event?) -> Event {
    guard let eve, let next = eve.forms.value else { return today }
    guard let own = today.forms.value else { return eve }
    let both = TextForms(own, next, combine: strings.inlineDate)
    let forms = Sensitive(TextForms(both.longest, shorter: both.shorter + own.all))
    return (forms, today.role == .anniversary ? today.role : eve.role)
  }

  /// Returns tomorrow's anniversaries and the reasons why it is off or worked, for reading aloud.
  func spokenEve(_ day: CalendarDay) -> String? {
    let names = names(day).filter { [.anniversary, .publicHoliday, .weekday].contains($0.role) }
    return names.isEmpty ? nil : strings.eve(names: list(names.map { $0.name }))
  }

  /// "Tết Nguyên đán".
  func name(_ festival: Festival) -> String { festival.name(in: language).capitalizedFirst }

  /// "Thất tịch (tết Ngâu)", with the shorter form "Thất tịch".
  func nameForms(_ festival: Festival) -> TextForms {
    TextForms(name(festival), shorter: shortNames(festival))
  }

  /// Returns the shorter names, the longest first.
  func shortNames(_ festival: Festival) -> [String] {
    festival.shortNames(in: language).map { $0.capitalizedFirst }
  }

  /// "Lập xuân", "Start of spring".
  func name(_ term: SolarTerm) -> String { term.name(in: language).capitalizedFirst }

  /// "mùng 1 tháng Giêng năm Bính Ngọ".
  private func lunarDate(_ date: LunarDate) -> String {
    strings.lunarDate(cycle: yearName(date), date: lunar.dayAndMonth(date))
  }

  /// "Mùng 1 tháng Giêng", with a question mark if it is uncertain.
  func lunarDay(_ day: CalendarDay) -> String? {
    day.lunarDate.map { marked(lunar.dayAndMonth($0).capitalizedFirst, day) }
  }

  /// "Năm Bính Ngọ".
  func lunarYear(_ date: LunarDate) -> String {
    strings.yearOfCycle(cycle: yearName(date)).capitalizedFirst
  }

  /// "Ngày Nhâm Tuất".
  func cycle(_ day: CalendarDay) -> String {
    strings.dayOfCycle(cycle: name(day.cycle)).capitalizedFirst
  }

  /// "17 tháng 2 · mùng 1 tháng Giêng", "17 tháng 2 · ÂL 1/1", "17/2 · ÂL 1/1".
  ///
  /// With an event, shorter forms are "ÂL 4/1 · Ngày mai: Giỗ bà ngoại", because the system shows the solar
  /// date beside it, and the event alone, so that the name is not cut.
  func inline(_ day: CalendarDay, event: TextForms? = nil) -> TextForms {
    if let event {
      let numbers = day.lunarDate.map { [strings.inlineLunar(date: marked(self.short($0), day))] } ?? []
      let date = inline(day)
      let both = TextForms(
        TextForms(date.longest, shorter: date.shorter + numbers), event, combine: strings.inlineDate)
      return TextForms(both.longest, shorter: both.shorter + [event.shortest])
    }
    guard let date = day.lunarDate else { return TextForms(dates.weekdayAndDate(day.date)) }
    let (full, short) = (
      marked(lunar.dayAndMonth(date), day), strings.inlineLunar(date: marked(short(date), day))
    )
    let solar = dates.dayAndMonth(day.date)
    return TextForms(
      strings.inlineDate(date: solar, lunar: full), strings.inlineDate(date: solar, lunar: short),
      strings.inlineDate(date: dates.dayAndMonthShort(day.date), lunar: short))
  }

  /// Returns the lunar day in full, with a shorter form in numbers: "Mùng 1 tháng Giêng", "1/1 âm lịch".
  func lunarForms(_ day: CalendarDay) -> TextForms? {
    guard let date = day.lunarDate, let full = lunarDay(day) else { return nil }
    return TextForms(full, strings.lunarShortLine(date: marked(short(date), day)))
  }

  /// Returns a lunar day as an event, in full and in numbers: "Mùng 1 tháng Giêng", "1/1 âm lịch".
  func lunarForms(_ date: LunarDate) -> TextForms {
    TextForms(lunar.dayAndMonth(date).capitalizedFirst, strings.lunarShortLine(date: short(date)))
  }

  /// Returns the width of a text in Latin characters; a Chinese character counts as two.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  /// "hôm nay", "ngày mai", "còn 3 ngày", "3 ngày trước".
  func distance(_ days: Int) -> String {
    switch days {
    case ..<0: strings.eventDaysAgo(count: -days)
    case 0: CommonText(language).today
    case 1: CommonText(language).tomorrow
    default: strings.eventInDays(count: days)
    }
  }

  /// "Tết Nguyên đán, Thứ Ba, 17 tháng 2 năm 2026, còn 3 ngày".
  func eventLabel(name: String, date: CivilDate, days: Int) -> String {
    strings.eventLabel(date: dates.full(date), distance: distance(days), name: name)
  }

  /// Returns the explanation why some days have no lunar date.
  func outsideTables(_ calendar: LunarCalendar) -> TextForms {
    let (first, last) = (CivilDate(calendar.days.lowerBound), CivilDate(calendar.days.upperBound))
    return TextForms(
      strings.outsideTables(first: dates.long(first), last: dates.long(last)),
      strings.outsideTables(first: dates.longShort(first), last: dates.longShort(last)))
  }

  private func yearName(_ date: LunarDate) -> String {
    name(SexagenaryCycle(lunarYear: date.year))
  }

  /// "Bính Ngọ".
  func name(_ cycle: SexagenaryCycle) -> String { cycle.name(in: cycleLanguage) }

  private func list(_ parts: [String]) -> String {
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(first, pair)
  }

  /// "…, …", two texts as a list.
  func pair(_ first: String, _ second: String) -> String { strings.listPair(first: first, second: second) }
}

extension DayTexts {
  /// Returns the uncertainty about the days off of a year; `nil` if they are decided.
  package func note(_ year: DaysOffYear, today: CivilDate?) -> String? {
    let isOutdated = today.map { year.mayBeOutdated(on: $0) } ?? false
    return switch year.state {
    case .decided: nil
    case .uncollected: uncollected(year.year, knownAsOf: year.knownAsOf)
    case .law, .forecast:
      undecided(year.year, knownAsOf: year.knownAsOf, isOutdated: isOutdated)
    }
  }

  /// Returns the uncertainties about the days off of some years: each kind once, for the first year that has it.
  ///
  /// Years before the country's laws and outside the tables are left out.
  package func notes(
    on years: ClosedRange<Int>, of daysOff: DaysOff?, today: CivilDate?
  ) -> [String] {
    guard let daysOff else { return [] }
    var states: Set<DaysOffYear.State> = []
    return years.filter((daysOff.country.lawsFrom.year...LunarDate.years.upperBound).contains).map {
      daysOff.year($0)
    }
    .filter { states.insert($0.state).inserted }.compactMap { note($0, today: today) }
  }
}
