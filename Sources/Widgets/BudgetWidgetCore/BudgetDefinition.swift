import BudgetWidgetTables
public import WidgetFoundation

/// The snapshot of the budget widget.
public typealias BudgetSnapshot = WidgetSnapshot<BudgetFacts, BudgetReason>

/// The budget widget: what is left of a week's, month's or year's budget.
///
/// ```swift
/// let snapshot = BudgetDefinition.snapshot(
///   of: BudgetState(reading: store), configuration: BudgetConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .chinese, frame: WidgetFrame(.small)))
/// ```
public enum BudgetDefinition: WidgetDefinition {
  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.momiQ.kinds[0] }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetName
  }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetDescription
  }

  /// Returns the snapshot of the widget at an instant.
  public static func snapshot(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> BudgetSnapshot {
    // The sample has one budget, so the configuration does not matter.
    let configuration = state == .placeholder ? BudgetConfiguration() : configuration
    let snapshot = BudgetSnapshot(
      of: state, at: instant, in: environment, name: name(in: environment.language)
    ) {
      configuration.choice(in: $0).budget == nil && $0.totals.isEmpty
    } facts: { document, day, texts throws(StandingError) in
      try BudgetFacts(document, day, configuration, environment.family, texts)
    }
    return configuration.hidesAmounts ? snapshot.redacted() : snapshot
  }

  /// Returns the instant itself and the beginnings of the days to the end of the period, at least 7 and at
  /// most 35.
  public static func schedule(
    of state: BudgetState, configuration: BudgetConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    schedule(of: state, from: instant, in: environment) { configuration.choice(in: $0).kind }
  }

  /// Returns a relevance until the end of the period if the level is a warning, and a higher one if it is
  /// danger or over.
  public static func relevance(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    guard let document = state.value, let day = BudgetDay(state, at: instant, in: environment),
      let budget = configuration.choice(in: document).budget,
      let figures = try? BudgetFigures(document, of: budget, day), figures.level != .good,
      let next = try? figures.period.next(), let end = environment.days.start(of: next.first)
    else { return nil }
    return Relevance(
      score: figures.level == .warning ? 5 : 10,
      duration: end.secondsSince1970 - instant.secondsSince1970)
  }
}
