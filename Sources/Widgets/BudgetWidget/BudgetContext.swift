import WidgetFoundation

/// The user's or the sample's document on a day, with its age and state, for both widgets.
struct BudgetContext {
  let document: BudgetDocument
  let today: CivilDate
  let status: WidgetStatus<WidgetReason<BudgetReason>>
  /// The day of the data if it is old; `nil` if it is recent.
  let oldDay: CivilDate?
  /// Whether a period before today's is shown, to whose last day ``today`` is moved.
  private(set) var isPast = false

  /// The smallest and the largest number of days with entries.
  static let daysAhead = 7...35

  init(
    _ document: BudgetDocument, on today: CivilDate,
    status: WidgetStatus<WidgetReason<BudgetReason>> = .normal, oldDay: CivilDate? = nil
  ) {
    self.document = document
    self.today = today
    self.status = status
    self.oldDay = oldDay
  }

  /// Creates the day of the user's document.
  ///
  /// The age of the document counts from the day of its totals, or from the day when it was written if that
  /// is earlier.
  init(
    _ document: BudgetDocument, writtenAt: Instant?, on today: CivilDate, in environment: WidgetEnvironment
  ) {
    let writtenDay = writtenAt.flatMap(environment.days.day(at:))
    let day = min(document.asOf, writtenDay ?? document.asOf)
    let isOld = day.days(to: today) > BudgetDocument.freshDays
    let since = isOld ? (day == writtenDay ? writtenAt : nil) ?? environment.days.start(of: day) : nil
    self.init(
      document, on: today, status: since.map { .stale(since: $0) } ?? .normal,
      oldDay: since == nil ? nil : day)
  }

  /// Returns the context of the last day of a period that is over; any other stays as it is.
  func showing(_ anchor: PeriodAnchor?) -> BudgetContext {
    guard let anchor, let period = Period(anchor, rules: document.rules), period.last < today else {
      return self
    }
    var context = BudgetContext(
      document, on: period.last, status: status,
      oldDay: document.asOf < period.last ? document.asOf : nil)
    context.isPast = true
    return context
  }

  /// Returns the status; an empty document is reported only if there is no other problem.
  func status(isEmpty: Bool) -> WidgetStatus<WidgetReason<BudgetReason>> {
    isEmpty && status == .normal ? .empty(.specific(.noSpending)) : status
  }

  /// Returns the schedule: the instant itself and the beginnings of days up to the first day of the next
  /// period.
  static func schedule(
    of state: BudgetState, from instant: Instant, in environment: WidgetEnvironment,
    kind: (BudgetDocument) -> PeriodKind
  ) -> Schedule {
    guard let document = state.value else { return state.scheduleWithoutFacts(from: instant) }
    guard let today = environment.days.day(at: instant),
      let period = try? Period(kind(document), containing: today, rules: document.rules)
    else { return Schedule(now: instant, later: [], reload: .never) }
    let left = today.days(to: period.last) + 1
    let count = max(daysAhead.lowerBound, min(daysAhead.upperBound, left))
    let starts = environment.days.starts(after: instant, count: count)
    guard let last = starts.last else { return Schedule(now: instant, later: [], reload: .never) }
    return Schedule(now: instant, later: starts, reload: .after(last))
  }
}

extension WidgetSnapshot where Specific == BudgetReason, Facts.Page == BudgetLink {
  /// Creates the snapshot of a document, or of a note that says why there are no amounts.
  ///
  /// - Parameters:
  ///   - name: The name of the widget, shown above a note.
  ///   - shown: Returns the snapshot of a document, with the day on which it is shown.
  init(
    of state: BudgetState, at instant: Instant, in environment: WidgetEnvironment, name: String,
    shown: (BudgetContext, BudgetTexts) throws(StandingError) -> Self
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
    func shownOrNote(_ context: BudgetContext) -> Self {
      do throws(StandingError) {
        return try shown(context, texts)
      } catch {
        return error.told { reason in
          failure(reason, others: texts.notes(context))
        } noData: { period, since in
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
      guard let sample = BudgetDocument.sample(today: today, environment.language) else {
        self = failure(.outsideCalendar)
        return
      }
      self = shownOrNote(BudgetContext(sample, on: today, status: .placeholder))
    case .loaded(let document, let writtenAt):
      self = shownOrNote(BudgetContext(document, writtenAt: writtenAt, on: today, in: environment))
    }
  }
}
