public import AppIntents
import BudgetWidget
import WidgetViews

/// A category of the user, or all spending, in the settings of a budget widget.
///
/// Whoever sees these settings has unlocked the device, so the names are shown.
public struct BudgetCategoryEntity: AppEntity {
  /// The name of the type in settings.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  /// The query that finds categories.
  public static let defaultQuery = BudgetCategoryQuery()

  /// All spending; settings offer it because they have no way to choose nothing again.
  static let all = BudgetCategoryEntity(id: "", standing: .gone)

  /// Identifies the category in the document; empty for all of them.
  public let id: String
  /// The state of the category in the document.
  let standing: Standing

  /// The state of a category in the document.
  enum Standing {
    /// It is there, with the name that the user gave it.
    case named(String)
    /// The document no longer has it.
    case gone
    /// The document cannot be read at the moment.
    case unknown
  }

  init(id: String, standing: Standing) {
    self.id = id
    self.standing = standing
  }

  /// The name, or the id if the document does not have the category or cannot be read.
  public var displayRepresentation: DisplayRepresentation {
    if id.isEmpty { return DisplayRepresentation(title: "All spending") }
    return switch standing {
    case .named(let name): DisplayRepresentation(title: "\(name)")
    case .gone: DisplayRepresentation(title: "\(id)", subtitle: "No longer in MomiQ")
    case .unknown: DisplayRepresentation(title: "\(id)", subtitle: "Cannot be read now")
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
    let known = Self.known
    return identifiers.map { id in
      let name = known?.first { $0.id == id }?.name
      return BudgetCategoryEntity(
        id: id, standing: name.map { .named($0) } ?? (known == nil ? .unknown : .gone))
    }
  }

  /// All spending, the categories that have a budget, and all others.
  public func suggestedEntities() async throws -> [BudgetCategoryEntity] {
    [.all] + (Self.known ?? []).map { BudgetCategoryEntity(id: $0.id, standing: .named($0.name)) }
  }

  /// The categories of the document, empty if there is no document yet; `nil` if it cannot be read.
  private static var known: [SpendingCategory]? {
    switch BudgetSource.state(in: .current) {
    case .loaded(let document, _): document.choosableCategories
    case .missing, .placeholder: []
    case .newer, .unreadable, .unavailable: nil
    }
  }
}
