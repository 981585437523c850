import BudgetWidgetTables
public import WidgetFoundation

/// The snapshot of the spending widget.
public typealias SpendingSnapshot = WidgetSnapshot<SpendingFacts, BudgetReason>

/// The spending widget: the amount spent today, this week, this month or this year.
public enum SpendingDefinition: WidgetDefinition {
  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.momiQ.kinds[1] }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingName
  }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingDescription
  }

  /// Returns the snapshot of the widget at an instant.
  public static func snapshot(
    of state: BudgetState, configuration: SpendingConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> SpendingSnapshot {
    let snapshot = SpendingSnapshot(
      of: state, at: instant, in: environment, name: name(in: environment.language)
    ) {
      $0.totals.isEmpty
    } facts: { document, day, texts throws(StandingError) in
      try SpendingFacts(document, day, configuration, environment.family, texts)
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
    schedule(of: state, from: instant, in: environment) { _ in configuration.period }
  }
}
