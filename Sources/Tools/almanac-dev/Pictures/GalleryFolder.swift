import Foundation

/// The folder that a gallery is written to; only files of a gallery are changed in it.
struct GalleryFolder {
  private let path: String
  private let files = FileManager.default

  /// The list of the written files, with which the next gallery deletes files it no longer has.
  private static let list = "files.txt"

  /// Creates a folder object; the folder need not exist.
  init(_ path: String) {
    self.path = path
  }

  /// Replaces the files of the previous gallery.
  ///
  /// - Parameter forEach: Passes one file after another.
  /// - Returns: The number of files.
  func write(_ forEach: ((Gallery.File) throws -> Void) throws -> Void) throws -> Int {
    // Files that only the previous gallery had would remain otherwise.
    for name in written() { try? files.removeItem(atPath: "\(path)/\(name)") }
    try files.createDirectory(atPath: path + "/svg", withIntermediateDirectories: true)
    var names: [String] = []
    try forEach { file in
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file.path)"))
      names.append(file.path)
    }
    let lines = names.map { $0 + "\n" }.joined()
    try Data(lines.utf8).write(to: URL(fileURLWithPath: "\(path)/\(Self.list)"))
    return names.count
  }

  /// Returns the files of the previous gallery; paths outside the folder are ignored.
  private func written() -> [String] {
    guard let data = files.contents(atPath: "\(path)/\(Self.list)") else { return [] }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return names.filter { name in
      (name.hasSuffix(".svg") || name.hasSuffix(".html")) && !name.hasPrefix("/") && !name.contains("..")
    }
  }
}
