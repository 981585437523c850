import Documents

/// Money spent by currency, day and category, in minor units; a sum of one amount is that amount.
public struct DailySums: Hashable, Sendable {
  /// Minor units by day and category; the empty category is spending without one.
  typealias Days = [CivilDate: [String: Int64]]

  /// The sums; a currency without days is not kept.
  private(set) var currencies: [Currency: Days] = [:]

  /// Makes sums of nothing.
  public init() {}

  /// Adds an amount, which is negative if money came back.
  ///
  /// - Throws: ``LedgerError/overflow(_:_:)``
  mutating func add(
    _ minorUnits: Int64, _ currency: Currency, on day: CivilDate, category: String
  ) throws(LedgerError) {
    try currencies[currency, default: [:]][day, default: [:]][category, default: 0]
      .add(minorUnits, orThrow: LedgerError.overflow(currency, day))
  }

  /// Adds all sums of another ledger.
  ///
  /// - Throws: ``LedgerError/overflow(_:_:)``
  mutating func add(_ other: DailySums) throws(LedgerError) {
    for (currency, days) in other.currencies {
      for (day, amounts) in days {
        for (category, amount) in amounts { try add(amount, currency, on: day, category: category) }
      }
    }
  }

  /// The first day with a sum in a currency; `nil` if there is none.
  func firstDay(in currency: Currency) -> CivilDate? { currencies[currency]?.keys.min() }

  /// The first day with a sum in any currency.
  var firstDay: CivilDate? { currencies.values.compactMap { $0.keys.min() }.min() }

  /// The ids of all categories but the empty one.
  var categories: Set<String> {
    Set(currencies.values.flatMap { $0.values.flatMap(\.keys) }).subtracting([""])
  }
}
