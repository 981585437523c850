import LunarCalendarWidget
public import SwiftUI
import WidgetViews

/// The form for one of the user's own days, with its dates in the coming years.
public struct AnniversaryFormView: View {
  private let model: Binding<CalendarModel>

  /// Makes the form of a model.
  public init(_ model: Binding<CalendarModel>) {
    self.model = model
  }

  /// The fields, and the resulting dates.
  public var body: some View {
    let screen = model.wrappedValue.formScreen
    List {
      if let notice = screen.notice { SymbolLabel(notice, symbol: CalendarScreen.noticeSymbol) }
      Section {
        LabeledField(screen.name, text: model.form.name)
        if let problem = screen.nameProblem { Text(verbatim: problem).font(.footnote) }
        FieldPicker(field: screen.kind, value: model.form.kind)
      }
      Section {
        FieldPicker(field: screen.day, value: model.form.day)
        FieldPicker(field: screen.month, value: model.form.month)
        FieldPicker(field: screen.leapMonthRule, value: model.form.leapMonthRule)
        if let field = screen.missingDayRule { FieldPicker(field: field, value: model.form.missingDayRule) }
        FieldPicker(field: screen.calendar, value: model.form.calendar)
        LabeledField(screen.year, text: model.form.year)
        if let problem = screen.yearProblem { Text(verbatim: problem).font(.footnote) }
      }
      Section {
        ForEach(screen.meanings, id: \.year) { meaning in
          LabeledContent {
            Text(verbatim: meaning.days)
          } label: {
            Text(verbatim: meaning.year)
          }
        }
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button {
          model.wrappedValue.act(.cancel)
        } label: {
          Text(verbatim: screen.cancel)
        }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button {
          model.wrappedValue.act(.save)
        } label: {
          Text(verbatim: screen.save)
        }
        .disabled(!screen.canSave)
      }
    }
    .interactiveDismissDisabled(model.wrappedValue.isFormChanged)
  }
}

/// A field with values to choose from.
private struct FieldPicker<Value: Hashable & Sendable>: View {
  let field: AnniversaryFormScreen.Field<Value>
  let value: Binding<Value>

  var body: some View {
    Picker(selection: value) {
      ForEach(field.choices, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      Text(verbatim: field.title)
    }
  }
}
