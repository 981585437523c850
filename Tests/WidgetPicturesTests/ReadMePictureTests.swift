import FontWidths
import Foundation
import PictureGallery
import Testing

/// The pictures of the README.
struct ReadMePictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func theCommittedFilesAreThoseThatAreDrawn() throws {
    let drawn = try ReadMePictures.all()
    #expect(drawn.count == 16)
    for (path, sight) in drawn {
      #expect(try Self.text(path) == sight.svg, "\(path) is out of date; mend with: make pictures")
    }
    let folder = Self.root.appendingPathComponent(ReadMePictures.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // The page is taken by a browser, not drawn.
    let pictures = files.filter { !$0.hasPrefix("page-") }
    #expect(Set(pictures.map { "\(ReadMePictures.folder)/\($0)" }) == Set(drawn.map(\.path)))
  }

  @Test func theColorsOfThePageAreThoseOfTheWidgets() throws {
    let committed = try Self.text(PageColors.path)
    #expect(committed == PageColors.styleSheet, "\(PageColors.path) is out of date; mend with: make pictures")
    // Some by hand: saturdays on light screens, and the ground of today, a fifth of it.
    #expect(committed.contains("\n  --calendar-saturday: #004fc7;\n"))
    #expect(committed.contains("\n  --calendar-todayBackground: #ff3b3033;\n"))
  }

  @Test func theReadMeShowsEachInLightAndDark() throws {
    let text = try Self.text("README.md")
    for (path, _) in try ReadMePictures.all() {
      let attribute = path.contains("-dark") ? "srcset" : "src"
      #expect(text.components(separatedBy: "\(attribute)=\"\(path)\"").count == 2, "\(path)")
    }
  }

  /// Nothing is loaded from elsewhere, and nothing depends on a machine.
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

  /// The contrast that WCAG asks of text; of days of other months, which are faint, that of large text.
  @Test func textsAreReadable() throws {
    for (path, sight) in try ReadMePictures.all() {
      let svg = try XMLElement.reading(sight.svg)
      let card = try #require(
        svg.children.first { $0.name == "rect" && $0.attributes["fill"] != "none" }?.attributes["fill"])
      let ground = try #require(Self.color(card))
      for text in DrawnText.all(in: svg) {
        let ink = try #require(Self.color(text.fill, opacity: text.opacity * text.groupOpacity))
        let least = text.groupOpacity < 1 ? 3.0 : 4.5
        #expect(ink.over(ground).contrast(with: ground) >= least, "\(path): \(text.lines)")
      }
    }
  }

  /// Faces of browsers may be wider than the system's: names and numbers keep some room to what stands behind them.
  @Test func theyHaveRoomForWiderFaces() throws {
    for (path, sight) in try ReadMePictures.all() {
      for line in sight.lines {
        guard let forms = line.forms else { continue }
        let text = forms.fitted(in: line.layout) { text, font in SystemFace.width(of: text, in: font) * 1.08 }
        #expect(text.scale > 0.92 && text.fits, "\(path): \(line.name) '\(forms.longest)'")
      }
    }
  }

  private static func color(_ hex: String, opacity: Double = 1) -> RGBColor? {
    guard hex.count == 7, let number = Int(hex.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    return RGBColor(part(16), part(8), part(0), opacity: opacity)
  }
}
