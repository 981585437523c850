public import Almanac
import AlmanacFoundation
public import Foundation

/// The document of the app with the files of its years, and the log of the widget's buttons, in a shared
/// folder.
///
/// Only the app changes the document; a button of the widget adds a line to the log, and the app merges each
/// line once. The document holds the days from the day before yesterday on, and so costs the same after ten
/// years as after ten days. Earlier days are in files beside it, see ``HydrationArchive``. A file that cannot
/// be read is never overwritten.
///
/// ```swift
/// let store = try HydrationStore(folder: container, name: "Drinks.json")
/// let clock = ZoneClock(zone)
/// try store.update(at: now, in: zone) { state throws(HydrationError) in
///   try state.add(moment: moment, volume: volume, now: now, in: clock)
/// }
/// ```
public struct HydrationStore: Sendable {
  /// The document.
  public let documents: DocumentStore<HydrationFormat>
  /// The log of the widget's buttons.
  public let intents: IntentLog<IntakeRecord>

  /// The longest document of an earlier version, in bytes, that a widget reads.
  ///
  /// Such a document holds all drinks. The app moves them into years when it merges the taps, see
  /// ``merge(at:in:)``.
  public static let widgetLimit = 1 << 20

  /// Makes a store in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group. `nil`, which the system returns without the entitlement, is
  ///     an error; the store never uses another folder.
  ///   - name: The name of the document.
  ///   - logName: The name of the log; by default that of the document with `.log` at its end.
  /// - Throws: `StoreError`.
  public init(folder: URL?, name: String, logName: String? = nil) throws(StoreError) {
    documents = try DocumentStore(folder: folder, name: name)
    intents = try IntentLog(folder: folder, name: logName ?? name + ".log")
  }

  /// Reads the document, with the drinks that the widget's buttons have added since.
  ///
  /// It changes nothing, so that widgets may call it.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  ///   - limit: The longest document of an earlier version that is read, in bytes: ``widgetLimit`` in a widget.
  public func reading(
    at instant: Instant, in zone: ZoneClock, limit: Int? = nil
  ) throws(StoreError) -> HydrationReading {
    if let limit, let size = try documents.size(), size > limit, try documents.isOlderForm() {
      return .outgrown(bytes: size)
    }
    let (reading, pending, unreadable) = try documents.read(with: intents)
    var state: HydrationDocument
    switch reading {
    case .missing where pending.isEmpty && unreadable == 0: return .missing
    case .missing: state = HydrationDocument()
    case .newerVersion(let version): return .newerVersion(version)
    case .corrupt: return .corrupt
    case .value(let document): state = document.payload
    }
    // Once here, so that no snapshot has to find the days of a whole log.
    state.settleDays(in: zone)
    var fault = state.archiveError(in: documents)
    do throws(HydrationError) {
      try state.openToday(instant, in: zone)
    } catch {
      if case .log(let error) = error { fault = error }
    }
    state.faults = faults(beside: state, unreadableTaps: unreadable, file: fault)
    // The app looks for merged drinks in the files of the years; a widget does not.
    let place = state.archive.place
    state.archive.place = nil
    for entry in pending { state.merge(entry, now: instant, in: zone) }
    state.archive.place = place
    return .value(state)
  }

  /// Returns the faults beside a document.
  ///
  /// - Parameter error: The fault of the years' files when the document was read; `nil` for none.
  private func faults(
    beside state: HydrationDocument, unreadableTaps: Int, file error: StoreError?
  ) -> HydrationFaults {
    let names = (try? state.archive.setAsideNames()) ?? []
    return HydrationFaults(
      unreadableTaps: unreadableTaps, file: state.archive.checkFiles() ?? error,
      setAsideFiles: names.map(documents.place.path(of:)))
  }

  /// Merges the log of the widget's buttons into the document and changes it, with one lock, one read and one
  /// write.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user, whose identifier is written into the document.
  ///   - body: Changes the state, or refuses; then only the log is merged.
  /// - Returns: The result of the body.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, _ body: (inout HydrationDocument) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    try change(at: instant, in: zone, body).value
  }

  /// Merges the log of the widget's buttons into the document and changes it, as ``update(at:in:_:)`` does.
  ///
  /// - Returns: The result of the body, and the document as it was written, with the faults beside it.
  public func change<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, _ body: (inout HydrationDocument) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> (value: Value, document: HydrationDocument) {
    // Only once: finding the changes of a zone takes much longer than adding a drink.
    let clock = ZoneClock(zone)
    let (value, written) = try documents.update(
      merging: intents, at: instant, zone: zone, ifMissing: HydrationDocument()
    ) { state, entry in
      state.begin(at: instant, in: clock)
      state.merge(entry, now: instant, in: clock)
    } change: { state throws(Failure) in
      state.begin(at: instant, in: clock)
      return try body(&state)
    }
    var document = written.payload
    document.faults = faults(
      beside: document, unreadableTaps: (try? intents.unreadableLineCount()) ?? 0,
      file: document.archiveError(in: documents))
    return (value, document)
  }

  /// Merges the log of the widget's buttons into the document, each line once.
  ///
  /// It also moves a document of an earlier version that is too long for a widget into years. An app calls
  /// this when it is opened.
  @discardableResult
  public func merge(at instant: Instant, in zone: TimeZone) throws(StoreError) -> MergeResult {
    let result = try merge(intents, at: instant, in: zone)
    if let size = try documents.size(), size > Self.widgetLimit, try documents.isOlderForm() {
      let clock = ZoneClock(zone)
      try documents.update(at: instant, zone: zone, ifMissing: HydrationDocument()) {
        $0.begin(at: instant, in: clock)
      }
    }
    return result
  }

  /// Moves the document from its old place here, once, with the drinks that the widget's buttons have added
  /// to it there.
  ///
  /// After an interruption at any point the next call continues, see `DocumentStore.adopt(_:at:zone:)`, which
  /// also lists the errors.
  ///
  /// - Parameters:
  ///   - old: The store at the old place.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  /// - Returns: The result for the document, and the numbers of lines of the old log that were merged, or
  ///   could not be read and are kept beside the document.
  public func adopt(
    _ old: HydrationStore, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> (document: DocumentStore<HydrationFormat>.Adoption, taps: MergeResult) {
    let document = try documents.adopt(old.documents, at: instant, zone: zone)
    // The document first: if it cannot be moved, the taps stay with it.
    let taps = try merge(old.intents, at: instant, in: zone)
    try documents.takeUnreadable(of: old.intents, beside: old.documents, into: intents)
    return (document, taps)
  }

  private func merge(
    _ log: IntentLog<IntakeRecord>, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> MergeResult {
    let clock = ZoneClock(zone)
    return try documents.merge(log, at: instant, zone: zone, ifMissing: HydrationDocument()) {
      state, entry in
      state.begin(at: instant, in: clock)
      state.merge(entry, now: instant, in: clock)
    }
  }

  /// Adds a drink to the log, as a button of the widget does, without reading a document.
  ///
  /// - Parameters:
  ///   - id: The id of the drink; a drink that was merged before is not merged again.
  ///   - moment: Now.
  ///   - intake: Amount and beverage; both have to be chosen.
  ///   - zone: The zone of the user, whose clock goes into the line; the day is computed when the line is
  ///     merged.
  public func tap(
    id: String, at moment: Timestamp, _ intake: Intake, in zone: ZoneClock
  ) throws(DocumentUpdateError<HydrationError>) {
    let record: IntakeRecord
    do throws(HydrationError) {
      guard (1...HydrationEntry.longestID).contains(id.utf8.count) else { throw .invalidID(id) }
      guard let volume = intake.volume else {
        throw .volume(.outOfRange("0", allowed: HydrationEntry.volumes))
      }
      guard LocalDays(zone: zone).day(at: moment.instant) != nil else {
        throw .momentOutOfRange("\(moment)")
      }
      record = try IntakeRecord(
        volume: volume, beverage: intake.beverage ?? .water, offset: zone.offset(at: moment.instant))
    } catch {
      throw .refused(error)
    }
    do throws(StoreError) {
      try intents.append(IntentLog.Entry(id: id, timestamp: moment, record: record))
    } catch {
      throw .store(error)
    }
  }
}

extension HydrationDocument {
  /// Returns the error if the document's description of its files cannot be read; `nil` if it can.
  fileprivate func archiveError(in documents: DocumentStore<HydrationFormat>) -> StoreError? {
    archiveProblem.map { .corrupt(path: documents.path, fault: .payload($0)) }
  }

  /// Prepares the state for a change.
  fileprivate mutating func begin(at instant: Instant, in clock: ZoneClock) {
    guard self.clock == nil else { return }
    self.clock = clock
    settleDays(in: clock)
    do throws(HydrationError) {
      try openToday(instant, in: clock)
    } catch {
      if case .log(let error) = error { failure = error }
    }
  }
}

/// The result of reading the document.
public enum HydrationReading: Hashable, Sendable {
  /// Nothing has been logged yet.
  case missing
  /// The user's log.
  case value(HydrationDocument)
  /// A document of a newer version of the app.
  case newerVersion(Int)
  /// A document that cannot be read.
  case corrupt
  /// A document of an earlier version that is longer than the given limit.
  ///
  /// The app has to open it and call ``HydrationStore/merge(at:in:)``.
  case outgrown(bytes: Int)
}
