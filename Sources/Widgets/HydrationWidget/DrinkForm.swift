/// What is chosen for a drink before it is added or changed.
public struct DrinkForm: Hashable, Sendable {
  /// The drink that is changed; `nil` for a new one.
  public let id: String?
  /// How much, in millilitres.
  public var millilitres: Int
  /// The id of the beverage.
  public var beverage: String
  /// The amounts to choose from, in the units of the user, each with its text.
  public let amounts: [Amount]
  /// The beverages to choose from, each with its name.
  public let beverages: [Choice]

  /// An amount to choose.
  public struct Amount: Hashable, Sendable {
    /// In millilitres.
    public let millilitres: Int
    /// "250 mL".
    public let text: String
  }

  /// A beverage to choose.
  public struct Choice: Hashable, Sendable {
    /// The id of the beverage.
    public let id: String
    /// What it is called.
    public let name: String
  }

  /// The form for a new drink; what a link leaves open is the first amount of the user and water.
  public init(_ intake: Intake, of profile: HydrationProfile, in environment: WidgetEnvironment) {
    self.init(
      id: nil, intake.volume ?? profile.presets.first ?? Volume(clamping: 250), intake.beverage ?? .water,
      profile, environment)
  }

  /// The form for a drink that is in the log.
  public init(changing entry: HydrationEntry, of profile: HydrationProfile, in environment: WidgetEnvironment)
  {
    self.init(id: entry.id, entry.volume, entry.beverage, profile, environment)
  }

  private init(
    id: String?, _ volume: Volume, _ beverage: Beverage, _ profile: HydrationProfile,
    _ environment: WidgetEnvironment
  ) {
    let texts = HydrationTexts(environment, units: profile.units)
    self.id = id
    self.beverage = beverage.id
    millilitres = volume.millilitres
    // A glass to a bottle, and what the user or the drink has besides.
    let usual: [Int] =
      switch profile.units {
      case .metric: Array(stride(from: 50, through: 1_000, by: 50))
      case .imperial:
        (1...17).compactMap { try? Volume(Double(2 * $0), .imperial, allowed: HydrationEntry.volumes) }
          .map(\.millilitres)
      }
    amounts = Set(usual + profile.presets.map(\.millilitres) + [volume.millilitres]).sorted().map {
      Amount(millilitres: $0, text: texts.volumes.full(Volume(clamping: $0)))
    }
    // A beverage of a newer version is among them where it is the one of the drink.
    let all = Beverage.all + (beverage.isKnown ? [] : [beverage])
    beverages = all.map { Choice(id: $0.id, name: $0.name(in: texts.language)) }
  }
}
