public import Documents

extension Ledger {
  /// The totals that the shared document holds, a list for each currency in the order of the codes.
  ///
  /// Currencies are kept apart. Days before ``historyStart(asOf:rules:)`` are left out: no widget asks for them.
  ///
  /// - Parameters:
  ///   - asOf: Today: what is dated later counts on its day, not before.
  ///   - rules: When periods begin.
  /// - Throws: ``LedgerError``
  public func totals(asOf: CivilDate, rules: PeriodRules) throws(LedgerError) -> [CurrencyTotals] {
    try summed(asOf: asOf, rules: rules).totals
  }

  /// The totals, and what became of the parts of the ledger.
  func summed(
    asOf: CivilDate, rules: PeriodRules
  ) throws(LedgerError) -> (totals: [CurrencyTotals], tally: LedgerTally) {
    let counted = try counted()
    var periods: [Period] = []
    let start: CivilDate
    do throws(CivilDateError) {
      start = try Self.historyStart(asOf: asOf, rules: rules)
      for kind in PeriodKind.allCases {
        let period = try Period(kind, containing: asOf, rules: rules)
        periods += [try period.previous(), period]
      }
    } catch {
      throw .date(error)
    }
    let kept = counted.entries.filter { $0.day >= start }
    let byCurrency = Dictionary(grouping: kept) { $0.amount.currency }
    var totals: [CurrencyTotals] = []
    for (currency, entries) in byCurrency.sorted(by: { $0.key < $1.key }) {
      totals.append(try Self.totals(of: entries, currency, asOf: asOf, periods: periods))
    }
    let tally = LedgerTally(
      amounts: kept.count, days: Set(kept.map(\.day)).count, paidBills: counted.paidBills,
      missingBills: counted.missingBills, missingPayments: counted.missingPayments,
      notSpent: transactions.count { $0.kind != .spending }, tooOld: counted.entries.count - kept.count,
      since: start)
    return (totals, tally)
  }

  /// The first day that totals are kept of.
  ///
  /// It is the first of all periods that those around a day are compared with: of last year, of the financial year before,
  /// and, at the turn of a year, of a month or a week that begins before last year does.
  ///
  /// - Throws: `CivilDateError`
  public static func historyStart(
    asOf: CivilDate, rules: PeriodRules
  ) throws(CivilDateError) -> CivilDate {
    var start = asOf
    for kind in PeriodKind.allCases {
      let period = try Period(kind, containing: asOf, rules: rules)
      let lastYear = try PeriodToDate(period, through: asOf).sameLastYear()
      start = try min(start, lastYear.period.first, period.previous().first)
    }
    return start
  }

  private static func totals(
    of entries: [Entry], _ currency: Currency, asOf: CivilDate, periods: [Period]
  ) throws(LedgerError) -> CurrencyTotals {
    var days = Sums<CivilDate>(currency)
    var planned = Sums<PlannedKey>(currency)
    var categories = periods.map { _ in Sums<String>(currency) }
    for entry in entries {
      let (day, amount, category) = (entry.day, entry.amount.minorUnits, entry.category ?? "")
      try days.add(amount, to: day, on: day)
      if day > asOf {
        try planned.add(amount, to: PlannedKey(day: day, category: category), on: day)
      } else {
        for (index, period) in periods.enumerated() where period.contains(day) {
          try categories[index].add(amount, to: category, on: day)
        }
      }
    }
    return CurrencyTotals(
      currency: currency, days: days.values.map { DaySpending(day: $0.key, minorUnits: $0.value) },
      categories: zip(periods, categories).map {
        CategoryTotals(period: $0.anchor, minorUnits: $1.values)
      },
      planned: planned.values.map {
        PlannedTotal(day: $0.key.day, category: $0.key.category, minorUnits: $0.value)
      }.sorted { ($0.day, $0.category) < ($1.day, $1.category) })
  }

  private struct PlannedKey: Hashable {
    var day: CivilDate
    var category: String
  }

  private struct Sums<Key: Hashable> {
    private(set) var values: [Key: Int64] = [:]
    private let currency: Currency

    init(_ currency: Currency) {
      self.currency = currency
    }

    mutating func add(_ minorUnits: Int64, to key: Key, on day: CivilDate) throws(LedgerError) {
      let (sum, overflow) = values[key, default: 0].addingReportingOverflow(minorUnits)
      guard !overflow else { throw .overflow(currency, day) }
      values[key] = sum
    }
  }
}

/// What became of the parts of a ledger when totals were made of it.
public struct LedgerTally: Hashable, Sendable {
  /// The amounts that are in the totals.
  public let amounts: Int
  /// The days they are of.
  public let days: Int
  /// The bills that count as the transaction that pays them.
  public let paidBills: Int
  /// The transactions that name a bill which is not in the ledger: perhaps it has not all bills.
  public let missingBills: Int
  /// The bills that name a payment which is not in the ledger, or is no spending; they count themselves.
  public let missingPayments: Int
  /// The transactions that are income or transfers, which budgets do not count.
  public let notSpent: Int
  /// The amounts of days before ``since``.
  public let tooOld: Int
  /// The first day that totals are kept of.
  public let since: CivilDate
}
