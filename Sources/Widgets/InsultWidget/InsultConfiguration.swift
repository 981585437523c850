/// What the user chose for one widget, where it differs from the app.
public struct InsultConfiguration: WidgetSettings {
  /// Which insults this widget shows; `nil` for the app's choice.
  public var rating: InsultRating?

  /// The app's choice.
  public init() { self.init(rating: nil) }

  /// A choice.
  public init(rating: InsultRating?) {
    self.rating = rating
  }

  /// Takes the choice from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init(rating: reader.choice("rating"))
  }

  /// The choice, if one was made.
  public var members: JSONObject { JSONObject(present: [("rating", rating?.json)]) }
}

extension InsultRating: JSONDecodable, JSONEncodable {}
