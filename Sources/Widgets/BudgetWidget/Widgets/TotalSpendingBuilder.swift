import BudgetWidgetTables
import WidgetFoundation

/// Makes the snapshots of the spending widget.
struct TotalSpendingBuilder {
  private let configuration: SpendingConfiguration
  private let instant: Instant
  private let environment: WidgetEnvironment
  private let texts: BudgetTexts
  private let room: TextRoom

  init(_ configuration: SpendingConfiguration, _ instant: Instant, _ environment: WidgetEnvironment) {
    self.configuration = configuration
    self.instant = instant
    self.environment = environment
    texts = BudgetTexts(environment)
    room = TextRoom(environment.frame)
  }

  func snapshot(of state: BudgetState) -> TotalSpendingSnapshot {
    switch ShownState(state, at: instant, in: environment, texts) {
    case .message(let status): return message(status)
    case .document(let document, let status, let today, let notes):
      var snapshot = snapshot(document, status: status, today: today)
      snapshot.notes += notes
      snapshot.accessibility.value = texts.spoken(snapshot.accessibility.value, notes)
      return snapshot
    }
  }

  /// A snapshot that says why there are no amounts.
  private func message(_ status: WidgetStatus<BudgetReason>) -> TotalSpendingSnapshot {
    var snapshot = empty(status, title: texts.spendingName)
    snapshot.notes = [texts.message(status)]
    snapshot.accessibility.value = texts.message(status)
    return snapshot
  }

  private func empty(_ status: WidgetStatus<BudgetReason>, title: String) -> TotalSpendingSnapshot {
    TotalSpendingSnapshot(
      family: environment.family, status: status, title: title,
      accessibility: AccessibilityText(label: texts.spendingName),
      hiddenText: CommonText(texts.language).hidden)
  }

  private func snapshot(
    _ document: BudgetDocument, status: WidgetStatus<BudgetReason>, today: CivilDate
  ) -> TotalSpendingSnapshot {
    do throws(StandingError) {
      let view = try PeriodSpending(document, configuration.period, currency: document.currency, today: today)
      let isEmpty = document.totals.isEmpty && status == .normal
      var snapshot = empty(
        isEmpty ? .empty(.noSpending) : status, title: texts.periods.current(configuration.period))
      if isEmpty { snapshot.notes = [texts.reason(.noSpending)] }
      try fill(&snapshot, view)
      return snapshot
    } catch {
      return message(.failure(error.reason))
    }
  }

  private func fill(_ snapshot: inout TotalSpendingSnapshot, _ view: PeriodSpending) throws(StandingError) {
    let spent = try view.spent()
    let amount = texts.money.string(spent, limit: room.total)
    let change = try view.change()
    let others = try view.spentInOtherCurrencies()
    snapshot.period = texts.periods.label(view.period)
    snapshot.page = .reports(view.period.anchor)
    snapshot.accessibility = AccessibilityText(
      label: texts.strings.spendingLabel(period: texts.periods.longLabel(view.period)),
      value: spoken(spent, change, others))
    guard environment.family != .inline else {
      snapshot.total = Sensitive(
        texts.strings.inlineSpent(amount: amount, period: snapshot.title))
      return
    }
    snapshot.total = Sensitive(amount)
    guard environment.family.allowsElementLinks || environment.family == .rectangular else { return }
    snapshot.change = change.map { Sensitive(shown($0)) }
    guard environment.family.allowsElementLinks else { return }
    if let text = texts.others(others) { snapshot.lines = [Sensitive(text)] }
    if environment.family == .large { snapshot.trend = Sensitive(try SpendingTrend(view).sparkline) }
  }

  private func shown(_ change: SpendingChange) -> TotalSpendingSnapshot.Change {
    let units = change.difference.minorUnits
    return TotalSpendingSnapshot.Change(
      direction: units == 0 ? .even : units > 0 ? .up : .down, text: texts.change(change))
  }

  private func spoken(_ spent: Money, _ change: SpendingChange?, _ others: [Money]) -> String {
    let parts = [change.map(texts.change), texts.others(others, isSpoken: true)]
    return texts.spoken(texts.money.spoken(spent), parts.compactMap { $0 })
  }
}
