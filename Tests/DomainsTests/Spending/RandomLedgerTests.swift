import Spending
import TestSupport
import Testing

/// Compares the totals of 100,000 random amounts with sums computed in another way.
struct RandomLedgerTests {
  private static let today = CivilDate("2026-03-30")

  /// Amounts, and the same by the number of the day.
  private struct Sample {
    var amounts: [(day: CivilDate, amount: Money, category: String?)] = []
    var spent: [Int32: [(amount: Money, category: String)]] = [:]
  }

  private static func sample(count: Int) throws -> Sample {
    var random = Seeded(20_260_330)
    var sample = Sample()
    let today = try #require(today)
    let currencies = try ["CNY", "VND", "KWD"].map { try Currency(code: $0) }
    for _ in 0..<count {
      // From more than two years back to half a year ahead.
      let day = try today.adding(days: Int.random(in: -800...180, using: &random))
      let currency = currencies[min(2, Int.random(in: 0..<10, using: &random) / 4)]
      let amount = Money(minorUnits: Int64.random(in: -20_000...500_000, using: &random), currency: currency)
      let category = ["food", "rent", "fun", "travel", nil][Int.random(in: 0..<5, using: &random)]
      sample.amounts.append((day, amount, category))
      sample.spent[DayNumber(day).rataDie, default: []].append((amount, category ?? ""))
    }
    return sample
  }

  @Test func MQ_10_totalsByDayGiveTheSumsOfEveryKindOfPeriod() throws {
    let today = try #require(Self.today)
    let sample = try Self.sample(count: 100_000)
    var failures: [String] = []
    for rules in [
      .standard,
      try PeriodRules(
        week: WeekRule(firstWeekday: .sunday), monthStartDay: 25, financialYearStart: .init(month: 4, day: 6)),
    ] {
      var document = BudgetDocument(currency: try Currency(code: "CNY"), rules: rules, asOf: today)
      try document.record(DailySums(sample.amounts), asOf: today)
      let all = document.totals
      #expect(all.count == 3)
      for kind in PeriodKind.allCases {
        let now = try Period(kind, containing: today, rules: rules)
        // Days that the widget computes itself: today, and later ones without the app.
        for later in [0, 1, 2, 7, 40] {
          let day = try today.adding(days: later)
          let date = PeriodToDate(try Period(kind, containing: day, rules: rules), through: day)
          for period in try [date, PeriodToDate(now.previous(), through: now.first), date.sameLastYear()] {
            failures += try differences(
              all, sample, period, today: today, checksCategories: later > 0 || period.period == now)
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Compares plain loops over the sample with the totals.
  private func differences(
    _ all: [CurrencyTotals], _ sample: Sample, _ date: PeriodToDate, today: CivilDate, checksCategories: Bool
  ) throws -> [String] {
    var failures: [String] = []
    for totals in all {
      var sum: Int64 = 0
      var categories: [String: Int64] = [:]
      for day in DayNumber(date.days.lowerBound).rataDie...DayNumber(date.through).rataDie {
        for entry in sample.spent[day] ?? [] where entry.amount.currency == totals.currency {
          sum += entry.amount.minorUnits
          categories[entry.category, default: 0] += entry.amount.minorUnits
        }
      }
      if try totals.total(of: date.days).minorUnits != sum {
        failures.append("\(totals.currency) \(date.period.kind) \(date.days)")
      }
      if checksCategories, date.through >= today,
        let found = try totals.categories(of: date, asOf: today), found != categories
      {
        failures.append(
          "categories: \(totals.currency) \(date.period.kind) \(date.days): \(found), \(categories)")
      }
    }
    return failures
  }
}
