public import Documents

extension Ledger {
  /// The first and the last day of all records, also of those that do not count; `nil` without records.
  var days: ClosedRange<CivilDate>? {
    let days = transactions.map(\.day) + bills.map(\.day)
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
}

extension CurrencyTotals {
  /// Returns the totals of entries, one element for each currency in the order of the codes, and the first day for which
  /// they are kept.
  ///
  /// That is the first day of all periods with which those around today are compared: those of last year, of the financial
  /// year before, and, at the turn of a year, of a month or a week that begins before last year does. No widget needs
  /// earlier days.
  ///
  /// - Parameters:
  ///   - entries: What counts as spent, from any day on; amounts dated later than today count on their day, not before.
  ///   - earlier: Totals of other days, of which the categories are known only by period.
  ///   - asOf: Today.
  ///   - rules: The rules for the beginning of periods.
  static func all(
    of entries: [Ledger.Entry], with earlier: BudgetDocument? = nil, asOf: CivilDate, rules: PeriodRules
  ) throws(LedgerError) -> (totals: [CurrencyTotals], start: CivilDate) {
    var (start, periods) = (asOf, [Period]())
    do throws(CivilDateError) {
      for kind in PeriodKind.allCases {
        let period = try Period(kind, containing: asOf, rules: rules)
        let (previous, lastYear) = (
          try period.previous(), try PeriodToDate(period, through: asOf).sameLastYear()
        )
        periods += [previous, period]
        start = min(start, lastYear.period.first, previous.first)
      }
    } catch {
      throw .date(error)
    }
    let byCurrency = Dictionary(grouping: entries.lazy.filter { $0.day >= start }) { $0.amount.currency }
    let known = Dictionary(grouping: earlier?.totals ?? []) { $0.currency }.compactMapValues(\.first)
    var all: [CurrencyTotals] = []
    for currency in Set(byCurrency.keys).union(known.keys).sorted() {
      let old = known[currency]?.keeping({ $0 >= start }, planned: { $0 >= start })
      let totals = try totals(
        of: byCurrency[currency] ?? [], currency, old, earlier?.rules, asOf: asOf, periods: periods)
      if !totals.days.isEmpty { all.append(totals) }
    }
    return (all, start)
  }

  private static func totals(
    of entries: [Ledger.Entry], _ currency: Currency, _ earlier: CurrencyTotals?, _ rules: PeriodRules?,
    asOf: CivilDate, periods: [Period]
  ) throws(LedgerError) -> CurrencyTotals {
    func overflow(_ day: CivilDate) -> LedgerError { .overflow(currency, day) }
    var days: [CivilDate: Int64] = [:]
    var planned: [PlannedKey: Int64] = [:]
    var categories: [(period: Period, sums: [String: Int64])] = []
    for total in earlier?.days ?? [] { days[total.day] = total.minorUnits }
    for period in periods {
      var sums: [String: Int64] = [:]
      if let earlier, !earlier.slice(period.days).isEmpty {
        // The rules may have changed since.
        guard
          let known = earlier.categories.first(where: { totals in
            rules.flatMap { Period(totals.period, rules: $0) }?.days == period.days
              && totals.period.kind == period.kind
          })
        else { continue }
        sums = known.minorUnits
      }
      categories.append((period, sums))
    }
    // In the order of days, so that it is always the same day of which an error tells.
    for entry in entries.sorted(by: { $0.day < $1.day }) {
      let (day, amount, category) = (entry.day, entry.amount.minorUnits, entry.category ?? "")
      try days[day, default: 0].add(amount, orThrow: overflow(day))
      if day > asOf {
        try planned[PlannedKey(day: day, category: category), default: 0].add(amount, orThrow: overflow(day))
      } else {
        for index in categories.indices where categories[index].period.contains(day) {
          try categories[index].sums[category, default: 0].add(amount, orThrow: overflow(day))
        }
      }
    }
    return CurrencyTotals(
      currency: currency, days: days.map { DaySpending(day: $0.key, minorUnits: $0.value) },
      categories: categories.map { CategoryTotals(period: $0.period.anchor, minorUnits: $0.sums) },
      planned: planned.map {
        PlannedTotal(day: $0.key.day, category: $0.key.category, minorUnits: $0.value)
      }.sorted { ($0.day, $0.category) < ($1.day, $1.category) })
  }

  private struct PlannedKey: Hashable {
    var day: CivilDate
    var category: String
  }
}

/// The numbers of parts of a ledger that were counted or left out by an import.
public struct LedgerTally: Hashable, Sendable {
  /// The number of amounts in the totals.
  public let amounts: Int
  /// The number of days with amounts in the totals.
  public let days: Int
  /// The number of bills that count as the transaction that pays them.
  public let paidBills: Int
  /// The number of transactions that name a missing bill: perhaps the ledger lacks some bills.
  public let missingBills: Int
  /// The number of bills whose named payment is missing or is not spending; these bills count themselves.
  public let missingPayments: Int
  /// The number of transactions that are income or transfers, which budgets do not count.
  public let notSpent: Int
  /// The number of amounts of days for which the import does not speak, which were left out.
  public let otherDays: Int
  /// The number of amounts of days before ``since``.
  public let tooOld: Int
  /// The first day for which totals are kept.
  public let since: CivilDate
  /// The refunds in the totals, by currency in the order of the codes; empty if there are none.
  public let refunds: [Refunds]

  /// Counts the parts of a ledger.
  ///
  /// - Parameters:
  ///   - entries: What counts of the days for which the import speaks.
  ///   - since: The first day for which totals are kept.
  init(
    _ ledger: Ledger, _ counted: Ledger.Counted, _ entries: [Ledger.Entry], since: CivilDate
  ) throws(LedgerError) {
    let kept = entries.filter { $0.day >= since }
    var refunds: [Refunds] = []
    let byCurrency = Dictionary(grouping: kept) { $0.amount.currency }
    for (currency, entries) in byCurrency.sorted(by: { $0.key < $1.key }) {
      if let given = try Refunds(currency, of: entries) { refunds.append(given) }
    }
    (amounts, days) = (kept.count, Set(kept.map(\.day)).count)
    (paidBills, missingBills) = (counted.paidBills, counted.missingBills)
    missingPayments = counted.missingPayments
    notSpent = ledger.transactions.count { !$0.kind.isCounted }
    otherDays = counted.entries.count - entries.count
    tooOld = entries.count - kept.count
    (self.since, self.refunds) = (since, refunds)
  }
}

/// The money of a ledger that was given back, in one currency.
public struct Refunds: Hashable, Sendable {
  /// The number of refunds, at least 1.
  public let count: Int
  /// Their sum, which is positive.
  public let amount: Money

  /// - Returns: `nil` if nothing was given back.
  init?(_ currency: Currency, of entries: [Ledger.Entry]) throws(LedgerError) {
    var (count, sum) = (0, Int64(0))
    for entry in entries where entry.amount.minorUnits < 0 {
      let (result, overflow) = sum.subtractingReportingOverflow(entry.amount.minorUnits)
      guard !overflow else { throw .overflow(currency, entry.day) }
      (count, sum) = (count + 1, result)
    }
    guard count > 0 else { return nil }
    self.count = count
    amount = Money(minorUnits: sum, currency: currency)
  }
}
