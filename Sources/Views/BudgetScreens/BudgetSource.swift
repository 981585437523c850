@_exported public import BudgetWidgetCore
public import Foundation
@_exported public import WidgetViews

/// The source of the budget widget's facts: the document that the app shares with its widgets.
public enum BudgetSource: WidgetSource {
  /// The widget.
  public typealias Definition = BudgetDefinition

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetState(inFolder: services.sharedFolder)
  }

  /// The categories that a widget can be set to, empty if there is no document yet; `nil` if it cannot be read.
  public static var categories: [SpendingCategory]? {
    let state = state(in: .current)
    let fault: BudgetSnapshot.Reason? = state.fault()
    return fault == nil ? state.value?.choosableCategories ?? [] : nil
  }

  /// Returns how much is left of a budget in the words of the widget, or that there is no budget or nothing can be read.
  public static func answer(_ choices: BudgetConfiguration) -> String {
    let spoken = entry(choices).snapshot.accessibility
    return "\(spoken.label)\n\(spoken.value)"
  }

  /// Records spending, and requests new timelines.
  ///
  /// - Parameters:
  ///   - amount: The amount in the unit of a currency, above zero.
  ///   - code: The code of the currency; the document's currency is used for an unknown one.
  ///   - category: The id of a category; `nil` for none.
  ///   - note: A note.
  ///   - date: A moment of the day on which it counts; `nil` for today.
  /// - Returns: The entry and the amount that is left, in words.
  /// - Throws: An error that the system can show or speak, if nothing was saved.
  public static func log(
    _ amount: Decimal, _ code: String, category: String?, note: String?, date: Date?
  ) async throws -> String {
    let added = try await FileWriter.shared.run {
      Result { () throws(IntentFailure) in
        try BudgetStore().log(amount, code, category: category, note: note, date: date)
      }
    }.get()
    return "\(added)\n\(entry().snapshot.accessibility.value)"
  }
}

/// The view of the widget.
public typealias BudgetSummaryView = WidgetView<BudgetSource>

/// The source of the spending widget's facts: the same document as for the budget widget.
public enum SpendingSource: WidgetSource {
  /// The widget.
  public typealias Definition = SpendingDefinition

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetSource.state(in: services)
  }
}

/// The view of the widget.
public typealias TotalSpendingView = WidgetView<SpendingSource>
