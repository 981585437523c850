/// Settings that an app shares with its widgets under a key.
///
/// They are read again each time, because widgets and apps in other languages write them too. Parts that this version
/// cannot read survive a change.
package struct SettingsStore<Settings: WidgetSettings>: Sendable {
  private let services: SystemServices
  private let key: String
  private let kind: String?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - services: The services for reading and writing.
  ///   - key: The key of the settings.
  ///   - kind: The kind of the widgets that show the settings; `nil` if none does.
  package init(_ services: SystemServices, key: String, kind: String? = nil) {
    self.services = services
    self.key = key
    self.kind = kind
  }

  /// The stored bytes; `nil` if there are none.
  package var bytes: [UInt8]? { services.shared(key) }
  /// The settings, or the reason why there are none.
  package var state: Loaded<Settings> { Loaded(parsing: bytes, zones: zones) }
  /// The settings with everything that is stored beside them.
  package var stored: StoredSettings<Settings> { StoredSettings(parsing: bytes, zones: zones) }
  /// The clocks of the zones that settings name.
  package var zones: ZoneDirectory { .system(upTo: services.now()) }

  /// Stores the value of one setting, null to reset it; a value that is not allowed changes nothing.
  ///
  /// - Returns: Whether it was saved.
  package func choose(_ value: JSON, for key: String) -> Bool {
    var problems: [JSONValueError] = []
    let isSaved = change { problems = $0.apply(JSONObject(present: [(key, value)]), zones: zones) }
    return isSaved && problems.isEmpty
  }

  /// Changes the settings, and requests new timelines if anything has changed.
  ///
  /// - Returns: Whether the change was saved; without the entitlement of the group it is not.
  package func change(_ change: (inout StoredSettings<Settings>) -> Void) -> Bool {
    var stored = stored
    let old = stored.settings
    change(&stored)
    guard stored.settings != old else { return true }
    let new = stored.bytes
    services.share(new, as: key)
    guard bytes == new else { return false }
    if let kind { services.reload(kind) }
    return true
  }
}
