public import Foundation

/// Moves the document from the folder of the app to the one it shares with its widgets, once.
///
/// For the app only: an extension has no access to the old folder, and two processes must not move one file.
public enum HydrationMigration {
  /// The result of a move.
  public enum Outcome: Hashable, Sendable {
    /// The document is in the new folder; the old file has another name.
    case moved
    /// There is no old file.
    case nothingToMove
    /// There is a document in the new folder; the old file was left alone.
    case alreadyThere
  }

  /// The end of the old file's name when its document has been moved.
  public static let suffix = ".migrated"

  /// Reads the old document, writes it into the new folder, reads it there again, and only then gives the old file
  /// another name, so that there are never two truths and never none.
  ///
  /// - Parameters:
  ///   - old: The store in the old folder.
  ///   - new: The store in the folder of the app group.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  /// - Throws: `StoreError`: nothing was changed, or both files are there and the next call goes on.
  public static func run(
    from old: HydrationStore, to new: HydrationStore, at instant: Instant, in zone: TimeZone
  ) throws(StoreError) -> Outcome {
    let path = old.documents.path
    let state: HydrationState
    switch try old.documents.read() {
    case .missing: return .nothingToMove
    case .newerVersion(let version):
      throw .newerVersion(path: path, found: version, supported: HydrationFormat.version)
    case .corrupt(let corrupt): throw .corrupt(path: path, fault: corrupt.fault)
    case .value(let document): state = document.payload
    }
    switch try new.documents.read() {
    case .missing: try new.documents.write(state, replacing: nil, at: instant, zone: zone)
    case .value(let document) where isSame(document.payload, state): break
    case .value, .newerVersion, .corrupt: return .alreadyThere
    }
    guard let written = try new.documents.read().document?.payload, isSame(written, state) else {
      throw .changed(path: new.documents.path)
    }
    try rename(path)
    return .moved
  }

  /// Whether two states are written alike.
  ///
  /// Facts found out by reading, such as the place of an entry that cannot be read, differs between a file of the first
  /// version and ours.
  private static func isSame(_ left: HydrationState, _ right: HydrationState) -> Bool {
    guard let left = try? left.json, let right = try? right.json else { return false }
    return left == right
  }

  /// Gives the old file a name that is free, so that no older one is lost.
  private static func rename(_ path: String) throws(StoreError) {
    var name = path + suffix
    var number = 2
    while FileManager.default.fileExists(atPath: name) {
      name = "\(path)\(suffix)-\(number)"
      number += 1
    }
    do {
      try FileManager.default.moveItem(atPath: path, toPath: name)
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      // EIO, where the system does not say more.
      throw .system(path: path, operation: .rename, code: Int32(clamping: underlying?.code ?? 5))
    }
  }
}
