import AlmanacFoundation
import Documents
import Foundation
import TestSupport
import Testing

struct DocumentStoreTests {
  private func add(_ number: Int, to store: DocumentStore<Tally>) throws(StoreError) {
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
  }

  @Test func C_07_whatIsWrittenIsReadWithItsEnvelope() throws {
    let folder = try Folder()
    let store = try folder.store()
    guard case .missing = try store.read() else {
      Issue.record("a document in an empty folder")
      return
    }
    let count = try store.update(at: noon, zone: saigon, ifMissing: Tally()) { tally in
      tally.numbers.elements.append(1)
      return tally.numbers.elements.count
    }
    #expect(count == 1)
    let document = try #require(try store.read().document)
    #expect(document.payload == Tally([1]))
    #expect(document.writtenAt == Timestamp(noon))
    #expect(document.zone == saigon)
    #expect(document.version == 2)
    let text = """
      {"version": 2, "schema": "tally", "checksum": "5a34157c",
        "payload": {
          "numbers": [
            1
          ]
        },
        "writtenAt": "2026-11-20T13:00:00Z",
        "zone": "Asia/Ho_Chi_Minh"
      }

      """
    #expect(folder.bytes("tally.json") == Array(text.utf8))
    #expect(folder.names == ["tally.json", "tally.json.lock"])
  }

  @Test func C_07_theStateBeforeTheLastWriteIsBesideTheDocument() throws {
    let folder = try Folder()
    let store = try folder.store()
    var before: [UInt8]?
    for number in 0..<5 {
      try add(number, to: store)
      #expect(folder.bytes("tally.json.backup") == before)
      before = folder.bytes("tally.json")
    }
    // A change without effect is not written and does not replace the backup.
    try store.update(at: noon, zone: saigon, ifMissing: Tally()) { _ in }
    #expect(folder.bytes("tally.json") == before)
    #expect(folder.bytes("tally.json.backup") != before)
  }

  /// 300 files, truncated anywhere, are never treated as empty, never overwritten, and recovered.
  @Test func SI_E1_filesCutOffAnywhereAreNeverTakenForEmpty() throws {
    var random = Seeded(7)
    for round in 0..<300 {
      let folder = try Folder(inMemory: true)
      let store = try folder.store()
      // A writer that does not replace the file in one step: the backup exists, the file is half written.
      try add(1, to: store)
      try add(2, to: store)
      let saved = try #require(folder.bytes("tally.json"))
      try add(3, to: store)
      let next = try #require(folder.bytes("tally.json"))
      #expect(folder.bytes("tally.json.backup") == saved)
      let torn = Array(next.prefix(Int.random(in: 0..<next.count - 1, using: &random)))
      try folder.put(torn, "tally.json")

      guard case .corrupt(let corrupt) = try store.read() else {
        Issue.record("round \(round): \(torn.count) bytes were read")
        continue
      }
      #expect(corrupt.bytes == torn)
      #expect(corrupt.backup?.payload == Tally([1, 2]))
      #expect(throws: StoreError.self) { try add(4, to: store) }
      #expect(throws: StoreError.self) { try add(4, to: store) }
      #expect(folder.bytes("tally.json") == torn)
      #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == torn)
      #expect(try store.corruptPaths().count == 1)
      try store.recover(corrupt, at: noon, zone: utc)
      #expect(try store.read().document?.payload == Tally([1, 2]))
      try add(5, to: store)
      #expect(try store.read().document?.payload == Tally([1, 2, 5]))
      #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == torn)
      #expect(folder.bytes("tally.json.backup-20261120T130000Z") == saved)
    }
  }

  @Test func C_07_bytesThatAreNoDocumentAreKeptEachUnderItsOwnName() throws {
    let folder = try Folder()
    let store = try folder.store()
    let texts = [
      "", "x", "{}", "[1,\"two\"", #"{"schema":"tally","version":0,"payload":{}}"#, "{\"schema\":",
    ]
    for text in texts {
      try folder.put(text)
      guard case .corrupt(let corrupt) = try store.read() else {
        Issue.record("\(text) was read")
        continue
      }
      try store.resolve(corrupt, with: Tally([7]), at: noon, zone: utc)
      #expect(try store.read().document?.payload == Tally([7]))
      // It is resolved already; a second call is refused.
      #expect(throws: StoreError.changed(path: store.path)) {
        try store.resolve(corrupt, with: Tally([8]), at: noon, zone: utc)
      }
      try FileManager.default.removeItem(atPath: store.path)
    }
    let kept = try store.corruptPaths().map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(Set(kept) == Set(texts))
    #expect(kept.count == texts.count)
  }

  @Test func faultsAreNamed() throws {
    let folder = try Folder()
    let store = try folder.store()
    let cases: [(String, String)] = [
      ("", "syntax byte 0"), ("{", "syntax byte 1: the text ends inside a value"),
      (#"{"schema":"other","version":1,"payload":{}}"#, "schema other tally"),
      (#"{"schema":"tally","version":"2","payload":{}}"#, #"envelope version: found "2", expected a whole"#),
      (#"{"schema":"tally","version":2}"#, "envelope payload: missing"),
      (
        #"{"schema":"tally","version":2,"payload":{"numbers":3}}"#,
        "payload numbers: found 3, expected an array"
      ),
      (
        #"{"schema":"tally","version":2,"payload":{"numbers":[],"note":1}}"#,
        "payload note: found 1, expected a text"
      ),
    ]
    for (text, fault) in cases {
      try folder.put(text)
      guard case .corrupt(let corrupt) = try store.read() else {
        Issue.record("\(text) was read")
        continue
      }
      let found =
        switch corrupt.fault {
        case .syntax(let error): "syntax \(error)"
        case .schema(let found, let expected): "schema \(found ?? "") \(expected)"
        case .envelope(let error): "envelope \(error)"
        case .payload(let error): "payload \(error)"
        default: "\(corrupt.fault)"
        }
      #expect(found.hasPrefix(fault), "\(found)")
    }
  }

  @Test func C_07_aDocumentOfANewerVersionIsLeftAlone() throws {
    let folder = try Folder()
    let store = try folder.store()
    // Of a future version only name and number are known.
    for text in [#"{"schema":"tally","version":3}"#, #"{"version":99,"schema":"tally","payload":[]}"#] {
      try folder.put(text)
      guard case .newerVersion(let version) = try store.read() else {
        Issue.record("\(text) was read")
        continue
      }
      let error = StoreError.newerVersion(path: store.path, found: version, supported: 2)
      #expect(throws: error) { try add(1, to: store) }
      #expect(folder.bytes("tally.json") == Array(text.utf8))
      // Even if the newer version has lost its file, this version must not use its backup.
      try folder.put(text, "tally.json.backup")
      try folder.put("{")
      #expect(throws: error) { try add(1, to: store) }
      try FileManager.default.removeItem(atPath: store.path + ".backup")
    }
  }

  @Test func C_07_aDocumentThatIsGoneWhileItsBackupIsHereIsALossNotABeginning() throws {
    let folder = try Folder()
    let store = try folder.store()
    try add(1, to: store)
    try add(2, to: store)
    try FileManager.default.removeItem(atPath: store.path)
    #expect(throws: StoreError.corrupt(path: store.path, fault: .lost(left: ["tally.json.backup"]))) {
      try add(3, to: store)
    }
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("no loss")
      return
    }
    try store.recover(corrupt, at: noon, zone: utc)
    #expect(try store.read().document?.payload == Tally([1]))
  }

  @Test func C_07_threadsOfOneProcessWaitForEachOtherToo() throws {
    let folder = try Folder(inMemory: true)
    let store = try folder.store()
    DispatchQueue.concurrentPerform(iterations: 100) { number in try? add(number, to: store) }
    #expect(try store.read().document?.payload.numbers.elements.sorted() == Array(0..<100))
    // A thread that starts in the middle of a change, and would finish before it if it did not wait.
    let other = DispatchGroup()
    for number in 100..<103 {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { tally in
        DispatchQueue.global().async(group: other) { try? add(-number, to: store) }
        #expect(other.wait(timeout: .now() + .milliseconds(100)) == .timedOut)
        tally.numbers.elements.append(number)
      }
      other.wait()
      #expect(try store.read().document?.payload.numbers.elements.suffix(2) == [number, -number])
    }
  }

  @Test func bodyThatRefusesChangesNothing() throws {
    struct Refusal: Error, Equatable {}
    let folder = try Folder()
    let store = try folder.store()
    try add(1, to: store)
    let before = folder.bytes("tally.json")
    do throws(DocumentUpdateError<Refusal>) {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { (tally: inout Tally) throws(Refusal) in
        tally.numbers.elements.append(2)
        throw Refusal()
      }
      Issue.record("not refused")
    } catch {
      guard case .refused = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(folder.bytes("tally.json") == before)
  }

  @Test func whatIsTooDeepToBeReadIsNotWritten() throws {
    enum Free: DocumentFormat {
      typealias Payload = JSON
      static let schema = "free"
      static let version = 1
    }
    let folder = try Folder()
    let store = try DocumentStore<Free>(folder: folder.url, name: "free.json")
    var json = JSON.null
    // The envelope is one level.
    for _ in 1..<JSON.depthLimit { json = .array([json]) }
    try store.update(at: noon, zone: utc, ifMissing: json) { _ in }
    #expect(try store.read().document?.payload == json)
    #expect(throws: StoreError.self) {
      try store.update(at: noon, zone: utc, ifMissing: json) { $0 = .array([json]) }
    }
    #expect(try store.read().document?.payload == json)
  }

  @Test func whatCannotBeWrittenChangesNothing() throws {
    let folder = try Folder()
    let store = try folder.store()
    try add(1, to: store)
    let before = folder.bytes("tally.json")
    for second in [Int64.min, -62_135_596_801, 253_402_300_800, .max] {
      #expect(throws: StoreError.self) {
        try store.update(at: Instant(secondsSince1970: second), zone: utc, ifMissing: Tally()) {
          $0.note = "later"
        }
      }
    }
    #expect(folder.bytes("tally.json") == before)
  }
}
