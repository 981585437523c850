import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writers that are killed in the midst of a line, that find the disk full, and that write at the same time.
struct KilledWriterTests {
  private static let now = "2026-02-20T12:00:00+07:00"

  /// Every kind of append, on a journal of three drinks in January and February.
  private static let acts: [(name: String, body: @Sendable (Diary) throws -> Void)] = [
    ("a first drink of a day", { try $0.add("new", "2026-02-20T11:00:00+07:00") }),
    ("a second drink", { try $0.add("new", "2026-02-19T11:00:00+07:00", now: now) }),
    ("a first drink of a month", { try $0.add("new", "2026-03-01T11:00:00+07:00") }),
    ("an edit", { try $0.edit("c", 100, now: now) }), ("a deletion", { try $0.delete("b", now: now) }),
    ("an undo", { try $0.undo(now: now) }),
    ("another goal", { try $0.set(goal: 2500, now: "2026-02-19T12:00:00+07:00") }),
  ]

  private func diary() throws -> Diary {
    let diary = try Diary()
    try diary.add("a", "2026-01-19T10:00:00+07:00")
    for (id, hour) in [("b", 10), ("c", 11)] { try diary.add(id, "2026-02-19T\(hour):00:00+07:00") }
    return diary
  }

  @Test func C_07_aWriterKilledAfterAnyByteOfItsLinesDidItOrDidNot() throws {
    var wrong: [String] = []
    for (name, body) in Self.acts {
      let diary = try diary()
      let (before, old) = (try diary.answers(at: Self.now), try diary.files)
      try body(diary)
      let (after, new) = (try diary.answers(at: Self.now), try diary.months)
      let (file, bytes) = try #require(new.first { old[$0.key] != $0.value })
      let there = old[file]?.count ?? 0
      for count in there..<bytes.count {
        var files = old
        files[file] = Array(bytes.prefix(count))
        let cut = try Diary(files)
        var found = try cut.answers(at: Self.now)
        // Another goal is one of the settings, which are written after the line; the day may have it already.
        let isWhole = count == bytes.count - 1 && name != "another goal"
        if name == "another goal" { (found.goals, found.streak) = (before.goals, before.streak) }
        if found != (isWhole ? after : before) { wrong.append("\(name), \(count - there): \(found)") }
        try cut.add("next", Self.now)
        let ids = try cut.ids(at: Self.now)
        let next = (isWhole ? after.ids : before.ids) + ["next"]
        let damage = try cut.damage(at: Self.now)
        if Set(ids) != Set(next) || ids.count != next.count || damage != [] {
          wrong.append("\(name), \(count - there), next: \(ids) \(damage)")
        }
        if try !cut.folder.bytes(file).starts(with: bytes.prefix(count)) {
          wrong.append("\(name): rewritten")
        }
      }
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test func C_08_threadsLoseNothingOfEachOther() throws {
    let diary = try diary()
    let moments = try ["2026-01-31T23:00:00+07:00", "2026-02-20T11:00:00+07:00", "2026-03-01T11:00:00+07:00"]
      .map(Fixture.moment)
    let intake = try Intake(volume: Volume(clamping: 1))
    let failures = Locked(0)
    let (store, zone) = (diary.store, diary.zone)
    DispatchQueue.concurrentPerform(iterations: 90) { number in
      do {
        // The body of an update sees what the others have done.
        try store.tap(id: "\(number)", at: moments[number % 3], intake, in: zone)
      } catch { failures.withLock { $0 += 1 } }
    }
    let answers = try diary.answers(at: Self.now)
    #expect(failures.withLock { $0 } == 0 && Set(answers.ids).isSuperset(of: (0..<90).map(String.init)))
    #expect(answers.ids.count == 93 && answers.damage == [] && answers.contradictions == [])
    for (name, bytes) in try diary.months { #expect(HandMadeMonth.faults(bytes) == [], "\(name)") }
  }
}

#if os(macOS) || os(Linux)
/// Taps on one of four days in two months.
///
/// - Returns: The id, or -1 for an error.
private func tap(_ id: Int, in diary: Diary) -> Int32 {
  do {
    let day = ["01-29", "01-30", "01-31", "02-01"][id % 4]
    let moment = try Fixture.moment("2026-\(day)T10:00:00Z")
    try diary.store.tap(id: "\(id)", at: moment, Intake(volume: Volume(clamping: 1)), in: diary.zone)
    return Int32(id)
  } catch { return -1 }
}

/// Each test is a process of its own, which forks and kills its copies, or whose files must not grow.
@Suite(.serialized) struct DyingWriterTests {
  @Test func C_07_C_08_twoKilledWritersLoseNoDrinkThatWasSaved() async {
    await #expect(processExitsWith: .success) {
      let diary = try Diary()
      var random = Seeded(6)
      var reported: Set<Int> = []
      for round in 0..<30 {
        var writers = try [round * 2_000, round * 2_000 + 1_000].map { first in
          try #require(
            ChildProcess { report in for number in 0... { report(tap(first + number, in: diary)) } })
        }
        for index in writers.indices {
          _ = writers[index].wait(forReports: Int.random(in: 0...2, using: &random))
        }
        usleep(UInt32.random(in: 0...3_000, using: &random))
        for index in writers.indices { writers[index].kill() }
        for index in writers.indices { reported.formUnion(writers[index].wait().map(Int.init)) }
      }
      let answers = try diary.answers(at: "2026-02-01T12:00:00Z")
      let ids = answers.ids.compactMap { Int($0) }
      #expect(!reported.contains(-1) && reported.count > 30 && reported.subtracting(ids) == [])
      #expect(Set(ids).count == answers.ids.count && ids.count <= reported.count + 120)
      #expect(answers.damage.count <= 1 && answers.contradictions == [], "\(answers.damage)")
    }
  }

  @Test func C_07_aFullDiskChangesNothingAndIsReported() async {
    await #expect(processExitsWith: .success) {
      // Files must not exceed a size, which a write reaches in the middle, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      let diary = try Diary()
      for number in 0..<20 { try diary.add("\(number)", "2026-02-20T10:00:\(10 + number)+07:00") }
      let now = "2026-02-20T12:00:00+07:00"
      let (files, answers) = (try diary.months, try diary.answers(at: now))
      let size = try diary.folder.bytes(Diary.month("2026-02")).count
      var limit = rlimit()
      #expect(getrlimit(resource(RLIMIT_FSIZE), &limit) == 0)
      for more in stride(from: 0, to: 150, by: 7) {
        limit.rlim_cur = rlim_t(size + more)
        #expect(setrlimit(resource(RLIMIT_FSIZE), &limit) == 0)
        for act in [
          { try diary.add("new", now) }, { try diary.edit("7", 100, now: now) }, { try diary.undo(now: now) },
        ] {
          let file = try? diary.months
          // An undo takes fewer bytes than that.
          guard (try? act()) != nil else {
            #expect(try diary.months == file, "\(more)")
            continue
          }
          #expect(more >= 50, "\(more)")
          try diary.folder.write(try #require(files[Diary.month("2026-02")]), Diary.month("2026-02"))
        }
        #expect(try diary.answers(at: now) == answers, "\(more)")
      }
      limit.rlim_cur = limit.rlim_max
      #expect(setrlimit(resource(RLIMIT_FSIZE), &limit) == 0)
      try diary.add("new", now)
      #expect(try diary.ids(at: now) == answers.ids + ["new"])
    }
  }
}
#endif
