/// The picture of a season: the same for both events that could begin it.
public struct SeasonImage: Hashable, Sendable {
  /// The season.
  public let season: Season

  /// The picture of a season.
  public init(_ season: Season) {
    self.season = season
  }

  /// All pictures the app has to have.
  public static let all = Season.allCases.map(SeasonImage.init)

  /// The name in the asset catalogue.
  public var assetName: String {
    switch season {
    case .spring: "SeasonSpring"
    case .summer: "SeasonSummer"
    case .autumn: "SeasonAutumn"
    case .winter: "SeasonWinter"
    }
  }

  /// The SF Symbol drawn where a photograph would not be seen, as on the lock screen; all are in iOS 15.
  public var symbolName: String {
    switch season {
    case .spring: "leaf"
    case .summer: "sun.max"
    case .autumn: "wind"
    case .winter: "snowflake"
    }
  }
}
