import BudgetScreensTables
import BudgetWidget
public import SwiftUI
import WidgetViews

/// The screen of the app: the widgets' content, the import of spending, and the contents of the document.
public struct BudgetScreenView: View {
  private let model: Binding<BudgetModel>
  private let chooseFile: @MainActor () -> Void

  /// Creates the screen of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - chooseFile: Lets the user choose a file to import.
  public init(_ model: Binding<BudgetModel>, chooseFile: @escaping @MainActor () -> Void) {
    self.model = model
    self.chooseFile = chooseFile
  }

  /// The sections, from top to bottom.
  public var body: some View { list(model.wrappedValue.screen).refreshing(model) }

  private func list(_ screen: BudgetScreen) -> some View {
    let strings = screen.texts.strings
    return List {
      Section {
        Picker(selection: model.card) {
          ForEach(BudgetScreen.Card.allCases, id: \.self) {
            Text(verbatim: $0.name(in: screen.texts.language)).tag($0)
          }
        } label: {
          Text(verbatim: strings.screenWidget)
        }
        #if !os(watchOS)
        .pickerStyle(.segmented)
        #endif
        switch screen.snapshot {
        case .budget(let snapshot): WidgetCard(BudgetSource.self, snapshot)
        case .spending(let snapshot): WidgetCard(SpendingSource.self, snapshot)
        }
      }
      Section {
        TextButton(title: strings.screenChoose) { chooseFile() }
        Text(verbatim: strings.screenAbout(columns: LedgerFile.columns.joined(separator: ", "))).font(
          .footnote)
        if let report = screen.report {
          ReportView(title: report.title, symbol: report.symbol, lines: report.lines)
          if report.asksForSource {
            LabeledField(strings.screenSource, text: model.importSource)
            Text(verbatim: strings.screenAboutSource).font(.footnote)
          }
          ForEach(Array(report.choices.enumerated()), id: \.offset) { choice in
            answer(choice.element)
          }
        }
      }
      Section {
        if let form = screen.form {
          fields(form, strings)
        } else {
          TextButton(title: strings.formOpen) {
            act(.editBudget(BudgetForm.Place(model.wrappedValue.formPeriod)))
          }
        }
      }
      StatusSections(status: screen.status, recover: { act(.recover) }, edit: { act(.editBudget($0)) })
    }
  }

  /// Returns the fields of a budget, and the buttons that save or remove it.
  @ViewBuilder private func fields(_ form: BudgetForm, _ strings: BudgetScreensStrings) -> some View {
    ChoicePicker(form.periods, model.formPeriod)
    ChoicePicker(form.categories, model.formCategory)
    ChoicePicker(form.currencies, model.formCurrency)
    LabeledField(form.amountLabel, text: model.formAmount)
    if let problem = form.problem { Text(verbatim: problem).font(.footnote) }
    TextButton(title: strings.formSave) { act(.saveBudget) }
    if form.isSet { TextButton(title: strings.formRemove, role: .destructive) { act(.removeBudget) } }
    TextButton(title: strings.screenCancel, role: .cancel) { act(.closeBudget) }
  }

  private func answer(_ choice: ImportReport.Choice) -> some View {
    let role: ButtonRole? = choice.isDestructive ? .destructive : choice.action == .cancel ? .cancel : nil
    return TextButton(title: choice.title, role: role) { act(choice.action) }
  }

  private func act(_ action: BudgetAction) { model.wrappedValue.act(action) }
}

/// The contents of the document, and what to do if it cannot be read.
private struct StatusSections: View {
  let status: StatusReport
  let recover: @MainActor () -> Void
  let edit: @MainActor (BudgetForm.Place) -> Void

  var body: some View {
    Section {
      ReportView(title: status.title, symbol: status.symbol, lines: status.notes)
      if let title = status.recovery { TextButton(title: title, action: recover) }
    }
    ForEach(status.sections, id: \.title) { section in
      Section {
        // Two categories may have one name.
        ForEach(Array(section.rows.enumerated()), id: \.offset) { row in
          if let place = row.element.budget {
            Button(action: { edit(place) }) { content(row.element) }
          } else {
            content(row.element)
          }
        }
      } header: {
        Text(verbatim: section.title)
      }
    }
  }

  private func content(_ row: StatusReport.Row) -> some View {
    LabeledContent {
      Text(verbatim: row.value)
    } label: {
      Text(verbatim: row.label)
    }
  }
}

/// A title with its symbol, and sentences below it.
private struct ReportView: View {
  let title: String
  let symbol: String
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      SymbolLabel(title, symbol: symbol).accessibilityAddTraits(.isHeader)
      ForEach(Array(lines.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
    }
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
