import Documents
import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import WidgetFoundation

extension AppGroup {
  /// What can be done with settings alone.
  private enum Choosing: String, CaseIterable, JSONDecodable {
    case set
  }

  /// What can be done with insults.
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

  /// Chooses other settings, or passes an insult over; the log learns of both, so that what was seen stays what was seen.
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

  /// Settings as they are stored and as they are to be.
  private struct Change<Settings: WidgetSettings> {
    let key: String
    let old: Settings
    var new: StoredSettings<Settings>
  }

  /// What an app has chosen, with all that was stored: what it does not name stays as it was, also what this version does not
  /// know; null takes a choice back.
  private func changed<Settings: WidgetSettings>(
    _ type: Settings.Type, _ key: String, by changes: JSONObject
  ) throws(BridgeError) -> Change<Settings> {
    guard settings != nil else {
      throw .notSaved("there are no settings of an app group; is the group in the entitlements?")
    }
    // Which zones there are is asked, not when their clocks change.
    let zones = ZoneDirectory.system(upTo: Instant(secondsSince1970: 0))
    var stored = StoredSettings<Settings>(parsing: bytes(forKey: key), zones: zones)
    let old = stored.settings
    if let problem = stored.take(changes, zones: zones).first { throw .inAction(problem.inside("settings")) }
    return Change(key: key, old: old, new: stored)
  }

  /// - Returns: The settings as they are stored now.
  private func store<Settings>(_ change: Change<Settings>) -> JSON {
    let bytes = change.new.bytes
    settings?.set(Data(bytes), forKey: change.key)
    // Bytes that are damaged stay as they are where nothing was chosen anew.
    return ["settings": (try? JSON(parsing: bytes)) ?? .object(change.new.settings.members)]
  }
}
