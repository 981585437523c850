public import Foundation

/// A file of lines to which processes append and which stays short: the oldest lines are removed.
///
/// It is a document by itself, such as the history of a widget's buttons; ``IntentLog`` is for lines that an
/// app merges into another document. This type does not know the form of the lines.
///
/// ```swift
/// let log = try BoundedLog(folder: container, name: "taps.log")
/// try log.append(isReadable: isTap) { bytes in tap(after: bytes) }
/// ```
public struct BoundedLog: Sendable {
  /// The name of the file.
  public let name: String
  /// The largest length in bytes; when a line would exceed it, the older half is removed.
  public let limit: Int
  private let folder: StoreFolder

  /// Makes a log with a name in a folder, which has to exist.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group; `nil` is an error.
  ///   - name: The name of the file, as for a document, such as `taps.log`.
  ///   - limit: The largest length in bytes.
  public init(folder: URL?, name: String, limit: Int = 131_072) throws(StoreError) {
    self.folder = try StoreFolder(url: folder, fileName: name)
    self.name = name
    self.limit = limit
  }

  /// The path of the file.
  public var path: String { folder.path(name) }
  /// The file for removed lines that could not be read.
  private var unreadableName: String { name + ".unreadable" }

  /// Returns the current lines; empty if there is no file.
  public func bytes() throws(StoreError) -> [UInt8] { try folder.read(name) ?? [] }

  /// Appends a line; it is on the disk on return.
  ///
  /// - Parameters:
  ///   - isReadable: Whether a line belongs to this log; other lines are kept in `<log>.unreadable` when they
  ///     are removed.
  ///   - line: Returns the new line, with a line feed at its end, for the current lines; `nil` for none. No
  ///     other process appends meanwhile.
  public func append(
    isReadable: ([UInt8]) -> Bool, _ line: ([UInt8]) -> [UInt8]?
  ) throws(StoreError) {
    let file = try folder.openLog(name)
    let bytes = try file.readAll()
    guard let line = line(bytes) else { return }
    guard bytes.count + line.count > limit else {
      try folder.append(line, to: file)
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var (kept, size) = (lines.count, line.count)
    while kept > 0, size + lines[kept - 1].count < limit / 2 {
      kept -= 1
      size += lines[kept].count + 1
    }
    try folder.keep(lines: lines[..<kept].filter { !isReadable($0) }, in: unreadableName)
    let rest = lines[kept...].flatMap { $0 + [UInt8(ascii: "\n")] }
    try folder.durably { () throws(StoreError) in try folder.replace(name, with: rest + line) }
    // The lock is held until the new file has its name.
    _ = consume file
  }
}
