public import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The result of a merge.
public struct MergeResult: Hashable, Sendable {
  /// The number of records that were added to the document.
  public var merged: Int
  /// The number of lines that could not be read; they are in `<log>.unreadable`.
  public var unreadable: Int

  /// Makes a result.
  public init(merged: Int = 0, unreadable: Int = 0) {
    self.merged = merged
    self.unreadable = unreadable
  }
}

extension DocumentStore {
  /// Merges the records of a log into the document, each one once, even if this is interrupted and called
  /// again.
  ///
  /// If the document cannot be written, the records stay in the log.
  ///
  /// - Parameters:
  ///   - log: The log of the widget.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The first payload, if there is no document yet.
  ///   - apply: Applies one record to the payload.
  @discardableResult
  public func merge<Record>(
    _ log: IntentLog<Record>, at instant: Instant, zone: TimeZone,
    ifMissing initial: @autoclosure () -> Payload,
    _ apply: (inout Payload, IntentLog<Record>.Entry) -> Void
  ) throws(StoreError) -> MergeResult {
    guard log.path != path else { throw .invalidName(log.name) }
    return try folder.locked(lockName) { () throws(StoreError) -> MergeResult in
      var result = MergeResult()
      // First the rest of an interrupted merge, then newer records.
      try mergeTaken(log, at: instant, zone: zone, initial, apply, &result)
      if try log.take() { try mergeTaken(log, at: instant, zone: zone, initial, apply, &result) }
      return result
    }.get()
  }

  /// Merges the records of a log into the document and changes it, with one lock, one read and one write.
  ///
  /// Records are merged as by ``merge(_:at:zone:ifMissing:_:)``.
  ///
  /// - Parameters:
  ///   - log: The log of the widget.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - initial: The first payload, if there is no document yet.
  ///   - apply: Applies one record to the payload.
  ///   - body: Changes the payload, or refuses; then only the records are written.
  /// - Returns: The result of the body, and the document as it was written.
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
        // The rest of an interrupted merge has to be written before more is taken.
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
  /// - Returns: The document, the records, and the number of unreadable lines: those in the log, and those
  ///   kept from it so far.
  public func read<Record>(
    with log: IntentLog<Record>
  ) throws(StoreError) -> (
    reading: DocumentReading<Payload>, pending: [IntentLog<Record>.Entry], unreadable: Int
  ) {
    // The log first: a record that is merged between the two reads is then recognised by its id.
    let lines = try log.lines()
    let unreadable = Set(lines.unreadable).union(try log.keptLines()).count
    let reading = try read()
    var known = reading.document?.mergedRecords ?? []
    return (reading, lines.entries.filter { known.insert($0.id).inserted }, unreadable)
  }

  /// Renames the file of unreadable lines of a log, so that they are no longer counted.
  ///
  /// - Returns: The path; `nil` if there are none.
  public func setUnreadableAside<Record>(
    of log: IntentLog<Record>, at instant: Instant
  ) throws(StoreError) -> String? {
    // A merge, which adds such lines, uses the same lock.
    try folder.locked(lockName) { () throws(StoreError) -> String? in
      try folder.setAside(
        log.unreadableName, as: "\(log.name).corrupt-\(instant.fileStamp)")
    }.get()
  }

  /// Moves the kept unreadable lines of another document's log here, so that they are reported.
  package func takeUnreadable<Record>(
    of other: IntentLog<Record>, beside old: DocumentStore, into log: IntentLog<Record>
  ) throws(StoreError) {
    guard try !other.keptLines().isEmpty else { return }
    // A merge, which adds such lines, uses the lock of its document.
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
  /// Applies the records that are not in a document yet.
  ///
  /// - Returns: The number of these records.
  fileprivate func merge<Format: DocumentFormat>(
    into change: inout DocumentChange<Format>,
    _ apply: (inout Format.Payload, IntentLog<Record>.Entry) -> Void
  ) -> Int {
    var known = Set(change.merged)
    let new = entries.filter { known.insert($0.id).inserted }
    for entry in new { apply(&change.payload, entry) }
    // The ids stay in the document until the next merge, so that records are recognised if the log is not
    // dropped.
    if !entries.isEmpty { change.merged = entries.map(\.id) }
    return new.count
  }
}

extension IntentLog {
  /// Renames the file of the log, so that new records go to a new file.
  ///
  /// - Returns: Whether there was a file.
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

  /// Returns the lines that were taken and not dropped yet; `nil` if there are none.
  fileprivate func taken() throws(StoreError) -> IntentLogLines<Record>? {
    try folder.read(mergingName).map(IntentLogLines<Record>.init)
  }

  /// Moves the kept unreadable lines of another log here, so that they are reported.
  ///
  /// The documents of both logs must be locked, because merges add such lines under the same lock.
  fileprivate func takeUnreadable(of other: IntentLog) throws(StoreError) {
    let kept = try other.keptLines()
    guard !kept.isEmpty else { return }
    try folder.keep(lines: kept, in: unreadableName)
    try other.folder.durably { () throws(StoreError) in try other.folder.remove(other.unreadableName) }
  }

  /// Removes the lines, which are now in the document; unreadable ones are kept beside it.
  fileprivate func drop(_ lines: IntentLogLines<Record>) throws(StoreError) {
    try folder.keep(lines: lines.unreadable, in: unreadableName)
    try folder.durably { () throws(StoreError) in try folder.remove(mergingName) }
  }
}
