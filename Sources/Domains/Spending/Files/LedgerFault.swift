public import Documents

/// Something that is wrong with a file that has a ledger.
public struct LedgerFault: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case encoding
    /// There is nothing, not even a header with the names of columns.
    case empty
    /// The header has no commas but other separators.
    case separator(Character)
    /// A column that is needed is missing.
    case missingColumn(String)
    /// A column has a name that means nothing here.
    case unknownColumn(String)
    /// Two columns have the same name.
    case repeatedColumn(String)
    /// A row has another number of fields than the header has names.
    case fields(Int, header: [String])
    /// A quotation mark inside a field that does not begin with one.
    case quoteInside
    /// A quotation mark that begins a field and that nothing closes.
    case quoteOpen
    /// Text behind a quotation mark that closes a field.
    case quoteClosed
    /// A text that is no civil date.
    case date(String)
    /// A text that is no amount of the currency.
    case amount(String, MoneyTextError, Currency)
    /// A text that is no currency with minor units.
    case currency(String, CurrencyError)
    /// A word that is no kind of record.
    case kind(String)
    /// A category that would break a line or steer a terminal.
    case category
    /// The id of a bill that another row has.
    case repeatedBill(String)
    /// The bytes begin like JSON and are none.
    case syntax(JSONSyntaxError)
    /// A member of JSON that is missing or wrong.
    case member(JSONValueError)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where; `nil` for the file as a whole, and for members of JSON, which have their own path.
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
    case .unknownColumn(let name): "unknown column '\(name)'; expected: \(columns)"
    case .repeatedColumn(let name): "column '\(name)' stands twice"
    case .fields(let count, let header):
      "\(count) \(count == 1 ? "field" : "fields"), expected \(header.count): \(header.joined(separator: ","))"
    case .quoteInside: "a quote inside a field that does not begin with one"
    case .quoteOpen: "a quote that nothing closes"
    case .quoteClosed: "text behind a closing quote"
    case .date(let text): "date '\(text)' is not a civil date such as 2026-02-17"
    case .amount(let text, let error, let currency):
      "amount '\(text)': \(error); expected a number such as \(Self.example(of: currency))"
    case .currency(_, let error): "currency: \(error)"
    case .kind(let text): "kind '\(text)' is none of: \(LedgerFile.kinds.joined(separator: ", "))"
    case .category: "category has a line break or a control character"
    case .repeatedBill(let id): "a bill '\(id.prefix(60))' stands twice"
    case .syntax(let error): "not JSON: \(error)"
    case .member(let error): "\(error)"
    }
  }

  /// An amount of a currency as files write it: "-1234.50".
  public static func example(of currency: Currency) -> String {
    Money(minorUnits: -123_450, currency: currency).plainNumber
  }
}

/// Why a file has no ledger that can be taken over: everything that is wrong with it.
public struct LedgerFileError: Error, Hashable, Sendable {
  /// Each fault in the order of its place; never empty.
  public let faults: [LedgerFault]

  init(_ faults: [LedgerFault]) {
    func place(_ fault: LedgerFault) -> TextPlace { fault.place ?? TextPlace(line: 0) }
    self.faults = faults.sorted { place($0) < place($1) }
  }
}
