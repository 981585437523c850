import Hydration
import HydrationWidget
import WidgetViews

/// The offer to save what is left of a damaged log, with the buttons for it.
public struct DrinkRecovery: Hashable, Sendable {
  /// One sentence for each: the drinks that can be saved, those that cannot, and other notes.
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
    guard let store = try? unmovedLog ?? store(), let reading = try? store.documents.read() else {
      return nil
    }
    switch reading {
    case .missing, .newerVersion: return nil
    case .value:
      // The notes of the day already say what is wrong.
      return state.value?.faults == HydrationFaults() ? nil : offer([])
    case .corrupt(let corrupt):
      let found = (try? store.recovery(from: corrupt)) ?? nil
      return offer(
        texts.recovery(
          saved: found.map { $0.document.archive.drinkCount + $0.document.log.entries.count } ?? 0,
          lost: found?.unreadableDrinks ?? 0, keepsSettings: found?.source.keepsSettings ?? false))
    }
  }

  private func offer(_ lines: [String]) -> DrinkRecovery {
    DrinkRecovery(
      lines: lines, title: texts.recover, confirm: texts.recoverNow, cancel: texts.cancel)
  }

  /// Continues with what can be saved; what cannot be read is kept beside it.
  ///
  /// - Returns: Whether that was done.
  public func recover() -> Bool {
    reloading {
      // An older log is saved where it is, and can then be moved.
      try unmovedLog?.recover(at: surroundings.now(), in: surroundings.zone())
      try storeForChange().recover(at: surroundings.now(), in: surroundings.zone())
    }
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
