import Foundation
import Testing

@testable import almanac_dev

/// The page of another commit for a reviewer: the pictures that differ, before beside after.
struct EarlierPictureTests {
  private func withPictures(_ pictures: [String: String], _ body: (EarlierPictures) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg = folder.appendingPathComponent("svg")
    try FileManager.default.createDirectory(at: svg, withIntermediateDirectories: true)
    for (name, text) in pictures { try Data(text.utf8).write(to: svg.appendingPathComponent("\(name).svg")) }
    try body(EarlierPictures(folder: folder.path, name: "a<b"))
  }

  @Test func picturesThatDifferAreShownOnceBeforeBesideAfter() throws {
    try withPictures(["a-light": "old", "a-dark": "old", "b-light": "same", "gone": "x"]) { pictures in
      var earlier = pictures
      earlier.compare("svg/a-light.svg", "new", of: "a", in: "light")
      earlier.compare("svg/a-dark.svg", "new", of: "a", in: "dark")
      earlier.compare("svg/b-light.svg", "same", of: "b", in: "light")
      earlier.compare("svg/c-dark.svg", "new", of: "c", in: "dark")
      #expect(earlier.summary == "other than in a<b: 2 pictures; new: 1; gone: 1; the same: 1")
      #expect(earlier.shown == ["svg/a-dark.svg", "svg/a-light.svg", "svg/gone.svg"])
      let html = earlier.html
      #expect(html.contains("<h2>Other than in a&lt;b: 2 pictures"))
      #expect(html.components(separatedBy: "<h3>").count == 3 && !html.contains("b-light"))
      let before = try #require(html.range(of: "before/svg/a-light.svg"))
      let after = try #require(html.range(of: "\"svg/a-light.svg\""))
      #expect(before.lowerBound < after.lowerBound)
      #expect(html.contains("also dark: <a href=\"before/svg/a-dark.svg\">before</a>"))
      #expect(html.contains("<div class=\"dark\">\n<figure><figcaption>new</figcaption>"))
      #expect(html.contains("<p>gone: <a href=\"before/svg/gone.svg\">"))
    }
  }

  @Test func withoutADifferenceItSaysSo() throws {
    try withPictures(["a-light": "same"]) { pictures in
      var earlier = pictures
      earlier.compare("svg/a-light.svg", "same", of: "a", in: "light")
      #expect(earlier.summary == "no picture differs from a<b: all 1 are the same" && earlier.shown == [])
    }
  }
}
