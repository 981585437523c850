/// A field of a form, with values to choose from.
public struct ChoiceField<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The label.
  package let title: String
  /// The values to choose from.
  package let choices: [Choice]

  /// A value to choose from.
  package struct Choice: Hashable, Sendable {
    /// The value.
    package let value: Value
    /// The text in the language of the app.
    package let text: String
  }

  /// Creates a field with a text for each value.
  package init(_ title: String, _ values: [Value], _ text: (Value) -> String) {
    self.init(title, values, { $0 }, text)
  }

  /// Creates a field with a value and a text for each of some items.
  package init<Item>(
    _ title: String, _ items: [Item], _ value: (Item) -> Value, _ text: (Item) -> String
  ) {
    self.title = title
    choices = items.map { Choice(value: value($0), text: text($0)) }
  }
}

/// A setting in a form: the values to choose from, as they are stored, and the one that is chosen.
package struct SettingField: Hashable, Sendable {
  /// The name of the member of the settings.
  package let key: String
  /// The label and the values.
  package let field: ChoiceField<JSON>
  /// The stored value, which is one of the choices; null if no choice was made.
  package let chosen: JSON

  /// Creates the field of a setting.
  package init<Item>(
    _ key: String, _ title: String, _ items: [Item], chosen: Item, stored: (Item) -> JSON?,
    _ text: (Item) -> String
  ) {
    self.key = key
    field = ChoiceField(title, items, { stored($0) ?? .null }, text)
    self.chosen = stored(chosen) ?? .null
  }
}
