public import Foundation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a merge has done.
public struct MergeResult: Hashable, Sendable {
  /// How many records are in the document that were not there before.
  public var merged: Int
  /// How many lines could not be read; they are in `<log>.unreadable`.
  public var unreadable: Int

  /// What a merge has done.
  public init(merged: Int = 0, unreadable: Int = 0) {
    self.merged = merged
    self.unreadable = unreadable
  }
}

extension DocumentStore {
  /// Merges the records of a log into the document, each one once, even if this is interrupted and called again.
  ///
  /// If the document cannot be written, the records stay in the log.
  ///
  /// - Parameters:
  ///   - log: The log of the widget.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The payload to begin with if there is no document yet.
  ///   - apply: Puts one record into the payload.
  @discardableResult
  public func merge<Record>(
    _ log: IntentLog<Record>, at instant: Instant, zone: TimeZone,
    ifMissing initial: @autoclosure () -> Payload,
    _ apply: (inout Payload, IntentLog<Record>.Entry) -> Void
  ) throws(StoreError) -> MergeResult {
    guard log.path != path else { throw .invalidName(log.name) }
    return try folder.locked(lockName) { () throws(StoreError) -> MergeResult in
      var result = MergeResult()
      // First what an interrupted merge has left, then what came since.
      try mergeTaken(log, at: instant, zone: zone, initial, apply, &result)
      if try log.take() { try mergeTaken(log, at: instant, zone: zone, initial, apply, &result) }
      return result
    }.get()
  }

  /// Merges the records of a log into the document, as ``merge(_:at:zone:ifMissing:_:)`` does, and changes it, all in one:
  /// one lock, one reading, one writing.
  ///
  /// - Parameters:
  ///   - log: The log of the widget.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The payload to begin with if there is no document yet.
  ///   - apply: Puts one record into the payload.
  ///   - body: Changes the payload, or refuses; then the records alone are written.
  /// - Returns: What the body returns, and the document as it was written.
  @discardableResult
  public func update<Record, Value, Failure: Error>(
    merging log: IntentLog<Record>, at instant: Instant, zone: TimeZone,
    ifMissing initial: @autoclosure () -> Payload,
    _ apply: (inout Payload, IntentLog<Record>.Entry) -> Void,
    change body: (inout Payload) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> (value: Value, document: Document<Payload>) {
    guard log.path != path else { throw .store(.invalidName(log.name)) }
    return try locked {
      () throws(DocumentUpdateError<Failure>) -> (value: Value, document: Document<Payload>) in
      let lines = try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        // What an interrupted merge has left has to be written before more is taken.
        var left = MergeResult()
        try mergeTaken(log, at: instant, zone: zone, initial, apply, &left)
        return try log.take() ? try log.taken() : nil
      }
      guard let lines else { return try change(at: instant, zone: zone, ifMissing: initial, body) }
      let result = Result {
        () throws(DocumentUpdateError<Failure>) -> (value: Value, document: Document<Payload>) in
        try change(at: instant, zone: zone, ifMissing: initial) { change in
          _ = lines.merge(into: &change, apply)
          return true
        } _: { payload throws(Failure) in
          try body(&payload)
        }
      }
      if case .failure(.store(let error)) = result { throw .store(error) }
      try DocumentUpdateError<Failure>.storing { () throws(StoreError) in try log.drop(lines) }
      return try result.get()
    }
  }

  /// Reads the document, and the records of a log that are not in it yet, and changes nothing.
  ///
  /// - Returns: What is there, the records, and how many lines of the log could not be read: those in it, and those that were
  ///   kept from it until now.
  public func read<Record>(
    with log: IntentLog<Record>
  ) throws(StoreError) -> (
    reading: DocumentReading<Payload>, pending: [IntentLog<Record>.Entry], unreadable: Int
  ) {
    // The log first: what is merged between the two is then known by its id.
    let lines = try log.lines()
    let unreadable = Set(lines.unreadable).union(try log.keptLines()).count
    let reading = try read()
    var known = reading.document?.mergedRecords ?? []
    return (reading, lines.entries.filter { known.insert($0.id).inserted }, unreadable)
  }

  /// Gives the lines of a log that could not be read and were kept another name, so that they are counted no more.
  ///
  /// - Returns: The path; `nil` if there are none.
  public func setUnreadableAside<Record>(
    of log: IntentLog<Record>, at instant: Instant
  ) throws(StoreError) -> String? {
    // A merge, which adds such lines, has the same lock.
    try folder.locked(lockName) { () throws(StoreError) -> String? in
      try folder.setAside(
        log.unreadableName, as: "\(log.name).corrupt-\(instant.fileStamp)")
    }.get()
  }

  /// Takes over the lines of the log of another document that could not be read and were kept, so that they are told here.
  package func takeUnreadable<Record>(
    of other: IntentLog<Record>, beside old: DocumentStore, into log: IntentLog<Record>
  ) throws(StoreError) {
    guard try !other.keptLines().isEmpty else { return }
    // A merge, which adds such lines, has the lock of its document.
    try folder.locked(lockName) { () throws(StoreError) in
      try old.folder.locked(old.lockName) { () throws(StoreError) in try log.takeUnreadable(of: other) }.get()
    }.get()
  }

  private func mergeTaken<Record>(
    _ log: IntentLog<Record>, at instant: Instant, zone: TimeZone, _ initial: () -> Payload,
    _ apply: (inout Payload, IntentLog<Record>.Entry) -> Void, _ result: inout MergeResult
  ) throws(StoreError) {
    guard let lines = try log.taken() else { return }
    var change = try beginChange(at: instant, zone: zone, ifMissing: initial)
    result.merged += lines.merge(into: &change, apply)
    _ = try finish(change, at: instant, zone: zone)
    try log.drop(lines)
    result.unreadable += lines.unreadable.count
  }
}

extension IntentLogLines {
  /// Puts those records into a document that are not in it yet.
  ///
  /// - Returns: How many.
  fileprivate func merge<Format: DocumentFormat>(
    into change: inout DocumentChange<Format>,
    _ apply: (inout Format.Payload, IntentLog<Record>.Entry) -> Void
  ) -> Int {
    var known = Set(change.merged)
    let new = entries.filter { known.insert($0.id).inserted }
    for entry in new { apply(&change.payload, entry) }
    // The ids stay in the document until the next merge, so that records are known if the log is not dropped.
    if !entries.isEmpty { change.merged = entries.map(\.id) }
    return new.count
  }
}

extension IntentLog {
  /// Gives the file of the log another name, so that what is added from now on goes to a new one.
  ///
  /// - Returns: Whether there was one.
  func take() throws(StoreError) -> Bool {
    guard let file = try folder.openLocked(name, flags: O_RDWR) else { return false }
    try folder.durably { () throws(StoreError) in
      guard rename(path, folder.path(mergingName)) == 0 else {
        throw .system(path: path, operation: .rename, code: errno)
      }
      FileTrace.record?(.rename(path, to: folder.path(mergingName)))
    }
    _ = consume file
    return true
  }

  /// The lines that were taken and not dropped yet; `nil` if there are none.
  fileprivate func taken() throws(StoreError) -> IntentLogLines<Record>? {
    try folder.read(mergingName).map(IntentLogLines<Record>.init)
  }

  /// Takes over the lines of another log that could not be read and were kept, so that they are told here.
  ///
  /// This is done while the documents of both logs are locked, as merges are, which add such lines.
  fileprivate func takeUnreadable(of other: IntentLog) throws(StoreError) {
    let kept = try other.keptLines()
    guard !kept.isEmpty else { return }
    try folder.keep(lines: kept, in: unreadableName)
    try other.folder.durably { () throws(StoreError) in try other.folder.remove(other.unreadableName) }
  }

  /// Takes away the lines, which are in the document; those that cannot be read are kept beside it.
  fileprivate func drop(_ lines: IntentLogLines<Record>) throws(StoreError) {
    try folder.keep(lines: lines.unreadable, in: unreadableName)
    try folder.durably { () throws(StoreError) in try folder.remove(mergingName) }
  }
}
