public import Documents
public import Foundation

/// A fault in a file with a ledger.
public struct LedgerFault: Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// The file has more bytes than are read.
    case tooLarge
    /// The bytes are not in an encoding.
    case encoding(LedgerLayout.Encoding)
    /// The line has the character 0, as text in UTF-16 without a byte order mark does.
    case nul
    /// The file is empty, without even a header of column names.
    case empty
    /// The file leaves something open that has to be said.
    case unclear(LedgerLayout.Question)
    /// A column that was asked for is missing in the header.
    case missingColumn(String, header: [String])
    /// Two columns have the same name, and one of them is needed.
    case repeatedColumn(String)
    /// The number of fields in a row differs from the number of names in the header.
    case fields(Int, header: [String])
    /// A quotation mark inside a field that does not begin with one.
    case quoteInside
    /// A quotation mark begins a field, but none closes it.
    case quoteOpen
    /// Text follows a quotation mark that closes a field.
    case quoteClosed
    /// The text is not a civil date.
    case date(String)
    /// The text is not an amount of the currency.
    case amount(String, MoneyTextError, Currency)
    /// A sign beside the amount is that of another currency.
    case otherCurrency(String, Currency)
    /// The text is not a currency with minor units.
    case currency(String, CurrencyError)
    /// The word is not a kind of record.
    case kind(String)
    /// The category would break a line or control a terminal.
    case category
    /// Another row has the same id of a bill.
    case repeatedBill(String)
    /// The bytes begin like JSON but are not JSON.
    case syntax(JSONSyntaxError)
    /// A member of the JSON is missing or wrong.
    case member(JSONValueError)
  }

  /// The kind of fault.
  public let reason: Reason
  /// The place; `nil` for the file as a whole, and for members of JSON, which have their own path.
  public let place: TextPlace?
  /// The path of a member of JSON whose value has the fault; `nil` in other files.
  public let path: String?

  init(_ reason: Reason, at place: TextPlace? = nil, path: String? = nil) {
    self.reason = reason
    self.place = place
    self.path = path
  }
}

extension LedgerFault: CustomStringConvertible {
  /// The reason and what is allowed, for a developer.
  public var description: String { (path.map { "\($0): " } ?? "") + words }

  private var words: String {
    let columns = LedgerFile.columns.joined(separator: ",")
    return switch reason {
    case .tooLarge:
      "the file has more than \(LedgerFile.maximumSize >> 20) MiB; split it by dates"
    case .encoding(let encoding): "invalid \(encoding.rawValue.uppercased())"
    case .nul: "a character 0, as in UTF-16 without a byte order mark; the encoding can be said: utf-16"
    case .empty: "the file is empty; expected a header: \(columns)"
    case .unclear(let question): "\(question)"
    case .missingColumn(let name, let header):
      "no column '\(Self.quoted(name))'; the header has: \(header.map(Self.quoted).joined(separator: ", "))"
    case .repeatedColumn(let name): "column '\(Self.quoted(name))' appears twice"
    case .fields(let count, let header):
      "\(count) \(count == 1 ? "field" : "fields"), expected \(header.count): \(header.map(Self.quoted).joined(separator: ","))"
    case .quoteInside: "a quote inside a field that does not begin with one"
    case .quoteOpen: "a quote that is not closed"
    case .quoteClosed: "text after a closing quote"
    case .date(let text): "date '\(Self.quoted(text))' is not a civil date such as 2026-02-17"
    case .amount(let text, let error, let currency):
      "amount '\(Self.quoted(text))': \(error); expected a number such as \(Self.example(of: currency))"
    case .otherCurrency(let text, let currency):
      "amount '\(Self.quoted(text))' is not in \(currency), as the row or the layout says"
    case .currency(let text, .unknown): "currency: \(CurrencyError.unknown(Self.quoted(text)))"
    case .currency(_, let error): "currency: \(error)"
    case .kind(let text):
      "kind '\(Self.quoted(text))' is not one of: \(LedgerFile.kinds.joined(separator: ", "))"
    case .category: "category has a line break or a control character"
    case .repeatedBill(let id): "a bill '\(id.prefix(60))' appears twice"
    case .syntax(let error): "not JSON: \(error)"
    case .member(let error): "\(error)"
    }
  }

  /// Returns the beginning of a text of the file: a wrong file may be one long line.
  static func quoted(_ text: String) -> String { text.count > 60 ? "\(text.prefix(60))…" : text }

  /// Returns an amount of a currency as files write it: "-1234.50".
  public static func example(of currency: Currency) -> String {
    Money(minorUnits: -123_450, currency: currency).plainNumber
  }
}

/// The reason why the ledger of a file cannot be used: all its faults.
public struct LedgerFileError: Error, Hashable, Sendable {
  /// The largest number of faults that are kept one by one: whoever sees fifty knows what is wrong.
  private static let limit = 50
  private var first: [LedgerFault] = []
  /// The number of all faults.
  public private(set) var count = 0

  /// No fault yet; it is thrown only after one was added.
  init() {}

  init(_ faults: some Sequence<LedgerFault>) { for fault in faults { append(fault) } }

  init(_ reason: LedgerFault.Reason, at place: TextPlace? = nil) {
    self.init([LedgerFault(reason, at: place)])
  }

  init(asking question: LedgerLayout.Question) { self.init(.unclear(question)) }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ fault: LedgerFault) {
    count += 1
    if first.count < Self.limit { first.append(fault) }
  }

  /// The first faults, at most 50, in the order of their places; never empty once it is thrown.
  public var faults: [LedgerFault] {
    func place(_ fault: LedgerFault) -> TextPlace { fault.place ?? TextPlace(line: 0) }
    return first.sorted { place($0) < place($1) }
  }

  /// What the file leaves open; `nil` if it has other faults.
  public var question: LedgerLayout.Question? {
    guard case .unclear(let question)? = faults.first?.reason else { return nil }
    return question
  }
}

extension LedgerFileError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The first fault with its place, and how many more there are.
  public var description: String {
    let first = faults.first.map { fault in "\(fault.place.map { "\($0): " } ?? "")\(fault)" } ?? ""
    return count > 1 ? "\(first); and \(count - 1) more" : first
  }
}
