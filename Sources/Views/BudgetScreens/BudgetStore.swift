import BudgetScreensTables
package import BudgetWidgetCore
import Foundation
import SwiftUI
package import WidgetViews

/// The documents of MomiQ for its app, which reads them, imports ledgers, and records entries and settings.
///
/// The book, from which the totals of the document are made, is in the folder of the app alone. After each change of the
/// document the store requests new timelines of the widgets.
package struct BudgetStore: Sendable {
  let services: SystemServices
  /// The number of entries in the list, and of those whose categories come first in a form.
  private static let (listed, lately) = (30, 200)
  /// Widely used currencies.
  private static let usual = ["EUR", "USD", "VND", "CNY", "KRW", "GBP"].compactMap { try? Currency(code: $0) }

  package init(_ services: SystemServices = .current) {
    self.services = services
  }

  /// Returns the screen with a card, for the page of a link if there is one, with the report of the last action.
  package func screen(
    _ card: BudgetAction.Card, _ page: BudgetLink? = nil, _ report: BudgetScreen.Report? = nil
  ) -> BudgetScreen {
    let budget = BudgetConfiguration(page: page)
    var spending = SpendingConfiguration()
    spending.page = page
    let (state, book, texts) = (BudgetSource.state(in: services), book, texts)
    let snapshot: BudgetScreen.Snapshot =
      switch card {
      case .budget:
        .budget(BudgetDefinition.snapshot(of: state, configuration: budget, at: now, in: environment))
      case .spending:
        .spending(SpendingDefinition.snapshot(of: state, configuration: spending, at: now, in: environment))
      }
    let rules = state.value?.rules ?? .standard
    let canBeSet = state.value != nil || state == .missing
    let entries = (book?.entries ?? []).suffix(Self.listed).reversed()
    return BudgetScreen(
      snapshot: snapshot, report: report, entries: entries.map(texts.row),
      undo: book?.nextUndo.map(texts.undoing),
      status: BudgetScreen.Report(try? files(), at: now, in: environment, texts), rules: rules,
      settings: canBeSet ? texts.settings(rules, firstWeekday: environment.firstWeekday) : [],
      cards: ChoiceField(texts.strings.screenWidget, BudgetAction.Card.allCases) {
        $0 == .budget
          ? BudgetDefinition.name(in: texts.language) : SpendingDefinition.name(in: texts.language)
      }, strings: texts.strings)
  }

  /// Returns the form that an action opens: of a budget, with its amount if it is set, or of an entry, by
  /// default for today.
  package func form(_ action: BudgetAction) -> MoneyForm {
    let (document, entries, texts) = (document, book?.entries ?? [], texts)
    var (amount, period, category, currency): (Money?, PeriodKind?, String?, Currency?)
    var (entry, lately, none) = (SpendingEntry?.none, [String](), texts.strings.formNone)
    switch action {
    case .editBudget(let kind, let id, let code):
      (period, category, currency, none) = (kind, id, code, texts.strings.formAll)
      amount = document?.budget(kind, category: id, currency: code)?.amount
    case .editEntry(let id):
      entry = id.flatMap { id in entries.first { $0.id == id } }
      (amount, category) = (entry?.amount, entry?.category)
      lately = entries.suffix(Self.lately).reversed().compactMap(\.category)
    default: break
    }
    let ids = lately + (document?.choosableCategories ?? []).map(\.id) + [category].compactMap(\.self)
    let noon = entry?.day.start(in: services.zone())?.addingTimeInterval(43_200)
    let own = currency ?? self.currency(of: document)
    let known =
      [own, self.currency(of: document)].compactMap(\.self) + (document?.totals.map(\.currency) ?? [])
    return MoneyForm(
      period: period, id: entry?.id, isSet: amount != nil, amount: amount.map(texts.number) ?? "",
      currency: amount?.currency ?? own, category: category, note: entry?.note ?? "",
      isRefund: entry?.isRefund ?? false, date: noon ?? Date(now),
      categories: ChoiceField(texts.strings.formCategory, [nil] + Self.eachOnce(ids)) { id in
        id.map(texts.name(ofCategory:)) ?? none
      },
      currencies: ChoiceField(texts.strings.formCurrency, Self.eachOnce(known + Self.usual), { $0 }, \.code),
      periods: ChoiceField(
        texts.strings.formPeriod, PeriodKind.allCases, { $0 }, { texts.widget.periods.current($0).longest }))
  }

  private static func eachOnce<Element: Equatable>(_ elements: [Element]) -> [Element] {
    elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Performs an action on the stored data.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - report: The report that is shown.
  ///   - form: The form that is saved, or whose budget or entry is removed.
  /// - Returns: The new report; `nil` if there is nothing to report.
  package func perform(
    _ action: BudgetAction, on report: BudgetScreen.Report? = nil, form: MoneyForm? = nil
  ) -> BudgetScreen.Report? {
    // Before an import is confirmed nothing is to be saved.
    let failed: String? = if case .importFiles = action { texts.strings.importRefused } else { nil }
    return attempt(failed) { files, moment throws(BudgetError) in
      switch action {
      case .begin: try files.settle(at: moment)
      case .importFiles(let urls):
        guard !urls.isEmpty else { return refusal([texts.strings.importUnopened], failed) }
        return try preview(of: urls, files, moment)
      case .importLedger(let ledger, let title, let isReplacing):
        return try imported(ledger, title, isReplacing: isReplacing, files, moment)
      case .undo(let shown):
        if let next = book?.nextUndo, texts.undoing(next) != shown { return report }
        _ = try files.undo(at: moment)
        return done(texts.strings.undoDone)
      case .recover:
        do throws(BudgetError) { _ = try files.recover(currency: nil, at: moment) } catch .currencyNeeded {
          // Neither the document nor its book names a currency. Without amounts, any will do if the region has none.
          _ = try files.recover(currency: regional ?? Self.usual.first, at: moment)
        }
      case .setRules(let rules):
        try files.changeSettings(at: moment, currency: currency(of: document)) { $0.setRules(rules) }
      case .removeEntry(let id): try files.removeEntry(id, at: moment)
      case .save, .remove:
        return try form.flatMap { form throws(BudgetError) in
          try save(form, isRemoving: action == .remove, files, moment)
        }
      case .show, .cancel, .editBudget, .editEntry, .close: return report
      }
      return nil
    }
  }

  // MARK: Ledgers

  private func preview(
    of urls: [URL], _ files: BudgetFiles, _ moment: BudgetMoment
  ) throws(BudgetError) -> BudgetScreen.Report {
    let days = LocalDays(zone: ZoneClock(moment.zone, upTo: moment.instant))
    let opened = urls.filter { $0.startAccessingSecurityScopedResource() }
    defer { for url in opened { url.stopAccessingSecurityScopedResource() } }
    let ledger = try files.ledger(
      urls.map { LedgerFile(.file($0), name: urls.count > 1 ? $0.lastPathComponent : "") },
      currency: currency(of: document), at: moment, day: days.day(at:))
    guard ledger.records > 0 || !ledger.settings.isEmpty else { throw .noRecords(isList: ledger.hasRecords) }
    return try preview(of: ledger, urls.map(\.lastPathComponent).joined(separator: ", "), files, moment)
  }

  /// Returns the sums of a ledger, the sums that it would lower, and the question whether to import it; nothing is saved.
  private func preview(
    of ledger: Ledger, _ title: String, _ files: BudgetFiles, _ moment: BudgetMoment
  ) throws(BudgetError) -> BudgetScreen.Report {
    let loss = try files.loss(of: ledger, at: moment)
    let texts = texts((ledger.settings.categories ?? []) + (document?.categories.elements ?? []))
    let replaced = ledger.records > 0 ? try files.readBook().recordCount : 0
    let button = replaced > 0 ? texts.strings.importReplace(count: replaced) : texts.strings.importSave
    return BudgetScreen.Report(
      title: title, symbol: loss.isEmpty ? "doc.text" : WidgetNote.warning,
      lines: texts.refusals.lines(of: loss) + texts.lines(of: ledger),
      sections: texts.months(of: ledger),
      choices: [
        .init(
          title: button, action: .importLedger(ledger, title: title, isReplacing: !loss.isEmpty),
          isDestructive: !loss.isEmpty),
        .init(title: texts.strings.screenCancel, action: .cancel),
      ])
  }

  /// Imports a ledger, or shows it again if more would be lost than its report listed.
  private func imported(
    _ ledger: Ledger, _ title: String, isReplacing: Bool, _ files: BudgetFiles, _ moment: BudgetMoment
  ) throws(BudgetError) -> BudgetScreen.Report {
    let own = ledger.currencies.first { $0 == regional } ?? ledger.currencies.first ?? regional
    do throws(BudgetError) {
      let result = try files.importLedger(
        ledger, currency: document == nil ? own : nil, isReplacing: isReplacing, at: moment)
      let strays = result.budgetsWithoutCategory.compactMap(\.category)
      return done(texts.strings.importDone, texts.lines(of: ledger) + strays.map(texts.stray))
    } catch .loss {
      return try preview(of: ledger, title, files, moment)
    }
  }

  // MARK: Budgets and entries

  private func save(
    _ form: MoneyForm, isRemoving: Bool, _ files: BudgetFiles, _ moment: BudgetMoment
  ) throws(BudgetError) -> BudgetScreen.Report? {
    guard let currency = form.currency else { throw .currencyNeeded([]) }
    let amount: Money?
    do throws(MoneyError) {
      amount =
        isRemoving ? nil : try MoneyParser(locale: services.locale()).money(form.amount, in: currency)
    } catch {
      return refusal([texts.refusal(ofAmount: form.amount, error, in: currency)])
    }
    let category = form.newCategory.trimmed.isEmpty ? form.category : form.newCategory
    if let period = form.period {
      try files.changeSettings(at: moment, currency: currency) { document throws(BudgetError) in
        try document.setBudget(
          period, categoryNamed: category, currency: currency,
          amount: amount.map { amount in { _ in amount } })
      }
    } else if let amount {
      let entry = SpendingEntry(
        id: form.id ?? 0, day: CivilDate(form.date, in: moment.zone) ?? moment.today, amount: amount,
        isRefund: form.isRefund, category: category, note: form.note.trimmed.isEmpty ? nil : form.note)
      _ = form.id == nil ? try files.add(entry, at: moment) : try files.replace(entry, at: moment)
    } else if let id = form.id {
      try files.removeEntry(id, at: moment)
    }
    return nil
  }

  /// Records spending that was requested by voice or in a shortcut.
  ///
  /// - Parameters:
  ///   - number: The amount in the unit of a currency.
  ///   - code: The code of the currency; the document's currency is used for an unknown one.
  ///   - date: A moment of the day on which it counts; `nil` for today.
  /// - Returns: The entry in words.
  func log(
    _ number: Decimal, _ code: String, category: String?, note: String?, date: Date?
  ) throws(IntentFailure) -> String {
    try services.requireIdentity()
    let report = attempt { files, moment throws(BudgetError) in
      guard let currency = (try? Currency(code: code)) ?? currency(of: document) else {
        throw .currencyNeeded([])
      }
      let scaled = Decimal(sign: .plus, exponent: currency.exponent, significand: number)
      let units = NSDecimalNumber(decimal: scaled).int64Value
      guard Decimal(units) == scaled else {
        let isLarge = abs(scaled) > Decimal(Int64.max)
        let error: MoneyError = isLarge ? .overflow(currency) : .tooManyDecimals(0, currency: currency)
        return refusal([texts.refusal(ofAmount: "\(number)", error, in: currency)])
      }
      let entry = try files.add(
        SpendingEntry(
          day: date.flatMap { CivilDate($0, in: moment.zone) } ?? moment.today,
          amount: Money(minorUnits: units, currency: currency), category: category,
          note: note?.trimmed.isEmpty == false ? note : nil), at: moment)
      let (title, date) = (texts.title(of: entry), texts.widget.dates.long(entry.day))
      return done(texts.strings.entryAdded(date: date, entry: title))
    }
    guard let report, report.symbol == BudgetScreen.Report.done else {
      throw IntentFailure(report?.lines.joined(separator: "\n") ?? "")
    }
    return report.title
  }

  // MARK: Helpers

  /// Runs a change of the documents, and requests new timelines of both widgets if the document has changed.
  ///
  /// - Parameter failed: The title of the reason; `nil` if something was to be saved.
  /// - Returns: Its report, or the reason why nothing was done.
  private func attempt(
    _ failed: String? = nil,
    _ body: (BudgetFiles, BudgetMoment) throws(BudgetError) -> BudgetScreen.Report?
  ) -> BudgetScreen.Report? {
    let (zone, before) = (services.zone(), bytes)
    guard let today = CivilDate(Date(now), in: zone) else {
      return refusal([texts.widget.reason(.outsideCalendar).longest], failed)
    }
    defer {
      if bytes != before {
        for kind in [BudgetDefinition.kind, SpendingDefinition.kind] { services.reload(kind) }
      }
    }
    do throws(BudgetError) { return try body(try files(), BudgetMoment(now, zone: zone, today: today)) } catch
    {
      return refusal(texts.refusals.refusal(error).lines, failed)
    }
  }

  private func refusal(_ lines: [String], _ title: String? = nil) -> BudgetScreen.Report {
    .init(
      title: title ?? DataRefusal.saveFailed(in: texts.language), symbol: WidgetNote.warning, lines: lines)
  }

  private func done(_ title: String, _ lines: [String] = []) -> BudgetScreen.Report {
    .init(title: title, symbol: BudgetScreen.Report.done, lines: lines)
  }

  private func files() throws(BudgetError) -> BudgetFiles {
    do throws(StoreError) {
      return try BudgetFiles(
        folder: folder, name: AppIdentifiers.budgetSummary, ownFolder: services.ownFolder())
    } catch {
      throw .store(error)
    }
  }

  /// The bytes of the document, for a comparison without parsing.
  private var bytes: Data? {
    folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(AppIdentifiers.budgetSummary)) }
  }

  /// Document and book; `nil` if there is none, or if it cannot be read.
  private var document: BudgetDocument? { BudgetSource.state(in: services).value }
  private var book: SpendingBook? { try? files().readBook() }

  private func currency(of document: BudgetDocument?) -> Currency? { document?.currency ?? regional }
  private var regional: Currency? {
    services.locale().currency.flatMap { try? Currency(code: $0.identifier) }
  }
  private var folder: URL? { services.sharedFolder }
  private var now: Instant { services.now() }
  private var environment: WidgetEnvironment { services.environment(WidgetFrame(.large)) }
  private var texts: AppTexts { texts(document?.categories.elements ?? []) }
  private func texts(_ categories: [SpendingCategory]) -> AppTexts { AppTexts(environment, categories) }
}
