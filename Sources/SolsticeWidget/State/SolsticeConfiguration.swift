/// What the user chose for one widget.
public struct SolsticeConfiguration: Hashable, Sendable, Codable {
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
