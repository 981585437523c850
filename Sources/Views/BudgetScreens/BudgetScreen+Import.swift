import BudgetScreensTables
import BudgetWidget
import Foundation

/// The app's report on a file: what was read of it, what has to be answered, or what was saved.
public struct ImportReport: Hashable, Sendable {
  /// A button below the report.
  public struct Choice: Hashable, Sendable {
    /// The answer in the user's language.
    public let title: String
    /// The action that follows.
    public let action: BudgetAction
    /// Whether data that was saved may be removed.
    public let isDestructive: Bool

    init(_ title: String, _ action: BudgetAction, isDestructive: Bool = false) {
      self.title = title
      self.action = action
      self.isDestructive = isDestructive
    }
  }

  /// The question, or the result in a few words.
  public let title: String
  /// Sentences on the data that was read, left out, or wrong.
  public let lines: [String]
  /// The SF Symbol before the title.
  public let symbol: String
  /// The possible answers; empty if there is no question.
  public let choices: [Choice]
  /// Whether the user can name the account for which the file speaks.
  public let asksForSource: Bool

  init(
    _ title: String, _ lines: [String] = [], symbol: String, choices: [Choice] = [],
    asksForSource: Bool = false
  ) {
    self.title = title
    self.lines = lines
    self.symbol = symbol
    self.choices = choices
    self.asksForSource = asksForSource
  }

  /// The symbol of a ledger that was saved.
  static let done = "checkmark.circle.fill"
  /// The symbol of a question.
  static let asking = "questionmark.circle"
}

/// The texts of the app on its document and on a ledger from a file, in the user's language.
struct AppTexts: Hashable, Sendable {
  let language: Language
  let strings: BudgetScreensStrings
  /// The words of the widgets.
  let widget: BudgetTexts
  let money: MoneyFormatter
  private let locale: Locale
  /// The largest number of faults that are listed one by one.
  private static let faultLimit = 20

  init(_ language: Language, locale: Locale) {
    strings = BudgetScreensStrings(language: language.tableIndex)
    self.language = BudgetDefinition.language(for: language)
    widget = BudgetTexts(language, locale: locale)
    money = MoneyFormatter(locale: locale)
    self.locale = locale
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
  var outsideCalendar: String { widget.reason(.outsideCalendar).longest }

  /// Returns the first rows of a file as they are understood, the columns that are read, and the names of the sources so far.
  func lines(of app: AppLedger, _ sources: [String]) -> [String] {
    let rows = app.ledger.transactions.prefix(3).map { row in
      let kind: String? =
        switch row.kind {
        case .spending: nil
        case .refund: strings.screenRefunds
        case .income, .transfer: strings.importNotCounted
        }
      let parts = [widget.dates.long(row.day), money.string(row.amount), row.category.map(short), kind]
      return parts.compactMap(\.self).joined(separator: " · ")
    }
    func list(_ words: [String]) -> String { words.map(short).joined(separator: ", ") }
    let columns = app.layout?.columns.values.filter { !$0.isEmpty }.sorted() ?? []
    return rows + (columns.isEmpty ? [] : [strings.importColumns(columns: list(columns))])
      + (app.unusedColumns.isEmpty ? [] : [strings.importUnused(columns: list(app.unusedColumns))])
      + (app.footerLines.isEmpty ? [] : [strings.importFooter(lines: list(app.footerLines.map { "\($0)" }))])
      + (sources.isEmpty ? [] : [strings.importAccounts(names: list(sources))])
  }

  /// Returns what a file leaves open, with the answers.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - order: The order that an answer completes.
  ///   - currencies: The currencies to choose from.
  func report(
    asking question: LedgerLayout.Question, of order: LedgerOrder, _ currencies: [Currency]
  ) -> ImportReport {
    func choice(_ title: String, _ answer: (inout LedgerLayout) -> Void) -> ImportReport.Choice {
      var order = order
      answer(&order.layout)
      return ImportReport.Choice(title, .read(order))
    }
    var lines: [String] = []
    let choices: [ImportReport.Choice]
    switch question {
    case .column(let column, let header, _):
      // No column is two things.
      let free = header.filter { !$0.isEmpty && !order.layout.columns.values.contains($0) }
      choices = free.map { name in
        choice(short(name)) { $0.columns[column] = name }
      }
    case .dates(let text):
      choices = LedgerLayout.DateOrder.allCases.compactMap { order in
        order.day(of: text).map { day in
          choice(widget.dates.long(day)) { $0.dates = order }
        }
      }
    case .decimal:
      choices = [
        choice(strings.importComma) { $0.decimal = .comma },
        choice(strings.importPoint) { $0.decimal = .point },
      ]
    case .currency: choices = currencies.map { currency in choice(currency.code) { $0.currency = currency } }
    case .kinds(_, let words):
      lines = [words.map(short).joined(separator: ", ")]
      choices = [choice(strings.importNoKinds) { $0.columns[.kind] = "" }]
    case .received:
      choices = [
        choice(strings.importIncome) { $0.received = .income },
        choice(strings.screenRefunds) { $0.received = .refund },
      ]
    case .encoding(let line, let text):
      lines = [strings.faultLine(fault: short(text), line: "\(line)")]
      choices = [choice(strings.importRight) { $0.encoding = .windows1252 }]
    }
    guard !choices.isEmpty else {
      return ImportReport(strings.importNothing, [title(of: question)], symbol: WidgetNote.warning)
    }
    return ImportReport(title(of: question), lines, symbol: ImportReport.asking, choices: choices + [cancel])
  }

  private func title(of question: LedgerLayout.Question) -> String {
    switch question {
    case .column(.date, _, _): strings.importAsksDate
    case .column: strings.importAsksAmount
    case .dates(let text): strings.importAsksDay(text: short(text))
    case .decimal(let text): strings.importAsksDecimal(text: short(text))
    case .currency: strings.importAsksFileCurrency
    case .kinds(let name, _): strings.importAsksKinds(column: short(name))
    case .received: strings.importAsksReceived
    case .encoding: strings.importAsksEncoding
    }
  }

  /// The button that changes nothing.
  var cancel: ImportReport.Choice { ImportReport.Choice(strings.screenCancel, .cancel) }

  /// Returns the texts on the data that was read, and left out.
  func lines(of ledger: LedgerImport) -> [String] {
    let (app, tally) = (ledger.ledger, ledger.tally)
    func counted(_ count: Int, _ text: (Int) -> String) -> String? { count == 0 ? nil : text(count) }
    let since = widget.dates.long(tally.since)
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
    case .encoding, .nul: return strings.faultEncoding
    case .tooLarge: return strings.faultTooLarge
    case .empty: return strings.faultEmpty
    case .unclear(let question): return title(of: question)
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
    case .member(let error): return strings.faultMember(place: error.place.isEmpty ? "JSON" : error.place)
    }
  }

  /// Shortens a text of a file to what a line of a screen can show.
  private func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// Returns the reason why the totals cannot be made.
  func line(of error: LedgerError) -> String {
    switch error {
    case .duplicateTransaction(let id), .duplicateBill(let id): strings.faultRepeated(id: short(id))
    case .overflow: widget.reason(.specific(.tooLarge)).longest
    case .signUnknown(let count): strings.importNegative(count: count)
    case .date: outsideCalendar
    }
  }

  /// Returns the reason why the document cannot be read or written.
  func line(of error: StoreError) -> String {
    switch error {
    case .noContainer, .folderMissing: widget.reason(.unavailable).longest
    case .newerVersion: widget.reason(.newer).longest
    case .corrupt: strings.importRecoverFirst
    case .busy, .changed: strings.importBusy
    default: strings.importNotWritten
    }
  }
}
