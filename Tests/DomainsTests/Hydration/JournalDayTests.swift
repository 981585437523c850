import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Hydration

/// Days, months and years that turn, people who travel, clocks that go back, and changes that are taken back.
struct JournalDayTests {
  @Test func SI_21_theLastTwentyChangesAreTakenBackAcrossMonthsWhatIsBeforeStays() throws {
    let diary = try Diary()
    let days = ["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
      "\($0)T10:00:00+07:00"
    }
    var states: [[String]] = []
    var now = "2026-02-01T12:00:00+07:00"
    func act(_ body: () throws -> Void) throws {
      states.append(try diary.answers(at: now).drinks)
      try body()
    }
    for (number, day) in days.enumerated() { try act { try diary.add("\(number)", day, now: day) } }
    for round in 0..<6 {
      try act { try diary.edit("0", 100 + round, now: now) }
      try act { try diary.edit("1", to: days[(round + 2) % 5], now: now) }
      // This counts among the twenty, although it is taken back itself.
      try diary.delete("2", now: now)
      try diary.undo(now: now)
    }
    try act { try diary.add("late", "2025-11-01T10:00:00+07:00", now: now) }
    // Days later, and in another month.
    now = "2026-03-09T12:00:00+07:00"
    for round in 0..<14 {
      try diary.undo(now: now)
      #expect(try diary.answers(at: now).drinks == states.last, "\(round)")
      states.removeLast()
    }
    #expect(try diary.answers(at: now).canUndo == false)
    #expect(throws: (any Error).self) { try diary.undo(now: now) }
    for number in 0..<30 {
      try diary.add("new \(number)", "2026-03-0\(1 + number % 9)T10:00:00+07:00", now: now)
    }
    for number in (10..<30).reversed() {
      #expect(try diary.answers(at: now).canUndo, "\(number)")
      try diary.undo(now: now)
    }
    #expect(try diary.answers(at: now).canUndo == false)
    #expect(try diary.ids(at: now).count == 14)
  }

  @Test func aDrinkBefore1970IsRefusedWithTheTimeOnTheUsersClock() throws {
    var journal = HydrationJournal()
    let (moment, now) = (
      try Fixture.moment("1970-01-01T02:30:00Z"), try Fixture.instant("2026-02-17T10:00:00Z")
    )
    #expect(throws: HydrationError.momentOutOfRange("1969-12-31 21:30")) {
      try journal.add(
        moment: moment, volume: Volume(clamping: 250), now: now, in: ZoneClock(offset: -18_000))
    }
  }

  /// A drink is in the file of the month of its day, whatever clock and zone say, and a widget shows it on that day.
  @Test func SI_07_whoTravelsOverTheDateLineAndWhoseClockIsWrongLosesNoDrinkAndNoDay() throws {
    var diary = try Diary()
    try diary.set(goal: 1000, now: "2025-12-30T08:00:00Z")
    func lives(_ id: String, _ zone: String, _ moment: String, now: String? = nil) throws {
      diary.zone = Fixture.zone(zone)
      try diary.add(id, moment, 1000, now: now)
    }
    // New year twice: fourteen hours before UTC, and ten hours after it.
    try lives("kiritimati", "Pacific/Kiritimati", "2025-12-31T11:00:00Z")
    try lives("honolulu", "Pacific/Honolulu", "2025-12-31T20:00:00Z")
    try lives("honolulu later", "Pacific/Honolulu", "2026-01-01T20:00:00Z")
    #expect(
      try diary.answers(at: "2026-01-01T21:00:00Z").drinks == [
        "honolulu 2025-12-31 1000", "kiritimati 2026-01-01 1000", "honolulu later 2026-01-01 1000",
      ])
    #expect(try diary.answers(at: "2026-01-01T21:00:00Z").streak == 2)
    #expect(try diary.months.keys.sorted() == [Diary.month("2025-12"), Diary.month("2026-01")])
    // Back in Kiritimati, where it is the second already; at the end of the month the next month is read too.
    try lives("kiritimati again", "Pacific/Kiritimati", "2026-01-01T22:00:00Z")
    try lives("february", "Pacific/Kiritimati", "2026-01-31T11:00:00Z")
    diary.zone = Fixture.zone("Pacific/Honolulu")
    #expect(try diary.answers(at: "2026-01-31T12:00:00Z").drinks.last == "february 2026-02-01 1000")
    // The clock goes back a day, a year, and a drink is dated a year ahead.
    try lives("a day back", "Asia/Ho_Chi_Minh", "2026-01-30T05:00:00Z")
    try lives("a year back", "Asia/Ho_Chi_Minh", "2025-01-31T05:00:00Z")
    try lives("ahead", "Asia/Ho_Chi_Minh", "2027-01-31T05:00:00Z", now: "2026-02-01T05:00:00Z")
    let found = try diary.answers(at: "2026-02-01T06:00:00Z")
    #expect(found.counts == [7, 8] && found.contradictions == [] && found.damage == [])
    #expect(
      found.drinks.first == "a year back 2025-01-31 1000" && found.drinks.last == "ahead 2027-01-31 1000")
    #expect(try diary.answers(at: "2026-01-02T06:00:00Z").streak == 3, "what is in the future does not count")
    try diary.undo(now: "2025-06-01T05:00:00Z")
    try diary.undo(now: "2025-06-01T05:00:00Z")
    #expect(try diary.answers(at: "2026-02-01T06:00:00Z").counts == [5, 6])
    for (name, bytes) in try diary.months { #expect(HandMadeMonth.faults(bytes) == [], "\(name)") }
  }

  /// Samoa had no 30 December 2011; in whatever zone and month one looks back, the streak goes over it.
  @Test func SI_06_theDayThatSamoaLeftOutEndsNoStreakInTheCacheEither() throws {
    var diary = try Diary()
    diary.zone = Fixture.zone("Pacific/Apia")
    try diary.set(goal: 1000, now: "2011-12-20T20:00:00Z")
    var date = try #require(CivilDate("2011-12-25"))
    var days = 0
    let end = try #require(CivilDate("2012-03-08"))
    while date < end {
      if let start = LocalDays(zone: ZoneClock(diary.zone)).start(of: date) {
        try diary.add("\(date)", "\(Instant(secondsSince1970: start.secondsSince1970 + 36_000))", 1000)
        days += 1
      }
      date = try date.adding(days: 1)
    }
    let found = try diary.answers(at: "2012-03-08T06:00:00Z")
    #expect(days == 73 && found.streak == 73 && found.contradictions == [], "\(days) \(found.streak)")
    #expect(!found.ids.contains("2011-12-30"))
    // Of drinks at every hour of two days that are a date line apart.
    diary.zone = Fixture.hanoiZone
    #expect(try diary.answers(at: "2012-03-08T06:00:00Z").contradictions == [])
  }

  @Test func oneIdIsOneDrinkHoweverOftenItComes() throws {
    let diary = try Diary.threeMonths()
    let now = "2026-02-22T12:00:00+07:00"
    let before = try diary.answers(at: now)
    for id in before.ids {
      #expect(throws: (any Error).self) { try diary.add(id, "2026-02-22T11:00:00+07:00", now: now) }
    }
    #expect(try diary.answers(at: now) == before)
    // A deleted drink may be logged again; if the answer says that it is saved, it is.
    try diary.delete("day 22", now: now)
    try diary.add("day 22", "2026-02-22T10:00:00+07:00", now: now)
    #expect(try diary.answers(at: now).drinks == before.drinks)
    // One that goes the same way again, after that was taken back, arrives.
    for _ in 0..<2 {
      try diary.edit("day 22", to: "2026-01-22T10:00:00+07:00", now: now)
      #expect(try diary.answers(at: now).drinks.contains("day 22 2026-01-22 2000"))
      try diary.undo(now: now)
      #expect(try diary.answers(at: now).drinks == before.drinks)
    }
    try diary.add("day 21", "2026-02-21T11:00:00+07:00", 5, now: now)
    #expect(try diary.answers(at: now).drinks.contains("day 21 2026-02-21 5"))
  }
}
