import Foundation
import PictureGallery

/// Writes the pictures of all widgets: `almanac-pictures FOLDER` makes the gallery there, those of the README in
/// `Pictures/` of the folder it is started in, and the colours of the web page.
@main
enum PicturesCommand {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count == 1 else {
      print("usage: almanac-pictures FOLDER")
      exit(64)
    }
    let files = FileManager.default
    // What a former gallery had and this one has not would stay.
    try? files.removeItem(atPath: folder + "/svg")
    try files.createDirectory(atPath: folder + "/svg", withIntermediateDirectories: true)
    var count = 0
    try Gallery().forEachFile { file in
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file.path)"))
      count += 1
    }
    try files.createDirectory(atPath: ReadMePictures.folder, withIntermediateDirectories: true)
    for (path, sight) in try ReadMePictures.all() {
      try Data(sight.svg.utf8).write(to: URL(fileURLWithPath: path))
    }
    try Data(PageColors.styleSheet.utf8).write(to: URL(fileURLWithPath: PageColors.path))
    print("\(count) files: open \(folder)/index.html")
  }
}
