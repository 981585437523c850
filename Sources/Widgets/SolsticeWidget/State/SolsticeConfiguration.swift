/// What the user chose for one widget.
public struct SolsticeConfiguration: Hashable, Sendable {
  /// How the events are named.
  public var naming: EventNaming
  /// By which custom the season of a day is named.
  public var seasons: SeasonReckoning
  /// Whether sunrise and sunset are shown where there is room (medium, large and rectangular).
  public var showsSun: Bool

  /// A configuration; what is left out is as the app is delivered.
  public init(
    naming: EventNaming = .automatic, seasons: SeasonReckoning = .astronomical, showsSun: Bool = false
  ) {
    self.naming = naming
    self.seasons = seasons
    self.showsSun = showsSun
  }
}

extension SolsticeConfiguration: JSONDecodable, JSONEncodable {
  /// Reads a configuration, also of another version of the app: a choice that is missing or unknown is taken as not made.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(
      naming: object.readable("naming") ?? .automatic, seasons: object.readable("seasons") ?? .astronomical,
      showsSun: object.readable("showsSun") ?? false)
  }

  /// All choices.
  public var json: JSON {
    .object(["naming": naming.json, "seasons": seasons.json, "showsSun": .bool(showsSun)])
  }
}
