public import Foundation
public import WidgetFoundation

/// The document that the app shares with both widgets, or the reason why there is none.
public typealias BudgetState = Loaded<BudgetDocument>

extension Loaded where Value == BudgetDocument {
  /// Reads the document in the folder that the app and the widgets share.
  ///
  /// - Parameter folder: The container of the app group. The system returns `nil` without the entitlement;
  ///   the state is then `unavailable`, and the document is read again later.
  public init(inFolder folder: URL?) {
    do throws(StoreError) {
      self.init(
        reading: try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary))
    } catch {
      self = .unavailable(error.description)
    }
  }
}

extension BudgetDocument {
  /// The categories for the choice of a budget: first those that have a budget, then all others, each once.
  ///
  /// The settings of the widget show the user's own names, as the app does: anyone who sees these settings
  /// has unlocked the device.
  public var choosableCategories: [SpendingCategory] {
    let budgeted = Set(budgets.elements.compactMap(\.category))
    let named = categories.elements
    let unnamed = budgeted.subtracting(named.map(\.id)).sorted().map { SpendingCategory(id: $0, name: $0) }
    return named.filter { budgeted.contains($0.id) } + unnamed + named.filter { !budgeted.contains($0.id) }
  }
}
