import Testing
import WidgetCore

/// Schedules are valid by construction.
struct ScheduleTests {
  private static func instants(_ seconds: [Int64]) -> [Instant] {
    seconds.map(Instant.init(secondsSince1970:))
  }

  @Test func C_02_entriesIncreaseStrictlyFromNowWithoutRepetitionAndWithoutEnd() {
    let now = Instant(secondsSince1970: 100)
    let schedule = Schedule(now: now, later: Self.instants([300, 100, 200, 99, 300, -5]), reload: .atEnd)
    #expect(schedule.entries == Self.instants([100, 200, 300]))
    let many = Schedule(now: now, later: Self.instants(Array(0...5_000)), reload: .never)
    #expect(many.entries.count == Schedule.entryLimit)
  }

  @Test func extremeMomentsDoNotTrap() {
    let far = Schedule(now: Instant(secondsSince1970: .min), later: Self.instants([.max]), reload: .atEnd)
    #expect(far.entries.count == 2)
    #expect(Relevance(score: .nan, duration: .min) == Relevance(score: 0, duration: 0))
  }
}
