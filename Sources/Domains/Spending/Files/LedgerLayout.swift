public import Documents

/// How a file says what was spent, in its fields, dates and amounts.
///
/// What is `nil` is found in the first rows of the file. What they leave open is asked for, never guessed:
/// ``LedgerLayout/Question``. A ledger that was read has the whole layout: ``AppLedger/layout``.
public struct LedgerLayout: Hashable, Sendable {
  /// What a column says.
  public enum Column: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// The day; a time after it is ignored.
    case date
    /// The amount, with a sign.
    case amount
    /// The amount where money was spent, in place of ``amount``.
    case debit
    /// The amount where money was received.
    case credit
    /// The code of the currency.
    case currency
    /// The category.
    case category
    /// A note; it only tells rows from each other, because just sums are stored.
    case note
    /// Whether the row is spending, a refund, income, a transfer or a bill.
    case kind
    /// The id of a bill.
    case bill
  }

  /// What separates fields.
  public enum Delimiter: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// A comma.
    case comma
    /// A semicolon.
    case semicolon
    /// A tabulator.
    case tab
    /// A vertical bar.
    case pipe

    /// The character as a byte.
    var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: UInt8(ascii: "\t")
      case .pipe: UInt8(ascii: "|")
      }
    }
  }

  /// How bytes stand for characters.
  public enum Encoding: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// UTF-8.
    case utf8 = "utf-8"
    /// UTF-16; without a byte order mark, the low byte is first.
    case utf16 = "utf-16"
    /// The code page of Windows for Western Europe, which includes Latin-1.
    case windows1252 = "windows-1252"
  }

  /// The order of day, month and year in dates that do not begin with a year of four digits.
  public enum DateOrder: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// The day first: 17.02.2026.
    case dmy
    /// The month first: 02/17/2026.
    case mdy
    /// The year first, also with two digits: 26-02-17.
    case ymd
  }

  /// What is before the decimals of an amount; points, commas, spaces and apostrophes can separate thousands.
  public enum DecimalMark: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// A comma: 1.234,50.
    case comma
    /// A point: 1,234.50.
    case point
  }

  /// What money is that came in, in rows without a kind: amounts of a credit column, or positive ones where money spent is negative.
  public enum Received: String, CaseIterable, Hashable, JSONDecodable, Sendable {
    /// Income or a transfer, which is counted in the report and never spent.
    case income
    /// Money given back, which lessens what was spent.
    case refund
  }

  /// The names of columns as the header has them; an empty name means that there is no such column.
  ///
  /// Numbers from 1 can be used for a file without a header.
  public var columns: [Column: String] = [:]
  /// What separates fields.
  public var delimiter: Delimiter?
  /// How bytes stand for characters.
  public var encoding: Encoding?
  /// The order of day, month and year.
  public var dates: DateOrder?
  /// What is before the decimals.
  public var decimal: DecimalMark?
  /// The currency of amounts that have none beside them.
  public var currency: Currency?
  /// The sign of money spent.
  public var expenses: ExpenseSign?
  /// What money is that came in.
  public var received: Received?
  /// The number of lines before the header.
  public var skip: Int?

  /// Creates a layout that is not known yet.
  public init() {}
}

extension LedgerLayout: JSONDecodable, JSONEncodable {
  /// The names of the members of the JSON.
  package static let members = [
    "columns", "currency", "dates", "decimal", "delimiter", "encoding", "expenses", "received", "skip",
  ]

  /// Reads the members of an object, which may have others too.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    for member in try object.optional("columns", as: JSONObject.self)?.members ?? [] {
      guard let column = Column(rawValue: member.key) else {
        throw JSONValueError(expected: Column.expectation, found: .string(member.key)).inside("columns")
      }
      guard let name = member.value.string else {
        throw JSONValueError(expected: "the name of a column", found: member.value).inside(member.key)
          .inside("columns")
      }
      columns[column] = name
    }
    delimiter = try object.optional("delimiter")
    encoding = try object.optional("encoding")
    dates = try object.optional("dates")
    decimal = try object.optional("decimal")
    currency = try object.optional("currency")
    expenses = try object.optional("expenses")
    received = try object.optional("received")
    skip = try object.optional("skip")
    guard skip ?? 0 >= 0 else {
      throw JSONValueError(expected: "a number of lines", found: object["skip"]?.text).inside("skip")
    }
  }

  /// The layout as JSON, without what is not known.
  public var json: JSON {
    func word(_ value: (some RawRepresentable<String>)?) -> JSON? { value.map { .string($0.rawValue) } }
    let names = columns.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      ($0.key.rawValue, JSON.string($0.value))
    }
    return .present([
      ("columns", names.isEmpty ? nil : .present(names)),
      ("delimiter", word(delimiter)), ("encoding", word(encoding)), ("dates", word(dates)),
      ("decimal", word(decimal)), ("currency", currency?.json), ("expenses", word(expenses)),
      ("received", word(received)), ("skip", skip.map { JSON($0) }),
    ])
  }
}

extension LedgerLayout {
  /// What a file leaves open, so that nothing of it is read before somebody says it.
  public enum Question: Hashable, Sendable {
    /// Which column of the header has the date or the amount; and how the fields are separated.
    case column(Column, header: [String], fields: String)
    /// Which order a date has that can be read in two ways.
    case dates(String)
    /// What is before the decimals of an amount that can be read in two ways.
    case decimal(String)
    /// Which currency the amounts have.
    case currency
    /// What a column is that is called like one of kinds, and has these other words.
    case kinds(String, words: [String])
    /// What so many amounts are that came in.
    case received(Int)
    /// Which encoding a line has that is not UTF-8; it is given as it is in windows-1252.
    case encoding(line: Int, String)
  }
}

extension LedgerLayout.Question: CustomStringConvertible {
  /// What is open, for a developer.
  public var description: String { told.reason }

  /// What is open, the member of the layout that answers it, and its values with what they mean.
  package var told: (reason: String, member: String, answers: String) {
    func list(_ words: [String]) -> String {
      words.filter { !$0.isEmpty }.prefix(30).map(LedgerFault.quoted).joined(separator: ", ")
    }
    func twoWays(_ text: String) -> String { "such as '\(LedgerFault.quoted(text))' can be read in two ways" }
    switch self {
    case .column(let column, let header, let fields):
      return (
        "no column is known to be the \(column.rawValue); \(fields), and the header has: \(list(header))",
        "columns", #""\#(column.rawValue)=NAME" with the name of its column"#
      )
    case .dates(let text):
      let canBeYear = LedgerLayout.DateOrder.ymd.day(of: text) != nil
      return (
        "dates \(twoWays(text))", "dates",
        #""dmy" if the day is first, or "mdy" if the month is"#
          + (canBeYear ? #", or "ymd" if the year is"# : "")
      )
    case .decimal(let text):
      return ("amounts \(twoWays(text))", "decimal", #""comma" or "point" for what is before the decimals"#)
    case .currency: return ("nothing says the currency of the amounts", "currency", #"a code such as "EUR""#)
    case .kinds(let name, let words):
      return (
        "the column '\(LedgerFault.quoted(name))' has words that are no kinds: \(list(words)); the kinds: \(list(LedgerFile.kinds))",
        "columns", #""kind=" to leave the column out, if signs or other columns tell what was spent"#
      )
    case .received(let count):
      let times = count == 1 ? "once" : "\(count) times"
      return (
        "money came in \(times), and nothing says whether it is income or a refund", "received",
        #""income" if it is not to be counted, or "refund" if it was given back"#
      )
    case .encoding(let line, let text):
      return (
        "line \(line) is not UTF-8; in windows-1252 it is '\(LedgerFault.quoted(text))'", "encoding",
        #""windows-1252" if that is right"#
      )
    }
  }
}
