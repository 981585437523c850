public import Almanac
import AlmanacFoundation
public import Foundation

/// The document of the app and the log of the widget's buttons, in the folder they share.
///
/// Only the app changes the document; a button of the widget adds a line to the log, which the app merges, each line
/// once. A file that cannot be read is never overwritten.
///
/// ```swift
/// let store = try HydrationStore(folder: container, name: "Drinks.json")
/// let clock = ZoneClock(zone)
/// try store.update(at: now, in: zone) { state throws(HydrationError) in
///   try state.add(id: UUID().uuidString, moment: moment, volume: volume, now: now, in: clock)
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
  public func reading(at instant: Instant, in zone: ZoneClock) throws(StoreError) -> HydrationReading {
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

  /// Merges the log of the widget's buttons into the document and changes it: it is locked, read and written once.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - zone: The zone of the user, whose identifier is written into the document.
  ///   - body: Changes the state, or refuses; then nothing but the log is merged.
  /// - Returns: The result of the body.
  @discardableResult
  public func update<Value, Failure: Error>(
    at instant: Instant, in zone: TimeZone, _ body: (inout HydrationState) throws(Failure) -> Value
  ) throws(DocumentUpdateError<Failure>) -> Value {
    // Once for all: looking up the changes of a zone takes much longer than adding a drink.
    let clock = ZoneClock(zone)
    return try documents.update(merging: intents, at: instant, zone: zone, ifMissing: HydrationState()) {
      state, entry in
      state.merge(entry, now: instant, in: clock)
    } change: { state throws(Failure) in
      state.settleDays(in: clock)
      return try body(&state)
    }
  }

  /// Merges the log of the widget's buttons into the document, each line once.
  @discardableResult
  public func merge(at instant: Instant, in zone: TimeZone) throws(StoreError) -> MergeResult {
    let clock = ZoneClock(zone)
    return try documents.merge(intents, at: instant, zone: zone, ifMissing: HydrationState()) {
      state, entry in
      state.merge(entry, now: instant, in: clock)
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
    id: String, at moment: Timestamp, _ intake: Intake, in zone: ZoneClock
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
    in zone: ZoneClock
  ) -> HydrationState {
    var state = state
    // Once here, so that no snapshot has to look up the days of a whole log.
    state.settleDays(in: zone)
    for entry in entries { state.merge(entry, now: instant, in: zone) }
    return state
  }
}

/// The result of looking for the document.
public enum HydrationReading: Hashable, Sendable {
  /// Nothing has been logged yet.
  case missing
  /// The user's log.
  case value(HydrationState)
  /// A document of a newer version of the app.
  case newerVersion(Int)
  /// A document that cannot be read.
  case corrupt
}
