import Foundation

/// A folder of its own, gone when the test is over.
final class TemporaryFolder {
  let url: URL

  /// - Parameter inMemory: Whether it is rather on a disk in memory, if there is one, where nothing waits for a disk.
  init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let parent =
      inMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    url = parent.appendingPathComponent("hydration-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: file(name)) }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: file(name))) }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
