import AlmanacCompiler
import Foundation
import SourceText
import SwiftEmitter
import Testing

/// Instants, words, comments and sizes, and trees that cannot be read.
struct TableDiffTests {
  private static let terms = "Generated/AlmanacTables/SolarTerms.swift"

  /// A tree with one more module of three tables.
  private func tree(
    words: [String], strings: [String], rows: [[Int64]], module: String = "InsultsTables"
  ) throws -> GeneratedTree {
    let file = SwiftFile(
      header: ["Words."],
      declarations: [
        Declaration(["Nouns."], .strings(StringTable(name: "nouns0", values: Array(words.prefix(3))))),
        Declaration(["Nouns."], .strings(StringTable(name: "nouns1", values: Array(words.dropFirst(3))))),
        Declaration(
          ["Strings."],
          .strings(
            StringTable(name: "strings_vi", values: strings, comments: strings.indices.map { "key\($0)" }))),
        Declaration(
          ["Weights."],
          .integers(
            IntegerTable(
              name: "weights", type: .int32, rows: rows.map { .init($0, comment: "weight of \($0[0])") }))),
        Declaration(
          ["Count."], .constant(Constant(name: "nounCount", type: .int, value: Int64(words.count)))),
      ])
    return GeneratedTree(
      name: "tree", files: ["Generated/\(module)/Nouns.swift": try SwiftPrinter.source(of: file)])
  }

  @Test func wordsAndTablesThatNothingIsKnownOf() throws {
    let old = try tree(
      words: ["a", "b", "c", "d"], strings: ["Hôm nay", "Ngày mai"], rows: [[1, 2], [3, 4]])
    let new = try tree(
      words: ["a", "c", "d", "e", "f"], strings: ["Hôm nay", "Mai"], rows: [[1, 2], [3, 5]])
    let comparison = try old.comparison(to: new)
    #expect(
      comparison.lines(.words) == [
        "nouns: +2 nouns, -1 noun: added 'e', 'f'; removed 'b'", "strings_vi: key1: 'Mai', was 'Ngày mai'",
      ])
    #expect(
      comparison.lines(.other) == [
        "weights: 3, 5 (weight of 3), was 3, 4 (weight of 3)",
        "InsultsTables: 1 constant or function changes: nounCount is 5, was 4",
      ])
    let reordered = try tree(words: ["a", "b", "c", "d", "e", "f", "g", "h"], strings: [], rows: [])
    let again = try tree(words: ["h", "g", "f", "e", "d", "c", "b", "a"], strings: [], rows: [])
    #expect(
      try reordered.comparison(to: again).lines(.words) == ["nouns: 8 texts, the same in another order"])
    let empty = GeneratedTree(name: "empty", files: [:])
    #expect(try empty.comparison(to: old).lines(.words).contains("nouns: a new table of 4 rows"))
    #expect(try old.comparison(to: empty).lines(.other).contains("weights: the table of 2 rows is gone"))
  }

  @Test func tablesThatMoveToAnotherModuleAreComparedThere() throws {
    let old = try tree(words: ["a", "b"], strings: ["Hôm nay"], rows: [[1, 2]])
    let new = try tree(words: ["a", "b"], strings: ["Nay"], rows: [[1, 2]], module: "NounTables")
    let comparison = try old.comparison(to: new)
    #expect(comparison.lines(.words) == ["strings_vi: key0: 'Nay', was 'Hôm nay'"])
    #expect(comparison.lines(.other) == ["NounTables: 4 declarations moved here from InsultsTables"])
  }

  private func record(_ id: String, from year: Int? = nil, days: Int, name: String) -> RecordTable.Row {
    .init([
      .init("id", .text(id)), .init("paidDays", .enumCase("fixed", [.init("count", .integer(days))])),
      .init("from", year.map { .date(year: $0, month: 1, day: 1) }), .init("vi", .text(name)),
    ])
  }

  @Test func recordsAreComparedByTheirFields() throws {
    func changes(_ rows: [RecordTable.Row], to more: [RecordTable.Row]) throws -> TreeComparison {
      func tree(_ rows: [RecordTable.Row]) throws -> GeneratedTree {
        try self.tree([.records(RecordTable(name: "festivals", type: "FestivalRecord", rows: rows))])
      }
      return try tree(rows).comparison(to: try tree(more))
    }
    let tet = [record("tet", days: 4, name: "Tết"), record("tet", from: 2013, days: 5, name: "Tết")]
    let kings = record("hung_kings", days: 1, name: "Giỗ Tổ")
    let paid = try changes(tet + [kings], to: tet + [record("hung_kings", days: 2, name: "Giỗ Tổ")])
    #expect(paid.lines(.other) == ["festivals: hung_kings: paid days count is 2, was 1"])
    let named = try changes(tet + [kings], to: tet + [record("hung_kings", days: 1, name: "Giỗ")])
    #expect(named.lines(.words) == ["festivals: hung_kings: vi is 'Giỗ', was 'Giỗ Tổ'"])
    #expect(named.lines(.other) == [])
    // A date tells rows of one name apart.
    let dated = try changes(tet, to: [tet[0], record("tet", from: 2014, days: 6, name: "Tết")])
    #expect(
      dated.lines(.other) == [
        "festivals: tet from 2014-01-01: paid days count is 6, was 5; from is 2014-01-01, was 2013-01-01"
      ])
    let ended = try changes([tet[1]], to: [record("tet", days: 5, name: "Tết")])
    #expect(ended.lines(.other) == ["festivals: tet: from is none, was 2013-01-01"])
    let more = try changes([kings], to: [kings] + [tet[1]])
    #expect(
      more.lines(.other) == [
        "festivals: tet is new: id 'tet', paid days fixed count 5, from 2013-01-01, vi 'Tết'"
      ])
    #expect(try changes([kings, tet[1]], to: [kings]).lines(.other) == ["festivals: tet is gone"])
    #expect(
      try changes([kings, tet[1]], to: [tet[1], kings]).lines(.other).allSatisfy {
        $0.hasSuffix("has another place")
      })
    let many = (0..<20).map { record("day\($0)", days: 1, name: "\($0)") }
    let all = try changes(many, to: many.indices.map { record("day\($0)", days: 2, name: "\($0)") })
    #expect(all.lines(.other).count == 1)
    #expect(all.lines(.other).first?.hasPrefix("festivals: +20 -20 rows: day0: paid days") == true)
  }

  @Test func aChangedFestivalIsNamedByItsField() async throws {
    let path = "Data/almanac-day/festivals-vietnam.tsv"
    let after = try await GeneratedTree.of(
      Project.tree.replacing("public\t1\t0\t2007-04-02", with: "public\t2\t0\t2007-04-02", in: path))
    let comparison = try await GeneratedTree.comparison(to: after)
    #expect(
      comparison.lines(.other) == [
        "festivals_vietnam: hung_kings from 2007-04-02: paid days count is 2, was 1"
      ])
  }

  /// A tree with the texts of a widget.
  private func tree(_ shapes: [Declaration.Shape]) throws -> GeneratedTree {
    let file = SwiftFile(header: ["Texts."], declarations: shapes.map { Declaration(["Texts."], $0) })
    return GeneratedTree(
      name: "tree", files: ["Generated/SunTables/Strings.swift": try SwiftPrinter.source(of: file)])
  }

  private func texts(today: String, days: String, more: [TextFunctions.Text] = []) -> Declaration.Shape {
    .texts(
      TextFunctions(
        name: "SunStrings", languages: ["vi", "en"],
        texts: [
          .init(name: "today", wordings: [.init(other: "Hôm nay"), .init(other: today)]),
          .init(
            name: "days", isCounted: true,
            wordings: [.init(other: "{count} ngày"), .init(one: "{count} day", other: days)]),
        ] + more))
  }

  @Test func aChangedTextIsNamedByItsModuleLanguageAndKey() throws {
    let old = try tree([texts(today: "Today", days: "{count} days")])
    let new = try tree([texts(today: "This day", days: "days: {count}")])
    let comparison = try old.comparison(to: new)
    #expect(
      comparison.lines(.words) == [
        "SunTables countedTexts_en: days, other: 'days: {count}', was '{count} days'",
        "SunTables texts_en: today: 'This day', was 'Today'",
      ])
    // The code that uses texts does not see another wording.
    #expect(comparison.lines(.other) == [])
    let more = TextFunctions.Text(
      name: "at", parameters: ["time"], wordings: [.init(other: "lúc {time}"), .init(other: "at {time}")])
    let longer = try old.comparison(to: try tree([texts(today: "Today", days: "{count} days", more: [more])]))
    #expect(
      longer.lines(.words) == [
        "SunTables texts_en: +1 -0: added 'at {time}'", "SunTables texts_vi: +1 -0: added 'lúc {time}'",
      ])
    #expect(longer.lines(.other) == ["SunTables: 1 constant or function changes: SunStrings"])
  }

  /// Before texts were functions they were lists, filled when the program ran.
  @Test func textsOfOlderRevisionsAreComparedWithThoseOfNow() throws {
    let old = try tree([
      .cases(Cases(name: "Text", cases: ["today"])),
      .strings(StringTable(name: "texts_vi", values: ["Hôm nay"], comments: ["today"])),
      .strings(StringTable(name: "texts_en", values: ["Today"], comments: ["today"])),
      .strings(
        StringTable(
          name: "countedTexts_vi", values: ["{count} ngày", "{count} ngày"],
          comments: ["days, one", "days, other"])),
      .strings(
        StringTable(
          name: "countedTexts_en", values: ["{count} day", "{count} days"],
          comments: ["days, one", "days, other"])),
    ])
    let same = try old.comparison(to: try tree([texts(today: "Today", days: "{count} days")]))
    #expect(same.lines(.words) == [])
    #expect(
      same.lines(.other) == [
        "SunTables: 2 constants and functions change: SunStrings is new, Text is gone"
      ])
    let changed = try old.comparison(to: try tree([texts(today: "Now", days: "{count} days")]))
    #expect(changed.lines(.words) == ["SunTables texts_en: today: 'Now', was 'Today'"])
  }

  @Test func oneInstant() async throws {
    let before = try await GeneratedTree.ofProject()
    let after = before.changingLine(Self.terms, with: ["2031-06-2", "90°"]) { line in
      let value = line.drop { $0 == " " }.prefix { $0 != "," }
      return line.replacingOccurrences(of: "\(value),", with: "\((Int(value) ?? 0) + 2),")
    }
    let comparison = try await GeneratedTree.comparison(to: after)
    #expect(comparison.changesInEffect.count == 1)
    let line = try #require(comparison.lines(.future).first)
    #expect(line.hasPrefix("solar terms: summer solstice of 2031 moves by +2 s in TT, to 2031-06-21T"))
    // The same change seen from later on is one of the past.
    #expect(comparison.lines(.past) == [])
  }

  @Test func manyInstantsAreToldInSum() async throws {
    let before = try await GeneratedTree.ofProject()
    let after = before.changingLine(Self.terms, with: ["2000-06-21", "90°"]) {
      $0.replacingOccurrences(of: "14824126", with: "14824129")
    }
    let comparison = try await GeneratedTree.comparison(to: after)
    let sum =
      "at most 3 s (summer solstice of 1899), rms 3.00 s; the first: summer solstice of 1899 moves by +3 s, "
    let past =
      "solar terms: 128 move in TT, from the summer solstice of 1899 to the summer solstice of 2026: "
    #expect(comparison.lines(.past).contains { $0.hasPrefix(past + sum) })
    #expect(comparison.lines(.future).contains { $0.hasPrefix("solar terms: 75 move in TT, ") })
  }

  @Test func namesInCommentsMoveNoDate() async throws {
    let tree = Project.tree.replacing("Hạ Chí", with: "Hạ Chi", in: "Data/names/solar_terms.tsv")
    let comparison = try await GeneratedTree.comparison(to: .of(tree))
    #expect(comparison.changesInEffect.allSatisfy { $0.kind == .word })
    #expect(comparison.lines(.comments).last == "Generated/margins.tsv: +2 -2 lines")
    #expect(
      comparison.lines(.comments).first?.contains("'Chi', was 'Chí', in 204 comments, such as '1899-06-21T")
        == true)
  }

  @Test func digestsAreNothingInEffect() async throws {
    let tree = Project.tree.changing("Data/time/leap_seconds.tsv") { "# A comment.\n" + $0 }
    let comparison = try await GeneratedTree.comparison(to: .of(tree))
    #expect(comparison.changes == [])
    let text = DiffText(comparison).text
    #expect(text.hasPrefix("Generated/: no change in effect from old to new; "))
    #expect(text.hasSuffix(" files differ in comments, digests or reports"))
  }

  @Test func anUnreadableTreeIsRefusedWithFileAndLine() async throws {
    let tree = try await GeneratedTree.ofProject()
    let chinese = "Generated/AlmanacTables/LunarCalendar-chinese.swift"
    func refusal(_ path: String, with texts: [String], _ change: (String) -> String) throws -> String {
      try refusal(tree: tree.changingLine(path, with: texts, change))
    }
    func refusal(tree: GeneratedTree) throws -> String {
      let error = #expect(throws: UnreadableTables.self) { try GeneratedTables(tree) }
      return try #require(error?.diagnostic).description
    }
    let literal = try refusal(chinese, with: ["let months_chinese"]) { $0 + "[" }
    #expect(literal.contains("LunarCalendar-chinese.swift:30: error: expected "))
    var source = try SwiftReader.file(from: tree.files[chinese, default: ""])
    guard case .integers(var months) = source.declarations[0].shape else { return }
    months.format = .hexadecimal(groups: [8])
    source.declarations[0].shape = .integers(months)
    let repacked = try SwiftPrinter.source(of: source)
    let packing = try refusal(
      tree: GeneratedTree(name: "new", files: tree.files.merging([chinese: repacked]) { $1 }))
    #expect(
      packing.contains("LunarCalendar-chinese.swift:30: error: the records of months_chinese are packed"))
    #expect(packing.hasSuffix("the tables of new are of a layout that this version cannot read"))
    let gap = try refusal(chinese, with: ["// 1950 "]) { _ in "  0x34_1_00000,  // 1950" }
    #expect(gap.contains(":30: error: month "))
    let count = try refusal(Self.terms, with: ["var termYearCount"]) {
      $0.replacingOccurrences(of: "203", with: "204")
    }
    #expect(count.contains("SolarTerms.swift:"))
    #expect(count.contains("termResiduals has 4872 values, expected 4896"))
    let name = try refusal(Self.terms, with: ["let termsIn2000"]) {
      $0.replacingOccurrences(of: "2000", with: "2001")
    }
    #expect(name.contains("Generated/AlmanacTables/: error: the table termsIn2000 is missing"))
  }

  @Test func jsonHasEveryKey() async throws {
    let before = try await GeneratedTree.ofProject()
    let after = before.changingLine(Self.terms, with: ["2031-06-2", "90°"]) {
      $0.replacingOccurrences(of: ",  //", with: "1,  //")
    }
    let text = try DiffJSON(try await GeneratedTree.comparison(to: after)).text()
    for key in [
      "after", "before", "changes", "files", "inEffect", "now", "sizes", "days", "group", "kind", "item",
      "subject", "text",
    ] {
      #expect(text.contains("\"\(key)\" : "), "\(key)")
    }
    #expect(text.contains("\"days\" : null"))
    #expect(text.contains("\"kind\" : \"instant\""))
    #expect(text.contains("\"now\" : \"2026-11-20\""))
  }
}
