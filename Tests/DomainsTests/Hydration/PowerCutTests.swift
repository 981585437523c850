import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// A disk without power, between any two steps of a store.
struct PowerCutTests {
  /// One thing that a person does, in the folder `here`, with the folder `old` beside it.
  private struct Act {
    var now: String
    var body: (HydrationStore, Instant) throws -> Void
  }

  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi
  private static let here = "here/"

  private func store(in root: TemporaryFolder, _ folder: String = "here") throws -> HydrationStore {
    try HydrationStore(folder: root.file(folder), name: Diary.name)
  }

  private func root(_ contents: [String: [UInt8]]) throws -> TemporaryFolder {
    let root = try TemporaryFolder(inMemory: true)
    for folder in ["here", "old"] {
      try FileManager.default.createDirectory(at: root.file(folder), withIntermediateDirectories: true)
    }
    for (name, bytes) in contents { try root.write(bytes, name) }
    return root
  }

  private func answers(_ root: TemporaryFolder, at now: Instant) throws -> Answers {
    try Answers(store(in: root), at: now, in: clock, beside: store(in: root, "old"))
  }

  // MARK: - What is done

  private func change(
    _ now: String, _ body: @escaping (inout HydrationJournal, Instant) throws(HydrationError) -> Void
  ) -> Act {
    Act(now: now) { store, instant in
      try store.update(at: instant, in: zone) { journal throws(HydrationError) in try body(&journal, instant)
      }
    }
  }

  private func add(_ id: String, _ moment: String, now: String? = nil) throws -> Act {
    let timestamp = try Fixture.moment(moment)
    return change(now ?? moment) { journal, now throws(HydrationError) in
      try journal.add(id: id, moment: timestamp, volume: Volume(clamping: 2000), now: now, in: clock)
    }
  }

  private func tap(_ id: String, _ moment: String) throws -> Act {
    let timestamp = try Fixture.moment(moment)
    let intake = try Intake(volume: Volume(clamping: 150))
    return Act(now: moment) { store, _ in try store.tap(id: id, at: timestamp, intake, in: zone) }
  }

  private func move(_ id: String, to moment: String, now: String) throws -> Act {
    let timestamp = try Fixture.moment(moment)
    return change(now) { journal, now throws(HydrationError) in
      try journal.edit(id, moment: timestamp, now: now, in: clock)
    }
  }

  private func undo(_ now: String) -> Act {
    change(now) { journal, now throws(HydrationError) in try journal.undo(now: now, in: clock) }
  }

  /// Drinks, turns of day, month and year, settings, and changes of any age.
  private func life() throws -> [Act] {
    let (profile, weather) = (
      try Fixture.profile(goal: 1900),
      try WeatherReading(temperature: 33, day: try #require(CivilDate("2026-01-02")))
    )
    let day = "2026-01-04T11:"
    return [
      try tap("first", "2025-12-29T08:00:00+07:00"), try add("a", "2025-12-29T10:00:00+07:00"),
      change("2025-12-29T12:00:00+07:00") { journal, now throws(HydrationError) in
        try journal.setProfile(profile, now: now, in: clock)
      },
      try add("b", "2025-12-30T10:00:00+07:00"), try tap("tap", "2025-12-31T11:00:00+07:00"),
      try add("c", "2026-01-01T12:00:00+07:00"), try add("d", "2026-01-02T10:00:00+07:00"),
      change("2026-01-02T12:00:00+07:00") { journal, now throws(HydrationError) in
        try journal.setWeather(weather, now: now, in: clock)
      },
      change(day + "00:00+07:00") { journal, now throws(HydrationError) in
        try journal.edit("b", volume: Volume(clamping: 333), now: now, in: clock)
      },
      change(day + "01:00+07:00") { journal, now throws(HydrationError) in
        try journal.delete("c", now: now, in: clock)
      },
      undo(day + "02:00+07:00"), undo(day + "03:00+07:00"),
      // Within a month, to an older one, to one that is older than all, to a newer one, and to one that is not there yet.
      try move("c", to: "2026-01-03T12:00:00+07:00", now: day + "04:00+07:00"),
      try move("d", to: "2025-12-31T20:00:00+07:00", now: day + "05:00+07:00"), undo(day + "06:00+07:00"),
      try move("d", to: "2025-11-30T20:00:00+07:00", now: day + "07:00+07:00"),
      try move("b", to: "2026-01-04T08:00:00+07:00", now: day + "08:00+07:00"), undo(day + "09:00+07:00"),
      try move("first", to: "2026-02-01T08:00:00+07:00", now: day + "10:00+07:00"),
      try add("late", "2025-12-30T20:00:00+07:00", now: day + "11:00+07:00"), undo(day + "12:00+07:00"),
      undo(day + "13:00+07:00"),
      // Months later, when none of them is read any more.
      try add("e", "2026-04-09T10:00:00+07:00"),
      try move("d", to: "2025-12-31T20:00:00+07:00", now: "2026-04-09T11:00:00+07:00"),
      undo("2026-04-09T12:00:00+07:00"),
    ]
  }

  /// Lets the acts happen one after another, and cuts the power after each step of theirs.
  ///
  /// - Parameters:
  ///   - acts: What is done.
  ///   - first: The files that are there before.
  ///   - unheeded: What synchronising does not make sure of.
  ///   - samples: How many choices of more than six unsynchronised steps are looked at.
  /// - Returns: How many disks there may be, and which of them had lost something, or could not be gone on with.
  private func cut(
    _ acts: [Act], first: [String: [UInt8]] = [:], unheeded: Set<PowerCut.Kind> = [], samples: Int = 20
  ) throws -> (count: Int, steps: Int, wrong: [String]) {
    let root = try root(first)
    let store = try store(in: root)
    var disk = PowerCut(first, in: root.url)
    var random = Seeded(9)
    var (count, steps, wrong) = (0, 0, [String]())
    for (number, act) in acts.enumerated() {
      let now = try Fixture.instant(act.now)
      let before = try answers(root, at: now)
      let taken = try FileStep.changes { try act.body(store, now) }
      let after = try answers(root, at: now)
      var seen: Set<[String: [UInt8]]> = []
      for place in 0...taken.count {
        if place > 0 { disk.take(taken[place - 1], unheeded: unheeded) }
        let isDone = place == taken.count
        if isDone { seen = [] }
        for choice in disk.choices(&random, samples: samples) {
          let contents = disk.contents(choice)
          // Temporary files make no difference: a store always writes them again.
          guard seen.insert(contents.filter { !$0.key.hasSuffix(".temporary") }).inserted else { continue }
          count += 1
          do {
            try check(contents, isDone ? [after] : [before, after], at: now, cutsAgain: count % 4 == 0)
          } catch {
            wrong.append("act \(number), step \(place) of \(taken.count), \(choice): \(error)")
          }
        }
      }
      steps += taken.count
    }
    return (count, steps, wrong)
  }

  /// Throws if something is gone from a disk, or a store cannot go on, even if the power fails once more.
  private func check(
    _ contents: [String: [UInt8]], _ allowed: [Answers], at now: Instant, cutsAgain: Bool
  ) throws {
    let root = try root(contents)
    let found = try answers(root, at: now)
    guard allowed.contains(found) else { throw Unexpected("found \(found)") }
    let saved = found.isCorrupt ? allowed.last?.drinks : found.drinks
    let steps = try FileStep.changes { try goOn(root, at: now) }
    let next = try answers(root, at: now)
    guard next.drinks.filter({ !$0.hasPrefix("after ") }) == saved, next.damage == [],
      next.contradictions == []
    else {
      throw Unexpected("after the next drink: \(next)")
    }
    guard cutsAgain else { return }
    var disk = PowerCut(contents, in: root.url)
    var random = Seeded(3)
    for step in steps {
      disk.take(step)
      guard let choice = disk.choices(&random, samples: 2).randomElement(using: &random) else { continue }
      let again = try self.root(disk.contents(choice))
      let between = try answers(again, at: now)
      guard between.isCorrupt || between.drinks.filter({ !$0.hasPrefix("after ") }) == saved else {
        throw Unexpected("after a second cut, at \(step), \(choice): \(between)")
      }
      try goOn(again, at: now)
      let ids = try answers(again, at: now).drinks.filter { !$0.hasPrefix("after ") }
      guard ids == saved else { throw Unexpected("at last: \(ids)") }
    }
  }

  /// The writes of the app when it is opened, and one more drink.
  private func goOn(_ root: TemporaryFolder, at now: Instant) throws {
    let (store, old) = (try store(in: root), try store(in: root, "old"))
    let read = Result { () throws(StoreError) in try store.journal(at: now, in: clock, beside: old) }
    if case .failure(.corrupt) = read { try recover(store, old, at: now) }
    for place in [store, old] {
      if case .corrupt = try place.documents.read() { continue }
      _ = try store.adopt(place, at: now, in: zone)
    }
    let moment = try #require(Timestamp(now))
    try store.update(at: now, in: zone) { journal throws(HydrationError) in
      try journal.add(id: "after \(UUID())", moment: moment, volume: Volume(clamping: 1), now: now, in: clock)
    }
  }

  /// Goes on as the app does when the user agrees.
  private func recover(_ store: HydrationStore, _ old: HydrationStore, at now: Instant) throws {
    let isHere = store.wayOut() != nil
    if case .drinksBeforeCut? = store.wayOut(beside: old) {
      _ = try store.adopt(isHere ? store : old, beforeCut: true, at: now, in: zone)
    } else {
      #expect(try store.recover(startingAnew: true, at: now, in: zone) != nil)
    }
  }

  // MARK: - Tests

  @Test func C_07_aPowerCutAfterAnyStepWithAnyLossLosesNothingThatWasSaved() throws {
    let (count, steps, wrong) = try cut(try life())
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(steps >= 120 && count >= 400, "\(steps) steps, \(count) disks")
  }

  /// A disk that does not make sure of names, of months or of new files does lose: the disk of the test can.
  @Test(arguments: [PowerCut.Kind.folder, .month, .temporary])
  func aDiskThatDoesNotSynchroniseDoesLose(_ kind: PowerCut.Kind) throws {
    let (_, _, wrong) = try cut(Array(try life().prefix(6)), unheeded: [kind], samples: 10)
    #expect(wrong.count >= 2, "\(kind): \(wrong.count)")
  }

  private static func oldFile(_ end: String = "}") -> [UInt8] {
    let entries = (25...31).flatMap { day in
      (1...2).map { #"{"id":"\#(day) \#($0)","date":"2026-01-\#(day)T1\#($0):00:00Z","volumeML":900}"# }
    }
    let february = #"{"id":"1","date":"2026-02-01T09:00:00Z","volumeML":250}"#
    let text = entries.joined(separator: ",") + "," + february
    return Array(
      #"{"entries":[\#(text)],"profile":{"customGoalML":1700},"gameState":{"level":7}\#(end)"#.utf8)
  }

  /// A drink before the adoption, and a file in the group, in the other folder, and one without drinks.
  @Test(arguments: ["here/", "old/", "empty"])
  func C_07_SI_02_aPowerCutWhileAnOldFileIsAdoptedLosesNothing(place: String) throws {
    let folder = place == "empty" ? "old/" : place
    let file =
      place == "empty" ? Array(#"{"entries":[],"profile":{"customGoalML":1700}}"#.utf8) : Self.oldFile()
    let tap = try tap("tapped before", "2026-02-03T09:00:00+07:00")
    let move = Act(now: "2026-02-03T10:00:00+07:00") { store, now in
      let root = URL(fileURLWithPath: store.documents.path).deletingLastPathComponent()
        .deletingLastPathComponent()
      let old = try HydrationStore(folder: root.appendingPathComponent("old"), name: Diary.name)
      let adopted = try store.adopt(folder == "here/" ? nil : old, at: now, in: zone)
      #expect(adopted?.drinks == (place == "empty" ? 0 : 15))
    }
    var acts = [move, try add("new", "2026-02-04T10:00:00+07:00")]
    if place != "empty" { acts.insert(tap, at: 0) }
    let (count, steps, wrong) = try cut(acts, first: [folder + Diary.name: file])
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(steps >= 15 && count >= 10, "\(steps) steps, \(count) disks")
  }

  /// Settings that are damaged, with and without a backup, and an old file that is cut off.
  @Test(arguments: ["backup", "settings", "old here", "old there"])
  func C_07_aPowerCutDuringARecoveryLosesNoDrink(damage: String) throws {
    var first: [String: [UInt8]] = [:]
    for (name, bytes) in try Diary.threeMonths().files { first[Self.here + name] = bytes }
    let document = Self.here + Diary.name
    switch damage {
    case "backup":
      first[document + ".backup"] = first[document]
      fallthrough
    case "settings": first[document] = first[document]?.dropLast(100)
    case "old here": first[document] = Self.oldFile("")
    default: (first[document], first["old/" + Diary.name]) = (nil, Self.oldFile(""))
    }
    let act = Act(now: "2026-02-23T12:00:00+07:00") { store, now in
      let root = URL(fileURLWithPath: store.documents.path).deletingLastPathComponent()
        .deletingLastPathComponent()
      let old = try HydrationStore(folder: root.appendingPathComponent("old"), name: Diary.name)
      try recover(store, old, at: now)
    }
    let (count, _, wrong) = try cut([act, try add("next", "2026-02-23T13:00:00+07:00")], first: first)
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
    #expect(count >= 10, "\(count) disks")
  }
}

extension FileStep {
  /// Returns the steps that change a disk, or make a change durable, while a body runs.
  static func changes(_ body: () throws -> Void) throws -> [FileStep] {
    let steps = Locked<[FileStep]>([])
    try FileTrace.$record.withValue({ step in
      if step.isChange { steps.withLock { $0.append(step) } }
    }) { try body() }
    return steps.withLock { $0 }
  }
}
