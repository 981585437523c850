public import Almanac
import AlmanacFoundation
public import Foundation

/// The file of the app's first version that was adopted.
public struct AdoptedFile: Hashable, Sendable {
  /// The settings, which are now in the document.
  public let settings: HydrationSettings
  /// The number of drinks that could be read in it.
  public let drinks: Int
  /// The elements that could not be read, with their places; all of them are kept in the file.
  public let problems: [JSONValueError]
  /// The path that the file has now.
  public let path: String
}

extension HydrationStore {
  /// Adopts the file of the app's first version: its settings become the document, and its drinks lines of months.
  ///
  /// The file is here, under the name of the document, or in another folder if there is no document here. One step adopts
  /// everything: it writes a document with the settings and all drinks on their days. From there the drinks move to the
  /// months, which the next change completes after an interruption; each drink counts once at every moment. The file
  /// itself is kept as `<name>.migrated`. Call this in the app: an extension has no access to the old folder.
  ///
  /// - Parameters:
  ///   - old: The store of the file; by default this one.
  ///   - beforeCut: Whether a truncated file is adopted too, with the drinks before the cut. A whole one may follow.
  ///   - instant: Now, in the years 1 to 9999.
  ///   - zone: The zone of the user, which gives drinks their days.
  /// - Returns: The adopted parts; `nil` if there is no such file.
  /// - Throws: `StoreError.corrupt` for a truncated file, or one of another program; `StoreError.occupied` if there is a
  ///   document here already. Nothing is changed then.
  public func adopt(
    _ old: HydrationStore? = nil, beforeCut: Bool = false, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> AdoptedFile? {
    let (source, oldFolder) = ((old ?? self).documents, (old ?? self).documents.folder)
    let isHere = documents.folder.isPlace(documents.name, same: source.name, in: oldFolder)
    let adopted = try documents.folder.locked(documents.lockName) { () throws(StoreError) -> AdoptedFile? in
      guard let file = try oldFolder.read(source.name) else { return nil }
      guard var settings = try firstVersion(file, at: source.path, beforeCut: beforeCut) else { return nil }
      let drinks = OldDrinks(settings, in: ZoneClock(zone))
      settings.entries = .array(drinks.entries.map(\.json))
      if !isHere {
        switch try documents.read() {
        case .missing: break
        // The drinks before a cut were already adopted.
        case .value(let document) where document.payload.adopted == HydrationSettings.cutFile:
          settings = document.payload.filled(from: settings)
        // The last call was interrupted before the old file was renamed.
        case .value(let document) where document.payload.adopted == settings.adopted:
          settings = document.payload
        case .value, .newerVersion, .corrupt: throw .occupied(path: source.path)
        }
      }
      var journal = try HydrationJournal(settings, files, at: instant, in: ZoneClock(zone))
      let kept = "\(source.name).migrated"
      var path = source.path
      if isHere {
        try oldFolder.durably { () throws(StoreError) in
          path = oldFolder.path(try oldFolder.keep(file, as: kept))
        }
        try documents.writeFirstWhileLocked(settings, at: instant, zone: zone)
      } else {
        try documents.replaceWhileLocked(with: settings, at: instant, zone: zone)
        path = try oldFolder.setAside(source.name, as: kept) ?? path
      }
      // Everything is adopted. If the disk is full, the next change moves the remaining drinks to the months.
      try? fileDrinks(of: &journal, at: instant, in: zone)
      return AdoptedFile(
        settings: journal.settings, drinks: drinks.entries.count, problems: drinks.problems,
        path: path)
    }
    return try adopted.get()
  }

  /// Returns the content of a file of the first version; `nil` for a document of this one.
  private func firstVersion(
    _ file: [UInt8], at path: String, beforeCut: Bool
  ) throws(StoreError) -> HydrationSettings? {
    let reading = DocumentStore<HydrationFormat>.reading(of: file)
    if beforeCut, case .corrupt(let corrupt) = reading, var settings = Self.beforeCut(corrupt) {
      settings.adopted = HydrationSettings.cutFile
      return settings
    }
    if let refusal = reading.refusal(at: path, supported: HydrationFormat.version) { throw refusal }
    guard let document = reading.document, document.version == nil else { return nil }
    var settings = document.payload
    settings.adopted = Checksum(file).text
    return settings
  }

  /// Returns the settings and the drinks before the end of a truncated file of the first version; `nil` if it has none.
  static func beforeCut(_ corrupt: CorruptDocument<HydrationSettings>) -> HydrationSettings? {
    // Only a fault at the end of the text is a cut.
    guard case .syntax(let error) = corrupt.fault, error.reason == .endOfText else { return nil }
    let settings = HydrationSettings(damaged: corrupt.bytes)
    return settings.entries == nil ? nil : settings
  }

  /// Moves the drinks of the document to the months, unless a month cannot be read now.
  func fileDrinks(
    of journal: inout HydrationJournal, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) {
    journal.readHistory()
    guard journal.unreadable.isEmpty else { return }
    try journal.adoptOldDrinks()
    try write(&journal)
    // The drinks are on the disk, so a backup does not need them.
    try documents.writeFirstWhileLocked(journal.settings, at: instant, zone: zone)
  }
}

extension HydrationSettings {
  /// These settings, completed with the drinks and missing settings of a whole file that follows a truncated one.
  fileprivate func filled(from whole: HydrationSettings) -> HydrationSettings {
    var filled = self
    if profile == HydrationProfile() { filled.profile = whole.profile }
    filled.others.fill(from: whole.others)
    (filled.entries, filled.adopted) = (whole.entries, whole.adopted)
    return filled
  }
}
