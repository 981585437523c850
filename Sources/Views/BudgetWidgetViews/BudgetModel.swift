public import BudgetScreen
public import BudgetWidget
public import Foundation
public import WidgetViews

/// What the app of MomiQ holds while it is open: what it has read, and the file that something is asked about.
public struct BudgetModel: Sendable {
  /// What is shown at the top, as the large widget has it.
  public enum Shown: Hashable, Sendable {
    /// What is left of a budget.
    case budget(BudgetSnapshot)
    /// What was spent.
    case spending(SpendingSnapshot)
  }

  /// What is shown at the top.
  public private(set) var shown: Shown
  /// What the document holds, and what to do if it cannot be read.
  public private(set) var status: StatusReport
  /// What came of the file that was chosen last; `nil` if none was, or the question about it was answered by no.
  public private(set) var report: ImportReport?

  private let desk: BudgetDesk
  private var page: BudgetLink?
  private var file: [UInt8]?
  private var currency: Currency?

  /// The app as it is opened.
  public init(in surroundings: Surroundings = .current) {
    desk = BudgetDesk(surroundings)
    shown = .budget(desk.budget(nil))
    status = desk.status
  }

  /// The texts that do not depend on the document.
  public var texts: ScreenTexts { desk.texts }

  /// Reads again what may be another day or another document, as when the app comes back to the front.
  public mutating func refresh() {
    if let page, page.isReport {
      shown = .spending(desk.spending(page.period))
    } else {
      shown = .budget(desk.budget(page?.period))
    }
    status = desk.status
  }

  /// Shows what a link of a widget leads to; what is no link of the app changes nothing.
  public mutating func open(_ url: URL) {
    guard let link = try? BudgetLink(text: url.absoluteString) else { return }
    page = link
    refresh()
  }

  /// Takes in a file, or asks what has to be answered first.
  ///
  /// - Parameter bytes: What the file holds; `nil` if it could not be opened.
  public mutating func take(_ bytes: [UInt8]?) {
    (file, currency) = (bytes, nil)
    importFile()
  }

  /// Answers which currency is the main one.
  public mutating func answer(_ currency: Currency) {
    self.currency = currency
    importFile()
  }

  /// Answers that what the file lacks may go.
  public mutating func replace() { importFile(replacing: true) }

  /// Answers a question by no: nothing is changed.
  public mutating func cancel() { (file, report) = (nil, nil) }

  /// Goes on with what was saved before a document that cannot be read was written.
  public mutating func recover() {
    desk.recover()
    report = nil
    refresh()
  }

  private mutating func importFile(replacing: Bool = false) {
    report = desk.importLedger(file, currency: currency, replacing: replacing)
    refresh()
  }
}
