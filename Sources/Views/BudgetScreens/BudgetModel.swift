public import BudgetWidget
public import Foundation
public import WidgetViews

/// The state of MomiQ's app while it is open: the document as it was read, and the file that the user is asked about.
public struct BudgetModel: Sendable {
  /// The snapshot at the top of the screen, as in the large widget.
  public enum Shown: Hashable, Sendable {
    /// The rest of a budget.
    case budget(BudgetSnapshot)
    /// The amount that was spent.
    case spending(SpendingSnapshot)
  }

  /// The cards that can be at the top of the screen.
  public enum Card: CaseIterable, Hashable, Sendable {
    /// The rest of a budget.
    case budget
    /// The amount that was spent.
    case spending
  }

  /// The snapshot at the top of the screen.
  public private(set) var shown: Shown
  /// The contents of the document, or what to do if it cannot be read.
  public private(set) var status: StatusReport
  /// The result of the file that was chosen last; `nil` if there was none, or if the user declined.
  public private(set) var report: ImportReport?

  private let desk: BudgetDesk
  private var chosen = Card.budget
  /// The kind of period of a link; `nil` for the usual one.
  private var period: PeriodKind?
  private var file: [UInt8]?
  private var currency: Currency?
  private var expenses: ExpenseSign?

  /// The app as it is opened.
  public init(in services: SystemServices = .current) {
    desk = BudgetDesk(services)
    shown = .budget(desk.budget(nil))
    status = desk.status
  }

  /// The texts that do not depend on the document.
  public var texts: ScreenTexts { desk.texts }

  /// The card at the top of the screen; one that is chosen has its usual period.
  public var card: Card {
    get { chosen }
    set { show(newValue, nil) }
  }

  /// Returns the name of a card.
  public func name(of card: Card) -> String {
    switch card {
    case .budget: texts.budget
    case .spending: texts.spending
    }
  }

  /// Reads again what may be another day or another document, as when the app comes back to the front.
  public mutating func refresh() {
    switch chosen {
    case .budget: shown = .budget(desk.budget(period))
    case .spending: shown = .spending(desk.spending(period))
    }
    status = desk.status
  }

  /// Shows what a link of a widget leads to; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? BudgetLink(text: url.absoluteString) else { return }
    show(link.isReport ? .spending : .budget, link.period)
  }

  /// Imports a file, or asks what has to be answered first.
  ///
  /// - Parameter bytes: What the file holds; `nil` if it could not be opened.
  public mutating func importLedger(_ bytes: [UInt8]?) {
    (file, currency, expenses) = (bytes, nil, nil)
    importChosen()
  }

  /// Answers which currency is the main one.
  public mutating func answer(_ currency: Currency) {
    self.currency = currency
    importChosen()
  }

  /// Answers whether money spent is negative in the file.
  public mutating func answer(_ expenses: ExpenseSign) {
    self.expenses = expenses
    importChosen()
  }

  /// Confirms that data which the file lacks may be removed.
  public mutating func replace() { importChosen(replacing: true) }

  /// Answers a question by no: nothing is changed.
  public mutating func cancel() { (file, report) = (nil, nil) }

  /// Continues with what was saved before a document that cannot be read was written; says why if it cannot.
  public mutating func recover() {
    report = desk.recover()
    refresh()
  }

  private mutating func show(_ card: Card, _ period: PeriodKind?) {
    (chosen, self.period) = (card, period)
    refresh()
  }

  private mutating func importChosen(replacing: Bool = false) {
    report = desk.importLedger(file, currency: currency, expenses: expenses, replacing: replacing)
    refresh()
  }
}
