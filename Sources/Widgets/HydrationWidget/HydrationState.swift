public import Foundation

/// The drinks as the widget finds them, or why there is none.
public typealias HydrationState = Loaded<HydrationJournal>

extension Loaded where Value == HydrationJournal {
  /// Creates the state from the result of reading the store.
  public init(_ reading: HydrationReading) {
    switch reading {
    case .missing: self = .missing
    case .value(let state): self = .loaded(state)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt: self = .unreadable("the document of settings is damaged")
    case .outgrown:
      self = .unreadable("a long file of the app's first version: the app must be opened once")
    }
  }

  /// Reads the drinks; an error becomes the state `unavailable`.
  public init(reading store: HydrationStore, at instant: Instant, in zone: ZoneClock) {
    do throws(StoreError) {
      self.init(try store.reading(at: instant, in: zone, limit: HydrationStore.widgetLimit))
    } catch {
      self = .unavailable(error.description)
    }
  }
}

extension HydrationStore {
  /// Opens the drinks of the app, in the folder that it shares with its widget.
  ///
  /// - Parameter folder: The container of the app group. The system returns `nil` without the entitlement,
  ///   which is an error; no other folder is used instead.
  /// - Throws: `StoreError`.
  public init(folder: URL?) throws(StoreError) {
    try self.init(folder: folder, name: AppIdentifiers.hydrationState)
  }
}
