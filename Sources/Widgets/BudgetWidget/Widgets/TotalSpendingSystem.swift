import BudgetWidgetTables
public import WidgetFoundation

/// The spending widget: what was spent today, this week, this month or this year.
public enum TotalSpendingSystem: WidgetSystem {
  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.momiQ.kinds[1], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingName
  }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).spendingDescription
  }

  /// A sample: invented amounts of the month of Tết 2026.
  public static func placeholder(in environment: WidgetEnvironment) -> TotalSpendingSnapshot {
    // Noon in Vietnam on 2026-02-17.
    snapshot(
      of: .placeholder, configuration: SpendingConfiguration(), at: Instant(secondsSince1970: 1_771_304_400),
      in: environment)
  }

  /// What the widget shows at a moment.
  public static func snapshot(
    of state: BudgetState, configuration: SpendingConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> TotalSpendingSnapshot {
    TotalSpendingBuilder(configuration, instant, environment).snapshot(of: state)
  }

  /// Now and the beginnings of the days to the end of the period, at least seven and at most 35.
  public static func schedule(
    of state: BudgetState, configuration: SpendingConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    WidgetDays.schedule(of: state, from: instant, in: environment) { _ in configuration.period }
  }

  /// Nothing to say: what was spent matters as much on one day as on another.
  public static func relevance(
    of state: BudgetState, configuration: SpendingConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? { nil }
}
