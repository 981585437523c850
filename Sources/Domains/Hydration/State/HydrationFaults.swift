public import Documents

/// What is wrong beside a document that can be read.
public struct HydrationFaults: Hashable, Sendable {
  /// How many lines of the widget's log could not be read; they are kept.
  public let unreadableTaps: Int
  /// Why a file with the days that are over is not what the document says of it.
  public let file: StoreError?

  /// What is wrong, nothing by default.
  public init(unreadableTaps: Int = 0, file: StoreError? = nil) {
    self.unreadableTaps = unreadableTaps
    self.file = file
  }
}
