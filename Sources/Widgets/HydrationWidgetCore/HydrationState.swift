public import Foundation

/// The drinks that the widget shows, or the reason why there are none.
public typealias HydrationState = Loaded<HydrationJournal>

extension Loaded where Value == HydrationJournal {
  /// Reads the drinks; an error becomes a state without them.
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
      self =
        try store().journal(at: instant, in: zone, limit: limit, beside: old).map { .loaded($0) } ?? .missing
    } catch {
      self.init(error)
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
