import HydrationWidgetCore

extension HydrationDefinition: SampledWidget {
  static let command = "hydration"

  static func exhibits(in language: Language) throws -> KeyValuePairs<String, Sample<Self>> {
    let noon = try Instant.noon(2026, 2, 17)
    let few = [Drink(500, "water"), Drink(250, "greenTea"), Drink(330, "sportsDrink")]
    let many = [
      Drink(300, "coffee"), Drink(150, "milk"), Drink(500, "water"), Drink(330, "juice"), Drink(500, "wine"),
      Drink(900, "oralRehydrationSolution"),
    ]
    func day(_ drinks: [Drink], goal: Int, streak: Int) throws -> Sample<Self> {
      Sample(.loaded(try journal(drinks, goal: goal, streak: streak, at: noon)), at: noon)
    }
    let usual = try journal(few, goal: 2_450, streak: 3, at: noon)
    return try [
      "sample": Sample(.placeholder, at: noon), "normal": Sample(.loaded(usual), at: noon),
      "reached": day(many, goal: 2_000, streak: 31), "nothing drunk": day([], goal: 2_450, streak: 0),
      "far over": day(Array(repeating: Drink(1_000, "water"), count: 12), goal: 1_800, streak: 2),
      "warning": day(many, goal: 5_200, streak: 2),
      "failed tap": Sample(.loaded(usual), HydrationConfiguration(failedTap: Timestamp(noon)), at: noon),
      "unavailable days": Sample(damaged(usual, isLost: false), at: noon),
      "missing days": Sample(damaged(usual, isLost: true), at: noon), "empty": Sample(.missing, at: noon),
      "failure": Sample(.unreadable(""), at: noon),
    ]
  }

  /// Goals in millilitres, from the smallest to an unreasonably large one.
  private static let goals = [500, 999, 1_000, 2_450, 3_995, 8_000]
  /// Parts of the goal that were drunk, in thousandths.
  private static let parts = [0, 3, 512, 999, 1_000, 1_337, 3_330]

  static func measured(in language: Language, _ scope: WidthScope) throws -> [[Sample<Self>]] {
    let noon = try Instant.noon(2026, 2, 17)
    // 00:05, 11:58 and 23:59.
    let times = [5, 718, 1_439].map { noon.adding($0 * 60 - 43_200) }
    var samples: [Sample<Self>] = []
    for units in VolumeUnits.allCases {
      for goal in goals {
        for part in parts {
          for now in times {
            // A drink has at most ten litres.
            let drunk = goal * part / 1000
            let drinks = stride(from: drunk, to: 0, by: -10_000).map { Drink(min($0, 10_000), "water") }
            let state = try journal(
              drinks, apart: 0, goal: goal, units, streak: part % 10, at: now)
            samples.append(Sample(.loaded(state), at: now))
          }
        }
      }
    }
    for beverage in Beverage.all {
      var state = HydrationJournal()
      try add(Drink(1_234, beverage.id), at: times[1], now: noon, to: &state)
      samples.append(Sample(.loaded(state), HydrationConfiguration(beverage: beverage), at: noon))
    }
    samples.append(
      Sample(
        .loaded(try journal([Drink(500, "water")], apart: 0, goal: 2_450, streak: 1, at: times[0])),
        HydrationConfiguration(failedTap: Timestamp(noon)), at: noon))
    // Streaks of a day, a month and three years.
    for days in [1, 2, 31, 365, 1_095] {
      let state = try journal([Drink(2_450, "water")], apart: 0, goal: 2_450, streak: days, at: times[0])
      samples.append(Sample(.loaded(state), at: noon))
    }
    for isLost in [false, true] {
      samples.append(Sample(damaged(HydrationJournal(), isLost: isLost), at: noon))
    }
    let nothing = State.loaded(HydrationJournal())
    return [
      scope.some(samples),
      Self.samples(State.withoutFacts + [nothing], at: [noon])
        + [Sample(nothing, at: Instant(secondsSince1970: .max))],
    ]
  }

  private struct Drink {
    let millilitres: Int
    let beverage: String

    init(_ millilitres: Int, _ beverage: String) {
      self.millilitres = millilitres
      self.beverage = beverage
    }
  }

  /// Returns a day with some drinks after days on which the goal was reached.
  ///
  /// - Parameters:
  ///   - drinks: The drinks of the day, the oldest first.
  ///   - apart: The seconds between two drinks, and from the last one until now.
  ///   - goal: The goal in millilitres.
  ///   - units: The units in which volumes are shown.
  ///   - streak: The number of days before on which the goal was reached.
  ///   - now: The current instant.
  private static func journal(
    _ drinks: [Drink], apart: Int64 = 3_000, goal: Int, _ units: VolumeUnits = .metric, streak: Int,
    at now: Instant
  ) throws -> HydrationJournal {
    var journal = HydrationJournal()
    var profile = HydrationProfile()
    profile.units = units
    try profile.setCustomGoal(Volume(clamping: goal))
    try journal.setProfile(profile, now: now.adding(-Int64(streak + 1) * 86_400), in: zone)
    for back in stride(from: streak, to: 0, by: -1) {
      let instant = now.adding(-Int64(back) * 86_400)
      try add(Drink(goal, "water"), at: instant, now: instant, to: &journal)
    }
    for (index, drink) in drinks.enumerated() {
      let instant = now.adding(-Int64(drinks.count - index) * apart)
      try add(drink, at: instant, now: instant, to: &journal)
    }
    return journal
  }

  /// Logs a drink; its id is made from the number of drinks before it.
  private static func add(
    _ drink: Drink, at instant: Instant, now: Instant, to journal: inout HydrationJournal
  ) throws {
    guard let moment = Timestamp(instant) else { throw HydrationError.momentOutOfRange("\(instant)") }
    try journal.add(
      id: "\(journal.log.entries.count)", moment: moment, volume: Volume(clamping: drink.millilitres),
      beverage: Beverage(id: drink.beverage), now: now, in: zone)
  }

  /// Returns a journal with a damaged file.
  private static func damaged(_ journal: HydrationJournal, isLost: Bool) -> State {
    var journal = journal
    if isLost, let month = YearMonth("2026-01") {
      journal.lost = [LostLines(month, path: "", count: 1)]
    } else {
      journal.unreadable = [.busy(path: "")]
    }
    return .loaded(journal)
  }

  private static let zone = ZoneClock(offset: 7 * 3_600)
}
