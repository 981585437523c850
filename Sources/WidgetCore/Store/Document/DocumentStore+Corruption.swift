public import AlmanacFoundation
public import Foundation

extension DocumentStore {
  /// Acknowledges that the document cannot be read, and goes on with what was saved before the last write.
  ///
  /// The bytes of the file stay beside it as `<name>.corrupt-<instant>`, and the backup as
  /// `<name>.backup-<instant>`.
  ///
  /// - Parameters:
  ///   - corrupt: What ``read()`` has found, with a backup; if the file is another one by now, that is an error.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: The new document.
  @discardableResult
  public func recover(
    _ corrupt: CorruptDocument<Payload>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    try resolve(corrupt, at: instant, zone: zone) { () throws(StoreError) -> DocumentChange<Format> in
      guard let bytes = try folder.read(backupName), let decoded = try? Self.decode(bytes),
        case .value(let document, let envelope) = decoded
      else { throw .corrupt(path: folder.path(backupName), fault: corrupt.fault) }
      return DocumentChange(
        payload: document.payload, read: document.payload, envelope: envelope,
        stored: storedPayload(envelope, bytes), merged: envelope?.merged ?? [])
    }
  }

  /// Acknowledges that the document cannot be read, and goes on with another payload.
  ///
  /// The bytes of the file stay beside it as `<name>.corrupt-<instant>`, and the backup as
  /// `<name>.backup-<instant>`.
  ///
  /// - Parameters:
  ///   - corrupt: What ``read()`` has found; if the file is another one by now, that is an error.
  ///   - payload: What the document holds from now on.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: The new document.
  @discardableResult
  public func resolve(
    _ corrupt: CorruptDocument<Payload>, with payload: Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    try resolve(corrupt, at: instant, zone: zone) { () throws(StoreError) -> DocumentChange<Format> in
      DocumentChange(payload: payload, merged: [])
    }
  }

  private func resolve(
    _ corrupt: CorruptDocument<Payload>, at instant: Instant, zone: TimeZone,
    with change: () throws(StoreError) -> DocumentChange<Format>
  ) throws(StoreError) -> Document<Payload> {
    try folder.locked(lockName) { () throws(StoreError) -> Document<Payload> in
      guard case .corrupt(let found) = try state(), found.revision == corrupt.revision else {
        throw .changed(path: path)
      }
      let change = try change()
      try keep(found, at: instant)
      if let backup = try folder.read(backupName) {
        try folder.keep(backup, as: "\(name).backup-\(instant.fileStamp)")
      }
      return try finish(change, at: instant, zone: zone)
    }.get()
  }

  /// The bytes that were kept because they could not be read: paths, sorted.
  public func corruptPaths() throws(StoreError) -> [String] {
    try folder.names(beginningWith: name + ".corrupt-").map(folder.path)
  }

  /// Puts the bytes of a document that cannot be read beside it, once.
  func keep(_ corrupt: CorruptDocument<Payload>, at instant: Instant) throws(StoreError) {
    guard corrupt.fault != .lost else { return }
    for kept in try folder.names(beginningWith: name + ".corrupt-") {
      if try folder.read(kept) == corrupt.bytes { return }
    }
    try folder.durably { () throws(StoreError) in
      try folder.keep(corrupt.bytes, as: "\(name).corrupt-\(instant.fileStamp)")
    }
  }
}

extension StoreFolder {
  /// Writes bytes under a name that is free, the given one or with a number behind it, unless they are there already.
  ///
  /// - Returns: The name.
  @discardableResult
  func keep(_ bytes: [UInt8], as name: String) throws(StoreError) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      if try create(candidate, bytes) { return candidate }
      if try read(candidate) == bytes { return candidate }
      number += 1
    }
  }
}

extension Instant {
  /// The moment as a part of a file name: `20260320T144601Z`.
  var fileStamp: String { description.filter { $0 != ":" && $0 != "-" } }
}
