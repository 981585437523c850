import BudgetWidgetTables
public import WidgetFoundation

/// The snapshot of the spending widget.
public typealias SpendingSnapshot = WidgetSnapshot<SpendingFacts, BudgetReason>

/// The spending widget: the amount spent today, this week, this month or this year.
public enum SpendingDefinition: WidgetDefinition {
  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.momiQ.kinds[1] }

  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language {
    Language(tableIndex: BudgetWidgetStrings(language: asked.tableIndex).language)
  }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingName
  }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingDescription
  }

  /// Returns a sample with invented amounts for the month of Tết 2026.
  public static func placeholder(in environment: WidgetEnvironment) -> SpendingSnapshot {
    snapshot(
      of: .placeholder, configuration: SpendingConfiguration(), at: BudgetDocument.sampleInstant,
      in: environment)
  }

  /// Returns what the widget shows at an instant.
  public static func snapshot(
    of state: BudgetState, configuration: SpendingConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> SpendingSnapshot {
    let snapshot = SpendingSnapshot(
      of: state, at: instant, in: environment, name: name(in: environment.language)
    ) { context, texts throws(StandingError) in
      SpendingSnapshot(
        frame: environment.frame, status: context.status(isEmpty: context.document.totals.isEmpty),
        .facts(try SpendingFacts(context, configuration, environment.family, texts)))
    }
    // A sample has nothing of the user's to hide.
    return configuration.hidesAmounts && state != .placeholder ? snapshot.redacted() : snapshot
  }

  /// Returns the instant itself and the beginnings of the days to the end of the period, at least 7 and at
  /// most 35.
  public static func schedule(
    of state: BudgetState, configuration: SpendingConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    BudgetContext.schedule(of: state, from: instant, in: environment) { _ in configuration.period }
  }

  /// Returns `nil`, because spending is equally important on every day.
  public static func relevance(
    of state: BudgetState, configuration: SpendingConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? { nil }
}
