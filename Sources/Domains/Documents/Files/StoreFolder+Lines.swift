#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files of lines, to which several processes append.
extension StoreFolder {
  /// Opens a log, or creates it, and takes its lock.
  func openLog(_ name: String) throws(StoreError) -> OpenFile {
    guard let file = try openLocked(name, flags: O_RDWR | O_APPEND | O_CREAT) else {
      throw .folderMissing(path: path)
    }
    return file
  }

  /// Appends a line, which ends with a line feed; it is on the disk on return.
  func append(_ line: [UInt8], to file: borrowing OpenFile) throws(StoreError) {
    let size = try file.checkedInformation().st_size
    // The name of a new file has to be on the disk too, and before the line, so that an error means no line.
    if size == 0 { try durably { () throws(StoreError) in } }
    // A line that another process could not finish is ended here, so that it spoils only itself.
    let isTorn = size > 0 ? try file.lastByte(of: size) != UInt8(ascii: "\n") : false
    do throws(StoreError) {
      try file.write(isTorn ? [UInt8(ascii: "\n")] + line : line)
      try file.synchronize()
    } catch {
      // A full disk: half a line is worthless, and the caller knows that it was not saved.
      _ = ftruncate(file.descriptor, size)
      throw error
    }
  }

  /// Appends lines that could not be read to a file of such lines, each once; they are on the disk on return.
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
