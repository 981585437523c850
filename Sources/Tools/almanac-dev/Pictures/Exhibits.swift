import BudgetWidget
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget

extension Exhibit {
  /// Returns every widget in every state that looks different.
  ///
  /// - Throws: An error if the facts of a state cannot be made, which is a bug of the gallery. Facts that
  ///   depend on the language are made later, when the exhibit is drawn.
  static func all() throws -> [Exhibit] {
    try calendars() + insults() + solstices() + budgets() + spendings() + hydrations()
  }

  /// The languages of the gallery.
  static let languages: [Language] = [.vietnamese, .english, .chinese]

  // MARK: - Calendar, insult and solstice

  private static func calendars() throws -> [Exhibit] {
    func exhibit(_ state: String, _ stored: CalendarState, _ year: Int, _ month: Int, _ day: Int) throws
      -> Exhibit
    {
      Exhibit(
        CalendarDefinition.self, "calendar", state,
        at: noon(try CivilDate(year: year, month: month, day: day))
      ) { _ in stored }
    }
    let delivered = CalendarState.loaded(CalendarSettings())
    let own = CalendarSettings(
      anniversaries: try AnniversaryList([
        Anniversary(
          id: "1", name: "ông nội", kind: .death, date: try RecurringLunarDate(month: 3, day: 10), year: 2001),
        Anniversary(
          id: "2", name: "cô Mai", kind: .birthday, date: try RecurringLunarDate(month: 3, day: 11),
          year: 1966),
      ]))
    return [
      try exhibit("sample", .placeholder, 2026, 2, 17), try exhibit("normal", delivered, 2026, 2, 17),
      try exhibit("six weeks", delivered, 2026, 8, 28), try exhibit("leap month", delivered, 2025, 7, 25),
      try exhibit("large type", .loaded(CalendarSettings(usesLargeType: true)), 2026, 2, 17),
      try exhibit("anniversaries", .loaded(own), 2026, 4, 26),
      try exhibit("failure", .unreadable(""), 2026, 9, 25),
      try exhibit("uncertain", delivered, 2072, 12, 8),
      // The lunar tables end before the tables of solar terms.
      try exhibit("beyond the lunar years", delivered, 2101, 2, 10),
      try exhibit("outside the tables", delivered, 2150, 7, 25),
    ]
  }

  private static func insults() throws -> [Exhibit] {
    let day = noon(try CivilDate(year: 2026, month: 2, day: 17))
    func exhibit(_ state: String, _ stored: InsultState, hour: Int64 = 0) -> Exhibit {
      let instant = Instant(secondsSince1970: day.secondsSince1970 + hour * 3_600)
      return Exhibit(InsultDefinition.self, "insult", state, at: instant) { _ in stored }
    }
    let state = InsultState.loaded(InsultChoices(InsultSettings(seed: 7)))
    return [
      exhibit("sample", .placeholder), exhibit("normal", state), exhibit("another", state, hour: 3),
      exhibit("later", state, hour: 6), exhibit("failure", .unreadable("")),
    ]
  }

  private static func solstices() throws -> [Exhibit] {
    let hanoi = try SolsticePlace(Coordinates(latitude: 21.03, longitude: 105.85))
    let newYork = try SolsticePlace(
      Coordinates(latitude: 40.71, longitude: -74.01), name: "New York", zone: ZoneClock(offset: -5 * 3_600))
    let north = try SolsticePlace(Coordinates(latitude: 69.65, longitude: 18.96))
    func exhibit(
      _ state: String, _ settings: SolsticeSettings?, _ year: Int, _ month: Int, _ day: Int,
      showsSun: Bool = true
    ) throws -> Exhibit {
      let instant = noon(try CivilDate(year: year, month: month, day: day))
      return Exhibit(
        SolsticeDefinition.self, "solstice", state, SolsticeConfiguration(showsSun: showsSun), at: instant
      ) { _ in settings.map { .loaded($0) } ?? .placeholder }
    }
    let here = SolsticeSettings(chosenPlace: hanoi)
    return [
      try exhibit("sample", nil, 2026, 2, 17),
      try exhibit("normal", here, 2026, 2, 17, showsSun: false),
      try exhibit("summer", here, 2026, 5, 1), try exhibit("autumn", here, 2026, 9, 20),
      try exhibit("winter", here, 2026, 11, 22), try exhibit("today", here, 2026, 6, 21),
      try exhibit("abroad", SolsticeSettings(chosenPlace: newYork), 2026, 2, 17),
      try exhibit("polar night", SolsticeSettings(chosenPlace: north), 2026, 12, 10),
      try exhibit("empty", SolsticeSettings(), 2026, 2, 17),
      try exhibit("outside the tables", here, 2150, 1, 1),
    ]
  }

  // MARK: - Budget and spending

  private static func budgets() throws -> [Exhibit] {
    let day = try CivilDate(year: 2026, month: 2, day: 17)
    func exhibit(
      _ state: String, _ configuration: BudgetConfiguration = BudgetConfiguration(), age: Int64 = 0,
      _ stored: @escaping @Sendable (Language) throws -> BudgetState
    ) -> Exhibit {
      let instant = Instant(secondsSince1970: noon(day).secondsSince1970 + age * 86_400)
      return Exhibit(BudgetDefinition.self, "budget", state, configuration, at: instant, stored: stored)
    }
    let levels: [(String, Int64)] = [
      ("normal", 430), ("warning", 780), ("danger", 940), ("over", 1_120), ("far over", 3_400),
    ]
    let month = BudgetConfiguration(period: .month)
    return [exhibit("sample") { _ in .placeholder }]
      + levels.map { name, part in exhibit(name, month) { try Spendings.state(part, on: day, in: $0) } }
      + [
        exhibit("category", BudgetConfiguration(period: .month, category: "food")) {
          try Spendings.state(640, on: day, in: $0, category: "food")
        },
        exhibit("budget of zero", month) { try Spendings.state(430, on: day, in: $0, budget: 0) },
        exhibit("no budget", month) { try Spendings.state(nil, on: day, in: $0) },
        exhibit("empty") { _ in .missing },
        exhibit("stale", month, age: 9) { try Spendings.state(430, on: day, in: $0) },
        exhibit("failure") { _ in .unreadable("") },
      ]
  }

  private static func spendings() throws -> [Exhibit] {
    let day = try CivilDate(year: 2026, month: 2, day: 17)
    func exhibit(
      _ state: String, period: PeriodKind = .month, age: Int64 = 0,
      _ stored: @escaping @Sendable (Language) throws -> BudgetState
    ) -> Exhibit {
      let instant = Instant(secondsSince1970: noon(day).secondsSince1970 + age * 86_400)
      return Exhibit(
        SpendingDefinition.self, "spending", state, SpendingConfiguration(period: period), at: instant,
        stored: stored)
    }
    return [
      exhibit("sample") { _ in .placeholder },
      exhibit("normal") { try Spendings.state(430, on: day, in: $0) },
      exhibit("week", period: .week) { try Spendings.state(430, on: day, in: $0) },
      exhibit("nothing spent") { try Spendings.state(0, on: day, in: $0) },
      exhibit("empty") { _ in .missing },
      exhibit("stale", age: 9) { try Spendings.state(430, on: day, in: $0) },
      exhibit("failure") { _ in .unreadable("") },
    ]
  }

  // MARK: - Hydration

  private static func hydrations() throws -> [Exhibit] {
    let day = noon(try CivilDate(year: 2026, month: 2, day: 17))
    func exhibit(
      _ state: String, _ stored: HydrationState, _ configuration: HydrationConfiguration = .init()
    ) -> Exhibit {
      Exhibit(HydrationDefinition.self, "hydration", state, configuration, at: day) { _ in stored }
    }
    let few: [(Int, String)] = [(500, "water"), (250, "greenTea"), (330, "sportsDrink")]
    let many: [(Int, String)] = [
      (300, "coffee"), (150, "milk"), (500, "water"), (330, "juice"), (500, "wine"),
      (900, "oralRehydrationSolution"),
    ]
    func doubtful(_ doubt: JournalDoubt.Kind) throws -> HydrationState {
      var state = try Drinks.state(few, goal: 2_450, streak: 3, at: day)
      state.doubts = [JournalDoubt(path: "", kind: doubt)]
      return .loaded(state)
    }
    return [
      exhibit("sample", .placeholder),
      exhibit("normal", .loaded(try Drinks.state(few, goal: 2_450, streak: 3, at: day))),
      exhibit("reached", .loaded(try Drinks.state(many, goal: 2_000, streak: 31, at: day))),
      exhibit("nothing drunk", .loaded(try Drinks.state([], goal: 2_450, streak: 0, at: day))),
      exhibit(
        "far over",
        .loaded(
          try Drinks.state(Array(repeating: (1_000, "water"), count: 12), goal: 1_800, streak: 2, at: day))),
      exhibit("warning", .loaded(try Drinks.state(many, goal: 5_200, streak: 2, at: day))),
      exhibit(
        "failed tap", .loaded(try Drinks.state(few, goal: 2_450, streak: 3, at: day)),
        HydrationConfiguration(failedTap: Timestamp(day))),
      exhibit("unavailable days", try doubtful(.unavailable(.busy(path: "")))),
      exhibit("missing days", try doubtful(.several(1))),
      exhibit("empty", .missing), exhibit("failure", .unreadable("")),
    ]
  }
}
