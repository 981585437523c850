public import Documents
import Foundation

/// The sign of money spent in a file.
public enum ExpenseSign: String, CaseIterable, Hashable, Sendable {
  /// Money spent is positive, and a negative amount is a refund.
  case positive
  /// Money spent is negative, as in the statements of many banks, and a positive amount is a refund.
  case negative
}

extension ExpenseSign: JSONDecodable {}

extension AppLedger {
  /// Makes money spent positive and refunds negative; to be called once.
  ///
  /// Income, transfers, and refunds that are called so stay as they are: their signs say nothing.
  ///
  /// - Parameter expenses: The sign of money spent; `nil` if nobody has said it. It is positive then, unless a row has a negative
  ///   amount, or those of an app outweigh the positive ones of their currency: these may be money spent as well as refunds. Of rows
  ///   not even the majority tells, because one salary outweighs what was spent, and there are months with few purchases.
  /// - Throws: ``LedgerError/signUnknown(_:)`` or ``LedgerError/overflow(_:_:)``; nothing is changed then.
  public mutating func normalizeSigns(expenses: ExpenseSign?) throws(LedgerError) {
    switch expenses {
    case .positive: return
    case .negative: ledger = try ledger.negated()
    case nil:
      var unknown = 0
      for amounts in Dictionary(grouping: ledger.signed, by: \.currency).values {
        // Exact with 38 digits, also where 64 bits do not suffice.
        let isUnclear = layout != nil || amounts.reduce(Decimal(0)) { $0 + Decimal($1.minorUnits) } < 0
        if isUnclear { unknown += amounts.count { $0.minorUnits < 0 } }
      }
      guard unknown == 0 else { throw .signUnknown(unknown) }
    }
  }
}

extension Ledger {
  /// The amounts whose sign says whether they were spent or given back.
  fileprivate var signed: [Money] {
    transactions.filter { $0.kind == .spending }.map(\.amount) + bills.map(\.amount)
  }

  fileprivate func negated() throws(LedgerError) -> Ledger {
    func negated(_ amount: Money, on day: CivilDate) throws(LedgerError) -> Money {
      let (units, overflow) = Int64(0).subtractingReportingOverflow(amount.minorUnits)
      guard !overflow else { throw .overflow(amount.currency, day) }
      return Money(minorUnits: units, currency: amount.currency)
    }
    var ledger = self
    for index in ledger.transactions.indices where ledger.transactions[index].kind == .spending {
      let own = ledger.transactions[index]
      ledger.transactions[index].amount = try negated(own.amount, on: own.day)
    }
    for index in ledger.bills.indices {
      ledger.bills[index].amount = try negated(ledger.bills[index].amount, on: ledger.bills[index].day)
    }
    return ledger
  }
}
