public import AppIntents
import BudgetWidget

/// The choices for one budget widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct BudgetSummaryIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Budget"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "What is left of a budget."

  /// The period of the budget that is shown.
  @Parameter(title: "Period", default: .automatic)
  public var period: BudgetPeriodChoice

  /// The category of the budget that is shown; `nil` for all spending.
  @Parameter(title: "Category")
  public var category: BudgetCategoryEntity?

  /// Whether amounts are hidden on the home screen too.
  @Parameter(title: "Hide amounts", default: false)
  public var hidesAmounts: Bool

  /// Makes the default choices.
  public init() {}
}

/// The period whose budget is shown.
public enum BudgetPeriodChoice: String, AppEnum {
  /// The shortest that has a budget.
  case automatic
  /// A day.
  case day
  /// A week.
  case week
  /// A month.
  case month
  /// A year.
  case year
  /// A year that begins on a day of the user's choice.
  case financialYear

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [BudgetPeriodChoice: DisplayRepresentation] = [
    .automatic: "Automatic",
    .day: "Day",
    .week: "Week",
    .month: "Month",
    .year: "Year",
    .financialYear: "Financial year",
  ]

  /// The kind of period in the widget's configuration; `nil` is automatic.
  var kind: PeriodKind? {
    switch self {
    case .automatic: nil
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    case .financialYear: .financialYear
    }
  }
}
