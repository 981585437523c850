import Documents
import InsultWidget
import WidgetViews

/// The data of The Insolent Bard in its app group: the settings of the app, and the taps on "another".
struct InsultStore {
  private let services: SystemServices
  private let group = AppIdentifiers.insolentBard.group
  private let key = "insultSettings"

  init(_ services: SystemServices) {
    self.services = services
  }

  /// The stored state; every failure is a state as well.
  var state: InsultState {
    do throws(StoreError) {
      return InsultState(
        parsing: bytes, taps: try taps().read().document?.payload ?? InsultTaps(), firstVersion: firstVersion)
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Sets the seed of a user who opens the app for the first time.
  ///
  /// If the taps cannot be read, it also goes on with those before the last one, or with none: what is lost is a number, and
  /// without it no button of a widget would work again. The bytes are kept beside the file.
  ///
  /// - Parameter seed: A random number.
  func begin(seed: UInt64) throws(InsultStoreError) {
    let (now, zone) = (services.now(), services.zone())
    if let taps = try? taps(), case .corrupt(let corrupt)? = try? taps.read() {
      _ = try? taps.resolve(corrupt, with: corrupt.backup?.payload ?? InsultTaps(), at: now, zone: zone)
    }
    guard case .missing = Loaded<InsultSettings>(parsing: bytes) else { return }
    try change { settings in
      var settings = settings
      settings.seed = seed
      return settings
    }
  }

  /// Skips the current insult, if it is the one at a place; when this returns, the tap is on the disk.
  func skip(_ place: InsultPlace) throws(InsultStoreError) {
    let settings = untapped
    if case .unreadable = settings { throw .unreadableSettings }
    let (now, zone) = (services.now(), services.zone())
    let isSkipped: Bool
    do throws(StoreError) {
      // Two widgets may be tapped at once, so the file that is locked decides which insult is shown.
      isSkipped = try taps().update(at: now, zone: zone, ifMissing: InsultTaps()) { taps in
        taps.skip(place, of: settings.choices.settings, at: now, in: ZoneClock(zone))
      }
    } catch {
      throw .notWritten(error.description)
    }
    if isSkipped { services.reload(InsultSystem.identity.kind) }
  }

  /// Stores changed settings, and keeps unknown and unreadable parts of the stored ones.
  ///
  /// - Parameter change: Returns the new settings for the stored ones.
  func change(_ change: (InsultSettings) -> InsultSettings) throws(InsultStoreError) {
    var stored = StoredSettings<InsultSettings>(parsing: bytes)
    let old = untapped.choices.settings
    stored.settings = change(old)
    guard stored.settings != old else { return }
    let new = stored.bytes
    services.save(group, key, new)
    guard bytes == new else {
      throw .notWritten("the settings of the app group were not kept; is the group in the entitlements?")
    }
    services.reload(InsultSystem.identity.kind)
  }

  private var bytes: [UInt8]? { services.setting(group, key) }
  private var firstVersion: [UInt8]? { services.setting(group, "currentInsult") }
  /// The state without the taps: the settings can be read whether or not the taps can.
  private var untapped: InsultState { InsultState(parsing: bytes, firstVersion: firstVersion) }

  private func taps() throws(StoreError) -> DocumentStore<TapsFormat> {
    try DocumentStore(folder: services.folder(group), name: AppIdentifiers.insultTaps)
  }

  private enum TapsFormat: DocumentFormat {
    typealias Payload = InsultTaps
    static let schema = InsultTaps.schema
    static let version = InsultTaps.version
  }
}

/// The reason why a tap or a choice was not kept; nothing has changed then.
public enum InsultStoreError: Error, Hashable, Sendable {
  /// The settings of the app cannot be read, so the insult that a tap skips is not known.
  case unreadableSettings
  /// The taps or the settings could not be written; the text gives the reason, for a developer.
  case notWritten(String)
}
