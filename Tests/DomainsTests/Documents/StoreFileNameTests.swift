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
      "x.backup", "x.temporary", "d.json.migrated",
      "d.json.corrupt-x", "d.json.corrupt-20261120T130000Z-2", "d.json.backup-2",
      "d.json.migrated-2", "d.json.backup.temporary", "d.json.LOCK", "d.Corrupt-1",
    ] {
      let error = StoreError.invalidName(name)
      #expect(throws: error) { try folder.store(name) }
    }
    for name in [
      "Tết 2027.json", "lock", "d.json", "backup.json", "d.backup-2.json", "d.json.foreign",
      "d.json.version-1",
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

  /// Brings a document `d` into all states that leave files behind.
  ///
  /// - Returns: The files.
  @discardableResult
  private func fill(_ folder: Folder) throws -> [String] {
    let store = try folder.store("d")
    func change(_ number: Int) throws(StoreError) {
      try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
    }
    for text in ["[1]", "[2]", #"{"payload":{"numbers":[1]},"schema":"tally","version":1}"#] {
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
