import WidgetFoundation

extension BudgetDay {
  /// Creates the current day of the user's document.
  ///
  /// The age of the document counts from the day of its totals in the writer's time zone, which may be a day
  /// later or earlier than here.
  ///
  /// - Returns: `nil` if no document was read, or if an instant is outside the years 1 to 9999.
  package init?(_ state: BudgetState, at instant: Instant, in environment: WidgetEnvironment) {
    guard case .loaded(let document, let writtenAt, let writersDay) = state,
      let today = environment.days.day(at: instant)
    else { return nil }
    let day = BudgetDay(today, of: document)
    let written = writtenAt.flatMap(environment.days.day(at:))
    let moved = written.flatMap { written in
      writersDay.flatMap { try? day.asOf.adding(days: $0.days(to: written)) }
    }
    let asOf = document.isSelfRecorded ? day.asOf : min(moved ?? day.asOf, written ?? day.asOf)
    let isOld = asOf.days(to: today) > BudgetDocument.freshDays
    self.init(
      today, asOf: asOf,
      oldSince: isOld ? (asOf == written ? writtenAt : nil) ?? environment.days.start(of: asOf) : nil)
  }
}

extension WidgetDefinition where Stored == BudgetDocument {
  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language {
    BudgetTexts(asked, locale: asked.locale).language
  }

  /// Returns a sample with invented amounts for the month of Tết 2026.
  public static func placeholder(in environment: WidgetEnvironment) -> Snapshot {
    snapshot(
      of: .placeholder, configuration: Configuration(), at: BudgetDocument.sampleInstant, in: environment)
  }

  /// Returns the instant itself and the beginnings of the days up to the first day of the next period, at least 7 and at most 35.
  static func schedule(
    of state: State, from instant: Instant, in environment: WidgetEnvironment,
    kind: (BudgetDocument) -> PeriodKind
  ) -> Schedule {
    guard let document = state.value else { return state.scheduleWithoutFacts(from: instant) }
    guard let today = environment.days.day(at: instant),
      let period = try? Period(kind(document), containing: today, rules: document.rules)
    else { return Schedule(now: instant, later: [], reload: .never) }
    let count = max(7, min(35, today.days(to: period.last) + 1))
    let starts = environment.days.starts(after: instant, count: count)
    return Schedule(now: instant, later: starts, reload: starts.last.map { .after($0) } ?? .never)
  }
}

extension WidgetSnapshot where Specific == BudgetReason, Facts.Page == BudgetLink {
  /// Creates the snapshot of a document, or of a note that explains why there are no amounts.
  ///
  /// - Parameters:
  ///   - name: The name of the widget, shown above a note.
  ///   - isEmpty: Whether a document has nothing to show.
  ///   - facts: Returns what is shown of a document.
  init(
    of state: BudgetState, at instant: Instant, in environment: WidgetEnvironment, name: String,
    isEmpty: (BudgetDocument) -> Bool,
    facts: (BudgetDocument, BudgetDay, BudgetTexts) throws(StandingError) -> Facts
  ) {
    let texts = BudgetTexts(environment)
    func note(
      _ status: WidgetStatus<Reason>, _ text: TextForms, title: TextForms = TextForms(name),
      label: String = name,
      symbol: String = WidgetNote.warning, others: [TextForms] = []
    ) -> Self {
      let drawn = others.reduce(text) { TextForms($0, $1) { "\($0)\n\($1)" } }
      let spoken = texts.spoken(text.longest, others.map { $0.longest })
      let note = WidgetNote(
        title: title, drawn, symbol: symbol, spoken: AccessibilityText(label: label, value: spoken))
      return WidgetSnapshot(frame: environment.frame, status: status, .note(note, page: nil))
    }
    func failure(_ reason: Reason, others: [TextForms] = []) -> Self {
      note(.failure(reason), texts.reason(reason), others: others)
    }
    func shown(_ document: BudgetDocument, _ day: BudgetDay) -> Self {
      var status: WidgetStatus<Reason> =
        state == .placeholder ? .placeholder : day.oldSince.map { .stale(since: $0) } ?? .normal
      do throws(StandingError) {
        // An empty document is reported only if there is no other problem.
        let facts = try facts(document, day, texts)
        if status == .normal, isEmpty(document) { status = .empty(.specific(.noSpending)) }
        return WidgetSnapshot(frame: environment.frame, status: status, .facts(facts))
      } catch {
        let notes = texts.notes(document, day)
        return switch error {
        case .outsideCalendar: failure(.outsideCalendar, others: notes)
        case .tooLarge: failure(.specific(.tooLarge), others: notes)
        case .categoriesUnknown: failure(.specific(.categoriesUnknown), others: notes)
        case .noData(let period, _):
          // No amount, level or ring: zero would look like a success.
          note(
            status, texts.noData(day),
            title: texts.periods.forms(period),
            label: texts.spoken(name, [texts.periods.longLabel(period)]), others: texts.skippedNotes(document)
          )
        }
      }
    }
    guard let today = environment.days.day(at: instant) else {
      self = failure(.outsideCalendar)
      return
    }
    switch state {
    case .placeholder:
      let sample = BudgetDocument.sample(today: today, environment.language)
      self = sample.map { shown($0, BudgetDay(today, of: $0)) } ?? failure(.outsideCalendar)
    case .loaded(let document, _, _):
      let day = BudgetDay(state, at: instant, in: environment)
      self = day.map { shown(document, $0) } ?? failure(.outsideCalendar)
    // It is not an error that the app was not opened yet.
    case .missing: self = note(.empty(.missing), texts.reason(.missing), symbol: "banknote")
    case .newer: self = failure(.newer)
    case .unreadable: self = failure(.unreadable)
    case .unavailable: self = failure(.unavailable)
    }
  }
}
