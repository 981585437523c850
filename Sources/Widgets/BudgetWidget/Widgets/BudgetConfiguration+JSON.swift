public import WidgetFoundation

extension BudgetConfiguration: JSONDecodable {
  /// Reads a choice; members that are missing or null are not chosen.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(period: try object.optional("period"), category: try object.optional("category"))
  }
}

extension SpendingConfiguration: JSONDecodable {
  /// Reads a choice; members that are missing or null are not chosen.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(period: try object.optional("period") ?? .month)
  }
}
