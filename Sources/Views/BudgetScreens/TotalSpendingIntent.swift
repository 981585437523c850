public import AppIntents
import BudgetWidget

/// The choices for one spending widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct TotalSpendingIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Total Spending"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "What was spent in a period."

  /// The period.
  @Parameter(title: "Period", default: .month)
  public var period: SpendingPeriodChoice

  /// Whether amounts are hidden on the home screen too.
  @Parameter(title: "Hide amounts", default: false)
  public var hidesAmounts: Bool

  /// Makes the default choices.
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

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [SpendingPeriodChoice: DisplayRepresentation] = [
    .day: "Today",
    .week: "This week",
    .month: "This month",
    .year: "This year",
    .financialYear: "This financial year",
  ]

  /// The kind of period in the widget's configuration.
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
