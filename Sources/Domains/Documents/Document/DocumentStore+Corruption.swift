public import Foundation

extension DocumentStore {
  /// Acknowledges that the document cannot be read, and continues with its backup.
  ///
  /// The bytes of the file are kept beside it as `<name>.corrupt-<instant>`, and the backup, or anything else
  /// with its name, as `<name>.backup-<instant>`. A file that is too large is renamed instead of copied.
  ///
  /// - Parameters:
  ///   - corrupt: The result of ``read()``, with a backup; it is an error if the file has changed since.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: The new document.
  @discardableResult
  public func recover(
    _ corrupt: CorruptDocument<Payload>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    try resolve(corrupt, at: instant, zone: zone) { () throws(StoreError) -> DocumentChange<Format> in
      var fault = corrupt.fault
      switch try readBackup() {
      case .value(let backup): return DocumentChange(payload: backup.payload, read: backup, isInFile: false)
      case .corrupt(let backup): fault = backup.fault
      case .missing, .newerVersion: break
      }
      throw .corrupt(path: folder.path(backupName), fault: fault)
    }
  }

  /// Acknowledges that the document cannot be read, and continues with another payload.
  ///
  /// The bytes of the file are kept beside it as `<name>.corrupt-<instant>`, and the backup, or anything else
  /// with its name, as `<name>.backup-<instant>`. A file that is too large is renamed instead of copied.
  ///
  /// - Parameters:
  ///   - corrupt: The result of ``read()``; it is an error if the file has changed since.
  ///   - payload: The new content of the document.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: The new document.
  @discardableResult
  public func resolve(
    _ corrupt: CorruptDocument<Payload>, with payload: Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    try resolve(corrupt, at: instant, zone: zone) { () throws(StoreError) -> DocumentChange<Format> in
      DocumentChange(payload: payload)
    }
  }

  private func resolve(
    _ corrupt: CorruptDocument<Payload>, at instant: Instant, zone: TimeZone,
    with change: () throws(StoreError) -> DocumentChange<Format>
  ) throws(StoreError) -> Document<Payload> {
    try folder.refuseOther(name)
    return try folder.locked(lockName) { () throws(StoreError) -> Document<Payload> in
      guard case .corrupt(let found) = try read(), found.fault == corrupt.fault, found.bytes == corrupt.bytes
      else {
        throw .changed(path: path)
      }
      let change = try change()
      try keep(found, at: instant)
      try clearBackup(at: instant)
      if let backup = try folder.read(backupName) {
        try folder.keep(backup, as: "\(name).backup-\(instant.fileStamp)")
      }
      if case .tooLarge = found.fault {
        try folder.setAside(name, as: "\(name).corrupt-\(instant.fileStamp)")
      }
      return try finish(change, at: instant, zone: zone)
    }.get()
  }

  /// Returns the sorted paths of files that were kept because they could not be read.
  public func corruptPaths() throws(StoreError) -> [String] { try corruptNames().map(folder.path) }

  private func corruptNames() throws(StoreError) -> [String] {
    try folder.names(beginningWith: name + ".corrupt-").filter { StoreFileName.isKept($0, of: name) }
  }

  /// Copies the bytes of an unreadable document to a file beside it, once.
  ///
  /// A file that is too large is not copied; it stays where it is until it is resolved.
  func keep(_ corrupt: CorruptDocument<Payload>, at instant: Instant) throws(StoreError) {
    switch corrupt.fault {
    case .lost, .tooLarge: return
    case .syntax, .checksum, .envelope, .schema, .payload: break
    }
    guard try !corruptNames().contains(where: { folder.holds($0, corrupt.bytes) }) else { return }
    try folder.durably { () throws(StoreError) in
      try folder.keep(corrupt.bytes, as: "\(name).corrupt-\(instant.fileStamp)")
    }
  }

  /// Renames anything that has the backup's name but is not a backup: a folder, a link, a file that cannot be
  /// read.
  ///
  /// Its new name is `<name>.backup-<instant>`.
  func clearBackup(at instant: Instant) throws(StoreError) {
    do throws(StoreError) {
      try folder.checkReadable(backupName)
    } catch {
      try folder.setAside(backupName, as: "\(name).backup-\(instant.fileStamp)")
    }
  }
}

extension Instant {
  /// The moment in the form of a file name: `20260320T144601Z`.
  package var fileStamp: String { description.filter { $0 != ":" && $0 != "-" } }
}
