internal import AlmanacFoundation
internal import Foundation

/// A document that is being changed, while the lock is held.
struct DocumentChange<Format: DocumentFormat> {
  var payload: Format.Payload
  /// The state that is replaced; `nil` if there is none.
  var revision: DocumentRevision?
  /// The bytes that are replaced, which become the backup.
  var bytes: [UInt8]?
  /// The envelope that is replaced.
  var envelope: Envelope?
  /// The payload that is replaced as this program writes it; `nil` if it has to be written in any case.
  var unchanged: JSON?
  /// Members of the payload that this program does not know.
  var unknown = JSONObject()
  /// The ids of merged log records to write.
  var merged: [String]
}

extension DocumentStore {
  /// Reads the document to change it; refuses what may not be written over.
  func beginChange(
    at instant: Instant, zone: TimeZone, ifMissing initial: () -> Payload
  ) throws(StoreError) -> DocumentChange<Format> {
    switch try state() {
    case .missing:
      return DocumentChange(payload: initial(), merged: [])
    case .newerVersion(let version):
      throw .newerVersion(path: path, found: version, supported: Format.version)
    case .corrupt(let corrupt):
      try keep(corrupt, at: instant)
      throw .corrupt(path: path, fault: corrupt.fault)
    case .value(let document, let envelope, let bytes):
      var change = DocumentChange<Format>(
        payload: document.payload, revision: document.revision, bytes: bytes, envelope: envelope,
        merged: envelope?.merged ?? [])
      let written = try json(of: document.payload)
      if envelope?.version == Format.version { change.unchanged = written }
      if let stored = try storedPayload(envelope, bytes)?.object, let known = written.object {
        change.unknown = stored.without(Set(known.keys))
      }
      return change
    }
  }

  /// Writes a changed document.
  func finish(
    _ change: DocumentChange<Format>, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    var payload = try json(of: change.payload)
    let merged = change.envelope?.merged ?? []
    if payload == change.unchanged, merged == change.merged, let envelope = change.envelope,
      let revision = change.revision
    {
      return document(change.payload, envelope, revision)
    }
    if case .object(var object) = payload {
      object.fill(from: change.unknown)
      payload = .object(object)
    }
    var envelope = try envelope(of: payload, at: instant, zone: zone)
    envelope.merged = change.merged
    envelope.others = change.envelope?.others ?? JSONObject()
    let bytes = try fileBytes(of: envelope)
    if let replaced = change.bytes {
      try keepForeign(change, replaced)
      try folder.replace(backupName, with: replaced)
    }
    try folder.replace(name, with: bytes)
    try folder.synchronize()
    return document(change.payload, envelope, DocumentRevision(bytes))
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

  /// The file of an envelope, which is known to be readable again.
  func fileBytes(of envelope: Envelope) throws(StoreError) -> [UInt8] {
    let json = envelope.json
    guard !json.isTooDeep else {
      let limit = JSONValueError(expected: "at most \(JSON.depthLimit) levels", found: "more")
      throw .unwritable(path: path, error: limit)
    }
    let bytes = json.fileBytes()
    guard bytes.count <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: bytes.count) }
    return bytes
  }

  func document(_ payload: Payload, _ envelope: Envelope, _ revision: DocumentRevision) -> Document<Payload> {
    Document(
      payload: payload, version: envelope.version, writtenAt: envelope.writtenAt,
      zone: envelope.zone.flatMap(TimeZone.init(identifier:)), mergedRecords: Set(envelope.merged),
      revision: revision)
  }

  /// The payload as it stands in the file, in the form of the current version.
  private func storedPayload(_ envelope: Envelope?, _ bytes: [UInt8]) throws(StoreError) -> JSON? {
    do {
      if let envelope { return try Self.upgraded(envelope.payload, from: envelope.version) }
      guard let foreign = Format.foreign(try JSON(parsing: bytes)) else { return nil }
      return try Self.upgraded(foreign.payload, from: foreign.version)
    } catch {
      // It has been read a moment ago.
      return nil
    }
  }

  /// Keeps the last file of an older version or a foreign form, which no backup can hold for long.
  private func keepForeign(_ change: DocumentChange<Format>, _ bytes: [UInt8]) throws(StoreError) {
    let version = change.envelope?.version
    guard version != Format.version else { return }
    try folder.keep(bytes, as: name + (version.map { ".version-\($0)" } ?? ".foreign"))
  }
}
