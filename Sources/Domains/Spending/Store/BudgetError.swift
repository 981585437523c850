public import Documents
import Foundation

/// The reason why a budget, an entry or a ledger was refused; nothing was written then.
public enum BudgetError: Error, Hashable, Sendable {
  /// The amount of a budget is negative.
  case negativeBudget(Money)
  /// The amounts are of different currencies, or their difference does not fit.
  case money(MoneyError)
  /// The text is not an amount of the currency.
  case amount(String, MoneyError, Currency)
  /// The rules of periods have a member that is not allowed.
  case rules(JSONValueError)
  /// Several categories have the name; their ids differ.
  case ambiguousCategory(String, ids: [String])
  /// There is no budget for the kind of period and the category to remove.
  case noBudget(PeriodKind, String?)
  /// An entry must have an amount above zero.
  case amountNeeded(Money)
  /// A category or a note is empty, too long, more than one line, or has characters that cannot be seen.
  case text(String, JSONValueError)
  /// The day of an entry is not in the range that is allowed.
  case day(CivilDate, allowed: ClosedRange<CivilDate>)
  /// No entry has the number.
  case noEntry(Int)
  /// The currency is not known: there is no document yet, and the amounts are in several currencies or in none.
  case currencyNeeded([Currency])
  /// The ledger has neither records nor settings; whether it has an empty list of records, which may not be loaded yet.
  case noRecords(isList: Bool)
  /// The ledger cannot be read, or its sums do not fit.
  case ledger(LedgerError)
  /// The ledger would lower sums or count rows twice, and replacing was not requested.
  case loss(LedgerLoss)
  /// There is nothing to undo.
  case nothingToUndo
  /// There is no document yet.
  case noDocument
  /// The book from which the totals of the document were made is missing.
  case bookMissing(path: String)
  /// The file is one of something else, which is left as it is.
  case otherFile(path: String, DocumentFault)
  /// The file is damaged, and there is no backup of it.
  case noBackup(path: String, DocumentFault)
  /// A document could not be read or written.
  case store(StoreError)
}

/// The sums that a ledger would lower, and the rows that it would count twice.
public struct LedgerLoss: Hashable, Sendable {
  /// A month whose sum falls or is gone.
  public struct Fall: Hashable, Sendable {
    /// The month, such as `2026-02`.
    public let month: String
    /// The id of the category whose sum falls while that of the month does not; `nil` for the sum of the month.
    public let category: String?
    /// The sum before.
    public let old: Money
    /// The sum after; `nil` if nothing of that month is in the ledger.
    public let new: Money?
  }

  /// A currency whose amounts begin later than before.
  public struct LaterStart: Hashable, Sendable {
    /// The currency.
    public let currency: Currency
    /// The first day before.
    public let old: CivilDate
    /// The first day after; `nil` if there is no amount in the currency any more.
    public let new: CivilDate?
  }

  /// The currencies that begin later.
  public let starts: [LaterStart]
  /// The months whose sums fall, in their order.
  public let falls: [Fall]
  /// Equal rows without an id in two files.
  public let doubles: [Ledger.DoubledRows]

  /// Compares the sums of a ledger with those before it.
  ///
  /// Amounts that were still planned may go: the old ones are compared up to the day of the old ledger, the new ones up to
  /// today.
  ///
  /// - Parameter isReplacing: Whether the ledger replaces the old sums.
  init(
    from old: DailySums, asOf: CivilDate, to ledger: Ledger, today: CivilDate, isReplacing: Bool
  ) {
    doubles = ledger.doubles
    guard isReplacing else {
      (starts, falls) = ([], [])
      return
    }
    let (before, after) = (old.through(asOf), ledger.sums.through(today))
    starts = before.currencies.keys.sorted().compactMap { currency in
      guard let first = before.firstDay(in: currency) else { return nil }
      let now = after.firstDay(in: currency)
      return now.map { $0 > first } ?? true ? LaterStart(currency: currency, old: first, new: now) : nil
    }
    let (oldMonths, newMonths) = (before.months, after.months)
    falls = oldMonths.keys.sorted().flatMap { key -> [Fall] in
      let (was, now) = (oldMonths[key] ?? [:], newMonths[key] ?? [:])
      func fall(_ category: String?, _ old: Int64, _ new: Int64?) -> Fall? {
        guard new.map({ $0 < old }) ?? (old != 0) else { return nil }
        func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: key.currency) }
        return Fall(month: key.month, category: category, old: money(old), new: new.map(money))
      }
      // Sums that do not fit are refused before they are kept.
      func sum(_ amounts: [String: Int64]) -> Int64 { amounts.values.reduce(0, &+) }
      if let whole = fall(nil, sum(was), newMonths[key].map(sum)) { return [whole] }
      // Spending without a category may have one now.
      return was.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.compactMap {
        fall($0.key, $0.value, now[$0.key])
      }
    }
  }

  /// Whether nothing is lost and nothing counts twice.
  public var isEmpty: Bool { starts.isEmpty && falls.isEmpty && doubles.isEmpty }
}

extension DailySums {
  /// A calendar month in a currency.
  package struct Month: Hashable, Comparable, Sendable {
    /// The currency.
    package let currency: Currency
    /// The month, such as `2026-02`.
    package let month: String

    package static func < (left: Month, right: Month) -> Bool {
      (left.month, left.currency) < (right.month, right.currency)
    }
  }

  /// Minor units by category of each calendar month; the empty category is spending without one.
  package var months: [Month: [String: Int64]] {
    var months: [Month: [String: Int64]] = [:]
    for (currency, days) in currencies {
      for (day, amounts) in days {
        let month = Month(currency: currency, month: String("\(day)".prefix(7)))
        for (category, amount) in amounts { months[month, default: [:]][category, default: 0] &+= amount }
      }
    }
    return months
  }
}
