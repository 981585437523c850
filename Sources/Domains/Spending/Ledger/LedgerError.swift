public import Documents
public import Foundation

/// The reason why there is no ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// The files have faults: the first ones, at most ``faultLimit``, in the order of their places, and the number of all.
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
      (faults.first.map { "\($0.place): \($0)" } ?? "") + (count > 1 ? "; and \(count - 1) more" : "")
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
  }

  /// The kind of fault.
  public let reason: Reason
  /// The place.
  public let place: Ledger.Place
}

extension LedgerFault: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String { "\(reason)" }
}
