/// What the user chose for one widget.
public struct SolsticeConfiguration: WidgetSettings {
  /// How the events are named.
  public var naming: EventNaming
  /// By which custom the season of a day is named.
  public var seasons: SeasonReckoning
  /// Whether sunrise and sunset are shown where there is room (medium, large and rectangular).
  public var showsSun: Bool

  /// A configuration of some choices.
  public init(
    naming: EventNaming = .automatic, seasons: SeasonReckoning = .astronomical, showsSun: Bool = false
  ) {
    self.naming = naming
    self.seasons = seasons
    self.showsSun = showsSun
  }

  /// All that widgets may have.
  public static let all = EventNaming.allCases.flatMap { naming in
    SeasonReckoning.allCases.flatMap { seasons in
      [false, true].map { SolsticeConfiguration(naming: naming, seasons: seasons, showsSun: $0) }
    }
  }

  /// The configuration as the app is delivered.
  public init() { self.init(naming: .automatic) }

  /// Reads a configuration.
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
