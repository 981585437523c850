import AlmanacFoundation
import Foundation
import HydrationFixtures
import Synchronization
import Testing

@testable import Documents
@testable import Hydration

/// A disk without power, between any two steps of a store.
struct PowerCutTests {
  private static let name = "Drinks.json"
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// What a person has logged: drinks in order, and a setting.
  private struct Logged: Hashable {
    var drinks: [HydrationEntry]
    var mass: Double?
  }

  /// One thing that a person does.
  private struct Act {
    var now: String
    var body: (HydrationStore, Instant) throws -> Void
  }

  private func store(in folder: TemporaryFolder) throws -> HydrationStore {
    try HydrationStore(folder: folder.url, name: Self.name)
  }

  /// What is there; `nil` if it cannot be read.
  private func logged(_ folder: TemporaryFolder, at now: Instant) throws -> Logged? {
    switch try store(in: folder).reading(at: now, in: clock) {
    case .missing: return Logged(drinks: [])
    case .value(var state):
      guard state.faults.file == nil, try state.readHistory() == 0 else { return nil }
      return Logged(drinks: state.log.entries, mass: state.profile.bodyMass)
    case .newerVersion, .corrupt, .outgrown: return nil
    }
  }

  private func change(
    _ now: String, _ body: @escaping (inout HydrationState, Instant) throws(HydrationError) -> Void
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

  /// The first document, taps, merges, turns of the day and of the year, and changes of any age.
  private func life() throws -> [Act] {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    let settings = profile
    return [
      try tap("before all", "2025-12-29T08:00:00+07:00"), try add("a", "2025-12-29T10:00:00+07:00"),
      try add("b", "2025-12-29T11:00:00+07:00"),
      change("2025-12-29T12:00:00+07:00") { state, now throws(HydrationError) in
        try state.setProfile(settings, now: now, in: clock)
      },
      try add("c", "2025-12-30T10:00:00+07:00"), try tap("tap", "2025-12-30T11:00:00+07:00"),
      try tap("tap again", "2025-12-31T11:00:00+07:00"), try add("d", "2025-12-31T12:00:00+07:00"),
      try add("e", "2026-01-01T10:00:00+07:00"), try add("f", "2026-01-02T10:00:00+07:00"),
      try add("g", "2026-01-03T10:00:00+07:00"),
      change("2026-01-03T11:00:00+07:00") { state, now throws(HydrationError) in
        try state.edit("b", volume: Volume(clamping: 333), now: now, in: clock)
      },
      change("2026-01-03T11:01:00+07:00") { state, now throws(HydrationError) in
        try state.delete("e", now: now, in: clock)
      },
      undo("2026-01-03T11:02:00+07:00"), undo("2026-01-03T11:03:00+07:00"),
      try add("late", "2025-12-30T20:00:00+07:00", now: "2026-01-03T11:04:00+07:00"),
      undo("2026-01-03T11:05:00+07:00"), try tap("end", "2026-01-03T11:06:00+07:00"),
      Act(now: "2026-01-04T08:00:00+07:00") { store, now in try store.merge(at: now, in: zone) },
      try add("h", "2026-01-08T10:00:00+07:00"),
    ]
  }

  /// Lets the acts happen one after another, and cuts the power after each step of theirs, in every way.
  ///
  /// - Returns: How many disks were looked at, and which of them had lost something, or could not be gone on with.
  private func cut(
    _ acts: [Act], first: [String: [UInt8]] = [:], isHeeded: Bool = true
  ) throws -> (count: Int, steps: Int, wrong: [String]) {
    let folder = try TemporaryFolder()
    for (name, bytes) in first { try folder.write(bytes, name) }
    let store = try store(in: folder)
    var disk = PowerCut(first)
    var (count, steps, wrong) = (0, 0, [String]())
    for (number, act) in acts.enumerated() {
      let now = try Fixture.instant(act.now)
      let before = try #require(try logged(folder, at: now))
      let recorded = Mutex<[FileStep]>([])
      try FileTrace.$record.withValue({ step in recorded.withLock { $0.append(step) } }) {
        try act.body(store, now)
      }
      let after = try #require(try logged(folder, at: now))
      let taken = recorded.withLock { $0 }
      var seen: Set<[String: [UInt8]]> = []
      for place in 0...taken.count {
        if place > 0 {
          disk.take(taken[place - 1], isHeeded: isHeeded)
          steps += 1
        }
        for loss in PowerCut.Loss.allCases {
          let contents = disk.contents(losing: loss)
          count += 1
          let isDone = place == taken.count
          // The same disk need not be looked at twice during an act.
          guard seen.insert(contents).inserted || isDone else { continue }
          let text = "act \(number), step \(place) of \(taken.count), \(loss)"
          let allowed = isDone ? [after] : [before, after]
          if let fault = try fault(contents, allowed, at: now) { wrong.append("\(text): \(fault)") }
        }
      }
    }
    return (count, steps, wrong)
  }

  /// What is wrong with a disk: drinks that are gone, or a store that does not go on.
  private func fault(_ contents: [String: [UInt8]], _ allowed: [Logged], at now: Instant) throws -> String? {
    let folder = try TemporaryFolder()
    for (name, bytes) in contents { try folder.write(bytes, name) }
    guard let found = try logged(folder, at: now) else { return "cannot be read" }
    guard allowed.contains(found) else { return "\(found.drinks.map(\.id))" }
    let moment = try #require(Timestamp(now))
    do {
      try store(in: folder).update(at: now, in: zone) { state throws(HydrationError) in
        try state.add(id: "after", moment: moment, volume: Volume(clamping: 1), now: now, in: clock)
      }
    } catch {
      return "\(error)"
    }
    let next = try logged(folder, at: now)?.drinks.filter { $0.id != "after" }
    return next == found.drinks ? nil : "after the next drink: \(next?.map(\.id) ?? [])"
  }

  @Test("C-07: a power cut after any step, with any loss, loses nothing that was saved")
  func anyStep() throws {
    let (count, steps, wrong) = try cut(try life())
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(5))")
    #expect(steps >= 100 && count >= 1000, "\(steps) steps, \(count) disks")
  }

  @Test("C-07: a power cut while an old file becomes a small document and files by year loses nothing")
  func move() throws {
    var entries: [String] = []
    for day in 10...28 {
      entries.append(
        #"{"id":"\#(day)","date":"2025-12-\#(day)T03:00:00Z","volumeML":250,"source":"manual"}"#)
      entries.append(
        #"{"id":"x\#(day)","date":"2026-01-\#(day)T03:00:00Z","volumeML":250,"source":"manual"}"#)
    }
    let old =
      #"{"entries":[\#(entries.joined(separator: ","))],"profile":{"weightKg":60},"gameState":{"level":7}}"#
    let acts = [try add("new", "2026-01-30T10:00:00+07:00"), try add("newer", "2026-01-31T10:00:00+07:00")]
    let (count, steps, wrong) = try cut(acts, first: [Self.name: Array(old.utf8)])
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(5))")
    #expect(steps >= 20 && count >= 200, "\(steps) steps, \(count) disks")
  }

  @Test("Where nothing is made sure of, the same cuts do lose drinks: the disk of the test can")
  func withoutSynchronising() throws {
    let (_, _, wrong) = try cut(Array(try life().prefix(6)), isHeeded: false)
    #expect(wrong.count > 20)
  }
}
