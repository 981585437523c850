import Foundation

/// The spending of a document in one currency and one period, up to today.
public struct PeriodSpending: Hashable, Sendable {
  /// The period up to today.
  public let date: PeriodToDate
  /// All spending in the currency.
  public let totals: CurrencyTotals
  package let document: BudgetDocument
  /// The day of the totals where the reader is.
  private let asOf: CivilDate

  /// The period.
  public var period: Period { date.period }

  /// Finds the spending of the period that contains a day.
  ///
  /// Totals that end before the period begins hold for it too, with the amounts that were planned for it, as nobody
  /// has to open the app at midnight. When they are old, by `BudgetDocument.freshDays`, and nothing was planned for the
  /// period up to today, in any currency, nothing is known of it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - kind: The kind of period.
  ///   - currency: The currency of the spending.
  ///   - today: The day in the period.
  ///   - asOf: The day of the totals where the reader is, from which their age counts; by default that of the writer.
  /// - Throws: ``StandingError/outsideCalendar`` or ``StandingError/noData(_:since:)``
  public init(
    _ document: BudgetDocument, _ kind: PeriodKind, currency: Currency, today: CivilDate,
    asOf: CivilDate? = nil
  ) throws(StandingError) {
    do throws(CivilDateError) {
      let period = try Period(kind, containing: today, rules: document.rules)
      date = document.toDate(period, today: today)
    } catch {
      throw .outsideCalendar
    }
    let days = date.days
    self.asOf =
      document.isSelfRecorded ? max(today, document.asOf) : asOf ?? document.ledgerAsOf ?? document.asOf
    guard
      self.asOf >= days.lowerBound || document.asOf >= days.lowerBound
        || self.asOf.days(to: today) <= BudgetDocument.freshDays
        || document.totals.contains(where: { !$0.slice(days).isEmpty })
    else { throw .noData(date.period, since: self.asOf) }
    self.document = document
    totals = document.totals(in: currency)
  }

  /// Returns the spending so far, of all categories or of one.
  ///
  /// - Throws: ``StandingError``
  public func spent(category: String? = nil) throws(StandingError) -> Money {
    guard let category else { return try totals.total(of: date.days) }
    // Unknown is not the same as zero.
    guard let amounts = try categories() else { throw .categoriesUnknown }
    return Money(minorUnits: amounts[category] ?? 0, currency: totals.currency)
  }

  /// Returns the spending so far by category, in minor units; `nil` if it is not known.
  ///
  /// - Throws: ``StandingError/tooLarge``
  public func categories() throws(StandingError) -> [String: Int64]? {
    try totals.categories(of: date, asOf: document.asOf)
  }

  /// Returns the spending in other currencies, in the order of their codes; they are never added.
  ///
  /// - Throws: ``StandingError/tooLarge``
  public func spentInOtherCurrencies() throws(StandingError) -> [Money] {
    try document.totals.filter { $0.currency != totals.currency }
      .map { other throws(StandingError) in try other.total(of: date.days) }.filter { $0.minorUnits != 0 }
  }

  /// Returns the change from the same part of last year, up to the day of the totals if they are old.
  ///
  /// - Returns: `nil` if that part was not recorded from its beginning, or had no spending.
  /// - Throws: ``StandingError/tooLarge``
  public func change() throws(StandingError) -> SpendingChange? {
    // Days of which nothing is known would look like days without spending.
    let isOld = asOf.days(to: date.through) > BudgetDocument.freshDays
    let date = isOld ? PeriodToDate(period, through: document.asOf) : date
    guard let since = document.recordedSince, let lastYear = try? date.sameLastYear(),
      since <= lastYear.days.lowerBound, document.asOf >= period.first || !isOld
    else { return nil }
    let (before, now) = (try totals.total(of: lastYear.days), try totals.total(of: date.days))
    do throws(MoneyError) { return try SpendingChange(from: before, to: now) } catch { throw .tooLarge }
  }
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
