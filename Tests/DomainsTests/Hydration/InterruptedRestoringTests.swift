import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// Days that are set aside beside the files of their years stay there until they are restored, whatever happens between.
struct InterruptedRestoringTests {
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi
  private let log: TenDays

  init() throws { log = try TenDays() }

  private func days(_ range: ClosedRange<Int>) -> [String] { range.map { "day \($0)" } }

  private func recover(_ log: TenDays, at now: String) throws {
    try log.store.recover(at: Fixture.instant(now), in: zone)
  }

  /// The files as they were after each step.
  private func steps(of log: TenDays, _ body: () throws -> Void) throws -> [[String: [UInt8]]] {
    let seen = Locked<[[String: [UInt8]]]>([])
    let folder = log.folder.url
    try FileTrace.$record.withValue({ step in
      guard step.isChange else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let contents = names.map { name in
        (name, Array((try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()))
      }
      seen.withLock { $0.append(Dictionary(uniqueKeysWithValues: contents)) }
    }) { try body() }
    return seen.withLock { $0 }
  }

  /// Files of years that have changed places hold whole lines of another year: mending that is killed at any step loses none of
  /// them, with the document and without it.
  @Test(arguments: [true, false])
  func mendingFilesThatHaveChangedPlacesLosesNoDayWhereverItIsKilled(hasDocument: Bool) throws {
    for day in 1...3 {
      try log.add("2025 \(day)", "2025-06-0\(day)T10:00:00+07:00", now: TenDays.noon)
    }
    let all = try log.ids(at: TenDays.noon)
    let names = ["Drinks.json-2025.jsonl", TenDays.year]
    let contents = try names.map { try log.folder.bytes($0) }
    let length = contents.map(\.count).max() ?? 0
    for (name, bytes) in zip(names, contents.reversed()) {
      try log.folder.write(bytes + Array(repeating: UInt8(ascii: "\n"), count: length - bytes.count), name)
    }
    if !hasDocument { for name in [TenDays.name, TenDays.name + ".backup"] { try log.remove(name) } }
    let inFiles = all.filter { !["day 17", "day 18", "day 19"].contains($0) }
    let steps = try steps(of: log) { try recover(log, at: TenDays.noon) }
    #expect(steps.count > 20)
    for (number, files) in steps.enumerated() {
      let log = try TenDays(files: files)
      try recover(log, at: TenDays.noon)
      #expect(try log.ids(at: TenDays.noon) == (hasDocument ? all : inFiles), "step \(number)")
    }
  }

  /// Lines that were set aside are found beside the files, also by a document that does not know of them.
  @Test(arguments: [true, false])
  func setAsideDaysAreRestoredAlsoIfTheDocumentThatKnewOfThemIsLost(hasBackup: Bool) throws {
    let old = try log.folder.bytes(TenDays.name)
    try log.goOn()
    try log.folder.write(old, TenDays.name)
    try log.add("new", TenDays.later)
    if hasBackup {
      // That of before the lines were set aside.
      try log.folder.write(old, TenDays.name + ".backup")
      try log.folder.write(Array("{".utf8), TenDays.name)
    } else {
      for name in [TenDays.name, TenDays.name + ".backup"] { try log.remove(name) }
    }
    let instant = try Fixture.instant(TenDays.later)
    guard case .corrupt(let corrupt) = try log.store.documents.read(),
      let saved = try log.store.recovery(from: corrupt)
    else {
      Issue.record("nothing is saved")
      return
    }
    try log.store.resolve(corrupt, with: saved.document, at: instant, in: zone)
    #expect(try log.state(at: TenDays.later).faults.setAsideFiles.count == 1, "they are told")
    _ = try log.store.restoreSetAsideDays(at: instant, in: zone)
    let ids = try log.ids(at: TenDays.later)
    #expect(Set(ids).isSuperset(of: days(10...16) + days(20...23)))
    #expect(try log.state(at: TenDays.later).faults.setAsideFiles == [], "once")
  }

  /// A drink that is moved to another day needs two lines; a power cut after the first of them takes it from no day.
  @Test func aDrinkWhoseMoveToAnotherDayWasInterruptedIsThereWhenItIsRestored() throws {
    let old = try log.folder.bytes(TenDays.name)
    let committed = try log.folder.bytes(TenDays.year).count
    let moment = try Fixture.moment("2026-02-14T15:00:00+07:00")
    try log.change(TenDays.noon) { state, now throws(HydrationError) in
      try state.edit("day 12", moment: moment, now: now, in: clock)
    }
    let whole = try log.folder.bytes(TenDays.year)
    for end in stride(from: committed, through: whole.count, by: 40) {
      let log = try TenDays(files: [TenDays.name: old, TenDays.year: Array(whole.prefix(end))])
      _ = try log.store.restoreSetAsideDays(at: Fixture.instant(TenDays.noon), in: zone)
      let ids = try log.ids(at: TenDays.noon)
      #expect(ids.sorted() == days(10...19), "\(end - committed) bytes: \(ids)")
    }
    let moved = try TenDays(files: [TenDays.name: old, TenDays.year: whole])
    _ = try moved.store.restoreSetAsideDays(at: Fixture.instant(TenDays.noon), in: zone)
    let ids = try moved.ids(at: TenDays.noon)
    #expect(ids == days(10...11) + days(13...14) + ["day 12"] + days(15...19))
  }

  /// A log with days that are set aside, or would be, is not moved to another folder, where they would not be found.
  @Test(arguments: [true, false])
  func aLogWithDaysToBeRestoredIsNotMoved(isSetAside: Bool) throws {
    let old = try log.folder.bytes(TenDays.name)
    try log.goOn()
    try log.folder.write(old, TenDays.name)
    if isSetAside { try log.add("new", TenDays.later) }
    let files = try log.files
    let new = try TenDays(files: [:])
    let instant = try Fixture.instant(TenDays.later)
    #expect(throws: StoreError.self) { try new.store.adopt(log.store, at: instant, in: zone) }
    #expect(try log.files == files)
    _ = try log.store.restoreSetAsideDays(at: instant, in: zone)
    _ = try new.store.adopt(log.store, at: instant, in: zone)
    #expect(try new.ids(at: TenDays.later) == days(10...23) + (isSetAside ? ["new"] : []))
  }

  /// Unreadable lines after those that count are not cut off.
  @Test func linesThatCannotBeReadAreNotCutOff() throws {
    let old = try log.folder.bytes(TenDays.name)
    try log.goOn()
    let whole = try log.folder.bytes(TenDays.year)
    try log.folder.write(old, TenDays.name)
    // Zeros that take no room on the disk: more than is read of a file.
    let file = try #require(FileHandle(forWritingAtPath: log.folder.file(TenDays.year).path))
    try file.truncate(atOffset: UInt64(StoreLimits.fileBytes) + 1)
    // A new drink is looked for nowhere, so that no other reading of the file is in the way.
    func addNew() throws {
      let moment = try Fixture.moment(TenDays.later)
      try log.change(TenDays.later) { state, now throws(HydrationError) in
        try state.add(moment: moment, volume: Volume(clamping: 100), now: now, in: clock)
      }
    }
    #expect(throws: (any Error).self) { try addNew() }
    try file.truncate(atOffset: UInt64(whole.count))
    #expect(try log.folder.bytes(TenDays.year) == whole)
    try addNew()
    _ = try log.store.restoreSetAsideDays(at: Fixture.instant(TenDays.later), in: zone)
    #expect(try log.ids(at: TenDays.later).dropLast() == days(10...23)[...])
  }

  /// Taps that cannot be read and are set aside by a merge while the log is moved are all there afterwards.
  @Test func unreadableTapsThatAMergeSetsAsideDuringAMoveAreKept() throws {
    let unreadable = TenDays.name + ".log.unreadable"
    try log.folder.write(Array("first\n".utf8), unreadable)
    let new = try TenDays(files: [:])
    let (path, taps) = (log.folder.file(unreadable).path, log.folder.file(TenDays.name + ".log"))
    let (store, instant) = (log.store, try Fixture.instant(TenDays.noon))
    let merged = DispatchSemaphore(value: 0)
    let isFirst = Once()
    try FileTrace.$record.withValue({ step in
      guard case .read(path, _) = step,
        isFirst.begins()
      else { return }
      try? Data("second\n".utf8).write(to: taps)
      Thread.detachNewThread {
        _ = try? store.merge(at: instant, in: Fixture.hanoiZone)
        merged.signal()
      }
      // A merge that has to wait for the move does not end before it.
      _ = merged.wait(timeout: .now() + .milliseconds(100))
    }) {
      _ = try new.store.adopt(log.store, at: instant, in: zone)
    }
    #expect(!isFirst.begins())
    // The document is gone from there, so what was added meanwhile may still be in the log.
    Thread.sleep(forTimeInterval: 0.05)
    var lines: Set<Substring> = []
    for log in [log, new] {
      for name in log.folder.names where name.contains(".log") {
        lines.formUnion(String(decoding: try log.folder.bytes(name), as: UTF8.self).split(separator: "\n"))
      }
    }
    #expect(lines.isSuperset(of: ["first", "second"]), "\(lines)")
  }

  /// Whoever erases a log erases what was set aside of it, also where the file of the year is gone.
  @Test func erasingALogLeavesNoCopyOfAYearWhoseFileIsGone() throws {
    let old = try log.folder.bytes(TenDays.name)
    try log.goOn()
    try log.folder.write(old, TenDays.name)
    try log.add("new", TenDays.later)
    #expect(log.folder.names.contains { $0.hasPrefix(TenDays.year + ".corrupt-") })
    try log.remove(TenDays.year)
    // Files of other documents.
    let others = ["Drinks.json-2026.jsonl2", "Drinks.json-x.jsonl.corrupt-1", "Drinks.json-2026.json"]
    for name in others { try log.folder.write([1], name) }
    try log.store.documents.erase()
    #expect(log.folder.names == (others + [TenDays.name + ".lock"]).sorted())
  }

  /// A reader that finds the log of taps just being merged misses none: each tap is in the log, in what is being merged or in
  /// the document.
  @Test func aReaderMissesNoTapWhileTheyAreMerged() throws {
    let tap = try Intake(volume: Volume(clamping: 150))
    func add(_ id: String) throws {
      try log.store.tap(id: id, at: Fixture.moment(TenDays.noon), tap, in: clock)
    }
    let (name, merging) = (TenDays.name + ".log", TenDays.name + ".log.merging")
    let (taps, taken) = (log.folder.file(name), log.folder.file(merging))
    // A merge that was killed before it took these lines away.
    try add("merged")
    let lines = try log.folder.bytes(name)
    try log.store.merge(at: Fixture.instant(TenDays.noon), in: zone)
    try log.folder.write(lines, merging)
    try add("tap")
    let isFirst = Once()
    let ids = try FileTrace.$record.withValue({ step in
      guard case .read(let path, _) = step, path.contains(".log"),
        isFirst.begins()
      else { return }
      // The next merge, up to where it has taken the log.
      try? FileManager.default.removeItem(at: taken)
      try? FileManager.default.moveItem(at: taps, to: taken)
    }) {
      try log.ids(at: TenDays.noon)
    }
    #expect(ids.suffix(2) == ["merged", "tap"])
  }
}

/// Says once that it is the first time.
private final class Once: Sendable {
  private let hasBegun = Locked(false)

  func begins() -> Bool {
    hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
  }
}
