import Foundation
import HydrationFixtures
import Testing

@testable import HydrationWidgetCore

struct ScheduleTests {
  private func environment(_ zone: TimeZone = Fixture.hanoiZone) -> WidgetEnvironment {
    WidgetEnvironment(zone: zone, language: .english, frame: WidgetFrame(.medium))
  }

  private func schedule(
    _ reading: HydrationState, at text: String, in zone: TimeZone = Fixture.hanoiZone
  ) throws -> Schedule {
    HydrationDefinition.schedule(
      of: reading, configuration: HydrationConfiguration(), from: try Fixture.instant(text),
      in: environment(zone))
  }

  @Test func SI_14_nowDrinksToComeTheEveningsAndTwoBeginningsOfDays() throws {
    let state = try Fixture.state([
      ("2026-02-17T08:00:00+07:00", 250), ("2026-02-17T20:00:00.500+07:00", 250),
      ("2026-02-19T08:00:00+07:00", 250),
    ])
    let schedule = try schedule(.loaded(state), at: "2026-02-17T12:00:00+07:00")
    let expected = [
      "2026-02-17T12:00:00+07:00", "2026-02-17T18:00:00+07:00", "2026-02-17T20:00:00+07:00",
      "2026-02-18T00:00:00+07:00", "2026-02-18T18:00:00+07:00", "2026-02-19T00:00:00+07:00",
    ]
    #expect(try schedule.entries == expected.map(Fixture.instant))
    #expect(schedule.reload == .after(try Fixture.instant("2026-02-19T00:00:00+07:00")))
  }

  @Test func aTapThatWasNotKeptIsReportedNoMoreTenMinutesLaterIfThatIsToCome() throws {
    for (tap, end) in [
      ("2026-02-17T11:58:00Z", "2026-02-17T12:08:00Z"), ("2026-02-17T11:50:00Z", nil),
      ("2026-03-17T12:00:00Z", nil),
    ] {
      let schedule = HydrationDefinition.schedule(
        of: .loaded(HydrationJournal()), configuration: .init(failedTap: try Fixture.moment(tap)),
        from: try Fixture.instant("2026-02-17T12:00:00Z"), in: environment())
      let usual = HydrationDefinition.schedule(
        of: .loaded(HydrationJournal()), configuration: .init(),
        from: try Fixture.instant("2026-02-17T12:00:00Z"), in: environment())
      let added = try end.map { [try Fixture.instant($0)] } ?? []
      let shown = Set(schedule.entries)
      #expect(shown == Set(usual.entries + added) && schedule.reload == usual.reload, "\(tap)")
    }
  }

  @Test func C_04_atMost24RequestsADayInEveryState() throws {
    for reading in [
      HydrationState.placeholder, .missing, .unreadable("damaged"), .newer(version: 3),
      .unavailable("locked"),
      .loaded(HydrationJournal()),
    ] {
      let schedule = try schedule(reading, at: "2026-02-17T12:00:00+07:00")
      switch schedule.reload {
      case .after(let instant):
        #expect(instant >= (try Fixture.instant("2026-02-17T13:00:00+07:00")), "\(reading)")
      case .atEnd: Issue.record("the system chooses the time: \(reading)")
      case .never: break
      }
      #expect(schedule.entries.first == (try Fixture.instant("2026-02-17T12:00:00+07:00")))
    }
  }

  @Test func C_05_aNewDayBeginsByTheUsersClockOnDaysOf23And25HoursToo() throws {
    for (id, now, start) in [
      ("America/Sao_Paulo", "2018-11-03T12:00:00-03:00", "2018-11-04T01:00:00-02:00"),
      ("Europe/London", "2026-03-29T12:00:00+01:00", "2026-03-30T00:00:00+01:00"),
      ("America/New_York", "2026-11-01T00:30:00-04:00", "2026-11-02T00:00:00-05:00"),
    ] {
      let zone = Fixture.zone(id)
      let state = try Fixture.state(
        [(now, 777)], in: ZoneClock(zone), profile: try Fixture.profile(goal: 1000))
      let schedule = try schedule(.loaded(state), at: now, in: zone)
      let begin = try Fixture.instant(start)
      #expect(schedule.entries.contains(begin), "\(id)")
      for (offset, expected) in [(Int64(-1), 777), (0, 0)] {
        let snapshot = HydrationDefinition.snapshot(
          of: .loaded(state), configuration: HydrationConfiguration(),
          at: Instant(secondsSince1970: begin.secondsSince1970 + offset), in: environment(zone))
        let day = try #require(snapshot.facts?.day.value)
        #expect(day.total.millilitres == expected, "\(id) \(offset)")
      }
    }
  }

  @Test func SI_07_withADayThatBeginsAtFourTheWidgetTurnsThen() throws {
    var profile = HydrationProfile()
    try profile.setDayStartHour(4)
    let state = try Fixture.state([("2026-02-18T02:00:00+07:00", 250)], profile: profile)
    let schedule = try schedule(.loaded(state), at: "2026-02-18T03:00:00+07:00")
    #expect(try schedule.entries.contains(Fixture.instant("2026-02-18T04:00:00+07:00")))
    #expect(try !schedule.entries.contains(Fixture.instant("2026-02-19T00:00:00+07:00")))
  }

  /// An independent check compares the snapshot of every minute of two days with that of the last entry
  /// before it.
  @Test func C_02_SI_14_betweenTwoEntriesNothingChanges() throws {
    var profile = try Fixture.profile(goal: 500)
    try profile.setDayStartHour(3)
    let state = try Fixture.state(
      [
        ("2026-02-15T08:00:00+07:00", 500), ("2026-02-16T08:00:00+07:00", 500),
        ("2026-02-17T08:00:00+07:00", 250),
        ("2026-02-17T21:30:30.250+07:00", 250), ("2026-02-17T23:59:59+07:00", 100),
        ("2026-02-18T02:30:00+07:00", 5), ("2026-02-18T09:00:00.750+07:00", 70),
      ], profile: profile)
    let now = try Fixture.instant("2026-02-17T12:00:00+07:00")
    let environment = environment()
    let entries = HydrationDefinition.entries(
      of: .loaded(state), configuration: HydrationConfiguration(), from: now, in: environment)
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.instant < $1.instant })
    var wrong: [Int64] = []
    // Every minute until the reload, and the seconds around each drink.
    let drinks = state.log.entries.map(\.moment.instant.secondsSince1970)
    let seconds =
      stride(from: now.secondsSince1970, to: now.secondsSince1970 + 39 * 3600, by: 60)
      + drinks.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 >= now.secondsSince1970 }
    for second in seconds {
      let instant = Instant(secondsSince1970: second)
      let snapshot = HydrationDefinition.snapshot(
        of: .loaded(state), configuration: HydrationConfiguration(), at: instant, in: environment)
      if entries.last(where: { $0.instant <= instant })?.snapshot != snapshot {
        wrong.append(instant.secondsSince1970)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test func C_24_mattersMoreInTheEveningWhileTheGoalIsNotReached() throws {
    let state = try Fixture.state(
      [("2026-02-17T08:00:00+07:00", 400), ("2026-02-17T20:00:00+07:00", 600)],
      profile: try Fixture.profile(goal: 1000))
    func relevance(_ text: String) throws -> Relevance? {
      HydrationDefinition.relevance(
        of: .loaded(state), configuration: HydrationConfiguration(), at: try Fixture.instant(text),
        in: environment())
    }
    #expect(try relevance("2026-02-17T17:59:59+07:00") == nil)
    #expect(try relevance("2026-02-17T18:00:00+07:00") == Relevance(score: 5, duration: 6 * 3600))
    #expect(try relevance("2026-02-17T20:00:00+07:00") == nil)
    #expect(
      HydrationDefinition.relevance(
        of: .unreadable("damaged"), configuration: HydrationConfiguration(),
        at: try Fixture.instant("2026-02-17T18:00:00+07:00"), in: environment()) == nil)
    // The local time is 18:00 on a day of 23 hours too.
    let london = Fixture.clock("Europe/London")
    let date = try #require(CivilDate("2026-03-29"))
    #expect(
      HydrationDefinition.evening(of: date, in: london)
        == (try Fixture.instant("2026-03-29T18:00:00+01:00")))
  }

  @Test func noMomentStopsTheProgram() throws {
    let state = try Fixture.state([("2026-02-17T08:00:00+07:00", 400)])
    for seconds in [Int64.min, -62_135_596_801, -62_135_596_800, 0, 253_402_300_799, 253_402_300_800, .max] {
      for zone in [Fixture.hanoiZone, Fixture.zone("Pacific/Kiritimati"), Fixture.zone("Pacific/Pago_Pago")] {
        let instant = Instant(secondsSince1970: seconds)
        for reading in [HydrationState.loaded(state), .placeholder, .unavailable("locked")] {
          let entries = HydrationDefinition.entries(
            of: reading, configuration: HydrationConfiguration(), from: instant, in: environment(zone))
          #expect(!entries.isEmpty)
        }
        var changed = state
        _ = try? changed.undo(now: instant, in: ZoneClock(zone))
      }
    }
  }
}
