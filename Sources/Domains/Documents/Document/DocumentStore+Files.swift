public import Foundation

extension DocumentStore {
  /// The result of adopting a document from another place.
  public enum Adoption: Sendable {
    /// It is now the document; its old file has the path given here.
    case adopted(Document<Payload>, oldPath: String)
    /// There is no old file.
    case nothingThere
  }

  /// Moves a document from its old place here, once, and only if there is none here yet.
  ///
  /// If there is another document here, that is an error, and the old file is not touched.
  ///
  /// The document is written and read again before the old file is renamed to `<name>.migrated`, so that
  /// exactly one document counts at every moment; after an interruption at any point the next call continues.
  /// Parts and the backup at the old place are renamed in the same way. Call this in the app: an extension
  /// has no access to the old folder, and two processes must not move the same file.
  ///
  /// - Parameters:
  ///   - old: The store of the old file. Passing this same store, by whatever path, is an error.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  public func adopt(
    _ old: DocumentStore<Format>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Adoption {
    guard !folder.isPlace(name, same: old.name, in: old.folder) else { throw .sameFile(path: old.path) }
    var change: DocumentChange<Format>
    let bytes: [UInt8]
    switch try old.state() {
    case .missing: return .nothingThere
    case .newerVersion(let version):
      throw .newerVersion(path: old.path, found: version, supported: Format.version)
    case .corrupt(let corrupt):
      // An adoption was interrupted after it had renamed the document but not yet its parts.
      guard case .lost = corrupt.fault, corrupt.backup == nil, corrupt.backupError == nil,
        try old.folder.names(beginningWith: old.migratedName).contains(old.migratedName)
      else { throw .corrupt(path: old.path, fault: corrupt.fault) }
      try old.setPartsAside()
      return .nothingThere
    case .value(let document, let envelope, let read):
      bytes = read
      change = DocumentChange(
        payload: document.payload, read: document.payload, envelope: envelope,
        stored: storedPayload(envelope, read), merged: envelope?.merged ?? [])
    }
    try Format.Parts.gather(&change.payload)
    let gathered = change
    return try folder.locked(lockName) { () throws(StoreError) -> Adoption in
      let document: Document<Payload>
      switch try state() {
      case .missing:
        document = try finish(gathered, at: instant, zone: zone)
        guard try state().reading.document?.revision == document.revision else { throw .changed(path: path) }
      case .value(let here, _, _):
        var moved = here.payload
        try Format.Parts.gather(&moved)
        let isEqual = try json(of: here.payload) == json(of: gathered.payload)
        guard isEqual || Format.Parts.isSame(moved, as: gathered.payload) else {
          throw .occupied(path: path)
        }
        document = here
      case .newerVersion, .corrupt: throw .occupied(path: path)
      }
      var migrated = ""
      try old.folder.durably { () throws(StoreError) in
        migrated = try old.folder.keep(bytes, as: old.migratedName)
      }
      // The backup first: without its document it would look like a loss.
      try old.folder.setAside(old.backupName, as: old.migratedName)
      try old.folder.durably { () throws(StoreError) in try old.folder.remove(old.name) }
      try old.setPartsAside()
      return .adopted(document, oldPath: old.folder.path(migrated))
    }.get()
  }

  private var migratedName: String { name + ".migrated" }

  /// Renames the parts of a document that was adopted elsewhere.
  private func setPartsAside() throws(StoreError) {
    for part in try parts() { try folder.setAside(part, as: part + ".migrated") }
  }

  /// Returns the names of the files that are parts, whatever the document says.
  func parts() throws(StoreError) -> [String] {
    try folder.names(beginningWith: name).filter { Format.Parts.part(of: $0, beside: name) == $0 }
  }

  /// Removes the document, its backup and all copies kept of it, at the request of a person.
  ///
  /// This cannot be undone. A document of a newer version is removed too. Logs are not removed, nor is the
  /// old file of an adoption, whose path ``Adoption/adopted(_:oldPath:)`` gives. A folder that has the name
  /// of one of the files is left, and is an error after everything else has been removed.
  public func erase() throws(StoreError) {
    try folder.locked(lockName) { () throws(StoreError) -> Void in
      var failure: StoreError?
      try folder.durably { () throws(StoreError) in
        let kept = try folder.names(beginningWith: name).filter { file in
          if StoreFileName.isKept(file, of: name) { return true }
          guard let part = Format.Parts.part(of: file, beside: name) else { return false }
          return file == part || StoreFileName.isKept(file, of: part)
        }
        // The backup first: without its document it would look like a loss.
        for file in [backupName] + kept {
          do throws(StoreError) { try folder.remove(file) } catch { failure = failure ?? error }
        }
      }
      // The document last, when everything else is certainly gone: a backup or parts without it would look
      // like a loss.
      try folder.durably { () throws(StoreError) in try folder.remove(name) }
      if let failure { throw failure }
    }.get()
  }
}
