public import Almanac
import AlmanacFoundation
public import Documents
public import Foundation

/// Days that are over go into files by year before the document is written, see ``HydrationArchive``.
public enum HydrationParts: DocumentParts {
  /// The state.
  public typealias Payload = HydrationState

  /// Tells the state where the files of its years are.
  public static func locate(_ state: inout HydrationState, at place: DocumentPlace) {
    state.archive.place = place
  }

  /// Puts beside the files of the years what they hold and the document neither counts on nor has itself, as they do where an
  /// older document was put back.
  public static func keep(
    _ state: inout HydrationState, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool { try state.keepUncountedLines(at: instant, zone: zone) }

  /// Puts the days before the day before yesterday into the files of their years.
  public static func settle(
    _ state: inout HydrationState, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    if let failure = state.failure { throw failure }
    try state.archiveDays(now: instant, in: state.clock ?? ZoneClock(zone))
  }

  /// Takes the drinks of all days into the state, as if there were no files.
  public static func gather(_ state: inout HydrationState) throws(StoreError) {
    guard state.archiveProblem == nil, try state.readHistory() == 0 else {
      throw .corrupt(path: state.archive.place?.name ?? "", fault: .checksum)
    }
    let others = state.archive.others
    state.archive = HydrationArchive()
    state.archive.others = others
    state.originals = [:]
  }

  /// Whether two states have the same drinks and settings, wherever the days of one were settled.
  public static func isSame(_ moved: HydrationState, as old: HydrationState) -> Bool {
    func drinks(_ state: HydrationState) -> Set<HydrationEntry> {
      Set(
        state.log.entries.map { entry in
          var entry = entry
          entry.isDayAssumed = false
          if old.hasAssumedDays {
            entry.day = HydrationEntry.utcDays.day(at: entry.moment.instant) ?? entry.day
          }
          return entry
        })
    }
    return drinks(moved) == drinks(old) && moved.profile == old.profile && moved.others == old.others
  }

  /// The files of all years.
  public static func names(beside place: DocumentPlace) throws(StoreError) -> [String] {
    try HydrationArchive.years(beside: place).map { HydrationArchive.fileName(place.name, year: $0) }
  }
}
