package import SwiftUI
import WidgetFoundation

/// A field with values to choose from.
package struct ChoicePicker<Value: Hashable & Sendable>: View {
  private let field: ChoiceField<Value>
  private let value: Binding<Value>

  /// Creates a picker of the values of a field.
  package init(_ field: ChoiceField<Value>, _ value: Binding<Value>) {
    self.field = field
    self.value = value
  }

  /// The label and the chosen value.
  package var body: some View {
    Picker(selection: value) {
      ForEach(field.choices, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      Text(verbatim: field.title)
    }
  }
}

/// A field for a text, with its label beside it.
///
/// A text field shows its own label only while it is empty.
package struct LabeledField: View {
  private let label: String
  private let text: Binding<String>

  /// Creates a field.
  package init(_ label: String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  /// The label, and the field, which screen readers read with its label.
  package var body: some View {
    LabeledContent {
      TextField(text: text, prompt: Text(verbatim: String())) { Text(verbatim: label) }
        .multilineTextAlignment(.trailing)
    } label: {
      Text(verbatim: label).accessibilityHidden(true)
    }
  }
}

/// A button after the text of a row: a symbol with a spoken name, and a region that is large enough for a finger.
package struct SymbolButton: View {
  private let label: String
  private let symbol: String
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  /// Creates a button.
  package init(
    _ label: String, symbol: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.label, self.symbol, self.role, self.action) = (label, symbol, role, action)
  }

  /// The symbol.
  package var body: some View {
    Button(role: role, action: action) {
      Image(systemName: symbol)
        .frame(width: Drawing.tapSide, height: Drawing.tapSide)
        .contentShape(Rectangle())
    }
    // Otherwise a tap anywhere in the row would trigger it too.
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

extension View {
  /// Turns fields into a form, with buttons that save and close it and are far apart.
  ///
  /// A swipe closes it only while all entered values are saved.
  package func form(
    _ title: String, cancel: String, save: String, canSave: Bool, isChanged: Bool, isSaving: Bool = false,
    onEnd: @escaping @MainActor (_ isSaving: Bool) -> Void
  ) -> some View {
    navigationTitle(Text(verbatim: title))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { onEnd(false) }) { Text(verbatim: cancel) }.disabled(isSaving)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { onEnd(true) }) { Text(verbatim: save) }.disabled(!canSave || isSaving)
        }
      }
      .interactiveDismissDisabled(isChanged)
  }
}
