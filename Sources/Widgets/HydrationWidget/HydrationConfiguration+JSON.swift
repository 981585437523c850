public import WidgetFoundation

extension HydrationConfiguration: JSONDecodable {
  /// Reads a choice; a member that is missing or unknown is taken as not chosen.
  public init(json: JSON) throws(JSONValueError) {
    let id: String? = try JSONObject(json: json).readable("beverage")
    self.init(beverage: id.map { Beverage(id: $0) } ?? .water)
  }
}
