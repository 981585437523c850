public import Documents

/// Spending in one currency, as sums by day and by category; a sum of one amount is that amount.
public struct CurrencyTotals: Hashable, Sendable {
  /// The currency of all amounts here.
  public let currency: Currency
  /// The days with spending, also planned, in order, each once.
  public let days: [DaySpending]
  /// Totals by category, of the periods around the day of the totals and of those before them.
  public internal(set) var categories: [CategoryTotals]
  /// Amounts dated after the day of the totals, by day and category, in their order.
  ///
  /// With them the totals by category are right on later days too, without the app.
  public let planned: [DaySpending]

  /// Creates totals of a currency, with days in any order, each once.
  public init(
    currency: Currency, days: [DaySpending], categories: [CategoryTotals] = [], planned: [DaySpending] = []
  ) {
    self.currency = currency
    self.days = days.sorted { $0.day < $1.day }
    self.categories = categories
    self.planned = planned
  }

  /// Returns the sum of the spending in a range of days.
  ///
  /// - Throws: ``StandingError/tooLarge``
  public func total(of range: ClosedRange<CivilDate>) throws(StandingError) -> Money {
    var sum: Int64 = 0
    for total in slice(range) { try sum.add(total.minorUnits, orThrow: StandingError.tooLarge) }
    return Money(minorUnits: sum, currency: currency)
  }

  /// Returns the spending of a period by category, up to a day.
  ///
  /// - Parameters:
  ///   - date: The period, up to a day.
  ///   - asOf: The day of the totals.
  /// - Returns: Minor units by the id of the category. `nil` if they are not known: the period is earlier
  ///   than those that are kept, or its beginning has changed since.
  /// - Throws: ``StandingError/tooLarge``
  public func categories(
    of date: PeriodToDate, asOf: CivilDate
  ) throws(StandingError) -> [String: Int64]? {
    var sums: [String: Int64] = [:]
    if let stored = categories.first(where: { $0.period == date.period.anchor }) {
      sums = stored.minorUnits
    } else if date.period.first <= asOf, !slice(date.period.first...min(date.through, asOf)).isEmpty {
      return nil
    }
    for total in planned where date.days.contains(total.day) && total.day > asOf {
      try sums[total.category ?? "", default: 0].add(total.minorUnits, orThrow: StandingError.tooLarge)
    }
    return sums
  }

  /// Returns the days of a range that have a total, by binary search, as there may be years of others.
  func slice(_ range: ClosedRange<CivilDate>) -> ArraySlice<DaySpending> {
    let start = days.partitioningIndex { $0.day >= range.lowerBound }
    let end = days.partitioningIndex { $0.day > range.upperBound }
    return days[start..<end]
  }
}

/// The spending of a day, of all categories or of one, in minor units of the currency of its ``CurrencyTotals``.
public struct DaySpending: Hashable, Sendable {
  /// The civil day.
  public let day: CivilDate
  /// The id of the category, empty for spending without one; `nil` for all spending.
  public let category: String?
  /// The amount in minor units; negative if refunds exceed spending.
  public let minorUnits: Int64

  /// Creates a total of a day.
  public init(day: CivilDate, category: String? = nil, minorUnits: Int64) {
    (self.day, self.category, self.minorUnits) = (day, category, minorUnits)
  }
}

/// The spending of a period by category, up to the day of the totals, in minor units.
public struct CategoryTotals: Hashable, Sendable {
  /// The period.
  public let period: PeriodAnchor
  /// Minor units by the id of the category; the empty id is spending without a category.
  public let minorUnits: [String: Int64]

  /// Creates totals of a period.
  public init(period: PeriodAnchor, minorUnits: [String: Int64]) {
    (self.period, self.minorUnits) = (period, minorUnits)
  }
}

extension CurrencyTotals: JSONDecodable, JSONEncodable {
  /// Reads the totals of a currency; each of them has to be right.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let days =
      (object["days"] ?? .null) == .null
      ? [:]
      : try object.dictionary("days") { (day, json) throws(JSONValueError) in
        (try CivilDate(json: .string(day)), try Int64(json: json))
      }
    self.init(
      currency: try object.required("currency"),
      days: days.map { DaySpending(day: $0.key, minorUnits: $0.value) },
      categories: try object.optional("categories") ?? [], planned: try object.optional("planned") ?? [])
  }

  /// The totals as JSON: `days` is an object of minor units by date.
  public var json: JSON {
    [
      "currency": currency.json, "days": .present(days.map { ("\($0.day)", .integer($0.minorUnits)) }),
      "categories": .array(
        categories.map { totals in
          [
            "period": totals.period.kind.json, "anchor": .string("\(totals.period)"),
            "amounts": .present(totals.minorUnits.map { ($0.key, .integer($0.value)) }),
          ]
        }),
      "planned": .array(
        planned.map {
          ["day": $0.day.json, "category": .string($0.category ?? ""), "amount": .integer($0.minorUnits)]
        }),
    ]
  }
}

extension CategoryTotals: JSONDecodable {
  /// Reads the totals of a period.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let text: String = try object.required("anchor")
    guard let anchor = PeriodAnchor(try object.required("period"), text: text) else {
      throw JSONValueError(expected: "the name of such a period, such as 2025-W42", found: text)
        .inside("anchor")
    }
    period = anchor
    minorUnits = try object.dictionary("amounts") { (category, json) throws(JSONValueError) in
      (category, try Int64(json: json))
    }
  }
}

extension DaySpending: JSONDecodable {
  /// Reads an amount of a coming day and a category.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    (day, category) = (try object.required("day"), try object.optional("category") ?? "")
    minorUnits = try object.required("amount")
  }
}

extension JSONObject {
  /// Reads the object of a member as a dictionary; an error names the keys on its way.
  func dictionary<Key: Hashable, Value>(
    _ name: String, _ read: (String, JSON) throws(JSONValueError) -> (Key, Value)
  ) throws(JSONValueError) -> [Key: Value] {
    let object: JSONObject = try required(name)
    do throws(JSONValueError) { return try object.dictionary(read) } catch { throw error.inside(name) }
  }

  /// Reads the members as a dictionary; an error names the key of the wrong one.
  func dictionary<Key: Hashable, Value>(
    _ read: (String, JSON) throws(JSONValueError) -> (Key, Value)
  ) throws(JSONValueError) -> [Key: Value] {
    var values: [Key: Value] = [:]
    values.reserveCapacity(members.count)
    for member in members {
      do throws(JSONValueError) {
        let (key, value) = try read(member.key, member.value)
        values[key] = value
      } catch {
        throw error.inside(member.key)
      }
    }
    return values
  }
}
