import CalendarScreensTables
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
    let (strings, words) = (screen.texts.strings, screen.words)
    return List {
      if let notice = screen.notice { SymbolLabel(note: notice) }
      Section {
        WidgetCard(CalendarSource.self, screen.month)
        if let note = screen.daysOffNote { Text(verbatim: note).font(.footnote) }
        HStack {
          ForEach(screen.arrows, id: \.month) { arrow in
            button(arrow.accessibility.label, arrow.symbol, .showMonth(arrow.month))
          }
        }
        .buttonStyle(.plain)
      }
      Section {
        ForEach(words.legends, id: \.self) { Text(verbatim: $0) }
      } header: {
        Text(verbatim: strings.signsTitle)
      }
      Section {
        if screen.hasNoDays { Text(verbatim: strings.noAnniversaries) }
        ForEach(screen.days, id: \.id) { DayRow(row: $0, model: model) }
        if screen.unreadableCount > 0 {
          SymbolLabel(note: strings.unreadableDays(count: screen.unreadableCount))
        }
        if let text = screen.deleted {
          Text(verbatim: text)
          button(strings.undo, "arrow.uturn.backward", .undo)
        }
        if screen.canAdd { button(strings.add, "plus", .add) }
      } header: {
        Text(verbatim: strings.anniversariesTitle)
      }
      Section {
        ForEach(screen.settings, id: \.key) { ChoicePicker($0.field, model[$0]) }
        Toggle(isOn: model.showsObservances) { Text(verbatim: strings.observances) }
        Text(verbatim: strings.observancesNote).font(.footnote)
        if screen.hasRokuyo { Toggle(isOn: model.showsRokuyo) { Text(verbatim: strings.rokuyo) } }
        if screen.hasPentads {
          Toggle(isOn: model.showsPentad) { Text(verbatim: strings.pentads) }
          Text(verbatim: strings.countedNote).font(.footnote)
        }
        Toggle(isOn: model.usesLargeType) { Text(verbatim: words.largeType) }
      } header: {
        Text(verbatim: strings.settingsTitle)
      } footer: {
        Text(verbatim: words.largeTypeNote)
      }
    }
    .navigationTitle(Text(verbatim: words.displayName))
  }

  /// A button with a symbol and its name.
  private func button(_ title: String, _ symbol: String, _ action: CalendarAction) -> some View {
    Button(action: { model.wrappedValue.act(action) }) { SymbolLabel(title, symbol: symbol) }
  }
}

/// One of the user's own days, with a tap that changes it and a button that removes it.
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
      .buttonStyle(.plain)
      .spoken(row.accessibility)
      SymbolButton(row.deletion, symbol: "trash") { model.wrappedValue.act(.delete(row.id)) }
    }
  }
}

/// The form for one of the user's own days, with its dates in the coming years.
package struct AnniversaryFormView: View {
  private let model: Binding<CalendarModel>

  /// Creates the form of a model.
  package init(_ model: Binding<CalendarModel>) {
    self.model = model
  }

  /// The fields, and the resulting dates.
  package var body: some View {
    let screen = model.wrappedValue.formScreen
    let strings = screen.strings
    List {
      if screen.hasFailed { SymbolLabel(note: DataRefusal.saveFailed(in: screen.language)) }
      Section {
        LabeledField(strings.name, text: model.form.name)
        if screen.isNameWrong { Text(verbatim: DataRefusal.badName(in: screen.language)).font(.footnote) }
        ChoicePicker(screen.kind, model.form.kind)
      }
      Section {
        ChoicePicker(screen.day, model.form.day)
        ChoicePicker(screen.month, model.form.month)
        if let field = screen.leapMonthRule { ChoicePicker(field, model.form.leapMonthRule) }
        if let field = screen.missingDayRule { ChoicePicker(field, model.form.missingDayRule) }
        ChoicePicker(screen.calendar, model.form.calendar)
        if screen.asksYear { LabeledField(strings.year, text: model.form.year) }
        if screen.isYearWrong {
          Text(verbatim: DataRefusal.badYear(outside: Anniversary.years, in: screen.language)).font(.footnote)
        }
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
    .form(
      screen.isNew ? strings.newDay : strings.changeDay, cancel: strings.cancel, save: strings.save,
      canSave: screen.canSave, isChanged: model.wrappedValue.isFormChanged
    ) { model.wrappedValue.act($0 ? .save : .cancel) }
  }
}
