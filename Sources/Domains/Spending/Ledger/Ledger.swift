public import Foundation

/// Transactions and bills, from which the app makes totals.
public struct Ledger: Hashable, Sendable {
  /// The transactions, in any order.
  public var transactions: [Transaction]
  /// The bills, in any order.
  public var bills: [Bill]

  /// Makes a ledger.
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

  /// The entries that count as spent, and how bills and transactions name each other.
  struct Counted {
    var entries: [Entry] = []
    var paidBills = 0
    var missingBills = 0
    var missingPayments = 0
  }

  /// Returns everything that counts as spent: transactions of the kind spending, bills that none of these pays,
  /// and refunds, whose amounts are negative here.
  ///
  /// A bill paid by such a transaction counts once, as that transaction, whichever of the two names the
  /// other. A bill still counts if its payment does not exist, or does not count because it is income or a
  /// transfer. A payment without a category has that of its bill.
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
    for transaction in transactions where transaction.kind.isCounted {
      let category =
        transaction.category ?? transaction.paidBill.flatMap { categories[$0] }
        ?? categoriesByPayment[transaction.id]
      counted.entries.append(Entry(day: transaction.day, amount: transaction.counted, category: category))
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
      /// Money given back, whether the amount is positive or negative.
      case refund
      /// Money received; budgets do not count it.
      case income
      /// Money moved between the user's own accounts; budgets do not count it.
      case transfer

      /// The words for the kinds, with those that the records of apps often have.
      static let words = [
        ("spending", spending), ("expense", spending), ("refund", refund), ("income", income),
        ("transfer", transfer),
      ]

      /// Finds the kind that a word means; capital letters do not matter.
      init?(word: String) {
        let word = word.lowercased()
        guard let kind = Self.words.first(where: { $0.0 == word })?.1 else { return nil }
        self = kind
      }

      /// Whether budgets count it.
      var isCounted: Bool { self == .spending || self == .refund }
    }

    /// The id, unique among all transactions.
    public var id: String
    /// The civil day it happened on, in the zone it happened in.
    public var day: CivilDate
    /// The amount: positive for spending, negative for a refund.
    ///
    /// Of a transaction that is called a refund the sign does not matter.
    public var amount: Money
    /// The kind of transaction.
    public var kind: Kind
    /// The id of its category; `nil` for none.
    public var category: String?
    /// The id of the bill it pays; `nil` for none.
    public var paidBill: String?

    /// Makes a transaction.
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

    /// The amount that counts as spent.
    var counted: Money {
      guard kind == .refund, amount.minorUnits > 0 else { return amount }
      return Money(minorUnits: -amount.minorUnits, currency: amount.currency)
    }
  }
}

extension Ledger {
  /// A bill, as the app keeps it; it never leaves the app.
  public struct Bill: Hashable, Sendable {
    /// The id, unique among all bills.
    public var id: String
    /// The civil day on which it counts: the date of the bill, not the day on which it was entered.
    public var day: CivilDate
    /// The amount.
    public var amount: Money
    /// The id of its category; `nil` for none.
    public var category: String?
    /// The id of the transaction that pays it; `nil` for none.
    public var payment: String?

    /// Makes a bill.
    public init(id: String, day: CivilDate, amount: Money, category: String? = nil, payment: String? = nil) {
      self.id = id
      self.day = day
      self.amount = amount
      self.category = category
      self.payment = payment
    }
  }
}

/// The reason why a ledger has no totals.
public enum LedgerError: Error, Hashable, Sendable {
  /// Two transactions have the same id, so one of them may be counted twice.
  case duplicateTransaction(String)
  /// Two bills have the same id.
  case duplicateBill(String)
  /// The total of a day, or of a category in a period, does not fit.
  case overflow(Currency, CivilDate)
  /// So many amounts are negative, and nobody has said whether they are money spent or refunds.
  case signUnknown(Int)
  /// The day up to which amounts count is too close to the end of the calendar to have periods around it.
  case date(CivilDateError)
}

extension LedgerError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason, for messages.
  public var description: String {
    switch self {
    case .duplicateTransaction(let id): "two transactions have the id '\(id)'"
    case .duplicateBill(let id): "two bills have the id '\(id)'"
    case .overflow(let currency, let day):
      "the amounts in \(currency) around \(day) add up to more than \(Int64.max) minor units"
    case .signUnknown(let count):
      (count == 1
        ? "1 amount is negative: it may be money spent, or a refund"
        : "\(count) amounts are negative: they may be money spent, or refunds")
    case .date(let error): "\(error)"
    }
  }
}
