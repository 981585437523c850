public import Foundation

extension DocumentStore {
  /// What became of a document of another place.
  public enum Adoption: Sendable {
    /// It is the document now; its old file has the name given here.
    case adopted(Document<Payload>, oldPath: String)
    /// There is no old file.
    case nothingThere
  }

  /// Takes over a document from where it was kept before, once: if there is none here yet.
  ///
  /// Another document here is an error, and the old file is not touched then.
  ///
  /// It is written and read again before the old file gets the name `<name>.migrated`, so that there are never two
  /// truths and never none; after an interruption at any point the next call goes on. Parts and the backup at the old place
  /// get such names too. This is for the app: an extension has no access to the old folder, and two processes must not move
  /// one file.
  ///
  /// - Parameters:
  ///   - old: The store of the old file; this one is an error, by whatever path.
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
      // An adoption that was interrupted when it had set the document aside and not yet its parts.
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
      // The backup first: without its document it would be taken for a loss.
      try old.folder.setAside(old.backupName, as: old.migratedName)
      try old.folder.durably { () throws(StoreError) in try old.folder.remove(old.name) }
      try old.setPartsAside()
      return .adopted(document, oldPath: old.folder.path(migrated))
    }.get()
  }

  private var migratedName: String { name + ".migrated" }

  /// Gives the parts of a document that was adopted elsewhere names of their own.
  private func setPartsAside() throws(StoreError) {
    for part in try parts() { try folder.setAside(part, as: part + ".migrated") }
  }

  /// The names of the files that are parts, whatever the document says.
  func parts() throws(StoreError) -> [String] {
    try folder.names(beginningWith: name).filter { Format.Parts.part(of: $0, beside: name) == $0 }
  }

  /// Takes away the document, its backup and all that was kept of it, as a person may ask for.
  ///
  /// This cannot be undone. A document of a newer version is taken away too. The old file of an adoption, of which
  /// ``Adoption/adopted(_:oldPath:)`` has told the path, is not among it, and logs are not. A folder in the place of
  /// one of the files is left, and is an error after all else has been taken away.
  public func erase() throws(StoreError) {
    try folder.locked(lockName) { () throws(StoreError) -> Void in
      var failure: StoreError?
      try folder.durably { () throws(StoreError) in
        let kept = try folder.names(beginningWith: name).filter { file in
          if StoreFileName.isKept(file, of: name) { return true }
          guard let part = Format.Parts.part(of: file, beside: name) else { return false }
          return file == part || StoreFileName.isKept(file, of: part)
        }
        // The backup first: without its document it would be taken for a loss.
        for file in [backupName] + kept {
          do throws(StoreError) { try folder.remove(file) } catch { failure = failure ?? error }
        }
      }
      // The document when all else is gone for certain: a backup or parts without it would be taken for a loss.
      try folder.durably { () throws(StoreError) in try folder.remove(name) }
      if let failure { throw failure }
    }.get()
  }
}
