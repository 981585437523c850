import BudgetWidgetCore

extension BudgetDefinition: SampledWidget {
  static let command = "budget"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    func month(
      _ permille: Int64?, ofBudget budget: Int64? = nil, category: String? = nil, age: Int64 = 0,
      categories: [String: Int64] = [:]
    ) throws -> Sample<Self> {
      var document = try SampleSpending.month(permille, in: language, category: category, budget: budget)
      for (id, permille) in categories {
        let units = try SampleSpending.usualBudget(in: language).minorUnits / 1_000 * permille
        let money = Money(minorUnits: units, currency: document.currency)
        try document.setBudget(money, period: .month, category: id)
      }
      let configuration = BudgetConfiguration(
        period: .month, category: category, showsToday: !categories.isEmpty)
      return .init(document, configuration, daysLater: age)
    }
    let noon = try Instant.noon(2026, 2, 17)
    return try [
      "sample": Sample(.placeholder, at: noon),
      "normal": month(430), "warning": month(780), "danger": month(940), "over": month(1_120),
      "far over": month(3_400), "category": month(640, category: "food"),
      "budgets of categories": month(
        780, categories: ["food": 200, "home": 500, "fun": 130, "bus": 110, "gift": 90]),
      "refunded": month(-120),
      "budget of zero": month(430, ofBudget: 0), "no budget": month(nil), "empty": Sample(.missing, at: noon),
      "stale": month(430, age: 9), "failure": Sample(.unreadable(""), at: noon),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    try SampleSpending.measured(in: language, scope) { kind, category in
      BudgetConfiguration(period: kind, category: category)
    }
  }
}

extension SpendingDefinition: SampledWidget {
  static let command = "spending"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    func period(_ permille: Int64, _ kind: PeriodKind = .month, age: Int64 = 0) throws -> Sample<Self> {
      .init(
        try SampleSpending.month(permille, in: language), SpendingConfiguration(period: kind), daysLater: age)
    }
    func purchases(_ amounts: [(String, Int64)], others: [String] = []) throws -> Sample<Self> {
      .init(try SampleSpending.purchases(amounts, others: others, in: language), SpendingConfiguration())
    }
    let noon = try Instant.noon(2026, 2, 17)
    return try [
      "sample": Sample(.placeholder, at: noon), "normal": period(430), "week": period(430, .week),
      "day": period(430, .day), "year": period(430, .year),
      "one purchase": purchases([("food", 1)]), "refunded": purchases([("food", 4_500), ("home", -17_000)]),
      "many categories": purchases(
        "abcdefghijkl".enumerated().map { (String($0.element), Int64($0.offset + 1) * 833_333_333) },
        others: ["EUR", "JPY"]),
      "nothing spent": period(0), "empty": Sample(.missing, at: noon), "stale": period(430, age: 9),
      "failure": Sample(.unreadable(""), at: noon),
    ]
  }

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    try SampleSpending.measured(in: language, scope) { kind, _ in SpendingConfiguration(period: kind) }
  }
}

extension Sample where Definition.Stored == BudgetDocument {
  /// Creates the sample of a document that was written at noon and is read some days later.
  fileprivate init(
    _ document: BudgetDocument, _ configuration: Definition.Configuration, daysLater: Int64 = 0
  ) {
    let noon = Instant.noon(document.asOf)
    self.init(
      .loaded(document, writtenAt: noon), configuration, at: noon.adding(daysLater * 86_400))
  }
}

/// Invented spending.
private enum SampleSpending {
  /// Returns a month in which a part of the budget is spent until 17 February, and the same month a year before.
  ///
  /// - Parameters:
  ///   - permille: The spent part in thousandths; `nil` for some spending and no budget.
  ///   - language: The language, which determines the currency and the names.
  ///   - category: The category of the budget; `nil` for all spending.
  ///   - budget: The budget in minor units, if it differs from the one that `permille` refers to.
  static func month(
    _ permille: Int64?, in language: Language, category: String? = nil, budget: Int64? = nil
  ) throws -> BudgetDocument {
    let names: [(String, [Language: String])] = [
      ("food", [.vietnamese: "Ăn uống", .english: "Groceries", .chinese: "饮食"]),
      ("home", [.vietnamese: "Nhà cửa", .english: "Home", .chinese: "住房"]),
      ("fun", [.vietnamese: "Giải trí", .english: "Leisure", .chinese: "娱乐"]),
      ("bus", [.vietnamese: "Đi lại", .english: "Travel", .chinese: "交通"]),
      ("gift", [.vietnamese: "Quà tặng", .english: "Gifts", .chinese: "礼物"]),
    ]
    let (day, usual) = (try CivilDate(year: 2026, month: 2, day: 17), try usualBudget(in: language))
    let spent = usual.minorUnits / 1_000 * (permille ?? 430)
    // Some spending on every day of the month, with alternating categories; less in the year before.
    let weights: [Int64] = [5, 2, 4, 7, 3, 9, 6, 4, 8, 3, 5, 10, 4, 6, 2, 7, 15]
    let whole = weights.reduce(0, +)
    var amounts: [Amount] = []
    for (index, weight) in weights.enumerated() where spent != 0 {
      let id = category ?? names[[0, 1, 0, 2, 3, 1, 0, 4][index % 8]].0
      for (year, units) in [(0, spent * weight / whole), (365, spent * weight / whole * 25 / 32)] {
        amounts.append(
          (try day.adding(days: index - 16 - year), Money(minorUnits: units, currency: usual.currency), id))
      }
    }
    return try document(
      amounts, names.map { ($0.0, $0.1[language] ?? $0.0) }, on: day, in: usual.currency,
      budget: permille.map { _ in Money(minorUnits: budget ?? usual.minorUnits, currency: usual.currency) },
      .month, category: category)
  }

  /// Returns a month with few purchases, one a day from 2 February on, and one in each of other currencies.
  static func purchases(
    _ amounts: [(category: String, minorUnits: Int64)], others: [String], in language: Language
  ) throws -> BudgetDocument {
    let (day, currency) = (
      try CivilDate(year: 2026, month: 2, day: 17), try usualBudget(in: language).currency
    )
    let money =
      amounts.map { ($0.category, Money(minorUnits: $0.minorUnits, currency: currency)) }
      + (try others.map { ("", Money(minorUnits: 4_500, currency: try Currency(code: $0))) })
    let dated = try money.enumerated().map { index, money -> Amount in
      (try day.adding(days: index - 15), money.1, money.0)
    }
    return try document(dated, [], on: day, in: currency, budget: nil, .month, category: nil)
  }

  /// Returns a typical month's budget where a language is spoken.
  static func usualBudget(in language: Language) throws -> Money {
    switch language {
    case .vietnamese: Money(minorUnits: 12_000_000, currency: try Currency(code: "VND"))
    case .chinese: Money(minorUnits: 650_000, currency: try Currency(code: "CNY"))
    default: Money(minorUnits: 180_000, currency: try Currency(code: "USD"))
    }
  }

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

  static func measured<Definition: SampledWidget>(
    in language: Language, _ scope: WidthScope,
    _ configuration: (PeriodKind, String?) -> Definition.Configuration
  ) throws -> [[Sample<Definition>]] where Definition.Stored == BudgetDocument {
    func sample(
      _ budget: Money?, spent: Int64, _ kind: PeriodKind, _ day: CivilDate, in currency: Currency,
      rules: PeriodRules = .standard, category: String? = nil, age: Int64 = 0
    ) throws -> Sample<Definition> {
      let document = try document(budget, spent: spent, kind, day, in: currency, rules, category: category)
      return .init(document, configuration(kind, category), daysLater: age)
    }
    // The names of all days, weeks, months and years.
    let usual = try usualBudget(in: language).currency
    var dated: [Sample<Definition>] = []
    for day in scope.days {
      for rules in [PeriodRules.standard, try PeriodRules(monthStartDay: 25)] {
        for kind in PeriodKind.allCases where try Period(kind, containing: day, rules: rules).first == day {
          let money = Money(minorUnits: 12_500_000, currency: usual)
          for age: Int64 in kind == .month ? [0, 300] : [0] {
            dated.append(
              try sample(money, spent: 10_000_000, kind, day, in: usual, rules: rules, age: age))
          }
        }
      }
    }
    // All amounts, on two days.
    var amounted: [Sample<Definition>] = []
    for day in try [CivilDate(year: 2026, month: 2, day: 17), CivilDate(year: 2025, month: 11, day: 30)] {
      for (code, budgets) in amounts {
        let currency = try Currency(code: code)
        for (index, units) in budgets.enumerated() {
          let (money, kind) = (
            Money(minorUnits: units, currency: currency), index == 0 ? PeriodKind.month : .financialYear
          )
          for part in parts {
            let spent = units / 1000 * part + 7
            amounted += [
              try sample(money, spent: spent, kind, day, in: currency),
              try sample(
                money, spent: spent, kind, day, in: currency, category: "food", age: index == 0 ? 5 : 20),
            ]
          }
          amounted += [
            try sample(nil, spent: units, .month, day, in: currency),
            try sample(
              Money(minorUnits: 0, currency: currency), spent: units, .month, day, in: currency),
          ]
        }
      }
      amounted.append(.init(BudgetDocument(currency: usual, asOf: day), configuration(.month, nil)))
    }
    return [
      dated, scope.some(amounted),
      Definition.samples(Definition.State.withoutFacts, at: [try .noon(2026, 2, 17)]),
    ]
  }

  /// Returns a document with spending in the period of a day, by category, in the year before, and in another
  /// currency.
  private static func document(
    _ budget: Money?, spent: Int64, _ kind: PeriodKind, _ day: CivilDate, in currency: Currency,
    _ rules: PeriodRules, category: String?
  ) throws -> BudgetDocument {
    func spending(_ category: String, _ units: Int64, _ day: CivilDate, of currency: Currency) -> Amount {
      (day, Money(minorUnits: units, currency: currency), category)
    }
    let lastYear = try day.adding(days: -370)
    let amounts = [
      spending("food", spent / 2, day, of: currency), spending("home", spent / 4, day, of: currency),
      spending("fun", spent - spent / 2 - spent / 4, day, of: currency),
      // For large amounts, a small fraction gives the largest changes.
      spending("food", abs(spent) > 1_000_000_000 ? spent / 1000 : spent / 3 * 2 + 1, lastYear, of: currency),
      spending("trip", 123_456, day, of: try Currency(code: currency.code == "USD" ? "VND" : "USD")),
    ]
    return try document(
      amounts, [("food", "Groceries"), ("home", "Nhà cửa"), ("fun", "休闲娱乐")], on: day, in: currency,
      rules,
      budget: budget, kind, category: category)
  }

  /// Money spent on a day, and its category.
  private typealias Amount = (day: CivilDate, amount: Money, category: String?)

  /// Returns a document of amounts with a budget, if there is one.
  private static func document(
    _ amounts: [Amount], _ names: [(id: String, name: String)], on day: CivilDate,
    in currency: Currency, _ rules: PeriodRules = .standard, budget: Money?, _ kind: PeriodKind,
    category: String?
  ) throws -> BudgetDocument {
    var document = BudgetDocument(
      currency: currency, rules: rules,
      categories: names.map { SpendingCategory(id: $0.id, name: $0.name) }, asOf: day)
    try document.record(DailySums(amounts), asOf: day)
    document.recordedSince = try day.adding(days: -1_200)
    try document.setBudget(budget, period: kind, category: category)
    return document
  }
}
