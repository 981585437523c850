/// The content of the app's screen for today.
public struct TodayScreen: Hashable, Sendable {
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
    guard let facts = HydrationFacts(state, HydrationConfiguration(), at: instant, in: environment) else {
      return nil
    }
    let (texts, wanted) = (facts.texts, facts.goal.total)
    title = texts.label
    headline = texts.inline(
      percent: texts.percent(facts.percent), rest: facts.restText)
    totalOfGoal = texts.totalOfGoal(facts.total, wanted)
    fraction = min(1, Double(facts.total.millilitres) / Double(max(1, wanted.millilitres)))
    streak = facts.streak > 0 ? texts.streak(facts.streak) : nil
    accessibility = facts.accessibility
    entries = facts.entries.reversed().map { EntryRow($0, facts) }
    noEntries = entries.isEmpty ? texts.noEntries : nil
    notes = facts.notes.map(\.longest) + [facts.healthNote].compactMap { $0 }
    canUndo = state.canUndo
  }

  /// The SF Symbol of the button that adds a drink.
  public static let addSymbol = "plus"
  /// The SF Symbol of the button that undoes the last change.
  public static let undoSymbol = "arrow.uturn.backward"
  /// The SF Symbol of the button that deletes a drink.
  public static let deleteSymbol = "trash"
  /// The width and height of that button in points, so that a finger meets it and not the row.
  public static let deleteSide = 44.0
}
