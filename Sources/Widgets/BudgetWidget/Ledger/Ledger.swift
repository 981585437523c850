import WidgetFoundation

/// What was spent, as transactions and bills: what the app makes totals from.
public struct Ledger: Hashable, Sendable {
  /// The transactions, in any order.
  public var transactions: [Transaction]
  /// The bills, in any order.
  public var bills: [Bill]

  /// Transactions and bills in any order.
  public init(transactions: [Transaction] = [], bills: [Bill] = []) {
    self.transactions = transactions
    self.bills = bills
  }

  /// An amount that counts as spent on a day.
  struct Entry {
    var day: CivilDate
    var amount: Money
    var category: String?
  }

  /// What counts as spent: transactions that are spending, and bills that none of them pays.
  ///
  /// A bill that a transaction pays counts once, as that transaction, whichever of the two names the other. A payment
  /// that does not exist pays nothing. A payment without a category has that of its bill.
  ///
  /// - Throws: ``LedgerError/duplicateTransaction(_:)`` and ``LedgerError/duplicateBill(_:)``.
  func entries() throws(LedgerError) -> [Entry] {
    var payments: Set<String> = []
    var paidBills: Set<String> = []
    for transaction in transactions {
      guard payments.insert(transaction.id).inserted else {
        throw .duplicateTransaction(transaction.id)
      }
      if let bill = transaction.paidBill { paidBills.insert(bill) }
    }
    var billIDs: Set<String> = []
    var categories: [String: String] = [:]
    var categoriesByPayment: [String: String] = [:]
    var entries: [Entry] = []
    for bill in bills {
      guard billIDs.insert(bill.id).inserted else { throw .duplicateBill(bill.id) }
      categories[bill.id] = bill.category
      let isPaid = paidBills.contains(bill.id) || bill.payment.map(payments.contains) ?? false
      if let payment = bill.payment, let category = bill.category { categoriesByPayment[payment] = category }
      if !isPaid { entries.append(Entry(day: bill.day, amount: bill.amount, category: bill.category)) }
    }
    for transaction in transactions where transaction.kind == .spending {
      let category =
        transaction.category ?? transaction.paidBill.flatMap { categories[$0] }
        ?? categoriesByPayment[transaction.id]
      entries.append(Entry(day: transaction.day, amount: transaction.amount, category: category))
    }
    return entries
  }
}
