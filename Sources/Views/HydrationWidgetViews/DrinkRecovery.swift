import Hydration
import HydrationWidget
import WidgetViews

/// What can be saved of a log that cannot be read, and the buttons that do it.
public struct DrinkRecovery: Hashable, Sendable {
  /// How many drinks can be saved, how many cannot, and what else has to be known, a sentence each.
  public let lines: [String]
  /// The button that asks.
  public let title: String
  /// The button that does it.
  public let confirm: String
  /// The button that does not.
  public let cancel: String
}

extension DrinkLog {
  /// What can be saved of a log of which something cannot be read; `nil` if all can, or if it is no damage that is in the way.
  public var recovery: DrinkRecovery? {
    guard let store = try? store(), let reading = try? store.documents.read() else { return nil }
    switch reading {
    case .missing, .newerVersion: return nil
    case .value:
      // What is wrong stands among the notes of the day.
      return state.value?.faults == HydrationFaults() ? nil : offer([])
    case .corrupt(let corrupt):
      let found = (try? store.recovery(from: corrupt)) ?? nil
      return offer(
        texts.recovery(
          saved: found.map { $0.state.archive.drinkCount + $0.state.log.entries.count } ?? 0,
          lost: found?.unreadableDrinks ?? 0, keepsSettings: found?.source.keepsSettings ?? false))
    }
  }

  private func offer(_ lines: [String]) -> DrinkRecovery {
    DrinkRecovery(
      lines: lines, title: texts.recover, confirm: texts.recoverNow, cancel: texts.cancel)
  }

  /// Goes on with what can be saved; what cannot be read is kept beside it.
  ///
  /// - Returns: Whether that was done.
  public func recover() -> Bool {
    guard let store = try? store() else { return false }
    return changing { try store.recover(at: surroundings.now(), in: surroundings.zone()) }
  }
}

extension HydrationRecovery.Source {
  /// Whether goals and units are those of the log.
  fileprivate var keepsSettings: Bool {
    switch self {
    case .whole, .backup, .both: true
    case .file, .years: false
    }
  }
}
