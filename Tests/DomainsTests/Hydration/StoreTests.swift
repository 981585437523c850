import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Hydration

struct StoreTests {
  private static let name = "Drinks.json"
  private static let logName = "Drinks.json.log"
  private let folder: TemporaryFolder
  private let store: HydrationStore
  private let now: Instant
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  init() throws {
    folder = try TemporaryFolder()
    store = try HydrationStore(folder: folder.url, name: Self.name)
    now = try Fixture.instant("2026-02-17T12:00:00+07:00")
  }

  private func add(_ id: String, _ millilitres: Int = 100) throws {
    let moment = try #require(Timestamp(now))
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.add(
        id: id, moment: moment, volume: Volume(clamping: millilitres), now: now, in: clock)
    }
  }

  private func entries() throws -> [String] {
    guard case .value(let state) = try store.reading(at: now, in: clock) else { return [] }
    return state.log.entries.map(\.id)
  }

  @Test func SI_E2_withoutAContainerThereIsAnErrorNeverAnotherFolder() {
    #expect(throws: StoreError.self) { try HydrationStore(folder: nil, name: Self.name) }
  }

  @Test func C_07_nothingThereThenADocumentThatIsReadAgain() throws {
    #expect(try store.reading(at: now, in: clock) == .missing)
    try add("a")
    try add("b")
    #expect(try entries() == ["a", "b"])
    #expect(throws: DocumentUpdateError<HydrationError>.self) { try add("a") }
    #expect(try entries() == ["a", "b"])
  }

  @Test func SI_01_theFileOfTheFirstVersionIsTakenOverAndKeptBesideOurs() throws {
    try folder.write(Array(StateDocumentTests.first.utf8), Self.name)
    guard case .value(let state) = try store.reading(at: now, in: clock) else {
      Issue.record("not read")
      return
    }
    #expect(state.log.entries.count == 3 && !state.hasAssumedDays)
    #expect(state.log.days.map(\.count) == [1, 2], "days where the user is")
    try add("new")
    let written = try Fixture.json(String(decoding: folder.bytes(Self.name), as: UTF8.self))
    #expect(written["schema"] == .string("sipli-hydration") && written["version"] == .integer(3))
    #expect(written["payload"]?["gameState"]?["level"] == .integer(7))
    #expect(written["payload"]?["lastWeather"]?["condition"] == .string("Hot"))
    #expect(try entries().count == 4)
    let kept = try folder.names.filter { try folder.bytes($0) == Array(StateDocumentTests.first.utf8) }
    #expect(!kept.isEmpty, "\(folder.names)")
    // The days before today have their goals now, today its own.
    #expect(written["payload"]?["goals"]?.object?.keys == ["2026-02-16", "2026-02-17"])
  }

  /// SI-E1: the defect that has cost users of six other apps their data.
  ///
  /// A document cut at every byte is reported, never overwritten, and its whole part can be recovered.
  @Test func aDocumentCutAtEveryByteIsReportedAndNeverOverwritten() throws {
    for number in 0..<6 { try add("drink \(number)", 100 + number) }
    let whole = try folder.bytes(Self.name)
    let backup = Self.name + ".backup"
    try FileManager.default.removeItem(at: folder.file(backup))
    var recovered: Set<Int> = []
    var wrong: [String] = []
    // The last byte is the end of the line, which may be missing.
    for count in 0..<(whole.count - 1) {
      let cut = Array(whole.prefix(count))
      try folder.write(cut, Self.name)
      guard case .corrupt(let corrupt) = try store.documents.read() else {
        wrong.append("\(count): not reported")
        continue
      }
      if try store.reading(at: now, in: clock) != .corrupt { wrong.append("\(count): shown") }
      if (try? add("other")) != nil { wrong.append("\(count): written") }
      if try folder.bytes(Self.name) != cut { wrong.append("\(count): overwritten") }
      let saved = try store.recovery(from: corrupt)?.document.log.entries ?? []
      let text = String(decoding: cut, as: UTF8.self)
      let finished = text.components(separatedBy: "\"volumeML\":").dropFirst().count { $0.contains("}") }
      if saved.count != finished { wrong.append("\(count): \(saved.count) of \(finished) recovered") }
      for (number, entry) in saved.enumerated()
      where entry.id != "drink \(number)" || entry.volume.millilitres != 100 + number {
        wrong.append("\(count): \(entry)")
      }
      recovered.insert(saved.count)
      // Each is kept; a thousand of them would make the next rounds slow.
      let kept = try store.documents.corruptPaths()
      if kept.count != 1 { wrong.append("\(count): \(kept.count) kept") }
      for path in kept { try FileManager.default.removeItem(atPath: path) }
    }
    #expect(wrong == [], "\(wrong.prefix(5))")
    #expect(recovered == Set(0...6))
  }

  /// Damage of any one byte costs no drink that has a whole line, and the others are counted.
  @Test func damageOfAnyOneByteCostsNoDrinkThatHasAWholeLine() throws {
    for number in 0..<4 { try add("drink \(number)", 100 + number) }
    let whole = try folder.bytes(Self.name)
    let lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let drinks = lines.filter { String(decoding: $0, as: UTF8.self).contains("\"volumeML\":") }
    #expect(drinks.count == 4)
    for hasBackup in [true, false] {
      if !hasBackup { try FileManager.default.removeItem(at: folder.file(Self.name + ".backup")) }
      for place in whole.indices {
        var bytes = whole
        bytes[place] = 1
        try folder.write(bytes, Self.name)
        guard case .corrupt(let corrupt) = try store.documents.read() else {
          Issue.record("\(place): not told")
          continue
        }
        let recovery = try store.recovery(from: corrupt)
        let ids = Set(recovery?.document.log.entries.map(\.id) ?? [])
        for (number, line) in drinks.enumerated() where !(line.startIndex...line.endIndex).contains(place) {
          // The line feed in front of it is needed as well.
          guard place != line.startIndex - 1 else { continue }
          #expect(ids.contains("drink \(number)"), "\(place): drink \(number)")
        }
        if drinks.contains(where: { $0.dropLast().indices.contains(place) }) {
          #expect(recovery?.unreadableDrinks == 1, "\(place)")
        }
      }
    }
  }

  @Test func C_07_theUserGoesOnWithWhatWasSavedTheBytesStayBesideIt() throws {
    var profile = HydrationProfile()
    try profile.setBodyMass(70)
    for number in 0..<5 { try add("drink \(number)") }
    let kept = profile
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.setProfile(kept, now: now, in: clock)
    }
    try add("last")
    // The file loses its end and gets rubbish; the backup has all but the last drink.
    let damaged = try folder.bytes(Self.name).prefix(800) + Array("\u{0}\u{0}garbage".utf8)
    try folder.write(Array(damaged), Self.name)
    guard case .corrupt(let corrupt) = try store.documents.read() else {
      Issue.record("not reported")
      return
    }
    let recovery = try #require(try store.recovery(from: corrupt))
    #expect(recovery.source == .backup || recovery.source == .both)
    #expect(recovery.document.log.entries.count >= 5 && recovery.document.profile.bodyMass == 70)
    try store.resolve(corrupt, with: recovery.document, at: now, in: zone)
    #expect(try entries().count == recovery.document.log.entries.count)
    let paths = try store.documents.corruptPaths()
    #expect(paths.count == 1)
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: paths[0]))) == Array(damaged))
    try add("after")
    #expect(try entries().contains("after"))
  }

  @Test func C_07_ofADrinkInTheBackupAndInTheWholePartOfTheFileThatOfTheFileIsNewer() throws {
    for number in 0..<3 { try add("drink \(number)") }
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.edit("drink 1", volume: Volume(clamping: 777), now: now, in: clock)
    }
    try folder.write(Array(folder.bytes(Self.name).dropLast(60)), Self.name)
    guard case .corrupt(let corrupt) = try store.documents.read() else {
      Issue.record("not reported")
      return
    }
    let recovery = try #require(try store.recovery(from: corrupt))
    #expect(recovery.source == .both)
    #expect(recovery.document.log.entries.map(\.volume.millilitres) == [100, 777, 100])
  }

  @Test func bytesThatWereNeverALogAreKeptTooAndNothingIsMadeUpFromThem() throws {
    for text in ["", "{}", "[1, 2]", "null", "{\"entries\": 7}", "\u{FEFF}hello", "{\"schema\": \"other\"}"] {
      try folder.write(Array(text.utf8), Self.name)
      #expect(try store.reading(at: now, in: clock) == .corrupt, "\(text)")
      #expect(throws: (any Error).self) { try add("x") }
      #expect(try folder.bytes(Self.name) == Array(text.utf8))
      guard case .corrupt(let corrupt) = try store.documents.read() else { continue }
      #expect(try store.recovery(from: corrupt)?.document.log.entries.isEmpty ?? true)
    }
  }

  @Test func C_07_aDocumentOfANewerVersionIsLeftAlone() throws {
    let text = #"{"schema": "sipli-hydration", "version": 4, "payload": {"drinks": []}}"#
    try folder.write(Array(text.utf8), Self.name)
    #expect(try store.reading(at: now, in: clock) == .newerVersion(4))
    #expect(throws: (any Error).self) { try add("x") }
    #expect(try folder.bytes(Self.name) == Array(text.utf8))
  }

  @Test func C_08_aTapIsShownAtOnceAndMergedOnceAndOnlyOnce() throws {
    try add("a")
    let moment = try Fixture.moment("2026-02-17T13:00:00.250+07:00")
    let intake = try Intake(volume: Volume(clamping: 330), beverage: Beverage(id: "tea"))
    try store.tap(id: "tap", at: moment, intake, in: clock)
    let later = try Fixture.instant("2026-02-17T13:00:01+07:00")
    let before = try folder.bytes(Self.name)
    #expect(try entries() == ["a", "tap"])
    #expect(try folder.bytes(Self.name) == before, "reading changes nothing")
    let log = try folder.bytes(Self.logName)
    #expect(try store.merge(at: later, in: zone).merged == 1)
    #expect(try store.merge(at: later, in: zone).merged == 0)
    // An interruption leaves the log behind; what is merged again is known.
    try folder.write(log, Self.logName)
    #expect(try entries() == ["a", "tap"])
    try store.merge(at: later, in: zone)
    #expect(try entries() == ["a", "tap"])
    guard case .value(var state) = try store.reading(at: later, in: clock) else { return }
    let drink = try #require(state.log.entry("tap"))
    #expect(drink.source == .widget && drink.beverage.id == "tea" && drink.moment == moment)
    #expect("\(drink.day)" == "2026-02-17")
    try state.undo(now: later, in: clock)
    #expect(state.log.entries.map(\.id) == ["a"], "a tap can be taken back")
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try store.tap(id: "open", at: moment, .open, in: clock)
    }
  }

  @Test func C_08_tapsComeBeforeThereIsADocumentByTheUsersDayAndWhileItCannotBeRead() throws {
    let night = try Fixture.moment("2026-02-18T02:00:00+07:00")
    let intake = try Intake(volume: Volume(clamping: 200))
    try store.tap(id: "first", at: night, intake, in: clock)
    #expect(try entries() == ["first"])
    var profile = HydrationProfile()
    try profile.setDayStartHour(4)
    let changed = profile
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.setProfile(changed, now: now, in: clock)
    }
    try store.tap(id: "second", at: night, intake, in: clock)
    try folder.write(Array(folder.bytes(Self.name).dropLast(30)), Self.name)
    try store.tap(id: "third", at: night, intake, in: clock)
    guard case .corrupt(let corrupt) = try store.documents.read() else { return }
    #expect(throws: (any Error).self) { try store.merge(at: now, in: zone) }
    let state = try #require(try store.recovery(from: corrupt)).document
    try store.resolve(corrupt, with: state, at: now, in: zone)
    try store.merge(at: now, in: zone)
    #expect(try entries().sorted() == ["first", "second", "third"])
    guard case .value(let merged) = try store.reading(at: now, in: clock) else { return }
    #expect(merged.log.entry("first").map { "\($0.day)" } == "2026-02-18")
    #expect(merged.log.entry("second").map { "\($0.day)" } == "2026-02-17")
  }

  /// An old file with entries that cannot be read, or occur twice, is moved like any other.
  @Test func SI_02_anOldFileWithFaultsIsMovedLikeAnyOther() throws {
    let oldFolder = try TemporaryFolder()
    let old = try HydrationStore(folder: oldFolder.url, name: Self.name)
    let text = #"""
      {"entries": [{"id": "a", "date": "2026-02-16T08:00:00Z", "volumeML": -3},
      {"id": "b", "date": "2026-02-16T08:00:00Z", "volumeML": 250.5},
      {"id": "b", "date": "2026-02-16T08:00:00Z", "volumeML": 250.5},
      {"id": "b", "date": "2026-02-16T09:00:00Z", "volumeML": 300}]}
      """#
    try oldFolder.write(Array(text.utf8), Self.name)
    #expect(try isMoved(old))
    #expect(!oldFolder.names.contains(Self.name), "two truths")
    #expect(try entries() == ["b", "b~2"])
    guard case .value(let state) = try store.reading(at: now, in: clock) else { return }
    #expect(state.unreadable.count == 1)
    // After an interruption before the renaming the next call finishes.
    try oldFolder.write(Array(text.utf8), Self.name)
    #expect(try isMoved(old))
  }

  @Test func C_08_noLineOfTheLogIsLostWhateverItsIdAndTheMomentOfTheMerge() throws {
    let entry = #""at":"2026-02-17T05:00:00Z","record":{"day":"2026-02-17","volumeML":100}}"# + "\n"
    let ids = ["", String(repeating: "x", count: 200), String(repeating: "ồ", count: 60)]
    let log = ids.map { #"{"id":"\#($0)","# + entry }.joined()
    try folder.write(Array(log.utf8), Self.logName)
    // In Hanoi the year 10000 has begun.
    try store.merge(at: try Fixture.instant("9999-12-31T20:00:00Z"), in: zone)
    #expect(try entries().count == ids.count)
    #expect(try entries().allSatisfy { (1...HydrationEntry.longestID).contains($0.utf8.count) })
  }

  private func isMoved(_ old: HydrationStore) throws -> Bool {
    if case .adopted = try store.adopt(old, at: now, in: zone).document { true } else { false }
  }

  /// Taps on the widget's buttons at the old place are moved too, even lines that cannot be read.
  @Test func whatTheWidgetAddedAtTheOldPlaceIsMovedToo() throws {
    for hasDocument in [true, false] {
      let (oldFolder, newFolder) = (try TemporaryFolder(), try TemporaryFolder())
      let old = try HydrationStore(folder: oldFolder.url, name: "Old.json")
      let new = try HydrationStore(folder: newFolder.url, name: "New.json")
      let moment = try #require(Timestamp(now))
      let intake = try Intake(volume: Volume(clamping: 111), beverage: .water)
      if hasDocument { try oldFolder.write(Array(StateDocumentTests.first.utf8), "Old.json") }
      // Taps that an interrupted merge has left, lines that could not be read before, and later taps.
      try old.tap(id: "earlier", at: moment, intake, in: clock)
      try FileManager.default.moveItem(
        at: oldFolder.file("Old.json.log"), to: oldFolder.file("Old.json.log.merging"))
      try old.tap(id: "later", at: moment, intake, in: clock)
      try oldFolder.write(oldFolder.bytes("Old.json.log") + Array("{torn\n".utf8), "Old.json.log")
      try oldFolder.write(Array("{before\n".utf8), "Old.json.log.unreadable")
      let (_, taps) = try new.adopt(old, at: now, in: zone)
      #expect(taps == MergeResult(merged: 2, unreadable: 1))
      guard case .value(let state) = try new.reading(at: now, in: clock) else {
        Issue.record("nothing was moved")
        continue
      }
      #expect(state.log.entries.count == (hasDocument ? 5 : 2))
      #expect(Set(state.log.entries.map(\.id)).isSuperset(of: ["earlier", "later"]))
      #expect(state.faults.unreadableTaps == 2)
      #expect(
        oldFolder.names.filter { !$0.contains(".migrated") && !$0.hasSuffix(".lock") } == [],
        "\(oldFolder.names)")
    }
  }

  @Test func everyFlipOfOneBitOfATapIsToldAndNoTapIsReadAsAnotherOne() throws {
    let moment = try #require(Timestamp(now))
    let intake = try Intake(volume: Volume(clamping: 250), beverage: .water)
    try store.tap(id: "first", at: moment, intake, in: clock)
    try store.tap(id: "second", at: moment, intake, in: clock)
    let whole = try folder.bytes(Self.logName)
    let taps = try store.intents.entries()
    #expect(taps.map(\.id) == ["first", "second"])
    for place in whole.indices {
      for bit in 0..<8 {
        var bytes = whole
        bytes[place] ^= 1 << bit
        try folder.write(bytes, Self.logName)
        let (_, pending, unreadable) = try store.documents.read(with: store.intents)
        #expect(pending.allSatisfy(taps.contains), "bit \(bit) of byte \(place)")
        if bit == place % 8 {
          // The problems are the same if another program passes the lines.
          var state = HydrationDocument()
          state.take(taps: bytes, now: now, in: clock)
          #expect(state.log.entries.map(\.id) == pending.map(\.id), "bit \(bit) of byte \(place)")
          #expect(state.faults.unreadableTaps == unreadable)
        }
        // A missing end of the last line does no harm: the next tap gets its own line.
        guard place < whole.count - 1 else { continue }
        #expect(pending.count < 2 && unreadable > 0, "bit \(bit) of byte \(place)")
      }
    }
    // A line of an earlier version, in any order of its members.
    let line = #"{"record":{"volumeML":200,"offset":25200},"at":"2026-02-17T03:00:00Z","id":"old"}"# + "\n"
    try folder.write(Array(line.utf8), Self.logName)
    #expect(try store.intents.entries().map(\.id) == ["old"])
  }

  @Test func SI_02_theOldFileIsMovedOnceAndOnlyIfThereIsNone() throws {
    let oldFolder = try TemporaryFolder()
    let old = try HydrationStore(folder: oldFolder.url, name: Self.name)
    #expect(try !isMoved(old))
    try oldFolder.write(Array(StateDocumentTests.first.utf8), Self.name)
    #expect(try isMoved(old))
    #expect(oldFolder.names.contains(Self.name + ".migrated") && !oldFolder.names.contains(Self.name))
    #expect(try entries().count == 3)
    let written = try Fixture.json(String(decoding: folder.bytes(Self.name), as: UTF8.self))
    #expect(written["payload"]?["gameState"]?["level"] == .integer(7), "legacy keys come along")
    #expect(try !isMoved(old))
    // An interruption before the renaming: the next call finishes.
    try oldFolder.write(Array(StateDocumentTests.first.utf8), Self.name)
    #expect(try isMoved(old))
    #expect(!oldFolder.names.contains(Self.name))
    // Another document there: both stay.
    try add("new")
    try oldFolder.write(Array(StateDocumentTests.first.utf8), Self.name)
    let moment = try #require(Timestamp(now))
    let intake = try Intake(volume: Volume(clamping: 111), beverage: .water)
    try old.tap(id: "tapped there", at: moment, intake, in: clock)
    #expect(throws: StoreError.occupied(path: store.documents.path)) { try isMoved(old) }
    #expect(oldFolder.names.contains(Self.logName), "the taps stay with their document")
    try FileManager.default.removeItem(at: oldFolder.file(Self.logName))
    #expect(try oldFolder.bytes(Self.name) == Array(StateDocumentTests.first.utf8))
    // A document that cannot be read is not moved.
    let empty = try TemporaryFolder()
    try oldFolder.write([0x7B], Self.name)
    #expect(throws: StoreError.self) {
      try HydrationStore(folder: empty.url, name: Self.name).documents.adopt(
        old.documents, at: now, zone: zone)
    }
    #expect(try oldFolder.bytes(Self.name) == [0x7B] && empty.names.filter { $0 == Self.name } == [])
  }
}
