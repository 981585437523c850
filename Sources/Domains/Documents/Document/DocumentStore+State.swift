extension DocumentStore {
  /// Reads the document and changes nothing, so that widgets may call it.
  public func read() throws(StoreError) -> DocumentReading<Payload> {
    var bytes: [UInt8]?
    var fault: DocumentFault?
    do throws(StoreError) {
      bytes = try folder.read(name)
    } catch {
      guard case .tooLarge(_, let count, _) = error else { throw error }
      fault = .tooLarge(bytes: count)
    }
    if let bytes {
      let reading = Self.reading(of: bytes)
      guard case .corrupt(let corrupt) = reading else { return reading }
      fault = corrupt.fault
    }
    var backup: Document<Payload>?
    switch try? readBackup() {
    case .missing?: if fault == nil { return .missing }
    case .value(let document)?: backup = document
    // The newer version recovers its own losses.
    case .newerVersion(let version)?: return .newerVersion(version)
    // A damaged backup cannot be recovered, but it proves that there was a document.
    case .corrupt?, nil: break
    }
    return .corrupt(
      CorruptDocument(fault: fault ?? .lost(left: [backupName]), bytes: bytes ?? [], backup: backup))
  }

  /// Reads the backup.
  func readBackup() throws(StoreError) -> DocumentReading<Payload> {
    guard let bytes = try folder.read(backupName) else { return .missing }
    return Self.reading(of: bytes)
  }

  /// Interprets the stored bytes of a file that another program has read.
  ///
  /// There is no backup then.
  public static func reading(of bytes: [UInt8]) -> DocumentReading<Payload> {
    do throws(DocumentFault) {
      return try decode(bytes)
    } catch {
      return .corrupt(CorruptDocument(fault: error, bytes: bytes, backup: nil))
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(DocumentFault) -> DocumentReading<Payload> {
    let head = FileHead(bytes)
    if let head, head.version > Format.version, head.canBe(Format.schema) {
      guard !head.isDamaged(in: bytes, upTo: Format.version) else { throw .checksum }
      // The rest and the checksum are not checked: only the newer version knows their form.
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
    let stored: JSON
    if file["schema"] == nil, let bare = Format.payload(ofBare: file) {
      stored = bare
    } else {
      let newer = try newerVersion(of: file)
      if let newer { return .newerVersion(newer) }
      do throws(JSONValueError) {
        let read = try Envelope(JSONObject(json: file))
        (stored, envelope) = (read.payload, read)
      } catch {
        throw .envelope(error)
      }
    }
    do throws(JSONValueError) {
      return .value(
        Document(payload: try Format.payload(from: stored), envelope: envelope, stored: stored, bytes: bytes))
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
}
