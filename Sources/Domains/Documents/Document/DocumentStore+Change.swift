package import Foundation

/// A document that is being changed, while the lock is held.
struct DocumentChange<Format: DocumentFormat> {
  var payload: Format.Payload
  /// The document before the change; `nil` if it is the first one.
  var read: Document<Format.Payload>?
  /// Whether ``read`` is in the file, so that it becomes the backup; otherwise it already is the backup.
  var isInFile = true
}

extension DocumentStore {
  /// Calls the body while no other process changes the document.
  package func locked<Value, Failure: Error>(
    _ body: () throws(DocumentUpdateError<Failure>) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
      try folder.refuseOther(name)
      return try folder.locked(lockName, body)
    }
    .get()
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
    let reading = try read()
    if case .corrupt(let corrupt) = reading, !corrupt.isOfAnotherProgram { try keep(corrupt, at: instant) }
    if let refusal = reading.refusal(at: path, supported: Format.version) { throw refusal }
    return reading.document.map { DocumentChange(payload: $0.payload, read: $0) }
  }

  /// Writes a changed document, unless nothing has changed.
  func finish(
    _ change: DocumentChange<Format>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    let replaced = change.isInFile ? change.read : nil
    let payload = try json(of: change)
    if let replaced, replaced.version == Format.version, payload == replaced.stored { return replaced }
    var envelope = try envelope(of: payload, at: instant, zone: zone)
    envelope.others = change.read?.envelope?.others ?? JSONObject()
    let bytes = try fileBytes(of: envelope)
    try folder.durably { () throws(StoreError) in
      if let replaced {
        try clearBackup(at: instant)
        try folder.replace(backupName, with: replaced.bytes)
      }
      try folder.replace(name, with: bytes)
    }
    return Document(payload: change.payload, envelope: envelope, stored: payload, bytes: bytes)
  }

  /// Returns the payload to write, with the members that this program does not know.
  private func json(of change: DocumentChange<Format>) throws(StoreError) -> JSON {
    let payload = try json(of: change.payload)
    guard case .object(var object) = payload, let read = change.read,
      let missing = read.stored.object?.without(Set(object.keys)), !missing.members.isEmpty,
      let known = try json(of: read.payload).object
    else { return payload }
    // Members that the program wrote for the old payload, but not for the new one, were removed by the change.
    object.fill(from: missing.without(Set(known.keys)))
    return .object(object)
  }

  private func json(of payload: Payload) throws(StoreError) -> JSON {
    do throws(JSONValueError) {
      return try Format.json(of: payload)
    } catch {
      throw .unwritable(path: path, error: error.inside("payload"))
    }
  }

  private func envelope(of payload: JSON, at instant: Instant, zone: TimeZone) throws(StoreError) -> Envelope
  {
    guard let writtenAt = Timestamp(instant) else {
      let error = JSONValueError(expected: "a moment in the years 1 to 9999", found: "\(instant)")
      throw .unwritable(path: path, error: error.inside("writtenAt"))
    }
    return Envelope(
      schema: Format.schema, version: Format.version, writtenAt: writtenAt, zone: zone, payload: payload)
  }

  /// Returns the bytes of an envelope, after a check that they can be read again.
  private func fileBytes(of envelope: Envelope) throws(StoreError) -> [UInt8] {
    guard !JSON.object(envelope.members).isTooDeep else {
      let limit = JSONValueError(expected: "at most \(JSON.depthLimit) levels", found: "more" as String)
      throw .unwritable(path: path, error: limit)
    }
    let bytes = envelope.fileBytes
    guard bytes.count <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: bytes.count) }
    return bytes
  }
}
