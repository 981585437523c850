import Foundation

/// The folder that a gallery is written to, in which nothing is touched that is not of a gallery.
package struct GalleryFolder {
  private let path: String
  private let files = FileManager.default

  /// The file that lists what was written, so that the next gallery removes what it has not.
  private static let list = "files.txt"

  /// A folder, which need not be there.
  package init(_ path: String) {
    self.path = path
  }

  /// Writes files in place of those that were written before.
  ///
  /// - Parameter forEach: Hands over a file after another.
  /// - Returns: How many there are.
  package func write(_ forEach: ((Gallery.File) throws -> Void) throws -> Void) throws -> Int {
    // What a former gallery had and this one has not would stay.
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

  /// The files of a former gallery, none of which is outside the folder.
  private func written() -> [String] {
    guard let data = files.contents(atPath: "\(path)/\(Self.list)") else { return [] }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return names.filter { name in
      (name.hasSuffix(".svg") || name.hasSuffix(".html")) && !name.hasPrefix("/") && !name.contains("..")
    }
  }
}
