import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// A disk without power, between any two steps of a store.
struct PowerCutTests {
  private static let name = "Drinks.json"
  private static let year = name + "-2026.jsonl"
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// One thing that a person does, in the folder `here`, or with the folder `old` beside it.
  private struct Act {
    var now: String
    var isErasing = false
    /// Whether a file is mended before the document counts it: what can be read is that of after the act, the counts those of
    /// before it.
    var isMending = false
    /// Whether all that can be recovered is recovered afterwards, and no drink may be missing then.
    var isRecovered = false
    /// Whether the next program sets no line aside, since each line is known.
    var setsNothingAside = false
    var body: (HydrationStore, Instant) throws -> Void
  }

  private func store(in root: TemporaryFolder, _ folder: String = "here") throws -> HydrationStore {
    let url = root.file(folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try HydrationStore(folder: url, name: Self.name)
  }

  private func root(_ contents: [String: [UInt8]]) throws -> TemporaryFolder {
    let root = try TemporaryFolder(inMemory: true)
    for folder in ["here", "old"] { _ = try store(in: root, folder) }
    for (name, bytes) in contents { try root.write(bytes, name) }
    return root
  }

  /// Returns the state of the log; of two folders, the one that has it.
  private func logged(_ root: TemporaryFolder, at now: Instant) throws -> Logged? {
    var state: HydrationDocument
    var logged = Logged()
    let here = try store(in: root)
    let old = try store(in: root, "old")
    var reading = try here.reading(at: now, in: clock)
    if reading == .missing { reading = try old.reading(at: now, in: clock) }
    switch reading {
    case .missing: state = HydrationDocument()
    case .value(let found): state = found
    case .corrupt:
      guard case .corrupt(let corrupt) = try here.documents.read() else { return nil }
      guard let recovery = try here.recovery(from: corrupt) else { return nil }
      state = recovery.document
      logged.isCorrupt = true
    case .newerVersion, .outgrown: return nil
    }
    guard state.faults.file == nil else { return nil }
    let today = try #require(state.days(in: clock).day(at: now))
    logged.counts = [
      state.archive.drinkCount + state.log.entries.count, state.archive.dayCount + state.log.days.count,
    ]
    if !logged.isCorrupt {
      logged.streak =
        state.streak(today: DayNumber(today), now: try #require(Timestamp(now)), in: clock).days
    }
    logged.damaged = try state.readHistory()
    logged.drinks = state.log.entries
    for day in state.log.days.map(\.day) { logged.goals[day] = state.goals.recorded(on: day) }
    logged.profile = state.profile
    logged.changes = state.changes
    for name in try FileManager.default.contentsOfDirectory(atPath: root.file("here").path)
    where name.contains(".log") && !name.hasSuffix(".temporary") {
      let lines = try root.bytes("here/" + name).split(separator: UInt8(ascii: "\n")).map(Array.init)
      logged.tornTaps.formUnion(lines.filter { $0.last != UInt8(ascii: "}") })
    }
    return logged
  }

  private func change(
    _ now: String, _ body: @escaping (inout HydrationDocument, Instant) throws(HydrationError) -> Void
  ) -> Act {
    Act(now: now) { store, instant in
      try store.update(at: instant, in: zone) { state throws(HydrationError) in try body(&state, instant) }
    }
  }

  private func add(_ id: String, _ moment: String, now: String? = nil) throws -> Act {
    let timestamp = try Fixture.moment(moment)
    return change(now ?? moment) { state, instant throws(HydrationError) in
      try state.add(id: id, moment: timestamp, volume: Volume(clamping: 2000), now: instant, in: clock)
    }
  }

  private func tap(_ id: String, _ moment: String) throws -> Act {
    let timestamp = try Fixture.moment(moment)
    let intake = try Intake(volume: Volume(clamping: 150))
    return Act(now: moment) { store, _ in try store.tap(id: id, at: timestamp, intake, in: clock) }
  }

  private func undo(_ now: String) -> Act {
    change(now) { state, instant throws(HydrationError) in try state.undo(now: instant, in: clock) }
  }

  /// A drink of a day in the file of one year moves to a day in that of the next, which are two lines.
  private func moveAcrossYears() throws -> Act {
    let moment = try Fixture.moment("2026-01-01T20:00:00+07:00")
    var act = change("2026-01-04T11:03:30+07:00") { state, now throws(HydrationError) in
      try state.edit("b", moment: moment, now: now, in: clock)
    }
    act.isRecovered = true
    return act
  }

  /// The first document, taps, merges, turns of the day and of the year, and changes of any age.
  private func life() throws -> [Act] {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    let settings = profile
    return [
      try tap("before all", "2025-12-29T08:00:00+07:00"), try add("a", "2025-12-29T10:00:00+07:00"),
      change("2025-12-29T12:00:00+07:00") { state, now throws(HydrationError) in
        try state.setProfile(settings, now: now, in: clock)
      },
      try add("b", "2025-12-30T10:00:00+07:00"), try tap("tap", "2025-12-31T11:00:00+07:00"),
      try tap("tap again", "2025-12-31T11:30:00+07:00"), try add("c", "2026-01-01T12:00:00+07:00"),
      try add("d", "2026-01-02T10:00:00+07:00"), try add("e", "2026-01-04T10:00:00+07:00"),
      change("2026-01-04T11:00:00+07:00") { state, now throws(HydrationError) in
        try state.edit("b", volume: Volume(clamping: 333), now: now, in: clock)
      },
      change("2026-01-04T11:01:00+07:00") { state, now throws(HydrationError) in
        try state.delete("c", now: now, in: clock)
      },
      undo("2026-01-04T11:02:00+07:00"), undo("2026-01-04T11:03:00+07:00"), try moveAcrossYears(),
      try add("late", "2025-12-30T20:00:00+07:00", now: "2026-01-04T11:04:00+07:00"),
      try tap("end", "2026-01-04T11:06:00+07:00"),
      Act(now: "2026-01-05T08:00:00+07:00") { store, now in try store.merge(at: now, in: zone) },
      try add("h", "2026-01-09T10:00:00+07:00"),
    ]
  }

  /// Lets the acts happen one after another, and cuts the power after each step of theirs.
  ///
  /// - Parameters:
  ///   - acts: What is done.
  ///   - first: The files that are there before.
  ///   - unheeded: What synchronising does not make sure of.
  ///   - samples: How many choices of more than six unsynchronised steps are looked at.
  ///   - stride: Looks at one place in so many.
  ///   - returning: Drinks that are to be there when lines that were set aside have been restored.
  /// - Returns: How many disks there may be, how many were looked at, and which of them had lost something, or could not be
  ///   gone on with.
  private func cut(
    _ acts: [Act], first: [String: [UInt8]] = [:], unheeded: Set<PowerCut.Kind> = [], samples: Int = 40,
    every stride: Int = 1, returning: Set<String> = []
  ) throws -> (count: Int, steps: Int, wrong: [String]) {
    let root = try root(first)
    let store = try store(in: root)
    var disk = PowerCut(first, in: root.url)
    var random = Seeded(9)
    var (count, steps, wrong) = (0, 0, [String]())
    for (number, act) in acts.enumerated() {
      let now = try Fixture.instant(act.now)
      let before = try #require(try logged(root, at: now), "act \(number)")
      let recorded = Locked<[FileStep]>([])
      try FileTrace.$record.withValue({ step in
        if step.isChange { recorded.withLock { $0.append(step) } }
      }) {
        try act.body(store, now)
      }
      let after = try #require(try logged(root, at: now), "act \(number)")
      let taken = recorded.withLock { $0 }
      var seen: Set<[String: [UInt8]]> = []
      for place in 0...taken.count {
        if place > 0 {
          disk.take(taken[place - 1], unheeded: unheeded)
          steps += 1
        }
        let isDone = place == taken.count
        if isDone { seen = [] }
        guard place % stride == 0 || isDone else { continue }
        for choice in disk.choices(&random, samples: samples) {
          let contents = disk.contents(choice)
          count += 1
          // Temporary files make no difference: a store always writes them again.
          let key = contents.mapValues { $0 }.filter { !$0.key.hasSuffix(".temporary") }
          guard seen.insert(key).inserted else { continue }
          let text = "act \(number), step \(place) of \(taken.count), \(choice)"
          var allowed = isDone ? [after] : [before, after]
          if act.isMending, !isDone {
            var between = after
            (between.counts, between.streak) = (before.counts, before.streak)
            allowed.append(between)
          }
          // Half a tap, whose writer got no success, is a line that cannot be read.
          if choice.partial != nil { allowed = allowed.map(\.withoutTornTaps) }
          if let fault = try fault(
            contents, allowed, act, at: now, isTorn: choice.partial != nil, returning: returning)
          {
            wrong.append("\(text): \(fault)")
          }
        }
      }
    }
    return (count, steps, wrong)
  }

  /// Returns the fault of a disk: something is gone, or a store cannot continue.
  private func fault(
    _ contents: [String: [UInt8]], _ allowed: [Logged], _ act: Act, at now: Instant, isTorn: Bool,
    returning: Set<String>
  ) throws -> String? {
    let root = try root(contents)
    let store = try store(in: root)
    if act.isErasing {
      // Days may be gone, but nothing is damaged, and the next erasing ends it.
      guard try store.reading(at: now, in: clock) != .corrupt else { return "damaged" }
      try store.documents.erase()
      let names = try FileManager.default.contentsOfDirectory(atPath: root.file("here").path)
      return names.allSatisfy { $0.hasSuffix(".lock") } ? nil : "\(names)"
    }
    guard let found = try logged(root, at: now) else { return "cannot be read" }
    guard allowed.contains(isTorn ? found.withoutTornTaps : found) else {
      return "\(found.drinks.map(\.id)) \(found)"
    }
    let moment = try #require(Timestamp(now))
    do {
      if case .corrupt(let corrupt) = try store.documents.read(),
        let saved = try store.recovery(from: corrupt)
      {
        try store.resolve(corrupt, with: saved.document, at: now, in: zone)
      }
      if found.damaged > 0 { _ = try store.repairFiles(at: now, in: zone) }
      let old = try self.store(in: root, "old")
      _ = try store.documents.adopt(old.documents, at: now, zone: zone)
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.add(id: "after", moment: moment, volume: Volume(clamping: 1), now: now, in: clock)
      }
    } catch {
      return "\(error)"
    }
    let next = try logged(root, at: now)?.drinks.filter { $0.id != "after" }
    guard next == found.drinks else { return "after the next drink: \(next?.map(\.id) ?? [])" }
    if act.setsNothingAside {
      let names = try FileManager.default.contentsOfDirectory(atPath: root.file("here").path)
      guard !names.contains(where: { $0.contains(".jsonl.") }) else { return "\(names)" }
    }
    guard act.isRecovered || !returning.isEmpty else { return nil }
    try store.recover(at: now, in: zone)
    let ids = Set(try logged(root, at: now)?.drinks.map(\.id) ?? [])
    return ids.isSuperset(of: returning.union(found.drinks.map(\.id))) ? nil : "not restored: \(ids)"
  }

  @Test func C_07_aPowerCutAfterAnyStepWithAnyLossLosesNothingThatWasSaved() throws {
    let (count, steps, wrong) = try cut(try life())
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(steps >= 150 && count >= 900, "\(steps) steps, \(count) disks")
  }

  /// A disk that does not make sure of names, of years or of new files does lose: the disk of the test can.
  @Test(arguments: [PowerCut.Kind.folder, .year, .temporary])
  func aDiskThatDoesNotSynchroniseDoesLose(_ kind: PowerCut.Kind) throws {
    let (_, _, wrong) = try cut(Array(try life().prefix(8)), unheeded: [kind], samples: 10)
    #expect(wrong.count >= 3, "\(kind): \(wrong.count)")
  }

  private func oldFile(_ days: Int, drinks: Int) throws -> [UInt8] {
    let last = try Fixture.day("2026-01-28")
    let entries = try (0..<days).reversed().flatMap { back in
      let day = try last.advanced(by: -back)
      return (0..<drinks).map { number in
        #"{"id":"\#(day) \#(number)","date":"\#(day)T0\#(number % 10):00:00Z","volumeML":900,"source":"manual"}"#
      }
    }
    return Array(
      #"{"entries":[\#(entries.joined(separator: ","))],"profile":{"weightKg":60},"gameState":{"level":7}}"#
        .utf8)
  }

  /// A power cut while an old file becomes a small document and files by year loses nothing.
  @Test func C_07_aPowerCutDuringTheMoveToFilesByYearLosesNothing() throws {
    var acts = [try add("new", "2026-01-30T10:00:00+07:00"), try add("newer", "2026-01-31T10:00:00+07:00")]
    for place in acts.indices { acts[place].setsNothingAside = true }
    let (count, steps, wrong) = try cut(acts, first: ["here/" + Self.name: try oldFile(50, drinks: 2)])
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(steps >= 20 && count >= 200, "\(steps) steps, \(count) disks")
  }

  // One place in four, for each disk takes a third of a second to be read in a debug build.
  @Test func C_07_theSameWithThreeThousandDrinksWhichAreReadInPieces() throws {
    let first = ["here/" + Self.name: try oldFile(640, drinks: 5)]
    #expect(first.values.allSatisfy { $0.count > 1 << 18 })
    let (_, steps, wrong) = try cut(
      [try add("new", "2026-01-30T10:00:00+07:00")], first: first, samples: 4, every: 4)
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3).map { $0.prefix(400) })")
    #expect(steps >= 15)
  }

  /// The folder of a log of ten days, and lines of the widget's log that cannot be read.
  private func tenDays() throws -> [String: [UInt8]] {
    let root = try root([:])
    let store = try store(in: root)
    for day in 10...19 {
      let act = try add("day \(day)", "2026-02-\(day)T10:00:00+07:00")
      try act.body(store, try Fixture.instant(act.now))
    }
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: root.file("here").path) {
      contents["here/" + name] = try root.bytes("here/" + name)
    }
    return contents
  }

  /// A power cut while a log moves to another folder loses nothing, and the next move ends it.
  @Test func C_07_aPowerCutWhileALogMovesToAnotherFolderLosesNothing() throws {
    var first: [String: [UInt8]] = [:]
    for (name, bytes) in try tenDays() { first[name.replacing("here/", with: "old/")] = bytes }
    let act = Act(now: "2026-02-19T12:00:00+07:00") { store, now in
      let folder = URL(fileURLWithPath: store.documents.path).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("old")
      let old = try HydrationStore(folder: folder, name: Self.name)
      _ = try store.documents.adopt(old.documents, at: now, zone: zone)
    }
    let (count, _, wrong) = try cut([act], first: first)
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(count >= 60, "\(count) disks")
  }

  /// A power cut while a damaged year, a damaged document or lost taps are gone on with loses no whole day.
  @Test func C_07_aPowerCutDuringARecoveryLosesNoWholeDay() throws {
    let now = "2026-02-19T12:00:00+07:00"
    var first = try tenDays()
    var year = try #require(first["here/" + Self.year])
    year[year.count / 2] ^= 1
    first["here/" + Self.year] = year
    first["here/" + Self.name + ".log"] = Array("{\"at\":\"2026-02\nno line\n".utf8)
    let repair = Act(now: now, isMending: true) { store, now in _ = try store.repairFiles(at: now, in: zone) }
    let merge = Act(now: now) { store, now in try store.merge(at: now, in: zone) }
    let aside = Act(now: now) { store, now in
      _ = try store.documents.setUnreadableAside(of: store.intents, at: now)
    }
    let next = try add("next", "2026-02-23T10:00:00+07:00")
    let mended = try cut([repair, merge, aside, next], first: first)
    #expect(mended.wrong == [], "\(mended.wrong.count): \(mended.wrong.prefix(3))")

    let resolve = Act(now: now) { store, now in
      guard case .corrupt(let corrupt) = try store.documents.read(),
        let saved = try store.recovery(from: corrupt)
      else { return }
      try store.resolve(corrupt, with: saved.document, at: now, in: zone)
    }
    for keepsBackup in [true, false] {
      var first = try tenDays()
      if !keepsBackup { first["here/" + Self.name + ".backup"] = nil }
      first["here/" + Self.name] = Array(try #require(first["here/" + Self.name]).dropLast(200))
      let resolved = try cut([resolve, next], first: first)
      #expect(resolved.wrong == [], "\(resolved.wrong.count): \(resolved.wrong.prefix(3))")
    }
  }

  /// A power cut after an older document was put back, or while days are restored, loses no line.
  @Test func C_07_aPowerCutWhileDaysAreRestoredLosesNoLine() throws {
    var first = try tenDays()
    let root = try root(first)
    for day in 20...24 {
      let act = try add("day \(day)", "2026-02-\(day)T10:00:00+07:00")
      try act.body(try store(in: root), try Fixture.instant(act.now))
    }
    first["here/" + Self.year] = try root.bytes("here/" + Self.year)
    let restore = Act(now: "2026-02-24T12:00:00+07:00") { _ = try $0.restoreSetAsideDays(at: $1, in: zone) }
    let acts = [try add("new", "2026-02-24T11:00:00+07:00"), restore]
    let (count, steps, wrong) = try cut(acts, first: first, returning: Set((10...21).map { "day \($0)" }))
    #expect(wrong == [] && steps >= 25 && count >= 100, "\(wrong.prefix(3))")
  }

  /// A power cut while a log is erased leaves nothing damaged, and the next erasing ends it.
  @Test func C_07_aPowerCutWhileALogIsErasedLeavesNothingDamaged() throws {
    let act = Act(now: "2026-02-19T12:00:00+07:00", isErasing: true) { store, _ in
      try store.documents.erase()
    }
    let (count, _, wrong) = try cut([act], first: try tenDays())
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(count >= 10, "\(count) disks")
  }
}
