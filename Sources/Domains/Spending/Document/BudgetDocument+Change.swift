public import Documents
import Foundation

extension BudgetDocument {
  /// Sets the rules for the beginning of periods.
  ///
  /// Totals by category are dropped for periods that now have other days; ``record(_:since:asOf:around:)`` restores them.
  public mutating func setRules(_ rules: PeriodRules) {
    guard rules != self.rules else { return }
    var kept = Set(PeriodKind.allCases)
    if rules.week != self.rules.week { kept.remove(.week) }
    if rules.monthStartDay != self.rules.monthStartDay { kept.remove(.month) }
    if rules.financialYearStart != self.rules.financialYearStart { kept.remove(.financialYear) }
    for index in totals.indices {
      totals[index].categories.removeAll { !kept.contains($0.period.kind) }
    }
    self.rules = rules
  }

  /// Sets or removes the budget for a kind of period and a category.
  ///
  /// - Parameters:
  ///   - amount: The amount; `nil` for no budget. A budget in another currency is another budget.
  ///   - period: The kind of period.
  ///   - category: The id of the category, `nil` for all spending.
  ///   - currency: The currency of a budget to remove; `nil` for the one that ``budget(_:category:currency:)`` finds.
  /// - Throws: ``BudgetError/negativeBudget(_:)``
  public mutating func setBudget(
    _ amount: Money?, period: PeriodKind, category: String? = nil, currency: Currency? = nil
  ) throws(BudgetError) {
    let old = budget(period, category: category, currency: amount?.currency ?? currency)
    let new = try amount.map { amount throws(BudgetError) in
      guard amount.minorUnits <= SpendingEntry.largestAmount else {
        throw .amount(amount.plainNumber, .overflow(amount.currency), amount.currency)
      }
      return try Budget(period: period, amount: amount, category: category)
    }
    let index = budgets.elements.firstIndex { $0 == old }
    switch (index, new) {
    case (let index?, let new?): budgets.elements[index] = kept(new)
    case (let index?, nil): budgets.elements.remove(at: index)
    case (nil, let new?): budgets.elements.append(new)
    case (nil, nil): break
    }
  }

  /// Sets or removes the budget that a person means by the name, or the id, of a category.
  ///
  /// A name that no category has yet becomes the category of the budget. The amount also replaces that of a budget for the
  /// name of a category, which would be a second one of this name.
  ///
  /// - Parameters:
  ///   - period: The kind of period.
  ///   - name: The category; `nil` for all spending.
  ///   - currency: The currency of the budget; by default that of the document or, to remove one, of the only one.
  ///   - amount: Returns the amount in a currency; `nil` removes the budget.
  /// - Throws: ``BudgetError``
  package mutating func setBudget(
    _ period: PeriodKind, categoryNamed name: String?, currency: Currency?,
    amount: ((Currency) throws(BudgetError) -> Money)?
  ) throws(BudgetError) {
    moveBudgetsToCategories()
    var category = try name.map { (name) throws(BudgetError) in try BudgetFiles.line(name) }
    // A budget that was once set for a mistyped category must be found to be removed.
    if let name = category, amount != nil || budget(period, category: name) == nil {
      category = try idOfCategory(name) ?? name
    }
    guard let amount else {
      guard let budget = budget(period, category: category, currency: currency) else {
        throw .noBudget(period, category)
      }
      return try setBudget(nil, period: period, category: category, currency: budget.amount.currency)
    }
    let currency = currency ?? budget(period, category: category)?.amount.currency ?? self.currency
    try setBudget(try amount(currency), period: period, category: category)
    for other in budgetsWithoutCategory where other.period == period && other.amount.currency == currency {
      guard let name = other.category, name != category, (try? idOfCategory(name)) == category else {
        continue
      }
      try setBudget(nil, period: period, category: name, currency: currency)
    }
  }

  /// Applies the settings that a ledger names; all others stay.
  ///
  /// Budgets and categories that this version cannot read stay, as do unknown members of others.
  mutating func apply(_ settings: LedgerSettings) {
    if let currency = settings.currency { self.currency = currency }
    if let rules = settings.rules { setRules(rules) }
    if let categories = settings.categories { self.categories.elements = categories.map(kept) }
    moveBudgetsToCategories()
    if let budgets = settings.budgets { self.budgets.elements = withCategories(budgets).map(kept) }
  }

  /// Returns a budget with the unknown members of its stored form.
  private func kept(_ budget: Budget) -> Budget {
    var budget = budget
    let stored = self.budget(
      budget.period, category: budget.category, currency: budget.amount.currency)
    if let stored { budget.rest = stored.rest }
    return budget
  }

  /// Returns a category with the unknown members of its stored form.
  private func kept(_ category: SpendingCategory) -> SpendingCategory {
    var category = category
    if let stored = categories.elements.first(where: { $0.id == category.id }) { category.rest = stored.rest }
    return category
  }

  /// Replaces all totals by those of sums, and names the categories that it lacks by their ids.
  ///
  /// Totals are kept from the first day of all periods with which those around today are compared: those of last year, of
  /// the financial year before, and, at the turn of a year, of a month or a week that begins before last year does. No
  /// widget needs earlier days. Unknown members of the old totals are dropped.
  ///
  /// - Parameters:
  ///   - sums: All that was spent.
  ///   - since: The first day from which that is known; `nil` for the first day with a sum.
  ///   - asOf: The day of the sums. Amounts dated later count on their day.
  ///   - today: Another day whose periods are kept too; `nil` for none.
  /// - Throws: ``LedgerError``; the document is unchanged then.
  public mutating func record(
    _ sums: DailySums, since: CivilDate? = nil, asOf: CivilDate, around today: CivilDate? = nil
  ) throws(LedgerError) {
    var (start, periods) = (asOf, [Period]())
    do throws(CivilDateError) {
      for (day, kind) in [asOf, today ?? asOf].flatMap({ day in PeriodKind.allCases.map { (day, $0) } }) {
        let period = try Period(kind, containing: day, rules: rules)
        let (previous, lastYear) = (
          try period.previous(), try PeriodToDate(period, through: day).sameLastYear()
        )
        periods += [previous, period].filter { !periods.contains($0) }
        start = min(start, lastYear.period.first, previous.first)
      }
    } catch {
      throw .date(error)
    }
    totals = try sums.currencies.sorted { $0.key < $1.key }
      .map { currency, days throws(LedgerError) in
        try CurrencyTotals(currency, days.filter { $0.key >= start }, asOf: asOf, periods: periods)
      }
      .filter { !$0.days.isEmpty }
    self.asOf = asOf
    recordedSince = (since ?? sums.firstDay).map { max($0, start) }
    for id in sums.categories.subtracting(categories.elements.map(\.id)).sorted() {
      // New categories are at the end and sorted by id, in whatever order they came.
      let index = categories.elements.lastIndex { $0.name != $0.id || $0.id < id }.map { $0 + 1 } ?? 0
      categories.elements.insert(SpendingCategory(id: id, name: id), at: index)
    }
    moveBudgetsToCategories()
  }
}

extension CurrencyTotals {
  /// Adds up the days of a currency.
  fileprivate init(
    _ currency: Currency, _ sums: DailySums.Days, asOf: CivilDate, periods: [Period]
  ) throws(LedgerError) {
    var (days, planned): ([DaySpending], [DaySpending]) = ([], [])
    var categories = periods.map { (period: $0, sums: [String: Int64]()) }
    // In the order of days and categories, so that an error always names the same day.
    for (day, amounts) in sums.sorted(by: { $0.key < $1.key }) {
      let overflow = LedgerError.overflow(currency, day)
      var total: Int64 = 0
      for (category, amount) in amounts.sorted(by: { $0.key < $1.key }) {
        try total.add(amount, orThrow: overflow)
        if day > asOf {
          planned.append(DaySpending(day: day, category: category, minorUnits: amount))
        } else {
          for index in categories.indices where categories[index].period.contains(day) {
            try categories[index].sums[category, default: 0].add(amount, orThrow: overflow)
          }
        }
      }
      days.append(DaySpending(day: day, minorUnits: total))
    }
    self.init(
      currency: currency, days: days,
      categories: categories.map { CategoryTotals(period: $0.period.anchor, minorUnits: $0.sums) },
      planned: planned)
  }
}
