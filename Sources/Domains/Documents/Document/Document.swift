public import Foundation

/// A document as it was read.
public struct Document<Payload: Sendable>: Sendable {
  /// The facts.
  public let payload: Payload
  /// The version in the file; `nil` if the file had no envelope.
  public let version: Int?
  /// When it was written, if the file says so.
  public let writtenAt: Timestamp?
  /// The zone of the writer, if the file says so and it is known here.
  public let zone: TimeZone?
  /// The ids of the log records that were merged last.
  public let mergedRecords: Set<String>
  /// Which state of the file this is.
  public let revision: DocumentRevision
}

/// What is in the place of a document.
public enum DocumentReading<Payload: Sendable>: Sendable {
  /// No document has been written yet.
  case missing
  /// A document.
  case value(Document<Payload>)
  /// A document of a newer version of the app, which is left alone: reading and writing are refused.
  case newerVersion(Int)
  /// Bytes that are no document; writing is refused before ``DocumentStore/resolve(_:with:at:zone:)``.
  case corrupt(CorruptDocument<Payload>)

  /// The document, if there is one.
  public var document: Document<Payload>? {
    if case .value(let document) = self { document } else { nil }
  }
}

/// A document that cannot be read, and what there is to recover it from.
public struct CorruptDocument<Payload: Sendable>: Sendable {
  /// What is wrong.
  public let fault: DocumentFault
  /// The bytes of the file; empty if it is gone, or too long to be read.
  public let bytes: [UInt8]
  /// What was saved before the last write, if that can be read; the file itself if nothing but its version is damaged.
  public let backup: Document<Payload>?
  /// Why there is no backup although there is something in its place, such as a folder or a link.
  public let backupError: StoreError?
  /// Which state of the file this is.
  public let revision: DocumentRevision
}
