public import WidgetFoundation

extension BudgetConfiguration: JSONDecodable {
  /// Reads a choice; a member that is missing or unknown is taken as not chosen.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(period: object.readable("period"), category: object.readable("category"))
  }
}

extension SpendingConfiguration: JSONDecodable {
  /// Reads a choice; a member that is missing or unknown is taken as not chosen.
  public init(json: JSON) throws(JSONValueError) {
    self.init(period: try JSONObject(json: json).readable("period") ?? .month)
  }
}
