/// What the user chose for one widget, where it differs from the app.
public struct InsultConfiguration: Hashable, Sendable {
  /// Which insults this widget shows; `nil` for the app's choice.
  public var rating: InsultRating?

  /// A choice.
  public init(rating: InsultRating? = nil) {
    self.rating = rating
  }
}

extension InsultConfiguration: JSONDecodable, JSONEncodable {
  /// Reads a configuration, also of another version of the app: a choice that is unknown is taken as not made.
  public init(json: JSON) throws(JSONValueError) {
    self.init(rating: try JSONObject(json: json).readable("rating"))
  }

  /// The choice, if one was made.
  public var json: JSON {
    var object = JSONObject()
    object["rating"] = rating.map { .string($0.rawValue) }
    return .object(object)
  }
}

extension InsultRating: JSONDecodable, JSONEncodable {}
