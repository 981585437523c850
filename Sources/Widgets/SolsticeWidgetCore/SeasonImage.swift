/// The picture of a season, the same for both events that could begin it.
public struct SeasonImage: Hashable, Sendable {
  /// The season.
  public let season: Season

  /// Creates the picture of a season; near the equator that of summer, because the Sun is high all year.
  public init(_ season: Season?) {
    self.season = season ?? .summer
  }

  /// All pictures that the app needs.
  public static let all = Season.allCases.map { SeasonImage($0) }

  /// The name of the image in the asset catalogue, such as `SeasonSpring`.
  public var assetName: String { "Season" + role.rawValue.capitalizedFirst }

  /// The name of the SF Symbol for places without a photograph, such as the lock screen; all exist in iOS 15.
  public var symbolName: String {
    switch season {
    case .spring: "leaf"
    case .summer: "sun.max"
    case .autumn: "wind"
    case .winter: "snowflake"
    }
  }

  /// The colour of the symbol.
  public var role: SolsticeRole { SolsticeRole(season) }
}
