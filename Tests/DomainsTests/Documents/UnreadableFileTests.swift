import AlmanacFoundation
import Documents
import Foundation
import Testing

/// Files that are too large, folders and links, in the place of a document or its backup: each can be
/// resolved.
struct UnreadableFileTests {
  /// The things that can have the name of a backup.
  enum Obstacle: CaseIterable {
    case link, deadLink, folder, tooLarge
  }

  @Test(arguments: Obstacle.allCases)
  func C_07_aCorruptDocumentBesideAnUnreadableBackupIsKeptAndIsResolved(_ obstacle: Obstacle) throws {
    let folder = try Folder()
    let store = try folder.store()
    try put(obstacle, "tally.json.backup", in: folder)
    try folder.put("{\"schema\"")
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("half a file was read")
      return
    }
    #expect(corrupt.bytes == Array("{\"schema\"".utf8))
    #expect(corrupt.backup == nil)
    #expect(throws: StoreError.corrupt(path: store.path, fault: corrupt.fault)) { try add(1, to: store) }
    #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == corrupt.bytes)
    let names = folder.names
    let error = #expect(throws: StoreError.self) { try store.recover(corrupt, at: noon, zone: utc) }
    #expect(error == expectedError(of: obstacle, store.path + ".backup"))
    #expect(folder.names == names)
    try store.resolve(corrupt, with: Tally([7]), at: noon, zone: utc)
    try expect(obstacle, "tally.json.backup-20261120T130000Z", in: folder)
    #expect(folder.bytes("tally.json.corrupt-20261120T130000Z") == corrupt.bytes)
    try add(8, to: store)
    #expect(try store.read().document?.payload == Tally([7, 8]))
    #expect(
      folder.names
        == [
          "real.json", "tally.json", "tally.json.backup", "tally.json.backup-20261120T130000Z",
          "tally.json.corrupt-20261120T130000Z", "tally.json.lock",
        ].filter { $0 != "real.json" || obstacle == .link })
  }

  @Test(arguments: Obstacle.allCases)
  func C_07_aBackupThatIsNoneDoesNotKeepADocumentFromBeingWritten(_ obstacle: Obstacle) throws {
    let folder = try Folder()
    let store = try folder.store()
    try add(1, to: store)
    let first = folder.bytes("tally.json")
    // Twice: the second does not replace the first.
    for (round, name) in ["tally.json.backup-20261120T130000Z", "tally.json.backup-20261120T130000Z-2"]
      .enumerated()
    {
      try? FileManager.default.removeItem(atPath: store.path + ".backup")
      try put(obstacle, "tally.json.backup", in: folder)
      try add(round + 2, to: store)
      try expect(obstacle, name, in: folder)
      if round == 0 { #expect(folder.bytes("tally.json.backup") == first) }
    }
    try expect(obstacle, "tally.json.backup-20261120T130000Z", in: folder)
    #expect(try store.read().document?.payload == Tally([1, 2, 3]))
  }

  @Test(arguments: Obstacle.allCases)
  func C_07_aDocumentThatIsGoneBesideAnUnreadableBackupIsALoss(_ obstacle: Obstacle) throws {
    let folder = try Folder()
    let store = try folder.store()
    try put(obstacle, "tally.json.backup", in: folder)
    #expect(throws: StoreError.corrupt(path: store.path, fault: .lost(left: ["tally.json.backup"]))) {
      try add(1, to: store)
    }
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("no loss")
      return
    }
    try store.resolve(corrupt, with: Tally([7]), at: noon, zone: utc)
    try expect(obstacle, "tally.json.backup-20261120T130000Z", in: folder)
    #expect(try store.corruptPaths() == [])
    #expect(try store.read().document?.payload == Tally([7]))
  }

  @Test(arguments: [true, false])
  func C_07_aDocumentThatIsTooLargeIsCorruptAndIsResolvedByAnotherName(recovering: Bool) throws {
    let folder = try Folder()
    let store = try folder.store()
    try add(1, to: store)
    try add(2, to: store)
    try FileManager.default.removeItem(atPath: store.path)
    try put(.tooLarge, "tally.json", in: folder)
    let number = try fileNumber("tally.json", in: folder)
    guard case .corrupt(let corrupt) = try store.read() else {
      Issue.record("a file without end was read")
      return
    }
    let fault = DocumentFault.tooLarge(bytes: StoreLimits.fileBytes + 1)
    #expect(corrupt.fault == fault)
    #expect(corrupt.bytes == [])
    #expect(corrupt.backup?.payload == Tally([1]))
    let names = folder.names
    for _ in 0..<2 {
      #expect(throws: StoreError.corrupt(path: store.path, fault: fault)) { try add(3, to: store) }
    }
    // It stays in its place, and is not copied.
    #expect(folder.names == names)
    // A file of another length, or another file of the same length, has not been acknowledged.
    let another = try #require(FileHandle(forWritingAtPath: store.path))
    try another.truncate(atOffset: UInt64(StoreLimits.fileBytes) + 2)
    #expect(throws: StoreError.changed(path: store.path)) {
      try store.resolve(corrupt, with: Tally([7]), at: noon, zone: utc)
    }
    #expect(folder.names == names)
    guard case .corrupt(let now) = try store.read() else {
      Issue.record("a file without end was read")
      return
    }
    if recovering {
      try store.recover(now, at: noon, zone: utc)
    } else {
      try store.resolve(now, with: Tally([1]), at: noon, zone: utc)
    }
    #expect(try store.read().document?.payload == Tally([1]))
    let kept = "tally.json.corrupt-20261120T130000Z"
    #expect(try store.corruptPaths() == [store.path.replacingOccurrences(of: "tally.json", with: kept)])
    #expect(try fileNumber(kept, in: folder) == number)
    #expect(try fileNumber("tally.json", in: folder) != number)
    // A kept file that is too large does not prevent later files.
    try folder.put("{")
    #expect(throws: StoreError.self) { try add(3, to: store) }
    #expect(folder.bytes(kept + "-2") == Array("{".utf8))
  }

  private func add(_ number: Int, to store: DocumentStore<Tally>) throws(StoreError) {
    try store.update(at: noon, zone: utc, ifMissing: Tally()) { $0.numbers.elements.append(number) }
  }

  private func put(_ obstacle: Obstacle, _ name: String, in folder: Folder) throws {
    let path = folder.url.appendingPathComponent(name).path
    let files = FileManager.default
    switch obstacle {
    case .link:
      try folder.put("[1]", "real.json")
      try files.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    case .deadLink:
      try files.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.json")
    case .folder:
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
      try folder.put("inside", name + "/file")
    case .tooLarge:
      // Zeros that use no space on the disk.
      try folder.put("", name)
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: UInt64(StoreLimits.fileBytes) + 1)
    }
  }

  private func expectedError(of obstacle: Obstacle, _ path: String) -> StoreError {
    switch obstacle {
    case .link, .deadLink: .symbolicLink(path: path)
    case .folder: .notAFile(path: path)
    case .tooLarge: .tooLarge(path: path, bytes: StoreLimits.fileBytes + 1)
    }
  }

  private func expect(_ obstacle: Obstacle, _ name: String, in folder: Folder) throws {
    let path = folder.url.appendingPathComponent(name).path
    let files = FileManager.default
    switch obstacle {
    case .link:
      #expect(try files.destinationOfSymbolicLink(atPath: path) == "real.json")
      #expect(folder.bytes("real.json") == Array("[1]".utf8))
    case .deadLink: #expect(try files.destinationOfSymbolicLink(atPath: path) == "nowhere.json")
    case .folder: #expect(folder.bytes(name + "/file") == Array("inside".utf8))
    case .tooLarge:
      #expect(try files.attributesOfItem(atPath: path)[.size] as? Int == StoreLimits.fileBytes + 1)
    }
  }

  /// Returns the number that identifies a file, whatever its name is.
  private func fileNumber(_ name: String, in folder: Folder) throws -> Int {
    let path = folder.url.appendingPathComponent(name).path
    return try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int)
  }
}
