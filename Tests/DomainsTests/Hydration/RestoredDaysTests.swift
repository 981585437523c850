import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// An older document that was put back beside files of years that know more, and files of years that have changed places.
struct RestoredDaysTests {
  private static let name = "Drinks.json"
  private static let year = "Drinks.json-2026.jsonl"
  private let folder: TemporaryFolder
  private let store: HydrationStore
  private let old: [UInt8]
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// A drink a day from the 10th to the 19th; the document is copied then, and drinks follow until the 26th.
  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try HydrationStore(folder: folder.url, name: Self.name)
    for day in 10...19 { try Self.add("day \(day)", "2026-02-\(day)T10:00:00+07:00", to: store) }
    old = try folder.bytes(Self.name)
  }

  private static func add(_ id: String, _ text: String, now: String? = nil, to store: HydrationStore) throws {
    let moment = try Fixture.moment(text)
    let now = try Fixture.instant(now ?? text)
    try store.update(at: now, in: Fixture.hanoiZone) { state throws(HydrationError) in
      try state.add(
        id: id, moment: moment, volume: Volume(clamping: 2000), now: now, in: Fixture.hanoi)
    }
  }

  private func add(_ id: String, _ text: String, now: String? = nil) throws {
    try Self.add(id, text, now: now, to: store)
  }

  private func change(
    _ now: String, _ body: (inout HydrationDocument, Instant) throws(HydrationError) -> Void
  ) throws {
    let instant = try Fixture.instant(now)
    try store.update(at: instant, in: zone) { state throws(HydrationError) in try body(&state, instant) }
  }

  /// Goes on to the 26th, and puts the document of the 19th back.
  private func goOnAndPutBack() throws {
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    try folder.write(old, Self.name)
  }

  private func state(_ store: HydrationStore? = nil, at now: String) throws -> HydrationDocument {
    guard case .value(var state) = try (store ?? self.store).reading(at: try Fixture.instant(now), in: clock)
    else { throw NotRead() }
    let counted = state.archive.drinkCount + state.log.entries.count
    #expect(state.faults.file == nil)
    #expect(try state.readHistory() == 0)
    #expect(state.log.entries.count == counted, "what the document counts is what is there")
    return state
  }

  private struct NotRead: Error {}

  private func ids(_ store: HydrationStore? = nil, at now: String) throws -> [String] {
    try state(store, at: now).log.entries.map(\.id)
  }

  private func restore(_ now: String, from store: HydrationStore? = nil) throws -> RestoredDays {
    try (store ?? self.store).restoreSetAsideDays(at: try Fixture.instant(now), in: zone)
  }

  private func days(_ range: ClosedRange<Int>) -> [String] { range.map { "day \($0)" } }
  private func dates(_ range: ClosedRange<Int>) -> [CivilDate] {
    range.compactMap { CivilDate("2026-02-\($0)") }
  }

  /// Days beyond those that an older document counts are reported, and restored at once or after drinks were added.
  @Test func daysBehindAnOlderDocumentAreToldAndRestored() throws {
    let now = "2026-02-26T12:00:00+07:00"
    for drinksBefore in 0...2 {
      let test = try RestoredDaysTests()
      try test.goOnAndPutBack()
      #expect(try test.state(at: now).uncountedYears == [2026])
      let new = (0..<drinksBefore).map { "new \($0)" }
      for (number, id) in new.enumerated() { try test.add(id, "2026-02-26T1\(number):30:00+07:00") }
      #expect(try test.ids(at: now) == days(10...19) + new)
      let back = try test.restore(now)
      #expect(back.days == dates(20...23) && back.united == [] && back.elsewhere == [] && back.damaged == 0)
      // The last three were in the document alone.
      #expect(try test.ids(at: now) == days(10...23) + new)
      #expect(try test.state(at: now).archive.dayCount == (10...23).count)
      #expect(try test.state(at: now).uncountedYears == [])
      #expect(back.files.count == 1 && back.files.allSatisfy(FileManager.default.fileExists))
      #expect(try test.restore(now) == RestoredDays(), "once")
      // The streak is that of a log in which they never were away.
      try test.add("today", "2026-02-26T17:00:00+07:00")
      for day in 24...25 { try test.add("day \(day)", "2026-02-\(day)T10:00:00+07:00", now: now) }
      let today = try Fixture.day("2026-02-26")
      let moment = try Fixture.moment("2026-02-26T18:00:00+07:00")
      let streak = try test.state(at: "2026-02-26T18:00:00+07:00").streak(
        today: today, now: moment, in: clock)
      #expect(streak.days == 17)
    }
  }

  /// A day that both have is as its line has it, with edited drinks, as long as the document left it alone; a drink that the line
  /// lacks stays, for it may have been deleted or be on its way to another day.
  @Test func aDayThatBothHaveIsAsItsLineHasIt() throws {
    // Days that the older document holds itself, and one of a file.
    let later = "2026-02-19T20:00:00+07:00"
    try add("evening", later)
    try change(later) { state, now throws(HydrationError) in
      try state.edit("day 18", volume: Volume(clamping: 500), now: now, in: clock)
      try state.delete("day 17", now: now, in: clock)
      try state.edit("day 12", volume: Volume(clamping: 120), now: now, in: clock)
    }
    try goOnAndPutBack()
    let now = "2026-02-26T12:00:00+07:00"
    try add("new", "2026-02-26T11:00:00+07:00")
    let back = try restore(now)
    #expect(back.days == dates(12...12) + dates(18...23) && back.united == dates(17...17))
    let log = try state(at: now).log
    #expect(log.entries.map(\.id) == days(10...19) + ["evening"] + days(20...23) + ["new"])
    #expect(log.entry("day 18")?.volume.millilitres == 500 && log.entry("day 12")?.volume.millilitres == 120)
  }

  /// A day that was changed on both sides has the drinks of both, and of one drink that of the document.
  @Test func aDayThatWasChangedOnBothSidesHasTheDrinksOfBoth() throws {
    try add("evening", "2026-02-19T20:00:00+07:00")
    try change("2026-02-19T20:01:00+07:00") { state, now throws(HydrationError) in
      try state.edit("day 19", volume: Volume(clamping: 500), now: now, in: clock)
    }
    try goOnAndPutBack()
    let now = "2026-02-26T12:00:00+07:00"
    try add("forgotten", "2026-02-19T21:00:00+07:00", now: now)
    try change(now) { state, now throws(HydrationError) in
      try state.edit("day 19", volume: Volume(clamping: 700), now: now, in: clock)
    }
    let back = try restore(now)
    #expect(back.days == dates(20...23) && back.united == dates(19...19))
    let log = try state(at: now).log
    #expect(log.entries.map(\.id) == days(10...19) + ["evening", "forgotten"] + days(20...23))
    #expect(log.entry("day 19")?.volume.millilitres == 700)
  }

  @Test func aDrinkThatIsOnAnotherDayInTheDocumentStaysThereAndIsTold() throws {
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    try folder.write(old, Self.name)
    let now = "2026-02-26T12:00:00+07:00"
    // An id of a day that is lost, as where an import was made again.
    try add("day 21", "2026-02-26T11:00:00+07:00")
    let back = try restore(now)
    #expect(back.elsewhere == ["day 21"])
    #expect(try ids(at: now) == days(10...20) + days(22...23) + ["day 21"])
  }

  @Test func aDamagedLineIsNotTakenIsCountedAndTakesNoOtherOneAlong() throws {
    try goOnAndPutBack()
    let text = String(decoding: try folder.bytes(Self.year), as: UTF8.self)
    try folder.write(Array(text.replacing(#""id":"day 21""#, with: #""id":"day 91""#).utf8), Self.year)
    let now = "2026-02-26T12:00:00+07:00"
    let back = try restore(now)
    #expect(back.damaged == 1 && back.days == dates(20...20) + dates(22...23))
    #expect(try ids(at: now) == days(10...20) + days(22...23))
    let kept = try #require(back.files.first)
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("day 91"))
  }

  /// Killed at any step, the first drink after an older document was put back, and the restoring, lose no
  /// line.
  @Test func restoringDaysKilledAtAnyStepLosesNoLine() throws {
    let now = "2026-02-26T12:00:00+07:00"
    try goOnAndPutBack()
    let seen = Locked<[[String: [UInt8]]]>([])
    let url = folder.url
    try FileTrace.$record.withValue({ step in
      guard step.isChange else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      let contents = names.map { name in
        (name, Array((try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data()))
      }
      seen.withLock { $0.append(Dictionary(uniqueKeysWithValues: contents)) }
    }) {
      try add("new", "2026-02-26T11:00:00+07:00")
      _ = try restore(now)
    }
    let states = seen.withLock { $0 }
    #expect(states.count > 25)
    for (number, contents) in states.enumerated() {
      let folder = try TemporaryFolder(inMemory: true)
      for (name, bytes) in contents { try folder.write(bytes, name) }
      let store = try HydrationStore(folder: folder.url, name: Self.name)
      let isNew = try ids(store, at: now).contains("new")
      // Another drink in between makes no difference.
      if number % 2 == 0 { try Self.add("more", now, to: store) }
      _ = try restore(now, from: store)
      let expected = days(10...23) + (isNew ? ["new"] : []) + (number % 2 == 0 ? ["more"] : [])
      #expect(try ids(store, at: now) == expected, "step \(number)")
      let copies = folder.names.filter { $0.contains(".restored-") }
      // One more where the restoring itself was killed when its lines were in the file.
      #expect((1...2).contains(copies.count), "step \(number): \(copies)")
    }
  }

  @Test func aChangeOfAnOldDayThatWasInterruptedIsToldAndIsThereWhenItIsRestored() throws {
    let now = "2026-02-19T12:00:00+07:00"
    try change(now) { state, instant throws(HydrationError) in
      try state.edit("day 12", volume: Volume(clamping: 150), now: instant, in: clock)
    }
    try folder.write(old, Self.name)
    #expect(try state(at: now).uncountedYears == [2026])
    #expect(try state(at: now).log.entry("day 12")?.volume.millilitres == 2000)
    #expect(try restore(now).days == dates(12...12))
    #expect(try state(at: now).log.entry("day 12")?.volume.millilitres == 150)
  }

  /// Days that are only written a second time, as after a killed program, are kept and not reported.
  @Test func daysThatAreWrittenOnceMoreAreKeptAndToldByNobody() throws {
    try add("day 20", "2026-02-20T10:00:00+07:00")
    let whole = try folder.bytes(Self.year)
    for end in [whole.count, whole.count - 40] {
      try folder.write(Array(whole.prefix(end)), Self.year)
      try folder.write(old, Self.name)
      let now = "2026-02-20T12:00:00+07:00"
      #expect(try state(at: now).uncountedYears == [])
      try add("next", now)
      #expect(try folder.bytes(Self.year) == whole)
      #expect(!folder.names.contains { $0.contains(".corrupt-") })
    }
  }

  /// Files of years with exchanged names are damage; they are reported, kept and repaired, without the loss of a
  /// day.
  @Test func filesOfYearsThatHaveChangedPlacesArePutRight() throws {
    for day in 1...9 {
      try add("2025 \(day)", "2025-06-0\(day)T10:00:00+07:00", now: "2026-02-19T11:00:00+07:00")
    }
    let now = "2026-02-19T12:00:00+07:00"
    let all = try ids(at: now)
    #expect(all.count == 19)
    let names = ["Drinks.json-2025.jsonl", Self.year]
    let contents = try names.map { try folder.bytes($0) }
    for isPadded in [false, true] {
      let test = try RestoredDaysTests()
      for name in folder.names { try test.folder.write(try folder.bytes(name), name) }
      for (name, bytes) in zip(names, contents.reversed()) {
        // As long as the document says, or not.
        let length = isPadded ? contents.map(\.count).max() ?? 0 : bytes.count
        let padding = [UInt8](repeating: UInt8(ascii: "\n"), count: length - bytes.count)
        try test.folder.write(bytes + padding, name)
      }
      guard case .value(var state) = try test.store.reading(at: try Fixture.instant(now), in: clock) else {
        Issue.record("not read")
        continue
      }
      if isPadded {
        #expect(try state.readHistory() > 12, "each line is told")
        #expect(state.log.entries.count == 3, "and none is shown on the wrong place")
      } else {
        #expect(state.faults.file != nil)
      }
      // These days are not treated as empty.
      #expect(throws: (any Error).self) {
        try test.change(now) { state, now throws(HydrationError) in
          try state.edit("day 12", volume: Volume(clamping: 1), now: now, in: clock)
        }
      }
      #expect(try test.store.repairFiles(at: Fixture.instant(now), in: zone) == [2025, 2026])
      let back = try test.restore(now)
      #expect(back.days.count == 16 && back.damaged == 0)
      #expect(try test.ids(at: now) == all)
      var kept: Set<[UInt8]> = []
      for file in back.files {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        kept.formUnion(bytes.split(separator: UInt8(ascii: "\n")).map(Array.init))
      }
      #expect(
        kept.isSuperset(of: contents.flatMap { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) }))
    }
  }

  /// An older document whose own later days were never in a file gets nothing that it has already.
  @Test func anOlderDocumentGetsNothingThatItHasAlready() throws {
    // The file of the app's first version, put back over years that have its days and later ones.
    let entries = (10...14).map {
      #"{"id":"day \#($0)","date":"2026-02-\#($0)T03:00:00Z","volumeML":2000,"source":"manual"}"#
    }
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    try folder.write(Array("{\"entries\":[\(entries.joined(separator: ","))]}".utf8), Self.name)
    let now = "2026-02-26T12:00:00+07:00"
    try add("new", "2026-02-26T11:00:00+07:00")
    #expect(try ids(at: now) == days(10...14) + ["new"])
    let back = try restore(now)
    #expect(back.days == dates(15...23) && back.united == [])
    #expect(try ids(at: now) == days(10...23) + ["new"])
  }
}
