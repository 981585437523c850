public import Foundation

/// A document in a folder that an app and its widgets share.
///
/// The file is replaced in one step, after its last state has been kept beside it as `<name>.backup`. A
/// process that changes a document holds a lock on `<name>.lock`, which the system releases when the process
/// ends. A file that cannot be read is never overwritten: see ``resolve(_:with:at:zone:)``.
///
/// ```swift
/// let store = try DocumentStore<Favourites>(
///   folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
///   name: "favourites.json")
/// try store.update(at: now, zone: zone, ifMissing: Favourites()) { $0.add(insult) }
/// ```
public struct DocumentStore<Format: DocumentFormat>: Sendable {
  /// The content of the document.
  public typealias Payload = Format.Payload

  /// The name of the file.
  public let name: String
  package let folder: StoreFolder

  /// Creates a store for a file name in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group. `nil`, which the system returns if the entitlements lack the
  ///     group, is an error; the store never uses another folder.
  ///   - name: The name of the file, such as `favourites.json`; ``StoreError/invalidName(_:)`` lists the
  ///     names that are not allowed.
  public init(folder: URL?, name: String) throws(StoreError) {
    self.folder = try StoreFolder(url: folder, fileName: name)
    self.name = name
  }

  /// The path of the file.
  public var path: String { folder.path(name) }
  var backupName: String { name + ".backup" }
  package var lockName: String { name + ".lock" }

  /// Returns the length of the file in bytes; `nil` if there is none.
  package var size: Int? { folder.length(name) }

  /// Changes the document, or writes the first one, while no other process does.
  ///
  /// Unknown members are kept in two places: beside the payload, and in the payload itself if that is an
  /// object. The format has to keep those further inside, see ``DocumentFormat``. If the body does not change
  /// the payload, nothing is written.
  ///
  /// - Parameters:
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The first payload, if there is no document yet.
  ///   - body: Changes the payload.
  /// - Returns: The result of the body.
  @discardableResult
  public func update<Value>(
    at instant: Instant, zone: TimeZone, ifMissing initial: @autoclosure () -> Payload,
    _ body: (inout Payload) -> Value
  ) throws(StoreError) -> Value {
    try folder.refuseOther(name)
    let result = try folder.locked(lockName) { () throws(StoreError) -> Value in
      var change = try changeOfExisting(at: instant) ?? DocumentChange(payload: initial())
      let value = body(&change.payload)
      _ = try finish(change, at: instant, zone: zone)
      return value
    }
    return try result.get()
  }

  /// Changes the document with a body that can refuse; then nothing is written.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, zone: TimeZone, ifMissing initial: @autoclosure () -> Payload,
    _ body: (inout Payload) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try locked { () throws(DocumentUpdateError<Failure>) -> Value in
      var change = try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        try changeOfExisting(at: instant) ?? DocumentChange(payload: initial())
      }
      let value: Value
      do throws(Failure) { value = try body(&change.payload) } catch { throw .refused(error) }
      _ = try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        try finish(change, at: instant, zone: zone)
      }
      return value
    }
  }
}

/// The reason why a document was not changed.
public enum DocumentUpdateError<Failure: Error>: Error {
  /// The document could not be read or written.
  case store(StoreError)
  /// The body refused.
  case refused(Failure)
}

extension DocumentUpdateError {
  /// Calls the body and wraps its error as one of the store.
  package static func storing<Value>(_ body: () throws(StoreError) -> Value) throws(Self) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}
