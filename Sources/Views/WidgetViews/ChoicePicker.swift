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
