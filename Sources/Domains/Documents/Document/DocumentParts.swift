public import Foundation

/// Parts of a document in separate files beside it, so that the document stays small.
///
/// Only the document is authoritative: it says how much of each part counts. So parts are written before the
/// document. Bytes that the current document or its backup names are never moved or cut off. The first
/// document is written without parts, so that there are never parts without a document. All of this happens
/// while the document is locked.
public protocol DocumentParts<Payload> {
  /// The content of the document.
  associatedtype Payload: Sendable

  /// Tells a payload the place of its document.
  static func locate(_ payload: inout Payload, at place: DocumentPlace)
  /// Copies bytes of the parts that the document does not include to files beside them, before the document
  /// is changed.
  ///
  /// - Returns: Whether the payload now records this and has to be written; then this is called again.
  static func keep(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool
  /// Moves data out of the document into parts, before the document is written; the data is on the disk on
  /// return.
  ///
  /// - Parameters:
  ///   - payload: The content, which has been changed.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  static func settle(_ payload: inout Payload, at instant: Instant, zone: TimeZone) throws(StoreError)
  /// Reads all parts into the payload, which can then be written to another place; throws if any cannot be
  /// read.
  static func gather(_ payload: inout Payload) throws(StoreError)
  /// Returns whether a moved document equals the one at the old place, both gathered.
  static func isSame(_ moved: Payload, as old: Payload) -> Bool
  /// Returns the name of the part that a file is, or is a copy of; `nil` if it belongs to no part.
  static func part(of file: String, beside document: String) -> String?
}

extension DocumentParts {
  /// Does nothing.
  public static func locate(_ payload: inout Payload, at place: DocumentPlace) {}
  /// Keeps nothing.
  public static func keep(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool { false }
  /// Writes nothing.
  public static func settle(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {}
  /// Reads nothing.
  public static func gather(_ payload: inout Payload) throws(StoreError) {}
  /// Returns `false`: documents without parts are compared by their content.
  public static func isSame(_ moved: Payload, as old: Payload) -> Bool { false }
  /// Returns no names.
  public static func part(of file: String, beside document: String) -> String? { nil }
}

/// The parts of a document that is in one file.
public enum NoParts<Payload: Sendable>: DocumentParts {}
