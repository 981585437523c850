import BudgetScreensTables
public import BudgetWidget
import Foundation
public import WidgetViews

/// The document of MomiQ for its app, which reads it and imports ledgers from files.
///
/// The sums by source, from which the totals of the document are computed, are in the folder of the app alone.
/// After each change it requests new timelines of the widgets.
public struct BudgetStore: Sendable {
  private let services: SystemServices

  /// Creates a store; by default it uses the system for everything.
  public init(_ services: SystemServices = .current) {
    self.services = services
  }

  /// Returns the screen with a card.
  ///
  /// - Parameters:
  ///   - card: The card at the top, as the large widget shows it.
  ///   - page: The page of a link, with its period and category; `nil` for the usual period.
  ///   - report: The report of the last import.
  ///   - form: The form of a budget, if it is open.
  public func screen(
    _ card: BudgetScreen.Card, _ page: BudgetLink? = nil, _ report: ImportReport? = nil,
    _ form: BudgetForm? = nil
  ) -> BudgetScreen {
    var (budget, spending) = (BudgetConfiguration(category: page?.category), SpendingConfiguration())
    (budget.page, spending.page) = (page, page)
    let environment = services.environment(WidgetFrame(.large))
    let snapshot: BudgetScreen.Snapshot =
      switch card {
      case .budget:
        .budget(
          BudgetDefinition.snapshot(
            of: BudgetSource.state(in: services), configuration: budget, at: now, in: environment))
      case .spending:
        .spending(
          SpendingDefinition.snapshot(
            of: BudgetSource.state(in: services), configuration: spending, at: now, in: environment))
      }
    return BudgetScreen(
      snapshot: snapshot, status: StatusReport(inFolder: folder, at: now, in: environment), report: report,
      form: form, texts: BudgetScreenTexts(environment.language))
  }

  /// Reads a file and saves its content, or returns the question that has to be answered first.
  ///
  /// It asks before anything is lost, and saves nothing if anything is wrong.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; `nil` if it could not be opened.
  ///   - currency: The main currency of a new document, for files that have several.
  ///   - expenses: The sign of money spent, for files with negative amounts.
  ///   - replacing: Whether data that the file lacks may be removed.
  public func importLedger(
    _ bytes: [UInt8]?, currency: Currency? = nil, expenses: ExpenseSign? = nil, replacing: Bool = false
  ) -> ImportReport {
    reloading { imported(bytes, currency: currency, expenses: expenses, replacing: replacing) }
  }

  /// Returns the form of a budget, with its amount if it is set.
  public func form(_ place: BudgetForm.Place) -> BudgetForm {
    let document = BudgetSource.state(in: services).value
    let budget = document?.budget(place.period, category: place.category)
    let (strings, widget) = (texts.strings, texts.periods)
    let known = document?.choosableCategories ?? []
    let stray = place.category.map { [SpendingCategory(id: $0, name: $0)] } ?? []
    let categories = known + stray.filter { stray in !known.contains { $0.id == stray.id } }
    return BudgetForm(
      place: place, amount: budget.map { texts.number($0.amount) } ?? "",
      amountLabel: strings.formAmount(currency: currency(of: place, in: document)?.code ?? ""),
      categories: [.init(value: nil, name: strings.formAll)]
        + categories.map { .init(value: $0.id, name: $0.name) },
      periods: PeriodKind.allCases.map { .init(value: $0, name: widget.current($0).longest) },
      isSet: budget != nil)
  }

  /// The currency of a budget: its own, that of the document, or else that of the place where people are.
  private func currency(of place: BudgetForm.Place, in document: BudgetDocument?) -> Currency? {
    document.map { $0.budget(place.period, category: place.category)?.amount.currency ?? $0.currency }
      ?? services.locale().currency.flatMap { try? Currency(code: $0.identifier) }
  }

  /// Sets a budget, or removes it.
  ///
  /// - Parameters:
  ///   - text: The amount, as people write it where they are; `nil` removes the budget.
  ///   - place: The budget that is meant.
  /// - Returns: Why nothing was saved; `nil` if it was.
  public func setBudget(_ text: String?, _ place: BudgetForm.Place) -> String? {
    reloading { problem(ofSetting: text, place) }
  }

  private func problem(ofSetting text: String?, _ place: BudgetForm.Place) -> String? {
    let (texts, zone) = (texts, services.zone())
    guard let today = LocalDays(zone: ZoneClock(zone, upTo: now)).day(at: now) else {
      return texts.outsideCalendar
    }
    guard let currency = currency(of: place, in: BudgetSource.state(in: services).value) else {
      return texts.strings.importAsksCurrency
    }
    let amount = text.flatMap { try? MoneyParser(locale: services.locale()).money($0, in: currency) }
    guard text == nil || (amount?.minorUnits ?? -1) >= 0 else {
      return texts.refusal(ofAmount: text ?? "", in: currency)
    }
    do throws(StoreError) {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      do throws(DocumentUpdateError<BudgetError>) {
        let first = BudgetDocument(currency: currency, asOf: today)
        try store.update(at: now, zone: zone, ifMissing: first) { document throws(BudgetError) in
          try document.setBudget(amount, period: place.period, category: place.category)
        }
        return nil
      } catch {
        switch error {
        case .store(let error): throw error
        case .refused: return texts.refusal(ofAmount: text ?? "", in: currency)
        }
      }
    } catch {
      return texts.line(of: error)
    }
  }

  /// Changes the document, and requests new timelines of both widgets if it is another one then.
  private func reloading<Result>(_ change: () -> Result) -> Result {
    let before = bytes
    let result = change()
    if bytes != before {
      for kind in [BudgetDefinition.kind, SpendingDefinition.kind] { services.reload(kind) }
    }
    return result
  }

  /// The file of the document, which is not parsed for a comparison.
  private var bytes: Data? {
    folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(AppIdentifiers.budgetSummary)) }
  }

  private var folder: URL? { services.folder(AppIdentifiers.momiQ.group) }
  private var now: Instant { services.now() }
  private var texts: ImportTexts {
    let locale = services.locale()
    return ImportTexts(Language(locale), locale: locale)
  }

  private func imported(
    _ bytes: [UInt8]?, currency: Currency?, expenses: ExpenseSign?, replacing: Bool
  ) -> ImportReport {
    let (now, zone, texts) = (now, services.zone(), texts)
    guard let bytes else { return refusal([texts.strings.importUnopened]) }
    let days = LocalDays(zone: ZoneClock(zone, upTo: now))
    guard let today = days.day(at: now) else { return refusal([texts.outsideCalendar]) }
    var layout = LedgerLayout()
    (layout.currency, layout.expenses) = (currency, expenses)
    let order = LedgerOrder(.file(bytes), currency: currency, layout: layout, isReplacing: replacing)
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      // The user restores the backup before anything else.
      if case .corrupt(let corrupt) = try store.read(), corrupt.backup != nil {
        return refusal([texts.strings.importRecoverFirst])
      }
      let ledger = try store.importLedger(
        order, sums: try sums(), today: today, day: days.day(at:), at: now, zone: zone)
      return ImportReport(texts.strings.importDone, texts.lines(of: ledger), symbol: ImportReport.done)
    } catch let error as StoreError {
      return refusal([texts.line(of: error)])
    } catch {
      return report(of: error)
    }
  }

  /// Restores the backup of a document that cannot be read, with the totals of all imports; its bytes are kept beside it.
  ///
  /// - Returns: Why it was not restored; `nil` if it was.
  public func recover() -> ImportReport? { reloading { restored() } }

  private func restored() -> ImportReport? {
    do throws(StoreError) {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      guard case .corrupt(let corrupt) = try store.read(), corrupt.backup != nil else {
        return refusal([texts.strings.importNotWritten])
      }
      try store.recover(corrupt, at: now, zone: services.zone())
      try store.recordSums(of: sums(), at: now, zone: services.zone())
      return nil
    } catch {
      return refusal([texts.line(of: error)])
    }
  }

  private func sums() throws(StoreError) -> DocumentStore<SourceSums> {
    try DocumentStore(
      folder: services.ownFolder(), name: SourceSums.fileName(of: AppIdentifiers.budgetSummary))
  }

  private func report(of error: any Error) -> ImportReport {
    guard let error = error as? DocumentUpdateError<LedgerImportRefusal> else {
      return refusal([texts.strings.importNotWritten])
    }
    func asking(_ title: String, _ lines: [String], _ question: ImportReport.Question) -> ImportReport {
      ImportReport(title, lines, symbol: ImportReport.asking, question: question)
    }
    switch error {
    case .refused(.damaged), .refused(.sums(.corrupt)):
      return asking(texts.strings.importAsks, [texts.strings.importBeginsAnew], .replacing)
    case .store(let error), .refused(.notKept(let error)), .refused(.sums(let error)):
      return refusal([texts.line(of: error)])
    case .refused(.unreadable(let error)): return refusal(texts.lines(of: error))
    case .refused(.profile): return refusal([texts.strings.importNotWritten])
    case .refused(.noAmounts): return refusal([texts.strings.importNoAmounts])
    case .refused(.currencyNeeded(let currencies)): return question(of: currencies)
    case .refused(.nothingToUndo): return refusal([texts.strings.importNotWritten])
    case .refused(.take(.ledger(let error))):
      guard case .signUnknown = error else { return refusal([texts.line(of: error)]) }
      return asking(texts.strings.importAsksExpenses, [texts.line(of: error)], .expenses)
    case .refused(.take(.takesAway(let loss))):
      return asking(texts.strings.importAsks, texts.lines(of: loss), .replacing)
    }
  }

  private func question(of currencies: [Currency]) -> ImportReport {
    guard !currencies.isEmpty else { return refusal([texts.strings.importNoAmounts]) }
    return ImportReport(
      texts.strings.importAsksCurrency, [], symbol: ImportReport.asking, question: .currency(currencies))
  }

  private func refusal(_ lines: [String]) -> ImportReport {
    ImportReport(texts.strings.importNothing, lines, symbol: WidgetNote.warning)
  }
}
