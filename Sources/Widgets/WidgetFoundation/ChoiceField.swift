/// A field of a form, with values to choose from.
public struct ChoiceField<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The label.
  public let title: String
  /// The values to choose from.
  public let choices: [Choice]

  /// A value to choose from.
  public struct Choice: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// The text in the language of the app.
    public let text: String
  }

  /// Creates a field with a text for each value.
  public init(_ title: String, _ values: [Value], _ text: (Value) -> String) {
    self.title = title
    choices = values.map { Choice(value: $0, text: text($0)) }
  }
}
