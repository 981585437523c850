public import Almanac
public import Foundation

/// The state that was saved from a document that cannot be read.
public struct HydrationRecovery: Sendable {
  /// Where it comes from.
  public enum Source: String, Sendable {
    /// The whole part of the damaged file.
    case file
    /// The document before the last write.
    case backup
    /// Both: the backup, and the drinks of the file that it does not have, or not so.
    case both
    /// The files with the days that are over, and neither of them.
    case years
    /// All of the file, of which nothing but the version is damaged.
    case whole
  }

  /// The state to go on with.
  public let state: HydrationState
  /// Where it comes from.
  public let source: Source
  /// How many lines with a drink could not be read in the damaged file, which is kept.
  public let unreadableDrinks: Int
}

/// What was done to recover a log.
public struct RecoveredLog: Sendable {
  /// What became of the document.
  public enum Document: Hashable, Sendable {
    /// There is none, and nothing of one.
    case missing
    /// It could be read, and was left as it is.
    case readable
    /// It could not be read, and was saved.
    case saved(HydrationRecovery.Source)
    /// It could not be read, nothing could be saved, and a new one has begun.
    case begunAnew
  }

  /// What became of the document.
  public let document: Document
  /// How many drinks there are now.
  public internal(set) var drinkCount = 0
  /// How many lines with a drink could not be read in a document that was damaged.
  public internal(set) var unreadableDrinks = 0
  /// The paths of the files with the bytes of documents that could not be read.
  public internal(set) var keptDocuments: [String] = []
  /// The years whose files had damaged lines, which are set aside.
  public internal(set) var mendedYears: [Int] = []
  /// The path of the file with taps that could not be read, which are no longer reported; `nil` if there were none.
  public internal(set) var unreadableTaps: String?
  /// What became of the days that were set aside.
  public internal(set) var restored = RestoredDays()

  /// Whether there was nothing to recover.
  public var isEmpty: Bool {
    (document == .missing || document == .readable) && mendedYears.isEmpty && unreadableTaps == nil
      && restored == RestoredDays()
  }
}

extension HydrationStore {
  /// Goes on after damage of any kind, with all that can be saved: of a document that cannot be read, of the files with the days
  /// that are over, of taps, and of days that were set aside, as where an older document was put back.
  ///
  /// Every byte that cannot be read stays beside the document. This goes on after an interruption at any point, and does nothing
  /// where nothing is wrong.
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
        // With what a newer version has written beside the payload.
        try documents.recover(corrupt, at: instant, zone: zone)
      } else {
        try resolve(corrupt, with: recovery?.state ?? HydrationState(), at: instant, in: zone)
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

  /// Saves the backup, all drinks of the file whose lines are whole, before and behind the damage, which is the newer of the two,
  /// and all whole lines of the files with the days that are over.
  ///
  /// Nothing is changed; ``resolve(_:with:at:in:)`` does that when the user agrees.
  ///
  /// - Returns: `nil` if nothing can be saved.
  public func recovery(from corrupt: CorruptDocument<HydrationState>) throws(StoreError) -> HydrationRecovery?
  {
    let found = try HydrationArchive.found(beside: documents.place)
    let saved = saved(from: corrupt)
    guard saved != nil || !found.archive.isEmpty else { return nil }
    var state = saved?.state ?? HydrationState()
    if saved?.source != .whole { state.take(found) }
    return HydrationRecovery(
      state: state, source: saved?.source ?? .years,
      unreadableDrinks: DamagedJSON.drinkLines(of: corrupt.bytes).unreadable)
  }

  /// What is saved of the document alone.
  private func saved(
    from corrupt: CorruptDocument<HydrationState>
  ) -> (state: HydrationState, source: HydrationRecovery.Source)? {
    if case .version = corrupt.fault, let whole = corrupt.backup { return (whole.payload, .whole) }
    let salvaged = Self.salvage(corrupt.bytes)
    guard let backup = corrupt.backup?.payload else { return salvaged.map { ($0, .file) } }
    guard let salvaged, !Set(salvaged.log.entries).isSubset(of: backup.log.entries) else {
      return (backup, .backup)
    }
    var state = backup
    // The file is the newer one, unless it is the drink itself that is damaged in it.
    let isFirst = corrupt.fault == .checksum
    let (first, second) =
      isFirst ? (backup.log.entries, salvaged.log.entries) : (salvaged.log.entries, backup.log.entries)
    let known = Set(first.map(\.id))
    state.log = HydrationLog(first + second.filter { !known.contains($0.id) })
    state.hasAssumedDays = backup.hasAssumedDays || salvaged.hasAssumedDays
    return (state, .both)
  }

  /// Goes on with a state in place of a document that cannot be read, whose bytes stay beside it.
  @discardableResult
  public func resolve(
    _ corrupt: CorruptDocument<HydrationState>, with state: HydrationState, at instant: Instant,
    in zone: TimeZone
  ) throws(StoreError) -> Document<HydrationState> {
    try documents.resolve(corrupt, with: state, at: instant, zone: zone)
  }

  /// Takes damaged lines out of the files, which are set aside as they were.
  ///
  /// Of files that are shorter than they were, what is left counts. Where nobody knows what counts of the files, because the
  /// document cannot be read there, all whole lines do.
  ///
  /// - Returns: The years of the files; none if all are whole.
  public func repairFiles(at instant: Instant, in zone: TimeZone) throws(StoreError) -> [Int] {
    var found: FoundFiles?
    if case .value(let document) = try documents.read(), document.payload.archiveProblem != nil {
      found = try HydrationArchive.found(beside: documents.place)
    }
    return try documents.update(at: instant, zone: zone, ifMissing: HydrationState()) { state in
      if let found, state.archiveProblem != nil {
        state.takeArchive(of: found)
        return state.archive.years.keys.sorted()
      }
      let years = state.archive.findDamage()
      for year in years {
        state.archive.damagedYears[year] = state.archive.years[year]?.bytes
        // So the year is written when the document is, and then says how many bytes there are.
        state.archive.years[year]?.bytes = 0
      }
      return years
    }
  }

  /// Restores days that were set aside because the document does not include them, as where an older document was put back, and
  /// those that damaged files had of other years: whole lines, each by its checksum.
  ///
  /// A day that the document has too is as the line has it, unless it was changed in the document since, or the line lacks a drink
  /// that no other line has: then it has the drinks of both. The files with these lines stay, under names that say so.
  ///
  /// - Returns: What was done, and what was not.
  public func restoreSetAsideDays(at instant: Instant, in zone: TimeZone) throws(StoreError) -> RestoredDays {
    do throws(DocumentUpdateError<StoreError>) {
      var (result, names) = try documents.update(at: instant, zone: zone, ifMissing: HydrationState()) {
        state throws(StoreError) in try state.restoreSetAsideDays()
      }
      // When the document has them: killed before this, they are found once more and change nothing.
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

  /// The state in the whole part of a file, in our form or in that of the first version, with the drinks behind the damage, of
  /// which each has a line of its own.
  static func salvage(_ bytes: [UInt8]) -> HydrationState? {
    var state = salvageBeginning(of: bytes)
    let known = Set(state?.log.entries.map(\.id) ?? [])
    let others = DamagedJSON.drinkLines(of: bytes).drinks.filter { !known.contains($0.id) }
    guard !others.isEmpty else { return state }
    let first = state?.log.entries ?? []
    state = state ?? HydrationState()
    state?.log = HydrationLog(first + others)
    state?.hasAssumedDays = (first + others).contains(where: \.isDayAssumed)
    return state
  }

  private static func salvageBeginning(of bytes: [UInt8]) -> HydrationState? {
    guard let file = DamagedJSON.wholePart(of: bytes), let object = file.object else { return nil }
    var payload = object["payload"] ?? file
    let version = object["version"]?.integer.flatMap { Int(exactly: $0) }
    // The version may be lost; entries of the first version have no envelope.
    if object["payload"] == nil, version == nil { try? HydrationFormat.upgrade(&payload, from: 1) }
    guard var state = try? HydrationState(json: payload) else { return nil }
    // The last entry may have been cut; it is in the bytes that are kept.
    let count = payload["entries"]?.array?.count ?? 0
    state.unreadable.removeAll { $0.place == count - 1 }
    return state
  }
}
