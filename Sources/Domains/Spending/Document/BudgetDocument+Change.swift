public import Documents

extension BudgetDocument {
  /// Sets when periods begin.
  ///
  /// Totals by category of periods that now have other days are dropped; they come back with the next
  /// ``record(_:asOf:)``.
  public mutating func setRules(_ rules: PeriodRules) {
    guard rules != self.rules else { return }
    var kept = Set(PeriodKind.allCases)
    if rules.week != self.rules.week { kept.remove(.week) }
    if rules.monthStartDay != self.rules.monthStartDay { kept.remove(.month) }
    if rules.financialYearStart != self.rules.financialYearStart { kept.remove(.financialYear) }
    for place in totals.indices {
      totals[place].categories.removeAll { !kept.contains($0.period.kind) }
    }
    self.rules = rules
  }

  /// Sets the budget for a kind of period and a category, or takes it away.
  ///
  /// - Parameters:
  ///   - amount: The amount; `nil` for no budget.
  ///   - period: The kind of period.
  ///   - category: The id of the category, `nil` for all spending.
  /// - Throws: ``BudgetError/negativeBudget(_:)``
  public mutating func setBudget(
    _ amount: Money?, period: PeriodKind, category: String? = nil
  ) throws(BudgetError) {
    let budget = try amount.map { amount throws(BudgetError) in
      try Budget(period: period, amount: amount, category: category)
    }
    let place = budgets.elements.firstIndex { $0.period == period && $0.category == category }
    switch (place, budget) {
    case (let place?, let budget?): budgets.elements[place] = kept(budget)
    case (let place?, nil): budgets.elements.remove(at: place)
    case (nil, let budget?): budgets.elements.append(budget)
    case (nil, nil): break
    }
  }

  /// A budget with what is stored of it that is not known here.
  private func kept(_ budget: Budget) -> Budget {
    var budget = budget
    if let stored = self.budget(budget.period, category: budget.category) { budget.rest = stored.rest }
    return budget
  }

  /// A category with what is stored of it that is not known here.
  private func kept(_ category: SpendingCategory) -> SpendingCategory {
    var category = category
    if let stored = categories.elements.first(where: { $0.id == category.id }) { category.rest = stored.rest }
    return category
  }

  /// Replaces all totals by those of a ledger; what is not known here of the old ones goes with them.
  ///
  /// Categories that have no name yet are named by their ids.
  ///
  /// - Parameters:
  ///   - ledger: All that was spent, not only what is new.
  ///   - asOf: Today: what is dated later counts on its day.
  /// - Returns: What became of the parts of the ledger.
  /// - Throws: ``LedgerError``; nothing is changed then.
  @discardableResult
  public mutating func record(_ ledger: Ledger, asOf: CivilDate) throws(LedgerError) -> LedgerTally {
    let (totals, tally) = try ledger.summed(asOf: asOf, rules: rules)
    self.totals = totals
    self.asOf = asOf
    let entries =
      ledger.transactions.map { ($0.day, $0.category) } + ledger.bills.map { ($0.day, $0.category) }
    // Of earlier days no totals are kept.
    recordedSince = entries.map(\.0).min().map { max($0, tally.since) }
    let known = Set(categories.elements.map(\.id))
    for id in Set(entries.compactMap(\.1)).subtracting(known).sorted() {
      categories.elements.append(SpendingCategory(id: id, name: id))
    }
    return tally
  }

  /// Takes over what an app hands over: all totals, and the settings that it names.
  ///
  /// An app whose data are not loaded yet has an empty ledger, so what takes anything away has to be asked for; that nothing
  /// was spent from an earlier day on is knowledge too. Budgets and categories that this version cannot read stay in any
  /// case, as does what it does not know of others.
  ///
  /// - Parameters:
  ///   - app: The ledger and settings; what it does not name stays as it is.
  ///   - asOf: Today.
  ///   - replacing: Whether totals, budgets and names that the ledger lacks may go.
  /// - Returns: What became of the parts of the ledger, and what has gone.
  /// - Throws: ``TakeRefusal``; nothing is changed then.
  @discardableResult
  public mutating func take(
    _ app: AppLedger, asOf: CivilDate, replacing: Bool = false
  ) throws(TakeRefusal) -> (tally: LedgerTally, loss: BudgetLoss) {
    var changed = self
    if let currency = app.currency { changed.currency = currency }
    if let rules = app.rules { changed.setRules(rules) }
    if let budgets = app.budgets { changed.budgets.elements = budgets.map(kept) }
    if let categories = app.categories { changed.categories.elements = categories.map(kept) }
    let tally: LedgerTally
    do throws(LedgerError) {
      tally = try changed.record(app.ledger, asOf: asOf)
    } catch {
      throw .ledger(error)
    }
    if !replacing, let since = recordedSince {
      changed.recordedSince = max(tally.since, min(since, changed.recordedSince ?? since))
    }
    let loss = BudgetLoss(from: self, to: changed)
    guard replacing || loss.isEmpty else { throw .takesAway(loss) }
    self = changed
    return (tally, loss)
  }
}
