public import Foundation
public import WidgetFoundation

/// What the app stored for both widgets: the shared document.
public typealias BudgetState = Loaded<BudgetDocument>

extension Loaded where Value == BudgetDocument {
  /// Reads the document in the folder that app and widgets share.
  ///
  /// - Parameter folder: The container of the app group; `nil`, which is what the system gives without the entitlement, is a
  ///   state as well: it is looked for again later.
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
  /// The categories that a person can choose the budget of: those that have a budget first, then all others, each once.
  ///
  /// The names are the user's own, and are shown in the settings of the widget as they are in the app: whoever sees these
  /// settings has unlocked the device.
  public var choosableCategories: [SpendingCategory] {
    let budgeted = Set(budgets.elements.compactMap(\.category))
    let named = categories.elements
    let unnamed = budgeted.subtracting(named.map(\.id)).sorted().map { SpendingCategory(id: $0, name: $0) }
    return named.filter { budgeted.contains($0.id) } + unnamed + named.filter { !budgeted.contains($0.id) }
  }

  /// The categories of ids that were chosen, in their order, under the names they have now; an id is its own name where
  /// the user's list lacks it.
  public func categories(of ids: [String]) -> [SpendingCategory] {
    ids.map { SpendingCategory(id: $0, name: name(ofCategory: $0)) }
  }
}
