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
    let budget = BudgetConfiguration(page: page)
    var spending = SpendingConfiguration()
    spending.page = page
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
      form: form, texts: texts)
  }

  /// Reads a ledger and returns its first rows, or the question that it leaves open; nothing is saved.
  ///
  /// - Parameter order: The ledger, with what was answered so far; `nil` if the file could not be opened.
  public func reading(_ order: LedgerOrder?) -> ImportReport {
    let texts = texts
    guard let order else { return refusal([texts.strings.importUnopened]) }
    do throws(LedgerImportRefusal) {
      let ledger = try order.ledger(LocalDays(zone: ZoneClock(services.zone(), upTo: now)).day(at:))
      guard ledger.hasSettings || !ledger.currencies.isEmpty else { throw .noAmounts }
      return ImportReport(
        texts.strings.importAsksToSave, texts.lines(of: ledger, ledger.isWhole ? [] : accounts),
        symbol: ImportReport.asking,
        choices: [.init(texts.strings.screenImport, .save(order.reading(ledger))), texts.cancel],
        asksForSource: !ledger.isWhole)
    } catch {
      return report(of: error, order)
    }
  }

  /// Imports a ledger, or returns the question that has to be answered first.
  ///
  /// It asks before anything is lost, and saves nothing if anything is wrong.
  public func importLedger(_ order: LedgerOrder) -> ImportReport { reloading { imported(order) } }

  /// Takes back the last import that changed sums; budgets and settings stay.
  public func undoImport() -> ImportReport {
    reloading {
      do {
        let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
        try store.undoImport(sums: sums(), at: now, zone: services.zone())
        return ImportReport(texts.strings.importUndone, symbol: ImportReport.done)
      } catch {
        return refusal(of: error)
      }
    }
  }

  /// Returns the form of a budget, with its amount if it is set.
  public func form(_ place: BudgetForm.Place) -> BudgetForm {
    let document = BudgetSource.state(in: services).value
    let currency = currency(of: place, in: document)
    let budget = document?.budget(place.period, category: place.category, currency: currency)
    let (strings, names) = (texts.strings, texts.widget.periods)
    let known = (document?.choosableCategories ?? []).map(\.id)
    let stray = place.category.flatMap { known.contains($0) ? nil : $0 }
    return BudgetForm(
      place: place, amount: budget.map { texts.number($0.amount) } ?? "",
      amountLabel: strings.formAmount(currency: currency?.code ?? ""), currency: currency,
      categories: ChoiceField(strings.formCategory, [nil] + known + [stray].compactMap(\.self)) { id in
        id.map { document?.name(ofCategory: $0) ?? $0 } ?? strings.formAll
      },
      currencies: ChoiceField(strings.formCurrency, currencies.map(Optional.some)) { $0?.code ?? "" },
      periods: ChoiceField(strings.formPeriod, PeriodKind.allCases) { names.current($0).longest },
      isSet: budget != nil)
  }

  /// The currency of a budget: its own, that of the document, or else that of the place where people are.
  private func currency(of place: BudgetForm.Place, in document: BudgetDocument?) -> Currency? {
    place.currency
      ?? document.map { $0.budget(place.period, category: place.category)?.amount.currency ?? $0.currency }
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
          try document.setBudget(
            amount, period: place.period, category: place.category, currency: place.currency)
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
  private var texts: AppTexts {
    let locale = services.locale()
    return AppTexts(Language(locale), locale: locale)
  }

  private func imported(_ order: LedgerOrder) -> ImportReport {
    let (now, zone, texts) = (now, services.zone(), texts)
    let days = LocalDays(zone: ZoneClock(zone, upTo: now))
    guard let today = days.day(at: now) else { return refusal([texts.outsideCalendar]) }
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      // The user restores the backup before anything else.
      if case .corrupt(let corrupt) = try store.read(), corrupt.backup != nil {
        return refusal([texts.strings.importRecoverFirst])
      }
      let ledger = try store.importLedger(
        order, sums: try sums(), today: today, day: days.day(at:), at: now, zone: zone)
      return ImportReport(
        texts.strings.importDone, texts.lines(of: ledger), symbol: ImportReport.done,
        choices: ledger.canBeUndone ? [.init(texts.strings.importUndo, .undoImport)] : [])
    } catch {
      if case .refused(let refusal)? = error as? DocumentUpdateError<LedgerImportRefusal> {
        return report(of: refusal, order)
      }
      return refusal(of: error)
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

  /// The names of the accounts so far.
  private var accounts: [String] { (try? sums().read())?.document?.payload.names ?? [] }

  private func sums() throws(StoreError) -> DocumentStore<SourceSums> {
    try DocumentStore(
      folder: services.ownFolder(), name: SourceSums.fileName(of: AppIdentifiers.budgetSummary))
  }

  /// Returns the question, or what is wrong.
  private func report(of error: LedgerImportRefusal, _ order: LedgerOrder) -> ImportReport {
    let texts = texts
    var replacing = order
    replacing.isReplacing = true
    func asking(_ title: String, _ lines: [String], _ choices: [ImportReport.Choice]) -> ImportReport {
      ImportReport(title, lines, symbol: ImportReport.asking, choices: choices + [texts.cancel])
    }
    let replace = ImportReport.Choice(texts.strings.screenReplace, .save(replacing), isDestructive: true)
    switch error {
    case .damaged, .sums(.corrupt):
      return asking(texts.strings.importAsks, [texts.strings.importBeginsAnew], [replace])
    case .notKept(let error), .sums(let error): return refusal([texts.line(of: error)])
    case .unreadable(let error):
      guard let question = error.question else { return refusal(texts.lines(of: error)) }
      return texts.report(asking: question, of: order, currencies)
    case .profile, .nothingToUndo: return refusal([texts.strings.importNotWritten])
    case .noAmounts, .currencyNeeded([]): return refusal([texts.strings.importNoAmounts])
    case .currencyNeeded(let currencies):
      return asking(
        texts.strings.importAsksCurrency, [],
        currencies.map { currency in
          var order = order
          order.currency = currency
          return ImportReport.Choice(currency.code, .save(order))
        })
    case .ledger(.signUnknown(let count)):
      return asking(
        texts.strings.importAsksExpenses, [texts.strings.importNegative(count: count)],
        [(texts.strings.screenExpenses, .negative), (texts.strings.screenRefunds, .positive)].map {
          (title, sign: ExpenseSign) in
          var order = order
          order.layout.expenses = sign
          return ImportReport.Choice(title, .read(order))
        })
    case .ledger(let error): return refusal([texts.line(of: error)])
    case .takesAway(let loss):
      return asking(texts.strings.importAsks, texts.lines(of: loss), [replace])
    }
  }

  /// The currencies that amounts may be in: those of the document, that of the place, and widely used ones.
  private var currencies: [Currency] {
    let document = BudgetSource.state(in: services).value
    let own = [document?.currency.code, services.locale().currency?.identifier].compactMap(\.self)
    let others = (document?.budgets.elements ?? []).map(\.amount.currency.code)
    let codes = own + others + ["EUR", "USD", "VND", "CNY", "KRW", "GBP"]
    return codes.enumerated().filter { codes.firstIndex(of: $0.element) == $0.offset }
      .compactMap { try? Currency(code: $0.element) }
  }

  private func refusal(of error: any Error) -> ImportReport {
    var store = error as? StoreError
    if case .store(let error)? = error as? DocumentUpdateError<LedgerImportRefusal> { store = error }
    return refusal([store.map(texts.line(of:)) ?? texts.strings.importNotWritten])
  }

  private func refusal(_ lines: [String]) -> ImportReport {
    ImportReport(texts.strings.importNothing, lines, symbol: WidgetNote.warning)
  }
}
