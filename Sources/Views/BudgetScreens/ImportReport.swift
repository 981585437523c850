import BudgetScreensTables
public import BudgetWidget
public import Foundation

/// The app's report on the import of a ledger.
public struct ImportReport: Hashable, Sendable {
  /// A question that the user has to answer before anything is saved.
  public enum Question: Hashable, Sendable {
    /// Whether data that the ledger lacks may be removed.
    case replacing
    /// Which of these currencies is the main one.
    case currency([Currency])
    /// Whether negative amounts that outweigh the others were spent or given back.
    case expenses
  }

  /// The result in a few words.
  public let title: String
  /// Sentences on the data that was read, left out, or wrong.
  public let lines: [String]
  /// The SF Symbol before the title.
  public let symbol: String
  /// The question to the user; `nil` if the import is complete.
  public let question: Question?

  fileprivate init(_ title: String, _ lines: [String], symbol: String, question: Question? = nil) {
    self.title = title
    self.lines = lines
    self.symbol = symbol
    self.question = question
  }

  /// The symbol of a ledger that was saved.
  static let done = "checkmark.circle.fill"
  /// The symbol of a question.
  static let asking = "questionmark.circle"
}

/// Replaces the app's data by ledgers from files, and reports the results in the user's language.
public struct LedgerImporter: Sendable {
  let folder: URL?
  let instant: Instant
  let zone: TimeZone
  private let texts: ImportTexts

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group; `nil`, which the system returns without the entitlement, is
  ///     reported.
  ///   - instant: Now.
  ///   - zone: The user's zone.
  ///   - language: The language of the report.
  ///   - locale: Writes numbers and money.
  public init(folder: URL?, at instant: Instant, zone: TimeZone, language: Language, locale: Locale) {
    self.folder = folder
    self.instant = instant
    self.zone = zone
    texts = ImportTexts(language, locale: locale)
  }

  /// Reads a file and saves its content.
  ///
  /// It asks before anything is lost, and saves nothing if anything is wrong.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; `nil` if it could not be opened.
  ///   - currency: The main currency of a new document, for files that have several.
  ///   - expenses: The sign of money spent, for files whose negative amounts outweigh the others.
  ///   - replacing: Whether data that the ledger lacks may be removed.
  public func importLedger(
    _ bytes: [UInt8]?, currency: Currency? = nil, expenses: ExpenseSign? = nil, replacing: Bool = false
  ) -> ImportReport {
    guard let bytes else { return refusal([texts.strings.importUnopened]) }
    let days = LocalDays(zone: ZoneClock(zone, upTo: instant))
    guard let today = days.day(at: instant) else { return refusal([texts.outsideCalendar]) }
    var app: AppLedger
    do throws(LedgerFileError) {
      app = try LedgerFile.ledger(bytes, day: days.day(at:))
    } catch {
      return refusal(texts.lines(of: error))
    }
    do throws(LedgerError) {
      try app.normalizeSigns(expenses: expenses)
    } catch {
      guard case .signUnknown = error else { return refusal([texts.line(of: error)]) }
      return ImportReport(
        texts.strings.importAsksExpenses, [texts.line(of: error)], symbol: ImportReport.asking,
        question: .expenses)
    }
    guard app.hasSettings || !app.currencies.isEmpty else { return refusal([texts.strings.importNoAmounts]) }
    do {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      if let report = try beginAnew(store, app, currency: currency, replacing: replacing, today: today) {
        return report
      }
      let taken = try store.take(
        app, currency: currency, replacing: replacing, today: today, at: instant, zone: zone)
      return ImportReport(
        texts.strings.importDone, texts.lines(of: taken, app),
        symbol: ImportReport.done)
    } catch let error as StoreError {
      return refusal([texts.line(of: error)])
    } catch {
      return report(of: error)
    }
  }

  /// Starts a new document if the old one cannot be read and has no backup, and the user has agreed.
  ///
  /// - Returns: The question or report; `nil` if the ledger can be imported now.
  private func beginAnew(
    _ store: DocumentStore<BudgetDocument>, _ app: AppLedger, currency: Currency?, replacing: Bool,
    today: CivilDate
  ) throws(StoreError) -> ImportReport? {
    guard case .corrupt(let corrupt) = try store.read() else { return nil }
    guard corrupt.backup == nil else { return refusal([texts.strings.importRecoverFirst]) }
    let currencies = app.currencies
    guard let first = currency ?? app.currency ?? (currencies.count == 1 ? currencies.first : nil) else {
      return question(of: currencies)
    }
    guard replacing else {
      return ImportReport(
        texts.strings.importAsks, [texts.strings.importBeginsAnew], symbol: ImportReport.asking,
        question: .replacing)
    }
    try store.resolve(corrupt, with: BudgetDocument(currency: first, asOf: today), at: instant, zone: zone)
    return nil
  }

  /// Restores the backup of a document that cannot be read; its bytes are kept beside it.
  ///
  /// - Returns: Why it was not restored; `nil` if it was.
  public func recover() -> ImportReport? {
    do throws(StoreError) {
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary)
      guard case .corrupt(let corrupt) = try store.read(), corrupt.backup != nil else {
        return refusal([texts.strings.importNotWritten])
      }
      try store.recover(corrupt, at: instant, zone: zone)
      return nil
    } catch {
      return refusal([texts.line(of: error)])
    }
  }

  private func report(of error: any Error) -> ImportReport {
    guard let error = error as? DocumentUpdateError<LedgerImportRefusal> else {
      return refusal([texts.strings.importNotWritten])
    }
    switch error {
    case .store(let error), .refused(.notKept(let error)): return refusal([texts.line(of: error)])
    case .refused(.currencyNeeded(let currencies)): return question(of: currencies)
    case .refused(.take(.ledger(let error))): return refusal([texts.line(of: error)])
    case .refused(.take(.takesAway(let loss))):
      return ImportReport(
        texts.strings.importAsks, texts.lines(of: loss), symbol: ImportReport.asking, question: .replacing)
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
