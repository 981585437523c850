public import BudgetWidget
public import Foundation
public import WidgetViews

/// What MomiQ's screen can do.
public enum BudgetAction: Hashable, Sendable {
  /// Shows a card with its usual period.
  case show(BudgetScreen.Card)
  /// Imports the bytes of a file, or asks what has to be answered first; `nil` is a file that could not be opened.
  case importFile([UInt8]?)
  /// Answers which currency is the main one.
  case answerCurrency(Currency)
  /// Answers whether money spent is negative in the file.
  case answerExpenses(ExpenseSign)
  /// Confirms that data which the file lacks may be removed.
  case replace
  /// Answers a question by no: nothing is changed.
  case cancel
  /// Restores the backup of a document that cannot be read.
  case recover
}

/// The model of MomiQ's screen: the document as it was read, and the file that the user is asked about.
public struct BudgetModel: ScreenModel {
  /// The content of the screen.
  public private(set) var screen: BudgetScreen

  private let store: BudgetStore
  private var shownCard = BudgetScreen.Card.budget
  /// The kind of period of a link; `nil` for the usual one.
  private var period: PeriodKind?
  private var report: ImportReport?
  private var file: [UInt8]?
  private var currency: Currency?
  private var expenses: ExpenseSign?

  /// Creates the model of an app that was just opened.
  public init(in services: SystemServices = .current) {
    store = BudgetStore(services)
    screen = store.screen(.budget, nil, nil)
  }

  /// The card at the top of the screen.
  public var card: BudgetScreen.Card {
    get { shownCard }
    set { act(.show(newValue)) }
  }

  /// Performs an action; its result is the report on the screen.
  public mutating func act(_ action: BudgetAction) {
    switch action {
    case .show(let card): (shownCard, period) = (card, nil)
    case .importFile(let bytes):
      (file, currency, expenses) = (bytes, nil, nil)
      importFile()
    case .answerCurrency(let answer):
      currency = answer
      importFile()
    case .answerExpenses(let answer):
      expenses = answer
      importFile()
    case .replace: importFile(replacing: true)
    case .cancel: (file, report) = (nil, nil)
    case .recover: report = store.recover()
    }
    refresh()
  }

  /// Reads the document again, and computes the screen for today; the report stays.
  public mutating func refresh() { screen = store.screen(shownCard, period, report) }

  /// Shows what a link of a widget leads to; any other link changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? BudgetLink(text: url.absoluteString) else { return }
    (shownCard, period) = (link.isReport ? .spending : .budget, link.period)
    refresh()
  }

  private mutating func importFile(replacing: Bool = false) {
    report = store.importLedger(file, currency: currency, expenses: expenses, replacing: replacing)
  }
}
