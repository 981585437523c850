public import Almanac
import AlmanacFoundation
public import Foundation

/// The drinks of a user in a folder that an app shares with its widgets: a document with the settings, and a file of lines for
/// each month.
///
/// App, widget, command and bridge all do the same: they lock the document, append lines to the month of a drink, and wait until
/// these are on the disk. No line is ever rewritten.
///
/// ```swift
/// let store = try HydrationStore(folder: container, name: "Drinks.json")
/// let clock = ZoneClock(zone)
/// try store.update(at: now, in: zone) { journal throws(HydrationError) in
///   try journal.add(moment: moment, volume: volume, now: now, in: clock)
/// }
/// ```
public struct HydrationStore: Sendable {
  /// The document with the settings.
  package let documents: DocumentStore<HydrationFormat>
  let files: JournalFiles

  /// The longest file of the app's first version, in bytes, that a widget reads.
  ///
  /// It has all drinks; the app adopts it when it is opened, see ``adopt(_:beforeCut:at:in:)``.
  public static let widgetLimit = 1 << 20

  /// Creates a store in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group. `nil`, which the system returns without the entitlement, is
  ///     an error; the store never uses another folder.
  ///   - name: The name of the document, such as `Drinks.json`; the month of February 2026 is then
  ///     `Drinks-2026-02.jsonl`.
  /// - Throws: `StoreError`.
  public init(folder: URL?, name: String) throws(StoreError) {
    documents = try DocumentStore(folder: folder, name: name)
    files = try JournalFiles(documents.folder, document: name)
  }

  /// Reads the settings, the month of a day, and summaries of all other months.
  ///
  /// It changes nothing but the cache, which it replaces if it is missing or wrong, so that widgets may call it.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  ///   - limit: The longest file of the app's first version that is read, in bytes: ``widgetLimit`` in a widget.
  ///   - old: The store of such a file in another folder, which counts as long as there is no document here.
  /// - Returns: The journal; `nil` if nothing has been logged yet.
  /// - Throws: `StoreError`, for a file that is longer than the limit `StoreError.notMoved`: the app has to adopt it, see
  ///   ``adopt(_:beforeCut:at:in:)``.
  public func journal(
    at instant: Instant, in zone: ZoneClock, limit: Int? = nil, beside old: HydrationStore? = nil
  ) throws(StoreError) -> HydrationJournal? {
    let path = documents.path
    guard let reading = try read(limit: limit, beside: old) else { throw .notMoved(path: path) }
    if let refusal = reading.refusal(at: path, supported: HydrationFormat.version) { throw refusal }
    let settings = reading.document?.payload
    let journal = try HydrationJournal(settings ?? HydrationSettings(), files, at: instant, in: zone)
    if settings == nil, journal.isEmpty { return nil }
    if journal.isCacheOutdated, let cache = journal.newCache {
      files.replaceCache(cache, isThere: !journal.cached.isEmpty)
    }
    return journal
  }

  /// Reads the document with the settings, or the old file that counts as long as there is none.
  ///
  /// - Returns: `nil` if it is longer than the limit, which only a file of the app's first version is.
  private func read(
    limit: Int?, beside old: HydrationStore?
  ) throws(StoreError) -> DocumentReading<HydrationSettings>? {
    if let limit, let size = documents.size, size > limit { return nil }
    let reading = try documents.read()
    guard case .missing = reading, let old else { return reading }
    let other = try old.documents.read()
    // Another program may have a file of that name there.
    if case .corrupt(let corrupt) = other, corrupt.isOfAnotherProgram { return reading }
    return other
  }

  /// Changes the journal, as ``change(at:in:limit:beside:refusingOtherFiles:_:)`` does, and returns the result of the body alone.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, limit: Int? = nil, refusingOtherFiles: Bool = false,
    _ body: (inout HydrationJournal) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try change(at: instant, in: zone, limit: limit, refusingOtherFiles: refusingOtherFiles, body).value
  }

  /// Changes the journal.
  ///
  /// Drinks are logged even if the settings cannot be read; settings are then not changed. If the disk fails between the
  /// settings and the lines, the settings are changed, and the next change records the goal of today.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user, whose identifier is written into the document.
  ///   - limit: The longest file of the app's first version that is read, in bytes: ``widgetLimit`` in a widget.
  ///   - old: The store of a file of the app's first version in another folder, which counts as long as there is no
  ///     document here.
  ///   - refusingOtherFiles: Whether nothing is logged if the settings are a file of another program.
  ///   - body: Changes the journal, or refuses; then nothing is written.
  /// - Returns: The result of the body, and the journal as it is now.
  public func change<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, limit: Int? = nil, beside old: HydrationStore? = nil,
    refusingOtherFiles: Bool = false, _ body: (inout HydrationJournal) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> (value: Value, journal: HydrationJournal) {
    try documents.locked { () throws(DocumentUpdateError<Failure>) in
      // The reason why the settings cannot be changed.
      var refusal: StoreError?
      var journal = try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        var settings: HydrationSettings?
        let path = documents.size == nil ? (old ?? self).documents.path : documents.path
        if let reading = try read(limit: limit, beside: old) {
          refusal = reading.refusal(at: path, supported: HydrationFormat.version)
          if refusingOtherFiles, case .corrupt(let corrupt) = reading, corrupt.isOfAnotherProgram, let refusal
          {
            throw refusal
          }
          if refusal == nil { settings = reading.document?.payload ?? HydrationSettings() }
          if reading.document?.hasEnvelope == false { refusal = .notMoved(path: path) }
        } else {
          refusal = .notMoved(path: path)
        }
        var journal = try HydrationJournal(settings, files, at: instant, in: ZoneClock(zone))
        // An adoption was interrupted.
        if settings?.entries != nil, refusal == nil { try fileDrinks(of: &journal, at: instant, in: zone) }
        return journal
      }
      let settings = journal.settings
      let value: Value
      do throws(Failure) { value = try body(&journal) } catch { throw .refused(error) }
      try DocumentUpdateError<Failure>.storing { () throws(StoreError) in
        if journal.settings != settings {
          if let refusal { throw refusal }
          try documents.replaceWhileLocked(with: journal.settings, at: instant, zone: zone)
        }
        try write(&journal)
      }
      return (value, journal)
    }
  }

  /// Appends the lines of a journal to the files of their months, and replaces the cache.
  func write(_ journal: inout HydrationJournal) throws(StoreError) {
    guard !journal.pending.isEmpty || journal.isCacheOutdated else { return }
    for lines in journal.pending { try files.append(lines.bytes, to: lines.month, at: lines.offset) }
    journal.pending = []
    if let cache = journal.newCache {
      files.replaceCache(cache, isThere: !journal.cached.isEmpty)
      (journal.cached, journal.hasReadAll) = (cache, false)
    }
  }

  /// Logs a drink as a button of the widget does.
  ///
  /// - Parameters:
  ///   - id: The id of the drink, if it comes from elsewhere; a tap with the id of a logged drink adds nothing.
  ///   - moment: Now.
  ///   - intake: Amount and beverage; the amount has to be chosen.
  ///   - zone: The zone of the user.
  ///   - refusingOtherFiles: Whether nothing is logged if the settings are a file of another program.
  /// - Returns: The id of the drink.
  @discardableResult
  package func tap(
    id: String? = nil, at moment: Timestamp, _ intake: Intake, in zone: TimeZone,
    refusingOtherFiles: Bool = false
  ) throws(DocumentUpdateError<HydrationError>) -> String {
    guard let volume = intake.volume else {
      throw .refused(.volume(.outOfRange("0", allowed: HydrationEntry.volumes)))
    }
    do throws(DocumentUpdateError<HydrationError>) {
      return try update(
        at: moment.instant, in: zone, limit: Self.widgetLimit, refusingOtherFiles: refusingOtherFiles
      ) { journal throws(HydrationError) in
        try journal.add(
          id: id, moment: moment, volume: volume, beverage: intake.beverage ?? .water, source: .widget,
          now: moment.instant, in: ZoneClock(zone))
      }.id
    } catch .refused(.duplicateID(let id)) {
      return id
    }
  }
}

// MARK: - Settings that cannot be read

/// The way to continue after settings that cannot be read; their bytes are kept in each case.
public enum WayOut: Hashable, Sendable {
  /// Continues with the document before its last change.
  case backup
  /// Continues with a number of drinks from a truncated file of the first version, and with its settings if they precede the cut.
  case drinksBeforeCut(Int, hasSettings: Bool)
  /// Continues with empty settings.
  case anew
}

extension HydrationStore {
  /// Returns the way to continue after settings that cannot be read; `nil` if they can, or if the file is not of this app.
  ///
  /// - Parameter old: The store of a file of the app's first version in another folder, which counts as long as there is no
  ///   document here.
  public func wayOut(beside old: HydrationStore? = nil) -> WayOut? {
    guard case .corrupt(let corrupt)? = try? read(limit: nil, beside: old), !corrupt.isOfAnotherProgram
    else { return nil }
    if corrupt.backup != nil { return .backup }
    guard let cut = Self.beforeCut(corrupt) else { return .anew }
    return .drinksBeforeCut(
      OldDrinks(cut, in: .utc).entries.count, hasSettings: cut.profile != HydrationProfile())
  }

  /// Continues with the backup of settings that cannot be read, or with empty settings if that is requested.
  ///
  /// The bytes that cannot be read are kept beside them.
  ///
  /// - Returns: Whether the settings are those of the backup; `nil` if nothing was wrong.
  /// - Throws: `StoreError.corrupt` without a backup if nothing else is requested, and for the file of another program.
  public func recover(
    startingAnew: Bool = false, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> Bool? {
    let reading = try documents.read()
    guard let refusal = reading.refusal(at: documents.path, supported: HydrationFormat.version) else {
      return nil
    }
    guard case .corrupt(let corrupt) = reading, !corrupt.isOfAnotherProgram,
      corrupt.backup != nil || startingAnew
    else { throw refusal }
    if corrupt.backup != nil {
      try documents.recover(corrupt, at: instant, zone: zone)
    } else {
      try documents.resolve(corrupt, with: HydrationSettings(), at: instant, zone: zone)
    }
    return corrupt.backup != nil
  }
}
