import BudgetWidget
import Foundation

/// The cost of the budget widgets with ten years of days.
enum BudgetBenchmark {
  static func run() throws {
    guard let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") else { return }
    let now = Instant(secondsSince1970: 1_771_261_200)
    let document = try document(years: 10)
    let bytes = try document.json.fileBytes()
    print(
      Measurement("budget, reading \(document.totals[0].days.count) days", count: 1) {
        (try? BudgetDocument(json: JSON(parsing: bytes)).totals.count) ?? 0
      })
    let state = BudgetState.loaded(document, writtenAt: now)
    for family in [Family.small, .large] {
      let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(family))
      print(
        Measurement("budget, \(family.rawValue): one snapshot of a year", count: 1) {
          BudgetDefinition.snapshot(
            of: state, configuration: BudgetConfiguration(), at: now, in: environment
          ).accessibility.value.count
        })
      print(
        Measurement("spending, \(family.rawValue): one snapshot of a year", count: 1) {
          SpendingDefinition.snapshot(
            of: state, configuration: SpendingConfiguration(period: .year), at: now, in: environment
          ).accessibility.value.count
        })
    }
    let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.large))
    print(
      Measurement("budget, large: now and 35 days ahead", count: 1) {
        BudgetDefinition.entries(
          of: state, configuration: BudgetConfiguration(), from: now, in: environment
        ).count
      })
  }

  /// Returns a document with a yearly budget and spending on every day.
  private static func document(years: Int) throws -> BudgetDocument {
    let currency = try Currency(code: "VND")
    let today = try CivilDate(year: 2026, month: 2, day: 17)
    let first = try CivilDate(year: today.year - years, month: 1, day: 1)
    let days = try (0...first.days(to: today)).map { offset in
      DaySpending(day: try first.adding(days: offset), minorUnits: Int64(offset % 97) * 1_000)
    }
    let year = try Period(.year, containing: today)
    let categories = Dictionary(uniqueKeysWithValues: (1...20).map { ("category \($0)", Int64($0) * 1_000) })
    return BudgetDocument(
      currency: currency,
      budgets: [try Budget(period: .year, amount: Money(minorUnits: 50_000_000, currency: currency))],
      asOf: today, recordedSince: first,
      totals: [
        CurrencyTotals(
          currency: currency, days: days,
          categories: [CategoryTotals(period: year.anchor, minorUnits: categories)])
      ])
  }
}
