public import Documents
public import Foundation

/// A fault in a file with a ledger.
public struct LedgerFault: Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case encoding
    /// The file is empty, without even a header of column names.
    case empty
    /// The header has other separators than commas.
    case separator(Character)
    /// A required column is missing.
    case missingColumn(String)
    /// The name of a column is not known.
    case unknownColumn(String)
    /// Two columns have the same name.
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

  init(_ reason: Reason, at place: TextPlace? = nil) {
    self.reason = reason
    self.place = place
  }
}

extension LedgerFault: CustomStringConvertible {
  /// The reason and what is allowed, for a developer.
  public var description: String {
    let columns = LedgerFile.columns.joined(separator: ",")
    return switch reason {
    case .encoding: "invalid UTF-8"
    case .empty: "the file is empty; expected a header: \(columns)"
    case .separator(let separator):
      "fields are separated by \(separator == ";" ? "semicolons" : "tabs"); expected commas"
    case .missingColumn(let name): "missing column '\(name)'; expected: \(columns)"
    case .unknownColumn(let name): "unknown column '\(Self.quoted(name))'; expected: \(columns)"
    case .repeatedColumn(let name): "column '\(Self.quoted(name))' appears twice"
    case .fields(let count, let header):
      "\(count) \(count == 1 ? "field" : "fields"), expected \(header.count): \(header.joined(separator: ","))"
    case .quoteInside: "a quote inside a field that does not begin with one"
    case .quoteOpen: "a quote that is not closed"
    case .quoteClosed: "text after a closing quote"
    case .date(let text): "date '\(Self.quoted(text))' is not a civil date such as 2026-02-17"
    case .amount(let text, let error, let currency):
      "amount '\(Self.quoted(text))': \(error); expected a number such as \(Self.example(of: currency))"
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
  private static func quoted(_ text: String) -> String { text.count > 60 ? "\(text.prefix(60))…" : text }

  /// Returns an amount of a currency as files write it: "-1234.50".
  public static func example(of currency: Currency) -> String {
    Money(minorUnits: -123_450, currency: currency).plainNumber
  }
}

/// The reason why the ledger of a file cannot be used: all its faults.
public struct LedgerFileError: Error, Hashable, Sendable {
  /// The faults in the order of their places; never empty.
  public let faults: [LedgerFault]

  init(_ faults: [LedgerFault]) {
    func place(_ fault: LedgerFault) -> TextPlace { fault.place ?? TextPlace(line: 0) }
    self.faults = faults.sorted { place($0) < place($1) }
  }
}

extension LedgerFileError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The first fault with its place, and how many more there are.
  public var description: String {
    let first = faults.first.map { fault in "\(fault.place.map { "\($0): " } ?? "")\(fault)" } ?? ""
    return faults.count > 1 ? "\(first); and \(faults.count - 1) more" : first
  }
}
