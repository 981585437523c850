import WidgetFoundation

/// A document on a day, the user's or the sample, with what both widgets have to say of its age and state.
struct BudgetDay {
  let document: BudgetDocument
  let today: CivilDate
  let status: WidgetStatus<WidgetReason<BudgetReason>>
  /// The day of data that is old; `nil` for data of these days.
  let oldDay: CivilDate?

  /// Entries are made for at least so many days, and for at most so many.
  static let daysAhead = 7...35
  /// After so many whole days without a word of the app, its data counts as old.
  static let freshDays = 3

  init(
    _ document: BudgetDocument, on today: CivilDate,
    status: WidgetStatus<WidgetReason<BudgetReason>> = .normal, oldDay: CivilDate? = nil
  ) {
    self.document = document
    self.today = today
    self.status = status
    self.oldDay = oldDay
  }

  /// The user's document, which counts as old by the day of its totals, or by the moment it was written if that is
  /// earlier.
  init(
    _ document: BudgetDocument, writtenAt: Instant?, on today: CivilDate, in environment: WidgetEnvironment
  ) {
    let writtenDay = writtenAt.flatMap(environment.days.day(at:))
    let day = min(document.asOf, writtenDay ?? document.asOf)
    let isOld = day.days(to: today) > Self.freshDays
    let since = isOld ? (day == writtenDay ? writtenAt : nil) ?? environment.days.start(of: day) : nil
    self.init(
      document, on: today, status: since.map { .stale(since: $0) } ?? .normal,
      oldDay: since == nil ? nil : day)
  }

  /// How many notes there are of its age and state.
  var noteCount: Int { (oldDay == nil ? 0 : 1) + (document.skippedCount > 0 ? 1 : 0) }

  /// The status where nothing may have been recorded: that is said unless something else has to be said.
  func status(isEmpty: Bool) -> WidgetStatus<WidgetReason<BudgetReason>> {
    isEmpty && status == .normal ? .empty(.own(.noSpending)) : status
  }

  /// Now and the beginnings of the days to the end of the period, the first day of the next one included.
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

extension WidgetSnapshot where Own == BudgetReason, Content.Page == BudgetLink {
  /// What a document shows, or a note that says why there are no amounts.
  ///
  /// - Parameters:
  ///   - name: The name of the widget, above a note.
  ///   - shown: The snapshot of a document on a day.
  init(
    of state: BudgetState, at instant: Instant, in environment: WidgetEnvironment, name: String,
    shown: (BudgetDay, BudgetTexts) throws(StandingError) -> Self
  ) {
    let texts = BudgetTexts(environment)
    func note(
      _ status: WidgetStatus<Reason>, _ reason: Reason, symbol: String = WidgetNote.warning,
      others: [TextForms] = []
    ) -> Self {
      let text = texts.reason(reason)
      let spoken = texts.spoken(text.longest, others.map { $0.longest })
      return WidgetSnapshot(
        family: environment.family, status: status,
        drawing: .note(
          WidgetNote(
            title: TextForms(name), others.reduce(text) { TextForms($0, $1) { "\($0)\n\($1)" } },
            symbol: symbol),
          NoteLayout(environment.frame)),
        outside: Outside(
          page: nil, accessibility: AccessibilityText(label: name, value: spoken)))
    }
    func failure(_ reason: Reason) -> Self { note(.failure(reason), reason) }
    func shownOrNote(_ day: BudgetDay) -> Self {
      do throws(StandingError) {
        return try shown(day, texts)
      } catch {
        return note(.failure(error.reason), error.reason, others: texts.notes(day))
      }
    }
    guard let today = environment.days.day(at: instant) else {
      self = failure(.outsideCalendar)
      return
    }
    switch state {
    // Nothing is wrong before the app was opened.
    case .missing: self = note(.empty(.missing), .missing, symbol: "banknote")
    case .newer: self = failure(.newer)
    case .unreadable: self = failure(.unreadable)
    case .unavailable: self = failure(.unavailable)
    case .placeholder:
      guard let sample = BudgetDocument.sample(today: today, environment.language) else {
        self = failure(.outsideCalendar)
        return
      }
      self = shownOrNote(BudgetDay(sample, on: today, status: .placeholder))
    case .loaded(let document, let writtenAt):
      self = shownOrNote(BudgetDay(document, writtenAt: writtenAt, on: today, in: environment))
    }
  }
}
