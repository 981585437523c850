@_exported public import BudgetWidget
public import SwiftUI
@_exported public import WidgetViews

/// The source of the budget widget's facts: the document that the app shares with its widgets.
public enum BudgetSource: WidgetSource {
  /// The widget.
  public typealias Definition = BudgetDefinition
  /// The choices on the home screen.
  public typealias Intent = BudgetSummaryIntent

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetState(inFolder: services.sharedFolder)
  }

  /// Returns the period and the category that were chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: BudgetSummaryIntent, in services: SystemServices
  ) -> BudgetConfiguration {
    BudgetConfiguration(
      period: intent.period.kind, category: intent.category?.category, hidesAmounts: intent.hidesAmounts,
      showsToday: intent.showsToday)
  }
}

/// The budget widget of MomiQ: the rest of a week's, month's or year's budget.
public struct BudgetSummaryWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { BudgetSource.body }
}

/// The view of the widget.
public typealias BudgetSummaryView = WidgetView<BudgetSource>

/// The source of the spending widget's facts: the same document as for the budget widget.
public enum SpendingSource: WidgetSource {
  /// The widget.
  public typealias Definition = SpendingDefinition
  /// The choices on the home screen.
  public typealias Intent = TotalSpendingIntent

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetSource.state(in: services)
  }

  /// Returns the period that was chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: TotalSpendingIntent, in services: SystemServices
  ) -> SpendingConfiguration {
    SpendingConfiguration(period: intent.period.kind, hidesAmounts: intent.hidesAmounts)
  }
}

/// The spending widget of MomiQ: the total of today, this week, this month or this year.
public struct TotalSpendingWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SpendingSource.body }
}

/// The view of the widget.
public typealias TotalSpendingView = WidgetView<SpendingSource>
