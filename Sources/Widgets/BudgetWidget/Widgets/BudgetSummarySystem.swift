import BudgetWidgetTables
public import WidgetFoundation

/// The budget widget: what is left of a week's, month's or year's budget.
///
/// ```swift
/// let snapshot = BudgetSummarySystem.snapshot(
///   of: BudgetState(reading: store), configuration: BudgetConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .chinese, frame: WidgetFrame(.small)))
/// ```
public enum BudgetSummarySystem: WidgetSystem {
  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.momiQ.kinds[0], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetName
  }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetDescription
  }

  /// A sample: invented amounts of the month of Tết 2026.
  public static func placeholder(in environment: WidgetEnvironment) -> BudgetSummarySnapshot {
    // Noon in Vietnam on 2026-02-17.
    snapshot(
      of: .placeholder, configuration: BudgetConfiguration(), at: Instant(secondsSince1970: 1_771_304_400),
      in: environment)
  }

  /// What the widget shows at a moment.
  public static func snapshot(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> BudgetSummarySnapshot {
    // The sample has one budget, whatever was chosen.
    let isSample = if case .placeholder = state { true } else { false }
    return BudgetSummaryBuilder(
      isSample ? BudgetConfiguration() : configuration, instant, environment
    ).snapshot(of: state)
  }

  /// Now and the beginnings of the days to the end of the period, at least seven and at most 35.
  public static func schedule(
    of state: BudgetState, configuration: BudgetConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    WidgetDays.schedule(of: state, from: instant, in: environment) { configuration.kind(in: $0) }
  }

  /// A warning matters, and danger more, until the period ends.
  public static func relevance(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    guard case .document(let document, _) = state, let today = environment.days.day(at: instant),
      let standing = try? BudgetView(document, configuration, today: today).standing,
      standing.progress.level != .good, let next = try? standing.date.period.next(),
      let end = environment.days.start(of: next.first)
    else { return nil }
    return Relevance(
      score: standing.progress.level == .warning ? 5 : 10,
      duration: end.secondsSince1970 - instant.secondsSince1970)
  }
}
