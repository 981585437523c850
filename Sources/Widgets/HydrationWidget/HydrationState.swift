public import Foundation

/// What the widget finds in the place of the log.
public typealias HydrationWidgetState = Loaded<HydrationState>

extension Loaded where Value == HydrationState {
  /// What the store has found.
  public init(_ reading: HydrationReading) {
    switch reading {
    case .missing: self = .missing
    case .value(let state): self = .loaded(state)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt: self = .unreadable("the document of drinks is damaged")
    case .outgrown(let bytes):
      self = .unreadable("a document of \(bytes) bytes, of an earlier version: the app has to open it once")
    }
  }

  /// Looks for the document; one that cannot be opened is a state as well.
  public init(reading store: HydrationStore, at instant: Instant, in zone: ZoneClock) {
    do throws(StoreError) {
      self.init(try store.reading(at: instant, in: zone, limit: HydrationStore.widgetLimit))
    } catch {
      self = .unavailable(error.description)
    }
  }
}

extension HydrationStore {
  /// The document and the log of the app, in the folder it shares with its widget.
  ///
  /// - Parameter folder: The container of the app group; `nil`, which is what the system gives without the entitlement,
  ///   is an error, never another folder.
  /// - Throws: `StoreError`.
  public init(folder: URL?) throws(StoreError) {
    try self.init(
      folder: folder, name: AppIdentifiers.hydrationState, logName: AppIdentifiers.hydrationIntents)
  }
}
