/// The user's choices for one widget.
public struct SolsticeConfiguration: WidgetSettings {
  /// The naming of events.
  public var naming: EventNaming
  /// The custom by which the current season is named.
  public var seasons: SeasonReckoning
  /// Whether sunrise and sunset are shown in families with room for them (medium, large and rectangular).
  public var showsSun: Bool

  /// Creates a configuration.
  public init(
    naming: EventNaming = .automatic, seasons: SeasonReckoning = .astronomical, showsSun: Bool = false
  ) {
    self.naming = naming
    self.seasons = seasons
    self.showsSun = showsSun
  }

  /// Creates the default configuration.
  public init() { self.init(naming: .automatic) }

  /// Reads a configuration from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init(
      naming: reader.choice("naming", else: .automatic),
      seasons: reader.choice("seasons", else: .astronomical),
      showsSun: reader.choice("showsSun", else: false))
  }

  /// All choices.
  public var members: JSONObject {
    ["naming": naming.json, "seasons": seasons.json, "showsSun": .bool(showsSun)]
  }
}
