/// How the system knows a widget.
public struct WidgetIdentity: Hashable, Sendable {
  /// The kind, which must never change once the widget was shipped.
  public let kind: String
  /// The families it is made for.
  public let families: [Family]

  /// A kind with its families.
  public init(kind: String, families: [Family]) {
    self.kind = kind
    self.families = families
  }
}
