public import Foundation

/// A file to which a second process, such as a widget's button, appends records; the app merges them into its
/// document.
///
/// So two processes never rewrite the same file: the widget appends one line for each record, and the app
/// renames the whole file before it reads it. See ``DocumentStore/merge(_:at:zone:ifMissing:_:)``.
public struct IntentLog<Record: JSONCodable & Sendable>: Sendable {
  /// The name of the file.
  public let name: String
  let folder: StoreFolder

  /// A record with its id and time.
  public struct Entry: Sendable {
    /// The unique id of the record, such as the text of a UUID.
    public let id: String
    /// The time of the event.
    public let timestamp: Timestamp
    /// The record itself.
    public let record: Record

    /// Makes an entry.
    public init(id: String, timestamp: Timestamp, record: Record) {
      self.id = id
      self.timestamp = timestamp
      self.record = record
    }
  }

  /// Makes a log with a name in a folder, which has to exist.
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
  /// The name of the file during a merge, or after an interrupted one.
  var mergingName: String { name + ".merging" }
  /// The name of the file for lines that could not be read.
  var unreadableName: String { name + ".unreadable" }

  /// Appends a record; it is on the disk on return.
  public func append(_ entry: Entry) throws(StoreError) {
    let line: [UInt8]
    do throws(JSONValueError) {
      line = try entry.line
    } catch {
      throw .unwritable(path: path, error: error)
    }
    try folder.append(line + [UInt8(ascii: "\n")], to: try folder.openLog(name))
  }

  /// Returns the records in the files now, in the order in which they were appended.
  ///
  /// During a merge, some may be in the document already; ``DocumentStore/read(with:)`` leaves those out.
  public func entries() throws(StoreError) -> [Entry] { try lines().entries }

  /// Returns the lines that are in the files now, as if they were in one file.
  package func bytes() throws(StoreError) -> [UInt8] {
    // The log first: a merge that begins between the two reads renames it, and then it is read a second time.
    // A line that is in both is counted once, by its id or its bytes.
    let new = try folder.read(name) ?? []
    let merging = try folder.read(mergingName) ?? []
    // A torn last line has no line feed.
    return merging.isEmpty || merging.last == Self.lineFeed ? merging + new : merging + [Self.lineFeed] + new
  }

  /// Returns the lines that are in the files now, each once.
  func lines() throws(StoreError) -> IntentLogLines<Record> {
    var lines = IntentLogLines<Record>(try bytes())
    var (ids, unreadable) = (Set<String>(), Set<[UInt8]>())
    lines.entries.removeAll { !ids.insert($0.id).inserted }
    lines.unreadable.removeAll { !unreadable.insert($0).inserted }
    return lines
  }

  /// Returns the number of unreadable lines: those in the files now, and those kept so far.
  package func unreadableLineCount() throws(StoreError) -> Int {
    Set(try lines().unreadable).union(try keptLines()).count
  }

  /// Returns the unreadable lines that were kept when the others were merged.
  func keptLines() throws(StoreError) -> [[UInt8]] {
    try (folder.read(unreadableName) ?? []).split(separator: Self.lineFeed).map(Array.init)
  }

  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }
}

extension IntentLog.Entry: JSONDecodable, JSONEncodable {
  /// Reads the JSON of a line of the log.
  ///
  /// The checksum can only be checked with the bytes of the line.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    id = try object.required("id")
    timestamp = try object.required("at")
    record = try object.required("record")
    let _: String? = try object.optional("checksum")
  }

  /// The content of a line of the log, without its checksum.
  public var json: JSON {
    get throws(JSONValueError) {
      var object: JSONObject = ["id": .string(id), "at": timestamp.json]
      try object.set("record", to: record)
      return .object(object)
    }
  }
}

extension IntentLog.Entry {
  private static var checksumMark: [UInt8] { Array(#","checksum":""#.utf8) }
  private static var end: [UInt8] { Array("\"}".utf8) }

  /// The line, without a line feed. Its last member is the checksum of all bytes before it:
  ///
  /// ```json
  /// {"at":"2026-02-17T05:10:00Z","id":"a","record":1,"checksum":"9f3a21c4"}
  /// ```
  fileprivate var line: [UInt8] {
    get throws(JSONValueError) {
      let content = Array(try json.text.utf8.dropLast())
      return content + Self.checksumMark + Array(Checksum(content).text.utf8) + Self.end
    }
  }

  /// Reads a line without its line feed; `nil` if it is not a record or is damaged.
  ///
  /// A line of an earlier version has no checksum. If the last member has the length of a checksum, it must
  /// be one, so that damage of the word `checksum` is detected.
  fileprivate init?(line: [UInt8]) {
    guard let json = try? JSON(parsing: line), let entry = try? Self(json: json) else { return nil }
    let mark = Self.checksumMark
    let content = line.dropLast(mark.count + Checksum.length + Self.end.count)
    let digits = line[content.endIndex...].dropFirst(mark.count).prefix(Checksum.length)
    let (nameEnd, quote) = (Array(#"":""#.utf8), Array(",\"".utf8))
    let isMarked =
      line[content.endIndex...].starts(with: quote) && line.suffix(Self.end.count).elementsEqual(Self.end)
      && line[content.endIndex...].prefix(mark.count).suffix(nameEnd.count).elementsEqual(nameEnd)
    if json["checksum"]?.string != nil || isMarked {
      guard line[content.endIndex...].starts(with: mark), Checksum(content).text.utf8.elementsEqual(digits)
      else { return nil }
    }
    self = entry
  }
}

extension IntentLog.Entry: Equatable where Record: Equatable {}
extension IntentLog.Entry: Hashable where Record: Hashable {}

/// The lines of a log, read.
package struct IntentLogLines<Record: JSONCodable & Sendable> {
  package var entries: [IntentLog<Record>.Entry] = []
  /// Lines that are not valid records, unchanged; torn lines and those with a wrong checksum are among them.
  package var unreadable: [[UInt8]] = []

  /// Reads the lines of a file.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let entry = IntentLog<Record>.Entry(line: Array(line)) {
        entries.append(entry)
      } else {
        unreadable.append(Array(line))
      }
    }
  }
}
