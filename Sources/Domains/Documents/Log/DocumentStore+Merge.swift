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

  /// Reads the document, and the records of a log that are not in it yet, and changes nothing.
  public func read<Record>(
    with log: IntentLog<Record>
  ) throws(StoreError) -> (reading: DocumentReading<Payload>, pending: [IntentLog<Record>.Entry]) {
    // The log first: what is merged between the two is then known by its id.
    let entries = try log.entries()
    let reading = try read()
    var known = reading.document?.mergedRecords ?? []
    return (reading, entries.filter { known.insert($0.id).inserted })
  }

  private func mergeTaken<Record>(
    _ log: IntentLog<Record>, at instant: Instant, zone: TimeZone, _ initial: () -> Payload,
    _ apply: (inout Payload, IntentLog<Record>.Entry) -> Void, _ result: inout MergeResult
  ) throws(StoreError) {
    guard let bytes = try log.folder.read(log.mergingName) else { return }
    let lines = IntentLogLines<Record>(bytes)
    var change = try beginChange(at: instant, ifMissing: initial)
    var known = Set(change.merged)
    var ids: [String] = []
    for entry in lines.entries {
      if known.insert(entry.id).inserted {
        apply(&change.payload, entry)
        result.merged += 1
      }
      ids.append(entry.id)
    }
    // The ids stay in the document until the next merge, so that records are known after an interruption below.
    if !ids.isEmpty { change.merged = ids }
    _ = try finish(change, at: instant, zone: zone)
    try log.keepUnreadable(lines.unreadable)
    result.unreadable += lines.unreadable.count
    try log.folder.durably { () throws(StoreError) in try log.folder.remove(log.mergingName) }
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
    }
    _ = consume file
    return true
  }

  func keepUnreadable(_ lines: [[UInt8]]) throws(StoreError) {
    guard !lines.isEmpty else { return }
    let kept = try folder.read(unreadableName) ?? []
    let known = Set(kept.split(separator: UInt8(ascii: "\n")).map(Array.init))
    let new = lines.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    try folder.replace(unreadableName, with: kept + new.flatMap { $0 + [UInt8(ascii: "\n")] })
  }
}
