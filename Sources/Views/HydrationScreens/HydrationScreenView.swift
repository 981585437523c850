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
    .sheet(isPresented: model.isFormShown) { FormSheet(model: model) }
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
          if let goal = screen.goal { Text(verbatim: goal).font(.footnote) }
          if let streak = screen.streak { Text(verbatim: streak).font(.subheadline) }
        }
        .spokenAsOne(screen.accessibility)
        ForEach(screen.notes, id: \.self) { SymbolLabel(note: $0) }
      }
      if let recovery = model.wrappedValue.recovery {
        RecoverySection(recovery: recovery) { model.wrappedValue.act(.recover) }
      }
      Section {
        if let text = screen.noEntries { SymbolLabel(text, symbol: HydrationScreen.Today.emptySymbol) }
        ForEach(screen.entries, id: \.id) { entry in DrinkRow(entry: entry, model: model) }
      }
      Section {
        ForEach(screen.week, id: \.date) { day in
          LabeledContent {
            Text(verbatim: day.text)
          } label: {
            Text(verbatim: DateText(model.wrappedValue.texts.language).weekdayAndDate(day.date))
          }
        }
      }
    }
    .navigationTitle(Text(verbatim: screen.title))
    .toolbar {
      if screen.canUndo {
        Button(action: { model.wrappedValue.act(.undo) }) {
          SymbolLabel(model.wrappedValue.texts.undo, symbol: HydrationScreen.Today.undoSymbol)
        }
      }
      Button(action: { model.wrappedValue.act(.settings) }) {
        SymbolLabel(model.wrappedValue.settingsTitle, symbol: HydrationScreen.Today.settingsSymbol)
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
        // In large type three texts side by side would each break into a column of letters.
        ViewThatFits(in: .horizontal) {
          HStack {
            name
            Spacer()
            amountAndTime
          }
          VStack(alignment: .leading) {
            name
            amountAndTime
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
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

  private var name: some View { SymbolLabel(entry.name.longest, symbol: entry.symbol) }

  @ViewBuilder private var amountAndTime: some View {
    Text(verbatim: entry.volumeText.longest)
    Text(verbatim: entry.timeText.longest).font(.footnote)
  }
}

/// The form that is open, with the buttons that save and close it.
private struct FormSheet: View {
  let model: Binding<HydrationModel>

  var body: some View {
    let texts = model.wrappedValue.texts
    NavigationStack {
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        if let form = model.wrappedValue.form {
          DrinkFields(form: form, entered: model.drink)
        } else if let form = model.wrappedValue.settingsForm {
          SettingsFields(form: form, entered: model.settings)
        }
      }
      .navigationTitle(Text(verbatim: model.wrappedValue.form?.title ?? model.wrappedValue.settingsTitle))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { model.wrappedValue.act(.cancel) }) { Text(verbatim: texts.cancel) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { model.wrappedValue.act(.save) }) { Text(verbatim: texts.save) }
            .disabled(!model.wrappedValue.canSave)
        }
      }
      .interactiveDismissDisabled(model.wrappedValue.isFormChanged)
    }
  }
}

/// The amount, the beverage and the time of a drink.
private struct DrinkFields: View {
  let form: DrinkForm
  let entered: Binding<DrinkForm>

  var body: some View {
    Section {
      LabeledField(form.amounts.title, text: entered.amount)
      if let problem = form.problem { Text(verbatim: problem).font(.footnote) }
      HStack {
        ForEach(form.amounts.choices, id: \.value) { amount in
          Button(action: { entered.wrappedValue.millilitres = amount.value }) {
            Text(verbatim: amount.text)
          }
        }
      }
      // Otherwise a tap anywhere in the row would trigger all of them.
      .buttonStyle(.plain)
    }
    Section {
      ChoicePicker(form.beverages, entered.beverage)
      DatePicker(selection: entered.date, in: ...form.latest) { Text(verbatim: form.timeTitle) }
    }
  }
}

/// The settings on which the goal and the texts depend.
private struct SettingsFields: View {
  let form: DrinkSettingsForm
  let entered: Binding<DrinkSettingsForm>

  var body: some View {
    Section {
      field(.goal)
      if let goal = form.goalText { Text(verbatim: goal).font(.footnote) }
      field(.mass)
      ChoicePicker(form.activityField, entered.profile.activity)
    }
    Section {
      field(.presets)
      ChoicePicker(form.unitField, entered.profile.units)
      ChoicePicker(form.volumeLanguageField, entered.profile.volumeLanguage)
      ChoicePicker(form.dayStartField, entered.dayStartHour)
    }
  }

  @ViewBuilder private func field(_ field: DrinkSettingsForm.Field) -> some View {
    LabeledField(form.title(field), text: entered[field])
    if let problem = form.problem(field) { Text(verbatim: problem).font(.footnote) }
  }
}

/// A field with values to choose from.
private struct ChoicePicker<Value: Hashable & Sendable>: View {
  let field: ChoiceField<Value>
  let value: Binding<Value>

  init(_ field: ChoiceField<Value>, _ value: Binding<Value>) { (self.field, self.value) = (field, value) }

  var body: some View {
    Picker(selection: value) {
      ForEach(field.choices, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      Text(verbatim: field.title)
    }
  }
}
