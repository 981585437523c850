#if canImport(WidgetFoundation)
import BudgetWidgetCore
public import Documents
public import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import WidgetFoundation

/// The documents and settings that an app shares with its widgets through its app group, for apps in other
/// languages.
///
/// All arguments and results are texts; their types are in `WidgetBridge.d.ts` and the schemas beside it.
public struct AppGroup {
  /// The container of the group; `nil` without the entitlement.
  ///
  /// A missing container is an error only when it is needed.
  let folder: URL?
  /// The settings of the group.
  let settings: UserDefaults?
  /// The folder of the app alone; `nil` if there is none.
  let ownFolder: URL?

  /// Creates the group from a folder and settings.
  ///
  /// - Parameters:
  ///   - folder: The container of the group, from `FileManager`.
  ///   - settings: The settings of the group, `UserDefaults(suiteName:)` with its name.
  ///   - ownFolder: The folder of the app alone, which has to exist, for data that no widget reads: MomiQ's
  ///     sums by day and entries. Without it nothing of MomiQ is saved. It must stay the same.
  public init(folder: URL?, settings: UserDefaults?, ownFolder: URL? = nil) {
    self.folder = folder
    self.settings = settings
    self.ownFolder = ownFolder
  }

  /// Returns the text stored under a name of `AppIdentifiers`: settings by key, a document by file name, and
  /// the months of drinks by the name of one or of all.
  ///
  /// - Returns: The text, which can be passed unchanged as the state or the log of a request; `nil` if
  ///   nothing is stored yet. For `WaterQuestState-YYYY-MM.jsonl`, spelled like this, the lines that a widget
  ///   needs: the cache and the two newest months; for `WaterQuestState-2026-03.jsonl` that month.
  /// - Throws: ``AppGroupError``; the error of the system for an existing file that cannot be read.
  public func stored(_ name: String) throws -> String? {
    if AppIdentifiers.all.contains(where: { $0.settingKeys.contains(name) }) {
      guard settings != nil else { throw AppGroupError.noGroup }
      return bytes(forKey: name).map { String(decoding: $0, as: UTF8.self) }
    }
    guard AppIdentifiers.all.contains(where: { $0.hasDocument(name) }) else {
      throw AppGroupError.unknownName(name)
    }
    guard let folder else { throw AppGroupError.noGroup }
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw AppGroupError.folderMissing(folder.path)
    }
    if name == AppIdentifiers.hydrationMonths {
      let bytes = try HydrationStore(folder: folder).widgetLines()
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      if let fault = try loss(of: name, in: folder) { throw AppGroupError.lost(name, fault) }
      return nil
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Returns the fault of a missing document whose backup exists; `nil` if there is no backup either.
  private func loss(of name: String, in folder: URL) throws(StoreError) -> DocumentFault? {
    switch name {
    case AppIdentifiers.hydrationState:
      if case .corrupt(let corrupt) = try HydrationStore(folder: folder).documents.read() {
        return corrupt.fault
      }
    case AppIdentifiers.budgetSummary:
      let store = try DocumentStore<BudgetDocument>(folder: folder, name: name)
      if case .corrupt(let corrupt) = try store.read() { return corrupt.fault }
    default: break
    }
    return nil
  }

  /// Performs a request of an app about its documents and settings, and writes the result.
  ///
  /// ```json
  /// {"document": "hydration", "instant": "2026-02-17T05:00:00Z", "zone": "Asia/Ho_Chi_Minh",
  ///  "action": {"kind": "add", "id": "b2f1", "volumeML": 250, "fluidType": "tea"}}
  /// ```
  ///
  /// A document is replaced in one step, and its previous state is kept beside it. A document that cannot be read, or that
  /// a newer version of the app has written, stays unchanged; `recover` continues after damage, and keeps the bytes that cannot be
  /// read beside the document. Only sums of MomiQ's ledger are stored, and the entries of its user. A ledger that would lower sums
  /// is refused unless the request has `"replace": true`; `undo` brings back the one before.
  ///
  /// - Parameters:
  ///   - request: The request as text, a `SaveRequest` of `WidgetBridge.d.ts`.
  ///   - ledger: The bytes of the file that MomiQ imports, in place of `ledger` in the request.
  /// - Returns: A `SaveAnswer`: `{"saved": …}`, or `{"error": …}` if nothing was written.
  public func save(_ request: String, ledger: Data? = nil) -> String {
    CoreWidgets.answer(request) { json in
      do throws(BridgeError) {
        return ["saved": try saved(SaveRequest(json), ledger.map { Array($0) })]
      } catch {
        return error.json
      }
    }
  }

  private func saved(_ request: SaveRequest, _ ledger: [UInt8]?) throws(BridgeError) -> JSON {
    switch request.document {
    case .budget: try saveBudget(request, ledger: ledger)
    case .hydration: try saveDrinks(request)
    case .calendar: try save(CalendarSettings.self, "calendarSettings", request)
    case .insult: try saveInsults(request)
    case .solstice: try save(SolsticeSettings.self, "solsticeSettings", request)
    }
  }

  /// Returns the bytes of settings; without settings of insults, those with the interval of the app's first
  /// version, as the widget does.
  func bytes(forKey key: String) -> [UInt8]? {
    if let bytes = settings?.bytes(forKey: key) { return bytes }
    guard key == "insultSettings", let first = settings?.bytes(forKey: "currentInsult"),
      let interval = InsultState(parsing: nil, firstVersion: first).value?.settings.interval
    else { return nil }
    return Array(#"{"intervalMinutes":\#(interval.rawValue)}"#.utf8)
  }
}

extension AppIdentifiers {
  /// Whether a file is a document of the app, or one of its documents for each month.
  fileprivate func hasDocument(_ name: String) -> Bool {
    documents.contains { document in
      let parts = document.components(separatedBy: "YYYY-MM")
      guard document != name, parts.count == 2 else { return document == name }
      let month = name.dropFirst(parts[0].count).dropLast(parts[1].count)
      return name == parts[0] + month + parts[1] && YearMonth(String(month)) != nil
    }
  }
}

/// The reason why nothing can be read.
public enum AppGroupError: Error, Hashable, Sendable {
  /// There is no app group; is it in the entitlements?
  case noGroup
  /// The folder of the app group does not exist; try again later.
  case folderMissing(String)
  /// The document with this name is missing, but its backup exists: the app is not new, and
  /// ``AppGroup/save(_:ledger:)`` can recover it.
  case lost(String, DocumentFault)
  /// No settings and no document of an app have this name.
  case unknownName(String)
}

extension AppGroupError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason, for developers.
  public var description: String {
    if case .noGroup = self {
      return "the system gave no container of the app group; is the group in the entitlements?"
    }
    return error(in: .english).description
  }

  /// Returns `{"error": …}` with a code and a sentence in a language, as ``AppGroup/save(_:ledger:)`` answers.
  ///
  /// - Parameter tag: The tag of the language, such as `vi`.
  public func answer(in tag: String) -> String { error(in: Language(tag: tag)).json.text }

  private func error(in language: Language) -> BridgeError {
    switch self {
    case .noGroup: .refused(DataRefusal(.noContainer(name: ""), in: language))
    case .folderMissing(let path):
      .refused(DataRefusal(.folderMissing(path: path), in: language, isPathNamed: true))
    case .lost(let name, let fault): .refused(DataRefusal(.corrupt(path: name, fault: fault), in: language))
    case .unknownName(let name):
      .badValue(
        JSONValueError(expected: "the name of settings or of a document of an app", found: .string(name)))
    }
  }
}
#endif
