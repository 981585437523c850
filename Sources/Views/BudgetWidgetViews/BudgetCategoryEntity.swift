public import AppIntents
import BudgetWidget
import WidgetViews

/// A category of the user's, or all of them, in the settings of a budget widget.
///
/// Whoever sees these settings has unlocked the device, so the names are shown.
public struct BudgetCategoryEntity: AppEntity {
  /// What a category is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  /// Where categories are looked for.
  public static let defaultQuery = BudgetCategoryQuery()

  /// All spending: a category that was chosen is given up for it, as the settings have no way to choose nothing again.
  static let all = BudgetCategoryEntity(id: "", name: nil)

  /// Identifies the category in the document; empty for all of them.
  public let id: String
  /// What the user calls it; `nil` if the document has no such category.
  let name: String?

  init(id: String, name: String?) {
    self.id = id
    self.name = name
  }

  /// The name; of a category that the document has no more, its id.
  public var displayRepresentation: DisplayRepresentation {
    if id.isEmpty {
      DisplayRepresentation(title: "All spending")
    } else if let name {
      DisplayRepresentation(title: "\(name)")
    } else {
      DisplayRepresentation(title: "\(id)", subtitle: "No longer in MomiQ")
    }
  }

  /// The category as the widget knows it.
  var category: String? { id.isEmpty ? nil : id }
}

/// Finds categories in the document that the app shares with its widgets.
public struct BudgetCategoryQuery: EntityQuery {
  /// For the system.
  public init() {}

  /// The categories that were chosen, under the names they have now.
  ///
  /// One that is gone stays chosen: without it the widget would show the budget of all spending as if that had been asked for.
  public func entities(for identifiers: [String]) async throws -> [BudgetCategoryEntity] {
    let names = Dictionary(Self.known.map { ($0.id, $0.name) }) { first, _ in first }
    return identifiers.map { BudgetCategoryEntity(id: $0, name: names[$0]) }
  }

  /// All spending, the categories that have a budget, and all others.
  public func suggestedEntities() async throws -> [BudgetCategoryEntity] {
    [.all] + Self.known.map { BudgetCategoryEntity(id: $0.id, name: $0.name) }
  }

  /// The categories of the document; none if it cannot be read.
  private static var known: [SpendingCategory] {
    BudgetSource.state(in: .current).value?.choosableCategories ?? []
  }
}
