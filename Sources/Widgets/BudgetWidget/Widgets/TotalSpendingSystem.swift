public import WidgetFoundation

/// The spending widget: what was spent today, this week, this month or this year.
public enum TotalSpendingSystem: WidgetSystem {
  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.momiQ.kinds[1], families: Family.allCases)
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
}
