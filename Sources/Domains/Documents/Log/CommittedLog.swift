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
/// document change in one step: what is behind that number is cut off before the next lines, and kept beside the file, for it
/// may be more than a killed program has left: an older document, put back, names less than there is. A document as it was
/// before finds its lines unchanged at the beginning of the file.
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
  /// What is there and does not count is kept as `<name>.corrupt-<instant>`, unless the same is written now.
  ///
  /// - Parameters:
  ///   - lines: Whole lines, each with its line feed.
  ///   - committed: How many bytes count until now.
  ///   - instant: Now.
  /// - Returns: How many bytes count when the document says so.
  package func append(
    _ lines: [UInt8], behind committed: Int, at instant: Instant
  ) throws(StoreError) -> Int {
    guard let file = try folder.openToWrite(name) else { throw .folderMissing(path: folder.path) }
    let size = Int(try file.checkedInformation().st_size)
    guard size >= committed else { throw .shortened(path: path, bytes: size, expected: committed) }
    let end = committed + lines.count
    guard end <= StoreLimits.fileBytes else { throw .tooLarge(path: path, bytes: end) }
    // The name of a new file has to be on the disk too.
    if size == 0 { try folder.durably { () throws(StoreError) in } }
    if size > committed {
      let tail = try file.read(at: committed, count: size - committed)
      if !lines.starts(with: tail) { _ = try keep(tail, at: instant) }
      try file.truncate(to: committed)
    }
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

  /// Puts other lines in the place of all, in one step.
  package func replace(with lines: [UInt8]) throws(StoreError) {
    try folder.durably { () throws(StoreError) in try folder.replace(name, with: lines) }
  }

  /// Puts a copy of the file beside it, under a name that is free.
  ///
  /// - Returns: The path of the copy.
  package func keep(at instant: Instant) throws(StoreError) -> String {
    try keep(try bytes(), at: instant)
  }

  /// All bytes of the file, those that do not count too; none if there is no file.
  package func bytes() throws(StoreError) -> [UInt8] { try folder.read(name) ?? [] }

  private func keep(_ bytes: [UInt8], at instant: Instant) throws(StoreError) -> String {
    var kept = ""
    try folder.durably { () throws(StoreError) in
      kept = try folder.keep(bytes, as: "\(name).corrupt-\(instant.fileStamp)")
    }
    return folder.path(kept)
  }

  /// Goes through the lines that count, in blocks of whole lines, until the body has seen enough.
  ///
  /// - Parameters:
  ///   - committed: How many bytes count; `nil` for all there are.
  ///   - body: Gets whole lines, the last perhaps without its line feed, and says whether to go on.
  package func forEachBlock(
    committed: Int?, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let file = try folder.openToRead(name) else {
      if let committed, committed > 0 { throw .shortened(path: path, bytes: 0, expected: committed) }
      return
    }
    let size = try file.readableSize()
    let end = committed ?? size
    guard size >= end else { throw .shortened(path: path, bytes: size, expected: end) }
    var block: [UInt8] = []
    var offset = 0
    while offset < end {
      block += try file.read(at: offset, count: min(Self.blockSize, end - offset))
      offset = min(end, offset + Self.blockSize)
      // A line may be longer than a block.
      let whole = offset == end ? block.count : block.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard whole > 0 else { continue }
      let result = block.withUnsafeBytes { bytes in
        Result { () throws(StoreError) in try body(UnsafeRawBufferPointer(rebasing: bytes[..<whole])) }
      }
      guard try result.get() else { return }
      block.removeFirst(whole)
    }
  }

  /// The lines in which some bytes occur, in the order of the file.
  package func lines(with pattern: [UInt8], committed: Int) throws(StoreError) -> [[UInt8]] {
    let pattern = Pattern(pattern)
    var found: [[UInt8]] = []
    try forEachBlock(committed: committed) { block in
      var start = 0
      while let place = pattern.place(in: block, from: start) {
        let line = block.line(around: place)
        found.append([UInt8](block[line]))
        start = line.upperBound + 1
      }
      return true
    }
    return found
  }

  /// The lines that count, each once, without their line feeds, and where they begin in the file; not empty ones.
  package func forEachLine(
    committed: Int?, _ body: (UnsafeRawBufferPointer, _ place: Int) -> Void
  ) throws(StoreError) {
    var offset = 0
    try forEachBlock(committed: committed) { block in
      var start = 0
      while start < block.count {
        let line = block.line(around: start)
        if !line.isEmpty { body(UnsafeRawBufferPointer(rebasing: block[line]), offset + line.lowerBound) }
        start = line.upperBound + 1
      }
      offset += block.count
      return true
    }
  }
}

/// Some bytes that are looked for, by Horspool's rule: the byte in the last place says how far the pattern can move on, so
/// that most bytes are never looked at.
private struct Pattern {
  private let bytes: [UInt8]
  private var steps: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    steps = Array(repeating: bytes.count, count: 256)
    for (place, byte) in bytes.dropLast().enumerated() { steps[Int(byte)] = bytes.count - 1 - place }
  }

  /// Where the bytes begin in a block, at a place or behind it.
  func place(in block: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let lastByte = bytes.last else { return nil }
    return steps.withUnsafeBufferPointer { steps in
      var end = start + bytes.count - 1
      while end < block.count {
        let byte = block[end]
        if byte == lastByte {
          let start = end - bytes.count + 1
          if block[start...end].elementsEqual(bytes) { return start }
        }
        end += steps[Int(byte)]
      }
      return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The line of a place, without its line feed.
  fileprivate func line(around place: Int) -> Range<Int> {
    guard let base = baseAddress else { return 0..<0 }
    var start = place
    while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let end = memchr(base + place, Int32(UInt8(ascii: "\n")), count - place)
    return start..<(end.map { UnsafeRawPointer($0) - base } ?? count)
  }
}
