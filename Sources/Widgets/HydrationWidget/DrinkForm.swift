/// The form for a drink that is added or changed.
public struct DrinkForm: Hashable, Sendable {
  /// The id of the drink that is changed; `nil` for a new one.
  public let id: String?
  /// The amount in millilitres.
  public var millilitres: Int
  /// The id of the beverage.
  public var beverage: String
  /// The amounts to choose from, in the user's units.
  public let amounts: [Amount]
  /// The beverages to choose from.
  public let beverages: [Choice]

  /// An amount to choose from.
  public struct Amount: Hashable, Sendable {
    /// The amount in millilitres.
    public let millilitres: Int
    /// The text, "250 mL".
    public let text: String
  }

  /// A beverage to choose from.
  public struct Choice: Hashable, Sendable {
    /// The id of the beverage.
    public let id: String
    /// The name in the language of the form.
    public let name: String
  }

  /// Creates the form for a new drink; the default is the user's first amount, of water.
  public init(_ intake: Intake, of profile: HydrationProfile, in environment: WidgetEnvironment) {
    self.init(
      id: nil, intake.volume ?? profile.presets.first ?? Volume(clamping: 250), intake.beverage ?? .water,
      profile, environment)
  }

  /// Creates the form for a drink of the log.
  public init(editing entry: HydrationEntry, of profile: HydrationProfile, in environment: WidgetEnvironment)
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
    // The amounts from a glass to a bottle, and those of the user and of the drink.
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
    // A beverage that only a newer version knows is included if the drink has it.
    let all = Beverage.all + (beverage.isKnown ? [] : [beverage])
    beverages = all.map { Choice(id: $0.id, name: $0.name(in: texts.language)) }
  }
}
