public import Documents
import Foundation

extension BudgetDocument {
  /// Sets the rules for the beginning of periods.
  ///
  /// Totals by category are dropped for periods that now have other days; the next ``record(_:asOf:)``
  /// restores them.
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

  /// Sets or removes the budget for a kind of period and a category.
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

  /// Sets or removes the budget that a person means by the name, or the id, of a category.
  ///
  /// A name that no category has yet becomes the category of the budget. The amount also replaces that of a budget for the
  /// name of a category, which would be a second one of this name.
  ///
  /// - Parameters:
  ///   - period: The kind of period.
  ///   - name: The category; `nil` for all spending.
  ///   - currency: The currency of the amount; by default that of the budget, or else of the document.
  ///   - amount: Returns the amount in a currency; `nil` removes the budget.
  /// - Throws: ``BudgetSetError``
  package mutating func setBudget(
    _ period: PeriodKind, categoryNamed name: String?, currency: Currency?,
    amount: ((Currency) throws(JSONValueError) -> Money)?
  ) throws(BudgetSetError) {
    moveBudgetsToCategories()
    var category = name?.trimmed.precomposedStringWithCanonicalMapping
    // A budget that was once set for a mistyped category must be found to be removed.
    if let name = category, amount != nil || budget(period, category: name) == nil {
      do throws(AmbiguousCategory) { category = try idOfCategory(name) ?? name } catch {
        throw .category(error)
      }
    }
    let budget = budget(period, category: category)
    guard budget != nil || amount != nil else { throw .noBudget }
    let money: Money?
    do throws(JSONValueError) {
      money = try amount?(currency ?? budget?.amount.currency ?? self.currency)
    } catch {
      throw .amount(error)
    }
    do throws(BudgetError) {
      try setBudget(money, period: period, category: category)
      for other in budgetsWithoutCategory where money != nil && other.period == period {
        guard let name = other.category, name != category, (try? idOfCategory(name)) == category else {
          continue
        }
        try setBudget(nil, period: period, category: name)
      }
    } catch {
      throw .budget(error)
    }
  }

  /// Returns a budget with the unknown members of its stored form.
  private func kept(_ budget: Budget) -> Budget {
    var budget = budget
    if let stored = self.budget(budget.period, category: budget.category) { budget.rest = stored.rest }
    return budget
  }

  /// Returns a category with the unknown members of its stored form.
  private func kept(_ category: SpendingCategory) -> SpendingCategory {
    var category = category
    if let stored = categories.elements.first(where: { $0.id == category.id }) { category.rest = stored.rest }
    return category
  }

  /// Replaces all totals by those of a ledger.
  ///
  /// Unknown members of the old totals are dropped.
  ///
  /// Categories without a name are named by their ids.
  ///
  /// - Parameters:
  ///   - ledger: All transactions and bills, not only the new ones.
  ///   - asOf: Today. Amounts dated later count on their day.
  /// - Returns: What became of the parts of the ledger.
  /// - Throws: ``LedgerError``; the document is unchanged then.
  @discardableResult
  public mutating func record(_ ledger: Ledger, asOf: CivilDate) throws(LedgerError) -> LedgerTally {
    let (totals, tally) = try ledger.summed(asOf: asOf, rules: rules)
    self.totals = totals
    self.asOf = asOf
    let entries =
      ledger.transactions.map { ($0.day, $0.category) } + ledger.bills.map { ($0.day, $0.category) }
    // Totals of earlier days are not kept.
    recordedSince = entries.map(\.0).min().map { max($0, tally.since) }
    let known = Set(categories.elements.map(\.id))
    for id in Set(entries.compactMap(\.1)).subtracting(known).sorted() {
      categories.elements.append(SpendingCategory(id: id, name: id))
    }
    return tally
  }

  /// Applies the data that an app hands over: all totals, and the settings that it names.
  ///
  /// An app whose data is not loaded yet has an empty ledger, so removals have to be requested; that includes
  /// the knowledge that nothing was spent from an earlier day on. Budgets and categories that this version
  /// cannot read are always kept, as are unknown members of others. A budget for the name of a category, set when there
  /// was none of this id, becomes that of the category.
  ///
  /// - Parameters:
  ///   - app: The ledger and settings; settings that it does not name stay unchanged.
  ///   - asOf: Today.
  ///   - replacing: Whether totals, budgets and names that the ledger lacks may be removed.
  /// - Returns: What became of the parts of the ledger, and what was removed.
  /// - Throws: ``TakeRefusal``; the document is unchanged then.
  @discardableResult
  public mutating func take(
    _ app: AppLedger, asOf: CivilDate, replacing: Bool = false
  ) throws(TakeRefusal) -> (tally: LedgerTally, loss: BudgetLoss) {
    var changed = self
    if let currency = app.currency { changed.currency = currency }
    if let rules = app.rules { changed.setRules(rules) }
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
    // A budget that only got the id of its category is not lost.
    var earlier = self
    changed.moveBudgetsToCategories()
    earlier.budgets = changed.budgets
    if let budgets = app.budgets {
      changed.budgets.elements = changed.withCategories(budgets).map(changed.kept)
    }
    let loss = BudgetLoss(from: earlier, to: changed)
    guard replacing || loss.isEmpty else { throw .takesAway(loss) }
    self = changed
    return (tally, loss)
  }
}

/// The reason why a budget was not set or removed.
package enum BudgetSetError: Error, Hashable, Sendable {
  /// Several categories have the name.
  case category(AmbiguousCategory)
  /// The amount cannot be read.
  case amount(JSONValueError)
  /// The budget is not allowed.
  case budget(BudgetError)
  /// There is no such budget to remove.
  case noBudget
}
