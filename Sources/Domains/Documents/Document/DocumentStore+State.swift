internal import Foundation

/// The result of reading a document, with the data needed to write it again.
enum DocumentState<Payload: Sendable> {
  case missing
  case value(Document<Payload>, Envelope?, bytes: [UInt8])
  case newerVersion(Int)
  case corrupt(CorruptDocument<Payload>)

  var reading: DocumentReading<Payload> {
    switch self {
    case .missing: .missing
    case .value(let document, _, _): .value(document)
    case .newerVersion(let version): .newerVersion(version)
    case .corrupt(let corrupt): .corrupt(corrupt)
    }
  }
}

/// The meaning of the bytes of a file.
enum DecodedDocument<Payload: Sendable> {
  case value(Document<Payload>, Envelope?)
  case newerVersion(Int)
}

extension DocumentStore {
  /// Reads the current state of the document.
  func state() throws(StoreError) -> DocumentState<Payload> {
    var bytes: [UInt8]?
    var fault: DocumentFault?
    var revision = DocumentRevision([])
    do throws(StoreError) {
      bytes = try folder.read(name)
    } catch {
      guard case .tooLarge(_, let count) = error else { throw error }
      fault = .tooLarge(bytes: count)
      revision = folder.revision(name)
    }
    if let bytes {
      revision = DocumentRevision(bytes)
      do throws(DocumentFault) {
        switch try Self.decode(bytes, at: place) {
        case .value(let document, let envelope): return .value(document, envelope, bytes: bytes)
        case .newerVersion(let version): return .newerVersion(version)
        }
      } catch {
        fault = error
      }
    }
    var backup: Document<Payload>?
    var backupError: StoreError?
    do throws(StoreError) {
      switch try readSaved(fault, bytes)?.decoded {
      case nil: if fault == nil, try parts().isEmpty { return .missing }
      case .value(let document, _): backup = document
      // The newer version recovers its own losses.
      case .newerVersion(let version): return .newerVersion(version)
      }
    } catch {
      // It cannot serve for recovery, but it exists: without a document this is not a new beginning.
      backupError = error
    }
    let found: DocumentFault
    if let fault { found = fault } else { found = .lost(left: try whatIsLeft()) }
    return .corrupt(
      CorruptDocument(
        fault: found, bytes: bytes ?? [], backup: backup, backupError: backupError, revision: revision))
  }

  /// Returns the names of files that exist although the document does not.
  private func whatIsLeft() throws(StoreError) -> [String] {
    try (folder.information(backupName) == nil ? [] : [backupName]) + parts()
  }

  /// Reads a replacement for a file that cannot be read.
  ///
  /// It is the file itself if only its version is damaged, or the backup; `nil` if there is neither.
  func readSaved(
    _ fault: DocumentFault?, _ bytes: [UInt8]?
  ) throws(StoreError) -> (decoded: DecodedDocument<Payload>, bytes: [UInt8])? {
    if case .version(_, let written)? = fault, let bytes,
      let mended = FileHead(bytes)?.bytes(bytes, as: written),
      let decoded = try? Self.decode(mended, at: place)
    {
      return (decoded, mended)
    }
    return try readBackup()
  }

  /// Reads the backup; `nil` if there is none.
  func readBackup() throws(StoreError) -> (decoded: DecodedDocument<Payload>, bytes: [UInt8])? {
    guard let bytes = try folder.read(backupName) else { return nil }
    do throws(DocumentFault) {
      return (try Self.decode(bytes, at: place), bytes)
    } catch {
      throw .corrupt(path: folder.path(backupName), fault: error)
    }
  }

  /// Interprets the stored bytes of a file that another program has read.
  ///
  /// There is no backup then, and no log.
  public static func reading(of bytes: [UInt8]) -> DocumentReading<Payload> {
    do throws(DocumentFault) {
      switch try decode(bytes) {
      case .value(let document, _): return .value(document)
      case .newerVersion(let version): return .newerVersion(version)
      }
    } catch {
      return .corrupt(
        CorruptDocument(
          fault: error, bytes: bytes, backup: nil, backupError: nil, revision: DocumentRevision(bytes)))
    }
  }

  /// Decodes a file; its envelope is `nil` if it has none.
  ///
  /// - Parameter place: The place of the file; `nil` if another program has read it.
  static func decode(
    _ bytes: [UInt8], at place: DocumentPlace? = nil
  ) throws(DocumentFault) -> DecodedDocument<Payload> {
    let head = FileHead(bytes)
    if let head, head.version > Format.version, head.canBe(Format.schema) {
      if let written = head.damagedVersion(of: bytes, upTo: Format.version) {
        throw .version(found: head.version, written: written)
      }
      // Its end and its checksum do not matter: only the newer version knows how it writes them.
      return .newerVersion(head.version)
    }
    let list = longList(bytes)
    let file: JSON
    do throws(JSONSyntaxError) {
      file = try JSON(parsing: list?.rest ?? bytes)
    } catch {
      throw .syntax(error)
    }
    // A truncated file is reported as such, although its checksum is wrong as well.
    if let head, file["checksum"] != nil || head.isOurLine, !head.isIntact(bytes) {
      let written = head.damagedVersion(of: bytes, upTo: Format.version)
      throw written.map { .version(found: head.version, written: $0) } ?? .checksum
    }
    var envelope: Envelope?
    let (version, stored): (Int, JSON)
    if file["schema"] == nil, let foreign = Format.foreign(file) {
      (version, stored) = (foreign.version, foreign.payload)
      if version > Format.version { return .newerVersion(version) }
    } else {
      let newer = try newerVersion(of: file)
      if let newer { return .newerVersion(newer) }
      do throws(JSONValueError) {
        let read = try Envelope(JSONObject(json: file))
        (version, stored) = (read.version, read.payload)
        envelope = read
      } catch {
        throw .envelope(error)
      }
    }
    do throws(JSONValueError) {
      var payload = try Self.payload(stored, list, of: bytes, version)
      if let place { Format.Parts.locate(&payload, at: place) }
      let document = Document(
        payload: payload, version: envelope?.version, writtenAt: envelope?.writtenAt,
        zone: envelope?.zone.flatMap(TimeZone.init(identifier:)),
        mergedRecords: Set(envelope?.merged ?? []), revision: DocumentRevision(bytes))
      return .value(document, envelope)
    } catch {
      throw .payload(error)
    }
  }

  /// Returns the version of a file with an envelope if it is newer than this program; the rest may then be
  /// anything.
  private static func newerVersion(of file: JSON) throws(DocumentFault) -> Int? {
    let kind: (schema: String, version: Int)
    do throws(JSONValueError) {
      kind = try Envelope.kind(of: JSONObject(json: file))
    } catch {
      throw .envelope(error)
    }
    guard kind.schema == Format.schema else { throw .schema(found: kind.schema, expected: Format.schema) }
    return kind.version > Format.version ? kind.version : nil
  }

  /// Returns a stored payload in the form of the current version.
  static func upgraded(_ payload: JSON, from version: Int) throws(JSONValueError) -> JSON {
    var payload = payload
    for step in max(1, version)..<max(version, Format.version, 1) { try Format.upgrade(&payload, from: step) }
    return payload
  }
}

extension DocumentStore {
  /// The length in bytes from which a file is read in pieces.
  private static var longFile: Int { 1 << 18 }
  /// The number of elements of a list that are read at once.
  private static var pieceCount: Int { 500 }

  /// Returns the long list of a file, if it is to be read in pieces.
  static func longList(_ bytes: [UInt8]) -> JSONListText? {
    guard bytes.count > longFile, let key = Format.longList else { return nil }
    return JSONListText(bytes, key: key, in: "payload")
  }

  private static func payload(
    _ stored: JSON, _ list: JSONListText?, of bytes: [UInt8], _ version: Int
  ) throws(JSONValueError) -> Payload {
    let json = try upgraded(stored, from: version)
    guard let list, let key = Format.longList else { return try Format.payload(from: json) }
    return try Format.payload(from: json) { (take) throws(JSONValueError) in
      for start in stride(from: 0, to: list.elements.count, by: pieceCount) {
        var elements: [JSON] = []
        for range in list.elements[start..<min(start + pieceCount, list.elements.count)] {
          guard let element = try? JSON(parsing: Array(bytes[range])) else {
            throw JSONValueError(expected: "JSON", found: "other bytes from byte \(range.lowerBound) on")
              .inside(key)
          }
          elements.append(element)
        }
        try take(upgraded(.object([key: .array(elements)]), from: version))
      }
    }
  }
}
