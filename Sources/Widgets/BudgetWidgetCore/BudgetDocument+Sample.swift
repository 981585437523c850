import BudgetWidgetTables
import WidgetFoundation

extension BudgetDocument {
  /// Noon in Vietnam on 2026-02-17, the day of the gallery's sample.
  static var sampleInstant: Instant { Instant(secondsSince1970: 1_771_304_400) }

  /// The number of budgets and categories that could not be read.
  package var skippedCount: Int { budgets.unreadable.count + categories.unreadable.count }

  /// Returns an invented budget for the gallery: the current month with 62 % spent, and the months of a year
  /// before.
  static func sample(today: CivilDate, _ language: Language) -> BudgetDocument? {
    let strings = BudgetWidgetStrings(language: language.tableIndex)
    let (code, unit): (String, Int64) =
      switch Language(tableIndex: strings.language) {
      case .vietnamese: ("VND", 10_000)
      case .chinese: ("CNY", 1_000)
      default: ("USD", 500)
      }
    guard let currency = try? Currency(code: code), let period = try? Period(.month, containing: today),
      let budget = try? Budget(period: .month, amount: Money(minorUnits: 1_000 * unit, currency: currency))
    else { return nil }
    let categories = [
      SpendingCategory(id: "sampleHousing", name: strings.sampleHousing),
      SpendingCategory(id: "sampleFood", name: strings.sampleFood),
      SpendingCategory(id: "sampleTransport", name: strings.sampleTransport),
    ]
    let amounts = Dictionary(
      uniqueKeysWithValues: zip(categories.map(\.id), [280 * unit, 190 * unit, 100 * unit]))
    let totals = CurrencyTotals(
      currency: currency, days: sampleDays(period, today: today, unit: unit),
      categories: [CategoryTotals(period: period.anchor, minorUnits: amounts)])
    return BudgetDocument(
      currency: currency, budgets: [budget], categories: categories, asOf: today, totals: [totals])
  }

  /// Returns the spending per day: 620 units since the month began, and for earlier months their full
  /// amounts.
  private static func sampleDays(_ period: Period, today: CivilDate, unit: Int64) -> [DaySpending] {
    var days = spread(620, over: PeriodToDate(period, through: today), unit: unit)
    var month = period
    for units: Int64 in [880, 940, 790, 910, 860, 970, 830, 900, 780, 950, 870] {
      guard let previous = try? month.previous() else { break }
      month = previous
      days += spread(units, over: PeriodToDate(month, through: month.last), unit: unit)
    }
    return days
  }

  /// Distributes an amount over days in the proportions of a typical week.
  private static func spread(_ units: Int64, over date: PeriodToDate, unit: Int64) -> [DaySpending] {
    let weights: [Int64] = [5, 3, 4, 6, 8, 9, 4]
    let sums = (0..<date.elapsedDays).reduce(into: [Int64(0)]) { sums, index in
      sums.append((sums.last ?? 0) + weights[index % weights.count])
    }
    guard let all = sums.last else { return [] }
    return zip(sums, sums.dropFirst()).enumerated().compactMap { index, sum in
      guard let day = try? date.period.first.adding(days: index) else { return nil }
      return DaySpending(day: day, minorUnits: (units * sum.1 / all - units * sum.0 / all) * unit)
    }
  }
}
