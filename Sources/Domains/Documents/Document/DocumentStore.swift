public import Foundation

/// A document in a folder that an app and its widgets share.
///
/// The file is replaced in one step, after its last state has been put beside it as `<name>.backup`. Who changes a
/// document holds a lock on `<name>.lock`, which the system takes back when a process ends. What cannot be read is
/// never written over: see ``resolve(_:with:at:zone:)``.
///
/// ```swift
/// let store = try DocumentStore<Favourites>(
///   folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
///   name: "favourites.json")
/// try store.update(at: now, zone: zone, ifMissing: Favourites()) { $0.add(insult) }
/// ```
public struct DocumentStore<Format: DocumentFormat>: Sendable {
  /// What the document holds.
  public typealias Payload = Format.Payload

  /// The name of the file.
  public let name: String
  let folder: StoreFolder

  /// The document of a name in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group; `nil`, which is what the system gives when the group is missing from
  ///     the entitlements, is an error and never another folder.
  ///   - name: The name of the file, such as `favourites.json`; ``StoreError/invalidName(_:)`` says what it may not be.
  public init(folder: URL?, name: String) throws(StoreError) {
    self.folder = try StoreFolder(url: folder, fileName: name)
    self.name = name
  }

  /// The path of the file.
  public var path: String { folder.path(name) }
  /// Where the file is.
  package var place: DocumentPlace { DocumentPlace(folder: folder.path, name: name) }
  var backupName: String { name + ".backup" }
  var lockName: String { name + ".lock" }

  /// How long the file is, in bytes; `nil` if there is none.
  package func size() throws(StoreError) -> Int? { try folder.size(name) }

  /// Whether the file begins as one of an older version does, or as none of a store; `false` if there is none.
  ///
  /// Little of it is read.
  package func isOlderForm() throws(StoreError) -> Bool {
    guard let file = try folder.openToRead(name) else { return false }
    let beginning = try file.read(at: 0, count: 100)
    return FileHead(beginning).map { $0.version < Format.version } ?? true
  }

  /// Reads what is there and changes nothing, so that widgets may call it.
  public func read() throws(StoreError) -> DocumentReading<Payload> { try state().reading }

  /// Changes the document, or writes the first one, while no other process does.
  ///
  /// Members that this program does not know are kept at two places: beside the payload, and in the payload itself if
  /// that is an object. Deeper ones the format has to keep, see ``DocumentFormat``. If the body leaves the payload as it
  /// was, nothing is written.
  ///
  /// - Parameters:
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The payload to begin with if there is no document yet.
  ///   - body: Changes the payload.
  /// - Returns: What the body returns.
  @discardableResult
  public func update<Value>(
    at instant: Instant, zone: TimeZone, ifMissing initial: @autoclosure () -> Payload,
    _ body: (inout Payload) -> Value
  ) throws(StoreError) -> Value {
    try folder.refuseLink(name)
    return try folder.locked(lockName) { () throws(StoreError) -> Value in
      var change = try beginChange(at: instant, zone: zone, ifMissing: initial)
      let value = body(&change.payload)
      _ = try finish(change, at: instant, zone: zone)
      return value
    }.get()
  }

  /// Changes the document with a body that can refuse, in which case nothing is written.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, zone: TimeZone, ifMissing initial: @autoclosure () -> Payload,
    _ body: (inout Payload) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try locked { () throws(DocumentUpdateError<Failure>) -> Value in
      try change(at: instant, zone: zone, ifMissing: initial, body).value
    }
  }

  /// Writes a payload in the place of the document that was read, or the first one.
  ///
  /// Members that this program does not know are kept as `update(at:zone:ifMissing:_:)` keeps them.
  ///
  /// - Parameters:
  ///   - payload: The facts.
  ///   - revision: The state that the payload was made from, `nil` if there was no document. Another one in the file
  ///     is an error and nothing is written.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: The document as it is now.
  @discardableResult
  public func write(
    _ payload: Payload, replacing revision: DocumentRevision?, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Document<Payload> {
    try folder.refuseLink(name)
    return try folder.locked(lockName) { () throws(StoreError) -> Document<Payload> in
      var change = try beginChange(at: instant, zone: zone, ifMissing: { payload })
      guard change.revision == revision else { throw .changed(path: path) }
      change.payload = payload
      return try finish(change, at: instant, zone: zone)
    }.get()
  }
}

/// Why a change of a document did not happen.
public enum DocumentUpdateError<Failure: Error>: Error {
  /// The document could not be read or written.
  case store(StoreError)
  /// The body refused.
  case refused(Failure)
}

extension DocumentUpdateError {
  /// What the store does; its errors are of this type.
  static func storing<Value>(_ body: () throws(StoreError) -> Value) throws(Self) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}

extension DocumentUpdateError: CustomStringConvertible {
  /// What the store or the body says, for a developer.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .refused(let error): "\(error)"
    }
  }
}
