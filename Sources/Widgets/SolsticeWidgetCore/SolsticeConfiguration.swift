/// The user's choices for one widget.
public struct SolsticeConfiguration: WidgetSettings {
  /// The naming of events.
  public var naming = EventNaming.automatic
  /// The custom by which the current season is named.
  public var seasons = SeasonReckoning.astronomical
  /// Whether sunrise and sunset are shown in families with room for them (medium, large and rectangular).
  public var showsSun = false

  /// Creates a configuration.
  public init(
    naming: EventNaming = .automatic, seasons: SeasonReckoning = .astronomical, showsSun: Bool = false
  ) {
    self.naming = naming
    self.seasons = seasons
    self.showsSun = showsSun
  }

  /// Creates the default configuration.
  public init() {}

  /// Lists the choices; all are always written.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("naming", &naming)
    fields.choice("seasons", &seasons)
    fields.choice("showsSun", &showsSun)
  }
}
