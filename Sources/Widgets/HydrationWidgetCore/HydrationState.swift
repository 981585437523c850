public import Foundation

/// The drinks that the widget shows, or the reason why there are none.
public typealias HydrationState = Loaded<HydrationJournal>

extension Loaded where Value == HydrationJournal {
  /// Reads the drinks as a widget does; an error becomes a state without them.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  public init(
    reading store: @autoclosure () throws(StoreError) -> HydrationStore, at instant: Instant,
    in zone: ZoneClock
  ) {
    do throws(StoreError) {
      let drinks = try store().journal(at: instant, in: zone, limit: HydrationStore.widgetLimit)
      self = drinks.map { .loaded($0) } ?? .missing
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
