public import Foundation

/// Parts of a document that lie in files of their own beside it, so that the document stays small.
///
/// The document alone says what is true: it names how much of each part counts. So parts are written before the document, and
/// what the document of now or its backup names is neither moved nor cut off. The first document is written
/// without parts, so that there are never parts without a document. All of this happens while the document is locked.
public protocol DocumentParts<Payload> {
  /// The facts of the document.
  associatedtype Payload: Sendable

  /// Tells a payload where its document is.
  static func locate(_ payload: inout Payload, at place: DocumentPlace)
  /// Puts what the parts hold and the document does not include into files beside them, before the document is changed.
  ///
  /// - Returns: Whether the payload says so now and has to be written for it; then this is called again.
  static func keep(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool
  /// Puts into parts what the document is not to hold, before the document is written; it is on the disk then.
  ///
  /// - Parameters:
  ///   - payload: The facts, which have been changed.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  static func settle(_ payload: inout Payload, at instant: Instant, zone: TimeZone) throws(StoreError)
  /// Takes all parts into the payload, which can then be written at another place; an error if not all of them can be.
  static func gather(_ payload: inout Payload) throws(StoreError)
  /// Whether a document that was moved is the one at the old place, both gathered.
  static func isSame(_ moved: Payload, as old: Payload) -> Bool
  /// The name of the part that a file is, or that it was put beside, such as a copy of it; `nil` if it is of no part.
  static func part(of file: String, beside document: String) -> String?
}

extension DocumentParts {
  /// Nothing to know.
  public static func locate(_ payload: inout Payload, at place: DocumentPlace) {}
  /// Nothing to keep.
  public static func keep(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool { false }
  /// Nothing to write.
  public static func settle(
    _ payload: inout Payload, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {}
  /// Nothing to take in.
  public static func gather(_ payload: inout Payload) throws(StoreError) {}
  /// Equal documents are the same anyway.
  public static func isSame(_ moved: Payload, as old: Payload) -> Bool { false }
  /// No files.
  public static func part(of file: String, beside document: String) -> String? { nil }
}

/// A document that is all in its file.
public enum NoParts<Payload: Sendable>: DocumentParts {}
