import AlmanacFoundation
import Documents
import Foundation
import Testing

/// The names that documents can have; one document does not take the files of another.
struct StoreFileNameTests {
  @Test func C_07_aDocumentHasNoNameThatAFileBesideADocumentCanHave() throws {
    let folder = try Folder()
    for name in [
      "", ".", "..", ".hidden", "a/b", "../x", "a\0b", String(repeating: "n", count: 201), "x.lock",
      "x.backup", "x.temporary", "x.merging", "x.unreadable", "d.json.foreign", "d.json.migrated",
      "d.json.corrupt-x", "d.json.corrupt-20261120T130000Z-2", "d.json.version-1", "d.json.backup-2",
      "d.json.foreign-2", "d.json.migrated-2", "d.json.backup.temporary", "d.json.FOREIGN", "d.Version-1",
    ] {
      let error = StoreError.invalidName(name)
      #expect(throws: error) { try folder.store(name) }
      #expect(throws: error) { try IntentLog<Int>(folder: folder.url, name: name) }
    }
    for name in [
      "Tết 2027.json", "foreign", "lock", "d.json", "backup.json", "d.backup-2.json", "d.foreign.json",
      "d.corrupt.json", "d.json.backups", "d.json.unlock", "x.", String(repeating: "n", count: 200),
    ] { #expect(throws: Never.self, "\(name)") { try folder.store(name) } }
  }

  @Test func C_07_everyNameThatAStoreGivesIsNoneForADocument() throws {
    let folder = try Folder()
    let names = try fill(folder)
    for name in names where name != "d" {
      #expect(throws: StoreError.invalidName(name)) { try folder.store(name) }
    }
  }

  @Test func C_07_aDocumentThatIsErasedIsGoneWithAllThatWasKeptOfItAndNothingElseIs() throws {
    let folder = try Folder()
    let kept = try fill(folder)
    // All kinds of files exist.
    let suffixes = Set(kept.map { $0.dropFirst("d".count).prefix { !"-0123456789".contains($0) } })
    #expect(
      suffixes == [
        "", ".backup", ".backup.temporary", ".corrupt", ".foreign", ".lock", ".temporary", ".version",
      ])
    #expect(kept.count >= 12, "\(kept)")
    var others: [String] = []
    for name in [
      "d.json", "d.json.foreign", "d.json.backup", "d.json.corrupt-20261120T130000Z", "d.backup-2.json",
      "d.corrupt-1.json", "d.version-1.json", "d.foreign.json", "d.foreign.json.backup", "d.log.merging",
      "d.log.unreadable", "d.merging", "d.unreadable", "d.migrated", "d.", "d-1", "dd.backup", "c.backup",
    ] {
      try folder.put(name, name)
      others.append(name)
    }
    #expect(try folder.store("d").corruptPaths().count == 2)
    try folder.store("d").erase()
    #expect(folder.names == (others + ["d.lock"]).sorted())
    for name in others { #expect(folder.bytes(name) == Array(name.utf8)) }
    guard case .missing = try folder.store("d").read() else {
      Issue.record("erased and still here")
      return
    }
    try folder.store("d").erase()
  }

  @Test func C_07_whatCannotBeErasedIsAnErrorAndDoesNotKeepTheRest() throws {
    let folder = try Folder()
    try fill(folder)
    let backup = folder.url.appendingPathComponent("d.backup")
    try FileManager.default.removeItem(at: backup)
    try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: false)
    try folder.put("x", "d.backup/x")
    #expect(throws: StoreError.notAFile(path: backup.path)) { try folder.store("d").erase() }
    #expect(folder.names == ["d.backup", "d.lock"])
    #expect(folder.bytes("d.backup/x") == Array("x".utf8))
  }

  /// Brings a document `d` into all states that leave files behind.
  ///
  /// - Returns: The files.
  @discardableResult
  private func fill(_ folder: Folder) throws -> [String] {
    let store = try folder.store("d")
    func change(_ number: Int) throws(StoreError) {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
    }
    for text in ["[1]", "[2]", #"{"payload":{"items":[1]},"schema":"tally","version":1}"#] {
      try folder.put(text, "d")
      try change(1)
    }
    for text in ["{", "["] {
      try folder.put(text, "d")
      guard case .corrupt(let corrupt) = try store.read() else {
        Issue.record("\(text) was read")
        return []
      }
      try store.recover(corrupt, at: noon, zone: utc)
      try change(2)
    }
    // Files that killed writers leave.
    try folder.put("{", "d.temporary")
    try folder.put("{", "d.backup.temporary")
    return folder.names
  }
}
