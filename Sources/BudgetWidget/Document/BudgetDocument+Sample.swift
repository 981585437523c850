import BudgetWidgetTables
import WidgetCore

extension BudgetDocument {
  /// How many items of the document could not be read.
  var skippedCount: Int { budgets.unreadable.count + categories.unreadable.count }

  /// A budget that nobody has, for the gallery: a month with 62 % spent.
  static func sample(today: CivilDate, _ language: Language) -> BudgetDocument? {
    let (code, unit): (String, Int64) =
      switch language {
      case .vietnamese: ("VND", 10_000)
      case .chinese: ("CNY", 1_000)
      case .english: ("USD", 500)
      }
    guard let currency = try? Currency(code: code), let period = try? Period(.month, containing: today),
      let budget = try? Budget(period: .month, amount: Money(minorUnits: 1_000 * unit, currency: currency))
    else { return nil }
    let categories = [Text.sampleHousing, .sampleFood, .sampleTransport].map {
      SpendingCategory(id: "\($0)", name: $0.string(in: language))
    }
    let amounts = Dictionary(
      uniqueKeysWithValues: zip(categories.map(\.id), [280 * unit, 190 * unit, 100 * unit]))
    let totals = CurrencyTotals(
      currency: currency, days: [DayTotal(day: period.first, minorUnits: 620 * unit)],
      categories: [CategoryTotals(period: period.anchor, minorUnits: amounts)])
    return BudgetDocument(
      currency: currency, budgets: [budget], categories: categories, asOf: today, totals: [totals])
  }
}
