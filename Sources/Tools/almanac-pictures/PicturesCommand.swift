import Foundation
import PictureGallery

/// Writes the pictures of all widgets: `almanac-pictures FOLDER` makes the gallery there, and, started in the root of the
/// repository, those of the README in its `Apps/Pictures/`, those and the colours of the web page, and the seasons of the countdown.
@main
enum PicturesCommand {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count == 1, !folder.hasPrefix("-") else {
      print("usage: almanac-pictures FOLDER")
      exit(64)
    }
    let count = try GalleryFolder(folder).write { try Gallery().forEachFile($0) }
    let isRoot = ["Package.swift", ReadMePictures.folder].allSatisfy(FileManager.default.fileExists)
    for (path, sight) in isRoot ? try ReadMePictures.all() + PagePictures.all() : [] {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(sight.svg.utf8).write(to: file)
    }
    if isRoot { try Data(PageColors.styleSheet.utf8).write(to: URL(fileURLWithPath: PageColors.path)) }
    for (path, text) in isRoot ? SeasonAssets.all() : [] {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    print("\(count) files: open \(folder)/index.html")
  }
}
