public import WidgetFoundation

extension Budget: JSONDecodable, JSONEncodable {
  /// Reads a budget.
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
  }

  /// The budget as JSON; amounts are whole minor units.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = JSONObject()
      try object.set("period", to: period)
      try object.set("amount", to: amount.minorUnits)
      try object.set("currency", to: amount.currency)
      try object.set("category", to: category)
      return .object(object)
    }
  }
}

extension SpendingCategory: JSONDecodable, JSONEncodable {
  /// Reads a category.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(id: try object.required("id"), name: try object.required("name"))
  }

  /// The category as JSON.
  public var json: JSON { .object(["id": .string(id), "name": .string(name)]) }
}
