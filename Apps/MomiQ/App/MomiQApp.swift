import BudgetScreens
import BudgetWidget
import Foundation
import SwiftUI
import UniformTypeIdentifiers
import WidgetViews

/// MomiQ: the remaining budget, the contents of the widgets' document, and the import of spending.
@main
struct MomiQApp: App {
  var body: some Scene {
    WindowGroup {
      MomiQScreen()
    }
  }
}

/// The only screen of the app.
struct MomiQScreen: View {
  @State private var model = BudgetModel()
  @State private var isChoosing = false
  @Environment(\.scenePhase) private var phase

  var body: some View {
    List {
      Section {
        Picker(selection: $model.card) {
          ForEach(BudgetModel.Card.allCases, id: \.self) { Text(verbatim: model.name(of: $0)).tag($0) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.segmented)
        // Links of the card lead to this screen.
        switch model.shown {
        case .budget(let snapshot): BudgetSummaryView(snapshot).withoutLinks()
        case .spending(let snapshot): TotalSpendingView(snapshot).withoutLinks()
        }
      }
      Section {
        TextButton(title: model.texts.choose) { isChoosing = true }
        Text(verbatim: model.texts.about).font(.footnote)
        if let report = model.report {
          ReportView(title: report.title, symbol: report.symbol, lines: report.lines)
          answers(report.question)
        }
      }
      StatusSections(status: model.status) { model.recover() }
    }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText, .json, .plainText]) {
      chosen in model.importLedger((try? chosen.get()).flatMap { Self.bytes(of: $0) })
    }
    // The day may be another one, and another app may have written the document.
    .onChange(of: phase) { if phase == .active { model.refresh() } }
    .onEveryMinute { model.refresh() }
    .onOpenURL { model.open($0) }
  }

  /// The buttons that answer a question.
  @ViewBuilder private func answers(_ question: ImportReport.Question?) -> some View {
    switch question {
    case .replacing:
      TextButton(title: model.texts.replace, role: .destructive) { model.replace() }
      cancel
    case .currency(let currencies):
      ForEach(currencies, id: \.code) { choice in
        TextButton(title: choice.code) { model.answer(choice) }
      }
      cancel
    case .expenses:
      ForEach([ExpenseSign.negative, .positive], id: \.self) { sign in
        TextButton(title: model.texts.negativeAmounts(sign)) { model.answer(sign) }
      }
      cancel
    case nil: EmptyView()
    }
  }

  private var cancel: some View {
    TextButton(title: model.texts.cancel, role: .cancel) { model.cancel() }
  }

  /// Returns the contents of the file that the user has chosen; `nil` if it cannot be opened.
  private static func bytes(of url: URL) -> [UInt8]? {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    return (try? Data(contentsOf: url)).map { Array($0) }
  }
}

/// The contents of the document, and what to do if it cannot be read.
struct StatusSections: View {
  let status: StatusReport
  let recover: @MainActor () -> Void

  var body: some View {
    Section {
      ReportView(title: status.title, symbol: status.symbol, lines: status.notes)
      if let title = status.recovery { TextButton(title: title, action: recover) }
    }
    ForEach(status.sections, id: \.title) { section in
      Section {
        // Two categories may have one name.
        ForEach(Array(section.rows.enumerated()), id: \.offset) { row in
          LabeledContent {
            Text(verbatim: row.element.value)
          } label: {
            Text(verbatim: row.element.label)
          }
        }
      } header: {
        Text(verbatim: section.title)
      }
    }
  }
}

/// A title with its symbol, and sentences below it.
struct ReportView: View {
  let title: String
  let symbol: String
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: symbol)
      }
      .accessibilityAddTraits(.isHeader)
      ForEach(Array(lines.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
    }
  }
}

struct TextButton: View {
  let title: String
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: role, action: action) { Text(verbatim: title) }
  }
}
