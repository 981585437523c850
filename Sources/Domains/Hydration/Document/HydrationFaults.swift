public import Documents

/// The faults beside a document that can be read.
public struct HydrationFaults: Hashable, Sendable {
  /// The number of unreadable lines in the widget's log; they are kept.
  public let unreadableTaps: Int
  /// The reason why a file with past days does not match the document; `nil` if all match.
  public let file: StoreError?
  /// The paths of files with days that the document does not include.
  ///
  /// An older document was put back, or a damaged file was repaired; the paths are reported until
  /// ``HydrationStore/restoreSetAsideDays(at:in:)``.
  public let setAsideFiles: [String]

  /// Makes a list of faults, empty by default.
  public init(unreadableTaps: Int = 0, file: StoreError? = nil, setAsideFiles: [String] = []) {
    self.unreadableTaps = unreadableTaps
    self.file = file
    self.setAsideFiles = setAsideFiles
  }
}

/// One fault outside a document, for a report.
public enum HydrationFault: Hashable, Sendable {
  /// A file with days that are over cannot be opened or read now; nothing is known to be wrong with it.
  case unavailableDays(StoreError)
  /// A file with days that are over has fewer of them than the document says.
  case missingDays(StoreError)
  /// A file with days that are over, or what the document says of it, is damaged.
  case damagedDays(StoreError)
  /// A file, by its path, has days that the document does not include.
  case setAsideDays(String)
  /// So many lines of the widget's log could not be read.
  case unreadableTaps(Int)
}

extension HydrationFaults {
  /// All that is wrong, one by one.
  public var list: [HydrationFault] {
    let days = file.map { error -> HydrationFault in
      switch error {
      case .shortened: .missingDays(error)
      case .corrupt: .damagedDays(error)
      default: .unavailableDays(error)
      }
    }
    return [days, unreadableTaps > 0 ? .unreadableTaps(unreadableTaps) : nil].compactMap { $0 }
      + setAsideFiles.map(HydrationFault.setAsideDays)
  }
}
