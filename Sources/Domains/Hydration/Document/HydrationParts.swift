public import Almanac
import AlmanacFoundation
public import Documents
public import Foundation

/// Moves past days into files by year before the document is written, see ``HydrationArchive``.
public enum HydrationParts: DocumentParts {
  /// The document of drinks.
  public typealias Payload = HydrationDocument

  /// Gives the document the place of its files of years.
  public static func locate(_ document: inout HydrationDocument, at place: DocumentPlace) {
    document.archive.place = place
  }

  /// Sets aside the lines of the years' files that the document neither includes nor has itself.
  ///
  /// Such lines exist if an older document was put back.
  public static func keep(
    _ document: inout HydrationDocument, at instant: Instant, zone: TimeZone
  ) throws(StoreError) -> Bool { try document.setUncountedLinesAside(at: instant, zone: zone) }

  /// Moves the days before the day before yesterday into the files of their years.
  public static func settle(
    _ document: inout HydrationDocument, at instant: Instant, zone: TimeZone
  ) throws(StoreError) {
    if let failure = document.failure { throw failure }
    try document.archiveDays(now: instant, in: document.clock ?? ZoneClock(zone))
  }

  /// Reads the drinks of all days into the document, as if there were no files.
  ///
  /// Damaged days, and days still to be restored, would be left behind, so they are an error.
  public static func gather(_ document: inout HydrationDocument) throws(StoreError) {
    guard let place = document.archive.place else { return }
    func path(_ year: Int) -> String { place.path(of: HydrationArchive.fileName(place.name, year: year)) }
    if let problem = document.archiveProblem {
      throw .corrupt(path: place.path(of: place.name), fault: .payload(problem))
    }
    if let name = try document.archive.setAsideNames().first {
      throw .notRestored(path: place.path(of: name))
    }
    let (uncounted, unread) = try document.uncountedLines()
    if let error = unread.values.first { throw error }
    if let year = uncounted.first?.year { throw .notRestored(path: path(year)) }
    if let year = try document.takeHistory(nil).keys.min() {
      throw .corrupt(path: path(year), fault: .checksum)
    }
    let others = document.archive.others
    document.archive = HydrationArchive()
    document.archive.others = others
    document.originals = [:]
  }

  /// Returns whether two states have the same drinks and settings, even if days of one are in files.
  public static func isSame(_ moved: HydrationDocument, as old: HydrationDocument) -> Bool {
    func drinks(_ document: HydrationDocument) -> Set<HydrationEntry> {
      Set(
        document.log.entries.map { entry in
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
