#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files of lines, to which several processes append.
extension StoreFolder {
  /// Opens a log, a new one if there is none, and takes its lock.
  func openLog(_ name: String) throws(StoreError) -> OpenFile {
    guard let file = try openLocked(name, flags: O_RDWR | O_APPEND | O_CREAT) else {
      throw .folderMissing(path: path)
    }
    return file
  }

  /// Appends a line, which ends with a line feed; when this returns, it is on the disk.
  func append(_ line: [UInt8], to file: borrowing OpenFile) throws(StoreError) {
    let size = try file.checkedInformation().st_size
    // The name of a new file has to be on the disk too, and before the line, so that an error means no line.
    if size == 0 { try durably { () throws(StoreError) in } }
    // A line that another process could not finish gets its end here, so that it spoils none but itself.
    let isTorn = size > 0 ? try file.lastByte(of: size) != UInt8(ascii: "\n") : false
    do throws(StoreError) {
      try file.write(isTorn ? [UInt8(ascii: "\n")] + line : line)
      try file.synchronize()
    } catch {
      // A full disk: half a line is worth nothing, and the caller knows that it was not saved.
      _ = ftruncate(file.descriptor, size)
      throw error
    }
  }

  /// Adds lines to a file of lines that could not be read, each once; when this returns, they are on the disk.
  func keep(lines: [[UInt8]], in name: String) throws(StoreError) {
    guard !lines.isEmpty else { return }
    let kept = try read(name) ?? []
    let known = Set(kept.split(separator: UInt8(ascii: "\n")).map(Array.init))
    let new = lines.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    try durably { () throws(StoreError) in
      try replace(name, with: kept + new.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
  }
}
