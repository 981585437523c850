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
    self.init(title, values, { $0 }, text)
  }

  /// Creates a field with a value and a text for each of some items.
  public init<Item>(
    _ title: String, _ items: [Item], _ value: (Item) -> Value, _ text: (Item) -> String
  ) {
    self.title = title
    choices = items.map { Choice(value: value($0), text: text($0)) }
  }
}
