/// The user's choices for one widget that differ from the app's settings.
public struct InsultConfiguration: WidgetSettings {
  /// The rating of the insults in this widget; `nil` for the app's choice.
  public var rating: InsultRating?

  /// Creates the default configuration, which uses the app's choice.
  public init() { self.init(rating: nil) }

  /// Creates a configuration.
  public init(rating: InsultRating?) {
    self.rating = rating
  }

  /// Reads the choice from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init(rating: reader.choice("rating"))
  }

  /// The choice as a member, if it was made.
  public var members: JSONObject { JSONObject(present: [("rating", rating?.json)]) }
}

extension InsultRating: JSONDecodable, JSONEncodable {}
