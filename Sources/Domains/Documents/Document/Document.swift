package import Foundation

/// A document that was read.
public struct Document<Payload: Sendable>: Sendable {
  /// The content.
  public let payload: Payload
  /// The outer object of the file; `nil` if it has none.
  let envelope: Envelope?
  /// The payload as it is stored.
  let stored: JSON
  /// The bytes of the file.
  let bytes: [UInt8]

  /// The version in the file; `nil` if the file had no envelope.
  package var version: Int? { envelope?.version }
  /// Whether the file has an envelope; older ones and those of other programs may have none.
  public var hasEnvelope: Bool { envelope != nil }
  /// The moment of writing; `nil` if the file does not name it.
  public var writtenAt: Timestamp? { envelope?.writtenAt }
  /// The zone of the writer; `nil` if the file names none, or one that is unknown here.
  package var zone: TimeZone? { envelope?.zone.flatMap(TimeZone.init(identifier:)) }
}

/// The result of reading a document.
public enum DocumentReading<Payload: Sendable>: Sendable {
  /// No document has been written yet.
  case missing
  /// A document.
  case value(Document<Payload>)
  /// A document of a newer version of the app. It is not touched: reading and writing are refused.
  case newerVersion(Int)
  /// Bytes that are not a document; writing is refused before ``DocumentStore/resolve(_:with:at:zone:)``.
  case corrupt(CorruptDocument<Payload>)

  /// The document; `nil` in all other cases.
  public var document: Document<Payload>? {
    if case .value(let document) = self { document } else { nil }
  }

  /// Returns the reason why a file is no document that can be read; `nil` for a document, and for no file.
  ///
  /// - Parameter supported: The newest version that this program reads.
  package func refusal(at path: String, supported: Int) -> StoreError? {
    switch self {
    case .missing, .value: nil
    case .newerVersion(let version): .newerVersion(path: path, found: version, supported: supported)
    case .corrupt(let corrupt): .corrupt(path: path, fault: corrupt.fault)
    }
  }
}

/// A document that cannot be read, and the data to recover it from.
public struct CorruptDocument<Payload: Sendable>: Sendable {
  /// The fault in the file.
  public let fault: DocumentFault
  /// The bytes of the file; empty if it is missing or too long to be read.
  public let bytes: [UInt8]
  /// The readable document of the backup; `nil` if there is none.
  public let backup: Document<Payload>?
}

extension CorruptDocument {
  /// Whether the file belongs to another program and must not be replaced: it is a document of another kind; or it is not a JSON
  /// object, or is longer than any of ours, and there is no backup of ours.
  ///
  /// A file of zeros is ours, after a power cut.
  package var isOfAnotherProgram: Bool {
    switch fault {
    // It names the kind of its document, whatever backup is beside it.
    case .schema: return true
    case .envelope, .tooLarge: return backup == nil
    case .syntax: return backup == nil && (bytes.first.map { $0 != UInt8(ascii: "{") && $0 != 0 } ?? false)
    case .checksum, .payload, .lost: return false
    }
  }
}
