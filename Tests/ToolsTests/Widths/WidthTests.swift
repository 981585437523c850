import FontWidths
import Foundation
import TestSupport
import Testing
import WidgetCore

@testable import almanac_dev

/// The texts of widgets fit the smallest phones; `make check-widths` checks every day of three years on all phones.
struct WidthTests {
  /// New years, festivals with long names, leap months, ends of years and months, and other days.
  private static let days = [
    "2025-01-01", "2025-01-28", "2025-01-29", "2025-02-12", "2025-03-31", "2025-04-07", "2025-05-31",
    "2025-07-25",
    "2025-02-03", "2025-03-26", "2025-04-30", "2025-05-19", "2025-06-21", "2025-07-27", "2025-08-01",
    "2025-08-22", "2025-09-02", "2025-09-06", "2025-09-24", "2025-10-06", "2025-11-24", "2025-12-21",
    "2025-12-22", "2025-12-31",
    "2026-01-04", "2026-02-10", "2026-02-16", "2026-02-17", "2026-02-18", "2026-03-03", "2026-03-20",
    "2026-04-26",
    "2026-05-27", "2026-06-19", "2026-06-21", "2026-07-23", "2026-08-27", "2026-09-25", "2026-10-18",
    "2026-11-08",
    "2026-12-23", "2027-01-31", "2027-02-06", "2027-04-16", "2027-06-30", "2027-09-23", "2027-10-08",
    "2027-12-22",
  ]

  @Test func everyTextOfFortyDaysFits() async throws {
    let scope = WidthScope(days: Self.days, screens: [.points375x667, .points320])
    let report = try await WidthSurvey.report(on: scope)
    #expect(report.failures.prefix(5) == [])
    #expect(report.lineCount > 80 && report.textCount > 5_000, "\(report.summary)")
  }

  /// From the font: Inter’s "H" is 0.740 of the size wide in regular weight and 0.746 in bold, its digit 0
  /// 0.625.
  @Test func widthsAreThoseOfTheFont() {
    func width(_ text: String, _ weight: WidgetFont.Weight = .regular) -> Double {
      SystemFace.width(of: text, in: WidgetFont(100, weight)) / 100
    }
    #expect(abs(width("H") - 0.740 * SystemFace.factor) < 0.002)
    #expect(abs(width("H", .bold) - 0.746 * SystemFace.factor) < 0.002)
    #expect(abs(width("mùng 1") - width("mùng") - width(" ") - width("1")) < 1e-9)
    // Square letters, and punctuation of the same width.
    #expect(width("正月初一") == 4 && width("，。") == 2)
    // Heavier weights are wider.
    let widths = WidgetFont.Weight.allCases.map { width("Thứ Ba, 17 tháng 2", $0) }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(width("") == 0)
  }

  /// Advance widths of DejaVu Sans and DejaVu Serif 2.37, in ems, read with fontTools; 600 is drawn in bold.
  @Test(arguments: [
    ("December solstice", WidgetFont.Weight.regular, false, 9.270), ("1.234.567 ₫", .regular, false, 6.043),
    ("Còn 14 ngày", .regular, false, 6.325), ("Thứ Tư, 23 tháng 9", .semibold, false, 10.652),
    ("First Month", .semibold, false, 6.524), ("THE INSOLENT BARD", .bold, false, 11.653),
    ("Thou presumptuous hell-hated water-fly!", .semibold, true, 23.055),
    ("promise-breaker!", .bold, true, 9.750),
  ])
  func theWideWidthIsThatOfTheWidestReplacement(
    text: String, weight: WidgetFont.Weight, isSerif: Bool, ems: Double
  ) {
    let width = SystemFace.wideWidth(of: text, in: WidgetFont(100, weight), isSerif: isSerif) / 100
    #expect(width > ems * 0.99 && width < ems * 1.09, "\(width)")
    #expect(SystemFace.wideWidth(of: "正月初一，", in: WidgetFont(10)) == 50)
  }

  /// Pictures are laid out for a wider font than those of Android, whose letters Tests/Android/letter-widths.py has measured.
  @Test func noTextOfAPictureIsWiderInTheFontsOfAndroid() throws {
    let file = Data(try Repository.text("Tests/Android/letter-widths.json").utf8)
    let groups = try JSONDecoder().decode([String: [String: String]].self, from: file)
    let widths = groups.mapValues { groups in
      groups.reduce(into: [Unicode.Scalar: Double]()) { all, group in
        for letter in group.value.unicodeScalars { all[letter] = Double(group.key).map { $0 / 1000 } }
      }
    }
    var wider: [String] = []
    var count = 0
    for text in try SampledWidgets.all.flatMap({ try Self.texts(of: $0) }) {
      let font = WidgetFont(1, text.layout.font.weight)
      let isBold = font.weight == .semibold || font.weight == .bold
      let letters = try #require(widths[text.face != nil ? "serif" : isBold ? "bold" : "regular"])
      for line in text.forms.all {
        func wide(_ line: String) -> Double {
          SystemFace.wideWidth(of: line, in: font, isSerif: text.face != nil)
        }
        let own = line.unicodeScalars.reduce(0) { $0 + (letters[$1] ?? wide(String($1))) }
        count += 1
        // A star alone is a hundredth of its size wider, which nobody sees.
        if own > wide(line) + 0.02 { wider.append("\(line): \(own) instead of \(wide(line))") }
      }
    }
    #expect(wider.prefix(5) == [])
    #expect(count > 1_000)
  }

  private static func texts<Definition: SampledWidget>(
    of definition: Definition.Type
  ) throws -> Set<DrawnText> {
    var texts: Set<DrawnText> = []
    for language in Language.allCases {
      for family in Family.allCases {
        let environment = WidgetEnvironment.ofSamples(WidgetFrame(family), language)
        for sample in try Definition.exhibits(in: language) {
          texts.formUnion(sample.value.snapshot(in: environment).drawing.texts)
        }
      }
    }
    return texts
  }

  @Test func lettersWithoutAWidthAreReported() {
    #expect(SystemFace.unknownLetters(in: "Ngày 17 – “初一”… ₫ €") == [])
    #expect(SystemFace.unknownLetters(in: "aЖb") == ["Ж"])
    #expect(SystemFace.width(of: "Ж", in: WidgetFont(10)) == 7)
    #expect(SystemFace.width(of: "␀", in: WidgetFont(10)) == 10)
  }

  /// Names from Apple's file systems and from some keyboards are decomposed.
  @Test func decomposedLettersAreAsWideAsComposedOnes() {
    let font = WidgetFont(100)
    for name in ["Cụ tổ Nguyễn Đình Thắng", "Trần Thị Hường", "Đỗ Lễ", "홍길동"] {
      let decomposed = name.decomposedStringWithCanonicalMapping
      #expect(decomposed.unicodeScalars.count > name.unicodeScalars.count)
      let (whole, parts) = (SystemFace.width(of: name, in: font), SystemFace.width(of: decomposed, in: font))
      // The horn of ơ and ư makes the composed letter a little wider.
      #expect(abs(whole - parts) < whole * 0.02, "\(name)")
      #expect(SystemFace.unknownLetters(in: decomposed) == [])
    }
  }
}
