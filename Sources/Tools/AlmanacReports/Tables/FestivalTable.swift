import LunarCalendarWidgetCore
package import WorkingDays

/// A festival, a decided day off, a worked day, or one of the user's own days, as a row among festivals.
package struct FestivalRow: ColumnRecord {
  package enum Event: Sendable {
    case festival(FestivalDay)
    case ruling(DayRuling)
    case anniversary(AnniversaryRow)
  }

  package let event: Event
  /// The days off that are marked; `nil` for none.
  package let daysOff: DaysOff?
  package let language: Language

  package init(_ event: Event, _ daysOff: DaysOff?, _ language: Language) {
    (self.event, self.daysOff, self.language) = (event, daysOff, language)
  }

  package var date: CivilDate {
    switch event {
    case .festival(let entry): CivilDate(entry.day)
    case .ruling(let ruling): CivilDate(ruling.day)
    case .anniversary(let row): row.date
    }
  }
  package var name: String {
    switch event {
    case .festival(let entry): entry.festival.name(in: language)
    case .ruling(let ruling): ruling.words(in: language).longest.capitalizedFirst
    case .anniversary(let row): row.title
    }
  }
  package var id: String {
    switch event {
    case .festival(let entry): entry.festival.id
    case .ruling(let ruling): ruling.word
    case .anniversary(let row): row.day.anniversary.id
    }
  }
  fileprivate var entry: FestivalDay? { if case .festival(let entry) = event { entry } else { nil } }
  private var ruling: DayRuling? { if case .ruling(let ruling) = event { ruling } else { nil } }
  /// The kind of the festival in the country.
  private var festivalKind: FestivalKind? { entry?.festival.kind(in: daysOff?.country) }
  /// The festival with its paid days; `nil` if no law of the country pays any.
  private var paid: FestivalDay? {
    entry.flatMap { $0.festival.country == daysOff?.country && $0.festival.isPublicHoliday ? $0 : nil }
  }
  private var paidDays: PaidDays { paid?.festival.paidDays ?? .none }
  /// The state of the days off of the year, for a public holiday and for a day off or worked.
  private var year: DaysOffYear? { paid == nil && ruling == nil ? nil : daysOff?.year(date.year) }

  /// The kind as a word for programs, the same in all languages.
  private var kind: String {
    switch event {
    case .anniversary(let row): row.day.anniversary.kind.rawValue
    case .ruling(let ruling): ruling.word
    case .festival: festivalKind?.rawValue ?? ""
    }
  }
  /// The kind for people.
  private var kindText: String {
    switch event {
    case .anniversary(let row): AnniversaryTexts(row.language).word(row.day.anniversary.kind)
    case .ruling(let ruling): ruling.words(in: language).shortest
    case .festival(let entry):
      entry.festival.group == .tabooDays
        ? DayTexts(language).tabooDay
        : festivalKind.map { DayTexts(language).name($0, of: daysOff?.country) } ?? ""
    }
  }
  // In WebAssembly the sentences would enlarge its file; the web page has them in another.
  #if hasFeature(Embedded)
  private var about: String? { nil }
  private static let described: [Column<FestivalRow>] = []
  #else
  /// A sentence on what the festival is.
  private var about: String? { entry?.festival.about(in: language) }
  private static let described: [Column<FestivalRow>] = [
    Column(
      Column("about", "a sentence on what the festival is, by --language") { (about: String?) in about },
      ofOptional: { $0.about.map(Optional.some) })
  ]
  #endif
  /// The days that are paid days off by law, in words; `nil` if none is.
  private var whichDays: String? { paid.flatMap { DayTexts(language).paidDays(of: $0, in: language) } }

  /// Returns the rows that are shown to people: a holiday that two countries share is shown once.
  fileprivate static func shown(_ rows: [FestivalRow], in country: FestivalCountry?) -> [FestivalRow] {
    let entries = rows.compactMap { $0.entry }
    return rows.filter { $0.entry?.isRepeated(among: entries, in: country) != true }
  }

  /// The id of the festival whose paid days include this one.
  private var countedWith: String? {
    if case .among(let festival) = paidDays { festival } else { nil }
  }
  /// Whether the other paid days are decided every year.
  private var othersDecided: Bool {
    if case .decidedEveryYear = paidDays { true } else { false }
  }

  package static let declaration = (name: "FestivalRow", help: "A row of `festivals`.")
  package static let columns: [Column<FestivalRow>] = ofDay + described + ofFestival

  private static let ofDay: [Column<FestivalRow>] = [
    Column("date", "the civil date", isKey: true, label: { $0.date }) { $0.date },
    Column(
      "weekday", "ISO 8601: 1 is Monday, 7 Sunday", label: { _ in "" },
      cell: { $0.date.weekday.shortName(in: $0.language) }
    ) { $0.date.weekday.rawValue + 1 },
    Column("id", "the same in every language and year", isKey: true) { $0.id },
    Column("name", "the name, by --language", label: { $0.name }) { $0.name },
  ]

  private static let ofFestival: [Column<FestivalRow>] = [
    Column(
      "kind",
      "a festival is public, traditional or an observance; of a day that law or a decision gives, the reason; of your own, which",
      words: ["public", "traditional", "observance"] + DayRuling.words
        + Anniversary.Kind.allCases.map { $0.rawValue },
      label: { $0.kind }, cell: { $0.kindText }
    ) { $0.kind },
    Column(
      "group", "the group of days that can be left out, if it is in one",
      words: FestivalGroup.allCases.map { $0.rawValue }
    ) { $0.entry?.festival.group?.rawValue },
    Column(
      "daysOff", "paid days by law, which it does not always fix to dates", label: { $0.daysOff },
      cell: { $0.paidDays.count > 0 ? "\($0.paidDays.count)" : "" }
    ) { $0.paidDays.count },
    Column(
      "firstPaidDay", "the first of them, if the law fixes them", label: { $0.whichDays },
      cell: { $0.whichDays ?? "" }
    ) { ($0.paid?.paidDays?.lowerBound).map { CivilDate($0) } },
    Column("lastPaidDay", "the last of them") { ($0.paid?.paidDays?.upperBound).map { CivilDate($0) } },
    Column("countedWith", "the id of the festival whose paid days this one is one of") { $0.countedWith },
    Column("othersDecided", "whether the law gives the number of days alone") { $0.othersDecided },
    Column("legalBasis", "the law in force behind a public holiday, or the decision about a day") {
      let festival = $0.paid?.festival ?? $0.ruling?.festival
      return $0.ruling?.decision?.number
        ?? festival?.law(
          on: DayNumber($0.date), isSubstitute: $0.ruling != nil && $0.ruling?.reason != .law, in: .english)
    },
    Column("offFestivalId", "the id of the festival for which a day is off or worked") {
      $0.ruling?.festival?.id
    },
    Column(
      "offState", "of public holidays and other days off or worked: the basis of the days off of the year",
      words: DaysOffYear.State.allCases.map { $0.rawValue }
    ) { $0.year?.state.rawValue },
  ]

  /// The event for a calendar app.
  ///
  /// - Parameter file: The calendar, and the country of the days off if that is another: two files may be subscribed together.
  fileprivate func event(in calendar: LunarCalendar, of file: String) -> DayEvent {
    switch event {
    case .anniversary(let row): return row.event
    case .ruling(let ruling):
      let texts = DayTexts(language)
      return DayEvent(
        id: "day-\(date)-\(file)", date: date, summary: name,
        lines: [
          texts.text(ruling, in: language),
          // A decided day does not change when the rest of the year is decided.
          ruling.decision == nil ? year.flatMap { texts.note($0, today: nil) } : nil,
        ] + differences.map { .some($0) }, isCertain: ruling.reason != .forecast,
        revised: revised(in: calendar))
    case .festival(let entry):
      let (texts, uncertainty) = (DayTexts(language), try? calendar.uncertainty(on: entry.day))
      let paid = paidDays.count > 0 ? whichDays.map { texts.paidDays(paidDays.count, $0) } : nil
      var event = DayEvent(
        id: "festival-\(id)-\(date)-\(file)", date: date, summary: name,
        lines: [
          kindText, about, paid, year.flatMap { texts.note($0, today: nil) },
          uncertainty?.sentence(in: language),
        ] + differences.map { .some($0) }, isCertain: uncertainty == nil, revised: revised(in: calendar))
      #if !hasFeature(Embedded)
      let scale = RecurrenceRule.Scale(entry.festival.country.calendar)
      let rule = scale.flatMap { RecurrenceRule(entry.festival.date, in: $0) }
      // Nobody expects a rule for the day of a solar term. Which days are paid is another question in each year.
      if rule != nil || scale == nil {
        event.series = EventSeries(
          id: "festival-\(id)-\(file)", summary: name, lines: [kindText, about], rule: rule)
      }
      #endif
      return event
    }
  }

  /// Sentences on published tables in which the lunar date of a lunar festival, or of a day off for one, is another day.
  fileprivate var differences: [String] {
    let (day, festival) = (entry?.day ?? ruling?.day, entry?.festival ?? ruling?.festival)
    guard let day, let festival, festival.isLunar else { return [] }
    let found = (try? festival.country.calendar.differences(on: day)) ?? []
    return found.map { DayTexts(language).sentence($0) }
  }

  /// The date of the decision that names the day, or else of the newest source of the law and of the year's
  /// days off, which the event mentions.
  private func revised(in calendar: LunarCalendar) -> CivilDate? {
    if let decision = ruling?.decision { return decision.date }
    return [
      (entry?.festival ?? ruling?.festival)?.country.knownAsOf ?? calendar.country?.knownAsOf,
      year.flatMap { $0.state == .decided ? $0.decidedOn : $0.knownAsOf },
    ]
    .compactMap { $0 }.max()
  }
}

extension Table where Row == FestivalRow {
  /// The festivals of the calendar's country, the public holidays of the one whose days off are marked, other days off
  /// and worked days, and the user's own days, which come first on their day.
  ///
  /// Weekends within a break are left out, and so are paid days beside a festival, because the festival's row has them.
  ///
  /// - Parameters:
  ///   - anniversaries: The user's own days; `nil` if there are none.
  ///   - daysOff: The days off; `nil` for those of no country.
  ///   - groups: The groups that are not left out.
  ///   - isOfDaysOff: Whether there are no festivals, but each day off and worked, also those of law and of a break.
  ///   - today: The present day, after which a decision may have been due; `nil` if unknown.
  package static func festivals(
    _ calendar: LunarCalendar, _ language: Language, _ anniversaries: UserAnniversaries? = nil,
    _ daysOff: DaysOff?, groups: Set<FestivalGroup> = FestivalGroup.usual,
    isOfDaysOff: Bool = false, today: CivilDate? = nil
  ) -> Table {
    let country = daysOff?.country
    let file = country == calendar.country ? calendar.id : "\(calendar)-\(country?.id ?? "none")"
    return Table(
      FestivalRow.columns, title: { "\(isOfDaysOff ? $0.dayOff : $0.festivals) (\(file))" },
      event: { $0.event(in: calendar, of: file) },
      shown: { FestivalRow.shown($0, in: country) },
      notes: { range, rows in
        let texts = DayTexts(language)
        let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
        var notes = texts.notes(on: years, of: daysOff, today: today)
        for note in rows.flatMap({ $0.differences }) where !notes.contains(note) { notes.append(note) }
        return notes
      },
      warnings: { $1.earlierLaws(of: [daysOff], in: $0) },
      rows: { (range) throws(Refusal) in
        let own = (anniversaries?.rows(in: range) ?? []).map { FestivalRow.Event.anniversary($0) }
        do throws(LunarDateError) {
          let festivals =
            isOfDaysOff
            ? []
            : try calendar.festivals(
              in: range, withHolidaysOf: country, where: { $0.isIn(groups) }
            ).map {
              FestivalRow.Event.festival($0)
            }
          let further = (try daysOff?.rulings(in: range) ?? []).filter {
            isOfDaysOff || $0.reason != .law && $0.word != DecidedDayKind.weekend.rawValue
          }
          return (own + festivals + further.map { .ruling($0) })
            .map { FestivalRow($0, daysOff, language) }.inOrder { Int64(DayNumber($0.date).rataDie) }
        } catch { throw .lunar(error) }
      })
  }
}
