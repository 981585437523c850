public import BudgetWidget
import Foundation
public import WidgetViews

/// The operations of MomiQ's app on its document: it reports the content, and imports ledgers from files.
///
/// After each change it requests new timelines of the widgets.
public struct BudgetDesk: Sendable {
  private let services: SystemServices

  /// Makes a desk; by default it uses the system for everything.
  public init(_ services: SystemServices = .current) {
    self.services = services
  }

  /// The texts of the screen that do not depend on the document.
  public var texts: ScreenTexts { ScreenTexts(Language(services.locale())) }

  /// The content of the document, and advice if it cannot be read.
  public var status: StatusReport {
    StatusReport(
      inFolder: services.folder(AppIdentifiers.momiQ.group), at: services.now(),
      in: services.environment(WidgetFrame(.large)))
  }

  /// Returns the budget of a kind of period, as the large widget shows it.
  public func budget(_ period: PeriodKind?) -> BudgetSnapshot {
    BudgetSystem.snapshot(
      of: BudgetSource.state(in: services), configuration: BudgetConfiguration(period: period),
      at: services.now(), in: services.environment(WidgetFrame(.large)))
  }

  /// Returns the spending of a kind of period, as the large widget shows it.
  public func spending(_ period: PeriodKind?) -> SpendingSnapshot {
    SpendingSystem.snapshot(
      of: BudgetSource.state(in: services),
      configuration: period.map { SpendingConfiguration(period: $0) } ?? SpendingConfiguration(),
      at: services.now(), in: services.environment(WidgetFrame(.large)))
  }

  /// Reads a file and saves its content, or returns the question that has to be answered first.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; `nil` if it could not be opened.
  ///   - currency: The answer to the question for the main currency.
  ///   - expenses: The answer to the question for the sign of money spent.
  ///   - replacing: Whether data that the file lacks may be removed: the answer to the last question.
  public func importLedger(
    _ bytes: [UInt8]?, currency: Currency? = nil, expenses: ExpenseSign? = nil, replacing: Bool = false
  ) -> ImportReport {
    reloading { importer.importLedger(bytes, currency: currency, expenses: expenses, replacing: replacing) }
  }

  /// Restores the backup of a document that cannot be read.
  ///
  /// - Returns: Why it was not restored; `nil` if it was.
  public func recover() -> ImportReport? { reloading { importer.recover() } }

  private var importer: LedgerImporter {
    let locale = services.locale()
    return LedgerImporter(
      folder: services.folder(AppIdentifiers.momiQ.group), at: services.now(),
      zone: services.zone(), language: Language(locale), locale: locale)
  }

  /// Changes the document, and requests new timelines of both widgets if it is another one then.
  private func reloading<Result>(_ change: () -> Result) -> Result {
    let before = bytes
    let result = change()
    if bytes != before {
      for kind in [BudgetSystem.identity.kind, SpendingSystem.identity.kind] { services.reload(kind) }
    }
    return result
  }

  /// The file of the document, which is not parsed for a comparison.
  private var bytes: Data? {
    services.folder(AppIdentifiers.momiQ.group).flatMap {
      try? Data(contentsOf: $0.appendingPathComponent(AppIdentifiers.budgetSummary))
    }
  }
}
