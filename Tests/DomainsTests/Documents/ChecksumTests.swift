import Foundation
import TestSupport
import Testing

@testable import Documents

/// Damage after which a file is still JSON.
struct ChecksumTests {
  @Test func theChecksumIsThatOfZlibsCrc32() {
    let cases: [([UInt8], String)] = [
      ([], "00000000"), (Array("a".utf8), "e8b7be43"), (Array("123456789".utf8), "cbf43926"),
      (Array(0...255), "29058c73"),
      (Array("The quick brown fox jumps over the lazy dog".utf8), "414fa339"),
    ]
    for (bytes, text) in cases {
      #expect(Checksum(bytes).text == text)
      for cut in 0...min(bytes.count, 20) {
        var sum = Checksum(bytes[..<cut])
        sum.add(bytes[cut...])
        #expect(sum.text == text)
      }
    }
  }

  private func isNoticed(_ bytes: [UInt8]) -> Bool {
    switch DocumentStore<Tally>.reading(of: bytes) {
    case .missing, .value: false
    case .newerVersion, .corrupt: true
    }
  }

  /// The file of a tally, as written by the store.
  private func file(_ tally: Tally) throws -> [UInt8] {
    let folder = try Folder()
    let store = try folder.store()
    try store.update(at: noon, zone: saigon, ifMissing: tally) { $0.numbers.elements.append(7) }
    return try #require(folder.bytes("tally.json"))
  }

  /// Every flip of one bit of a document is noticed, and none is taken for a newer version.
  @Test func C_07_everyFlipOfOneBitOfADocumentIsNoticed() throws {
    var bytes = try file(Tally([1, 25, 300], note: "a \"note\", with\ttabs \u{1} and 12.50"))
    #expect(!isNoticed(bytes))
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        #expect(isNoticed(bytes), "bit \(bit) of byte \(index)")
        if case .newerVersion = DocumentStore<Tally>.reading(of: bytes) {
          Issue.record("bit \(bit) of byte \(index) makes a newer version")
        }
        bytes[index] ^= 1 << bit
      }
    }
  }

  @Test func C_07_flipsOfOneAndOfSeveralBitsOfALargeDocumentAreNoticed() throws {
    var random = Seeded(45)
    let bytes = try file(Tally(Array(0..<3_000)))
    for round in 0..<1_500 {
      var damaged = bytes
      for _ in 0..<(round < 1_000 ? 1 : 2 + random.below(6)) {
        damaged[random.below(bytes.count)] ^= 1 << random.below(8)
      }
      #expect(isNoticed(damaged) || damaged == bytes, "round \(round)")
    }
  }

  /// A wrong checksum is damage: it is reported, the file is kept and never overwritten, and the backup is
  /// recovered.
  @Test func C_07_aWrongChecksumIsDamageThatIsReportedAndKept() throws {
    let folder = try Folder()
    let store = try folder.store()
    for number in 1...3 {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
    }
    let text = String(decoding: try #require(folder.bytes("tally.json")), as: UTF8.self)
    let damaged = Array(text.replacing("3\n", with: "8\n").utf8)
    try folder.put(damaged, "tally.json")
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("damage was read")
      return
    }
    #expect(corrupt.fault == .checksum)
    #expect(throws: StoreError.corrupt(path: store.path, fault: .checksum)) {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(4) }
    }
    #expect(folder.bytes("tally.json") == damaged)
    try store.recover(corrupt, at: noon, zone: utc)
    #expect(try store.read().document?.payload == Tally([1, 2]))
    #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == damaged)
  }

  /// A document without a checksum is read, in any order, and gets one when it is written.
  @Test func C_07_aDocumentWithoutAChecksumIsReadAndGetsOne() throws {
    for text in [
      #"{"payload":{"numbers":[1]},"schema":"tally","version":2}"#,
      #"{"version":2,"schema":"tally","payload":{"numbers":[1]}}"#,
      // As Python's json.dumps writes it, and one of ours without its checksum.
      #"{"version": 2, "schema": "tally", "payload": {"numbers": [1]}}"#,
      "{\"version\": 2, \"schema\": \"tally\", \"payload\": {\"numbers\": [1]}}\n",
      "{\"version\": 2, \"schema\": \"tally\",\n\"payload\": {\n\"numbers\": [1]\n}}\n",
      "{\"version\": 2,\n \"schema\": \"tally\",\n \"payload\": {\"numbers\": [1]}\n}\n",
      // As written by a program that has read the JSON and ignores checksums.
      #"{"checksum":"00000000","payload":{"numbers":[1]},"schema":"tally","version":2}"#,
      "{\n  \"version\": 2,\n  \"schema\": \"tally\",\n  \"payload\": {\"numbers\": [1]}\n}",
    ] {
      let folder = try Folder()
      let store = try folder.store()
      try folder.put(text)
      #expect(try store.read().document?.payload == Tally([1]), "\(text)")
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(2) }
      let written = try #require(folder.bytes("tally.json"))
      #expect(written.starts(with: Array(#"{"version": 2, "schema": "tally", "checksum": ""#.utf8)))
      #expect(FileHead(written)?.isIntact(written) == true)
      #expect(try store.read().document?.payload == Tally([1, 2]))
    }
  }

  /// If only the version is damaged, to a higher or a lower one, that is damage, and not a newer version.
  @Test func C_07_aDamagedVersionIsReportedAndTheBackupRecovered() throws {
    let written = String(decoding: try file(Tally([1])), as: UTF8.self)
    for version in [1, 3, 4, 9, 12, 200] {
      let folder = try Folder()
      let store = try folder.store()
      for number in 1...3 {
        try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
      }
      let damaged = Array(written.replacing("\"version\": 2", with: "\"version\": \(version)").utf8)
      try folder.put(damaged, "tally.json")
      guard case .corrupt(let corrupt) = try store.read() else {
        Issue.record("version \(version) was not told as damaged")
        continue
      }
      #expect(corrupt.fault == .checksum && corrupt.backup?.payload == Tally([1, 2]))
      #expect(throws: StoreError.corrupt(path: store.path, fault: corrupt.fault)) {
        try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(3) }
      }
      #expect(folder.bytes("tally.json") == damaged)
      try store.recover(corrupt, at: noon, zone: utc)
      #expect(try store.read().document?.payload == Tally([1, 2]))
      #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == damaged)
    }
  }

  /// A damaged file of a newer version is still newer, and recovery is never offered.
  @Test func C_07_aFileOfANewerVersionIsNewerWhateverBecameOfIt() throws {
    let folder = try Folder()
    let store = try folder.store()
    for version in [3, 4, 9, 12] {
      let members: JSONObject = ["payload": ["numbers": .array([.integer(1), .integer(2)])], "zone": "UTC"]
      let newer = FileHead.file(schema: "tally", version: version, members)
      // With a right checksum, one wrong in each of its bits, a missing one, or one of another kind.
      var forms = [newer, FileHead.file(schema: "tally", version: version, ["payload": [:]])]
      for index in newer.indices where index > 14 {
        for bit in 0..<8 {
          var damaged = newer
          damaged[index] ^= 1 << bit
          forms.append(damaged)
        }
      }
      let text = String(decoding: newer, as: UTF8.self)
      let digits = try #require(text.components(separatedBy: #""checksum": ""#).last).prefix(8)
      let sum = #""checksum": "\#(digits)""#
      forms.append(Array(text.replacing(sum, with: #""sha256": "00""#).utf8))
      forms.append(Array(text.replacing(sum, with: #""checksum": "00000000""#).utf8))
      for form in forms {
        try folder.put(form, "tally.json")
        switch try store.read() {
        case .newerVersion(version): break
        // With a damaged name of its kind, it is not one of our files.
        case .corrupt: break
        case .newerVersion, .missing, .value: Issue.record("\(String(decoding: form, as: UTF8.self))")
        }
      }
    }
  }

  /// A truncated file of a newer version is reported as newer; only that version recovers it.
  @Test func C_07_aCutOffFileOfANewerVersionIsReportedAsNewer() throws {
    let folder = try Folder()
    let store = try folder.store()
    for number in 1...2 {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
    }
    let members: JSONObject = [
      "payload": .object(["heap": .array([.integer(1), .bool(true)])]), "zone": "Asia/Ho_Chi_Minh",
    ]
    let newer = FileHead.file(schema: "tally", version: 12, members)
    let beginning = Array(#"{"version": 12,"#.utf8)
    #expect(newer.starts(with: beginning))
    for count in 0...newer.count {
      let cut = Array(newer.prefix(count))
      try folder.put(cut, "tally.json")
      switch try store.read() {
      case .newerVersion(let version):
        #expect(version == 12 && count >= beginning.count, "\(count)")
        #expect(throws: StoreError.newerVersion(path: store.path, found: 12, supported: 2)) {
          try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(3) }
        }
      case .corrupt: #expect(count < beginning.count, "\(count)")
      case .missing, .value: Issue.record("\(count) bytes were read")
      }
      #expect(folder.bytes("tally.json") == cut)
    }
    // A file of another kind is not ours, newer or not.
    try folder.put(FileHead.file(schema: "other", version: 12, members), "tally.json")
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("a document of another kind was read")
      return
    }
    #expect(corrupt.fault == .schema(found: "other", expected: "tally"))
  }
}
