#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A file of lines beside a document; the document says how many bytes of it count.
///
/// Lines are only appended. They count from the moment at which the document is written with the new number,
/// so the file and the document change in one step. Bytes after that number are cut off before the next lines
/// are appended. They may be more than the rest of a killed program, because an older document that was put
/// back names fewer bytes than there are. So check ``tail(behind:)`` before you append. An earlier document
/// finds its lines unchanged at the beginning of the file.
package struct CommittedLog: Sendable {
  /// The name of the file.
  package let name: String
  private let folder: StoreFolder
  /// The number of bytes that are read at once.
  private static let blockSize = 1 << 16

  /// Makes a log with a name beside a document.
  package init(_ place: DocumentPlace, name: String) throws(StoreError) {
    folder = try StoreFolder(place, fileName: name)
    self.name = name
  }

  /// Returns the sorted names of the files beside a document with a prefix.
  package static func names(
    _ place: DocumentPlace, beginningWith prefix: String
  ) throws(StoreError) -> [String] {
    try StoreFolder(place, fileName: place.name).names(beginningWith: prefix)
  }

  /// The path of the file.
  package var path: String { folder.path(name) }

  /// Returns the length of the file in bytes; `nil` if there is none.
  package func size() throws(StoreError) -> Int? {
    try folder.size(name)
  }

  /// Throws if bytes that count are missing.
  package func checkSize(_ committed: Int) throws(StoreError) {
    let size = try size() ?? 0
    guard size >= committed else { throw .shortened(path: path, bytes: size, expected: committed) }
  }

  /// Appends lines after those that count; they are on the disk on return.
  ///
  /// Bytes that do not count are cut off.
  ///
  /// - Parameters:
  ///   - lines: Complete lines, each with its line feed.
  ///   - committed: The number of bytes that count so far.
  /// - Returns: The number of bytes that count once the document says so.
  package func append(_ lines: [UInt8], behind committed: Int) throws(StoreError) -> Int {
    guard let file = try folder.openToWrite(name) else { throw .folderMissing(path: folder.path) }
    let size = Int(try file.checkedInformation().st_size)
    guard size >= committed else { throw .shortened(path: path, bytes: size, expected: committed) }
    let end = committed + lines.count
    guard end <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: end) }
    // The name of a new file has to be on the disk too.
    if size == 0 { try folder.durably { () throws(StoreError) in } }
    if size > committed { try file.truncate(to: committed) }
    do throws(StoreError) {
      try file.write(lines)
      try file.synchronize()
    } catch {
      // A full disk: these lines were never reported as saved.
      _ = ftruncate(file.descriptor, off_t(committed))
      throw error
    }
    return end
  }

  /// Returns the bytes after those that count; empty if there is no file.
  package func tail(behind committed: Int) throws(StoreError) -> [UInt8] {
    guard let file = try folder.openToRead(name) else { return [] }
    let size = try file.readableSize()
    return size > committed ? try file.read(at: committed, count: size - committed) : []
  }

  /// Cuts off the bytes after those that count.
  package func cutTail(behind committed: Int) throws(StoreError) { _ = try append([], behind: committed) }

  /// Replaces all lines in one step.
  package func replace(with lines: [UInt8]) throws(StoreError) {
    try folder.durably { () throws(StoreError) in try folder.replace(name, with: lines) }
  }

  /// Copies bytes of the file to `<name>.corrupt-<instant>` beside it, once; they are on the disk on return.
  ///
  /// - Returns: The name.
  package func keep(_ bytes: [UInt8], at instant: Instant) throws(StoreError) -> String {
    var kept = ""
    try folder.durably { () throws(StoreError) in
      let copies = try folder.names(beginningWith: name + Self.setAsideMark)
      // A killed program may have left a copy.
      if let same = copies.first(where: { folder.holds($0, bytes) }) {
        kept = same
      } else {
        kept = try folder.keep(bytes, as: name + Self.setAsideMark + instant.fileStamp)
      }
    }
    return kept
  }

  /// Returns the bytes that were kept under a name beside a file; `nil` if they are gone.
  package static func kept(_ place: DocumentPlace, _ name: String) throws(StoreError) -> [UInt8]? {
    try StoreFolder(place, fileName: place.name).read(name)
  }

  /// Returns whether a file was set aside beside the log, and its lines are not restored yet.
  package static func isSetAside(_ file: String, of log: String) -> Bool {
    file.hasPrefix(log + setAsideMark) && StoreFileName.isKept(file, of: log)
  }

  /// Renames a file beside a document, after its lines have been restored, to `<name>.restored-<instant>`.
  ///
  /// - Returns: Its path; `nil` if it is gone.
  package static func markAsRestored(_ place: DocumentPlace, _ name: String) throws(StoreError) -> String? {
    var restored = name
    if let mark = name.ranges(of: setAsideMark).last { restored.replaceSubrange(mark, with: ".restored-") }
    return try StoreFolder(place, fileName: place.name).setAside(name, as: restored)
  }

  private static let setAsideMark = ".corrupt-"

  /// Returns all bytes of the file, including those that do not count; empty if there is no file.
  package func bytes() throws(StoreError) -> [UInt8] { try folder.read(name) ?? [] }

  /// Calls the body for each line that counts, without its line feed, and its place in the file; skips empty
  /// lines.
  ///
  /// - Parameter committed: The number of bytes that count; `nil` for all.
  package func forEachLine(
    committed: Int?, _ body: (UnsafeRawBufferPointer, _ place: Int) -> Void
  ) throws(StoreError) {
    guard let file = try open(committed: committed) else { return }
    let end: Int
    if let committed { end = committed } else { end = try file.readableSize() }
    var block: [UInt8] = []
    var (offset, read) = (0, 0)
    while read < end {
      block += try file.read(at: read, count: min(Self.blockSize, end - read))
      read = min(end, read + Self.blockSize)
      // A line may be longer than a block.
      let whole = read == end ? block.count : block.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
      block.withUnsafeBytes { bytes in
        for line in UnsafeRawBufferPointer(rebasing: bytes[..<whole]).lines(from: 0) {
          body(UnsafeRawBufferPointer(rebasing: bytes[line]), offset + line.lowerBound)
        }
      }
      block.removeFirst(whole)
      offset += whole
    }
  }

  /// Calls the body for the lines that count, from the last one to the first, without their line feeds.
  ///
  /// Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - committed: The number of bytes that count.
  ///   - body: Returns whether to continue.
  package func forEachLineFromEnd(
    committed: Int, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let file = try open(committed: committed) else { return }
    var (end, size) = (committed, Self.blockSize)
    while end > 0 {
      let start = max(0, end - size)
      let block = try file.read(at: start, count: end - start)
      // The bytes before the first line feed are the end of a line that is read with the next block.
      let first =
        start == 0 ? 0 : block.withUnsafeBytes { $0.lineFeed(from: 0) }.map { $0 + 1 } ?? block.count
      guard first < block.count else {
        // A line may be longer than a block.
        size *= 2
        guard block.count == end - start else { return }
        continue
      }
      let goesOn = block.withUnsafeBytes { bytes in
        Result { () throws(StoreError) in try bytes.lastLines(from: first, body) }
      }
      guard try goesOn.get() else { return }
      end = start + first
    }
  }

  /// Opens the file and checks that it has the bytes that count; `nil` if there is none and none is needed.
  private func open(committed: Int?) throws(StoreError) -> OpenFile? {
    guard let file = try folder.openToRead(name) else {
      if let committed, committed > 0 { throw .shortened(path: path, bytes: 0, expected: committed) }
      return nil
    }
    let size = try file.readableSize()
    guard size >= committed ?? 0 else { throw .shortened(path: path, bytes: size, expected: committed ?? 0) }
    return file
  }

  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }
}

extension UnsafeRawBufferPointer {
  /// Calls the body for the lines from a place on, the last one first.
  ///
  /// - Returns: Whether the body always returned `true`.
  fileprivate func lastLines(
    from first: Int, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    for line in lines(from: first).reversed() {
      guard try body(UnsafeRawBufferPointer(rebasing: self[line])) else { return false }
    }
    return true
  }

  /// Returns the ranges of the lines from a place on, without line feeds and empty lines.
  fileprivate func lines(from first: Int) -> [Range<Int>] {
    var (lines, start) = ([Range<Int>](), first)
    while start < count {
      let end = lineFeed(from: start) ?? count
      if end > start { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// Returns the place of the first line feed at or after a start; `nil` if there is none.
  fileprivate func lineFeed(from start: Int) -> Int? {
    guard let base = baseAddress else { return nil }
    return memchr(base + start, Int32(UInt8(ascii: "\n")), count - start).map { UnsafeRawPointer($0) - base }
  }
}
