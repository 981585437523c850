public import WidgetFoundation

extension HydrationConfiguration: JSONDecodable {
  /// Reads a choice; members that are missing or null are not chosen.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let id: String? = try object.optional("beverage")
    self.init(beverage: id.map { Beverage(id: $0) } ?? .water)
  }
}
