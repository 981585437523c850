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
  /// the document.
  func calendar(chosen: LunarCalendar?) -> LunarCalendar { chosen ?? settings.calendar ?? .vietnamese }

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

  init(_ path: String) throws(UsageError) { store = try DocumentStore(path: path) }

  /// Returns the document, and reports its unreadable parts.
  ///
  /// - Throws: `CommandFailure` if there is no document or it cannot be read.
  func document() throws -> CalendarDocument {
    switch try store.read() {
    case .missing:
      throw CommandFailure(
        "\(store.path): there is no such file; 'almanac anniversaries add' creates one for days of your own")
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: store.path, found: version, supported: CalendarDocument.version)
    case .corrupt(let corrupt): throw unreadable(corrupt.fault, isRead: true)
    case .value(let document):
      try requireList(in: document.payload, isRead: true)
      report(document.payload.anniversaries.unreadable.map { "anniversaries\($0.error)" })
      return document.payload
    }
  }

  /// Checks that the document has a list of anniversaries.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isRead: Whether it is only read.
  /// - Throws: `CommandFailure` if the member of the anniversaries is not a list.
  private func requireList(in document: CalendarDocument, isRead: Bool) throws(CommandFailure) {
    if let fault = document.listFault { throw unreadable(.payload(fault), isRead: isRead) }
  }

  /// The error for a document that cannot be read, with its backup if it has one.
  private func unreadable(_ fault: DocumentFault, isRead: Bool) -> CommandFailure {
    let backup = "\(store.path).backup"
    // The backup of another app's document does not help.
    let isOfOtherApp = if case .schema = fault { true } else { false }
    let hasBackup = !isOfOtherApp && FileManager.default.fileExists(atPath: backup)
    let sentence =
      "\(StoreError.corrupt(path: store.path, fault: fault))"
      + (hasBackup ? "; the document before its last change is \(backup)" : "")
    return isRead ? CommandFailure(sentence) : .notSaved(sentence)
  }

  /// Returns the settings for a widget, even without a list; unreadable anniversaries are reported.
  func settings() -> CalendarState {
    Loaded<CalendarDocument>(reading: store).map { document in
      let stored = StoredSettings<CalendarSettings>(parsing: Array(document.json.text.utf8))
      report(stored.problems.map { "\($0)" })
      return stored.settings
    }
  }

  /// Reports the first of the parts that are left out, on standard error, so that exported output stays valid.
  private func report(_ problems: [String]) {
    for problem in problems.prefix(20) { Complaint.tell("\(store.path): \(problem); it is left out") }
    if problems.count > 20 { Complaint.tell("\(store.path): \(problems.count - 20) more are left out") }
  }

  /// Changes the document, or writes the first one.
  func update<Value>(
    _ clock: Clock, _ body: (inout CalendarDocument) throws -> Value
  ) throws -> Value {
    do {
      return try store.update(at: clock.instant, zone: clock.zone, ifMissing: CalendarDocument()) {
        document throws(any Error) in
        try requireList(in: document, isRead: false)
        return try body(&document)
      }
    } catch {
      switch error {
      case .store(.corrupt(_, let fault)): throw unreadable(fault, isRead: false)
      case .store(let error): throw CommandFailure.notSaved("\(error)")
      case .refused(let error as JSONValueError): throw CommandFailure.notSaved("\(store.path): \(error)")
      case .refused(let error): throw error
      }
    }
  }
}

extension Arguments {
  /// Returns the user's own days of `--file`, in the calendar of `--calendar` or of the file; `nil` without a file.
  func anniversaries(_ language: Language) throws -> UserAnniversaries? {
    let paths = try all(Options.files).filter { !DecisionFile($0).isDocument }
    guard let path = paths.first else { return nil }
    guard paths.count == 1 else {
      throw UsageError("--file names two files of your own days: \(paths[0]) and \(paths[1])")
    }
    let chosen = try chosenCalendar()
    let document = try AnniversaryFile(path).document()
    return UserAnniversaries(
      document.anniversaries, calendar: document.calendar(chosen: chosen), language: language)
  }
}
