public import Documents
public import Foundation

/// The reason why there is no ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// The files have faults: the first ones, at most 50, in the order of their places, and the number of all.
  case faults([LedgerFault], count: Int)
  /// The total of a day, or of a category in a period, does not fit.
  case overflow(Currency, CivilDate)
  /// The day up to which amounts count is too close to the end of the calendar to have periods around it.
  case date(CivilDateError)

  /// The largest number of faults that are kept one by one: whoever sees fifty knows what is wrong.
  static let faultLimit = 50
}

extension LedgerError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The first fault with its place and the number of the others, or the reason why sums do not fit.
  public var description: String {
    switch self {
    case .faults(let faults, let count):
      (faults.first?.placed ?? "") + (count > 1 ? "; and \(count - 1) more" : "")
    case .overflow(let currency, let day):
      "the amounts in \(currency) around \(day) add up to more than \(Int64.max) minor units"
    case .date(let error): "\(error)"
    }
  }
}

/// A fault in one of the files of a ledger.
public struct LedgerFault: Hashable, Sendable {
  /// The kinds of faults.
  public enum Reason: Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The CSV has a header and no rows.
    case onlyHeader
    /// The file is something else; the names of its columns or members, if these are the reason.
    case foreign(ForeignFile, [String])
    /// The system cannot read the file; its message.
    case unreadable(String)
    /// The file, or a row of it, has more bytes than this.
    case tooLarge(Int)
    /// A column that is read appears twice in the header.
    case repeatedColumn(String)
    /// A column that is not read may say whether a row counts, and how.
    case columnOfMeaning(String)
    /// The number of fields in a row differs from that of the header.
    case fields(Int, expected: Int)
    /// A quotation mark inside a field that does not begin with one, or text after the one that closes a field.
    case quoteInside
    /// A quotation mark begins a field, but none closes it.
    case quoteOpen
    /// The text is neither a civil date nor a moment with its offset.
    case date(String)
    /// The date is before 1970 or more than a year after today; the days that are read.
    case dateOutOfRange(CivilDate, ClosedRange<CivilDate>)
    /// Neither the record nor anything else names the currency.
    case noCurrency
    /// The code is not that of a currency with minor units.
    case currency(String)
    /// The text is not an amount of the currency.
    case amount(String, MoneyError, Currency)
    /// The amount of a record of a kind is negative.
    case negative(Money, Ledger.Kind)
    /// The word is not a kind of record.
    case kind(String)
    /// The text of a column has a character that controls a terminal, hides text or breaks the line.
    case text(String)
    /// Another record has the same id and differs in something else; its place.
    case repeatedID(String, first: Ledger.Place)
    /// Another file has settings, too; its name.
    case secondSettings(String)
    /// The bytes begin like JSON but are not JSON.
    case syntax(JSONSyntaxError)
    /// A member of the JSON is missing or wrong.
    case member(JSONValueError)
  }

  /// The kind of fault.
  public let reason: Reason
  /// The place.
  public let place: Ledger.Place
}

extension LedgerFault: CustomStringConvertible {
  /// The place, and what is wrong and allowed.
  public var placed: String {
    let place = "\(place)"
    return place.isEmpty ? description : "\(place): \(self)"
  }

  /// The fault and what is allowed.
  public var description: String {
    switch reason {
    case .empty: "the file is empty; expected a header such as date,amount, or the JSON of an app"
    case .onlyHeader: "there is a header, but no row"
    case .foreign(let file, let names):
      "this is \(file.rawValue)\(names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"); "
        + "expected the JSON of an app, or a CSV in UTF-8 whose header is date,amount and perhaps "
        + "\(LedgerFile.columns.dropFirst(2).joined(separator: ",")): see \(LedgerFile.recipes)"
    case .unreadable(let message): "the file cannot be read: \(message)"
    case .tooLarge(let limit): "more than \(limit) bytes\(place.line == nil ? "" : " in one row")"
    case .repeatedColumn(let name): "the column '\(name.shown)' appears twice"
    case .columnOfMeaning(let name):
      "the column '\(name.shown)' may say which rows count, or that money came in; say that in the column kind, leave out "
        + "rows that do not count, and remove the column: see \(LedgerFile.recipes)"
    case .fields(let count, let expected):
      "\(count) \(count == 1 ? "field" : "fields"), but the header has \(expected)"
    case .quoteInside: "a quote inside a field; such a field is in quotes, and its own quotes are doubled"
    case .quoteOpen: "a quote that is not closed"
    case .date(""): "the date is missing"
    case .date(let text):
      "date '\(text.shown)' is neither a day such as 2026-02-17 nor a moment such as 2026-02-17T05:00:00+01:00"
    case .dateOutOfRange(let date, let days):
      date < days.lowerBound
        ? "date \(date) is before 1970"
        : "date \(date) is more than a year ahead; the last one that is read is \(days.upperBound)"
    case .noCurrency: "the amount has no currency; name it beside the amount, or one for all amounts"
    case .currency(let code):
      "'\(code.shown)' is not \(Currency.expectation), that has a minor unit"
    case .amount(let text, let error, let currency):
      "amount '\(text.shown)': \(error); expected a number such as "
        + "\(Money(minorUnits: 123_450, currency: currency).plainNumber)"
        + (text.contains(",") ? ": see \(LedgerFile.recipes)" : "")
    case .negative(let money, let kind): Self.negative(money, kind, isJSON: !place.path.isEmpty)
    case .kind(let text):
      "kind '\(text.shown)' is not one of: \(Ledger.Kind.allCases.map(\.rawValue).joined(separator: ", "))"
    case .text(let column):
      "the \(column) has a character that breaks the line, controls a terminal or hides text"
    case .repeatedID(let id, let first): "another record with the id '\(id.shown)' is at \(first)"
    case .secondSettings(let file): "settings are in '\(file)' already; only one of the files can have some"
    case .syntax(let error): "this begins like JSON, but is not: \(error.description)"
    case .member(let error):
      "\(error.found.map { "found \($0)" } ?? "missing"), expected \(error.expected)"
    }
  }

  private static func negative(_ money: Money, _ kind: Ledger.Kind, isJSON: Bool) -> String {
    let amount = money.plainNumber.drop { $0 == "-" }
    let isBack = kind == .spending || kind == .refund
    let kind = isBack ? Ledger.Kind.refund : kind
    return "amount -\(amount) is negative, and amounts are zero or more: "
      + (isBack ? "money spent has no sign, and money that came back is kind refund" : "\(kind) has no sign")
      + (isJSON
        ? "; write \(amount) and \"kind\": \"\(kind)\", or say \"expenses\": \"negative\" at the top"
        : "; write \(amount),\(kind)")
  }
}
