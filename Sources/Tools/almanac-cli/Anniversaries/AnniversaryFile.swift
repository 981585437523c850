import DayAlmanac
import Documents
import Foundation
import JSONText
import LunarCalendarWidgetCore
import WidgetFoundation

/// The calendar app's settings as a document: the anniversaries, and all other members unchanged.
struct CalendarDocument: JSONCodable, DocumentFormat, Hashable, Sendable {
  typealias Payload = Self
  static let schema = "lichviet-settings"
  static let version = 1
  private static let key = "anniversaries"

  private var members = JSONObject()

  init() {}

  /// Reads the document.
  ///
  /// - Throws: `JSONValueError` if the JSON is not an object. Anniversaries that cannot be read are kept.
  init(json: JSON) throws(JSONValueError) { members = try JSONObject(json: json) }

  var json: JSON { .object(members) }

  var anniversaries: AnniversaryList {
    get { (try? members.optional(Self.key)) ?? AnniversaryList() }
    set { members[Self.key] = newValue.json }
  }

  /// The error if the member of the anniversaries is not a list; the member is kept unchanged.
  var listFault: JSONValueError? {
    do throws(JSONValueError) {
      _ = try members.optional(Self.key, as: AnniversaryList.self)
      return nil
    } catch { return error }
  }

  /// The settings that can be read.
  private var settings: CalendarSettings { (try? CalendarSettings(json: json)) ?? CalendarSettings() }

  /// Returns the calendar of anniversaries that have none of their own: the requested one, or else that of
  /// the document, or else the usual one.
  func calendar(chosen: LunarCalendar?, usual: LunarCalendar) -> LunarCalendar {
    chosen ?? settings.calendar ?? usual
  }

  /// Accepts settings as the app stores them, or only a list of anniversaries.
  static func payload(ofBare file: JSON) -> JSON? {
    if file.array != nil { return [key: file] }
    let settings = CalendarSettings(
      calendar: .vietnamese, firstWeekday: .monday, daysOffCountry: .noCountry, decidedDays: DecidedDays([]))
    let known = [key] + settings.members.keys
    guard let object = file.object, object.keys.contains(where: known.contains) else { return nil }
    return file
  }
}

/// The document that `almanac anniversaries` writes and `--file` of other verbs names, by its path.
struct AnniversaryFile {
  let store: DocumentStore<CalendarDocument>
  /// The language of refusals.
  private let language: Language
  private var texts: AlmanacReportsStrings { AlmanacReportsStrings(language: language.tableIndex) }

  init(_ path: String, _ language: Language) throws(UsageError) {
    (store, self.language) = (try DocumentStore(path: path), language)
  }

  /// Returns the document, and reports its unreadable parts.
  ///
  /// - Throws: `CommandRefusal` if there is no document or it cannot be read.
  func document() throws -> CalendarDocument {
    switch try store.read() {
    case .missing:
      throw CommandRefusal(
        DataRefusal(noFile: store.path, in: language), in: language, isReading: true,
        hint: " (almanac anniversaries add)")
    case .newerVersion(let version):
      throw refusal(
        .newerVersion(path: store.path, found: version, supported: CalendarDocument.version), isReading: true)
    case .corrupt(let corrupt):
      throw refusal(.corrupt(path: store.path, fault: corrupt.fault), isReading: true)
    case .value(let document):
      try requireList(in: document.payload, isReading: true)
      texts.report(
        document.payload.anniversaries.unreadable.map { $0.error.inside("anniversaries") }, of: store.path)
      return document.payload
    }
  }

  /// Checks that the document has a list of anniversaries.
  private func requireList(in document: CalendarDocument, isReading: Bool) throws(CommandRefusal) {
    if let fault = document.listFault {
      throw refusal(.corrupt(path: store.path, fault: .payload(fault)), isReading: isReading)
    }
  }

  /// The refusal of a document that cannot be read or written, with its backup if it is damaged and has one.
  private func refusal(_ error: StoreError, isReading: Bool) -> CommandRefusal {
    let refusal = DataRefusal(error, in: language, isPathNamed: true)
    let backup = "\(store.path).backup"
    let hasBackup = refusal.isDamage && FileManager.default.fileExists(atPath: backup)
    return CommandRefusal(
      refusal, in: language, isReading: isReading, hint: hasBackup ? "; \(texts.backupAt(file: backup))" : "")
  }

  /// Returns the settings for a widget, even without a list; unreadable anniversaries are reported.
  func settings() -> StoredState<CalendarSettings> {
    StoredState(store).map { document in
      let stored = StoredSettings<CalendarSettings>(parsing: Array(document.json.text.utf8))
      texts.report(stored.problems, of: store.path)
      return stored.settings
    }
  }

  /// Changes the document, or writes the first one.
  func update<Value>(
    _ clock: Clock, _ body: (inout CalendarDocument) throws -> Value
  ) throws -> Value {
    do {
      return try store.update(at: clock.instant, zone: clock.zone, ifMissing: CalendarDocument()) {
        document throws(any Error) in
        try requireList(in: document, isReading: false)
        return try body(&document)
      }
    } catch {
      switch error {
      case .store(let error): throw refusal(error, isReading: false)
      case .refused(let error as JSONValueError):
        guard let refusal = DataRefusal(ofSetting: error, in: language) else {
          throw CommandFailure.notSaved(StoreError.unwritable(path: store.path, error: error))
        }
        throw CommandRefusal(refusal, in: language, isReading: false)
      case .refused(let error): throw error
      }
    }
  }
}

extension Arguments {
  /// Returns the user's own days of `--file`, in the calendar of `--calendar`, of the file or of `--country`; `nil` without a file.
  func anniversaries(_ language: Language) throws -> UserAnniversaries? {
    let paths = try all(Options.files).filter { !DecisionFile($0).isDocument }
    guard let path = paths.first else { return nil }
    guard paths.count == 1 else {
      throw UsageError { $0.twoFiles(first: paths[0], second: paths[1]) }
    }
    let (chosen, usual) = (try chosenCalendar(), try usualCalendar())
    let document = try AnniversaryFile(path, refusalLanguage).document()
    return UserAnniversaries(
      document.anniversaries, calendar: document.calendar(chosen: chosen, usual: usual), language: language)
  }
}
