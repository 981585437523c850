public import Foundation

/// The document of the app and the log of the widget's buttons, in the folder they share.
///
/// Only the app changes the document; a button of the widget adds a line to the log, which the app merges, each line
/// once. What cannot be read is never written over.
///
/// ```swift
/// let store = try HydrationStore(folder: container)
/// try store.update(at: now, in: zone) { state throws(HydrationError) in
///   try state.add(id: UUID().uuidString, moment: moment, volume: volume, now: now, in: zone)
/// }
/// ```
public struct HydrationStore: Sendable {
  /// The document.
  public let documents: DocumentStore<HydrationFormat>
  /// The log of the widget's buttons.
  public let intents: IntentLog<IntakeRecord>

  /// The store in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group; `nil`, which is what the system gives without the entitlement, is an
  ///     error, never another folder.
  ///   - name: The name of the document; by default that of the app.
  ///   - logName: The name of the log; by default that of the app, or the document's with `.log` behind it.
  /// - Throws: `StoreError`.
  public init(
    folder: URL?, name: String = AppIdentifiers.sipli.documents[0], logName: String? = nil
  ) throws(StoreError) {
    documents = try DocumentStore(folder: folder, name: name)
    let names = AppIdentifiers.sipli.documents
    intents = try IntentLog(folder: folder, name: logName ?? (name == names[0] ? names[1] : name + ".log"))
  }

  /// What there is, with what the widget's buttons have added since; changes nothing, so that widgets may call it.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public func reading(at instant: Instant, in zone: TimeZone) throws(StoreError) -> HydrationReading {
    let (reading, pending) = try documents.read(with: intents)
    switch reading {
    case .missing where pending.isEmpty: return .missing
    case .missing: return .value(Self.merged(pending, into: HydrationState(), at: instant, in: zone))
    case .newerVersion(let version): return .newerVersion(version)
    case .corrupt: return .corrupt
    case .value(let document):
      return .value(Self.merged(pending, into: document.payload, at: instant, in: zone))
    }
  }

  /// Changes the document, after the log of the widget's buttons has been merged into it.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  ///   - body: Changes the state, or refuses; then nothing but the log is merged.
  /// - Returns: What the body returns.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, _ body: (inout HydrationState) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    do throws(StoreError) {
      try merge(at: instant, in: zone)
    } catch {
      throw .store(error)
    }
    return try documents.update(at: instant, zone: zone, ifMissing: HydrationState(), body)
  }

  /// Merges the log of the widget's buttons into the document, each line once.
  @discardableResult
  public func merge(at instant: Instant, in zone: TimeZone) throws(StoreError) -> MergeResult {
    try documents.merge(intents, at: instant, zone: zone, ifMissing: HydrationState()) { state, entry in
      state.merge(entry, now: instant, in: zone)
    }
  }

  /// Adds a drink to the log, as a button of the widget does: the document is only read, for the hour at which the
  /// user's day begins.
  ///
  /// - Parameters:
  ///   - id: The id the drink will have; one that was merged before is not merged again.
  ///   - moment: Now.
  ///   - intake: How much of what; both have to be chosen.
  ///   - zone: The zone of the user.
  public func tap(
    id: String, at moment: Timestamp, _ intake: Intake, in zone: TimeZone
  ) throws(DocumentUpdateError<HydrationError>) {
    let record: IntakeRecord
    do throws(HydrationError) {
      guard (1...HydrationEntry.longestID).contains(id.utf8.count) else { throw .invalidID(id) }
      guard let volume = intake.volume else {
        throw .volume(.outOfRange("0", allowed: HydrationEntry.volumes))
      }
      // A document that cannot be read must not keep a drink from being logged.
      let state = try? documents.read().document?.payload
      guard let day = (state ?? HydrationState()).days(in: zone).day(at: moment.instant) else {
        throw .momentOutOfRange("\(moment)")
      }
      record = try IntakeRecord(volume: volume, beverage: intake.beverage ?? .water, day: day)
    } catch {
      throw .refused(error)
    }
    do throws(StoreError) {
      try intents.append(IntentLog.Entry(id: id, timestamp: moment, record: record))
    } catch {
      throw .store(error)
    }
  }

  private static func merged(
    _ entries: [IntentLog<IntakeRecord>.Entry], into state: HydrationState, at instant: Instant,
    in zone: TimeZone
  ) -> HydrationState {
    var state = state
    // Once here, so that no snapshot has to look up the days of a whole log.
    state.settleDays(in: ZoneClock(zone))
    for entry in entries { state.merge(entry, now: instant, in: zone) }
    return state
  }
}
