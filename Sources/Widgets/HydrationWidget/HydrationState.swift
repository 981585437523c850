public import Foundation

/// The log as the widget finds it, or why there is none.
public typealias HydrationState = Loaded<HydrationDocument>

extension Loaded where Value == HydrationDocument {
  /// Creates the state from the result of reading the store.
  public init(_ reading: HydrationReading) {
    switch reading {
    case .missing: self = .missing
    case .value(let state): self = .loaded(state)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt: self = .unreadable("the document of drinks is damaged")
    case .outgrown(let bytes):
      self = .unreadable("a document of \(bytes) bytes, of an earlier version: the app must open it once")
    }
  }

  /// Reads the document; an error becomes the state `unavailable`.
  public init(reading store: HydrationStore, at instant: Instant, in zone: ZoneClock) {
    do throws(StoreError) {
      self.init(try store.reading(at: instant, in: zone, limit: HydrationStore.widgetLimit))
    } catch {
      self = .unavailable(error.description)
    }
  }
}

extension HydrationStore {
  /// Opens the document and the log of the app, in the folder it shares with its widget.
  ///
  /// - Parameter folder: The container of the app group. The system returns `nil` without the entitlement,
  ///   which is an error; no other folder is used instead.
  /// - Throws: `StoreError`.
  public init(folder: URL?) throws(StoreError) {
    try self.init(
      folder: folder, name: AppIdentifiers.hydrationState, logName: AppIdentifiers.hydrationIntents)
  }
}
