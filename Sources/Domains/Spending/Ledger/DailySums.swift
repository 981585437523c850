import Documents

/// Money spent by currency, day and category, in minor units; a sum of one amount is that amount.
public struct DailySums: Hashable, Sendable {
  /// Minor units by day and category; the empty category is spending without one.
  typealias Days = [CivilDate: [String: Int64]]

  /// The sums; a currency without days is not kept.
  private(set) var currencies: [Currency: Days] = [:]

  /// Creates sums of nothing.
  public init() {}

  /// Adds up amounts; a negative one came back.
  ///
  /// - Throws: ``LedgerError/overflow(_:_:)``
  public init(
    _ amounts: some Sequence<(day: CivilDate, amount: Money, category: String?)>
  ) throws(LedgerError) {
    for (day, amount, category) in amounts {
      try add(amount.minorUnits, amount.currency, on: day, category: category ?? "")
    }
  }

  /// Adds an amount, which is negative if money came back.
  ///
  /// - Throws: ``LedgerError/overflow(_:_:)``
  mutating func add(
    _ minorUnits: Int64, _ currency: Currency, on day: CivilDate, category: String
  ) throws(LedgerError) {
    try currencies[currency, default: [:]][day, default: [:]][category, default: 0]
      .add(minorUnits, orThrow: LedgerError.overflow(currency, day))
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

extension DailySums {
  /// Returns the sums of the days up to one.
  func through(_ last: CivilDate) -> DailySums {
    var sums = DailySums()
    sums.currencies = currencies.mapValues { $0.filter { $0.key <= last } }.filter { !$0.value.isEmpty }
    return sums
  }
}

extension DailySums: JSONDecodable, JSONEncodable {
  /// Reads sums; each of them has to be right.
  public init(json: JSON) throws(JSONValueError) {
    currencies = try JSONObject(json: json).dictionary { (code, json) throws(JSONValueError) in
      let days: Days = try JSONObject(json: json).dictionary { (day, json) throws(JSONValueError) in
        let amounts = try JSONObject(json: json).dictionary { (category, json) throws(JSONValueError) in
          (category, try Int64(json: json))
        }
        return (try CivilDate(json: .string(day)), amounts)
      }
      return (try Currency(json: .string(code)), days)
    }
  }

  /// The sums as JSON: `{"EUR": {"2026-02-17": {"food": 1250}}}`, in minor units.
  public var json: JSON {
    .present(
      currencies.map { currency, days in
        (
          currency.code,
          .present(
            days.sorted { $0.key < $1.key }.map { day, amounts in
              ("\(day)", .present(amounts.map { ($0.key, .integer($0.value)) }))
            })
        )
      })
  }
}
