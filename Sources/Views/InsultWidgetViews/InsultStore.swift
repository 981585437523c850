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
        parsing: bytes, log: try log().bytes(), firstVersion: firstVersion)
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Draws the seed of a user who opens the app for the first time, and tells the log of settings that it does not know.
  ///
  /// - Parameter seed: A number drawn at random.
  func open(seed: UInt64) throws(InsultStoreError) {
    switch Loaded<InsultSettings>(parsing: bytes) {
    case .missing:
      try change { settings in
        var settings = settings
        settings.seed = seed
        return settings
      }
    case .loaded(let settings, _):
      try append { log in InsultChronicle(settings, log: log).unlogged(at: surroundings.now()) }
    case .placeholder, .newer, .unreadable, .unavailable: break
    }
  }

  /// Passes over the insult of now, if it is the one that stands at a place; when this returns, the tap is in the log.
  func passOver(_ place: InsultPlace) throws(InsultStoreError) {
    switch state {
    case .placeholder, .missing, .loaded: break
    case .newer, .unreadable: throw .unreadableSettings
    case .unavailable(let reason): throw .notWritten(reason)
    }
    let settings = state.chronicle.settings
    let (now, zone) = (surroundings.now(), ZoneClock(surroundings.zone()))
    // Asked of the log as it is when the tap is written: two widgets may be tapped at once.
    let isPassedOver = try append { log in
      InsultChronicle(settings, log: log).another(than: place, at: now, in: zone)
    }
    if isPassedOver { surroundings.reload(InsultSystem.identity.kind) }
  }

  /// Stores other settings; what is stored besides, and what cannot be read of it, stays.
  ///
  /// - Parameter change: The settings to be, by those that are stored now.
  func change(_ change: (InsultSettings) -> InsultSettings) throws(InsultStoreError) {
    let before = state
    var stored = StoredSettings<InsultSettings>(parsing: bytes)
    // The choices can be read whether or not the log can.
    let old = InsultState(parsing: bytes, firstVersion: firstVersion).chronicle.settings
    let new = change(old)
    stored.settings = new
    // The log first: what was seen then stays what was seen, and of a choice that is not stored it learns by the next one.
    let now = surroundings.now()
    if InsultChronicle(old).change(to: new, at: now) != nil {
      try append { log in InsultChronicle(old, log: log).change(to: new, at: now) }
    }
    let bytes = stored.bytes
    surroundings.keep(group, key, bytes)
    guard surroundings.setting(group, key) == bytes else {
      throw .notWritten("the settings of the app group were not kept; is the group in the entitlements?")
    }
    InsultSystem.reloadIfNeeded(
      from: before, to: state,
      configurations: [InsultConfiguration()] + InsultRating.allCases.map { InsultConfiguration(rating: $0) },
      in: surroundings)
  }

  private var bytes: [UInt8]? { surroundings.setting(group, key) }
  private var firstVersion: [UInt8]? { surroundings.setting(group, "currentInsult") }

  private func log() throws(StoreError) -> BoundedLog {
    try BoundedLog(folder: surroundings.folder(group), name: AppIdentifiers.insultTaps)
  }

  /// Adds an event to the log, by what is in it already; says whether there is one to add.
  @discardableResult private func append(
    _ event: (InsultLog) -> InsultLog.Entry?
  ) throws(InsultStoreError) -> Bool {
    do throws(StoreError) {
      var line: [UInt8]?
      try log().append(isReadable: InsultLog.isReadable) {
        line = event(InsultLog(parsing: $0))?.line
        return line
      }
      return line != nil
    } catch {
      throw .notWritten(error.description)
    }
  }
}

/// Why a tap or a choice was not kept; all is as it was then.
public enum InsultStoreError: Error, Hashable, Sendable {
  /// The settings of the app cannot be read, so nobody knows which insult a tap passes over.
  case unreadableSettings
  /// The log or the settings could not be written, and why, for a developer.
  case notWritten(String)
}
