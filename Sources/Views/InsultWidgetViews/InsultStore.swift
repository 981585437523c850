import Documents
import InsultWidget
import WidgetViews

/// The data of The Insolent Bard in its app group: the settings of the app, and the log of taps.
struct InsultStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.insolentBard.group
  private let key = "insultSettings"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The stored state; every failure is a state as well.
  var state: InsultState {
    do throws(StoreError) {
      return InsultState(
        parsing: bytes, log: try log().bytes(), firstVersion: firstVersion)
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Sets the seed of a user who opens the app for the first time, and tells the log about settings that are
  /// new to it.
  ///
  /// - Parameter seed: A random number.
  func begin(seed: UInt64) throws(InsultStoreError) {
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

  /// Skips the current insult, if it is the one at a place; when this returns, the tap is in the log.
  func skip(_ place: InsultPlace) throws(InsultStoreError) {
    switch state {
    case .placeholder, .missing, .loaded: break
    case .newer, .unreadable: throw .unreadableSettings
    case .unavailable(let reason): throw .notWritten(reason)
    }
    let settings = state.chronicle.settings
    let (now, zone) = (surroundings.now(), ZoneClock(surroundings.zone()))
    // Asked of the log as it is when the tap is written: two widgets may be tapped at once.
    let isSkipped = try append { log in
      InsultChronicle(settings, log: log).another(than: place, at: now, in: zone)
    }
    if isSkipped { surroundings.reload(InsultSystem.identity.kind) }
  }

  /// Stores changed settings, and keeps unknown and unreadable parts of the stored ones.
  ///
  /// - Parameter change: Returns the new settings for the stored ones.
  func change(_ change: (InsultSettings) -> InsultSettings) throws(InsultStoreError) {
    let before = state
    var stored = StoredSettings<InsultSettings>(parsing: bytes)
    // The choices can be read whether or not the log can.
    let old = InsultState(parsing: bytes, firstVersion: firstVersion).chronicle.settings
    let new = change(old)
    stored.settings = new
    // The log first, so that the history stays right. If the settings are then not stored, the next change
    // corrects the log.
    let now = surroundings.now()
    if InsultChronicle(old).change(to: new, at: now) != nil {
      try append { log in InsultChronicle(old, log: log).change(to: new, at: now) }
    }
    let bytes = stored.bytes
    surroundings.save(group, key, bytes)
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

/// The reason why a tap or a choice was not kept; nothing has changed then.
public enum InsultStoreError: Error, Hashable, Sendable {
  /// The settings of the app cannot be read, so the insult that a tap skips is not known.
  case unreadableSettings
  /// The log or the settings could not be written; the text gives the reason, for a developer.
  case notWritten(String)
}
