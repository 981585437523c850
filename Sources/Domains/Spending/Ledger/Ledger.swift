/// All spending as sums, and the settings that came with it, as an app or its user passes it.
///
/// It is read from one or more files, see ``LedgerFile``; together they are one ledger, which replaces the one before.
public struct Ledger: Hashable, Sendable {
  /// The sums of what counts as spent.
  public internal(set) var sums = DailySums()
  /// Whether it has records; settings alone do not change the sums of the ledger before it.
  public internal(set) var hasRecords = false
  /// The first day of any record, also of those that do not count; `nil` without records.
  public internal(set) var firstDay: CivilDate?
  /// The last day of any record; `nil` without records.
  public internal(set) var lastDay: CivilDate?
  /// The settings; missing ones are not changed.
  public internal(set) var settings = LedgerSettings()
  /// The number of records, also of those that do not count, without repeated ones.
  public internal(set) var records = 0
  /// The number of records that are income or transfers, which budgets do not count.
  public internal(set) var notSpent = 0
  /// The number of bills that count as the transaction that pays them.
  public internal(set) var paidBills = 0
  /// The number of transactions that name a missing bill, and of bills that name a missing payment; all of them count.
  public internal(set) var missingPartners = 0
  /// The money that came back, by currency in the order of the codes.
  public internal(set) var refunds: [Refunds] = []
  /// The first records whose id and all columns are those of an earlier one, at most five; each counts once.
  public internal(set) var repeats: [RepeatedRecord] = []
  /// The number of all such records.
  public internal(set) var repeatCount = 0
  /// Equal rows without an id in two files, which count twice; they may be the same purchases.
  public internal(set) var doubles: [DoubledRows] = []
  /// The columns of files that were left out, with the name of the file.
  public internal(set) var unusedColumns: [UnusedColumns] = []

  /// Creates an empty ledger.
  public init() {}

  /// The currencies of what was spent, in the order of their codes.
  public var currencies: [Currency] { sums.currencies.keys.sorted() }
}

/// The settings that an app passes with its records.
public struct LedgerSettings: Hashable, Sendable {
  /// The currency of the app's settings; `nil` if they name none.
  public var currency: Currency?
  /// The rules for the beginning of periods; `nil` if the app sends none.
  public var rules: PeriodRules?
  /// All budgets; `nil` if the app sends none.
  public var budgets: [Budget]?
  /// All categories; `nil` if the app sends none.
  public var categories: [SpendingCategory]?

  /// Creates settings that name nothing.
  public init() {}

  /// Whether nothing is named.
  public var isEmpty: Bool { self == LedgerSettings() }
}

extension Ledger {
  /// The kinds of records.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Money spent.
    case spending
    /// Money that came back for something that was bought; it is subtracted.
    case refund
    /// Money received; budgets do not count it.
    case income
    /// Money moved between the user's own accounts; budgets do not count it.
    case transfer
  }

  /// The money of a ledger that came back, in one currency.
  public struct Refunds: Hashable, Sendable {
    /// The number of refunds, at least 1.
    public let count: Int
    /// Their sum, which is positive.
    public let amount: Money
  }

  /// A position in one of the files of a ledger.
  public struct Place: Hashable, Sendable {
    /// The name of the file; empty for the value that an app passes.
    public let file: String
    /// The line, from 1; `nil` for JSON and for the file as a whole.
    public let line: Int?
    /// The character in the line, from 1; `nil` for the line as a whole.
    public let column: Int?
    /// The path in JSON, such as `transactions[3].amount`; empty for other files.
    public let path: String

    init(file: String, line: Int? = nil, column: Int? = nil, path: String = "") {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
    }
  }

  /// A record that is in the ledger twice, with the same id.
  public struct RepeatedRecord: Hashable, Sendable {
    /// The id.
    public let id: String
    /// The positions of the record that counts and of the one that does not.
    public let first: Place, second: Place
  }

  /// Equal rows of two files.
  public struct DoubledRows: Hashable, Sendable {
    /// The names of the files, in the order in which they were given.
    public let first: String, second: String
    /// The number of rows that are in both.
    public let count: Int
    /// Their contribution to the sums, by currency in the order of the codes; refunds are subtracted.
    public let amounts: [Money]
  }

  /// The columns of a file that nothing reads.
  public struct UnusedColumns: Hashable, Sendable {
    /// The name of the file.
    public let file: String
    /// The names of the columns, as the header has them.
    public let names: [String]
  }
}

extension Ledger.Place: CustomStringConvertible {
  /// `a.csv:12:4`, `12:4` for a file without a name, or the path in JSON.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) } + [path]).filter { !$0.isEmpty }
      .joined(separator: ":")
  }
}

extension Ledger.Kind: JSONDecodable {}
