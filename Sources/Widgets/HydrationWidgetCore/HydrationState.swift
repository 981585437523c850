public import Foundation

/// The drinks that the widget shows, or the reason why there are none.
public typealias HydrationState = Loaded<HydrationJournal>

extension Loaded where Value == HydrationJournal {
  /// Creates the state from the result of reading the store.
  public init(_ reading: HydrationReading) {
    switch reading {
    case .missing: self = .missing
    case .value(let state): self = .loaded(state)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt(let fault):
      self = .unreadable(StoreError.corrupt(path: "the document of settings", fault: fault).description)
    case .outgrown:
      self = .unreadable("a long file of the app's first version: the app must be opened once")
    }
  }

  /// Reads the drinks; an error becomes the state `unavailable`.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  ///   - limit: The longest file of the app's first version that is read, in bytes; `nil` for any length. By default that of a
  ///     widget.
  ///   - old: The store of such a file in another folder, which counts as long as there is no document in the store.
  public init(
    reading store: @autoclosure () throws(StoreError) -> HydrationStore, at instant: Instant,
    in zone: ZoneClock, limit: Int? = HydrationStore.widgetLimit, beside old: HydrationStore? = nil
  ) {
    do throws(StoreError) {
      self.init(try store().reading(at: instant, in: zone, limit: limit, beside: old))
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
