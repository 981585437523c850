public import Almanac
public import Foundation

/// The document that was saved from one that cannot be read.
public struct HydrationRecovery: Sendable {
  /// The origin of a saved document.
  public enum Source: String, Sendable {
    /// The undamaged part of the damaged file.
    case file
    /// The document before the last write.
    case backup
    /// Both: the backup, and the drinks of the file that differ or that it lacks.
    case both
    /// Only the files with the past days.
    case years
    /// All of the file; only its version is damaged.
    case whole
  }

  /// The document to continue with.
  public let document: HydrationDocument
  /// The origin of the document.
  public let source: Source
  /// The number of lines with a drink that could not be read in the damaged file, which is kept.
  public let unreadableDrinks: Int
}

/// The result of recovering a log.
public struct RecoveredLog: Sendable {
  /// The result for the document.
  public enum Document: Hashable, Sendable {
    /// There is no document, and nothing is left of one.
    case missing
    /// It could be read, and was not changed.
    case readable
    /// It could not be read, and was saved.
    case saved(HydrationRecovery.Source)
    /// It could not be read, nothing could be saved, and a new one was started.
    case begunAnew
  }

  /// The result for the document.
  public let document: Document
  /// The number of drinks after the recovery.
  public internal(set) var drinkCount = 0
  /// The number of lines with a drink that could not be read in a damaged document.
  public internal(set) var unreadableDrinks = 0
  /// The paths of the files with the bytes of documents that could not be read.
  public internal(set) var keptDocuments: [String] = []
  /// The years whose files had damaged lines, which are set aside.
  public internal(set) var mendedYears: [Int] = []
  /// The path of the file with unreadable taps, which are no longer reported; `nil` if there were none.
  public internal(set) var unreadableTaps: String?
  /// The result for the days that were set aside.
  public internal(set) var restored = RestoredDays()

  /// Whether there was nothing to recover.
  public var isEmpty: Bool {
    (document == .missing || document == .readable) && mendedYears.isEmpty && unreadableTaps == nil
      && restored == RestoredDays()
  }
}

extension HydrationStore {
  /// Repairs damage of any kind and saves everything that can be saved.
  ///
  /// That is: a document that cannot be read, the files with the past days, taps, and days that were set
  /// aside because an older document was put back. All bytes that cannot be read are kept beside the
  /// document. After an interruption at any point the next call continues, and without damage nothing is
  /// changed.
  ///
  /// - Parameters:
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  /// - Returns: What was done.
  @discardableResult
  public func recover(at instant: Instant, in zone: TimeZone) throws(StoreError) -> RecoveredLog {
    var log: RecoveredLog
    switch try documents.read() {
    case .missing: return RecoveredLog(document: .missing)
    case .value: log = RecoveredLog(document: .readable)
    case .newerVersion(let version):
      throw .newerVersion(path: documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt(let corrupt):
      let recovery = try recovery(from: corrupt)
      if recovery?.source == .whole {
        // This keeps members that a newer version has written beside the payload.
        try documents.recover(corrupt, at: instant, zone: zone)
      } else {
        try resolve(corrupt, with: recovery?.document ?? HydrationDocument(), at: instant, in: zone)
      }
      log = RecoveredLog(document: recovery.map { .saved($0.source) } ?? .begunAnew)
      log.unreadableDrinks = recovery?.unreadableDrinks ?? 0
      log.keptDocuments = try documents.corruptPaths()
    }
    log.mendedYears = try repairFiles(at: instant, in: zone)
    try merge(at: instant, in: zone)
    log.unreadableTaps = try documents.setUnreadableAside(of: intents, at: instant)
    log.restored = try restoreSetAsideDays(at: instant, in: zone)
    if case .value(let document) = try documents.read() {
      log.drinkCount = document.payload.count.drinks
    }
    return log
  }

  /// Saves drinks from the backup, the damaged file and the files with the past days.
  ///
  /// All drinks of the file with undamaged lines are saved, before and after the damage; the file is newer
  /// than the backup. So are all undamaged lines of the years. Nothing is changed; ``resolve(_:with:at:in:)``
  /// does that when the user agrees.
  ///
  /// - Returns: `nil` if nothing can be saved.
  public func recovery(from corrupt: CorruptDocument<HydrationDocument>) throws(StoreError)
    -> HydrationRecovery?
  {
    let found = try HydrationArchive.found(beside: documents.place)
    let saved = saved(from: corrupt)
    guard saved != nil || !found.archive.isEmpty else { return nil }
    var document = saved?.document ?? HydrationDocument()
    if saved?.source != .whole { document.take(found) }
    return HydrationRecovery(
      document: document, source: saved?.source ?? .years,
      unreadableDrinks: DamagedJSON.drinkLines(of: corrupt.bytes).unreadable)
  }

  /// Saves the drinks of the document alone.
  private func saved(
    from corrupt: CorruptDocument<HydrationDocument>
  ) -> (document: HydrationDocument, source: HydrationRecovery.Source)? {
    if case .version = corrupt.fault, let whole = corrupt.backup { return (whole.payload, .whole) }
    let salvaged = Self.salvage(corrupt.bytes)
    guard let backup = corrupt.backup?.payload else { return salvaged.map { ($0, .file) } }
    guard let salvaged, !Set(salvaged.log.entries).isSubset(of: backup.log.entries) else {
      return (backup, .backup)
    }
    var document = backup
    // The file is the newer one, unless the drink itself is damaged in it.
    let isFirst = corrupt.fault == .checksum
    let (first, second) =
      isFirst ? (backup.log.entries, salvaged.log.entries) : (salvaged.log.entries, backup.log.entries)
    let known = Set(first.map(\.id))
    document.log = HydrationLog(first + second.filter { !known.contains($0.id) })
    document.hasAssumedDays = backup.hasAssumedDays || salvaged.hasAssumedDays
    return (document, .both)
  }

  /// Continues with another document in place of one that cannot be read; the bytes of that are kept beside it.
  @discardableResult
  public func resolve(
    _ corrupt: CorruptDocument<HydrationDocument>, with document: HydrationDocument, at instant: Instant,
    in zone: TimeZone
  ) throws(StoreError) -> Document<HydrationDocument> {
    try documents.resolve(corrupt, with: document, at: instant, zone: zone)
  }

  /// Removes damaged lines from the files, and sets the original files aside.
  ///
  /// If a file is shorter than it was, the rest counts. If it is not known how much of the files counts,
  /// because the document cannot be read there, all undamaged lines count.
  ///
  /// - Returns: The years of the files; empty if all are undamaged.
  public func repairFiles(at instant: Instant, in zone: TimeZone) throws(StoreError) -> [Int] {
    var found: FoundFiles?
    if case .value(let document) = try documents.read(), document.payload.archiveProblem != nil {
      found = try HydrationArchive.found(beside: documents.place)
    }
    return try documents.update(at: instant, zone: zone, ifMissing: HydrationDocument()) { state in
      if let found, state.archiveProblem != nil {
        state.takeArchive(of: found)
        return state.archive.years.keys.sorted()
      }
      let years = state.archive.findDamage()
      for year in years {
        state.archive.damagedYears[year] = state.archive.years[year]?.bytes
        // So the year is written together with the document, which then says how many bytes there are.
        state.archive.years[year]?.bytes = 0
      }
      return years
    }
  }

  /// Restores days that were set aside, because an older document was put back or because damaged files had
  /// them.
  ///
  /// Only undamaged lines are taken, each by its checksum. If the document has such a day too, the line wins,
  /// unless the document has changed the day since, or the line lacks a drink that no other line has: then
  /// the day gets the drinks of both. The files with these lines are kept, with names that say so.
  ///
  /// - Returns: What was restored, and what was not.
  public func restoreSetAsideDays(at instant: Instant, in zone: TimeZone) throws(StoreError) -> RestoredDays {
    do throws(DocumentUpdateError<StoreError>) {
      var (result, names) = try documents.update(at: instant, zone: zone, ifMissing: HydrationDocument()) {
        state throws(StoreError) in try state.restoreSetAsideDays()
      }
      // Only after the document has them: if the program is killed before this, they are found again and
      // change nothing.
      for name in names {
        do throws(StoreError) {
          if let path = try CommittedLog.markAsRestored(documents.place, name) { result.files.append(path) }
        } catch {
          throw .store(error)
        }
      }
      return result
    } catch {
      switch error {
      case .store(let error), .refused(let error): throw error
      }
    }
  }

  /// Reads the state in the undamaged part of a file, in the current form or in that of the first version.
  ///
  /// The drinks after the damage are included, because each has a line of its own.
  static func salvage(_ bytes: [UInt8]) -> HydrationDocument? {
    var state = salvageBeginning(of: bytes)
    let known = Set(state?.log.entries.map(\.id) ?? [])
    let others = DamagedJSON.drinkLines(of: bytes).drinks.filter { !known.contains($0.id) }
    guard !others.isEmpty else { return state }
    let first = state?.log.entries ?? []
    state = state ?? HydrationDocument()
    state?.log = HydrationLog(first + others)
    state?.hasAssumedDays = (first + others).contains(where: \.isDayAssumed)
    return state
  }

  private static func salvageBeginning(of bytes: [UInt8]) -> HydrationDocument? {
    guard let file = DamagedJSON.wholePart(of: bytes), let object = file.object else { return nil }
    var payload = object["payload"] ?? file
    let version = object["version"]?.integer.flatMap { Int(exactly: $0) }
    // The version may be lost; entries of the first version have no envelope.
    if object["payload"] == nil, version == nil { try? HydrationFormat.upgrade(&payload, from: 1) }
    guard var state = try? HydrationDocument(json: payload) else { return nil }
    // The last entry may be truncated; the kept bytes have it.
    let count = payload["entries"]?.array?.count ?? 0
    state.unreadable.removeAll { $0.place == count - 1 }
    return state
  }
}
