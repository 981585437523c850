import AlmanacCompiler
import SourceText
import SwiftEmitter
import Testing

/// Languages that are not in Data/ are added as files; no Swift code is needed for them.
struct LanguageDataTests {
  private static let path = "Data/languages.tsv"
  /// Esperanto has texts of one module; Korean is its fallback.
  private static let row = "eo\teo\tEsperanto\tone-other\tko\t-\t-\t24\t2\tterm\tWidgetCore\tĈĉĜ-ĵŜŝŬŭ"

  private static func problems(_ tree: SourceTree) -> [String] {
    Project.problems(inShortFilesOf: tree).map { "\($0)" }
  }

  private static func adding(_ row: String) -> SourceTree {
    Project.tree.changing(path) { $0 + row + "\n" }
  }

  /// The project's data with one more language, whose texts are the English ones after "eo:".
  private var tree: SourceTree {
    var tree = Self.adding(Self.row)
    tree["Data/strings/WidgetCore.eo.tsv"] = Array(
      Project.tree.text("Data/strings/WidgetCore.en.tsv").replacing("\t-\t", with: "\t-\teo: ").utf8)
    return tree
  }

  private func shapes(_ path: String, of files: [GeneratedFile]) throws -> [Declaration.Shape] {
    let file = try #require(files.first { $0.path == "Generated/\(path)" })
    return file.declarations.map(\.shape)
  }

  private func texts(_ module: String, of files: [GeneratedFile]) throws -> TextFunctions {
    let shapes = try shapes("\(module)Tables/Strings.swift", of: files)
    return try #require(shapes.compactMap { if case .texts(let texts) = $0 { texts } else { nil } }.first)
  }

  @Test func aLanguageIsFilesAndNoSwift() async throws {
    let files = try await Project.files(of: tree)
    let list = try shapes("AlmanacTables/Languages.swift", of: files)
    let rows = list.compactMap { if case .records(let table) = $0 { table.rows } else { nil } }.flatMap { $0 }
    #expect(
      rows.map { $0.fields.first?.value }
        == ["vi", "zh", "en", "ko", "ja", "hant", "eo"].map(RecordTable.Value.text))
    #expect(rows.last?.fields.contains(.init("fallback", .text("ko"))) == true)
    #expect(
      list.contains {
        if case .constant("language_eo", _, 6) = $0 { true } else { false }
      })

    let core = try texts("WidgetCore", of: files)
    #expect(core.ownLanguages == ["vi", "zh", "en", "ko", "ja", "hant", "eo"] && core.fallbacks.isEmpty)
    let today = try #require(core.texts.first { $0.name == "today" })
    #expect(today.wordings.map(\.other) == ["hôm nay", "今天", "today", "오늘", "今日", "今天", "eo: today"])
    let days = try #require(core.texts.first { $0.name == "days" })
    #expect(days.wordings.last == .init(one: "{count} day", other: "{count} days"))

    // Korean texts are used, and English ones if there are no Korean ones.
    #expect(try texts("LunarCalendarWidget", of: files).fallbacks == ["ja": "en", "eo": "ko"])
    #expect(
      try texts("BudgetWidget", of: files).fallbacks == ["ko": "en", "ja": "en", "hant": "zh", "eo": "en"])
    let names = try shapes("AlmanacTables/Names.swift", of: files)
    let stems = names.compactMap { if case .accessor(let it) = $0, it.name == "stemName" { it } else { nil } }
      .first
    #expect(stems?.tables == ["vi", "zh", "en", "ko", "ja", "hant", "ko"].map { "stemNames_\($0)" })
  }

  /// The widgets use the texts of the files, in the same order of languages as the runtime.
  @Test func theProjectsLanguagesAreTheFirstOfItsTable() throws {
    let rows = Project.tree.text(Self.path).split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    #expect(try Project.data().languages.codes == rows.map { String($0.prefix { $0 != "\t" }) })
    #expect(try Project.data().languages.codes.prefix(3) == ["vi", "zh", "en"])
  }

  @Test func aTextThatIsMissingIsSaidWithItsPlace() {
    var without = tree
    without["Data/strings/WidgetCore.eo.tsv"] = nil
    #expect(Self.problems(without) == ["Data/strings/WidgetCore.eo.tsv: error: the file is missing"])
    let shorter = tree.replacing("hidden\t-\teo: Hidden\n", with: "", in: "Data/strings/WidgetCore.eo.tsv")
    #expect(Self.problems(shorter).count == 1)
    #expect(
      Self.problems(shorter)[0].hasPrefix("Data/strings/WidgetCore.eo.tsv: error: key hidden is missing"))
    var more = tree
    more["Data/strings/BudgetWidget.eo.tsv"] = tree["Data/strings/BudgetWidget.en.tsv"]
    #expect(
      Self.problems(more) == [
        "Data/strings/BudgetWidget.eo.tsv: error: \(Self.path) does not say that 'eo' has texts of BudgetWidget"
      ])
    let named = tree.replacing("\tterm\tWidgetCore", with: "\tterm\tnames WidgetCore", in: Self.path)
    let problems = Self.problems(named)
    #expect(problems.count == 8)
    #expect(
      problems.contains {
        $0.hasPrefix("Data/names/stems.tsv:")
          && $0.contains(": error: missing column 'eo'; expected: index, vi, ")
      }, "\(problems)")
  }

  /// Texts are measured, so a font has to have the letters of a language before there is a text with them.
  @Test func everyLetterNeedsAWidth() {
    let tree = tree.replacing("ĈĉĜ-ĵ", with: "Ĉĉ\u{16A0}Ĝ-ĵ", in: Self.path)
    let failure = #expect(throws: CompilationFailure.self) { try readData(tree) }
    #expect(
      failure?.diagnostics.map { "\($0)" } == [
        "Data/fonts/inter.tsv: error: no width of '\u{16A0}' (U+16A0), a letter of Esperanto"
      ])
  }

  /// The row is the last of the file; the message has the number of its line.
  @Test(arguments: [
    ("\tko\t-\t-", "\tfr\t-\t-", 27, "fallback 'fr' is not a language of this file"),
    ("\tko\t-\t-", "\teo\t-\t-", 27, "the fallbacks form a circle: eo → eo"),
    ("\tko\t-\t-", "\t-\t-\t-", 27, "'eo' and 'en' have no fallback; only one language may have none"),
    ("\t-\t-\t24", "\tFR\t-\t24", 30, "similar 'FR' is not codes such as yue with a space between them"),
    (
      "\t-\t-\t24", "\t-\tfr\t24", 32, "other-script 'fr' is not regions such as TW with a space between them"
    ),
    ("one-other", "few", 17, "plural 'few' is not one of: other, one-other"),
    ("\t24\t2", "\t13\t2", 34, "hours '13' is not one of: 12, 24"),
    ("\t24\t2", "\t24\t3", 37, "hour-digits '3' is not one of: 1, 2"),
    ("term", "equinox", 39, "solstices 'equinox' is not one of: month, term"),
    (
      "WidgetCore", "Widgets", 44,
      "texts 'Widgets' is neither all nor one of these, each at most once: names, almanac-day, "
    ),
    (
      "WidgetCore", "WidgetCore WidgetCore", 44,
      "texts 'WidgetCore' is neither all nor one of these, each at most once: "
    ),
    ("ĈĉĜ-ĵ", "Ĉĉĵ-Ĝ", 55, "letters 'Ĉĉĵ-ĜŜŝŬŭ' are not characters outside ASCII or ranges such as à-ã"),
    ("Esperanto", "Esperant\u{43E}", 7, "name 'Esperant\u{43E}' is not a name of ASCII letters"),
    ("eo\teo", "e\teo", 1, "code 'e' is not two to four lower-case letters"),
    ("eo\teo", "latn\teo", 6, "tag 'eo' is not a language with the script 'latn', such as zh-Hant"),
    ("eo\teo", "eo\tep", 4, "tag 'ep' is not 'eo', alone or with subtags such as -Hans"),
    ("eo\teo\tEsperanto", "vi\tvi\tVietnamese", 1, "duplicate code 'vi'"),
  ])
  func whatIsWrongIsSaidWithItsPlace(old: String, new: String, column: Int, message: String) {
    let row = Self.row.replacing(old, with: new, maxReplacements: 1)
    let tree = self.tree.changing(Self.path) { $0.replacing(Self.row, with: row) }
    let line = Project.tree.text(Self.path).split(separator: "\n").count + 1
    let problems = Self.problems(tree)
    #expect(
      problems.contains { $0.hasPrefix("\(Self.path):\(line):\(column): error: \(message)") }, "\(problems)")
    // No other file is blamed.
    #expect(problems.allSatisfy { $0.hasPrefix("\(Self.path):\(line):") }, "\(problems)")
  }

  @Test func aCircleOfTwoIsReportedAtBoth() {
    let tree = self.tree.replacing("\tother\ten\t-\t-\t12", with: "\tother\teo\t-\t-\t12", in: Self.path)
    let problems = Self.problems(tree)
    #expect(problems.count == 2)
    #expect(problems.first?.contains("the fallbacks form a circle: ko → eo → ko") == true, "\(problems)")
  }

  @Test func theLanguagesOfCommentsHaveToBeThere() {
    let tree = Project.tree.changing(Self.path) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("zh\t") }
        .joined(separator: "\n")
    }
    #expect(
      Self.problems(tree) == [
        "\(Self.path): error: language 'zh' with all texts is missing: comments of tables are in it"
      ])
  }
}
