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

extension SolsticeConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case naming, seasons, showsSun
  }

  /// Reads a configuration, also of another version of the app: a choice that is missing or unknown is taken as not made.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func choice<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      naming: choice(.naming) ?? .automatic, seasons: choice(.seasons) ?? .astronomical,
      showsSun: choice(.showsSun) ?? false)
  }
}
