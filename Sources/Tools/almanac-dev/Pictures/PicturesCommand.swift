import Foundation

/// Writes the pictures of all widgets: the gallery in a folder, and, in the root of the repository, those of the
/// README in its `Apps/Pictures/`, those and the colours of the web page, and the seasons of the countdown.
enum PicturesCommand {
  static let usage = "pictures FOLDER"

  static func run(_ words: [String]) throws -> Int32 {
    guard let folder = words.first, words.count == 1, !folder.hasPrefix("-") else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    let count = try GalleryFolder(folder).write { try Gallery().forEachFile($0) }
    if ["Package.swift", ReadMePictures.folder].allSatisfy(FileManager.default.fileExists) {
      let drawings = try ReadMePictures.all() + PagePictures.all()
      for (path, sight) in drawings { try write(sight.svg, to: path) }
      for (path, text) in SeasonAssets.all() { try write(text, to: path) }
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
