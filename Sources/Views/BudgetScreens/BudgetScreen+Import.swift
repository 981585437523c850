import BudgetScreensTables
public import BudgetWidget
import Foundation

/// The app's report on the import of a ledger.
public struct ImportReport: Hashable, Sendable {
  /// A question that the user has to answer before anything is saved.
  public enum Question: Hashable, Sendable {
    /// Whether data that the ledger lacks may be removed.
    case replacing
    /// Which of these currencies is the main one.
    case currency([Currency])
    /// Whether negative amounts were spent or given back.
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

  init(_ title: String, _ lines: [String], symbol: String, question: Question? = nil) {
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

/// The texts on a ledger from a file, in the user's language.
struct ImportTexts: Hashable, Sendable {
  let strings: BudgetScreensStrings
  private let language: Language
  /// The words of the widgets.
  private let texts: BudgetTexts
  private let money: MoneyFormatter
  private let locale: Locale
  let periods: PeriodTexts
  /// The largest number of faults that are listed one by one.
  private static let faultLimit = 20

  init(_ language: Language, locale: Locale) {
    strings = BudgetScreensStrings(language: language.tableIndex)
    self.language = BudgetDefinition.language(for: language)
    texts = BudgetTexts(language, locale: locale)
    money = MoneyFormatter(locale: locale)
    self.locale = locale
    periods = PeriodTexts(self.language)
  }

  /// Returns an amount as it is written in a field: without its currency and without separators of thousands.
  func number(_ amount: Money) -> String {
    amount.plainNumber.replacing(".", with: locale.decimalSeparator ?? ".")
  }

  /// Returns that a text is no amount that a budget can have.
  func refusal(ofAmount text: String, in currency: Currency) -> String {
    let example = Money(minorUnits: 123_450, currency: currency)
    return strings.faultAmount(example: number(example), text: short(text))
  }

  /// The text for a day that is outside the calendar.
  var outsideCalendar: String { texts.reason(.outsideCalendar).longest }

  /// Returns the texts on the data that was read, and left out.
  func lines(of ledger: LedgerImport) -> [String] {
    let (app, tally) = (ledger.ledger, ledger.tally)
    func counted(_ count: Int, _ text: (Int) -> String) -> String? { count == 0 ? nil : text(count) }
    let since = DateText(language).long(tally.since)
    let codes = app.currencies.map(\.code).joined(separator: ", ")
    let named = app.namedLines
    let repeated = named.first.map { "\($0)" } + (named.areAll ? [] : ["…"])
    let read = [
      strings.importRead(count: tally.amounts, currencies: codes), strings.importDays(count: tally.days),
    ]
    let refunds = tally.refunds.map {
      strings.importRefunds(count: $0.count, amount: money.string($0.amount))
    }
    let rest = [
      counted(app.repeatedLines.count) {
        strings.importRepeated(count: $0, lines: repeated.joined(separator: ", "))
      },
      counted(tally.tooOld) { strings.importTooOld(count: $0, date: since) },
      counted(tally.paidBills) { strings.importPaidBills(count: $0) },
      counted(tally.notSpent) { strings.importNotSpent(count: $0) },
      counted(tally.missingBills) { strings.importMissingBills(count: $0) },
      counted(tally.missingPayments) { strings.importMissingPayments(count: $0) },
    ].compactMap { $0 }
    return read + refunds + rest
      + ledger.budgetsWithoutCategory.compactMap(\.category).map { strings.importStray(category: $0) }
      + (ledger.copy == nil ? [] : [strings.importCopy])
  }

  /// Returns the texts on the data that would be removed.
  func lines(of loss: BudgetLoss) -> [String] {
    loss.totals.map { strings.lostDays(count: $0.days.count, currency: $0.currency.code) }
      + (loss.budgets.isEmpty ? [] : [strings.lostBudgets(count: loss.budgets.count)])
      + (loss.categories.isEmpty ? [] : [strings.lostNames(count: loss.categories.count)])
      + [strings.importKeepsCopy]
  }

  /// Returns the texts on the faults of a file, the first ones one by one.
  func lines(of error: LedgerFileError) -> [String] {
    let told = error.faults.prefix(Self.faultLimit).map { fault in
      fault.place.map { strings.faultLine(fault: text(of: fault.reason), line: "\($0.line)") }
        ?? text(of: fault.reason)
    }
    let rest = error.count - told.count
    return told + (rest > 0 ? [strings.faultRest(count: rest)] : [])
  }

  private func text(of reason: LedgerFault.Reason) -> String {
    switch reason {
    case .encoding, .nul, .unclear(.encoding): return strings.faultEncoding
    case .tooLarge: return strings.faultTooLarge
    case .empty: return strings.faultEmpty
    case .unclear(.column(let column, _, _)): return strings.faultMissingColumn(column: column.rawValue)
    case .unclear(.dates(let text)), .unclear(.decimal(let text)):
      return strings.faultUnclear(text: short(text))
    case .unclear(.kinds(_, let words)):
      return strings.faultKind(
        kinds: LedgerFile.kinds.joined(separator: ", "), text: short(words.joined(separator: ", ")))
    case .unclear(.currency): return strings.faultMissingColumn(column: LedgerLayout.Column.currency.rawValue)
    case .unclear(.received): return strings.faultReceived
    case .missingColumn(let name, _): return strings.faultMissingColumn(column: short(name))
    case .repeatedColumn(let name): return strings.faultRepeatedColumn(column: name)
    case .fields: return strings.faultFields
    case .quoteInside, .quoteOpen, .quoteClosed: return strings.faultQuote
    case .date(let text): return strings.faultDate(text: short(text))
    case .amount(let text, _, let currency):
      return strings.faultAmount(example: LedgerFault.example(of: currency), text: short(text))
    case .currency(let text, _), .otherCurrency(let text, _): return strings.faultCurrency(text: short(text))
    case .kind(let text):
      return strings.faultKind(kinds: LedgerFile.kinds.joined(separator: ", "), text: short(text))
    case .category: return strings.faultCategory
    case .repeatedBill(let id): return strings.faultBill(bill: short(id))
    case .syntax: return strings.faultJSON
    case .member(let error): return strings.faultMember(place: error.place)
    }
  }

  /// Shortens a text of a file to what a line of a screen can show.
  private func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// Returns the reason why the totals cannot be made.
  func line(of error: LedgerError) -> String {
    switch error {
    case .duplicateTransaction(let id), .duplicateBill(let id): strings.faultRepeated(id: short(id))
    case .overflow: texts.reason(.specific(.tooLarge)).longest
    case .signUnknown(let count): strings.importNegative(count: count)
    case .date: outsideCalendar
    }
  }

  /// Returns the reason why the document cannot be read or written.
  func line(of error: StoreError) -> String {
    switch error {
    case .noContainer, .folderMissing: texts.reason(.unavailable).longest
    case .newerVersion: texts.reason(.newer).longest
    case .corrupt: strings.importRecoverFirst
    case .busy, .changed: strings.importBusy
    default: strings.importNotWritten
    }
  }
}
