import WidgetFoundation

/// A state on a day: a document to draw, or the reason why there is none.
enum ShownState {
  /// No amounts.
  case message(WidgetStatus<BudgetReason>)
  /// A document, the user's or the sample, with what has to be said of its age and state.
  case document(BudgetDocument, WidgetStatus<BudgetReason>, today: CivilDate, notes: [String])

  init(_ state: BudgetState, at instant: Instant, in environment: WidgetEnvironment, _ texts: BudgetTexts) {
    guard let today = environment.days.day(at: instant) else {
      self = .message(.failure(.outsideCalendar))
      return
    }
    switch state {
    case .missing: self = .message(.empty(.notStarted))
    case .newerVersion: self = .message(.failure(.newerVersion))
    case .unreadable: self = .message(.failure(.unreadable))
    case .placeholder:
      guard let sample = BudgetDocument.sample(today: today, environment.language) else {
        self = .message(.failure(.outsideCalendar))
        return
      }
      self = .document(sample, .placeholder, today: today, notes: [])
    case .document(let document, let writtenAt):
      let stale = WidgetDays.staleSince(document, writtenAt, today: today, in: environment)
      var notes: [String] = []
      if let stale { notes.append(texts.asOf(stale.day, today: today)) }
      if document.skippedCount > 0 { notes.append(texts.skipped(document.skippedCount)) }
      let status = stale.map { WidgetStatus<BudgetReason>.stale(since: $0.instant) } ?? .normal
      self = .document(document, status, today: today, notes: notes)
    }
  }
}

extension BudgetTexts {
  /// What to say instead of amounts.
  func message(_ status: WidgetStatus<BudgetReason>) -> String {
    switch status {
    case .empty(let reason), .failure(let reason): self.reason(reason)
    case .placeholder, .normal, .stale: ""
    }
  }
}
