/// What is read aloud for an element.
public struct AccessibilityText: Hashable, Sendable {
  /// What the element is.
  public var label: String
  /// What it says now; empty if the label says it all.
  public var value: String

  /// A label and a value.
  public init(label: String, value: String = "") {
    self.label = label
    self.value = value
  }
}

extension AccessibilityText {
  /// `{"label": "…", "value": "…"}`.
  public var json: JSON { ["label": .string(label), "value": .string(value)] }
}
