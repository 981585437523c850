public import Documents

/// What is wrong beside a document that can be read.
public struct HydrationFaults: Hashable, Sendable {
  /// How many lines of the widget's log could not be read; they are kept.
  public let unreadableTaps: Int
  /// Why a file with the days that are over is not what the document says of it.
  public let file: StoreError?
  /// The paths of files with days that the document does not include, because an older document was put back, or a damaged file
  /// was mended; they are told until ``HydrationStore/restoreSetAsideDays(at:in:)``.
  public let setAsideFiles: [String]

  /// What is wrong, nothing by default.
  public init(unreadableTaps: Int = 0, file: StoreError? = nil, setAsideFiles: [String] = []) {
    self.unreadableTaps = unreadableTaps
    self.file = file
    self.setAsideFiles = setAsideFiles
  }
}
