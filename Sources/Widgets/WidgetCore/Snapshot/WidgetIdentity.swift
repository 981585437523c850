/// The name of a widget for the system, and its families.
public struct WidgetIdentity: Hashable, Sendable {
  /// The kind, which must never change after the widget was released.
  public let kind: String
  /// The supported families.
  public let families: [Family]

  /// Creates an identity.
  public init(kind: String, families: [Family]) {
    self.kind = kind
    self.families = families
  }
}
