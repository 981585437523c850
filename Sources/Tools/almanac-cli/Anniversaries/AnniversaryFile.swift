import Documents
import Foundation
import LunarCalendarWidget
import WidgetFoundation

/// The settings of the calendar app as a document: the anniversaries, and all else as it is.
struct CalendarDocument: JSONCodable, DocumentFormat, Hashable, Sendable {
  typealias Payload = Self
  static let schema = "lichviet-settings"
  static let version = 1
  private static let key = "anniversaries"

  var anniversaries = AnniversaryList()
  /// Why there are none, where something else than a list stands in their place; it is kept as it is.
  let listFault: JSONValueError?
  private var others = JSONObject()

  init() { listFault = nil }

  /// - Throws: `JSONValueError` for what is no object; an anniversary that cannot be read is kept among the others.
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    do throws(JSONValueError) {
      anniversaries = try object.optional(Self.key) ?? AnniversaryList()
      others = object.without([Self.key])
      listFault = nil
    } catch {
      others = object
      listFault = error
    }
  }

  var json: JSON {
    var object = others
    if listFault == nil { object[Self.key] = anniversaries.json }
    return .object(object)
  }

  /// What the widget reads of it.
  var settings: CalendarSettings { (try? CalendarSettings(json: json)) ?? CalendarSettings() }

  /// The calendar of anniversaries that have none of their own: the one that was asked for, else that of the document.
  func calendar(chosen: LunarCalendar?) -> LunarCalendar { chosen ?? settings.calendar ?? .vietnamese }

  /// Settings as the app stores them, or a list of anniversaries alone.
  static func foreign(_ file: JSON) -> ForeignDocument? {
    if file.array != nil { return ForeignDocument(version: version, payload: [key: file]) }
    let known = [key] + CalendarSettings(calendar: .vietnamese, firstWeekday: .monday).members.keys
    guard let object = file.object, object.keys.contains(where: known.contains) else { return nil }
    return ForeignDocument(version: version, payload: file)
  }
}

/// The document that `almanac anniversaries` writes and `--with` reads, by its path.
struct AnniversaryFile {
  let store: DocumentStore<CalendarDocument>

  init(_ path: String) throws(StoreError) {
    let url = URL(fileURLWithPath: path)
    store = try DocumentStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
  }

  /// The document; what cannot be read in it is reported.
  ///
  /// - Throws: ``AnniversaryFailure`` if there is none or it cannot be read.
  func document() throws -> CalendarDocument {
    switch try store.read() {
    case .missing: throw AnniversaryFailure.missing(store.path)
    case .newerVersion(let version):
      throw StoreError.newerVersion(path: store.path, found: version, supported: CalendarDocument.version)
    case .corrupt(let corrupt): throw AnniversaryFailure.unreadable(store.path, corrupt.fault, isRead: true)
    case .value(let document):
      try requireList(in: document.payload, isRead: true)
      reportUnreadable(in: document.payload)
      return document.payload
    }
  }

  /// - Parameters:
  ///   - document: The document.
  ///   - isRead: Whether it is only read.
  /// - Throws: ``AnniversaryFailure`` if something else stands in the place of the list.
  private func requireList(in document: CalendarDocument, isRead: Bool) throws(AnniversaryFailure) {
    if let fault = document.listFault { throw .unreadable(store.path, .payload(fault), isRead: isRead) }
  }

  /// Settings for a widget, which needs no list; anniversaries that cannot be read are reported.
  func settings() -> CalendarState {
    Loaded<CalendarDocument>(reading: store).map { document in
      reportUnreadable(in: document)
      return document.settings
    }
  }

  /// It is told where the other reports go, so that what is exported stays whole.
  private func reportUnreadable(in document: CalendarDocument) {
    if let fault = document.listFault { Complaint.tell("\(store.path): \(fault); it is left out") }
    for place in document.anniversaries.unreadable {
      Complaint.tell("\(store.path): anniversaries\(place.error); it is left out")
    }
  }

  /// Changes the document, or writes the first one.
  func update<Value>(
    _ now: NowAndHere, _ body: (inout CalendarDocument) throws -> Value
  ) throws -> Value {
    do {
      return try store.update(at: now.instant, zone: now.zone, ifMissing: CalendarDocument()) {
        document throws(any Error) in
        try requireList(in: document, isRead: false)
        return try body(&document)
      }
    } catch {
      guard case .store(.corrupt(let path, let fault)) = error else { throw error.reason }
      throw AnniversaryFailure.unreadable(path, fault, isRead: false)
    }
  }
}

/// Why anniversaries could not be read or changed.
enum AnniversaryFailure: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(String, DocumentFault, isRead: Bool)
  case unknownID(String, count: Int)

  var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such document; 'almanac anniversaries add' writes one"
    case .unreadable(let path, let fault, let isRead):
      "\(path): \(fault)\(isRead ? "" : "; nothing was changed")\(Self.backup(of: path))"
    case .unknownID(let id, 0): "there is no anniversary whose id begins with '\(id)'"
    case .unknownID(let id, let count): "\(count) anniversaries have an id that begins with '\(id)'"
    }
  }

  private static func backup(of path: String) -> String {
    let backup = "\(path).backup"
    return FileManager.default.fileExists(atPath: backup)
      ? "; the document before its last change is \(backup)" : ""
  }
}
