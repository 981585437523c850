#if canImport(WidgetFoundation)
import Documents
import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
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

  func saveCalendar(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let changes = try request.action(Choosing.self, Self.changes)
    return store(try changed(CalendarSettings.self, "calendarSettings", by: changes))
  }

  func saveSolstice(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let changes = try request.action(Choosing.self, Self.changes)
    return store(try changed(SolsticeSettings.self, "solsticeSettings", by: changes))
  }

  /// Changes the settings or skips an insult; both are logged, so that past insults do not change.
  func saveInsults(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let changes = try request.action(Insulting.self) { (kind, action) throws(JSONValueError) -> JSONObject? in
      if kind == .set { return try Self.changes(.set, action) }
      try action.allowing([])
      return nil
    }
    let change = try changed(InsultSettings.self, "insultSettings", by: changes ?? JSONObject())
    do throws(StoreError) {
      let log = try BoundedLog(folder: folder, name: AppIdentifiers.insultTaps)
      try log.append(isReadable: InsultLog.isReadable) { bytes in
        let chronicle = InsultChronicle(change.old, log: InsultLog(parsing: bytes))
        return changes == nil
          ? chronicle.another(at: request.instant).line
          : chronicle.change(to: change.new.settings, at: request.instant)?.line
      }
    } catch {
      throw .notSaved("\(error)")
    }
    return changes == nil ? [:] : store(change)
  }

  private static func changes(_ kind: Choosing, _ action: JSONObject) throws(JSONValueError) -> JSONObject {
    try action.allowing(["settings"])
    return try action.required("settings")
  }

  /// The stored settings and the new ones.
  private struct Change<Settings: WidgetSettings> {
    let key: String
    let old: Settings
    var new: StoredSettings<Settings>
  }

  /// Applies changes of the app to everything that is stored.
  ///
  /// Members that the changes do not name stay, even if this version does not know them; null resets a
  /// setting.
  private func changed<Settings: WidgetSettings>(
    _ type: Settings.Type, _ key: String, by changes: JSONObject
  ) throws(BridgeError) -> Change<Settings> {
    guard settings != nil else {
      throw .notSaved("there are no settings of an app group; is the group in the entitlements?")
    }
    // Only the existence of zones matters here, not when their clocks change.
    let zones = ZoneDirectory.system(upTo: Instant(secondsSince1970: 0))
    var stored = StoredSettings<Settings>(parsing: bytes(forKey: key), zones: zones)
    let old = stored.settings
    if let problem = stored.take(changes, zones: zones).first { throw .inAction(problem.inside("settings")) }
    return Change(key: key, old: old, new: stored)
  }

  /// Stores the new settings.
  ///
  /// - Returns: The settings as they are stored now.
  private func store<Settings>(_ change: Change<Settings>) -> JSON {
    let bytes = change.new.bytes
    settings?.set(Data(bytes), forKey: change.key)
    // Damaged bytes stay unchanged if no setting was changed.
    return ["settings": (try? JSON(parsing: bytes)) ?? .object(change.new.settings.members)]
  }
}
#endif
