public import Documents

extension Ledger {
  /// Returns the totals for the shared document, one element for each currency in the order of the codes.
  ///
  /// Currencies are kept apart. Days before ``historyStart(asOf:rules:)`` are left out, because no widget
  /// needs them.
  ///
  /// - Parameters:
  ///   - asOf: Today. Amounts dated later count on their day, not before.
  ///   - rules: The rules for the beginning of periods.
  /// - Throws: ``LedgerError``
  public func totals(asOf: CivilDate, rules: PeriodRules) throws(LedgerError) -> [CurrencyTotals] {
    try summed(asOf: asOf, rules: rules).totals
  }

  /// Returns the totals, and what became of the parts of the ledger.
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
    var refunds: [Refunds] = []
    for (currency, entries) in byCurrency.sorted(by: { $0.key < $1.key }) {
      totals.append(try Self.totals(of: entries, currency, asOf: asOf, periods: periods))
      if let given = try Refunds(currency, of: entries) { refunds.append(given) }
    }
    let tally = LedgerTally(
      amounts: kept.count, days: Set(kept.map(\.day)).count, paidBills: counted.paidBills,
      missingBills: counted.missingBills, missingPayments: counted.missingPayments,
      notSpent: transactions.count { !$0.kind.isCounted }, tooOld: counted.entries.count - kept.count,
      since: start, refunds: refunds)
    return (totals, tally)
  }

  /// Returns the first day for which totals are kept.
  ///
  /// It is the first day of all periods with which those around a day are compared: those of last year, of
  /// the financial year before, and, at the turn of a year, of a month or a week that begins before last year
  /// does.
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

/// The numbers of parts of a ledger that were counted or left out when its totals were made.
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
  /// The number of amounts of days before ``since``.
  public let tooOld: Int
  /// The first day for which totals are kept.
  public let since: CivilDate
  /// The refunds in the totals, by currency in the order of the codes; empty if there are none.
  public let refunds: [Refunds]
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
