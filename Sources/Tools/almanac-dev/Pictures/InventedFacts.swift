import BudgetWidget
import HydrationWidget

/// Invented spending for the gallery, in a currency for each language.
enum Spendings {
  /// Returns a month in which a part of the budget is spent, and the same month a year before.
  ///
  /// - Parameters:
  ///   - permille: The spent part in thousandths; `nil` for some spending and no budget.
  ///   - day: The last day of the data.
  ///   - language: The language, which determines the currency and the names.
  ///   - category: The category of the budget; `nil` for all spending.
  ///   - budget: The budget in minor units, if it differs from the one that `permille` refers to.
  static func state(
    _ permille: Int64?, on day: CivilDate, in language: Language, category: String? = nil,
    budget: Int64? = nil
  ) throws -> BudgetState {
    .loaded(
      try document(permille, on: day, in: language, category: category, setBudget: budget),
      writtenAt: Exhibit.noon(day))
  }

  private static func document(
    _ permille: Int64?, on day: CivilDate, in language: Language, category: String?, setBudget: Int64?
  ) throws -> BudgetDocument {
    let (code, budget): (String, Int64) =
      switch language {
      case .vietnamese: ("VND", 12_000_000)
      case .chinese: ("CNY", 650_000)
      default: ("USD", 180_000)
      }
    let currency = try Currency(code: code)
    let spent = budget / 1_000 * (permille ?? 430)
    let names: [(String, [Language: String])] = [
      ("food", [.vietnamese: "Ăn uống", .english: "Groceries", .chinese: "饮食"]),
      ("home", [.vietnamese: "Nhà cửa", .english: "Home", .chinese: "住房"]),
      ("fun", [.vietnamese: "Giải trí", .english: "Leisure", .chinese: "娱乐"]),
      ("bus", [.vietnamese: "Đi lại", .english: "Travel", .chinese: "交通"]),
      ("gift", [.vietnamese: "Quà tặng", .english: "Gifts", .chinese: "礼物"]),
    ]
    // Some spending on every day of the month, with alternating categories; less in the year before.
    let weights: [Int64] = [5, 2, 4, 7, 3, 9, 6, 4, 8, 3, 5, 10, 4, 6, 2, 7, 15]
    let days = weights.suffix(day.day)
    let whole = days.reduce(0, +)
    var transactions: [Ledger.Transaction] = []
    for (place, weight) in days.enumerated() where spent > 0 {
      let daysAgo = days.count - 1 - place
      let id = category ?? names[[0, 1, 0, 2, 3, 1, 0, 4][place % 8]].0
      for (year, units) in [(0, spent * weight / whole), (365, spent * weight / whole * 25 / 32)] {
        transactions.append(
          Ledger.Transaction(
            id: "\(place) \(year)", day: try day.adding(days: -daysAgo - year),
            amount: Money(minorUnits: units, currency: currency), category: id))
      }
    }
    var document = BudgetDocument(
      currency: currency,
      categories: names.map { SpendingCategory(id: $0.0, name: $0.1[language] ?? $0.0) }, asOf: day)
    try document.record(Ledger(transactions: transactions), asOf: day)
    document.recordedSince = try day.adding(days: -1_200)
    if permille != nil {
      try document.setBudget(
        Money(minorUnits: setBudget ?? budget, currency: currency), period: .month, category: category)
    }
    return document
  }
}

/// Invented drinks for the gallery.
enum Drinks {
  /// Returns a day with some drinks, one hour apart until now, after days on which the goal was reached.
  ///
  /// - Parameters:
  ///   - drinks: Millilitres and ids of beverages, the oldest first.
  ///   - goal: The goal in millilitres.
  ///   - streak: The number of days before on which the goal was reached.
  ///   - now: The current instant.
  static func state(
    _ drinks: [(millilitres: Int, beverage: String)], goal: Int, streak: Int, at now: Instant
  ) throws -> HydrationJournal {
    let zone = ZoneClock(offset: 7 * 3_600)
    var state = HydrationJournal()
    var profile = HydrationProfile()
    try profile.setCustomGoal(Volume(clamping: goal))
    let first = Instant(secondsSince1970: now.secondsSince1970 - Int64(streak + 1) * 86_400)
    try state.setProfile(profile, now: first, in: zone)
    func add(_ millilitres: Int, _ beverage: String, secondsAgo: Int64) throws {
      let instant = Instant(secondsSince1970: now.secondsSince1970 - secondsAgo)
      guard let moment = Timestamp(instant) else { throw HydrationError.momentOutOfRange("\(instant)") }
      try state.add(
        id: "\(secondsAgo)", moment: moment, volume: Volume(clamping: millilitres),
        beverage: Beverage(id: beverage), now: instant, in: zone)
    }
    for back in stride(from: streak, to: 0, by: -1) {
      try add(goal, "water", secondsAgo: Int64(back) * 86_400)
    }
    for (place, drink) in drinks.enumerated() {
      try add(drink.millilitres, drink.beverage, secondsAgo: Int64(drinks.count - place) * 3_000)
    }
    return state
  }
}
