public import Foundation

extension DocumentStore {
  /// What became of a document of another place.
  public enum Adoption: Sendable {
    /// It is the document now; its old file has the name given here.
    case adopted(Document<Payload>, oldPath: String)
    /// There is a document here already; the other file was not touched.
    case alreadyHere
    /// There is no file at the other place.
    case nothingThere
  }

  /// Takes over a document from where it was kept before, once: if there is none here yet.
  ///
  /// It is written and read again before the old file gets the name `<name>.migrated`, so that there are never two
  /// truths. This is for the app; a widget reads what there is.
  ///
  /// - Parameters:
  ///   - file: The old file, in a form that the format reads.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  public func adopt(_ file: URL, at instant: Instant, zone: TimeZone) throws(StoreError) -> Adoption {
    let oldFolder = try StoreFolder(url: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let oldName = file.lastPathComponent
    return try folder.locked(lockName) { () throws(StoreError) -> Adoption in
      guard try changeOfExisting(at: instant) == nil else { return .alreadyHere }
      guard let bytes = try oldFolder.read(oldName) else { return .nothingThere }
      let written = try finish(
        adoption(of: bytes, path: oldFolder.path(oldName)), at: instant, zone: zone)
      guard try state().reading.document?.revision == written.revision else { throw .changed(path: path) }
      var migrated = ""
      try oldFolder.durably { () throws(StoreError) in
        migrated = try oldFolder.keep(bytes, as: oldName + ".migrated")
      }
      try oldFolder.durably { () throws(StoreError) in try oldFolder.remove(oldName) }
      return .adopted(written, oldPath: oldFolder.path(migrated))
    }.get()
  }

  private func adoption(of bytes: [UInt8], path: String) throws(StoreError) -> DocumentChange<Format> {
    let decoded: DecodedDocument<Payload>
    do throws(DocumentFault) {
      decoded = try Self.decode(bytes)
    } catch {
      throw .corrupt(path: path, fault: error)
    }
    switch decoded {
    case .newerVersion(let version):
      throw .newerVersion(path: path, found: version, supported: Format.version)
    case .value(let document, let envelope):
      return DocumentChange(
        payload: document.payload, read: document.payload, envelope: envelope,
        stored: storedPayload(envelope, bytes), merged: envelope?.merged ?? [])
    }
  }

  /// Takes away the document, its backup and all that was kept of it, as a person may ask for.
  ///
  /// This cannot be undone. A document of a newer version is taken away too. The old file of an adoption, of which
  /// ``Adoption/adopted(_:oldPath:)`` has told the path, is not among it, and logs are not. A folder in the place of
  /// one of the files is left, and is an error after all else has been taken away.
  public func erase() throws(StoreError) {
    try folder.locked(lockName) { () throws(StoreError) -> Void in
      try folder.durably { () throws(StoreError) in
        let kept = try folder.names(beginningWith: name + ".").filter { StoreFileName.isKept($0, of: name) }
        var failure: StoreError?
        // The backup first: a backup without its document would be taken for a loss.
        for file in [backupName, name] + kept {
          do throws(StoreError) { try folder.remove(file) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
      }
    }.get()
  }
}
