import BudgetScreens
import CalendarScreens
import FontWidths
import Foundation
import HydrationScreens
import InsultScreens
import SolsticeScreens
import SwiftUI
import Testing
import WidgetViews

#if os(macOS)
import AppKit
#endif

/// Every widget as Apple's SwiftUI draws it, in a folder that the environment variable ALMANAC_PICTURES names, with a report of how
/// the fonts of the system fit.
///
/// On a Mac this file is all of these tests. There are no widgets of the lock screen there, so their families are left out; elsewhere
/// no pictures are drawn at all, because SwiftUI is only stood in for. The pictures and the report are to be looked at: they are no bound.
struct RenderedPictureTests {
  private static let folder = ProcessInfo.processInfo.environment["ALMANAC_PICTURES"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }
  #if os(macOS)
  private static let isMac = true
  #else
  private static let isMac = false
  #endif

  private static let languages = [Language.vietnamese, .english, .chinese]
  private static let pixelsPerPoint = 3.0

  private enum Look: String, CaseIterable {
    case light, dark, redacted
    case largeType = "large-type"
  }

  @Test(
    .enabled(if: isMac && folder != nil, "drawn only on a Mac, into the folder that ALMANAC_PICTURES names"))
  @MainActor func everyWidgetIsDrawnInEveryLookAndLanguage() throws {
    let folder = try #require(Self.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var report = [Self.columns]
    try draw(BudgetSource.self, into: folder, &report)
    try draw(SpendingSource.self, into: folder, &report)
    try draw(CalendarSource.self, into: folder, &report)
    try draw(HydrationSource.self, into: folder, &report)
    try draw(InsultSource.self, into: folder, &report)
    try draw(SolsticeSource.self, into: folder, &report)
    let file = folder.appendingPathComponent("font-widths.tsv")
    try (report.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  @MainActor private func draw<Source: WidgetSource>(
    _ source: Source.Type, into folder: URL, _ report: inout [String]
  ) throws {
    for family in Family.allCases where family.widgetFamily != nil {
      for language in Self.languages {
        let snapshot = Self.sample(Source.self, family, language)
        for look in Look.allCases {
          let name = [Source.Definition.kind, family.rawValue, language.tag, look.rawValue]
          let png = try #require(picture(Source.self, snapshot, look), "\(name)")
          try png.write(to: folder.appendingPathComponent(name.joined(separator: "-") + ".png"))
        }
        report += Self.rows(Source.self, snapshot, language, Self.width)
      }
    }
  }

  private static func sample<Source: WidgetSource>(
    _ source: Source.Type, _ family: Family, _ language: Language
  ) -> Source.Definition.Snapshot {
    Source.Definition.placeholder(
      in: WidgetEnvironment(
        zone: ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh"), language: language,
        frame: WidgetFrame(family)))
  }

  @MainActor private func picture<Source: WidgetSource>(
    _ source: Source.Type, _ snapshot: Source.Definition.Snapshot, _ look: Look
  ) -> Data? {
    let palette = Palette(mode: .fullColor, isDark: look == .dark)
    let size = snapshot.frame.size
    // The background of the container is drawn by a home screen only.
    let view = WidgetView<Source>(snapshot).frame(width: size.width, height: size.height)
      .background { palette.color(Source.Definition.Role.background) }
      .environment(\.colorScheme, look == .dark ? .dark : .light)
      .environment(\.redactionReasons, look == .redacted ? .privacy : [])
      .environment(\.dynamicTypeSize, look == .largeType ? .accessibility5 : .large)
    let renderer = ImageRenderer(content: view)
    renderer.scale = Self.pixelsPerPoint
    #if os(macOS)
    return renderer.cgImage.flatMap {
      NSBitmapImageRep(cgImage: $0).representation(using: .png, properties: [:])
    }
    #else
    return renderer.cgImage.map { _ in Data() }
    #endif
  }

  // MARK: - The report

  private static let columns =
    "widget\tfamily\tlanguage\tname\ttext\troom\tpredicted width\tmeasured width\tpredicted form\tmeasured form\tfits"

  /// Returns a row for each text in the system's font: how wide its longest form was predicted to be and is, and which form has room.
  private static func rows<Source: WidgetSource>(
    _ source: Source.Type, _ snapshot: Source.Definition.Snapshot, _ language: Language,
    _ measure: (String, WidgetFont) -> Double
  ) -> [String] {
    snapshot.drawing.texts.filter { $0.face == nil }.map { text in
      let (forms, layout) = (text.forms, text.layout)
      func width(_ words: String, _ measure: (String, WidgetFont) -> Double) -> Double {
        measure(words, layout.font) + text.tracking * Double(words.unicodeScalars.count)
      }
      let predicted = forms.fitted(in: layout) { words, _ in
        width(words) { SystemFace.width(of: $0, in: $1) }
      }
      let measured = forms.fitted(in: layout) { words, _ in width(words, measure) }
      let widths = [
        layout.width, width(forms.longest) { SystemFace.width(of: $0, in: $1) },
        width(forms.longest, measure),
      ]
      let cells =
        [Source.Definition.kind, snapshot.family.rawValue, language.tag, text.name]
        + [forms.longest.replacing("\n", with: " ")] + widths.map { String(format: "%.1f", $0) }
        + [predicted, measured].map { "\($0.form) at \(String(format: "%.2f", $0.scale))" }
        + [predicted == measured ? "as predicted" : "otherwise"]
      return cells.joined(separator: "\t")
    }
  }

  /// The width of a text in the font of the system; where that is missing, the prediction.
  private static func width(of text: String, in font: WidgetFont) -> Double {
    #if os(macOS)
    let weight: NSFont.Weight =
      switch font.weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    let face = NSFont.systemFont(ofSize: font.size, weight: weight)
    return Double(NSAttributedString(string: text, attributes: [.font: face]).size().width)
    #else
    return SystemFace.width(of: text, in: font)
    #endif
  }

  @Test func theReportNamesWhereAFontFitsOtherwiseThanPredicted() {
    func fits(_ measure: (String, WidgetFont) -> Double) -> [String] {
      Self.languages.flatMap { language in
        Self.rows(SolsticeSource.self, Self.sample(SolsticeSource.self, .large, language), language, measure)
      }.map { String($0.split(separator: "\t", omittingEmptySubsequences: false).last ?? "") }
    }
    let usual = fits { SystemFace.width(of: $0, in: $1) }
    #expect(usual.count > 12 && Set(usual) == ["as predicted"])
    #expect(Set(fits { 2 * SystemFace.width(of: $0, in: $1) }).contains("otherwise"))
    #expect(
      Self.rows(InsultSource.self, Self.sample(InsultSource.self, .medium, .english), .english, Self.width)
        .allSatisfy { $0.count { $0 == "\t" } == Self.columns.count { $0 == "\t" } })
  }
}
