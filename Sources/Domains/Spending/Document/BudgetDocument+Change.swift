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
      try Budget(period: period, amount: amount, category: category)
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

  /// Replaces all totals by those of a ledger.
  ///
  /// Unknown members of the old totals are dropped. Categories without a name are named by their ids.
  ///
  /// - Parameters:
  ///   - ledger: All transactions and bills, not only the new ones.
  ///   - asOf: Today. Amounts dated later count on their day.
  /// - Throws: ``LedgerError``; the document is unchanged then.
  public mutating func record(_ ledger: Ledger, asOf: CivilDate) throws(LedgerError) {
    var sums = SourceSums(of: BudgetDocument(currency: currency, asOf: asOf))
    _ = try sums.replace(
      "", nil, with: ledger.counted().entries, since: ledger.days?.lowerBound, isForgetting: true, asOf: asOf)
    try record(sums)
    nameCategories(of: ledger)
  }

  /// Replaces all totals by those of sums by source, and names the categories that it lacks by their ids.
  ///
  /// - Returns: The first day for which totals are kept.
  @discardableResult
  mutating func record(_ sums: SourceSums) throws(LedgerError) -> CivilDate {
    let state = sums.state
    let start: CivilDate
    (totals, start) = try CurrencyTotals.all(
      of: sums.entries, with: state.earlier, asOf: state.asOf, rules: rules)
    asOf = state.asOf
    recordedSince = sums.since.map { max($0, start) }
    nameCategories(sums.categories)
    return start
  }

  private mutating func nameCategories(of ledger: Ledger) {
    let ids = ledger.transactions.map(\.category) + ledger.bills.map(\.category)
    nameCategories(Set(ids.compactMap(\.self)))
  }

  private mutating func nameCategories(_ ids: Set<String>) {
    for id in ids.subtracting(categories.elements.map(\.id) + [""]).sorted() {
      // In their order at the end, whichever file was first.
      let place = categories.elements.lastIndex { $0.name != $0.id || $0.id < id }.map { $0 + 1 } ?? 0
      categories.elements.insert(SpendingCategory(id: id, name: id), at: place)
    }
  }

  /// Applies the data of an import: the sums of the days for which it speaks, and the settings that it names.
  ///
  /// An app whose data is not loaded yet has an empty ledger, so sums that fall have to be requested; that includes
  /// the knowledge that nothing was spent from an earlier day on. Budgets and categories that this version
  /// cannot read are always kept, as are unknown members of others. A budget for the name of a category, set when there
  /// was none of this id, becomes that of the category.
  ///
  /// - Parameters:
  ///   - app: The ledger and settings; settings that it does not name stay unchanged.
  ///   - source: The name of the source for which the ledger speaks; empty for that of all files without a name.
  ///   - days: The days for which it speaks; `nil` for all of them.
  ///   - sums: The sums by source, from which the totals are computed.
  ///   - asOf: Today.
  ///   - replacing: Whether sums may fall, and budgets and names that the ledger lacks be removed.
  /// - Returns: What became of the parts of the ledger, and what was removed.
  /// - Throws: ``LedgerImportRefusal``; the document and the sums are unchanged then.
  @discardableResult
  package mutating func take(
    _ app: AppLedger, of source: String, _ days: ClosedRange<CivilDate>?, into sums: inout SourceSums,
    asOf: CivilDate, replacing: Bool = false
  ) throws(LedgerImportRefusal) -> (tally: LedgerTally, loss: BudgetLoss) {
    var (changed, newSums) = (self, sums)
    if let currency = app.currency { changed.currency = currency }
    if let rules = app.rules { changed.setRules(rules) }
    if let categories = app.categories { changed.categories.elements = categories.map(kept) }
    let (tally, falls): (LedgerTally, [BudgetLoss.Days])
    do throws(LedgerError) {
      let counted = try app.ledger.counted()
      let entries = counted.entries.filter { days?.contains($0.day) ?? true }
      falls = try newSums.replace(
        source, days, with: entries, since: days?.lowerBound ?? app.ledger.days?.lowerBound,
        isForgetting: replacing && days == nil, asOf: asOf)
      let start = try changed.record(newSums)
      tally = try LedgerTally(app.ledger, counted, entries, since: start)
    } catch {
      throw .ledger(error)
    }
    changed.nameCategories(of: app.ledger)
    // A budget that only got the id of its category is not lost.
    var earlier = self
    changed.moveBudgetsToCategories()
    earlier.budgets = changed.budgets
    if let budgets = app.budgets {
      changed.budgets.elements = changed.withCategories(budgets).map(changed.kept)
    }
    let loss = BudgetLoss(falls, from: earlier, to: changed)
    guard replacing || loss.isEmpty else { throw .takesAway(loss) }
    (self, sums) = (changed, newSums)
    return (tally, loss)
  }

  /// Takes back the last import: its sums, and the categories that only these had and nobody has named.
  ///
  /// Budgets, rules and all other settings stay. If the program ended between the sums and the document, the document gets
  /// the totals of the sums, whichever they are.
  ///
  /// - Returns: Whether there was anything to take back or to finish.
  mutating func undoImport(in sums: inout SourceSums) throws(LedgerError) -> Bool {
    let undone = sums.categories
    let wasThere = sums.undo()
    guard wasThere || !sums.state.sources.isEmpty else { return false }
    let gone = undone.subtracting(sums.categories).subtracting(budgets.elements.compactMap(\.category))
    let before = totals
    try record(sums)
    categories.elements.removeAll { gone.contains($0.id) && $0.name == $0.id }
    // Since the rules were changed, totals by category may be missing.
    let isSame =
      before.map(\.currency) == totals.map(\.currency)
      && zip(before, totals).allSatisfy { old, new in
        old.days == new.days && old.planned == new.planned
          && old.categories.allSatisfy(new.categories.contains)
      }
    return wasThere || !isSame
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
