/// A category as the user named it.
public struct SpendingCategory: Hashable, Sendable {
  /// What names it among all categories; not empty.
  public let id: String
  /// The name that is shown.
  public let name: String

  /// A category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
