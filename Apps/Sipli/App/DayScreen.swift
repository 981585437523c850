import HydrationWidget
import HydrationWidgetViews
import SwiftUI
import WidgetViews

/// How the day stands, and the drinks of today, which can be changed, deleted and taken back.
struct DayScreen: View {
  @State private var model = SipliModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      switch model.page {
      case .today(let screen): list(screen)
      case .note(let reason): NoteLabel(text: model.texts.screenNote(reason))
      }
    }
    .sheet(isPresented: $model.isFormShown) { DrinkSheet(model: $model) }
    .onChange(of: scenePhase, initial: true) {
      if scenePhase == .active { model.wake() }
    }
    .onOpenURL { model.open($0) }
  }

  private func list(_ screen: TodayScreen) -> some View {
    List {
      if let problem = model.problem { NoteLabel(text: problem) }
      Section {
        VStack(alignment: .leading) {
          Text(verbatim: screen.headline).font(.headline)
          ProgressView(value: screen.fraction)
          Text(verbatim: screen.totalOfGoal).font(.subheadline)
          if let streak = screen.streak { Text(verbatim: streak).font(.subheadline) }
        }
        .spokenAsOne(screen.accessibility)
        ForEach(screen.notes, id: \.self) { NoteLabel(text: $0) }
      }
      Section {
        if let text = screen.noEntries { Text(verbatim: text) }
        ForEach(screen.entries, id: \.id) { entry in DrinkRow(entry: entry, model: model) }
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
    .toolbar {
      if screen.canUndo {
        Button(action: model.undo) {
          SymbolLabel(text: model.texts.undo, symbol: TodayScreen.undoSymbol)
        }
      }
      Button(action: model.add) {
        SymbolLabel(text: model.texts.logWater, symbol: TodayScreen.addSymbol)
      }
    }
  }
}

/// A drink: a tap changes it, the button behind it deletes it.
private struct DrinkRow: View {
  let entry: EntryRow
  let model: SipliModel

  var body: some View {
    HStack {
      Button(action: { model.change(entry.id) }) {
        HStack {
          SymbolLabel(text: entry.name.longest, symbol: entry.symbol)
          Spacer()
          Text(verbatim: entry.volumeText.longest)
          Text(verbatim: entry.timeText.longest).font(.footnote)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .spoken(entry.accessibility)
      Button(action: { model.delete(entry.id) }) {
        SymbolLabel(text: model.texts.delete, symbol: TodayScreen.deleteSymbol)
      }
      .buttonStyle(.plain)
    }
  }
}

/// What is chosen for a drink: how much of what.
private struct DrinkSheet: View {
  let model: Binding<SipliModel>

  var body: some View {
    NavigationStack {
      if let form = model.wrappedValue.form {
        List {
          Picker(selection: model.millilitres) {
            ForEach(form.amounts, id: \.millilitres) { Text(verbatim: $0.text).tag($0.millilitres) }
          } label: {
            Text(verbatim: model.wrappedValue.texts.amount)
          }
          Picker(selection: model.beverage) {
            ForEach(form.beverages, id: \.id) { Text(verbatim: $0.name).tag($0.id) }
          } label: {
            Text(verbatim: model.wrappedValue.texts.beverage)
          }
        }
        .navigationTitle(Text(verbatim: model.wrappedValue.texts.title(of: form)))
        .toolbar {
          Button(action: { model.wrappedValue.form = nil }) {
            Text(verbatim: model.wrappedValue.texts.cancel)
          }
          Button(action: model.wrappedValue.save) { Text(verbatim: model.wrappedValue.texts.save) }
        }
      }
    }
  }
}

/// A text with a symbol before it; where only the symbol has room the text is read aloud.
private struct SymbolLabel: View {
  let text: String
  let symbol: String

  var body: some View {
    Label {
      Text(verbatim: text)
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// What is missing or went wrong, with the symbol that widgets have for it.
private struct NoteLabel: View {
  let text: String

  var body: some View {
    SymbolLabel(text: text, symbol: WidgetNote(TextForms(text)).symbol)
  }
}
