import Foundation

/// The day on which a document is read, and the age of its totals then.
public struct BudgetDay: Hashable, Sendable {
  /// Today, or the last day of the past period that is shown.
  public fileprivate(set) var date: CivilDate
  /// The day of the totals in the reader's zone, from which their age counts.
  public let asOf: CivilDate
  /// The instant of the totals if they are old; `nil` if they are recent.
  package let oldSince: Instant?
  /// Whether the totals are old, or end before the past period that is shown.
  package private(set) var isOld: Bool
  /// Whether a past period is shown.
  package private(set) var isPast = false

  /// Creates today, with the day of the totals in the reader's zone.
  package init(_ today: CivilDate, asOf: CivilDate, oldSince: Instant? = nil) {
    (date, self.asOf, self.oldSince, isOld) = (today, asOf, oldSince, oldSince != nil)
  }

  /// Creates today for a reader in the zone in which the totals were written.
  public init(_ date: CivilDate, of document: BudgetDocument) {
    // Newer entries do not make the ledger newer.
    let known = document.ledgerAsOf ?? document.asOf
    self.init(date, asOf: document.isSelfRecorded ? max(date, document.asOf) : known)
  }

  /// Returns the last day of a past period; this day for any other.
  package func showing(_ anchor: PeriodAnchor?, of document: BudgetDocument) -> BudgetDay {
    guard let anchor, let period = Period(anchor, rules: document.rules), period.last < date else {
      return self
    }
    var past = self
    (past.date, past.isOld, past.isPast) = (period.last, document.asOf < period.last, true)
    return past
  }
}

/// The figures of a document for a period up to a day: the amount spent in one currency, of all categories or of one, beside its
/// budget and beside an even pace.
///
/// Without a budget, the figures that need one are `nil`.
public struct BudgetFigures: Hashable, Sendable {
  /// The document.
  public let document: BudgetDocument
  /// The day.
  public let day: BudgetDay
  /// The part of the period whose spending counts.
  ///
  /// Travelling west never removes recorded spending: if the totals are of a later day, it ends with that day.
  public let date: PeriodToDate
  /// The id of the category; `nil` for all spending.
  public let category: String?
  /// All spending in the currency.
  public let totals: CurrencyTotals
  /// The budget; `nil` if there is none.
  public let budget: Budget?
  /// The amount spent; negative if refunds exceed spending.
  public let spent: Money
  /// The budget minus the amount spent; negative if more was spent than the budget.
  public let remaining: Money?
  /// The rest of today's share, which is what was left when the day began divided by the days that remained then,
  /// rounded down; negative if more was spent today, and `nil` also if today's spending is not known.
  public let leftToday: Money?

  /// Computes the figures of the period that contains a day.
  ///
  /// Totals that end before the period begins also hold for it, with the amounts that were planned for it,
  /// because nobody has to open the app at midnight. If they are old, by `BudgetDocument.freshDays`, and
  /// nothing was planned for the period up to today, in any currency, its spending is unknown.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - kind: The kind of period.
  ///   - day: The day in the period.
  ///   - category: The id of a category; `nil` for all spending.
  ///   - currency: The currency; `nil` for that of the budget, or else of the document.
  ///   - budget: The budget for such periods, of the same category, with which the spending is compared.
  /// - Throws: ``StandingError``
  public init(
    _ document: BudgetDocument, _ kind: PeriodKind, _ day: BudgetDay, category: String? = nil,
    currency: Currency? = nil, budget: Budget? = nil
  ) throws(StandingError) {
    do throws(CivilDateError) {
      let period = try Period(kind, containing: day.date, rules: document.rules)
      date = PeriodToDate(period, through: max(day.date, document.asOf))
    } catch {
      throw .outsideCalendar
    }
    let days = date.days
    guard
      day.asOf >= days.lowerBound || document.asOf >= days.lowerBound
        || day.asOf.days(to: day.date) <= BudgetDocument.freshDays
        || document.totals.contains(where: { !$0.slice(days).isEmpty })
    else { throw .noData(date.period, since: day.asOf) }
    (self.document, self.day, self.category, self.budget) = (document, day, category, budget)
    totals = document.totals(in: currency ?? budget?.amount.currency ?? document.currency)
    if let category {
      // Unknown spending is not zero.
      guard let amounts = try totals.categories(of: date, asOf: document.asOf) else {
        throw .categoriesUnknown
      }
      spent = Money(minorUnits: amounts[category] ?? 0, currency: totals.currency)
    } else {
      spent = try totals.total(of: days)
    }
    do throws(MoneyError) { remaining = try budget?.amount.subtracting(spent) } catch { throw .tooLarge }
    // Remaining days and pace count the days that have begun here, not those recorded further east.
    let begun = PeriodToDate(date.period, through: day.date)
    var today = day
    today.date = begun.through
    leftToday =
      if let budget,
        let now = try? BudgetFigures(document, .day, today, category: category, currency: totals.currency)
          .spent,
        let before = try? spent.subtracting(now), let left = try? budget.amount.subtracting(before)
      { try? Self.share(of: left, begun).subtracting(now) } else { nil }
  }

  /// Computes the figures of a budget in its period that contains a day.
  ///
  /// - Throws: ``StandingError``
  public init(_ document: BudgetDocument, of budget: Budget, _ day: BudgetDay) throws(StandingError) {
    try self.init(document, budget.period, day, category: budget.category, budget: budget)
  }

  /// The period.
  public var period: Period { date.period }

  /// The part of the period that has begun where the reader is.
  public var begun: PeriodToDate { PeriodToDate(period, through: day.date) }

  // MARK: - Spending

  /// The spending of all categories so far.
  public var total: Money { get throws(StandingError) { try totals.total(of: date.days) } }

  /// The spending so far by category, in minor units; `nil` if it is not known.
  public var categories: [String: Int64]? {
    get throws(StandingError) { try totals.categories(of: date, asOf: document.asOf) }
  }

  /// The spending in other currencies, in the order of their codes; they are never added.
  public var inOtherCurrencies: [Money] {
    get throws(StandingError) {
      try document.totals.filter { $0.currency != totals.currency }
        .map { other throws(StandingError) in try other.total(of: date.days) }.filter { $0.minorUnits != 0 }
    }
  }

  /// The change of all spending from the same part of last year, up to the day of the totals if they are old.
  ///
  /// It is `nil` if that part was not recorded from its beginning, or had no spending.
  public var change: SpendingChange? {
    get throws(StandingError) {
      // Days without data would look like days without spending.
      let isOld = day.asOf.days(to: date.through) > BudgetDocument.freshDays
      let date = isOld ? PeriodToDate(period, through: document.asOf) : date
      guard let since = document.recordedSince, let lastYear = try? date.sameLastYear(),
        since <= lastYear.days.lowerBound, document.asOf >= period.first || !isOld
      else { return nil }
      let (before, now) = (try totals.total(of: lastYear.days), try totals.total(of: date.days))
      do throws(MoneyError) { return try SpendingChange(from: before, to: now) } catch { throw .tooLarge }
    }
  }

  // MARK: - The budget

  /// The level, exact to the smallest unit: 70.00 % is a warning, 90.00 % danger, one unit above the budget over.
  ///
  /// A budget of zero is good until something is spent.
  public var level: BudgetLevel? {
    limit.map { limit in
      func isSpent(lessThan percent: Int64) -> Bool {
        FullWidth.isProduct((spent.minorUnits, 100), lessThan: (limit, percent))
      }
      if isOver { return .over }
      if isSpent(lessThan: 70) || limit == 0 { return .good }
      return isSpent(lessThan: 90) ? .warning : .danger
    }
  }

  private var limit: Int64? { budget?.amount.minorUnits }

  /// Whether more than the budget is spent.
  public var isOver: Bool { remaining.map { $0.minorUnits < 0 } ?? false }

  /// The percentage of the budget that was spent, a whole number; `nil` also for a budget of zero.
  ///
  /// Decimals are cut off, so that only percents count that were reached: one unit less than 90 % is 89 %.
  /// One unit more than the budget is 100 %, but its ``level`` is over. It ranges from -``percentLimit`` to
  /// ``percentLimit`` plus one, which means any larger percentage.
  public var percent: Int? {
    guard let limit, limit > 0 else { return nil }
    let sign: Int64 = spent.minorUnits < 0 ? -1 : 1
    let percent = FullWidth.scaled(spent.minorUnits, by: 100 * sign, dividedBy: limit)
    return Int(sign * min(Self.percentLimit + (sign < 0 ? 0 : 1), percent))
  }

  /// The largest exact value of ``percent``.
  public static let percentLimit: Int64 = 9_999

  /// The part of the budget that was spent, in thousandths, 0 to 1000, for a ring or a bar.
  ///
  /// A budget of zero is empty until something is spent and full after that.
  public var permille: Int? {
    limit.map { limit in
      guard limit > 0 else { return spent.minorUnits > 0 ? 1000 : 0 }
      return Int(max(0, min(1000, FullWidth.scaled(spent.minorUnits, by: 1000, dividedBy: limit))))
    }
  }

  /// The end of the budget as a part of what was spent, in thousandths, 0 to 1000; `nil` if no more was spent than the
  /// budget.
  public var budgetPermille: Int? {
    guard let limit, isOver else { return nil }
    return Int(FullWidth.scaled(limit, by: 1000, dividedBy: spent.minorUnits))
  }

  /// The amount left for each remaining day, today included, rounded down; `nil` also if it is less than the smallest unit
  /// of money.
  public var allowance: Money? {
    remaining.map { Self.share(of: $0, begun) }.flatMap { $0.minorUnits > 0 ? $0 : nil }
  }

  /// Returns the part of an amount for each day that is left, rounded down; zero if nothing is left.
  private static func share(of amount: Money, _ date: PeriodToDate) -> Money {
    Money(minorUnits: max(0, amount.minorUnits) / Int64(date.remainingDays), currency: amount.currency)
  }

  /// The part of the days that has begun, in thousandths, 0 to 1000: the position of the mark of an even pace on a bar.
  public var pacePermille: Int { Int(begunPart(of: 1000)) }

  /// The amount spent minus the share of the budget for the days that have begun, rounded down: positive if more was
  /// spent than an even pace allows.
  public var paceDifference: Money? {
    // The share is between zero and the budget, so the difference cannot overflow.
    limit.map { Money(minorUnits: spent.minorUnits - begunPart(of: $0), currency: spent.currency) }
  }

  private func begunPart(of whole: Int64) -> Int64 {
    FullWidth.scaled(whole, by: Int64(begun.elapsedDays), dividedBy: Int64(period.dayCount))
  }
}

/// The levels of a budget by the part that is spent.
public enum BudgetLevel: String, CaseIterable, Hashable, Sendable {
  /// Less than 70 %.
  case good
  /// From 70 %.
  case warning
  /// From 90 % to 100 %.
  case danger
  /// More than 100 %.
  case over
}

/// The reason why the spending of a period, or of a budget, cannot be computed.
public enum StandingError: Error, Hashable, Sendable {
  /// The period goes beyond the years 1 to 9999.
  case outsideCalendar
  /// The sum of the amounts does not fit.
  case tooLarge
  /// Totals by category are not kept for the period; the next ``BudgetDocument/record(_:since:asOf:around:)`` restores
  /// them.
  case categoriesUnknown
  /// The totals are old and end, on the day given, before the period begins, and have no amounts that were planned for it
  /// up to today: its spending is unknown, not zero.
  case noData(Period, since: CivilDate)
}

/// The difference between this spending and that of the same time last year.
public struct SpendingChange: Hashable, Sendable {
  /// This year's spending minus last year's.
  public let difference: Money
  /// The difference in tenths of a percent of last year's: to a tenth below ten percent, to whole percents
  /// from there on.
  ///
  /// It is rounded once from the exact numbers, to the nearest, halves away from zero. Beyond
  /// ±``percentLimit`` percent it is one percent more than the limit.
  public let percentTenths: Int

  /// The largest exact percentage.
  public static let percentLimit: Int64 = 9_999

  /// Computes the change between two amounts.
  ///
  /// - Returns: `nil` if last year's amount is zero or negative, because a part of that has no meaning.
  /// - Throws: ``MoneyError`` if the amounts are of different currencies or the difference does not fit.
  public init?(from lastYear: Money, to thisYear: Money) throws(MoneyError) {
    difference = try thisYear.subtracting(lastYear)
    guard lastYear.minorUnits > 0 else { return nil }
    let tenths = FullWidth.rounded(difference.minorUnits, by: 1000, dividedBy: lastYear.minorUnits)
    guard tenths.magnitude >= 100 else {
      percentTenths = Int(tenths)
      return
    }
    let beyond = Self.percentLimit + 1
    let whole = FullWidth.rounded(difference.minorUnits, by: 100, dividedBy: lastYear.minorUnits)
    percentTenths = Int(max(-beyond, min(beyond, whole)) * 10)
  }
}
