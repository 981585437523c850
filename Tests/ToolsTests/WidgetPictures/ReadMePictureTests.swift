import Foundation
import TestSupport
import Testing

@testable import almanac_dev

/// The pictures of README.md and Apps/README.md.
struct ReadMePictureTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func theCommittedFilesAreThoseThatAreDrawn() throws {
    let drawn = try ReadMePictures.all()
    #expect(drawn.count == 10)
    for (path, sight) in drawn {
      #expect(try Self.text(path) == sight.svg, "\(path) is out of date; fix with: make pictures")
    }
    let folder = Repository.root.appendingPathComponent(ReadMePictures.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // The picture of the page is taken by a browser, not drawn.
    let pictures = files.filter { !$0.hasPrefix("page-") }
    #expect(Set(pictures.map { "\(ReadMePictures.folder)/\($0)" }) == Set(drawn.map(\.path)))
  }

  @Test func theSamplesOfThePageAreThoseThatAreDrawn() throws {
    let drawn = try PagePictures.all()
    #expect(drawn.count == 12)
    for (path, sight) in drawn {
      #expect(try Self.text(path) == sight.svg, "\(path) is out of date; fix with: make pictures")
    }
    let folder = Repository.root.appendingPathComponent(PagePictures.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files.map { "\(PagePictures.folder)/\($0)" }) == Set(drawn.map(\.path)))
    // Each is in its language.
    #expect(try Self.text("\(PagePictures.folder)/budget-vi-light.svg").contains(" lang=\"vi\""))
    #expect(try Self.text("\(PagePictures.folder)/hydration-zh-dark.svg").contains(" lang=\"zh-Hans\""))
  }

  @Test func theColorsOfThePageAreThoseOfTheWidgets() throws {
    let committed = try Self.text(PageColors.path)
    #expect(committed == PageColors.styleSheet, "\(PageColors.path) is out of date; fix with: make pictures")
    // Some values by hand: Saturdays on light screens, and today's background with an opacity of one fifth.
    #expect(committed.contains("\n  --calendar-saturday: #004fc7;\n"))
    #expect(committed.contains("\n  --calendar-todayBackground: #ff3b3033;\n"))
  }

  /// Views find the landscapes in the catalogue by the names in the snapshot; outdated drawings are not left
  /// in it.
  @Test func theCatalogueOfSeasonsHoldsTheLandscapesThatAreDrawn() throws {
    let drawn = SeasonAssets.all()
    for (path, text) in drawn {
      #expect(try Self.text(path) == text, "\(path) is out of date; fix with: make pictures")
      if path.hasSuffix(".json") {
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      } else {
        let svg = try SVGElement.reading(text)
        #expect(svg.number("width") == 240 && svg.all.count > 5, "\(path)")
      }
    }
    let folder = Repository.root.appendingPathComponent(SeasonAssets.folder)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    #expect(
      Set(files.filter { !$0.hasSuffix(".imageset") })
        == Set(drawn.map { String($0.path.dropFirst(SeasonAssets.folder.count + 1)) }))
    #expect(files.filter { $0.hasSuffix(".imageset") }.count == 4)
  }

  @Test func oneReadMeShowsEachInLightAndDark() throws {
    // Addresses are relative to the page.
    let pages = try [Self.text("README.md"), Self.text("Apps/README.md").replacing("=\"", with: "=\"Apps/")]
    for (path, _) in try ReadMePictures.all() {
      let attribute = path.contains("-dark") ? "srcset" : "src"
      let count = pages.map { $0.components(separatedBy: "\(attribute)=\"\(path)\"").count - 1 }
      #expect(count.sorted() == [0, 1], "\(path)")
    }
  }

  /// Pictures load nothing from elsewhere, and do not depend on the machine.
  @Test func theyStandAlone() throws {
    for (path, sight) in try ReadMePictures.all() {
      #expect(sight.svg.components(separatedBy: "http").count == 2, "\(path)")
      for word in ["<script", "<style", "<image", "foreignObject", "href", "currentColor", "animate"] {
        #expect(!sight.svg.contains(word), "\(path): \(word)")
      }
      #expect(sight.svg.firstMatch(of: /\.\d{4}/) == nil, "\(path)")
      #expect(sight.svg.utf8.count < 40_000, "\(path)")
    }
  }

  /// Texts have the contrast with their background that WCAG requires.
  ///
  /// Days of other months are faint by design; they have two thirds of it.
  @Test func textsAreReadable() throws {
    for (path, sight) in try ReadMePictures.all() {
      let svg = try SVGElement.reading(sight.svg)
      for text in PictureText.all(in: svg) {
        let ground = try #require(Self.ground(behind: text, in: svg), "\(path)")
        let ink = try #require(Self.color(text.fill, opacity: text.opacity * text.groupOpacity))
        let least = text.groupOpacity < 1 ? 3.0 : 4.5
        #expect(ink.over(ground).contrast(with: ground) >= least, "\(path): \(text.lines)")
      }
    }
  }

  /// Returns the colour of all rectangles behind a text: the card and what is on it.
  private static func ground(behind text: PictureText, in svg: SVGElement) -> RGBColor? {
    let middle = ((text.left + text.right) / 2, (text.top + text.bottom) / 2)
    var ground: RGBColor?
    for box in svg.all where box.name == "rect" && box.attributes["fill"] != "none" {
      guard let fill = box.attributes["fill"], let x = box.number("x"), let y = box.number("y"),
        let width = box.number("width"), let height = box.number("height"),
        let color = color(fill, opacity: box.number("fill-opacity") ?? 1),
        x <= middle.0, middle.0 <= x + width, y <= middle.1, middle.1 <= y + height
      else { continue }
      ground = ground.map { color.over($0) } ?? color
    }
    return ground
  }

  private static func color(_ hex: String, opacity: Double = 1) -> RGBColor? {
    guard hex.count == 7, let number = Int(hex.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    return RGBColor(part(16), part(8), part(0), opacity: opacity)
  }
}
