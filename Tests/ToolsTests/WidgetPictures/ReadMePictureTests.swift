import Foundation
import JSONText
import SolsticeWidgetCore
import TestSupport
import Testing

@testable import almanac_dev

/// The pictures of README.md and Apps/README.md.
struct ReadMePictureTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Expects that a folder of the repository has some files, and no others but those whose names are ignored.
  private static func expect(
    _ files: [CommittedPictures.File], in folder: String,
    ignoring isIgnored: (String) -> Bool = { _ in false }
  ) throws {
    for (path, text) in files {
      #expect(try Self.text(path) == text, "\(path) is out of date; fix with: make pictures")
    }
    let url = Repository.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    #expect(Set(names.filter { !isIgnored($0) }.map { "\(folder)/\($0)" }) == Set(files.map(\.path)))
  }

  @Test func theCommittedFilesAreThoseThatAreDrawn() throws {
    let drawn = try CommittedPictures.ofReadMe()
    #expect(drawn.count == 10)
    // The picture of the page is taken by a browser, not drawn.
    try Self.expect(drawn, in: CommittedPictures.readMeFolder) { $0.hasPrefix("page-") }
  }

  @Test func theSamplesOfThePageAreThoseThatAreDrawn() throws {
    let drawn = try CommittedPictures.ofPage()
    #expect(drawn.count == 12)
    try Self.expect(drawn, in: CommittedPictures.pageFolder)
    // Each is in its language.
    let folder = CommittedPictures.pageFolder
    #expect(try Self.text("\(folder)/budget-vi-light.svg").contains(" lang=\"vi\""))
    #expect(try Self.text("\(folder)/hydration-zh-dark.svg").contains(" lang=\"zh-Hans\""))
  }

  @Test func theColorsOfThePageAreThoseOfTheWidgets() throws {
    let committed = try Self.text(PageColors.path)
    #expect(committed == PageColors.styleSheet, "\(PageColors.path) is out of date; fix with: make pictures")
    // Some values by hand: Saturdays on light screens, and today's background with an opacity of one fifth.
    #expect(committed.contains("\n  --calendar-saturday: #004fc7;\n"))
    #expect(committed.contains("\n  --calendar-todayBackground: #ff3b3033;\n"))
  }

  /// Views find the landscapes in the catalogue by the names in the snapshot.
  ///
  /// Outdated drawings are not left in it, and what is for the day and for the night is written by hand.
  @Test func theCatalogueOfSeasonsHoldsTheLandscapesThatAreDrawn() throws {
    let drawn = CommittedPictures.ofSeasons()
    try Self.expect(drawn, in: CommittedPictures.seasonFolder) { !$0.hasSuffix(".svg") }
    for (path, text) in drawn {
      let svg = try SVGElement.reading(text)
      #expect(svg.number("width") == 240 && svg.all.count > 5, "\(path)")
    }
    for image in Season.allCases {
      let contents = try Self.text(
        "\(CommittedPictures.seasonFolder)/\(image.assetName).imageset/Contents.json")
      let images = try #require(JSON(parsing: Array(contents.utf8))["images"]?.array)
      #expect(images.map { $0["filename"]?.string } == ["day.svg", "night.svg"])
      #expect(images.map { $0["appearances"]?.array?.first?["value"]?.string } == [nil, "dark"])
    }
  }

  @Test func oneReadMeShowsEachInLightAndDark() throws {
    // Addresses are relative to the page.
    let pages = try [Self.text("README.md"), Self.text("Apps/README.md").replacing("=\"", with: "=\"Apps/")]
    for (path, _) in try CommittedPictures.ofReadMe() {
      let attribute = path.contains("-dark") ? "srcset" : "src"
      let count = pages.map { $0.components(separatedBy: "\(attribute)=\"\(path)\"").count - 1 }
      #expect(count.sorted() == [0, 1], "\(path)")
    }
  }

  /// Pictures load nothing from elsewhere, and do not depend on the machine.
  @Test func theyAreAlone() throws {
    for (path, text) in try CommittedPictures.ofReadMe() {
      #expect(text.components(separatedBy: "http").count == 2, "\(path)")
      for word in ["<script", "<style", "<image", "foreignObject", "href", "currentColor", "animate"] {
        #expect(!text.contains(word), "\(path): \(word)")
      }
      #expect(text.firstMatch(of: /\.\d{4}/) == nil, "\(path)")
      #expect(text.utf8.count < 40_000, "\(path)")
    }
  }

  /// Texts have the contrast with their background that WCAG requires, those of days of other months too.
  @Test func textsAreReadable() throws {
    for (path, text) in try CommittedPictures.ofReadMe() {
      let svg = try SVGElement.reading(text)
      for text in PictureText.all(in: svg) {
        let ground = try #require(Self.ground(behind: text, in: svg), "\(path)")
        let ink = try #require(Self.color(text.fill, opacity: text.opacity))
        #expect(ink.over(ground).contrast(with: ground) >= 4.5, "\(path): \(text.lines)")
      }
    }
  }

  /// Returns the colour of all rectangles behind a text: the card and what is on it.
  static func ground(behind text: PictureText, in svg: SVGElement) -> RGBColor? {
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

  static func color(_ hex: String, opacity: Double = 1) -> RGBColor? {
    guard hex.count == 7, let number = Int(hex.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    return RGBColor(part(16), part(8), part(0), opacity: opacity)
  }
}
