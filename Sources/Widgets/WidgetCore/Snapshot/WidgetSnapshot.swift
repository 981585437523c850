/// What a widget shows: texts, numbers and roles, nothing left to decide.
///
/// Two equal snapshots look the same, so an app asks for a reload only if they differ.
public protocol WidgetSnapshot: Hashable, Sendable {
  /// Where a tap on the widget leads.
  var link: String? { get }
  /// Where taps on its parts lead; empty unless ``Family/allowsElementLinks``.
  var elementLinks: [String] { get }
  /// What is read aloud for the whole widget.
  var accessibility: AccessibilityText { get }
  /// The snapshot as it is shown where others could look: no private value is left in it.
  func redacted() -> Self
}

extension WidgetSnapshot {
  /// No part is a link of its own.
  public var elementLinks: [String] { [] }
}
