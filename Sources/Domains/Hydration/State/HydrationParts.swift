public import Almanac
import AlmanacFoundation
public import Documents
public import Foundation

/// Moves past days into files by year before the document is written, see ``HydrationArchive``.
public enum HydrationParts: DocumentParts {
  /// The state.
  public typealias Payload = HydrationDocument

  /// Tells the state the place of its files of years.
  public static func locate(_ state: inout HydrationDocument, at place: DocumentPlace) {
    state.archive.place = place
  }

  /// Sets aside the lines of the years' files that the document neither includes nor has itself.
  ///
  /// Such lines exist if an older document was put back.
  public static func keep(
    _ state: inout HydrationDocument, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool { try state.setUncountedLinesAside(at: instant, zone: zone) }

  /// Moves the days before the day before yesterday into the files of their years.
  public static func settle(
    _ state: inout HydrationDocument, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    if let failure = state.failure { throw failure }
    try state.archiveDays(now: instant, in: state.clock ?? ZoneClock(zone))
  }

  /// Reads the drinks of all days into the state, as if there were no files.
  ///
  /// Damaged days, and days still to be restored, would be left behind, so they are an error.
  public static func gather(_ state: inout HydrationDocument) throws(StoreError) {
    guard let place = state.archive.place else { return }
    func path(_ year: Int) -> String { place.path(of: HydrationArchive.fileName(place.name, year: year)) }
    if let problem = state.archiveProblem {
      throw .corrupt(path: place.path(of: place.name), fault: .payload(problem))
    }
    if let name = try state.archive.setAsideNames().first { throw .notRestored(path: place.path(of: name)) }
    let (uncounted, unread) = try state.uncountedLines()
    if let error = unread.values.first { throw error }
    if let year = uncounted.first?.year { throw .notRestored(path: path(year)) }
    if let year = try state.takeHistory(nil).keys.min() { throw .corrupt(path: path(year), fault: .checksum) }
    let others = state.archive.others
    state.archive = HydrationArchive()
    state.archive.others = others
    state.originals = [:]
  }

  /// Returns whether two states have the same drinks and settings, even if days of one are in files.
  public static func isSame(_ moved: HydrationDocument, as old: HydrationDocument) -> Bool {
    func drinks(_ state: HydrationDocument) -> Set<HydrationEntry> {
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

  /// Returns the name of the year's file that a file is, or is a copy of.
  public static func part(of file: String, beside document: String) -> String? {
    HydrationArchive.year(of: file, beside: document).map { HydrationArchive.fileName(document, year: $0) }
  }
}
