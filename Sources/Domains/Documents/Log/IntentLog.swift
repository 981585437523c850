public import Foundation

/// A file to which a second process, such as a widget's button, adds what happened; the app merges it into its document.
///
/// So two processes never rewrite the same file: the widget appends one line for each record, the app takes the whole
/// file away under another name before it reads it. See ``DocumentStore/merge(_:at:zone:ifMissing:_:)``.
public struct IntentLog<Record: JSONCodable & Sendable>: Sendable {
  /// The name of the file.
  public let name: String
  let folder: StoreFolder

  /// One thing that happened.
  public struct Entry: Sendable {
    /// What tells the record from all others, such as the text of a UUID.
    public let id: String
    /// When it happened.
    public let timestamp: Timestamp
    /// What happened.
    public let record: Record

    /// One thing that happened.
    public init(id: String, timestamp: Timestamp, record: Record) {
      self.id = id
      self.timestamp = timestamp
      self.record = record
    }
  }

  /// The log of a name in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group; `nil` is an error.
  ///   - name: The name of the file, as for a document, such as `hydration.log`.
  public init(folder: URL?, name: String) throws(StoreError) {
    self.folder = try StoreFolder(url: folder, fileName: name)
    self.name = name
  }

  /// The path of the file.
  public var path: String { folder.path(name) }
  /// What is being merged; it is here only while that happens, or after it was interrupted.
  var mergingName: String { name + ".merging" }
  /// Lines that could not be read.
  var unreadableName: String { name + ".unreadable" }

  /// Adds a record; when this returns, it is on the disk.
  public func append(_ entry: Entry) throws(StoreError) {
    let text: String
    do throws(JSONValueError) {
      text = try entry.json.text
    } catch {
      throw .unwritable(path: path, error: error)
    }
    try folder.append(Array((text + "\n").utf8), to: try folder.openLog(name))
  }

  /// The records that are in the files now, in the order in which they were added.
  ///
  /// While a merge is under way, some may be in the document already; ``DocumentStore/read(with:)`` leaves those out.
  public func entries() throws(StoreError) -> [Entry] { try lines().entries }

  /// The lines that are in the files now.
  func lines() throws(StoreError) -> IntentLogLines<Record> {
    var lines = IntentLogLines<Record>(try folder.read(mergingName) ?? [])
    let new = IntentLogLines<Record>(try folder.read(name) ?? [])
    lines.entries += new.entries
    lines.unreadable += new.unreadable
    return lines
  }

  /// How many lines that could not be read were kept when the others were merged.
  func keptLineCount() throws(StoreError) -> Int {
    try (folder.read(unreadableName) ?? []).split(separator: UInt8(ascii: "\n")).count
  }
}

extension IntentLog.Entry: JSONDecodable, JSONEncodable {
  /// Reads a line of the log.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    id = try object.required("id")
    timestamp = try object.required("at")
    record = try object.required("record")
  }

  /// A line of the log.
  public var json: JSON {
    get throws(JSONValueError) {
      var object: JSONObject = ["id": .string(id), "at": timestamp.json]
      try object.set("record", to: record)
      return .object(object)
    }
  }
}

extension IntentLog.Entry: Equatable where Record: Equatable {}
extension IntentLog.Entry: Hashable where Record: Hashable {}

/// The lines of a log, read.
struct IntentLogLines<Record: JSONCodable & Sendable> {
  var entries: [IntentLog<Record>.Entry] = []
  /// Lines that are no records, a torn one among them, each as it is.
  var unreadable: [[UInt8]] = []

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let json = try? JSON(parsing: Array(line)), let entry = try? IntentLog<Record>.Entry(json: json) {
        entries.append(entry)
      } else {
        unreadable.append(Array(line))
      }
    }
  }
}
