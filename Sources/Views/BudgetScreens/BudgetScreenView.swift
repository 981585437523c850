import BudgetScreensTables
import BudgetWidgetCore
public import SwiftUI
import WidgetViews

/// The screen of the app: the widgets' content, entries, budgets, the import of spending, settings, and stored data.
public struct BudgetScreenView: View {
  private let model: Binding<BudgetModel>
  private let chooseFiles: @MainActor () -> Void

  /// Creates the screen of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - chooseFiles: Lets the user choose files to import.
  public init(_ model: Binding<BudgetModel>, chooseFiles: @escaping @MainActor () -> Void) {
    self.model = model
    self.chooseFiles = chooseFiles
  }

  /// The sections, from top to bottom.
  public var body: some View {
    list(model.wrappedValue.screen)
      .sheet(isPresented: model.isFormShown) { NavigationStack { MoneyFormView(model) } }
      .refreshing(model) { act(.begin) }
  }

  private func list(_ screen: BudgetScreen) -> some View {
    let strings = screen.strings
    return List {
      SavingNote(model.wrappedValue.pending)
      Section {
        ChoicePicker(screen.cards, model.card)
          #if !os(watchOS)
        .pickerStyle(.segmented)
          #endif
        switch screen.snapshot {
        case .budget(let snapshot): WidgetCard(BudgetSource.self, snapshot)
        case .spending(let snapshot): WidgetCard(SpendingSource.self, snapshot)
        }
      }
      if let report = screen.report { ReportSections(report: report, act: act) }
      Section {
        TextButton(title: strings.screenAdd) { act(.editEntry(nil)) }
        TextButton(title: strings.screenBudget) { act(.editBudget(.month)) }
      }
      if !screen.entries.isEmpty || screen.undo != nil {
        Section {
          ForEach(Array(screen.entries.enumerated()), id: \.offset) { RowView(row: $0.element, act: act) }
          if let undo = screen.undo {
            Text(verbatim: undo).font(.footnote)
            TextButton(title: strings.screenUndo) { act(.undo(undo)) }
          }
        }
      }
      Section {
        TextButton(title: strings.screenChoose) { chooseFiles() }
        Text(verbatim: strings.screenAbout).font(.footnote)
      }
      // Each choice contains all rules, so a second one would revert a choice that is not saved yet.
      Section { ForEach(screen.settings, id: \.title) { ChoicePicker($0, model.rules) } }
        .disabled(model.wrappedValue.chosenRules != nil)
        .onChange(of: model.wrappedValue.chosenRules) {
          if let rules = model.wrappedValue.chosenRules { act(.setRules(rules)) }
        }
      ReportSections(report: screen.status, act: act)
    }
  }

  private func act(_ action: BudgetAction) { model.act(action) }
}

/// The form for a budget or an entry.
package struct MoneyFormView: View {
  private let model: Binding<BudgetModel>

  /// Creates the form of a model.
  package init(_ model: Binding<BudgetModel>) {
    self.model = model
  }

  /// The fields, and the button that removes the budget or the entry.
  package var body: some View {
    let (form, entered, strings) = (model.wrappedValue.form, model.form, model.wrappedValue.screen.strings)
    let title = form.id == nil ? strings.screenAdd : strings.formChange
    List {
      SavingNote(model.wrappedValue.pending)
      Section {
        LabeledField(strings.formAmount, text: entered.amount)
        ChoicePicker(form.currencies, entered.currency)
        if form.period != nil { ChoicePicker(form.periods, entered.period) }
        ChoicePicker(form.categories, entered.category)
        LabeledField(strings.formNewCategory, text: entered.newCategory)
        if form.period == nil {
          DatePicker(selection: entered.date, displayedComponents: .date) {
            Text(verbatim: strings.formDate)
          }
          LabeledField(strings.formNote, text: entered.note)
          Toggle(isOn: entered.isRefund) { Text(verbatim: strings.formRefund) }
        }
        if let problem = form.problem { Text(verbatim: problem).font(.footnote) }
      }
      if form.isSet {
        Section { TextButton(title: strings.formRemove, role: .destructive) { model.act(.remove) } }
      }
    }
    .disabled(model.wrappedValue.isFormSaving)
    .form(
      form.period == nil ? title : strings.screenBudget, cancel: strings.screenCancel, save: strings.formSave,
      canSave: true, isChanged: model.wrappedValue.isFormChanged, isSaving: model.wrappedValue.isFormSaving
    ) { model.act($0 ? .save : .close) }
  }
}

/// A report with its buttons, and its amounts below.
private struct ReportSections: View {
  let report: BudgetScreen.Report
  let act: @MainActor (BudgetAction) -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading) {
        SymbolLabel(report.title, symbol: report.symbol).accessibilityAddTraits(.isHeader)
        ForEach(Array(report.lines.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
      }
      ForEach(report.choices, id: \.action) { choice in
        TextButton(
          title: choice.title,
          role: choice.isDestructive ? .destructive : choice.action == .cancel ? .cancel : nil
        ) { act(choice.action) }
      }
    }
    // Two months may have the same title, and two categories the same name.
    ForEach(Array(report.sections.enumerated()), id: \.offset) { section in
      Section {
        ForEach(Array(section.element.rows.enumerated()), id: \.offset) { RowView(row: $0.element, act: act) }
      } header: {
        Text(verbatim: section.element.title)
      }
    }
  }
}

/// A row, with a tap that may change it and a button that may remove it.
private struct RowView: View {
  let row: BudgetScreen.Row
  let act: @MainActor (BudgetAction) -> Void

  var body: some View {
    HStack {
      if let edit = row.edit {
        Button(action: { act(edit) }) { content }.buttonStyle(.plain)
      } else {
        content
      }
      if let removal = row.removal {
        SymbolButton(removal.title, symbol: "trash", role: .destructive) { act(removal.action) }
      }
    }
  }

  private var content: some View {
    LabeledContent {
      Text(verbatim: row.value)
    } label: {
      Text(verbatim: row.label)
    }
    .contentShape(Rectangle())
  }
}

private struct TextButton: View {
  let title: String
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: role, action: action) { Text(verbatim: title) }
  }
}
