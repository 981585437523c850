import BudgetWidget
import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import WidgetFoundation

/// The cost of widgets when the system requests their entries; the budget has ten years of days.
enum WidgetBenchmark {
  private static let now = Instant(secondsSince1970: 1_771_261_200)

  static func run() throws {
    for family in [Family.medium, .large] {
      entries(CalendarDefinition.self, family, "now and 14 days ahead", .loaded(CalendarSettings()))
    }
    var settings = SolsticeSettings()
    settings.choose(SolsticePlace(try Coordinates(latitude: 21.03, longitude: 105.85)))
    entries(
      SolsticeDefinition.self, .large, "now and 7 days ahead with the Sun", .loaded(settings),
      SolsticeConfiguration(showsSun: true))
    entries(
      InsultDefinition.self, .medium, "now and 95 slots ahead",
      .loaded(InsultChoices(InsultSettings(interval: .quarterHour))))
    let document = try document(years: 10)
    let bytes = try document.json.fileBytes()
    print(
      Measurement("budget, reading \(document.totals[0].days.count) days", count: 1) {
        (try? BudgetDocument(json: JSON(parsing: bytes)).totals.count) ?? 0
      })
    let state = BudgetState.loaded(document, writtenAt: now)
    for family in [Family.small, .large] {
      snapshot(BudgetDefinition.self, family, state, BudgetConfiguration())
      snapshot(SpendingDefinition.self, family, state, SpendingConfiguration(period: .year))
    }
    entries(BudgetDefinition.self, .large, "now and 35 days ahead", state)
  }

  private static func entries<Definition: SampledWidget>(
    _ definition: Definition.Type, _ family: Family, _ range: String, _ state: Definition.State,
    _ configuration: Definition.Configuration = .init()
  ) {
    measure(Definition.command, family, range) {
      Definition.entries(of: state, configuration: configuration, from: now, in: $0).count
    }
  }

  private static func snapshot<Definition: SampledWidget>(
    _ definition: Definition.Type, _ family: Family, _ state: Definition.State,
    _ configuration: Definition.Configuration
  ) {
    measure(Definition.command, family, "one snapshot of a year") {
      Definition.snapshot(of: state, configuration: configuration, at: now, in: $0).accessibility.value.count
    }
  }

  private static func measure(
    _ widget: String, _ family: Family, _ what: String, _ work: (WidgetEnvironment) -> Int
  ) {
    let environment = WidgetEnvironment(
      zone: TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt, language: .vietnamese,
      frame: WidgetFrame(family))
    print(Measurement("\(widget), \(family.rawValue): \(what)", count: 1) { work(environment) })
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
