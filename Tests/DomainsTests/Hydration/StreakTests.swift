import AlmanacFoundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Hydration

struct StreakTests {
  private let profile: HydrationProfile

  init() throws {
    profile = try Fixture.profile(goal: 1000)
  }

  private func streak(
    _ state: HydrationJournal, at text: String, in zone: ZoneClock = Fixture.hanoi
  ) throws -> Streak {
    let now = try Fixture.moment(text)
    let today = try #require(state.days(in: zone).day(at: now.instant))
    return state.streak(today: DayNumber(today), now: now, in: zone)
  }

  @Test func SI_06_endsTodayOrYesterdayWhileTodayIsNotReached() throws {
    var state = try Fixture.state(
      [
        ("2026-02-14T08:00:00+07:00", 1000), ("2026-02-15T08:00:00+07:00", 999),
        ("2026-02-16T08:00:00+07:00", 1000),
        ("2026-02-17T08:00:00+07:00", 400), ("2026-02-17T09:00:00+07:00", 600),
        ("2026-02-18T08:00:00+07:00", 400),
      ], profile: profile)
    #expect(try streak(state, at: "2026-02-18T10:00:00+07:00") == Streak(2, false))
    #expect(try streak(state, at: "2026-02-17T08:30:00+07:00") == Streak(1, false))
    #expect(try streak(state, at: "2026-02-17T09:00:00+07:00") == Streak(2, true))
    #expect(try streak(state, at: "2026-02-19T00:00:00+07:00") == Streak(0, false))
    let evening = try Fixture.instant("2026-02-18T20:00:00+07:00")
    try state.add(
      id: "evening", moment: try Fixture.moment("2026-02-18T20:00:00+07:00"),
      volume: try Volume(millilitres: 600), now: evening, in: Fixture.hanoi)
    #expect(try streak(state, at: "2026-02-18T20:00:00+07:00") == Streak(3, true))
    #expect(try streak(state, at: "2026-02-19T23:59:59+07:00") == Streak(3, false))
    #expect(try streak(HydrationJournal(), at: "2026-02-18T20:00:00+07:00") == Streak(0, false))
  }

  @Test func SI_06_entriesInTheFutureDoNotCountUntilTheirMoment() throws {
    let state = try Fixture.state(
      [
        ("2026-02-16T08:00:00+07:00", 1000), ("2026-02-17T22:00:00+07:00", 1000),
        ("2026-02-18T08:00:00+07:00", 1000), ("2031-01-01T08:00:00+07:00", 9000),
      ], profile: profile)
    #expect(try streak(state, at: "2026-02-17T12:00:00+07:00") == Streak(1, false))
    #expect(try streak(state, at: "2026-02-17T22:00:00+07:00") == Streak(2, true))
  }

  @Test func SI_06_SI_E7_noCapOf90DaysTenYearsOfDaysThroughAllChangesOfTheClocks() throws {
    for id in [
      "America/Sao_Paulo", "Europe/London", "Australia/Lord_Howe", "Asia/Ho_Chi_Minh", "America/Havana",
    ] {
      let zone = Fixture.clock(id)
      let days = LocalDays(zone: zone)
      var lines: [UInt8] = []
      var month = HandMadeMonth("2010-01")
      var date = try #require(CivilDate("2010-01-01"))
      for number in 0..<3652 {
        let start = try #require(days.start(of: date))
        let moment = try #require(Timestamp(start))
        month.add(#""goal":{"baseML":1000,"day":"\#(date)"}"#)
        month.add(#""add":\#(HandMadeMonth.entry("\(number)", "\(moment)", day: "\(date)", 1000))"#)
        date = try date.adding(days: 1)
        guard date.day == 1 else { continue }
        lines += month.bytes
        month = HandMadeMonth("\(YearMonth(of: date))")
      }
      var settings = HydrationSettings()
      settings.profile = profile
      let state = HydrationJournal(settings, lines: lines, in: zone)
      #expect(state.count.drinks == 3652)
      #expect(try streak(state, at: "2019-12-31T23:00:00Z", in: zone).days >= 3651, "\(id)")
    }
  }

  @Test func SI_07_whatIsLoggedKeepsItsDayWhileTheUserTravels() throws {
    var state = HydrationJournal()
    state.settings.profile = profile
    func drink(_ id: String, _ moment: String, _ zone: String) throws {
      try state.add(
        id: id, moment: try Fixture.moment(moment), volume: try Volume(millilitres: 1000),
        now: try Fixture.instant(moment), in: Fixture.clock(zone))
    }
    // Late in the evening in Tokyo; the same moment is the same day in the morning in Los Angeles.
    try drink("tokyo", "2026-02-16T23:30:00+09:00", "Asia/Tokyo")
    try drink("los angeles", "2026-02-17T08:00:00-08:00", "America/Los_Angeles")
    #expect(state.log.entries.map { "\($0.day)" } == ["2026-02-16", "2026-02-17"])
    #expect(
      try streak(state, at: "2026-02-17T09:00:00-08:00", in: Fixture.clock("America/Los_Angeles"))
        == Streak(2, true))
    // Back over the date line the same date is lived twice, and is one day.
    try drink("auckland", "2026-02-19T12:00:00+13:00", "Pacific/Auckland")
    try drink("honolulu", "2026-02-19T08:00:00-10:00", "Pacific/Honolulu")
    #expect(state.log.days.map(\.count) == [1, 1, 2])
  }

  /// Two drinks with a date between them, which was lived or not: by hand.
  @Test(arguments: [
    // 6 February 2026 is a Friday. From Honolulu at 16:00 to Sydney, where one drinks after 26 hours.
    ("Pacific/Honolulu", "2026-02-04T16:00:00-10:00", "Australia/Sydney", "2026-02-06T15:00:00+11:00", 2),
    // From Los Angeles to Auckland with the first drink 21 hours later.
    ("America/Los_Angeles", "2026-02-04T18:00:00-08:00", "Pacific/Auckland", "2026-02-06T12:00:00+13:00", 2),
    // One who had Thursday in Honolulu and Friday in the air did live Thursday.
    ("Pacific/Honolulu", "2026-02-04T16:00:00-10:00", "Australia/Sydney", "2026-02-07T09:00:00+11:00", 1),
    // Thursday in Tokyo is whole, after a night flight from Paris that landed before it began.
    ("Europe/Paris", "2026-02-04T12:00:00+01:00", "Asia/Tokyo", "2026-02-06T08:00:00+09:00", 1),
    ("Asia/Ho_Chi_Minh", "2026-02-17T23:59:59+07:00", "Asia/Ho_Chi_Minh", "2026-02-19T00:00:00+07:00", 1),
    // At home, and with the clocks put forward on 29 March, Sunday is a day.
    ("Europe/Paris", "2026-03-28T23:30:00+01:00", "Europe/Paris", "2026-03-30T00:15:00+02:00", 1),
    // The other way over the date line no date is missing, and none that is not lived through.
    ("Pacific/Auckland", "2026-02-04T08:00:00+13:00", "Pacific/Honolulu", "2026-02-06T23:00:00-10:00", 1),
  ])
  func SI_06_aDateThatWasNeverLivedEndsNoStreak(
    from: String, last: String, to: String, first: String, days: Int
  ) throws {
    var state = HydrationJournal()
    state.settings.profile = profile
    for (zone, text) in [(from, last), (to, first)] {
      try state.add(
        moment: try Fixture.moment(text), volume: try Volume(millilitres: 1000),
        now: try Fixture.instant(text), in: Fixture.clock(zone))
    }
    #expect(try streak(state, at: first, in: Fixture.clock(to)) == Streak(days, true))
  }

  /// 2 L at noon reach a goal of 2 L; whatever is raised after that, the day counts, today and for ever.
  @Test func SI_06_aDayThatWasReachedStaysReachedWhenItsGoalIsRaised() throws {
    var state = try Fixture.state(
      [("2026-02-16T08:00:00+07:00", 1000), ("2026-02-17T08:00:00+07:00", 1200)], profile: profile)
    let (hanoi, noon) = (Fixture.hanoi, try Fixture.instant("2026-02-17T12:00:00+07:00"))
    let day = try Fixture.day("2026-02-17")
    func raise(_ goal: Int, _ text: String) throws {
      try state.setProfile(try Fixture.profile(goal: goal), now: try Fixture.instant(text), in: hanoi)
    }
    try raise(1500, "2026-02-17T12:00:00+07:00")
    #expect(state.goal(on: day, today: day).total.millilitres == 1500)
    #expect(state.goal(on: day, today: day).reached?.millilitres == 1000)
    #expect(try streak(state, at: "2026-02-17T13:00:00+07:00") == Streak(2, true))
    // Heat raises it again, after which it is still the first goal that was reached.
    let heat = try WeatherReading(temperature: 33, day: CivilDate(day))
    try state.setWeather(heat, now: noon, in: hanoi)
    #expect(state.goal(on: day, today: day).reached?.millilitres == 1000)
    #expect(try streak(state, at: "2026-02-18T09:00:00+07:00") == Streak(2, false))
    // A slip that is deleted reached nothing.
    try state.edit("drink 1", volume: try Volume(millilitres: 120), now: noon, in: hanoi)
    #expect(try streak(state, at: "2026-02-18T09:00:00+07:00") == Streak(0, false))
    try state.undo(now: noon, in: hanoi)
    // A goal that is raised before it is reached is the one to reach.
    let morning = try Fixture.instant("2026-02-18T08:00:00+07:00")
    try state.add(
      id: "half", moment: try Fixture.moment("2026-02-18T08:00:00+07:00"),
      volume: try Volume(millilitres: 900),
      now: morning, in: hanoi)
    try raise(1600, "2026-02-18T09:00:00+07:00")
    try state.edit("half", volume: try Volume(millilitres: 1550), now: morning, in: hanoi)
    #expect(try streak(state, at: "2026-02-18T10:00:00+07:00") == Streak(2, false))
  }

  /// Days that the IANA database has as left out: the changes of the date line.
  @Test(arguments: [
    ("Pacific/Apia", "2011-12-29", "2011-12-31"), ("Pacific/Fakaofo", "2011-12-29", "2011-12-31"),
    ("Pacific/Kwajalein", "1993-08-20", "1993-08-22"), ("Pacific/Kiritimati", "1994-12-30", "1995-01-01"),
    ("Pacific/Enderbury", "1994-12-30", "1995-01-01"),
  ])
  func SI_06_aDayThatTheZoneLeftOutEndsNoStreakAtWhateverHoursOneDrank(
    id: String, before: String, after: String
  ) throws {
    let zone = Fixture.clock(id)
    let goal = try Volume(millilitres: 1000)
    var wrong: [String] = []
    for dayStartHour in LocalDays.dayStartHours {
      var profile = profile
      try profile.setDayStartHour(dayStartHour)
      let days = LocalDays(zone: zone, dayStartHour: dayStartHour)
      let dates = try [before, after].map { try #require(CivilDate($0)) }
      let starts = try dates.map { try #require(days.start(of: $0)).secondsSince1970 }
      for first in stride(from: 0, to: 24, by: 3) {
        for second in stride(from: 0, to: 24, by: 2) {
          let moments = [starts[0] + Int64(first) * 3600, starts[1] + Int64(second) * 3600].map {
            Instant(secondsSince1970: $0)
          }
          var state = HydrationJournal()
          state.settings.profile = profile
          for moment in moments {
            try state.add(moment: try #require(Timestamp(moment)), volume: goal, now: moment, in: zone)
          }
          let now = try #require(Timestamp(moments[1]))
          let today = DayNumber(dates[1])
          // Wherever the user is now.
          if moments.map(days.day) != dates
            || [zone, .utc].contains(where: {
              state.streak(today: today, now: now, in: $0) != Streak(2, true)
            })
          {
            wrong.append("\(dayStartHour) \(first) \(second)")
          }
        }
      }
    }
    #expect(wrong == [], "\(id): \(wrong.prefix(5))")
  }

  @Test func SI_07_aDayMayBeginAtFour() throws {
    var profile = profile
    try profile.setDayStartHour(4)
    let state = try Fixture.state(
      [
        ("2026-02-16T12:00:00+07:00", 1000), ("2026-02-18T03:59:59+07:00", 1000),
        ("2026-02-18T04:00:00+07:00", 300),
      ], profile: profile)
    #expect(state.log.entries.map { "\($0.day)" } == ["2026-02-16", "2026-02-17", "2026-02-18"])
    #expect(try streak(state, at: "2026-02-18T03:59:59+07:00") == Streak(2, true))
    #expect(try streak(state, at: "2026-02-18T04:00:00+07:00") == Streak(2, false))
    // Another hour later on moves nothing that was logged.
    var changed = state
    try profile.setDayStartHour(0)
    try changed.setProfile(profile, now: try Fixture.instant("2026-02-18T12:00:00+07:00"), in: Fixture.hanoi)
    #expect(changed.log.entries.map(\.day) == state.log.entries.map(\.day))
  }

  @Test func SI_E6_yesterdaysWorkoutAndTodaysGoalChangeNothingOfThePast() throws {
    var state = try Fixture.state(
      [("2026-02-15T08:00:00+07:00", 1000), ("2026-02-16T08:00:00+07:00", 1000)], profile: profile)
    let hanoi = Fixture.hanoi
    let today = try #require(CivilDate("2026-02-17"))
    let noon = try Fixture.instant("2026-02-17T12:00:00+07:00")
    #expect(try streak(state, at: "2026-02-17T12:00:00+07:00").days == 2)
    try state.setWorkout(try WorkoutReading(minutes: 60, day: today), now: noon, in: hanoi)
    try state.setWeather(try WeatherReading(temperature: 33, day: today), now: noon, in: hanoi)
    let day = DayNumber(today)
    #expect(state.goal(on: day, today: day).total.millilitres == 1000 + 720 + 650)
    #expect(try streak(state, at: "2026-02-17T12:00:00+07:00").days == 2)
    // The next day they are over.
    let tomorrow = try day.adding(days: 1)
    #expect(state.goal(on: tomorrow, today: tomorrow).total.millilitres == 1000)
    // A higher goal from today on.
    try state.setProfile(try Fixture.profile(goal: 3000), now: noon, in: hanoi)
    #expect(try streak(state, at: "2026-02-17T12:00:00+07:00").days == 2)
    #expect(state.goal(on: try day.adding(days: -1), today: day).total.millilitres == 1000)
    #expect(state.goal(on: try day.adding(days: -9), today: day).total.millilitres == 3000)
  }

  /// Another route: a dictionary of totals, and a walk back day by day.
  @Test func SI_06_equalToAPlainCountOnRandomLogs() throws {
    var random = Seeded(9)
    let first = try Fixture.day("2026-01-01")
    for round in 0..<300 {
      var totals: [Int32: Int] = [:]
      var state = HydrationJournal()
      state.settings.profile = profile
      for number in 0..<random.below(60) {
        let day = try first.adding(days: random.below(20))
        let volume = 1 + random.below(800)
        let start = try #require(LocalDays(zone: Fixture.hanoi).start(of: CivilDate(day)))
        let moment = Instant(secondsSince1970: start.secondsSince1970 + Int64(random.below(86_400)))
        try state.add(
          id: "\(number)", moment: try #require(Timestamp(moment)), volume: try Volume(millilitres: volume),
          now: moment, in: Fixture.hanoi)
        totals[day.rataDie, default: 0] += volume
      }
      let today = try first.adding(days: random.below(22))
      let end = try Fixture.instant("\(CivilDate(today))T23:59:59+07:00")
      var expected = 0
      var day = today.rataDie
      if totals[day, default: 0] < 1000 { day -= 1 }
      while totals[day, default: 0] >= 1000 {
        expected += 1
        day -= 1
      }
      let counted = state.streak(today: today, now: try #require(Timestamp(end)), in: Fixture.hanoi)
      #expect(counted.days == expected, "round \(round)")
      #expect(counted.includesToday == (totals[today.rataDie, default: 0] >= 1000))
    }
  }
}

extension Streak {
  fileprivate init(_ days: Int, _ includesToday: Bool) {
    self.init(days: days, includesToday: includesToday)
  }
}
