import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// How much is read and written for each thing that a person does, and while the lock is held: it is bounded by the file of a year,
/// and is the same however many years there are.
struct BoundedCostTests {
  private static let name = "Drinks.json"
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi
  private let now = "2026-12-31T20:00:00+07:00"

  /// Counts of what was done with files.
  private struct Work: Hashable {
    /// Bytes read and written while the document was locked, by the year of the file; 0 for others.
    var held: [Int: Int] = [:]
    /// The same while it was not.
    var free: [Int: Int] = [:]

    var heldBytes: Int { held.values.reduce(0, +) }
  }

  /// A log of three drinks a day up to 31 December 2026, whose goal is always reached; the first drink of a day has its date for
  /// an id.
  private func log(years: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(inMemory: true)
    var entries: [String] = []
    let last = try Fixture.day("2026-12-31")
    for back in (0..<(365 * years)).reversed() {
      let day = try last.advanced(by: -back)
      for (hour, id) in [("01", "\(day)"), ("05", "\(day) b"), ("09", "\(day) c")] {
        entries.append(
          #"{"id":"\#(id)","date":"\#(day)T\#(hour):00:00Z","day":"\#(day)","volumeML":700,"source":"manual"}"#
        )
      }
    }
    let text = #"{"entries":[\#(entries.joined(separator: ","))],"profile":{"customGoalML":2100}}"#
    try folder.write(Array(text.utf8), Self.name)
    let store = try HydrationStore(folder: folder.url, name: Self.name)
    let instant = try Fixture.instant(now)
    let moment = try #require(Timestamp(instant))
    try store.update(at: instant, in: zone) { state throws(HydrationError) in
      try state.add(id: "moved", moment: moment, volume: Volume(clamping: 1), now: instant, in: clock)
    }
    return folder
  }

  private func work(_ folder: TemporaryFolder, _ body: (HydrationStore) throws -> Void) throws -> Work {
    let store = try HydrationStore(folder: folder.url, name: Self.name)
    let recorded = Locked<[FileStep]>([])
    try FileTrace.$record.withValue({ step in recorded.withLock { $0.append(step) } }) { try body(store) }
    var work = Work()
    var isHeld = false
    func count(_ path: String, _ bytes: Int) {
      let year = path.contains(".jsonl") ? Int(path.dropLast(6).suffix(4)) ?? 0 : 0
      if isHeld { work.held[year, default: 0] += bytes } else { work.free[year, default: 0] += bytes }
    }
    for step in recorded.withLock({ $0 }) {
      switch step {
      case .lock(let path): if path.hasSuffix(".json.lock") { isHeld = true }
      case .close(let path): if path.hasSuffix(".json.lock") { isHeld = false }
      case .read(let path, let bytes): count(path, bytes)
      case .write(let path, _, let bytes): count(path, bytes.count)
      case .create, .truncate, .synchronize, .rename, .link, .remove: break
      }
    }
    #expect(!isHeld)
    return work
  }

  private typealias Act = (name: String, body: (HydrationStore) throws -> Void)

  private func act(
    _ name: String, now: String? = nil,
    _ body: @escaping (inout HydrationDocument, Instant) throws(HydrationError) -> Void
  ) throws -> Act {
    let instant = try Fixture.instant(now ?? self.now)
    return (
      name,
      { store in
        try store.update(at: instant, in: zone) { state throws(HydrationError) in try body(&state, instant) }
      }
    )
  }

  private func edit(_ id: String, _ millilitres: Int) throws -> Act {
    try act("\(id): \(millilitres) mL") { state, now throws(HydrationError) in
      try state.edit(id, volume: Volume(clamping: millilitres), now: now, in: clock)
    }
  }

  private func undo() throws -> Act {
    try act("undo") { state, now throws(HydrationError) in try state.undo(now: now, in: clock) }
  }

  private func acts() throws -> [Act] {
    let instant = try Fixture.instant(now)
    let moment = try #require(Timestamp(instant))
    let intake = try Intake(volume: Volume(clamping: 150))
    let west = try Fixture.instant("2026-12-31T05:00:00+07:00")
    let london = Fixture.clock("Europe/London")
    return [
      ("reading", { store in _ = try store.reading(at: instant, in: clock) }),
      ("reading where it is yesterday again", { store in _ = try store.reading(at: west, in: london) }),
      ("tap", { store in try store.tap(id: "tap", at: moment, intake, in: clock) }),
      ("merge", { store in _ = try store.merge(at: instant, in: zone) }),
      try act("add") { state, now throws(HydrationError) in
        try state.add(moment: moment, volume: Volume(clamping: 250), now: now, in: clock)
      },
      try undo(),
      try act("profile") { state, now throws(HydrationError) in
        var profile = state.profile
        try profile.setBodyMass(71)
        try state.setProfile(profile, now: now, in: clock)
      },
      // More than enough, and then less: the streak ends there, and is healed.
      try edit("2026-12-28", 800), try undo(), try edit("2026-12-28", 1), try undo(),
      try edit("2026-07-01", 1), try undo(), try edit("2026-01-01", 1), try undo(),
      // A day without drinks, and back.
      try act("delete") { state, now throws(HydrationError) in
        for id in ["2026-12-20", "2026-12-20 b", "2026-12-20 c"] {
          _ = try state.delete(id, now: now, in: clock)
        }
      },
      try undo(), try undo(), try undo(),
      try act("turn of the day", now: "2027-01-01T08:00:00+07:00") { state, now throws(HydrationError) in
        try state.add(
          moment: Timestamp(now) ?? moment, volume: Volume(clamping: 250), now: now, in: clock)
      },
    ]
  }

  /// Nothing that a person does reads the files of earlier years, and what a lock is held for is bounded.
  @Test func nothingThatAPersonDoesReadsTheFilesOfEarlierYears() throws {
    let (young, old) = (try log(years: 1), try log(years: 4))
    let year = try old.bytes(Self.name + "-2026.jsonl").count
    let document = try old.bytes(Self.name).count
    #expect(year > 130_000 && document < 6_000, "\(year), \(document)")
    var streaks: [Int] = []
    for (number, (few, many)) in zip(try acts(), try acts()).enumerated() {
      let (one, four) = (try work(young, few.body), try work(old, many.body))
      let text = "\(number) \(few.name): \(one) \(four)"
      for work in [one, four] {
        let earlier = work.held.merging(work.free, uniquingKeysWith: +).filter { (1...2025).contains($0.key) }
        // The line before the first of January is looked at, at the end of its file.
        #expect(earlier.values.allSatisfy { $0 <= 1 << 17 }, "\(text)")
      }
      // A few bytes more for the numbers of the other years.
      #expect(four.heldBytes <= one.heldBytes + 4 * 500 + 1 << 17, "\(text)")
      #expect(four.heldBytes <= 5 * year + 8 * document, "\(text)")
      if few.name.hasPrefix("reading") || few.name == "tap" { #expect(four.heldBytes == 0, "\(text)") }
      let store = try HydrationStore(folder: old.url, name: Self.name)
      let instant = try Fixture.instant("2027-01-01T09:00:00+07:00")
      guard case .value(let state) = try store.reading(at: instant, in: clock) else { continue }
      streaks.append(
        state.streak(today: try Fixture.day("2026-12-31"), now: try #require(Timestamp(instant)), in: clock)
          .days)
    }
    let all = 4 * 365
    #expect(
      streaks == [
        all, all, all, all, all, all, all, all, all, 3, all, 183, all, 364, all, 11, 11, 11, all, all,
      ])
  }
}
