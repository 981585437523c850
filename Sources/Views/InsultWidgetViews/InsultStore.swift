import Documents
import InsultWidget
import WidgetViews

/// What the app group holds of The Insolent Bard: the settings of the app, and the log of taps.
struct InsultStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.insolentBard.group
  private let key = "insultSettings"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// What is found there; whatever goes wrong is a state as well.
  var state: InsultState {
    do throws(StoreError) {
      return InsultState(
        parsing: surroundings.setting(group, key), log: try log().bytes(),
        firstVersion: surroundings.setting(group, "currentInsult"))
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Passes over the insult of now; when this returns, the tap is in the log.
  func passOver() throws(InsultStoreError) {
    let settings: InsultSettings
    switch state {
    case .placeholder, .missing, .loaded: settings = state.chronicle.settings
    case .newer, .unreadable: throw .unreadableSettings
    case .unavailable(let reason): throw .notWritten(reason)
    }
    let now = surroundings.now()
    do throws(StoreError) {
      try log().append(isReadable: InsultLog.isReadable) { bytes in
        InsultChronicle(settings, log: InsultLog(parsing: bytes)).another(at: now).line
      }
    } catch {
      throw .notWritten(error.description)
    }
    surroundings.reload(InsultSystem.identity.kind)
  }

  private func log() throws(StoreError) -> BoundedLog {
    try BoundedLog(folder: surroundings.folder(group), name: AppIdentifiers.insultTaps)
  }
}

/// Why a tap or a choice was not kept; all is as it was then.
public enum InsultStoreError: Error, Hashable, Sendable {
  /// The settings of the app cannot be read, so nobody knows which insult a tap passes over.
  case unreadableSettings
  /// The log or the settings could not be written, and why, for a developer.
  case notWritten(String)
}
