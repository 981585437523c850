/// The day's progress as it is drawn.
public struct HydrationProgress: Hashable, Sendable {
  /// What was drunk today.
  public let total: Volume
  /// The goal of today, with what it is made of.
  public let goal: GoalBreakdown
  /// How much of the ring is drawn, 0 to 1.
  public let ring: Double
  /// The true percentage, rounded down: 100 only when the goal is reached, and more beyond it.
  public let percent: Int
  /// Whether the goal is reached.
  public let isReached: Bool
  /// "51%".
  public let percentText: String
  /// "1.25 L".
  public let totalText: String
  /// "1.25 / 2.45 L".
  public let totalOfGoalText: String
  /// "of 2.45 L".
  public let ofGoalText: String
  /// "1.2 L left", or that the goal is reached.
  public let restText: String
  /// "51% · 1.2 L left", in one line.
  public let inlineText: String
  /// "last drink at 14:05"; `nil` while there is none.
  public let lastDrinkText: String?
  /// The colour of the ring: another one when the goal is reached.
  public let role: HydrationRole
  /// The units of the user.
  public let units: VolumeUnits
}

/// How many days in a row the goal was reached, as it is drawn.
public struct StreakContent: Hashable, Sendable {
  /// The days.
  public let days: Int
  /// "3-day streak".
  public let text: String
  /// "3 days", below the flame of the large widget.
  public let shortText: String
}

/// A drink in the list.
public struct EntryRow: Hashable, Sendable {
  /// The id of the entry.
  public let id: String
  /// What.
  public let name: String
  /// An SF Symbol.
  public let symbol: String
  /// The colour of the symbol.
  public let tint: BeverageTint
  /// How much.
  public let volumeText: String
  /// When, by the clock of the user's zone.
  public let timeText: String
  /// Whether it counts towards the goal.
  public let counts: Bool
  /// What is read aloud.
  public let accessibility: AccessibilityText
}

/// A button or link that adds a drink.
public struct AddButton: Hashable, Sendable {
  /// What it adds; the app asks for what is open.
  public let intake: Intake
  /// "250 mL", or "Log Water".
  public let text: String
  /// An SF Symbol: that of the beverage, or a plus sign.
  public let symbol: String
  /// What is read aloud.
  public let accessibility: AccessibilityText
  /// Where a tap leads, if it is a link.
  public var link: HydrationLink { .addIntake(intake) }
}

/// All that the widget shows of a day.
public struct HydrationContent: Hashable, Sendable {
  /// How much was drunk; private.
  public var progress: Sensitive<HydrationProgress>
  /// The streak, if there is one; private, and so is whether there is one.
  public var streak: Sensitive<StreakContent>?
  /// The last drinks of today, the newest first; private.
  public var entries: Sensitive<[EntryRow]>
  /// In place of the list while it is empty.
  public var noEntriesText: String?
  /// The button that opens the sheet; `nil` in families without one.
  public var addButton: AddButton?
  /// Amounts to add with one tap.
  public var presets: [AddButton]
  /// A note on a very high goal; private.
  public var healthNote: Sensitive<String>?
}
