import HydrationScreensTables
import HydrationWidgetCore
public import SwiftUI
import WidgetViews

/// The progress of the day, and today's drinks, which can be changed and deleted; the last change can be undone.
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
          SavingNote(model.wrappedValue.pending)
          SymbolLabel(note: model.wrappedValue.note(reason))
          if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
          recoverySection
        }
      }
    }
    .sheet(isPresented: model.isFormShown) { FormSheet(model: model) }
    .refreshing(model) { model.act(.begin) }
  }

  @ViewBuilder private var recoverySection: some View {
    if let lines = model.wrappedValue.recovery { RecoverySection(lines: lines, model: model) }
  }

  private func list(_ screen: HydrationScreen.Today) -> some View {
    List {
      SavingNote(model.wrappedValue.pending)
      if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
      Section {
        VStack(alignment: .leading) {
          Text(verbatim: screen.day.inlineText.longest).font(.headline)
          ProgressView(value: screen.day.fraction)
          Text(verbatim: screen.day.totalOfGoalText.longest).font(.subheadline)
          if let goal = screen.goal { Text(verbatim: goal).font(.footnote) }
          if let streak = screen.day.streakText { Text(verbatim: streak.longest).font(.subheadline) }
        }
        .spokenAsOne(screen.accessibility)
        ForEach(screen.notes, id: \.self) { SymbolLabel(note: $0) }
      }
      recoverySection
      Section {
        if let text = screen.day.noEntriesText { SymbolLabel(text.longest, symbol: "drop") }
        ForEach(screen.day.rows(), id: \.id) { entry in DrinkRow(entry: entry, model: model) }
      }
      Section {
        // The six days before, the last one first.
        ForEach(screen.day.week.dropLast().reversed(), id: \.date) { day in
          LabeledContent {
            Text(verbatim: screen.day.outcome(day))
          } label: {
            Text(verbatim: DateText(model.wrappedValue.texts.language).weekdayAndDate(day.date))
          }
        }
      }
    }
    .navigationTitle(Text(verbatim: screen.accessibility.label))
    .toolbar {
      if screen.canUndo {
        Button(action: { model.act(.undo) }) {
          SymbolLabel(model.wrappedValue.strings.undo, symbol: "arrow.uturn.backward")
        }
      }
      Button(action: { model.act(.settings) }) {
        SymbolLabel(model.wrappedValue.strings.settings, symbol: "gearshape")
      }
      Button(action: { model.act(.add) }) {
        SymbolLabel(model.wrappedValue.texts.logWater, symbol: "plus")
      }
    }
  }
}

/// The offer to save the rest of a damaged log; a second tap confirms it.
private struct RecoverySection: View {
  let lines: [String]
  let model: Binding<HydrationModel>
  @State private var isAsking = false

  var body: some View {
    let strings = model.wrappedValue.strings
    Section {
      ForEach(lines, id: \.self) { Text(verbatim: $0) }
      if isAsking {
        Button(role: .destructive, action: { model.act(.recover) }) {
          Text(verbatim: strings.recoverNow)
        }
        Button(role: .cancel, action: { isAsking = false }) { Text(verbatim: strings.cancel) }
      } else {
        Button(action: { isAsking = true }) { Text(verbatim: strings.recover) }
      }
    }
  }
}

/// A drink, with a tap that changes it and a button that deletes it.
private struct DrinkRow: View {
  let entry: EntryRow
  let model: Binding<HydrationModel>

  var body: some View {
    HStack {
      Button(action: { model.act(.edit(entry.id)) }) {
        // In large type, three texts side by side would break into columns of single letters.
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
      SymbolButton(model.wrappedValue.deleteLabel(of: entry), symbol: "trash") {
        model.act(.delete(entry.id))
      }
    }
  }

  private var name: some View { SymbolLabel(entry.name.longest, symbol: entry.symbol) }

  @ViewBuilder private var amountAndTime: some View {
    Text(verbatim: entry.volumeText.longest)
    Text(verbatim: entry.timeText.longest).font(.footnote)
  }
}

/// The open form, with the buttons that save and close it.
private struct FormSheet: View {
  let model: Binding<HydrationModel>

  var body: some View {
    let (strings, form) = (model.wrappedValue.strings, model.wrappedValue.form)
    NavigationStack {
      List {
        SavingNote(model.wrappedValue.pending)
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        switch form {
        case .drink(let form)?: DrinkFields(form: form, entered: model.drink)
        case .settings(let form)?: SettingsFields(form: form, entered: model.settings)
        case nil: EmptyView()
        }
      }
      .disabled(model.wrappedValue.isFormSaving)
      .form(
        form?.title ?? strings.settings, cancel: strings.cancel, save: strings.save,
        canSave: model.wrappedValue.canSave, isChanged: model.wrappedValue.isFormChanged,
        isSaving: model.wrappedValue.isFormSaving
      ) { model.act($0 ? .save : .cancel) }
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
      if let question = form.question { SymbolLabel(note: question) }
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
      choice(form.choices[0])
    }
    Section {
      field(.presets)
      ForEach(form.choices.dropFirst(), id: \.key) { choice($0) }
    }
  }

  private func choice(_ setting: SettingField) -> some View {
    ChoicePicker(setting.field, entered[setting])
  }

  @ViewBuilder private func field(_ field: DrinkSettingsForm.Field) -> some View {
    LabeledField(form.title(field), text: entered[field])
    if let problem = form.problem(field) { Text(verbatim: problem).font(.footnote) }
  }
}
