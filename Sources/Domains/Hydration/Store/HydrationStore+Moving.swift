public import Almanac
import AlmanacFoundation
public import Foundation

/// The result of moving a file of the app's first version.
public struct MovedDrinks: Hashable, Sendable {
  /// The settings, which are now in the document.
  public let settings: HydrationSettings
  /// The number of drinks in the old file.
  public let drinks: Int
  /// What could not be read in it; all of it is kept there.
  public let problems: [JSONValueError]
  /// The path that the old file has now.
  public let oldPath: String
}

extension HydrationStore {
  /// Moves the drinks of a file of the app's first version into the files of their months, once.
  ///
  /// The file is here, in the place of the document, or in another folder, where there must then be no document here. The months
  /// are written and read again before the new document exists; only then the old file gets the name `<name>.migrated`. So
  /// each drink counts once at every moment, and after an interruption the next call continues, with the zone of the first
  /// one. Drinks that were logged here before are told apart by their ids. Call this in the app: two processes must not move
  /// the same file, and an extension has no access to the old folder.
  ///
  /// - Parameters:
  ///   - old: The store of the old file; by default this one.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user, which gives drinks their days.
  /// - Returns: What was moved; `nil` if there is no old file.
  /// - Throws: `StoreError.occupied` if there is a document here already; neither is changed.
  public func move(
    _ old: HydrationStore? = nil, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> MovedDrinks? {
    let old = old ?? self
    let isHere = documents.folder.isPlace(documents.name, same: old.documents.name, in: old.documents.folder)
    let moved = try documents.folder.locked(documents.lockName) { () throws(StoreError) -> MovedDrinks? in
      guard let settings = try old.oldSettings(),
        let bytes = try old.documents.folder.read(old.documents.name)
      else { return nil }
      let sum = Checksum(bytes).value
      var journal = try HydrationJournal(HydrationSettings(), files, at: instant, in: ZoneClock(zone))
      journal.readHistory()
      if let error = journal.unavailable { throw error }
      if !isHere {
        switch try documents.read() {
        case .missing: break
        // The last call was interrupted before the old file was renamed.
        case .value(let document)
        where journal.months.values.contains { $0.move?.file == sum }
          || document.payload == settings.withoutOldDrinks && isKnown(settings, in: journal, zone):
          return try old.rename(settings, OldDrinks(settings, in: ZoneClock(zone)))
        case .value, .newerVersion, .corrupt: throw .occupied(path: old.documents.path)
        }
      }
      let begun = journal.months.values.first { $0.move?.file == sum }?.move?.zone
      let zone = begun.flatMap(TimeZone.init(identifier:)) ?? zone
      let drinks = OldDrinks(settings, in: ZoneClock(zone))
      journal.settings = settings.withoutOldDrinks
      try journal.finishMoves()
      let new = try journal.take(drinks.entries, ofFile: begun == nil ? sum : nil, in: zone)
      try write(&journal)
      try check(new)
      var kept = oldName
      if isHere { try documents.folder.durably { () throws(StoreError) in kept = try keepOld() } }
      try documents.writeFirstWhileLocked(journal.settings, at: instant, zone: zone)
      if !isHere { return try old.rename(settings, drinks) }
      return MovedDrinks(
        settings: journal.settings, drinks: drinks.entries.count, problems: drinks.problems,
        oldPath: documents.folder.path(kept))
    }
    return try moved.get()
  }

  /// Whether all drinks of an old file are here; they have other days if the zone is another one now.
  private func isKnown(_ settings: HydrationSettings, in journal: HydrationJournal, _ zone: TimeZone) -> Bool
  {
    OldDrinks(settings, in: ZoneClock(zone)).entries.allSatisfy { drink in
      journal.months.values.contains { $0.hasAdded(drink) }
    }
  }

  private var oldName: String { documents.name + ".migrated" }

  /// Gives the old file a second name, before the new document replaces it.
  ///
  /// - Returns: The name, also if an interrupted call has given it already.
  private func keepOld() throws(StoreError) -> String {
    let folder = documents.folder
    let names = try folder.names(beginningWith: oldName)
    if let kept = names.first(where: { folder.isPlace($0, same: documents.name, in: folder) }) { return kept }
    return try folder.link(documents.name, as: oldName)
  }

  /// Renames the old file in another folder, after its drinks were moved.
  private func rename(_ settings: HydrationSettings, _ drinks: OldDrinks) throws(StoreError) -> MovedDrinks {
    let path = try documents.folder.setAside(documents.name, as: oldName)
    return MovedDrinks(
      settings: settings.withoutOldDrinks, drinks: drinks.entries.count, problems: drinks.problems,
      oldPath: path ?? documents.path)
  }

  /// Returns the content of a file of the app's first version; `nil` if there is none.
  func oldSettings() throws(StoreError) -> HydrationSettings? {
    switch try documents.read() {
    case .missing: return nil
    case .newerVersion(let version):
      throw .newerVersion(path: documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt(let corrupt): throw .corrupt(path: documents.path, fault: corrupt.fault)
    case .value(let document): return document.payload.isOld ? document.payload : nil
    }
  }

  /// Reads the months again, one after another, and throws if one of the drinks is not there.
  private func check(_ entries: [HydrationEntry]) throws(StoreError) {
    for (month, drinks) in Dictionary(grouping: entries, by: { YearMonth(of: $0.day) }) {
      let ids = JournalMonth(month, try files.bytes(month)).addedIDs
      guard drinks.allSatisfy({ ids.contains($0.id) }) else { throw .changed(path: files.path(month)) }
    }
  }
}

extension HydrationSettings {
  /// The same without the drinks of an old file.
  var withoutOldDrinks: HydrationSettings {
    var settings = self
    settings.oldEntries = nil
    return settings
  }
}
