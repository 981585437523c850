public import Documents

/// The reason why there is no ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// The files have faults: the first ones, at most 50, in the order of their places, and the number of all.
  case faults([LedgerFault], count: Int)
  /// The total of a day, or of a category in a period, does not fit.
  case overflow(Currency, CivilDate)
  /// The day up to which amounts count is too close to the end of the calendar to have periods around it.
  case date(CivilDateError)

  /// The largest number of faults that are listed; fifty are enough to see the problem.
  static let faultLimit = 50
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
    /// Another record has the same id and differs in something else; its position.
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
  /// The position.
  public let place: Ledger.Place
}
