import Foundation
import Testing

@testable import almanac_dev

struct GalleryFolderTests {
  @Test func onlyWhatAFormerGalleryWroteIsRemoved() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(
      at: folder.appendingPathComponent("svg"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("svg/mine.svg"))
    let first = Gallery.File(path: "svg/first.svg", text: "1")
    let second = Gallery.File(path: "svg/second.svg", text: "2")
    let page = Gallery.File(path: "index.html", text: "page")
    func write(_ given: [Gallery.File]) throws -> [String] {
      let count = try GalleryFolder(folder.path).write { write in for file in given { try write(file) } }
      #expect(count == given.count)
      let names = try files.contentsOfDirectory(atPath: folder.appendingPathComponent("svg").path)
      return names.sorted()
    }
    #expect(try write([first, page]) == ["first.svg", "mine.svg"])
    #expect(try write([second, page]) == ["mine.svg", "second.svg"])
    // Names of files elsewhere in the list are ignored.
    let outside = files.temporaryDirectory.appendingPathComponent("outside-\(UUID().uuidString).svg")
    defer { try? files.removeItem(at: outside) }
    try Data("outside".utf8).write(to: outside)
    let list = "../\(outside.lastPathComponent)\n\(outside.path)\nsvg/second.svg\n"
    try Data(list.utf8).write(to: folder.appendingPathComponent("files.txt"))
    #expect(try write([first, page]) == ["first.svg", "mine.svg"])
    #expect(files.fileExists(atPath: outside.path))
  }
}
