public import BudgetWidget
public import WidgetViews

/// Where the budget widget gets its facts: the document that the app shares with its widgets.
public enum BudgetSource: WidgetSource {
  /// The widget.
  public typealias System = BudgetSystem
  /// Its choices.
  public typealias Intent = BudgetSummaryIntent

  /// What the app stored.
  public static func state(in surroundings: Surroundings) -> BudgetState {
    BudgetState(inFolder: surroundings.folder(AppIdentifiers.momiQ.group))
  }

  /// The period and the category that were chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: BudgetSummaryIntent, in surroundings: Surroundings
  ) -> BudgetConfiguration {
    BudgetConfiguration(
      period: intent.period.kind, category: intent.category?.category, hidesAmounts: intent.hidesAmounts)
  }
}
