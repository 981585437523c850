public import WidgetFoundation

/// Why there are no totals of a ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// Two transactions have the same id, so one of them may be counted twice.
  case duplicateTransaction(String)
  /// Two bills have the same id.
  case duplicateBill(String)
  /// The total of a day, or of a category in a period, does not fit.
  case overflow(Currency, CivilDate)
  /// The day up to which things count has no periods around it.
  case date(CivilDateError)
}

extension LedgerError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .duplicateTransaction(let id): "two transactions have the id '\(id)'"
    case .duplicateBill(let id): "two bills have the id '\(id)'"
    case .overflow(let currency, let day):
      "the amounts in \(currency) around \(day) add up to more than \(Int64.max) minor units"
    case .date(let error): "\(error)"
    }
  }
}
