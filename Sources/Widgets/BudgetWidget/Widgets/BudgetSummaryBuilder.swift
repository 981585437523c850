import BudgetWidgetTables
import WidgetFoundation

/// Makes the snapshots of the budget widget.
struct BudgetSummaryBuilder {
  private let configuration: BudgetConfiguration
  private let instant: Instant
  private let environment: WidgetEnvironment
  private let texts: BudgetTexts
  private let room: TextRoom

  init(_ configuration: BudgetConfiguration, _ instant: Instant, _ environment: WidgetEnvironment) {
    self.configuration = configuration
    self.instant = instant
    self.environment = environment
    texts = BudgetTexts(environment)
    room = TextRoom(environment.frame)
  }

  func snapshot(of state: BudgetState) -> BudgetSummarySnapshot {
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
  private func message(_ status: WidgetStatus<BudgetReason>) -> BudgetSummarySnapshot {
    var snapshot = empty(status, title: texts.budgetName)
    snapshot.notes = [texts.message(status)]
    snapshot.accessibility.value = texts.message(status)
    return snapshot
  }

  private func empty(_ status: WidgetStatus<BudgetReason>, title: String) -> BudgetSummarySnapshot {
    BudgetSummarySnapshot(
      family: environment.family, status: status, title: title,
      accessibility: AccessibilityText(label: texts.budgetName),
      hiddenText: CommonText(texts.language).hidden)
  }

  private func snapshot(
    _ document: BudgetDocument, status: WidgetStatus<BudgetReason>, today: CivilDate
  ) -> BudgetSummarySnapshot {
    do throws(StandingError) {
      let budget = try BudgetView(document, configuration, today: today)
      let hasNothing = budget.standing == nil && document.totals.isEmpty
      var snapshot = empty(
        hasNothing && status == .normal ? .empty(.noSpending) : status,
        title: texts.periods.label(budget.spending.period))
      let category = configuration.category.map { document.name(ofCategory: $0) }
      snapshot.category = category.map { Sensitive($0) }
      snapshot.accessibility.label = label(budget.spending.period, category: category)
      try fill(&snapshot, budget)
      return snapshot
    } catch {
      return message(.failure(error.reason))
    }
  }

  private func label(_ period: Period, category: String?) -> String {
    let name = texts.periods.longLabel(period)
    guard let category else { return texts.strings.budgetLabel(period: name) }
    return texts.strings.budgetOfCategoryLabel(category: category, period: name)
  }

  private func fill(_ snapshot: inout BudgetSummarySnapshot, _ budget: BudgetView) throws(StandingError) {
    if let standing = budget.standing {
      fill(&snapshot, standing)
    } else {
      fillWithoutBudget(&snapshot, budget)
    }
    let others = configuration.category == nil ? try budget.spending.spentInOtherCurrencies() : []
    // That there is more than the total is worth a line more than the pace is.
    if let text = texts.others(others), room.lines > 0 {
      snapshot.lines = snapshot.lines.prefix(room.lines - 1) + [Sensitive(text)]
    } else {
      snapshot.lines = Array(snapshot.lines.prefix(room.lines))
    }
    guard configuration.category == nil else { return }
    snapshot.accessibility.value = texts.spoken(
      snapshot.accessibility.value, [texts.others(others, isSpoken: true)].compactMap { $0 })
    snapshot.categories = try CategoryRows(
      budget.spending, texts, limit: room.categories, amount: room.amount
    )
    .rows
  }

  private func fill(_ snapshot: inout BudgetSummarySnapshot, _ standing: BudgetStanding) {
    let progress = standing.progress
    let limit = room.amount
    snapshot.page = .home(standing.date.period.anchor)
    snapshot.mark = ProgressMark(
      permille: progress.permille,
      pacePermille: environment.family == .circular ? nil : standing.pace.permille,
      level: progress.level)
    snapshot.levelText = Sensitive(texts.level(progress))
    snapshot.percent = texts.percent(progress).map { Sensitive($0) }
    snapshot.accessibility.value = spoken(progress)
    switch environment.family {
    case .small, .rectangular:
      snapshot.headline = Sensitive(texts.left(progress, limit: limit))
      snapshot.detail = Sensitive(
        texts.strings.ofBudget(amount: texts.money.string(progress.budget, limit: limit)))
    case .inline:
      snapshot.headline = Sensitive(texts.left(progress, of: snapshot.title, limit: limit))
    case .circular: break
    case .medium, .large:
      snapshot.stats = stats(progress, limit: limit)
      let perDay = texts.perDay(standing, limit: limit)
      snapshot.lines = [perDay, texts.pace(standing.pace, limit: limit)].compactMap {
        $0.map { Sensitive($0) }
      }
    }
  }

  private func stats(_ progress: BudgetProgress, limit: Int) -> [AmountStat] {
    let isOver = progress.remaining.minorUnits < 0
    let left = texts.magnitude(progress.remaining)
    return [
      AmountStat(
        label: texts.strings.spent, amount: Sensitive(texts.money.string(progress.spent, limit: limit))),
      AmountStat(
        label: isOver ? texts.strings.over : texts.strings.left,
        amount: Sensitive(texts.money.string(left, limit: limit))),
    ]
  }

  private func spoken(_ progress: BudgetProgress) -> String {
    let spent = texts.money.spoken(progress.spent)
    let budget = texts.money.spoken(progress.budget)
    let level = texts.level(progress)
    guard let percent = texts.percent(progress) else {
      return texts.strings.spokenZero(budget: budget, level: level, spent: spent)
    }
    let amount = texts.money.spoken(texts.magnitude(progress.remaining))
    return progress.remaining.minorUnits < 0
      ? texts.strings.spokenOver(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
      : texts.strings.spokenLeft(amount: amount, budget: budget, level: level, percent: percent, spent: spent)
  }

  /// What was spent, and where a budget is set.
  private func fillWithoutBudget(_ snapshot: inout BudgetSummarySnapshot, _ budget: BudgetView) {
    let spent = texts.money.string(budget.spent, limit: room.amount)
    snapshot.page = .budget(budget.spending.period.kind, category: configuration.category)
    if environment.family == .inline {
      snapshot.headline = Sensitive(
        texts.strings.inlineSpent(amount: spent, period: snapshot.title))
    } else {
      snapshot.stats = [AmountStat(label: texts.strings.spent, amount: Sensitive(spent))]
      snapshot.notes = [
        environment.family.isAccessory ? texts.strings.noBudget : texts.strings.setBudget
      ]
    }
    snapshot.accessibility.value = texts.strings.spokenNoBudget(spent: texts.money.spoken(budget.spent))
  }
}
