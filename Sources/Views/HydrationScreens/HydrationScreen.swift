public import HydrationWidget

/// The content of Sipli's screen.
public enum HydrationScreen: Hashable, Sendable {
  /// The drinks of today.
  case today(Today)
  /// The reason why there are no drinks to show.
  case note(HydrationSnapshot.Reason)

  /// The content of the screen for today.
  public struct Today: Hashable, Sendable {
    /// The title, "Water today".
    public let title: String
    /// The percentage and the rest, "51% · 1.2 L left".
    public let headline: String
    /// The total and the goal, "1.25 / 2.45 L".
    public let totalOfGoal: String
    /// The filled part of the bar, 0 to 1.
    public let fraction: Double
    /// The streak, "3-day streak"; `nil` if there is none.
    public let streak: String?
    /// The text that screen readers read for the whole header.
    public let accessibility: AccessibilityText
    /// The drinks of today, the newest first.
    public let entries: [EntryRow]
    /// The text in place of the drinks while there are none; otherwise `nil`.
    public let noEntries: String?
    /// The problems outside the document, and the note about a very high goal or about far too much water.
    public let notes: [String]
    /// Whether there is a change that can be undone.
    public let canUndo: Bool

    /// Creates the screen at an instant.
    ///
    /// - Returns: `nil` if the instant has no civil day.
    public init?(_ state: HydrationJournal, at instant: Instant, in environment: WidgetEnvironment) {
      guard let facts = HydrationFacts(state, HydrationConfiguration(), at: instant, in: environment),
        let day = facts.day.value
      else { return nil }
      title = facts.accessibility.label
      headline = day.inlineText.longest
      totalOfGoal = day.totalOfGoalText.longest
      fraction = day.fraction
      streak = day.streakText?.longest
      accessibility = facts.accessibility
      entries = day.rows()
      noEntries = day.noEntriesText?.longest
      notes = (facts.notes + [day.healthNote].compactMap { $0 }).map(\.longest)
      canUndo = state.canUndo
    }

    /// The SF Symbol of the button that adds a drink.
    public static let addSymbol = "plus"
    /// The SF Symbol of the button that undoes the last change.
    public static let undoSymbol = "arrow.uturn.backward"
    /// The SF Symbol of the button that deletes a drink.
    public static let deleteSymbol = "trash"
  }
}

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
  /// The title: "Log Water", or that a drink is changed.
  public let title: String

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
    title = id == nil ? texts.logWater : texts.changeDrink
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

/// The offer to save what is left of a damaged log, with the buttons for it.
public struct DrinkRecovery: Hashable, Sendable {
  /// One sentence for each: what can be saved, what cannot, and other notes.
  public let lines: [String]
  /// The button that asks.
  public let title: String
  /// The button that does it.
  public let confirm: String
  /// The button that does not.
  public let cancel: String
}
