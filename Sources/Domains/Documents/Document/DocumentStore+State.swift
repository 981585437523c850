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
    do throws(StoreError) {
      bytes = try folder.read(name)
    } catch {
      guard case .tooLarge(_, let count, _) = error else { throw error }
      fault = .tooLarge(bytes: count)
    }
    if let bytes {
      do throws(DocumentFault) {
        switch try Self.decode(bytes) {
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
      switch try readBackup()?.decoded {
      case nil: if fault == nil { return .missing }
      case .value(let document, _): backup = document
      // The newer version recovers its own losses.
      case .newerVersion(let version): return .newerVersion(version)
      }
    } catch {
      // It cannot serve for recovery, but it exists: without a document this is not a new beginning.
      backupError = error
    }
    return .corrupt(
      CorruptDocument(
        fault: fault ?? .lost(left: [backupName]), bytes: bytes ?? [], backup: backup,
        backupError: backupError))
  }

  /// Reads the backup; `nil` if there is none.
  func readBackup() throws(StoreError) -> (decoded: DecodedDocument<Payload>, bytes: [UInt8])? {
    guard let bytes = try folder.read(backupName) else { return nil }
    do throws(DocumentFault) {
      return (try Self.decode(bytes), bytes)
    } catch {
      throw .corrupt(path: folder.path(backupName), fault: error)
    }
  }

  /// Interprets the stored bytes of a file that another program has read.
  ///
  /// There is no backup then.
  public static func reading(of bytes: [UInt8]) -> DocumentReading<Payload> {
    do throws(DocumentFault) {
      switch try decode(bytes) {
      case .value(let document, _): return .value(document)
      case .newerVersion(let version): return .newerVersion(version)
      }
    } catch {
      return .corrupt(CorruptDocument(fault: error, bytes: bytes, backup: nil, backupError: nil))
    }
  }

  /// Decodes a file; its envelope is `nil` if it has none.
  static func decode(_ bytes: [UInt8]) throws(DocumentFault) -> DecodedDocument<Payload> {
    let head = FileHead(bytes)
    if let head, head.version > Format.version, head.canBe(Format.schema) {
      guard !head.isDamaged(in: bytes, upTo: Format.version) else { throw .checksum }
      // Its end and its checksum do not matter: only the newer version knows how it writes them.
      return .newerVersion(head.version)
    }
    let file: JSON
    do throws(JSONSyntaxError) {
      file = try JSON(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
    // A truncated file is reported as such, although its checksum is wrong as well.
    if let head, file["checksum"] != nil || head.isOurLine, !head.isIntact(bytes) { throw .checksum }
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
      let payload = try Format.payload(from: upgraded(stored, from: version))
      let document = Document(
        payload: payload, version: envelope?.version, writtenAt: envelope?.writtenAt,
        zone: envelope?.zone.flatMap(TimeZone.init(identifier:)))
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
