public import AppIntents
import BudgetWidget

/// The choices for one spending widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct TotalSpendingIntent: WidgetConfigurationIntent {
  /// What the widget's settings are called.
  public static let title: LocalizedStringResource = "Total Spending"
  /// What can be chosen.
  public static let description: IntentDescription? = "What was spent in a period."

  /// The period.
  @Parameter(title: "Period", default: .month)
  public var period: SpendingPeriodChoice

  /// Whether amounts are hidden on the home screen too.
  @Parameter(title: "Hide amounts", default: false)
  public var hidesAmounts: Bool

  /// The choices as delivered.
  public init() {}
}

/// The period whose spending is shown.
public enum SpendingPeriodChoice: String, AppEnum {
  /// Today.
  case day
  /// This week.
  case week
  /// This month.
  case month
  /// This year.
  case year
  /// The year that began on a day of the user's choice.
  case financialYear

  /// What the choice is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  /// What its cases are called.
  public static let caseDisplayRepresentations: [SpendingPeriodChoice: DisplayRepresentation] = [
    .day: "Today",
    .week: "This week",
    .month: "This month",
    .year: "This year",
    .financialYear: "This financial year",
  ]

  /// The choice as the widget knows it.
  var kind: PeriodKind {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    case .financialYear: .financialYear
    }
  }
}
