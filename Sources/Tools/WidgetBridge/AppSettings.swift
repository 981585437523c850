public import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import WidgetFoundation

/// Reads and writes the settings that an app shares with its widgets, for apps in other languages.
///
/// Widgets read data and no texts: `UserDefaults` does not make one of the other. This is the one place that knows.
public enum AppSettings {
  /// What is stored under a key, as JSON; `nil` if nothing is.
  ///
  /// - Parameters:
  ///   - key: One of the keys of `AppIdentifiers`.
  ///   - defaults: The settings of the app group.
  public static func stored(forKey key: String, in defaults: UserDefaults?) -> String? {
    bytes(forKey: key, in: defaults).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores choices where widgets read them.
  ///
  /// What the text does not name stays as it was stored, also what this version does not know; null takes a choice back.
  ///
  /// - Parameters:
  ///   - settings: An object of the form that the schema of the settings has, or a part of it.
  ///   - key: The key of settings that users make: `calendarSettings`, `insultSettings` or `solsticeSettings`.
  ///   - defaults: The settings of the app group; `nil` is an error.
  /// - Throws: ``AppSettingsError``; nothing is stored then.
  public static func store(
    _ settings: String, forKey key: String, in defaults: UserDefaults?
  ) throws(AppSettingsError) {
    guard let defaults else { throw .noGroup }
    let stored = bytes(forKey: key, in: defaults)
    let bytes =
      switch key {
      case "calendarSettings": try changed(CalendarSettings.self, stored, by: settings)
      case "insultSettings": try changed(InsultSettings.self, stored, by: settings)
      case "solsticeSettings": try changed(SolsticeSettings.self, stored, by: settings)
      default: throw .unknownKey(key)
      }
    defaults.set(Data(bytes), forKey: key)
  }

  private static func bytes(forKey key: String, in defaults: UserDefaults?) -> [UInt8]? {
    switch defaults?.object(forKey: key) {
    case let data as Data: Array(data)
    case let text as String: Array(text.utf8)
    default: nil
    }
  }

  private static func changed<Settings: WidgetSettings>(
    _ type: Settings.Type, _ bytes: [UInt8]?, by text: String
  ) throws(AppSettingsError) -> [UInt8] {
    // Which zones there are is asked, not when their clocks change.
    let zones = ZoneDirectory.system(upTo: Instant(secondsSince1970: 0))
    let changes: JSONObject
    do {
      changes = try JSONObject(json: JSON(parsing: Array(text.utf8)))
    } catch {
      throw .notSettings(["\(error)"])
    }
    var stored = StoredSettings<Settings>(parsing: bytes, zones: zones)
    let problems = stored.take(changes, zones: zones)
    guard problems.isEmpty else { throw .notSettings(problems) }
    return stored.bytes
  }
}

/// Why settings were not stored.
public enum AppSettingsError: Error, Hashable, Sendable {
  /// There is no app group: is it in the entitlements?
  case noGroup
  /// No settings of users have this key.
  case unknownKey(String)
  /// What is wrong with the text; never empty.
  case notSettings([String])
}

extension AppSettingsError: LocalizedError, CustomStringConvertible {
  /// The reason, for a developer.
  public var description: String {
    switch self {
    case .noGroup:
      "nothing was stored: there are no settings of an app group; is the group in the entitlements?"
    case .unknownKey(let key):
      "nothing was stored: '\(key.prefix(60))' is none of: calendarSettings, insultSettings, solsticeSettings"
    case .notSettings(let problems): "nothing was stored: \(problems.joined(separator: "; "))"
    }
  }

  /// The same.
  public var errorDescription: String? { description }
}
