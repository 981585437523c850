package import Foundation

/// A document that is being changed, while the lock is held.
package struct DocumentChange<Format: DocumentFormat> {
  var payload: Format.Payload
  /// The payload before the change.
  var read: Format.Payload?
  /// The bytes before the change, which become the backup.
  var bytes: [UInt8]?
  /// The envelope before the change.
  var envelope: Envelope?
  /// The payload before the change, in the form of the current version.
  var stored: JSON?
}

extension DocumentStore {
  /// Calls the body while no other process changes the document.
  package func locked<Value, Failure: Error>(
    _ body: () throws(DocumentUpdateError<Failure>) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
      try folder.refuseLink(name)
      return try folder.locked(lockName, body)
    }
    .get()
  }

  /// Reads the document once, changes it and writes it once, while the lock is held.
  ///
  /// - Parameter body: Changes the payload, or refuses.
  /// - Returns: The result of the body.
  func changeWhileLocked<Value, Failure: Error>(
    at instant: Instant, zone: TimeZone, ifMissing initial: () -> Payload,
    _ body: (inout Payload) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    var change =
      try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        try changeOfExisting(at: instant)
      } ?? DocumentChange(payload: initial())
    let result = Result { () throws(Failure) -> Value in try body(&change.payload) }
    let value = try result.mapError(DocumentUpdateError.refused).get()
    _ = try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
      try finish(change, at: instant, zone: zone)
    }
    return value
  }

  /// Replaces the payload of the document, or writes the first one, while the lock is held.
  package func replaceWhileLocked(
    with payload: Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    var change = try changeOfExisting(at: instant) ?? DocumentChange(payload: payload)
    change.payload = payload
    _ = try finish(change, at: instant, zone: zone)
  }

  /// Writes a first document while the lock is held, even if there is a file, which the caller has kept.
  package func writeFirstWhileLocked(
    _ payload: Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    _ = try finish(DocumentChange(payload: payload), at: instant, zone: zone)
  }

  /// Reads the document for a change; `nil` if there is none.
  ///
  /// Throws if the document must not be overwritten.
  func changeOfExisting(at instant: Instant) throws(StoreError) -> DocumentChange<Format>? {
    switch try state() {
    case .missing: return nil
    case .newerVersion(let version):
      throw .newerVersion(path: path, found: version, supported: Format.version)
    case .corrupt(let corrupt):
      try keep(corrupt, at: instant)
      throw .corrupt(path: path, fault: corrupt.fault)
    case .value(let document, let envelope, let bytes):
      return DocumentChange(
        payload: document.payload, read: document.payload, bytes: bytes, envelope: envelope,
        stored: storedPayload(envelope, bytes))
    }
  }

  /// Writes a changed document, unless nothing has changed.
  func finish(
    _ change: DocumentChange<Format>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    let payload = try json(of: change)
    // Without bytes it is a backup, whose document cannot be read.
    if let envelope = change.envelope, change.bytes != nil, envelope.version == Format.version,
      payload == change.stored
    {
      return document(change.payload, envelope)
    }
    return try write(change, payload, at: instant, zone: zone)
  }

  private func write(
    _ change: DocumentChange<Format>, _ payload: JSON, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    var envelope = try envelope(of: payload, at: instant, zone: zone)
    envelope.others = change.envelope?.others ?? JSONObject()
    let bytes = try fileBytes(of: envelope)
    try folder.durably { () throws(StoreError) in
      if let replaced = change.bytes {
        try keepForeign(change, replaced)
        try clearBackup(at: instant)
        try folder.replace(backupName, with: replaced)
      }
      try folder.replace(name, with: bytes)
    }
    return document(change.payload, envelope)
  }

  /// Copies the document to `<name>.backup-import`, or to that name with a number, the highest for the newest
  /// copy.
  ///
  /// The last ``StoreLimits/importCopies`` copies are kept. Call this in the body of an update, while the
  /// lock is held.
  ///
  /// - Returns: The path; `nil` if there is no document.
  package func keepBeforeImport() throws(StoreError) -> String? {
    guard let bytes = try folder.read(name) else { return nil }
    let first = "\(name).backup-import"
    // The first copy has no number.
    func number(_ copy: String) -> Int? { copy == first ? 1 : Int(copy.dropFirst(first.count + 1)) }
    let copies = try folder.names(beginningWith: first).filter { number($0) != nil }
      .sorted { number($0) ?? 0 < number($1) ?? 0 }
    if let same = copies.last(where: { folder.holds($0, bytes) }) { return folder.path(same) }
    let last = copies.last.flatMap(number) ?? 0
    var kept = ""
    try folder.durably { () throws(StoreError) in
      kept = try folder.keep(bytes, as: last == 0 ? first : "\(first)-\(last + 1)")
      for copy in copies.dropLast(StoreLimits.importCopies - 1) { try folder.remove(copy) }
    }
    return folder.path(kept)
  }

  /// Returns the payload to write, with the members that this program does not know.
  private func json(of change: DocumentChange<Format>) throws(StoreError) -> JSON {
    let payload = try json(of: change.payload)
    guard case .object(var object) = payload else { return payload }
    object.fill(from: try unknownMembers(of: change, written: object))
    return .object(object)
  }

  func json(of payload: Payload) throws(StoreError) -> JSON {
    do throws(JSONValueError) {
      return try Format.json(of: payload)
    } catch {
      throw .unwritable(path: path, error: error.inside("payload"))
    }
  }

  func envelope(of payload: JSON, at instant: Instant, zone: TimeZone) throws(StoreError) -> Envelope {
    guard let writtenAt = Timestamp(instant) else {
      let error = JSONValueError(expected: "a moment in the years 1 to 9999", found: "\(instant)")
      throw .unwritable(path: path, error: error.inside("writtenAt"))
    }
    return Envelope(
      schema: Format.schema, version: Format.version, writtenAt: writtenAt, zone: zone, payload: payload)
  }

  /// Returns the bytes of an envelope, after a check that they can be read again.
  func fileBytes(of envelope: Envelope) throws(StoreError) -> [UInt8] {
    guard !JSON.object(envelope.members).isTooDeep else {
      let limit = JSONValueError(expected: "at most \(JSON.depthLimit) levels", found: "more")
      throw .unwritable(path: path, error: limit)
    }
    let bytes = envelope.fileBytes
    guard bytes.count <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: bytes.count) }
    return bytes
  }

  func document(_ payload: Payload, _ envelope: Envelope) -> Document<Payload> {
    Document(
      payload: payload, version: envelope.version, writtenAt: envelope.writtenAt,
      zone: envelope.zone.flatMap(TimeZone.init(identifier:)))
  }

  /// Returns members of the stored payload that this program does not know.
  private func unknownMembers(
    of change: DocumentChange<Format>, written: JSONObject
  ) throws(StoreError) -> JSONObject {
    guard let missing = change.stored?.object?.without(Set(written.keys)), !missing.members.isEmpty,
      let read = change.read, let known = try json(of: read).object
    else { return JSONObject() }
    // The change itself removed members that the program would have written before it.
    return missing.without(Set(known.keys))
  }

  /// Returns the stored payload, in the form of the current version.
  func storedPayload(_ envelope: Envelope?, _ bytes: [UInt8]) -> JSON? {
    // It has just been read without error.
    if let envelope { return try? Self.upgraded(envelope.payload, from: envelope.version) }
    guard let file = try? JSON(parsing: bytes), let foreign = Format.foreign(file) else { return nil }
    return try? Self.upgraded(foreign.payload, from: foreign.version)
  }

  /// Keeps the last file of an older version or a foreign form, because the next write replaces the backup.
  private func keepForeign(_ change: DocumentChange<Format>, _ bytes: [UInt8]) throws(StoreError) {
    let version = change.envelope?.version
    guard version != Format.version else { return }
    try folder.keep(bytes, as: name + (version.map { ".version-\($0)" } ?? ".foreign"))
  }
}
