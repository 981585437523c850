public import WidgetFoundation

extension Ledger {
  /// A bill, as the app keeps it; it never leaves the app.
  public struct Bill: Hashable, Sendable {
    /// What names it among all bills.
    public var id: String
    /// The civil day it counts on: its date, not that on which it was entered.
    public var day: CivilDate
    /// How much.
    public var amount: Money
    /// The id of its category, if it has one.
    public var category: String?
    /// The id of the transaction that pays it, if one does.
    public var payment: String?

    /// A bill.
    public init(id: String, day: CivilDate, amount: Money, category: String? = nil, payment: String? = nil) {
      self.id = id
      self.day = day
      self.amount = amount
      self.category = category
      self.payment = payment
    }
  }
}
