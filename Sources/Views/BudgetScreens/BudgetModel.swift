public import BudgetWidget
public import Foundation
public import WidgetViews

/// What MomiQ's screen can do.
public enum BudgetAction: Hashable, Sendable {
  /// Shows a card with its usual period.
  case show(BudgetScreen.Card)
  /// Shows what the bytes of a file say, and saves nothing; `nil` is a file that could not be opened.
  case importFile([UInt8]?)
  /// Reads the file of an order again, with what was answered.
  case read(LedgerOrder)
  /// Imports a ledger, for the account that is named on the screen.
  case save(LedgerOrder)
  /// Takes back the last import.
  case undoImport
  /// Answers a question by no: nothing is changed.
  case cancel
  /// Restores the backup of a document that cannot be read.
  case recover
  /// Opens the form for a budget.
  case editBudget(BudgetForm.Place)
  /// Saves the budget of the form.
  case saveBudget
  /// Removes the budget of the form.
  case removeBudget
  /// Closes the form, and saves nothing.
  case closeBudget
}

/// The model of MomiQ's screen: the document as it was read, and what the user is asked about a file.
public struct BudgetModel: ScreenModel {
  /// The content of the screen.
  public private(set) var screen: BudgetScreen

  private let store: BudgetStore
  private var shownCard = BudgetScreen.Card.budget
  /// The page of a link; `nil` for the usual period.
  private var page: BudgetLink?
  private var form: BudgetForm?
  private var report: ImportReport?

  /// The name of the account for which files speak; empty for all files without one.
  public var importSource = ""

  /// Creates the model of an app that was just opened.
  public init(in services: SystemServices = .current) {
    store = BudgetStore(services)
    screen = store.screen(.budget)
  }

  /// The card at the top of the screen.
  public var card: BudgetScreen.Card {
    get { shownCard }
    set { act(.show(newValue)) }
  }

  /// Performs an action; its result is the report on the screen.
  public mutating func act(_ action: BudgetAction) {
    switch action {
    case .show(let card): (shownCard, page) = (card, nil)
    case .importFile(let bytes): report = store.reading(bytes.map { LedgerOrder(.file($0)) })
    case .read(let order): report = store.reading(order)
    case .save(var order):
      order.source = importSource.trimmed
      report = store.importLedger(order)
    case .undoImport: report = store.undoImport()
    case .cancel: report = nil
    case .recover: report = store.recover()
    case .editBudget(let place): form = store.form(place)
    case .saveBudget: save(form?.amount)
    case .removeBudget: save(nil)
    case .closeBudget: form = nil
    }
    refresh()
  }

  /// Reads the document again, and computes the screen for today; the report stays.
  public mutating func refresh() { screen = store.screen(shownCard, page, report, form) }

  /// The kind of period in the form.
  public var formPeriod: PeriodKind {
    get { form?.place.period ?? .month }
    set { edit(BudgetForm.Place(newValue, category: formCategory, currency: form?.place.currency)) }
  }

  /// The id of the category in the form; `nil` for all spending.
  public var formCategory: String? {
    get { form?.place.category }
    set { edit(BudgetForm.Place(formPeriod, category: newValue, currency: form?.place.currency)) }
  }

  /// The currency in the form; `nil` if none is known yet.
  public var formCurrency: Currency? {
    get { form?.currency }
    set { edit(BudgetForm.Place(formPeriod, category: formCategory, currency: newValue)) }
  }

  private mutating func edit(_ place: BudgetForm.Place) { act(.editBudget(place)) }

  /// The text of the amount in the form.
  public var formAmount: String {
    get { form?.amount ?? "" }
    set {
      form?.amount = newValue
      refresh()
    }
  }

  private mutating func save(_ amount: String?) {
    guard let place = form?.place else { return }
    form?.problem = store.setBudget(amount, place)
    if form?.problem == nil { form = nil }
  }

  /// Shows the period and the category that a link of a widget leads to, or the form of the budget that is to be set; any
  /// other link changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? BudgetLink(text: url.absoluteString) else { return }
    (shownCard, page) = (link.isReport ? .spending : .budget, link)
    if case .budget(let period, let category, let currency) = link {
      form = store.form(BudgetForm.Place(period, category: category, currency: currency))
    }
    refresh()
  }
}
