/// The text that screen readers read for an element.
public struct AccessibilityText: Hashable, Sendable {
  /// The name of the element.
  public var label: String
  /// The current value of the element; empty if the label says everything.
  public var value: String

  /// Creates a text from a label and a value.
  public init(label: String, value: String = "") {
    self.label = label
    self.value = value
  }
}

extension AccessibilityText {
  /// `{"label": "…", "value": "…"}`.
  public var json: JSON { ["label": .string(label), "value": .string(value)] }
}
