import HydrationWidget
public import SwiftUI
import WidgetViews

/// The state of the day, and today's drinks, which can be changed and deleted; the last change can be undone.
public struct HydrationScreenView: View {
  private let model: Binding<HydrationModel>

  /// Creates the screen of a model.
  public init(_ model: Binding<HydrationModel>) {
    self.model = model
  }

  /// The sections, from top to bottom, and the form in a sheet.
  public var body: some View {
    NavigationStack {
      switch model.wrappedValue.screen {
      case .today(let screen): list(screen)
      case .note(let reason):
        List {
          SymbolLabel(note: model.wrappedValue.texts.screenNote(reason))
          if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
          if let recovery = model.wrappedValue.recovery {
            RecoverySection(recovery: recovery) { model.wrappedValue.act(.recover) }
          }
        }
      }
    }
    .sheet(isPresented: model.isFormShown) { DrinkSheet(model: model) }
    .refreshing(model) { model.wrappedValue.act(.begin) }
  }

  private func list(_ screen: HydrationScreen.Today) -> some View {
    List {
      if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
      Section {
        VStack(alignment: .leading) {
          Text(verbatim: screen.headline).font(.headline)
          ProgressView(value: screen.fraction)
          Text(verbatim: screen.totalOfGoal).font(.subheadline)
          if let streak = screen.streak { Text(verbatim: streak).font(.subheadline) }
        }
        .spokenAsOne(screen.accessibility)
        ForEach(screen.notes, id: \.self) { SymbolLabel(note: $0) }
      }
      if let recovery = model.wrappedValue.recovery {
        RecoverySection(recovery: recovery) { model.wrappedValue.act(.recover) }
      }
      Section {
        if let text = screen.noEntries { Text(verbatim: text) }
        ForEach(screen.entries, id: \.id) { entry in DrinkRow(entry: entry, model: model) }
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
    .toolbar {
      if screen.canUndo {
        Button(action: { model.wrappedValue.act(.undo) }) {
          SymbolLabel(model.wrappedValue.texts.undo, symbol: HydrationScreen.Today.undoSymbol)
        }
      }
      Button(action: { model.wrappedValue.act(.add) }) {
        SymbolLabel(model.wrappedValue.texts.logWater, symbol: HydrationScreen.Today.addSymbol)
      }
    }
  }
}

/// The offer to recover a damaged log; a second tap does it.
private struct RecoverySection: View {
  let recovery: DrinkRecovery
  let recover: @MainActor () -> Void
  @State private var isAsking = false

  var body: some View {
    Section {
      ForEach(recovery.lines, id: \.self) { Text(verbatim: $0) }
      if isAsking {
        Button(role: .destructive, action: recover) { Text(verbatim: recovery.confirm) }
        Button(role: .cancel, action: { isAsking = false }) { Text(verbatim: recovery.cancel) }
      } else {
        Button(action: { isAsking = true }) { Text(verbatim: recovery.title) }
      }
    }
  }
}

/// A drink, which a tap changes and the button after it deletes.
private struct DrinkRow: View {
  let entry: EntryRow
  let model: Binding<HydrationModel>

  var body: some View {
    HStack {
      Button(action: { model.wrappedValue.act(.edit(entry.id)) }) {
        HStack {
          SymbolLabel(entry.name.longest, symbol: entry.symbol)
          Spacer()
          Text(verbatim: entry.volumeText.longest)
          Text(verbatim: entry.timeText.longest).font(.footnote)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .spoken(entry.accessibility)
      Button(action: { model.wrappedValue.act(.delete(entry.id)) }) {
        Image(systemName: HydrationScreen.Today.deleteSymbol)
          .frame(width: Drawing.tapSide, height: Drawing.tapSide)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(model.wrappedValue.texts.delete(entry))
    }
  }
}

/// The amount and the beverage of a drink.
private struct DrinkSheet: View {
  let model: Binding<HydrationModel>

  var body: some View {
    NavigationStack {
      if let form = model.wrappedValue.form {
        List {
          if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
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
        .navigationTitle(Text(verbatim: form.title))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(action: { model.wrappedValue.act(.cancel) }) {
              Text(verbatim: model.wrappedValue.texts.cancel)
            }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(action: { model.wrappedValue.act(.save) }) {
              Text(verbatim: model.wrappedValue.texts.save)
            }
          }
        }
        .interactiveDismissDisabled(model.wrappedValue.isFormChanged)
      }
    }
  }
}
