#if os(Linux)
import Foundation
import Glibc
import Testing

/// The files that are opened in a folder from now on, as the system reports them.
struct OpenedFiles: ~Copyable {
  private let descriptor: Int32

  init(in folder: URL) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK))
    try #require(descriptor >= 0)
    // Closing is watched too, because the system merges two consecutive events of the same kind.
    try #require(inotify_add_watch(descriptor, folder.path, UInt32(IN_OPEN | IN_CLOSE)) >= 0)
  }

  deinit { _ = close(descriptor) }

  /// Returns the names of the files, one for each time a file was opened.
  func names() -> [String] {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    var names: [String] = []
    var index = 0
    let head = MemoryLayout<inotify_event>.size
    while index + head <= bytes.count {
      let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: inotify_event.self) }
      let end = index + head + Int(event.len)
      if event.mask & UInt32(IN_OPEN) != 0 {
        names.append(String(decoding: bytes[(index + head)..<end].prefix { $0 != 0 }, as: UTF8.self))
      }
      index = end
    }
    return names
  }
}
#endif
