public import Documents

/// Transactions and bills, from which the app makes totals.
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

  /// What counts as spent, and how bills and transactions name each other.
  struct Counted {
    var entries: [Entry] = []
    var paidBills = 0
    var missingBills = 0
    var missingPayments = 0
  }

  /// All that counts as spent: transactions of the kind spending, and bills that none of these pays.
  ///
  /// A bill that such a transaction pays counts once, as that transaction, whichever of the two names the other. A payment
  /// that does not exist, or that is income or a transfer and so does not count, takes no bill's place. A payment without a
  /// category has that of its bill.
  ///
  /// - Throws: ``LedgerError/duplicateTransaction(_:)`` and ``LedgerError/duplicateBill(_:)``.
  func counted() throws(LedgerError) -> Counted {
    var (known, payments): (Set<String>, Set<String>) = ([], [])
    var paidBills: Set<String> = []
    for transaction in transactions {
      guard known.insert(transaction.id).inserted else {
        throw .duplicateTransaction(transaction.id)
      }
      guard transaction.kind == .spending else { continue }
      payments.insert(transaction.id)
      if let bill = transaction.paidBill { paidBills.insert(bill) }
    }
    var billIDs: Set<String> = []
    var categories: [String: String] = [:]
    var categoriesByPayment: [String: String] = [:]
    var counted = Counted()
    for bill in bills {
      guard billIDs.insert(bill.id).inserted else { throw .duplicateBill(bill.id) }
      categories[bill.id] = bill.category
      let hasPayment = bill.payment.map(payments.contains)
      if hasPayment == false { counted.missingPayments += 1 }
      let isPaid = paidBills.contains(bill.id) || hasPayment ?? false
      if let payment = bill.payment, let category = bill.category { categoriesByPayment[payment] = category }
      if isPaid {
        counted.paidBills += 1
      } else {
        counted.entries.append(Entry(day: bill.day, amount: bill.amount, category: bill.category))
      }
    }
    for transaction in transactions where transaction.kind == .spending {
      let category =
        transaction.category ?? transaction.paidBill.flatMap { categories[$0] }
        ?? categoriesByPayment[transaction.id]
      counted.entries.append(Entry(day: transaction.day, amount: transaction.amount, category: category))
    }
    counted.missingBills = transactions.count { $0.paidBill.map { !billIDs.contains($0) } ?? false }
    return counted
  }
}

extension Ledger {
  /// Money that moved, as the app keeps it; it never leaves the app.
  public struct Transaction: Hashable, Sendable {
    /// The kinds of transactions.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Money spent, or given back if the amount is negative.
      case spending
      /// Money received, which budgets do not count.
      case income
      /// Money moved between accounts of one's own, which budgets do not count.
      case transfer
    }

    /// Identifies it among all transactions.
    public var id: String
    /// The civil day it happened on, in the zone it happened in.
    public var day: CivilDate
    /// How much; positive for spending, negative for a refund.
    public var amount: Money
    /// Its kind.
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

extension Ledger {
  /// A bill, as the app keeps it; it never leaves the app.
  public struct Bill: Hashable, Sendable {
    /// Identifies it among all bills.
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
  /// The reason, for messages.
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
