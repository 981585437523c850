#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file of lines beside a document, which says how many of its bytes count.
///
/// Lines are only added. They count from the moment at which the document is written with the new number, so the file and the
/// document change in one step. What is behind that number is cut off before the next lines. It need not be what a killed program
/// has left: an older document that was put back names fewer bytes than there are. So look at ``tail(behind:)`` before you append.
/// A document as it was before finds its lines unchanged at the beginning of the file.
package struct CommittedLog: Sendable {
  /// The name of the file.
  package let name: String
  private let folder: StoreFolder
  /// How much is read at once, in bytes.
  private static let blockSize = 1 << 16

  /// The log of a name beside a document.
  package init(_ place: DocumentPlace, name: String) throws(StoreError) {
    folder = try StoreFolder(place, fileName: name)
    self.name = name
  }

  /// The names of the files beside a document that begin so, sorted.
  package static func names(
    _ place: DocumentPlace, beginningWith prefix: String
  ) throws(StoreError) -> [String] {
    try StoreFolder(place, fileName: place.name).names(beginningWith: prefix)
  }

  /// The path of the file.
  package var path: String { folder.path(name) }

  /// How long the file is, in bytes; `nil` if there is none.
  package func size() throws(StoreError) -> Int? {
    try folder.size(name)
  }

  /// An error if bytes that count are missing.
  package func checkSize(_ committed: Int) throws(StoreError) {
    let size = try size() ?? 0
    guard size >= committed else { throw .shortened(path: path, bytes: size, expected: committed) }
  }

  /// Puts lines behind those that count; when this returns, they are on the disk.
  ///
  /// What is there and does not count is cut off.
  ///
  /// - Parameters:
  ///   - lines: Whole lines, each with its line feed.
  ///   - committed: How many bytes count until now.
  /// - Returns: How many bytes count when the document says so.
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
      // A full disk: they were never told to be saved.
      _ = ftruncate(file.descriptor, off_t(committed))
      throw error
    }
    return end
  }

  /// What is behind the bytes that count; none if there is no file.
  package func tail(behind committed: Int) throws(StoreError) -> [UInt8] {
    guard let file = try folder.openToRead(name) else { return [] }
    let size = try file.readableSize()
    return size > committed ? try file.read(at: committed, count: size - committed) : []
  }

  /// Cuts off what is behind the bytes that count.
  package func cutTail(behind committed: Int) throws(StoreError) { _ = try append([], behind: committed) }

  /// Puts other lines in the place of all, in one step.
  package func replace(with lines: [UInt8]) throws(StoreError) {
    try folder.durably { () throws(StoreError) in try folder.replace(name, with: lines) }
  }

  /// Puts bytes of the file beside it as `<name>.corrupt-<instant>`, once; when this returns, they are on the disk.
  ///
  /// - Returns: The name.
  package func keep(_ bytes: [UInt8], at instant: Instant) throws(StoreError) -> String {
    var kept = ""
    try folder.durably { () throws(StoreError) in
      let copies = try folder.names(beginningWith: name + Self.setAsideMark)
      // A program that was killed may have left one.
      if let same = copies.first(where: { folder.holds($0, bytes) }) {
        kept = same
      } else {
        kept = try folder.keep(bytes, as: name + Self.setAsideMark + instant.fileStamp)
      }
    }
    return kept
  }

  /// What was put beside a file under a name; `nil` if it is gone.
  package static func kept(_ place: DocumentPlace, _ name: String) throws(StoreError) -> [UInt8]? {
    try StoreFolder(place, fileName: place.name).read(name)
  }

  /// Whether a file was put beside the log, and its lines have not been restored yet.
  package static func isSetAside(_ file: String, of log: String) -> Bool {
    file.hasPrefix(log + setAsideMark) && StoreFileName.isKept(file, of: log)
  }

  /// Gives a file beside a document, whose lines have been restored, a name that says so: `<name>.restored-<instant>`.
  ///
  /// - Returns: Its path; `nil` if it is gone.
  package static func markAsRestored(_ place: DocumentPlace, _ name: String) throws(StoreError) -> String? {
    var restored = name
    if let mark = name.ranges(of: setAsideMark).last { restored.replaceSubrange(mark, with: ".restored-") }
    return try StoreFolder(place, fileName: place.name).setAside(name, as: restored)
  }

  private static let setAsideMark = ".corrupt-"

  /// All bytes of the file, those that do not count too; none if there is no file.
  package func bytes() throws(StoreError) -> [UInt8] { try folder.read(name) ?? [] }

  /// The lines that count, each once, without their line feeds, and where they begin in the file; not empty ones.
  ///
  /// - Parameter committed: How many bytes count; `nil` for all there are.
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

  /// The lines that count, from the last one to the first, without their line feeds, until the body has seen enough; not empty
  /// ones.
  ///
  /// - Parameters:
  ///   - committed: How many bytes count.
  ///   - body: Says whether to go on.
  package func forEachLineFromEnd(
    committed: Int, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let file = try open(committed: committed) else { return }
    var (end, size) = (committed, Self.blockSize)
    while end > 0 {
      let start = max(0, end - size)
      let block = try file.read(at: start, count: end - start)
      // What stands before the first line feed is the end of a line that is read with the next block.
      let first = start == 0 ? 0 : block.firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? block.count
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

  /// The file, which has what counts; `nil` if there is none and none is needed.
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
  /// Goes through the lines from a place on, the last one first.
  ///
  /// - Returns: Whether the body has said so every time.
  fileprivate func lastLines(
    from first: Int, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    for line in lines(from: first).reversed() {
      guard try body(UnsafeRawBufferPointer(rebasing: self[line])) else { return false }
    }
    return true
  }

  /// The lines from a place on, without their line feeds; not empty ones.
  fileprivate func lines(from first: Int) -> [Range<Int>] {
    guard let base = baseAddress else { return [] }
    var (lines, start) = ([Range<Int>](), first)
    while start < count {
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), count - start)
      let end = found.map { UnsafeRawPointer($0) - base } ?? count
      if end > start { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }
}
