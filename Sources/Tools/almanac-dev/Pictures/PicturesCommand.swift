import Foundation

/// Writes the pictures of all widgets: the gallery in a folder, and, in the root of the repository, those of the
/// README and of the web page, the colours of the page, and the seasons of the countdown.
enum PicturesCommand {
  static let usage = "pictures FOLDER"

  static func run(_ words: [String]) throws -> Int32 {
    guard let folder = words.first, words.count == 1, !folder.hasPrefix("-") else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    var count = 0
    try Gallery().forEachFile { path, text in
      try write(text, to: "\(folder)/\(path)")
      count += 1
    }
    if ["Package.swift", CommittedPictures.readMeFolder].allSatisfy(FileManager.default.fileExists) {
      let drawn = try CommittedPictures.ofReadMe() + CommittedPictures.ofPage()
      for (path, text) in drawn + CommittedPictures.ofSeasons() { try write(text, to: path) }
      try write(PageColors.styleSheet, to: PageColors.path)
    }
    print("\(count) files: open \(folder)/index.html")
    return 0
  }

  private static func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
