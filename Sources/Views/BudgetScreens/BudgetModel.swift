public import BudgetWidgetCore
public import Foundation
public import WidgetViews

/// The actions of MomiQ's screen.
public enum BudgetAction: Hashable, Sendable {
  /// The cards that can be at the top of the screen: the rest of a budget, or the amount that was spent.
  public enum Card: CaseIterable, Hashable, Sendable {
    case budget, spending
  }

  /// Completes changes that a power cut interrupted; done when the app becomes active.
  case begin
  /// Shows a card with its usual period.
  case show(Card)
  /// Shows the content of files, as one ledger, and saves nothing; empty if none could be opened.
  case importFiles([URL])
  /// Imports the ledger of a report, with its title; it may lower existing sums only if it is replacing.
  case importLedger(Ledger, title: String, isReplacing: Bool)
  /// Undoes the last import or the last change of an entry, if the screen still names it with this text.
  case undo(String)
  /// Removes the report; nothing else is changed.
  case cancel
  /// Continues with the readable parts of damaged data, and keeps the rest beside it.
  case recover
  /// Sets the beginnings of periods.
  case setRules(PeriodRules)
  /// Opens the form for a budget; without a currency, for that of the document or of the only such budget.
  case editBudget(PeriodKind, category: String? = nil, currency: Currency? = nil)
  /// Opens the form for an entry by its number, or for a new one.
  case editEntry(Int?)
  /// Removes an entry by its number.
  case removeEntry(Int)
  /// Saves the form, removes its budget or entry, or only closes it.
  case save, remove, close
}

/// The model of MomiQ's screen: the stored data as it was read, the open form, and the last report.
public struct BudgetModel: SavingModel {
  package private(set) var screen: BudgetScreen
  /// The form that is open; `nil` if none is.
  package private(set) var openForm: MoneyForm?
  /// The form as it was opened.
  private var openedForm: MoneyForm?
  /// The changes that are not saved yet.
  public var pending = PendingActions<BudgetAction>()
  private let store: BudgetStore
  /// The rules that were chosen and are not saved yet.
  package private(set) var chosenRules: PeriodRules?
  private var shownCard = BudgetAction.Card.budget
  /// The page of a link; `nil` for the usual period.
  private var page: BudgetLink?

  /// Creates the model of an app that was just opened.
  public init(in services: SystemServices = .current) {
    store = BudgetStore(services)
    screen = store.screen(.budget)
  }

  /// Performs an action; its result is the report on the screen.
  public mutating func act(_ action: BudgetAction) {
    var report = screen.report
    switch action {
    case .show(let card): (shownCard, page) = (card, nil)
    case .cancel: report = nil
    // An open form is not replaced while it is being saved.
    case .editBudget, .editEntry, .close:
      if !isFormSaving { show(action == .close ? nil : store.form(action)) }
    case .save, .remove:
      let problem = store.perform(action, form: openForm)
      if problem == nil { openForm = nil }
      openForm?.problem = problem?.lines.joined(separator: "\n")
    case .begin: _ = store.perform(action)
    case .setRules:
      report = store.perform(action)
      chosenRules = nil
    default: report = store.perform(action, on: report)
    }
    show(report)
  }

  /// Returns how an action is saved; `nil` for those that only change what is shown.
  public static func saving(_ action: BudgetAction) -> Saving? {
    switch action {
    case .show, .cancel, .editBudget, .editEntry, .close: nil
    case .importFiles, .setRules: .eachTime
    case .begin, .importLedger, .undo, .recover, .removeEntry, .save, .remove: .once
    }
  }

  /// Adopts the report of an action and its form; a form that was changed meanwhile stays.
  public mutating func adopt(_ result: BudgetModel, since start: BudgetModel) {
    if openForm == start.openForm { openForm = result.openForm }
    if result.chosenRules != start.chosenRules { chosenRules = result.chosenRules }
    show(result.screen.report == start.screen.report ? screen.report : result.screen.report)
  }

  /// Whether a form is open; setting this can only close it.
  package var isFormShown: Bool {
    get { openForm != nil }
    set { if !newValue { act(.close) } }
  }

  /// Whether the open form has values that are not saved, so that only the user may close it.
  package var isFormChanged: Bool { openForm != openedForm || isFormSaving }

  /// Whether the open form is being saved, or its budget or entry is being removed.
  package var isFormSaving: Bool {
    openForm != nil && (pending.actions.contains(.save) || pending.actions.contains(.remove))
  }

  /// Reads the stored data again, and computes the screen for today; the report and the form stay.
  public mutating func refresh() { show(screen.report) }

  /// Shows the period and the category of a widget's link, or the form of the budget that it names; any other
  /// link changes nothing.
  public mutating func open(_ url: URL) {
    guard let link: BudgetLink = store.services.page(url) else { return }
    (shownCard, page) = (link.isReport ? .spending : .budget, link)
    if case .budget(let period, let category, let currency) = link, !isFormSaving {
      show(store.form(.editBudget(period, category: category, currency: currency)))
    }
    refresh()
  }

  private mutating func show(_ form: MoneyForm?) { (openForm, openedForm) = (form, form) }

  private mutating func show(_ report: BudgetScreen.Report?) {
    screen = store.screen(shownCard, page, report)
  }

  package var card: BudgetAction.Card {
    get { shownCard }
    set { act(.show(newValue)) }
  }

  /// The rules of periods; the screen saves those that are chosen with ``BudgetAction/setRules(_:)``.
  package var rules: PeriodRules {
    get { chosenRules ?? screen.rules }
    set { chosenRules = newValue }
  }

  /// The fields of the open form; setting them changes nothing while no form is open.
  package var form: MoneyForm {
    get { openForm ?? store.form(.editEntry(nil)) }
    set {
      guard let old = openForm else { return }
      openForm = newValue
      let isSame =
        (newValue.period, newValue.category, newValue.currency) == (old.period, old.category, old.currency)
      if !isSame, let period = newValue.period {
        show(store.form(.editBudget(period, category: newValue.category, currency: newValue.currency)))
      }
    }
  }
}
