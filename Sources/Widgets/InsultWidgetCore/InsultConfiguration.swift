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

  /// Lists the choice; it is not written unless it was made.
  public mutating func list(in fields: inout SettingsFields) { fields.choice("rating", &rating) }
}

extension InsultRating: JSONDecodable, JSONEncodable {}
