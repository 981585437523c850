import LunarCalendarWidgetCore
public import SwiftUI
import WidgetViews

/// The screen of the app: the month, the user's own days, and the settings.
public struct CalendarScreenView: View {
  private let model: Binding<CalendarModel>

  /// Creates the screen of a model.
  public init(_ model: Binding<CalendarModel>) {
    self.model = model
  }

  /// The sections, from top to bottom, and the form in a sheet.
  public var body: some View {
    NavigationStack { list(model.wrappedValue.screen) }
      .sheet(isPresented: model.isFormShown) { NavigationStack { AnniversaryFormView(model) } }
      .refreshing(model)
  }

  private func list(_ screen: CalendarScreen) -> some View {
    List {
      if let notice = screen.notice { SymbolLabel(note: notice) }
      Section {
        WidgetCard(CalendarSource.self, screen.month)
        if let note = screen.daysOffNote { Text(verbatim: note).font(.footnote) }
        HStack {
          ForEach(screen.months, id: \.action) { ActionButton(button: $0, model: model) }
        }
        .buttonStyle(.plain)
      }
      Section {
        ForEach(screen.signs, id: \.self) { Text(verbatim: $0) }
      } header: {
        Text(verbatim: screen.signsTitle)
      }
      Section {
        if let note = screen.daysNote { Text(verbatim: note) }
        ForEach(screen.days, id: \.id) { DayRow(row: $0, model: model) }
        if let note = screen.unreadableNote { SymbolLabel(note: note) }
        if let text = screen.deleted, let undo = screen.undo {
          Text(verbatim: text)
          ActionButton(button: undo, model: model)
        }
        if let addition = screen.addition { ActionButton(button: addition, model: model) }
      } header: {
        Text(verbatim: screen.daysTitle)
      }
      Section {
        ForEach(screen.settings, id: \.field.title) { setting in
          ChoicePicker(setting.field, model[choiceOf: setting])
        }
        Toggle(isOn: model.showsObservances) { Text(verbatim: screen.observances.title) }
        Text(verbatim: screen.observances.note).font(.footnote)
        Toggle(isOn: model.usesLargeType) { Text(verbatim: screen.largeType.title) }
      } header: {
        Text(verbatim: screen.settingsTitle)
      } footer: {
        Text(verbatim: screen.largeType.note)
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
  }
}

/// One of the user's own days: a tap changes it, the button after it removes it.
private struct DayRow: View {
  let row: CalendarScreen.Row
  let model: Binding<CalendarModel>

  var body: some View {
    HStack {
      Button {
        model.wrappedValue.act(.edit(row.id))
      } label: {
        VStack(alignment: .leading) {
          Text(verbatim: row.title).font(.headline)
          Text(verbatim: row.lunarDay).font(.subheadline)
          Text(verbatim: row.nextDay).font(.subheadline)
          if let distance = row.distance { Text(verbatim: distance).font(.footnote) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .spoken(row.accessibility)
      Button {
        model.wrappedValue.act(row.deletion.action)
      } label: {
        Image(systemName: row.deletion.symbol).contentShape(Rectangle())
      }
      .accessibilityLabel(row.deletion.title)
    }
    // Otherwise a tap anywhere in the row would trigger both actions.
    .buttonStyle(.plain)
  }
}

/// A button with a symbol and its name.
private struct ActionButton: View {
  let button: CalendarScreen.Button
  let model: Binding<CalendarModel>

  var body: some View {
    Button {
      model.wrappedValue.act(button.action)
    } label: {
      SymbolLabel(button.title, symbol: button.symbol)
    }
  }
}

/// The form for one of the user's own days, with its dates in the coming years.
public struct AnniversaryFormView: View {
  private let model: Binding<CalendarModel>

  /// Creates the form of a model.
  public init(_ model: Binding<CalendarModel>) {
    self.model = model
  }

  /// The fields, and the resulting dates.
  public var body: some View {
    let screen = model.wrappedValue.formScreen
    List {
      if let notice = screen.notice { SymbolLabel(note: notice) }
      Section {
        LabeledField(screen.name, text: model.form.name)
        if let problem = screen.nameProblem { Text(verbatim: problem).font(.footnote) }
        ChoicePicker(screen.kind, model.form.kind)
      }
      Section {
        ChoicePicker(screen.day, model.form.day)
        ChoicePicker(screen.month, model.form.month)
        if let field = screen.leapMonthRule { ChoicePicker(field, model.form.leapMonthRule) }
        if let field = screen.missingDayRule { ChoicePicker(field, model.form.missingDayRule) }
        ChoicePicker(screen.calendar, model.form.calendar)
        if let year = screen.year { LabeledField(year, text: model.form.year) }
        if let problem = screen.yearProblem { Text(verbatim: problem).font(.footnote) }
      }
      Section {
        ForEach(screen.meanings, id: \.self) { meaning in
          LabeledContent {
            Text(verbatim: meaning.days)
          } label: {
            Text(verbatim: meaning.period)
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
