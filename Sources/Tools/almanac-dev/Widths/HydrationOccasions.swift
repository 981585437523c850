import HydrationWidget

/// The occasions of the hydration widget.
enum HydrationOccasions {
  /// Goals in millilitres, from the smallest to an unreasonably large one.
  private static let goals = [500, 999, 1_000, 2_450, 3_995, 8_000]
  /// Parts of the goal that were drunk, in thousandths.
  private static let parts = [0, 3, 512, 999, 1_000, 1_337, 3_330]

  static func report(in language: Language, _ scope: WidgetWidths.Scope) throws -> WidthReport {
    var survey = WidthSurvey(HydrationDefinition.self, widget: "hydration", in: language, scope)
    let zone = ZoneClock(offset: 7 * 3_600)
    var occasions: [Occasion<HydrationDefinition>] = []
    for units in VolumeUnits.allCases {
      for goal in goals {
        for part in parts {
          // 00:05, 11:58 and 23:59.
          for minute: Int64 in [5, 718, 1_439] {
            let state = try state(
              goal: goal, drunk: goal * part / 1000, units, minute: minute, streak: part % 10, in: zone)
            occasions.append(
              Occasion(
                .loaded(state), at: Instant(secondsSince1970: noon.secondsSince1970 + minute * 60 - 43_200)))
          }
        }
      }
    }
    for beverage in Beverage.all {
      var state = HydrationJournal()
      try state.add(
        id: beverage.id, moment: try moment(718), volume: Volume(clamping: 1_234), beverage: beverage,
        now: noon,
        in: zone)
      occasions.append(Occasion(.loaded(state), HydrationConfiguration(beverage: beverage), at: noon))
    }
    occasions.append(
      Occasion(
        .loaded(try state(goal: 2_450, drunk: 500, .metric, minute: 5, streak: 1, in: zone)),
        HydrationConfiguration(failedTap: Timestamp(noon)), at: noon))
    // Streaks of a day, a month and three years.
    for days in [1, 2, 31, 365, 1_095] {
      occasions.append(
        Occasion(
          .loaded(try state(goal: 2_450, drunk: 2_450, .metric, minute: 5, streak: days, in: zone)), at: noon)
      )
    }
    for doubt in [JournalDoubt.Kind.unavailable(.busy(path: "")), .several(1)] {
      var state = HydrationJournal()
      state.doubts = [JournalDoubt(path: "", kind: doubt)]
      occasions.append(Occasion(.loaded(state), at: noon))
    }
    survey.add(scope.some(occasions))
    let states: [HydrationState] = [
      .placeholder, .missing, .newer(version: 9), .unreadable(""), .unavailable(""),
      .loaded(HydrationJournal()),
    ]
    survey.add(
      states.map { Occasion($0, at: noon) }
        + [Occasion(.loaded(HydrationJournal()), at: Instant(secondsSince1970: .max))])
    return survey.report
  }

  /// Noon of an ordinary day.
  private static let noon = Instant(secondsSince1970: 1_771_304_400)

  /// A minute of that day.
  private static func moment(_ minute: Int64, daysBefore: Int = 0) throws -> Timestamp {
    let seconds = noon.secondsSince1970 - 43_200 + minute * 60 - Int64(daysBefore) * 86_400
    guard let moment = Timestamp(Instant(secondsSince1970: seconds)) else {
      throw HydrationError.momentOutOfRange("\(seconds)")
    }
    return moment
  }

  private static func state(
    goal: Int, drunk: Int, _ units: VolumeUnits, minute: Int64, streak: Int, in zone: ZoneClock
  ) throws -> HydrationJournal {
    var state = HydrationJournal()
    var profile = HydrationProfile()
    profile.units = units
    try profile.setCustomGoal(Volume(clamping: goal))
    let first = try moment(0, daysBefore: streak).instant
    try state.setProfile(profile, now: first, in: zone)
    func add(_ millilitres: Int, _ moment: Timestamp, _ id: String) throws {
      try state.add(
        id: id, moment: moment, volume: Volume(clamping: millilitres), now: moment.instant, in: zone)
    }
    for back in 0..<streak {
      try add(min(goal, 10_000), try moment(600, daysBefore: back + 1), "past \(back)")
    }
    var rest = drunk
    while rest > 0 {
      try add(min(rest, 10_000), try moment(minute), "today \(rest)")
      rest -= 10_000
    }
    return state
  }
}
