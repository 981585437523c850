public import SwiftUI
public import WidgetFoundation

/// A field with values to choose from.
public struct ChoicePicker<Value: Hashable & Sendable>: View {
  private let field: ChoiceField<Value>
  private let value: Binding<Value>

  /// Creates a picker of the values of a field.
  public init(_ field: ChoiceField<Value>, _ value: Binding<Value>) {
    self.field = field
    self.value = value
  }

  /// The label and the chosen value.
  public var body: some View {
    Picker(selection: value) {
      ForEach(field.choices, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      Text(verbatim: field.title)
    }
  }
}

/// A field for a text, with its label beside it.
///
/// In a field of its own the label stands where the text goes, and nobody sees it once something is entered.
public struct LabeledField: View {
  private let label: String
  private let text: Binding<String>

  /// Creates a field.
  public init(_ label: String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  /// The label, and the field, which screen readers read with its label.
  public var body: some View {
    LabeledContent {
      TextField(text: text, prompt: Text(verbatim: String())) { Text(verbatim: label) }
        .multilineTextAlignment(.trailing)
    } label: {
      Text(verbatim: label).accessibilityHidden(true)
    }
  }
}
