public import Almanac
import AlmanacFoundation
public import Foundation

/// What can be saved of a document of settings that cannot be read.
public struct RecoverableSettings: Hashable, Sendable {
  /// The settings.
  public internal(set) var settings = HydrationSettings()
  /// Whether they are those of the user.
  public internal(set) var areKept = false
  /// The number of drinks in it that are not in the files of months: those of a file of the app's first version.
  public internal(set) var drinks = 0
}

/// What was done to go on after damage.
public struct RecoveredDrinks: Hashable, Sendable {
  /// What was saved of the settings; `nil` if they could be read, or there are none.
  public internal(set) var settings: RecoverableSettings?
  /// The paths of the files with the bytes of settings that could not be read.
  public internal(set) var keptDocuments: [String] = []
  /// The doubts that are not told any more.
  public internal(set) var acceptedDoubts: [JournalDoubt] = []

  /// Whether there was nothing to recover.
  public var isEmpty: Bool { settings == nil && acceptedDoubts.isEmpty }
}

extension HydrationStore {
  /// Returns what can be saved of a document that cannot be read: the backup, or of an old file its undamaged drinks.
  public func recoverable(
    from corrupt: CorruptDocument<HydrationSettings>, in zone: ZoneClock
  ) -> RecoverableSettings {
    if let backup = corrupt.backup { return RecoverableSettings(settings: backup.payload, areKept: true) }
    let found = HydrationSettings(damaged: corrupt.bytes)
    return RecoverableSettings(
      settings: found, areKept: found.profile != HydrationProfile(),
      drinks: OldDrinks(found, in: zone).entries.count)
  }

  /// Goes on after damage with all that can be saved.
  ///
  /// Settings that cannot be read are replaced by what ``recoverable(from:in:)`` says; their bytes are kept beside them. The
  /// files of months are not changed, since their undamaged lines count anyway; a line in each says that its doubts are
  /// known, so that they are told no more. After an interruption at any point the next call continues.
  ///
  /// - Parameters:
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user.
  ///   - old: The store of a file of the app's first version in another folder, which counts as long as there is no
  ///     document here.
  @discardableResult
  public func recover(
    at instant: Instant, in zone: TimeZone, beside old: HydrationStore? = nil
  ) throws(StoreError) -> RecoveredDrinks {
    var recovered = RecoveredDrinks()
    let clock = ZoneClock(zone)
    var reading = try documents.read()
    let isHere = if case .missing = reading { false } else { true }
    if !isHere, let old { reading = try old.documents.read() }
    let place = isHere ? self : old ?? self
    switch reading {
    case .newerVersion(let version):
      throw .newerVersion(path: place.documents.path, found: version, supported: HydrationFormat.version)
    case .missing, .value: break
    case .corrupt(let corrupt):
      let saved = recoverable(from: corrupt, in: clock)
      if corrupt.backup != nil {
        try place.documents.recover(corrupt, at: instant, zone: zone)
      } else {
        // The drinks first: they are told apart by their ids if this is interrupted.
        let drinks = OldDrinks(saved.settings, in: clock).entries
        try writing(at: instant, in: zone) { journal throws(StoreError) in
          journal.settings = saved.settings.withoutOldDrinks
          try journal.take(drinks, ofFile: nil, in: zone)
        }
        let settings = saved.settings.withoutOldDrinks
        if isHere {
          try documents.resolve(corrupt, with: settings, at: instant, zone: zone)
        } else {
          try documents.update(at: instant, zone: zone, ifMissing: settings) { $0 = settings }
          let (folder, name) = (place.documents.folder, place.documents.name)
          try folder.setAside(name, as: "\(name).corrupt-\(instant.fileStamp)")
        }
      }
      recovered.settings = saved
      recovered.keptDocuments = try place.documents.corruptPaths()
    }
    try writing(at: instant, in: zone) { journal throws(StoreError) in
      recovered.acceptedDoubts = try journal.acceptDoubts()
    }
    return recovered
  }

  /// Appends lines to the files of months while the lock is held, and changes no settings.
  private func writing(
    at instant: Instant, in zone: TimeZone,
    _ body: (inout HydrationJournal) throws(StoreError) -> Void
  ) throws(StoreError) {
    let result = try documents.folder.locked(documents.lockName) { () throws(StoreError) in
      var journal = try HydrationJournal(HydrationSettings(), files, at: instant, in: ZoneClock(zone))
      journal.readHistory()
      try journal.finishMoves()
      try body(&journal)
      try write(&journal)
    }
    try result.get()
  }
}
