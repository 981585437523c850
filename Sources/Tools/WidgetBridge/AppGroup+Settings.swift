#if canImport(WidgetFoundation)
import Documents
import Foundation
package import InsultWidgetCore
import WidgetFoundation

extension AppGroup {
  /// The actions of documents that consist only of settings.
  private enum Choosing: String, CaseIterable, JSONDecodable {
    case set
  }

  /// The actions of insults.
  private enum Insulting: String, CaseIterable, JSONDecodable {
    case set, another
  }

  /// Changes the settings of insults, or skips one.
  func saveInsults(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let changes = try request.action(Insulting.self) { (kind, action) throws(JSONValueError) -> JSONObject? in
      try action.allowing(kind == .set ? ["settings"] : [])
      return kind == .set ? try action.required("settings") : nil
    }
    if let changes { return try save(InsultSettings.self, "insultSettings", request, changes) }
    do throws(StoreError) {
      let taps = try DocumentStore<InsultTapsFormat>(folder: folder, name: AppIdentifiers.insultTaps)
      try taps.update(at: request.instant, zone: request.zone, ifMissing: InsultTaps()) {
        $0.skip(at: request.instant)
      }
    } catch {
      throw request.refusal(error)
    }
    return [:]
  }

  /// Changes the settings that are stored under a key.
  ///
  /// Members that the changes do not name stay, even if this version does not know them; null resets a setting.
  ///
  /// - Returns: The settings as they are stored now.
  func save<Settings: WidgetSettings>(
    _ type: Settings.Type, _ key: String, _ request: SaveRequest
  ) throws(BridgeError) -> JSON {
    let changes = try request.action(Choosing.self) { (_, action) throws(JSONValueError) -> JSONObject in
      try action.allowing(["settings"])
      return try action.required("settings")
    }
    return try save(type, key, request, changes)
  }

  private func save<Settings: WidgetSettings>(
    _ type: Settings.Type, _ key: String, _ request: SaveRequest, _ changes: JSONObject
  ) throws(BridgeError) -> JSON {
    guard let settings else {
      throw .notSetUp("there are no settings of an app group; is the group in the entitlements?")
    }
    // Only the existence of zones matters here, not their clock changes.
    let zones = ZoneDirectory.system(upTo: Instant(secondsSince1970: 0))
    var stored = StoredSettings<Settings>(parsing: bytes(forKey: key), zones: zones)
    if let problem = stored.apply(changes, zones: zones).first {
      let refusal = DataRefusal(ofSetting: problem, at: ["settings"], in: request.language)
      throw refusal.map(BridgeError.refused) ?? .inAction(problem.inside("settings"))
    }
    let bytes = stored.bytes
    settings.set(Data(bytes), forKey: key)
    // Damaged bytes stay unchanged if no setting was changed.
    return ["settings": (try? JSON(parsing: bytes)) ?? .object(stored.settings.members)]
  }
}

/// The taps on "another" as a document of the app group.
package enum InsultTapsFormat: DocumentFormat {
  package typealias Payload = InsultTaps
  package static let schema = InsultTaps.schema
  package static let version = InsultTaps.version
}
#endif
