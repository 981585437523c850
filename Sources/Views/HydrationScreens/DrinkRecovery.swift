import Hydration
import HydrationWidget
import WidgetViews

/// The offer to save what is left of a damaged log, with the buttons for it.
public struct DrinkRecovery: Hashable, Sendable {
  /// One sentence for each: what can be saved, what cannot, and other notes.
  public let lines: [String]
  /// The button that asks.
  public let title: String
  /// The button that does it.
  public let confirm: String
  /// The button that does not.
  public let cancel: String
}

extension DrinkLog {
  /// The offer to recover a damaged log; `nil` if all of it can be read, or if the cause is not damage.
  public var recovery: DrinkRecovery? {
    switch state {
    case .placeholder, .missing, .newer, .unavailable: return nil
    case .loaded(let drinks, _):
      return drinks.doubts.contains { $0.isLoss && $0.canBeAccepted } ? offer([texts.recoverDoubts]) : nil
    case .unreadable:
      guard let store = try? Self.store(services) else { return nil }
      let stores = [store, Self.oldStore(services)].compactMap { $0 }
      let found = stores.lazy.compactMap { store -> RecoverableSettings? in
        guard case .corrupt(let corrupt)? = try? store.documents.read() else { return nil }
        return store.recoverable(from: corrupt, in: ZoneClock(services.zone()))
      }.first
      return found.map { offer(texts.recovery(saved: $0.drinks, keepsSettings: $0.areKept)) }
    }
  }

  private func offer(_ lines: [String]) -> DrinkRecovery {
    DrinkRecovery(
      lines: lines, title: texts.recover, confirm: texts.recoverNow, cancel: texts.cancel)
  }
}
