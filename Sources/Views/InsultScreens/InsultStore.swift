import Documents
@_exported public import InsultWidgetCore
@_exported public import WidgetViews

/// The data of The Insolent Bard in its app group: the settings of the app, and the taps on "another".
struct InsultStore {
  private let services: SystemServices
  private let settings: SettingsStore<InsultSettings>

  init(_ services: SystemServices) {
    self.services = services
    settings = SettingsStore(services, key: "insultSettings", kind: InsultDefinition.kind)
  }

  /// The stored state; every failure is a state as well.
  var state: InsultState {
    do throws(StoreError) {
      return InsultState(
        parsing: settings.bytes, taps: try taps().read().document?.payload ?? InsultTaps(),
        firstVersion: firstVersion)
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Sets the seed of a user who opens the app for the first time.
  ///
  /// Damaged taps are replaced by their backup, or by none: only a number is lost, and with damaged taps no button of a widget would
  /// work again. The damaged bytes are kept beside the file.
  ///
  /// - Parameter seed: A random number.
  func begin(seed: UInt64) {
    let (now, zone) = (services.now(), services.zone())
    if let taps = try? taps(), case .corrupt(let corrupt)? = try? taps.read() {
      _ = try? taps.resolve(corrupt, with: corrupt.backup?.payload ?? InsultTaps(), at: now, zone: zone)
    }
    guard case .missing = settings.state else { return }
    _ = change { settings in
      var settings = settings
      settings.seed = seed
      return settings
    }
  }

  /// Skips the insult at an index if it is the current one; when this returns, the tap is on the disk.
  func skip(_ index: InsultIndex) throws(InsultStoreError) {
    let state = untapped
    if case .unreadable = state { throw .unreadableSettings }
    let (now, zone) = (services.now(), services.zone())
    let isSkipped: Bool
    do throws(StoreError) {
      // Two widgets may be tapped at once, so the locked file decides which insult is shown.
      isSkipped = try taps().update(at: now, zone: zone, ifMissing: InsultTaps()) { taps in
        taps.skip(index, of: state.choices.settings, at: now, in: ZoneClock(zone))
      }
    } catch {
      throw .notWritten(error.description)
    }
    // A control is not redrawn when its interval ends, so a tap on an old insult redraws it with the current one.
    let isOld = index.slot != state.choices.current(at: now, in: ZoneClock(zone)).index.slot
    if isSkipped || isOld { services.reload(InsultDefinition.kind) }
  }

  /// Changes the settings, and requests new timelines if anything has changed.
  ///
  /// - Returns: Whether they were saved; otherwise nothing has changed.
  func change(_ change: (InsultSettings) -> InsultSettings) -> Bool {
    let old = untapped.choices.settings
    let new = change(old)
    return new == old || settings.change { $0.settings = new }
  }

  private var firstVersion: [UInt8]? { services.shared("currentInsult") }
  /// The state without the taps, for settings that are readable while the taps are not.
  private var untapped: InsultState { InsultState(parsing: settings.bytes, firstVersion: firstVersion) }

  private func taps() throws(StoreError) -> DocumentStore<TapsFormat> {
    try DocumentStore(folder: services.sharedFolder, name: AppIdentifiers.insultTaps)
  }

  private enum TapsFormat: DocumentFormat {
    typealias Payload = InsultTaps
    static let schema = InsultTaps.schema
    static let version = InsultTaps.version
  }
}

/// The reason why a tap was not saved; nothing has changed then.
public enum InsultStoreError: Error, Hashable, Sendable {
  /// The settings of the app cannot be read, so the insult that a tap skips is unknown.
  case unreadableSettings
  /// The taps could not be written; the text gives the reason, for a developer.
  case notWritten(String)
}

/// The source of the insult widget's facts: the settings of the app, and the taps beside them.
public enum InsultSource: WidgetSource {
  /// The widget.
  public typealias Definition = InsultDefinition

  /// Reads the settings and the taps.
  public static func state(in services: SystemServices) -> InsultState {
    InsultStore(services).state
  }

  /// Skips the insult at an index if it is the current one, and requests new timelines of all widgets of the kind.
  ///
  /// - Throws: ``InsultStoreError`` if the tap cannot be written; the widget then still shows the same insult.
  public static func skip(_ index: InsultIndex) async throws(InsultStoreError) {
    try await FileWriter.shared.run {
      Result { () throws(InsultStoreError) in try InsultStore(.current).skip(index) }
    }.get()
  }

  /// The insult that the widget shows now, or that of a sample if the settings cannot be read.
  public static var insult: String { entry().snapshot.accessibility.label }

  /// The font of the insults.
  public static var fonts: [String] { AppIdentifiers.insolentBard.fonts }
}

/// The view of the widget.
public typealias InsultWidgetView = WidgetView<InsultSource>
