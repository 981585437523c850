import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Documents
@testable import Hydration

/// Files of days that are over which are damaged, cut off or gone, and lines of taps that cannot be read.
struct DamageTests {
  private static let name = "Drinks.json"
  private static let year = "Drinks.json-2026.jsonl"
  private let folder: TemporaryFolder
  private let store: HydrationStore
  private let now: Instant
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// Ten days with a drink each, of which seven are in the file.
  init() throws {
    folder = try TemporaryFolder()
    store = try HydrationStore(folder: folder.url, name: Self.name)
    now = try Fixture.instant("2026-02-19T12:00:00+07:00")
    for day in 10...19 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
  }

  private func add(_ id: String, _ text: String) throws {
    let moment = try Fixture.moment(text)
    try store.update(at: moment.instant, in: zone) { state throws(HydrationError) in
      try state.add(
        id: id, moment: moment, volume: Volume(clamping: 2000), now: moment.instant, in: clock)
    }
  }

  private func state() throws -> HydrationDocument? {
    if case .value(let state) = try store.reading(at: now, in: clock) { state } else { nil }
  }

  private func allIDs() throws -> [String] {
    var state = try #require(try state())
    #expect(try state.readHistory() == 0)
    return state.log.entries.map(\.id)
  }

  /// Every flip of one bit in a year's file is noticed when its line is read, and takes no other day along.
  @Test func everyFlipOfOneBitInAYearsFileIsNoticed() throws {
    let whole = try folder.bytes(Self.year)
    var wrong: [String] = []
    for place in whole.indices where place % 3 == 0 {
      var bytes = whole
      bytes[place] ^= 1 << (place % 8)
      try folder.write(bytes, Self.year)
      var state = try #require(try state())
      let damaged = try state.readHistory()
      let count = state.log.entries.count
      // A line feed that is gone makes one line of two.
      if damaged == 0 || count < 8 || count > 9 {
        wrong.append("\(place): \(damaged) damaged, \(count) drinks")
      }
    }
    #expect(wrong == [], "\(wrong.prefix(5))")
  }

  @Test func aDamagedDayIsToldTheOthersAreReadAndItIsKeptWhenTheFileIsWrittenAnew() throws {
    let whole = String(decoding: try folder.bytes(Self.year), as: UTF8.self)
    let damaged = Array(whole.replacing(#""id":"day 12""#, with: #""id":"day 92""#).utf8)
    try folder.write(damaged, Self.year)
    var state = try #require(try state())
    #expect(try state.readHistory() == 1)
    #expect(state.log.entries.count == 9)
    // The missing drinks are not treated as absent: another amount for that drink is refused.
    #expect(throws: DocumentUpdateError<HydrationError>.self) {
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.delete("day 92", now: now, in: clock)
      }
    }
    // A move to another folder would leave it behind, and says which file it is.
    let there = try HydrationStore(folder: try TemporaryFolder().url, name: Self.name)
    #expect(throws: StoreError.corrupt(path: folder.file(Self.year).path, fault: .checksum)) {
      try there.adopt(store, at: now, in: zone)
    }
    #expect(try store.repairFiles(at: now, in: zone) == [2026])
    #expect(try folder.bytes(Self.year + ".corrupt-20260219T050000Z") == damaged)
    #expect(try allIDs() == [10, 11, 13, 14, 15, 16, 17, 18, 19].map { "day \($0)" })
    #expect(try store.repairFiles(at: now, in: zone) == [])
    // The day that is missing ends the streak.
    let after = try #require(try self.state())
    let today = try Fixture.day("2026-02-19")
    #expect(after.streak(today: today, now: try #require(Timestamp(now)), in: clock).days == 7)
    #expect(after.archive.drinkCount == 6)
    try add("next", "2026-02-21T10:00:00+07:00")
    #expect(try allIDs().last == "next")
  }

  @Test func aFileThatIsCutOffAnywhereOrGoneIsToldWhatIsWholeIsGoneOnWith() throws {
    let whole = try folder.bytes(Self.year)
    for count in stride(from: 0, to: whole.count, by: 7) {
      let folder = try TemporaryFolder()
      for name in self.folder.names { try folder.write(try self.folder.bytes(name), name) }
      try folder.write(Array(whole.prefix(count)), Self.year)
      let store = try HydrationStore(folder: folder.url, name: Self.name)
      guard case .value(let state) = try store.reading(at: now, in: clock) else {
        Issue.record("\(count): not read")
        continue
      }
      #expect(
        state.faults.file
          == .shortened(path: folder.file(Self.year).path, bytes: count, expected: whole.count))
      #expect(state.log.entries.count == 3, "today and the two days before are there all the same")
      #expect(try store.repairFiles(at: now, in: zone) == [2026])
      guard case .value(var repaired) = try store.reading(at: now, in: clock) else { continue }
      #expect(repaired.faults.file == nil)
      #expect(try repaired.readHistory() == 0)
      let lines = whole.prefix(count).split(separator: UInt8(ascii: "\n"))
      let isWhole = count == 0 || whole[count - 1] == UInt8(ascii: "\n") || whole[count] == UInt8(ascii: "\n")
      #expect(repaired.log.entries.count == 3 + lines.count - (isWhole ? 0 : 1), "\(count)")
    }
    try FileManager.default.removeItem(at: folder.file(Self.year))
    #expect(try #require(try state()).faults.file != nil)
    // A drink of today needs no file.
    try add("today", "2026-02-19T11:00:00+07:00")
    #expect(try #require(try state()).log.entries.map(\.id) == ["day 17", "day 18", "day 19", "today"])
    // While the file is short, no day is added to it, so that nothing counts that is not there.
    #expect(throws: (any Error).self) { try add("next", "2026-02-21T10:00:00+07:00") }
  }

  /// A document that is damaged or gone, with or without its backup, loses no day that is over.
  @Test func aDamagedOrLostDocumentLosesNoDayThatIsOver() throws {
    let whole = try folder.bytes(Self.name)
    for (damaged, hasBackup) in [
      (Array(whole.dropLast(200)), true), (Array(whole.dropLast(200)), false), ([], true), ([], false),
    ] {
      let folder = try TemporaryFolder()
      for name in self.folder.names where hasBackup || !name.hasSuffix(".backup") {
        try folder.write(try self.folder.bytes(name), name)
      }
      try folder.write(damaged, Self.name)
      let store = try HydrationStore(folder: folder.url, name: Self.name)
      guard case .corrupt(let corrupt) = try store.documents.read() else {
        Issue.record("not reported")
        continue
      }
      let recovery = try #require(try store.recovery(from: corrupt))
      #expect((recovery.source == .years) == (damaged.isEmpty && !hasBackup))
      try store.resolve(corrupt, with: recovery.document, at: now, in: zone)
      guard case .value(var state) = try store.reading(at: now, in: clock) else { continue }
      #expect(try state.readHistory() == 0)
      let ids = state.log.entries.map(\.id)
      let least = (10...16).map { "day \($0)" }
      #expect(Array(ids.prefix(7)) == least, "\(ids)")
      #expect(state.archive.drinkCount == 7)
      let streak = state.streak(
        today: try Fixture.day("2026-02-19"), now: try #require(Timestamp(now)), in: clock)
      // The last drink may be lost with the document, and the two last ones without its backup.
      let expected = ids.contains("day 18") ? ids.count : 0
      #expect(streak.days == expected, "\(ids)")
    }
  }

  /// A damaged beginning of a day's newest line never brings an older state of that day back.
  @Test func aDamagedNewestLineNeverBringsAnOlderStateBack() throws {
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.edit("day 12", volume: Volume(clamping: 150), now: now, in: clock)
    }
    let whole = try folder.bytes(Self.year)
    let start = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
    let (text, document) = (String(decoding: whole[start...], as: UTF8.self), try folder.bytes(Self.name))
    #expect(text.hasPrefix(#"{"day":"2026-02-12""#))
    for place in (start - 1)..<(start + 120) {
      var bytes = whole
      bytes[place] ^= 1
      try folder.write(bytes, Self.year)
      #expect(throws: (any Error).self, "\(place - start)") {
        try store.update(at: now, in: zone) { state throws(HydrationError) in
          try state.edit("day 12", volume: Volume(clamping: 160), now: now, in: clock)
        }
      }
      #expect(try folder.bytes(Self.name) == document)
    }
  }

  /// Files by year without their document are a loss, not a beginning, and are erased with it.
  @Test func filesByYearWithoutTheirDocumentAreALoss() throws {
    for name in [Self.name, Self.name + ".backup"] {
      try FileManager.default.removeItem(at: folder.file(name))
    }
    #expect(try store.reading(at: now, in: clock) == .corrupt)
    #expect(throws: (any Error).self) { try add("new", "2026-02-19T13:00:00+07:00") }
    try store.documents.erase()
    #expect(folder.names == [Self.name + ".lock"])
    #expect(try store.reading(at: now, in: clock) == .missing)
  }

  @Test func C_08_linesOfTapsThatCannotBeReadAreCountedBeforeTheyAreMergedAndAfter() throws {
    let line = #"{"at":"2026-02-19T05:00:00Z","id":"tap","record":{"offset":25200,"volumeML":100}}"#
    try folder.write(Array("{\"at\":\"2026-02\n\(line)\n{\"newer\":1}\n".utf8), Self.name + ".log")
    #expect(try #require(try state()).faults.unreadableTaps == 2)
    try store.merge(at: now, in: zone)
    #expect(try allIDs().last == "tap")
    #expect(try #require(try state()).faults.unreadableTaps == 2)
    #expect(try store.documents.setUnreadableAside(of: store.intents, at: now) != nil)
    #expect(try #require(try state()).faults.unreadableTaps == 0)
    #expect(folder.names.contains(Self.name + ".log.corrupt-20260219T050000Z"))
  }

  @Test func aDocumentOfAnEarlierVersionThatIsTooLongForAWidgetIsNotShownAsEmpty() throws {
    let folder = try TemporaryFolder()
    let entry = #"{"id":"ID","date":"2020-02-16T08:00:00Z","volumeML":250}"#
    let entries = (0..<30_000).map { entry.replacing("ID", with: "\($0)") }.joined(separator: ",")
    try folder.write(Array("{\"entries\":[\(entries)]}".utf8), Self.name)
    let store = try HydrationStore(folder: folder.url, name: Self.name)
    let bytes = try folder.bytes(Self.name).count
    #expect(
      try store.reading(at: now, in: clock, limit: HydrationStore.widgetLimit) == .outgrown(bytes: bytes))
    let moment = try #require(Timestamp(now))
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.add(id: "new", moment: moment, volume: Volume(clamping: 1), now: now, in: clock)
    }
    guard
      case .value(let state) = try store.reading(at: now, in: clock, limit: HydrationStore.widgetLimit)
    else {
      Issue.record("not moved")
      return
    }
    #expect(state.archive.drinkCount == 30_000 && state.log.entries.map(\.id) == ["new"])
    #expect(try folder.bytes(Self.name).count < 2_000)
    #expect(try folder.bytes(Self.name + ".foreign").count == bytes)
  }

  /// A document that is too long for a widget is not shown until the app has opened it; one that is long for other
  /// reasons is shown.
  @Test func whatIsTooLongForAWidgetIsSoUntilTheAppOpensIt() throws {
    let folder = try TemporaryFolder()
    let padding = String(repeating: "x", count: HydrationStore.widgetLimit)
    let entry = #"{"id":"a","date":"2026-02-18T08:00:00Z","volumeML":250}"#
    try folder.write(Array(#"{"entries":[\#(entry)],"gameState":"\#(padding)"}"#.utf8), Self.name)
    let store = try HydrationStore(folder: folder.url, name: Self.name)
    guard case .outgrown = try store.reading(at: now, in: clock, limit: HydrationStore.widgetLimit) else {
      Issue.record("read")
      return
    }
    // Opening it changes nothing but the form: there is no tap, and no drink is added.
    #expect(try store.merge(at: now, in: zone) == MergeResult())
    let bytes = try folder.bytes(Self.name)
    #expect(bytes.count > HydrationStore.widgetLimit)
    guard
      case .value(let state) = try store.reading(at: now, in: clock, limit: HydrationStore.widgetLimit)
    else {
      Issue.record("not read")
      return
    }
    #expect(state.log.entries.map(\.id) == ["a"])
    try store.merge(at: now, in: zone)
    #expect(try folder.bytes(Self.name) == bytes, "once")
    // A newer version is reported as such.
    try folder.write(
      FileHead.file(schema: HydrationFormat.schema, version: 4, ["payload": .string(padding)]), Self.name)
    #expect(
      try store.reading(at: now, in: clock, limit: HydrationStore.widgetLimit) == .newerVersion(4))
  }

  /// A document with only its version damaged is reported, and recovered completely, with the last change.
  @Test func aDocumentWhoseVersionAloneIsDamagedIsRecoveredWhole() throws {
    // A member that a newer version has written beside the payload.
    var file = try #require(try JSON(parsing: folder.bytes(Self.name)).object)
    (file["checksum"], file["later"]) = (nil, .integer(1))
    try folder.write(Array(JSON.object(file).text.utf8), Self.name)
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.edit("day 19", volume: Volume(clamping: 321), now: now, in: clock)
    }
    let ids = try allIDs()
    let whole = String(decoding: try folder.bytes(Self.name), as: UTF8.self)
    for version in [1, 2, 4, 7] {
      let damaged = Array(whole.replacing(#""version": 3,"#, with: #""version": \#(version),"#).utf8)
      try folder.write(damaged, Self.name)
      guard case .corrupt(let corrupt) = try store.documents.read() else {
        Issue.record("\(version): not told")
        continue
      }
      let recovery = try #require(try store.recovery(from: corrupt))
      #expect(recovery.source == .whole)
      #expect(try store.recover(at: now, in: zone).document == .saved(.whole))
      #expect(try allIDs() == ids)
      #expect(try #require(try state()).log.entry("day 19")?.volume.millilitres == 321)
      #expect(try JSON(parsing: folder.bytes(Self.name))["later"] == .integer(1))
      #expect(try folder.names.contains { try folder.bytes($0) == damaged }, "kept")
    }
  }

  /// One statement of the document about its files is wrong: the drinks of the day stay, the fault is reported, and nothing
  /// counts as lost until the files are read again.
  @Test(
    arguments: [
      (#""end":""#, #""end":"x"#), (#""bytes":"#, #""bytes":-"#), (#""years":{"#, #""years":[],"y":{"#),
    ]) func whatIsSaidOfTheFilesCannotBeRead(there: String, wrong: String) throws
  {
    // The clock was ahead for a drink, so the files have today and yesterday too; today was changed since.
    try add("ahead", "2026-02-21T10:00:00+07:00")
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.edit("day 19", volume: Volume(clamping: 1500), now: now, in: clock)
    }
    let ids = try allIDs()
    let old = String(decoding: try JSON(parsing: folder.bytes(Self.name)).text.utf8, as: UTF8.self)
    #expect(old.contains(there))
    var document = try #require(try JSON(parsing: Array(old.replacing(there, with: wrong).utf8)).object)
    document["checksum"] = nil
    try folder.write(Array(JSON.object(document).text.utf8), Self.name)
    let archive = try #require(document["payload"]?["archive"])
    let files = try folder.bytes(Self.year)

    let read = try #require(try state())
    #expect(read.log.entries.map(\.id) == ["day 18", "day 19", "ahead"])
    #expect(read.problems.map { $0.path.first } == ["archive"], "\(read.problems)")
    guard case .corrupt(_, .payload) = read.faults.file else {
      Issue.record("\(String(describing: read.faults.file))")
      return
    }
    // Days that are over stay in the document, however many there are; what cannot be read is written back.
    try add("day 17 again", "2026-02-17T11:00:00+07:00")
    for day in 20...22 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    #expect(try folder.bytes(Self.year) == files)
    #expect(try JSON(parsing: folder.bytes(Self.name))["payload"]?["archive"] == archive)
    #expect(try #require(try state()).log.entries.count == 7)
    // A move to another folder would leave the years behind.
    let other = try TemporaryFolder()
    let there = try HydrationStore(folder: other.url, name: Self.name)
    #expect(throws: StoreError.self) {
      try there.documents.adopt(store.documents, at: now, zone: zone)
    }

    #expect(try store.repairFiles(at: now, in: zone) == [2026])
    var repaired = try #require(try state())
    #expect(repaired.faults.file == nil && repaired.problems == [])
    #expect(try repaired.readHistory() == 0)
    #expect(
      repaired.log.entries.map(\.id).sorted()
        == (ids + ["day 17 again"] + (20...22).map { "day \($0)" }).sorted())
    #expect(repaired.log.entry("day 19")?.volume == Volume(clamping: 1500))
    let written = try JSON(parsing: folder.bytes(Self.name))
    let inDocument = try #require(written["payload"]?["entries"]?.array).count
    #expect(inDocument < ids.count && repaired.archive.drinkCount + inDocument == ids.count + 4)
  }
}
