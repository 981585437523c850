public import Documents

/// An amount for a kind of period, to spend on everything or on one category.
public struct Budget: Hashable, Sendable {
  /// The kind of period; each such period has the whole amount.
  public let period: PeriodKind
  /// The amount, zero or more.
  ///
  /// With a budget of zero nothing may be spent.
  public let amount: Money
  /// The id of the category; `nil` for all spending.
  public internal(set) var category: String?
  /// Stored members that this version does not know.
  var rest = JSONObject()

  /// Creates a budget.
  ///
  /// - Throws: ``BudgetError/negativeBudget(_:)``
  public init(period: PeriodKind, amount: Money, category: String? = nil) throws(BudgetError) {
    guard amount.minorUnits >= 0 else { throw .negativeBudget(amount) }
    self.period = period
    self.amount = amount
    self.category = category
  }
}

extension Budget: JSONDecodable, JSONEncodable {
  /// Reads a budget and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let amount = Money(
      minorUnits: try object.required("amount"), currency: try object.required("currency"))
    let (period, category): (PeriodKind, String?) = (
      try object.required("period"), try object.optional("category")
    )
    do throws(BudgetError) {
      try self.init(period: period, amount: amount, category: category)
    } catch {
      throw JSONValueError(expected: "zero or more", found: "\(amount.minorUnits)").inside("amount")
    }
    rest = object.without(["period", "amount", "currency", "category"])
  }

  /// The budget as JSON, with amounts in whole minor units.
  public var json: JSON {
    let own = JSONObject(present: [
      ("period", period.json), ("amount", .integer(amount.minorUnits)), ("currency", amount.currency.json),
      ("category", category?.json),
    ])
    return .object(own.filled(from: rest))
  }
}

extension SpendingCategory: JSONDecodable, JSONEncodable {
  /// Reads a category and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(id: try object.required("id"), name: try object.required("name"))
    rest = object.without(["id", "name"])
  }

  /// The category as JSON.
  public var json: JSON {
    .object(JSONObject(present: [("id", .string(id)), ("name", .string(name))]).filled(from: rest))
  }
}
