import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// Days that are over stay somewhere, whatever becomes of the document beside their files.
struct KeptDaysTests {
  private static let name = "Drinks.json"
  private static let year = "Drinks.json-2026.jsonl"
  private let folder: TemporaryFolder
  private let store: HydrationStore
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// Ten days with a drink each, of which seven are in the file.
  init() throws {
    folder = try TemporaryFolder()
    store = try HydrationStore(folder: folder.url, name: Self.name)
    for day in 10...19 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
  }

  private func add(_ id: String, _ text: String, now: String? = nil, to other: HydrationStore? = nil) throws {
    let moment = try Fixture.moment(text)
    let now = try Fixture.instant(now ?? text)
    try (other ?? store).update(at: now, in: zone) { state throws(HydrationError) in
      try state.add(id: id, moment: moment, volume: Volume(clamping: 2000), now: now, in: clock)
    }
  }

  /// All drinks, sorted; `nil` if anything cannot be read.
  private func ids(_ other: HydrationStore? = nil, at now: String = "2026-02-28T12:00:00+07:00") throws
    -> [String]?
  {
    guard case .value(var state) = try (other ?? store).reading(at: try Fixture.instant(now), in: clock),
      state.faults.file == nil, try state.readHistory() == 0
    else { return nil }
    return state.log.entries.map(\.id).sorted()
  }

  private func days(_ range: ClosedRange<Int>) -> [String] { range.map { "day \($0)" } }

  /// The lines of all files that begin so.
  private func lines(_ folder: TemporaryFolder, _ prefix: String) throws -> Set<[UInt8]> {
    var lines: Set<[UInt8]> = []
    for name in folder.names where name.hasPrefix(prefix) {
      lines.formUnion(try folder.bytes(name).split(separator: UInt8(ascii: "\n")).map(Array.init))
    }
    return lines
  }

  private func copy() throws -> (folder: TemporaryFolder, store: HydrationStore) {
    let other = try TemporaryFolder()
    for name in folder.names { try other.write(try folder.bytes(name), name) }
    return (other, try HydrationStore(folder: other.url, name: Self.name))
  }

  @Test func anOlderDocumentThatWasPutBackTakesNoLineOfAYearsFileFromTheDisk() throws {
    let old = try folder.bytes(Self.name)
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    let before = try lines(folder, Self.year)
    #expect(before.count == 14)
    try folder.write(old, Self.name)
    try add("after", "2026-02-27T10:00:00+07:00")
    #expect(try lines(folder, Self.year).isSuperset(of: before))
    #expect(try ids() == ["after"] + days(10...19))
    // The user learns where they are, whatever happens next.
    let kept = folder.names.filter { $0.hasPrefix(Self.year + ".corrupt-") }
    #expect(kept.count == 1)
    for day in ["2026-02-27T13:00:00+07:00", "2026-03-05T13:00:00+07:00"] {
      try add("on \(day)", day)
      guard case .value(let state) = try store.reading(at: try Fixture.instant(day), in: clock) else {
        Issue.record("not read")
        continue
      }
      #expect(state.faults.setAsideFiles == kept.map { folder.file($0).path })
    }
  }

  /// A user who starts again beside the yearly files of a lost document loses none of them.
  @Test func whoBeginsAnewBesideTheFilesOfYearsLosesNoneOfThem() throws {
    let before = try lines(folder, Self.year)
    for name in [Self.name, Self.name + ".backup"] {
      try FileManager.default.removeItem(at: folder.file(name))
    }
    guard case .corrupt(let corrupt) = try store.documents.read() else {
      Issue.record("not reported")
      return
    }
    let now = try Fixture.instant("2026-02-20T10:00:00+07:00")
    try store.resolve(corrupt, with: HydrationDocument(), at: now, in: zone)
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    #expect(try lines(folder, Self.year).isSuperset(of: before))
    #expect(try ids() == days(20...26))
  }

  @Test func twoDocumentsThatDifferInTheirEndingHaveFilesOfTheirOwn() throws {
    let other = try HydrationStore(folder: folder.url, name: "Drinks.old")
    for day in 10...13 { try add("other \(day)", "2026-02-\(day)T10:00:00+07:00", to: other) }
    #expect(try ids() == days(10...19))
    #expect(try ids(other) == (10...13).map { "other \($0)" })
    try other.documents.erase()
    #expect(try ids() == days(10...19))
  }

  /// A drink that another program puts into the document for a day of a file is united with that day.
  @Test func aForeignDrinkInTheDocumentIsUnitedWithItsDay() throws {
    let text = String(decoding: try folder.bytes(Self.name), as: UTF8.self)
    let file = try Fixture.json(text)
    var payload = try #require(file["payload"]?.object)
    var entries = try #require(payload["entries"]?.array)
    // One on a day with a drink, one on a day before all.
    for (id, day) in [("foreign", "2026-02-12"), ("foreign too", "2026-02-05")] {
      entries.append(
        try Fixture.json(
          #"{"id":"\#(id)","date":"\#(day)T09:00:00Z","day":"\#(day)","volumeML":300,"source":"manual"}"#))
    }
    payload["entries"] = .array(entries)
    let members = JSON.object(payload).text
    try folder.write(
      Array(#"{"payload":\#(members),"schema":"sipli-hydration","version":3}"#.utf8), Self.name)
    let all = days(10...19) + ["foreign", "foreign too"]
    #expect(try ids() == all.sorted())
    try add("next", "2026-02-22T10:00:00+07:00")
    #expect(try ids() == (all + ["next"]).sorted())
    guard
      case .value(let state) = try store.reading(at: Fixture.instant("2026-02-22T12:00:00+07:00"), in: clock)
    else { return }
    #expect(state.log.entries.map(\.id) == ["next"])
    #expect(state.archive.drinkCount == 12 && state.archive.dayCount == 11)
  }

  /// Mending a year's file moves no line: the document as it was, and its backup, still find theirs.
  @Test func mendingAYearsFileMovesNoLine() throws {
    let whole = try folder.bytes(Self.year)
    let now = try Fixture.instant("2026-02-19T12:00:00+07:00")
    for place in stride(from: 5, to: whole.count, by: 97) {
      let (folder, store) = try copy()
      var damaged = whole
      damaged[place] ^= 1
      // Behind what counts: lines of a change that was refused, because the disk was full.
      damaged += try #require(
        whole.split(separator: UInt8(ascii: "\n")).first.map { Array($0) + [UInt8(ascii: "\n")] })
      try folder.write(damaged, Self.year)
      let document = try folder.bytes(Self.name)
      #expect(try store.repairFiles(at: now, in: zone) == [2026])
      let mended = try folder.bytes(Self.year)
      let expected = try #require(try ids(store), "\(place)")
      #expect(expected.count >= 8 && expected.count <= 9, "\(place): \(expected)")
      // A drink that did not count is kept beside the file if its day is damaged.
      #expect([whole.count, damaged.count].contains(mended.count))
      // Killed between the file and the document.
      try folder.write(document, Self.name)
      #expect(try ids(store) == expected, "\(place)")
      try add("next", "2026-02-22T10:00:00+07:00", to: store)
      #expect(try ids(store) == expected + ["next"], "\(place)")
    }
  }

  /// The folders as they were after each step.
  private func steps(_ folders: [TemporaryFolder], _ body: () throws -> Void) throws -> [[[String: [UInt8]]]]
  {
    let seen = Locked<[[[String: [UInt8]]]]>([])
    let urls = folders.map(\.url)
    try FileTrace.$record.withValue({ step in
      guard step.isChange else { return }
      let contents = urls.map { url in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Dictionary(
          uniqueKeysWithValues: names.map { name in
            (name, Array((try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data()))
          })
      }
      seen.withLock { $0.append(contents) }
    }) { try body() }
    return seen.withLock { $0 }
  }

  @Test func aMoveToAnotherFolderThatWasKilledAtAnyStepIsFinishedByTheNextOne() throws {
    let now = try Fixture.instant("2026-02-19T12:00:00+07:00")
    let target = try TemporaryFolder()
    let all = days(10...19)
    let states = try steps([folder, target]) {
      let new = try HydrationStore(folder: target.url, name: "Sipli.json")
      guard case .adopted = try new.adopt(store, at: now, in: zone).document else {
        Issue.record("not moved")
        return
      }
      #expect(try ids(new) == all)
    }
    #expect(states.count > 15)
    for (number, state) in states.enumerated() {
      let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
      for (folder, contents) in zip([old, new], state) {
        for (name, bytes) in contents { try folder.write(bytes, name) }
      }
      let source = try HydrationStore(folder: old.url, name: Self.name)
      let moved = try HydrationStore(folder: new.url, name: "Sipli.json")
      do {
        _ = try moved.adopt(source, at: now, in: zone)
        guard case .nothingThere = try moved.adopt(source, at: now, in: zone).document else {
          Issue.record("step \(number): moved twice")
          continue
        }
      } catch {
        Issue.record("step \(number): \(error)")
      }
      #expect(try ids(moved) == all, "step \(number)")
      #expect(
        old.names.filter { !$0.contains(".migrated") && !$0.hasSuffix(".lock") } == [], "step \(number)")
    }
  }

  /// A first drink of last week that was killed at any step is there or not, and no document is lost.
  @Test func aFirstDrinkOfLastWeekKilledAtAnyStepIsThereOrNot() throws {
    let new = try TemporaryFolder()
    let states = try steps([new]) {
      try add(
        "first", "2026-02-10T10:00:00+07:00", now: "2026-02-19T12:00:00+07:00",
        to: try HydrationStore(folder: new.url, name: Self.name))
    }
    for (number, state) in states.enumerated() {
      let folder = try TemporaryFolder()
      for (name, bytes) in state.first ?? [:] { try folder.write(bytes, name) }
      let store = try HydrationStore(folder: folder.url, name: Self.name)
      let before = try ids(store) ?? []
      #expect(before == [] || before == ["first"], "step \(number)")
      try add("next", "2026-02-20T10:00:00+07:00", to: store)
      #expect(try ids(store) == before + ["next"], "step \(number)")
    }
  }

  @Test func aLogThatWasBeingErasedIsNeverToldAsDamagedAndTheNextErasingEndsIt() throws {
    let now = try Fixture.instant("2026-02-19T12:00:00+07:00")
    let (other, erased) = try copy()
    let states = try steps([other]) { try erased.documents.erase() }
    #expect(states.count >= 4)
    for (number, state) in states.enumerated() {
      let folder = try TemporaryFolder()
      for (name, bytes) in state.first ?? [:] { try folder.write(bytes, name) }
      let store = try HydrationStore(folder: folder.url, name: Self.name)
      #expect(try store.reading(at: now, in: clock) != .corrupt, "step \(number)")
      try store.documents.erase()
      #expect(folder.names == [Self.name + ".lock"], "step \(number)")
    }
  }
}
