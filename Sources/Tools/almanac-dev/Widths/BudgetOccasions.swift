import BudgetWidget

/// The occasions of the budget and the spending widget.
enum BudgetOccasions {
  /// The spent parts of a budget in thousandths: every level, refunds, and more than the largest shown
  /// percentage.
  private static let parts: [Int64] = [-20, 123, 820, 960, 1_000, 1_250, 130_000]
  /// Monthly budgets in minor units, usual and large, in currencies with zero, two and three decimals and
  /// with long signs.
  private static let amounts: [(code: String, minorUnits: [Int64])] = [
    ("VND", [12_500_000, 99_999_999_999]), ("USD", [123_456, 999_999_999]),
    ("CNY", [650_000, 123_456_789_012]),
    ("EUR", [123_456]), ("JPY", [250_000, 9_876_543_210]), ("KWD", [123_456, 999_999_999]),
    ("CHF", [9_876_543]),
    ("IDR", [1_234_567_800]),
  ]

  static func report<Definition: WidgetDefinition>(
    of definition: Definition.Type, in language: Language, _ scope: WidgetWidths.Scope,
    _ configuration: (PeriodKind, String?) -> Definition.Configuration
  ) throws -> WidthReport where Definition.Stored == BudgetDocument {
    let widget = definition.kind == BudgetDefinition.kind ? "budget" : "spending"
    var survey = WidthSurvey(definition, widget: widget, in: language, scope)
    var occasions: [Occasion<Definition>] = []
    func add(_ document: BudgetDocument, _ kind: PeriodKind, category: String? = nil, age: Int64 = 0) {
      let noon = WidgetWidths.Days.noon(document.asOf)
      occasions.append(
        Occasion(
          .loaded(document, writtenAt: noon), configuration(kind, category),
          at: Instant(secondsSince1970: noon.secondsSince1970 + age * 86_400)))
    }
    // The names of all days, weeks, months and years.
    let usual = try Currency(code: language == .vietnamese ? "VND" : language == .chinese ? "CNY" : "USD")
    for day in scope.days.all {
      for rules in [PeriodRules.standard, try PeriodRules(monthStartDay: 25)] {
        for kind in PeriodKind.allCases where try Period(kind, containing: day, rules: rules).first == day {
          let money = Money(minorUnits: 12_500_000, currency: usual)
          add(try document(money, spent: 10_000_000, kind, day, rules: rules), kind)
          if kind == .month {
            add(try document(money, spent: 10_000_000, kind, day, rules: rules), kind, age: 300)
          }
        }
      }
    }
    survey.add(occasions)
    occasions = []
    // All amounts, on two days.
    for day in WidgetWidths.Days(["2026-02-17", "2025-11-30"]).all {
      for (code, budgets) in amounts {
        let currency = try Currency(code: code)
        for (place, units) in budgets.enumerated() {
          for part in parts {
            let money = Money(minorUnits: units, currency: currency)
            let spent = units / 1000 * part + 7
            let kind: PeriodKind = place == 0 ? .month : .financialYear
            add(try document(money, spent: spent, kind, day), kind)
            add(
              try document(money, spent: spent, kind, day, category: "food"), kind, category: "food",
              age: place == 0 ? 5 : 20)
          }
          add(try document(nil, spent: units, .month, day, currency: currency), .month)
          add(try document(Money(minorUnits: 0, currency: currency), spent: units, .month, day), .month)
        }
      }
      add(BudgetDocument(currency: usual, asOf: day), .month)
    }
    survey.add(scope.some(occasions))
    let states: [Definition.State] = [
      .placeholder, .missing, .newer(version: 9), .unreadable(""), .unavailable(""),
    ]
    survey.add(states.map { Occasion($0, at: Instant(secondsSince1970: 1_771_304_400)) })
    return survey.report
  }

  /// Returns a document with spending in the period of a day, by category, in the year before, and in another
  /// currency.
  private static func document(
    _ budget: Money?, spent: Int64, _ kind: PeriodKind, _ day: CivilDate, currency: Currency? = nil,
    rules: PeriodRules = .standard, category: String? = nil
  ) throws -> BudgetDocument {
    let currency = try budget?.currency ?? currency ?? Currency(code: "USD")
    let lastYear = try day.adding(days: -370)
    func spending(_ id: String, _ units: Int64, _ day: CivilDate, of currency: Currency) -> Ledger.Transaction
    {
      Ledger.Transaction(
        id: id + "\(day)", day: day, amount: Money(minorUnits: units, currency: currency), category: id)
    }
    let ledger = try Ledger(transactions: [
      spending("food", spent / 2, day, of: currency), spending("home", spent / 4, day, of: currency),
      spending("fun", spent - spent / 2 - spent / 4, day, of: currency),
      // For large amounts, a small fraction gives the largest changes.
      spending("food", abs(spent) > 1_000_000_000 ? spent / 1000 : spent / 3 * 2 + 1, lastYear, of: currency),
      spending("trip", 123_456, day, of: Currency(code: currency.code == "USD" ? "VND" : "USD")),
    ])
    var document = BudgetDocument(
      currency: currency, rules: rules,
      categories: [
        SpendingCategory(id: "food", name: "Groceries"), SpendingCategory(id: "home", name: "Nhà cửa"),
        SpendingCategory(id: "fun", name: "休闲娱乐"),
      ], asOf: day)
    try document.record(ledger, asOf: day)
    document.recordedSince = try day.adding(days: -1_200)
    try document.setBudget(budget, period: kind, category: category)
    return document
  }
}
