import AlmanacFoundation
import Documents
import Foundation
import Testing

struct IntentLogTests {
  private let folder: Folder
  private let store: DocumentStore<Tally>
  private let log: IntentLog<Int>

  init() throws {
    folder = try Folder()
    store = try folder.store()
    log = try IntentLog(folder: folder.url, name: "tally.log")
  }

  private func append(_ number: Int, id: String? = nil) throws {
    let timestamp = try #require(Timestamp(noon, nanosecond: number))
    try log.append(IntentLog.Entry(id: id ?? "id\(number)", timestamp: timestamp, record: number))
  }

  @discardableResult
  private func merge() throws -> MergeResult {
    try store.merge(log, at: noon, zone: utc, ifMissing: Tally()) { tally, entry in
      tally.numbers.elements.append(entry.record)
    }
  }

  private func numbers() throws -> [Int] { try store.read().document?.payload.numbers.elements ?? [] }

  @Test func C_08_aRecordIsOneLineAndIsMergedOnce() throws {
    try append(1)
    try append(2)
    #expect(
      folder.bytes("tally.log")
        == Array(
          """
          {"at":"2026-11-20T13:00:00.000000001Z","id":"id1","record":1,"checksum":"38986338"}
          {"at":"2026-11-20T13:00:00.000000002Z","id":"id2","record":2,"checksum":"29b6e81f"}

          """.utf8))
    #expect(try store.read(with: log).pending.map(\.record) == [1, 2])
    #expect(try merge() == MergeResult(merged: 2, unreadable: 0))
    #expect(try numbers() == [1, 2])
    #expect(try merge() == MergeResult())
    #expect(try numbers() == [1, 2])
    #expect(try store.read(with: log).pending == [])
    #expect(!folder.names.contains { $0.hasPrefix("tally.log") })
  }

  /// Merges the log and adds a number, or refuses.
  private func update(adding number: Int, refusing: Bool = false) throws {
    struct Refusal: Error {}
    try store.update(merging: log, at: noon, zone: utc, ifMissing: Tally()) { tally, entry in
      tally.numbers.elements.append(entry.record)
    } change: { tally throws(Refusal) in
      tally.numbers.elements.append(number)
      if refusing { throw Refusal() }
    }
  }

  @Test func C_08_aChangeWithALogIsOneWritingTheBackupIsTheDocumentBeforeBoth() throws {
    try folder.put("[0]", "tally.json")
    try append(1)
    try update(adding: 2)
    #expect(try numbers() == [0, 1, 2])
    #expect(folder.bytes("tally.json.backup") == Array("[0]".utf8))
    #expect(try store.read().document?.mergedRecords == ["id1"])
    #expect(!folder.names.contains { $0.hasPrefix("tally.log") })
    // The rest of an interrupted merge comes first, and known records are not merged again.
    try append(3)
    try FileManager.default.moveItem(atPath: log.path, toPath: log.path + ".merging")
    try append(4)
    try update(adding: 5)
    try update(adding: 6)
    #expect(try numbers() == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func C_08_aChangeThatIsRefusedLeavesTheLogMergedAndNothingElse() throws {
    #expect(throws: (any Error).self) { try update(adding: 1, refusing: true) }
    #expect(folder.bytes("tally.json") == nil, "nothing to merge is nothing to write")
    try append(2)
    #expect(throws: (any Error).self) { try update(adding: 3, refusing: true) }
    #expect(try numbers() == [2])
    #expect(!folder.names.contains { $0.hasPrefix("tally.log") })
  }

  /// A merge that was interrupted after the document was written does not merge again.
  @Test func C_08_anInterruptedMergeDoesNotMergeAgain() throws {
    try append(1)
    try append(2)
    let lines = try #require(folder.bytes("tally.log"))
    try merge()
    // The app was killed before it could remove the log; the widget continues.
    try folder.put(lines, "tally.log.merging")
    try append(3)
    #expect(try store.read(with: log).pending.map(\.record) == [3])
    #expect(try merge() == MergeResult(merged: 1, unreadable: 0))
    #expect(try numbers() == [1, 2, 3])
    // Interrupted before the document was written: none of the records are known there.
    try append(4)
    try FileManager.default.moveItem(atPath: log.path, toPath: log.path + ".merging")
    #expect(try store.read(with: log).pending.map(\.record) == [4])
    try append(5)
    #expect(try merge().merged == 2)
    #expect(try numbers() == [1, 2, 3, 4, 5])
  }

  @Test func C_08_theSameRecordLoggedTwiceCountsOnce() throws {
    try append(1, id: "same")
    try append(1, id: "same")
    #expect(try merge().merged == 1)
    #expect(try numbers() == [1])
  }

  @Test func C_08_aTornLineSpoilsNoOtherAndIsKept() throws {
    try append(1)
    let whole = try #require(folder.bytes("tally.log"))
    for length in 1..<whole.count - 1 {
      try folder.put(whole + whole.prefix(length), "tally.log")
      try append(2, id: "after\(length)")
      let result = try merge()
      #expect(result.unreadable == 1, "length \(length)")
      // The first record is in the document from the first round on.
      #expect(result.merged == (length == 1 ? 2 : 1), "length \(length)")
    }
    let torn = String(decoding: try #require(folder.bytes("tally.log.unreadable")), as: UTF8.self)
    #expect(
      Set(torn.split(separator: "\n").map(String.init))
        == Set((1..<whole.count - 1).map { String(decoding: whole.prefix($0), as: UTF8.self) }))
  }

  @Test func C_08_aDocumentThatMayNotBeWrittenKeepsItsLog() throws {
    try append(1)
    for text in [#"{"schema":"tally","version":9}"#, "{"] {
      try folder.put(text)
      #expect(throws: StoreError.self) { try merge() }
      #expect(throws: StoreError.self) { try merge() }
      try append(2, id: "more \(text)")
      #expect(folder.bytes("tally.json") == Array(text.utf8))
    }
    try FileManager.default.removeItem(atPath: store.path)
    try merge()
    #expect(try numbers() == [1, 2, 2])
  }

  @Test func logIsNotTheDocument() throws {
    let same = try IntentLog<Int>(folder: folder.url, name: store.name)
    #expect(throws: StoreError.invalidName(store.name)) {
      try store.merge(same, at: noon, zone: utc, ifMissing: Tally()) { _, _ in }
    }
  }
}
