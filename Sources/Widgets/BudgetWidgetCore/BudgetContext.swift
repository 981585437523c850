import WidgetFoundation

/// The user's or the sample's document on a day, with its age, for both widgets.
package struct BudgetContext {
  package let document: BudgetDocument
  /// Today, or the last day of a period before today's that is shown.
  package private(set) var today: CivilDate
  /// The day of the totals where the reader is, from which their age counts.
  let asOf: CivilDate
  let status: WidgetStatus<WidgetReason<BudgetReason>>
  /// The day of the data if it is old; `nil` if it is recent.
  private(set) var oldDay: CivilDate?
  /// Whether a period before today's is shown.
  private(set) var isPast = false

  /// Creates the day of the sample.
  init(sample: BudgetDocument, on today: CivilDate) {
    (document, self.today, asOf, status) = (sample, today, sample.asOf, .placeholder)
  }

  /// Creates today of the user's document.
  ///
  /// The age of the document counts from the day of its totals, which is one of the writer: where clocks are hours ahead or behind,
  /// it may be a day later or earlier.
  ///
  /// - Returns: `nil` if no document was read, or if an instant is outside the years 1 to 9999.
  package init?(_ state: BudgetState, at instant: Instant, in environment: WidgetEnvironment) {
    guard case .loaded(let document, let writtenAt, let writersDay) = state,
      let today = environment.days.day(at: instant)
    else { return nil }
    // Entries do not say what a ledger would.
    let known = document.ledgerAsOf ?? document.asOf
    let written = writtenAt.flatMap(environment.days.day(at:))
    let moved = written.flatMap { day in
      writersDay.flatMap { try? known.adding(days: $0.days(to: day)) }
    }
    let asOf =
      document.isSelfRecorded
      ? max(today, document.asOf) : min(moved ?? known, written ?? known)
    let isOld = asOf.days(to: today) > BudgetDocument.freshDays
    let since = isOld ? (asOf == written ? writtenAt : nil) ?? environment.days.start(of: asOf) : nil
    (self.document, self.today, self.asOf) = (document, today, asOf)
    status = since.map { .stale(since: $0) } ?? .normal
    oldDay = since == nil ? nil : asOf
  }

  /// Returns the context of the last day of a page's period that is over; any other stays as it is.
  func showing(_ page: BudgetLink?) -> BudgetContext {
    guard let anchor = page?.anchor, let period = Period(anchor, rules: document.rules), period.last < today
    else { return self }
    var past = self
    (past.today, past.isPast) = (period.last, true)
    past.oldDay = document.asOf < period.last ? asOf : nil
    return past
  }

  /// Returns the spending of the period that contains the day.
  package func spending(_ kind: PeriodKind, in currency: Currency) throws(StandingError) -> PeriodSpending {
    try PeriodSpending(document, kind, currency: currency, today: today, asOf: asOf)
  }

  /// Returns the standing of a budget on the day.
  package func standing(of budget: Budget) throws(StandingError) -> BudgetStanding {
    try document.standing(of: budget, on: today, asOf: asOf)
  }

  /// Returns the status; an empty document is reported only if there is no other problem.
  func status(isEmpty: Bool) -> WidgetStatus<WidgetReason<BudgetReason>> {
    isEmpty && status == .normal ? .empty(.specific(.noSpending)) : status
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
  /// Creates the snapshot of a document, or of a note that says why there are no amounts.
  ///
  /// - Parameters:
  ///   - name: The name of the widget, shown above a note.
  ///   - isEmpty: Whether a document has nothing to show.
  ///   - facts: Returns what is shown of a document.
  init(
    of state: BudgetState, at instant: Instant, in environment: WidgetEnvironment, name: String,
    isEmpty: (BudgetDocument) -> Bool,
    facts: (BudgetContext, BudgetTexts) throws(StandingError) -> Facts
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
    func shown(_ context: BudgetContext) -> Self {
      do throws(StandingError) {
        return WidgetSnapshot(
          frame: environment.frame, status: context.status(isEmpty: isEmpty(context.document)),
          .facts(try facts(context, texts)))
      } catch {
        let notes = texts.notes(context)
        return switch error {
        case .outsideCalendar: failure(.outsideCalendar, others: notes)
        case .tooLarge: failure(.specific(.tooLarge), others: notes)
        case .categoriesUnknown: failure(.specific(.categoriesUnknown), others: notes)
        case .noData(let period, let since):
          // No amount, level or ring: zero would look like a success.
          note(
            context.status, texts.noData(since: since, today: context.today),
            title: texts.periods.forms(period),
            label: texts.spoken(name, [texts.periods.longLabel(period)]), others: texts.skippedNotes(context))
        }
      }
    }
    guard let today = environment.days.day(at: instant) else {
      self = failure(.outsideCalendar)
      return
    }
    switch state {
    // It is not an error that the app was not opened yet.
    case .missing: self = note(.empty(.missing), texts.reason(.missing), symbol: "banknote")
    case .newer: self = failure(.newer)
    case .unreadable: self = failure(.unreadable)
    case .unavailable: self = failure(.unavailable)
    case .placeholder:
      let sample = BudgetDocument.sample(today: today, environment.language)
      self = sample.map { shown(BudgetContext(sample: $0, on: today)) } ?? failure(.outsideCalendar)
    case .loaded:
      self = BudgetContext(state, at: instant, in: environment).map(shown) ?? failure(.outsideCalendar)
    }
  }
}
