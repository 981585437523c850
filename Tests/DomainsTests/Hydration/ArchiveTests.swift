import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// The days that are over, in files by year beside the document.
struct ArchiveTests {
  private struct NoLog: Error {}
  private static let name = "Drinks.json"
  private let folder: TemporaryFolder
  private let store: HydrationStore
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try HydrationStore(folder: folder.url, name: Self.name)
  }

  private func change(
    _ now: String, _ body: (inout HydrationDocument, Instant) throws(HydrationError) -> Void
  ) throws {
    let instant = try Fixture.instant(now)
    try store.update(at: instant, in: zone) { state throws(HydrationError) in try body(&state, instant) }
  }

  /// Adds a drink at a moment of Hanoi's clock, at that moment or another one.
  private func add(_ id: String, _ moment: String, _ millilitres: Int = 2000, now: String? = nil) throws {
    let timestamp = try Fixture.moment(moment)
    try change(now ?? moment) { state, instant throws(HydrationError) in
      try state.add(
        id: id, moment: timestamp, volume: Volume(clamping: millilitres), now: instant, in: clock)
    }
  }

  private func state(at now: String) throws -> HydrationDocument {
    guard case .value(let state) = try store.reading(at: try Fixture.instant(now), in: clock) else {
      throw NoLog()
    }
    return state
  }

  private func history(at now: String) throws -> HydrationDocument {
    var state = try state(at: now)
    #expect(try state.readHistory() == 0)
    return state
  }

  private func streak(at now: String) throws -> Int {
    let state = try state(at: now)
    let today = try #require(state.days(in: clock).day(at: try Fixture.instant(now)))
    return state.streak(today: DayNumber(today), now: try Fixture.moment(now), in: clock).days
  }

  /// A newer version may add as much as it likes to a day: its line is found again, whatever it says before the summary ends.
  @Test func aDayWithManyUnknownMembersIsFoundAgain() throws {
    let day = try Fixture.day("2026-02-12")
    let entry = try HydrationEntry(
      id: "a", moment: try Fixture.moment("2026-02-12T10:00:00Z"), day: CivilDate(day),
      volume: Volume(clamping: 200))
    for length in [10, 900, 2000, 70_000] {
      let others: JSONObject = [
        "mood": .string(String(repeating: "x", count: length)),
        "note": ["kind": "a", "summary": "00000000"],
      ]
      let written = ArchivedDay(
        day, goal: GoalBreakdown(base: Volume(clamping: 2000)), entries: [entry], others: others)
      let line = Array(written.line.dropLast())
      #expect(ArchivedDay(line: line, in: 2026) == written, "\(length)")
      let summary = line.withUnsafeBytes { ArchivedDay.Summary(line: $0, in: 2026) }
      #expect(summary == written.summary, "\(length)")
    }
  }

  /// The document holds the days from the day before yesterday on, and a file for each year the others.
  @Test func theDocumentHoldsTheLastDaysAndAFileForEachYearTheOthers() throws {
    for (number, day) in ["2025-12-29", "2025-12-31", "2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"]
      .enumerated()
    {
      try add("drink \(number)", "\(day)T10:00:00+07:00")
    }
    let state = try state(at: "2026-01-04T12:00:00+07:00")
    #expect(state.log.entries.map(\.id) == ["drink 3", "drink 4", "drink 5"])
    #expect(state.archive.drinkCount == 3 && state.archive.dayCount == 3)
    #expect(
      folder.names.filter { $0.hasSuffix(".jsonl") } == ["Drinks.json-2025.jsonl", "Drinks.json-2026.jsonl"])
    #expect(
      try history(at: "2026-01-04T12:00:00+07:00").log.entries.map(\.id) == (0..<6).map { "drink \($0)" })
    #expect(try streak(at: "2026-01-04T12:00:00+07:00") == 5)
    // A document without its folder, as a bridge reads it, shows the same.
    let bytes = try folder.bytes(Self.name)
    let bridged = try #require(DocumentStore<HydrationFormat>.reading(of: bytes).document).payload
    let now = try Fixture.moment("2026-01-04T12:00:00+07:00")
    #expect(bridged.streak(today: try Fixture.day("2026-01-04"), now: now, in: clock).days == 5)
    #expect(state.log == bridged.log)
  }

  /// A drink of a day that is over can be changed, deleted and brought back, and the streak follows.
  @Test func aDrinkOfADayThatIsOverCanBeChangedAndTheStreakFollows() throws {
    for day in 1...28 { try add("day \(day)", "2026-02-\(day < 10 ? "0" : "")\(day)T10:00:00+07:00") }
    let now = "2026-02-28T12:00:00+07:00"
    #expect(try streak(at: now) == 28)
    let years = try state(at: now).archive.years
    try change(now) { state, instant throws(HydrationError) in
      try state.edit("day 10", volume: Volume(clamping: 100), now: instant, in: clock)
    }
    #expect(try streak(at: now) == 18, "the 10th is not reached any more")
    #expect(try state(at: now).log.entries.count == 3, "its day is no longer in the document")
    #expect(try state(at: now).archive.years[2026]?.drinks == years[2026]?.drinks)
    #expect(try history(at: now).log.entry("day 10")?.volume.millilitres == 100)
    try change(now) { state, instant throws(HydrationError) in try state.undo(now: instant, in: clock) }
    #expect(try streak(at: now) == 28, "healed")
    try change(now) { state, instant throws(HydrationError) in
      try state.delete("day 20", now: instant, in: clock)
    }
    #expect(try streak(at: now) == 8)
    #expect(try history(at: now).log.entry("day 20") == nil)
    #expect(try state(at: now).archive.drinkCount == 24)
    // A deleted drink stays deleted, whatever earlier lines say.
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try change(now) { state, instant throws(HydrationError) in
        try state.delete("day 20", now: instant, in: clock)
      }
    }
    try change(now) { state, instant throws(HydrationError) in try state.undo(now: instant, in: clock) }
    #expect(try streak(at: now) == 28)
    // To another day, of another year.
    let moved = try Fixture.moment("2025-12-24T18:00:00+07:00")
    try change(now) { state, instant throws(HydrationError) in
      try state.edit("day 5", moment: moved, now: instant, in: clock)
    }
    #expect(try history(at: now).log.entry("day 5").map { "\($0.day)" } == "2025-12-24")
    #expect(try streak(at: now) == 23)
    try change(now) { state, instant throws(HydrationError) in try state.undo(now: instant, in: clock) }
    #expect(try streak(at: now) == 28)
    #expect(try history(at: now).log.entries.count == 28)
  }

  /// A drink of a day that is over is added to the others of that day; an id from elsewhere is taken once.
  @Test func aDrinkIsAddedToADayThatIsOverAndAForeignIdIsTakenOnce() throws {
    for day in 10...20 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00", 900) }
    let now = "2026-02-20T12:00:00+07:00"
    try add("more", "2026-02-12T11:00:00+07:00", 900, now: now)
    try add("before all", "2026-01-05T11:00:00+07:00", 900, now: now)
    let all = try history(at: now)
    #expect(all.log.entries.count == 13)
    #expect(all.log.total(on: try Fixture.day("2026-02-12"))?.count == 2)
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try add("day 11", "2026-02-20T11:00:00+07:00", now: now)
    }
    // Nor in another year, whatever day it is for.
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try add("day 11", "2024-05-05T11:00:00+07:00", now: now)
    }
    try add("long ago", "2024-05-05T11:00:00+07:00", now: now)
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try add("long ago", "2026-02-20T11:30:00+07:00", now: now)
    }
    try change(now) { state, instant throws(HydrationError) in try state.undo(now: instant, in: clock) }
    #expect(try history(at: now).log == all.log)
    // One that is left out is new.
    let moment = try Fixture.moment("2026-02-13T11:00:00+07:00")
    try change(now) { state, instant throws(HydrationError) in
      try state.add(moment: moment, volume: Volume(clamping: 1), now: instant, in: clock)
    }
    #expect(Set(try history(at: now).log.entries.map(\.id)).count == 14)
    #expect(try state(at: now).ids(beginningWith: "day 1") == Set((10...19).map { "day \($0)" }))
  }

  /// The other route: all drinks in memory, and the same changes.
  @Test func randomChangesOfAnyAgeGiveWhatALogInMemoryGivesDrinksGoalsAndStreak() throws {
    var random = Seeded(43)
    var model = HydrationDocument()
    var now = try Fixture.instant("2025-12-10T09:00:00+07:00")
    let first = now.secondsSince1970
    var number = 0
    for step in 0..<700 {
      now = Instant(secondsSince1970: now.secondsSince1970 + Int64(random.below(30_000)))
      let back = random.below(3) == 0 ? Int64(random.below(Int(now.secondsSince1970 - first + 1))) : 0
      let moment = try #require(Timestamp(Instant(secondsSince1970: now.secondsSince1970 - back)))
      let volume = Volume(clamping: [300, 900, 2000, 2600][random.below(4)])
      let known = model.log.entries.map(\.id)
      let id = known.isEmpty ? "none" : known[random.below(known.count)]
      number += 1
      let (kind, new, instant) = (random.below(10), "drink \(number)", now)
      func apply(_ state: inout HydrationDocument) throws(HydrationError) {
        switch kind {
        case 0...4: try state.add(id: new, moment: moment, volume: volume, now: instant, in: clock)
        case 5: try state.edit(id, volume: volume, now: instant, in: clock)
        case 6: try state.edit(id, moment: moment, now: instant, in: clock)
        case 7: try state.delete(id, now: instant, in: clock)
        case 8: try state.undo(now: instant, in: clock)
        default:
          var profile = state.profile
          try profile.setCustomGoal(volume < Volume(clamping: 500) ? nil : volume)
          try state.setProfile(profile, now: instant, in: clock)
        }
      }
      let wanted = Result { () throws(HydrationError) in try apply(&model) }
      let found = Result { () throws(DocumentUpdateError<HydrationError>) in
        try store.update(at: instant, in: zone) { state throws(HydrationError) in try apply(&state) }
      }
      let isEqual = (try? wanted.get()) == nil ? (try? found.get()) == nil : (try? found.get()) != nil
      #expect(isEqual, "step \(step): \(wanted) \(found)")
      guard step % 3 == 0, case .value(let state) = try store.reading(at: now, in: clock) else { continue }
      let date = try #require(model.days(in: clock).day(at: now))
      let (today, stamp) = (DayNumber(date), try #require(Timestamp(now)))
      #expect(
        state.streak(today: today, now: stamp, in: clock)
          == model.streak(today: today, now: stamp, in: clock),
        "step \(step), \(date)")
      #expect(
        state.archive.drinkCount + state.log.entries.count == model.log.entries.count, "step \(step)")
      #expect(state.archive.dayCount + state.log.days.count == model.log.days.count, "step \(step)")
      var all = state
      #expect(try all.readHistory() == 0)
      #expect(all.log.entries == model.log.entries, "step \(step)")
      // The model records goals at changes; days that are over have theirs in both.
      let goals = Dictionary(uniqueKeysWithValues: all.goals.days.map { ($0.day, $0.goal) })
      for day in model.goals.days where model.log.total(on: day.day) != nil {
        #expect(goals[day.day] == day.goal, "step \(step), \(day.day)")
      }
    }
    #expect(model.log.days.count > 60)
  }

  /// Members of a day's line that are not known come back when the day is changed, its goal's among them.
  @Test func C_09_unknownMembersOfADaysLineComeBack() throws {
    for day in 10...14 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    let year = "Drinks.json-2026.jsonl"
    let file = String(decoding: try folder.bytes(year), as: UTF8.self)
    // By the description of a line: each checksum is that of all bytes before it.
    var lines = file.split(separator: "\n").map(String.init)
    let first = try #require(lines.first)
    let (end, entries) = (
      try #require(first.firstRange(of: #","summary":"#)), try #require(first.firstRange(of: #","entries":"#))
    )
    let summary =
      first[..<end.lowerBound].replacing(#""baseML":"#, with: #""altitudeML":5,"baseML":"#) + #","zone":"x""#
    let rest = try #require(first.firstRange(of: #","checksum":"#))
    let content =
      "\(summary),\"summary\":\"\(Checksum(summary.utf8).text)\""
      + first[entries.lowerBound..<rest.lowerBound]
    lines[0] = "\(content),\"checksum\":\"\(Checksum(content.utf8).text)\"}"
    let changed = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    try folder.write(changed, year)
    let document = String(decoding: try folder.bytes(Self.name), as: UTF8.self)
    var json = try #require(try Fixture.json(document).object)
    let bytes = file.utf8.count
    json["checksum"] = nil
    try folder.write(
      Array(JSON.object(json).text.replacing("\"bytes\":\(bytes)", with: "\"bytes\":\(changed.count)").utf8),
      Self.name)
    try add("more", "2026-02-10T20:00:00+07:00", now: "2026-02-14T12:00:00+07:00")
    let last = try #require(
      String(decoding: try folder.bytes(year), as: UTF8.self).split(separator: "\n").last)
    #expect(
      last.contains(#""id":"more""#) && last.contains(#""altitudeML":5"#) && last.contains(#""zone":"x""#))
    #expect(try history(at: "2026-02-14T12:00:00+07:00").log.entries.count == 6)
  }

  @Test func aClockThatWasWrongForAMonthHidesNothingOfToday() throws {
    for day in 10...12 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    // A month ahead by mistake: today becomes a day that is over.
    try add("ahead", "2026-03-15T10:00:00+07:00")
    #expect(try state(at: "2026-03-15T12:00:00+07:00").log.entries.map(\.id) == ["ahead"])
    let now = "2026-02-12T12:00:00+07:00"
    #expect(try state(at: now).log.entries.map(\.id) == ["day 11", "day 12", "ahead"])
    #expect(try streak(at: now) == 3)
    try add("more", "2026-02-12T13:00:00+07:00")
    #expect(
      try state(at: "2026-02-12T14:00:00+07:00").log.entries.map(\.id) == [
        "day 11", "day 12", "more", "ahead",
      ])
    #expect(try streak(at: "2026-02-12T14:00:00+07:00") == 3)
    try add("next", "2026-02-13T13:00:00+07:00")
    try add("after next", "2026-02-14T13:00:00+07:00")
    #expect(try streak(at: "2026-02-14T14:00:00+07:00") == 5)
    #expect(
      try history(at: "2026-02-14T14:00:00+07:00").log.entries.map(\.id)
        == ["day 10", "day 11", "day 12", "more", "next", "after next", "ahead"])
  }

  /// Taps on days that are over count on their days, also where a day begins at 04:00 and in another zone.
  @Test func tapsOnDaysThatAreOverCountOnTheirDays() throws {
    var profile = HydrationProfile()
    try profile.setDayStartHour(4)
    let settings = profile
    try change("2026-02-10T08:00:00+07:00") { state, now throws(HydrationError) in
      try state.setProfile(settings, now: now, in: clock)
    }
    for day in 10...12 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    let intake = try Intake(volume: Volume(clamping: 150))
    let before = folder.names
    try store.tap(id: "night", at: try Fixture.moment("2026-02-13T03:59:59+07:00"), intake, in: clock)
    let tokyo = Fixture.clock("Asia/Tokyo")
    // Behind the beginning of the day in Tokyo, before it in Hanoi.
    try store.tap(id: "tokyo", at: try Fixture.moment("2026-02-13T02:30:00+07:00"), intake, in: tokyo)
    #expect(folder.names == before + ["Drinks.json.log"])
    let line = String(decoding: try folder.bytes("Drinks.json.log"), as: UTF8.self)
    #expect(line.contains(#""record":{"fluidType":"water","offset":25200,"volumeML":150}"#), "\(line)")
    let shown = try state(at: "2026-02-13T08:00:00+07:00")
    #expect(shown.log.entries.map { "\($0.id) \($0.day)" }.contains("night 2026-02-12"))
    try add("late", "2026-02-20T10:00:00+07:00")
    let all = try history(at: "2026-02-20T11:00:00+07:00").log
    #expect(all.entry("night").map { "\($0.day)" } == "2026-02-12")
    // 04:30 in Tokyo is 02:30 in Hanoi: the 13th has begun there.
    #expect(all.entry("tokyo").map { "\($0.day)" } == "2026-02-13")
    #expect(all.total(on: try Fixture.day("2026-02-12"))?.count == 2)
  }
}
