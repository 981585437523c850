public import WidgetFoundation

extension Ledger {
  /// Money that moved, as the app keeps it; it never leaves the app.
  public struct Transaction: Hashable, Sendable {
    /// What a transaction is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Money spent, or given back if the amount is negative.
      case spending
      /// Money received, which budgets do not count.
      case income
      /// Money moved between accounts of one's own, which budgets do not count.
      case transfer
    }

    /// What names it among all transactions.
    public var id: String
    /// The civil day it happened on, in the zone it happened in.
    public var day: CivilDate
    /// How much; positive for spending, negative for a refund.
    public var amount: Money
    /// What it is.
    public var kind: Kind
    /// The id of its category, if it has one.
    public var category: String?
    /// The id of the bill it pays, if it pays one.
    public var paidBill: String?

    /// A transaction.
    public init(
      id: String, day: CivilDate, amount: Money, kind: Kind = .spending, category: String? = nil,
      paidBill: String? = nil
    ) {
      self.id = id
      self.day = day
      self.amount = amount
      self.kind = kind
      self.category = category
      self.paidBill = paidBill
    }
  }
}
