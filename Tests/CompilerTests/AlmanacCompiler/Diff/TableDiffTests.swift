import AlmanacCompiler
import Foundation
import SourceText
import SwiftEmitter
import Testing

/// Changes of instants, words, comments and sizes, and trees that cannot be read.
struct TableDiffTests {
  private static let terms = "Generated/AlmanacTables/SolarTerms.swift"

  /// Returns a tree with an additional module of three tables.
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
        "Insults nouns: +2: 'e' (0), 'f' (1); -1: 'b' (1)", "Insults strings, vi: key1: 'Ngày mai' → 'Mai'",
      ])
    #expect(
      comparison.lines(.insults) == [
        "Insults weights: weight of 3: 3, 4 → 3, 5", "Insults: noun count: 4 → 5",
      ])
    let reordered = try tree(words: ["a", "b", "c", "d", "e", "f", "g", "h"], strings: [], rows: [])
    let again = try tree(words: ["h", "g", "f", "e", "d", "c", "b", "a"], strings: [], rows: [])
    #expect(
      try reordered.comparison(to: again).lines(.words) == ["Insults nouns: the same lines in another order"])
    let empty = GeneratedTree(name: "empty", files: [:])
    #expect(try empty.comparison(to: old).lines(.words).contains("Insults nouns: a new table of 4 rows"))
    #expect(
      try old.comparison(to: empty).lines(.insults).contains("Insults weights: the table of 2 rows is gone"))
  }

  @Test func tablesThatMoveToAnotherModuleAreComparedThere() throws {
    let old = try tree(words: ["a", "b"], strings: ["Hôm nay"], rows: [[1, 2]])
    let new = try tree(words: ["a", "b"], strings: ["Nay"], rows: [[1, 2]], module: "NounTables")
    let comparison = try old.comparison(to: new)
    #expect(comparison.lines(.words) == ["Noun strings, vi: key0: 'Hôm nay' → 'Nay'"])
    #expect(comparison.lines(.other) == ["Noun: 4 declarations moved here from Insults"])
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
    #expect(paid.lines(.other) == ["Sun festivals: hung_kings: paid days count 1 → 2"])
    let named = try changes(tet + [kings], to: tet + [record("hung_kings", days: 1, name: "Giỗ")])
    #expect(named.lines(.words) == ["Sun festivals: hung_kings: vi 'Giỗ Tổ' → 'Giỗ'"])
    #expect(named.lines(.other) == [])
    // A date distinguishes rows with the same name.
    let dated = try changes(tet, to: [tet[0], record("tet", from: 2014, days: 6, name: "Tết")])
    #expect(
      dated.lines(.other) == [
        "Sun festivals: tet from 2014-01-01: paid days count 5 → 6; from 2013-01-01 → 2014-01-01"
      ])
    let ended = try changes([tet[1]], to: [record("tet", days: 5, name: "Tết")])
    #expect(ended.lines(.other) == ["Sun festivals: tet: from 2013-01-01 → none"])
    let more = try changes([kings], to: [kings] + [tet[1]])
    #expect(
      more.lines(.other) == [
        "Sun festivals: tet is new: id 'tet', paid days fixed count 5, from 2013-01-01, vi 'Tết'"
      ])
    #expect(try changes([kings, tet[1]], to: [kings]).lines(.other) == ["Sun festivals: tet is gone"])
    #expect(
      try changes([kings, tet[1]], to: [tet[1], kings]).lines(.other).allSatisfy {
        $0.hasSuffix("moved to another position")
      })
    let many = (0..<20).map { record("day\($0)", days: 1, name: "\($0)") }
    let all = try changes(many, to: many.indices.map { record("day\($0)", days: 2, name: "\($0)") })
    #expect(all.lines(.other).count == 1)
    #expect(all.lines(.other).first?.hasPrefix("Sun festivals: +20 -20 rows: day0: paid days") == true)
  }

  @Test func spansOfDaysAreComparedAsText() throws {
    func tree(_ spans: [(Int, Int)]) throws -> GeneratedTree {
      let value = RecordTable.Value.spans(
        spans.map {
          .init(.init(year: $0, month: 8, day: 25), .init(year: $1, month: 3, day: 19))
        })
      let row = RecordTable.Row([
        .init("id", .text("japanese")), .init("disputed", spans.isEmpty ? nil : value),
      ])
      return try self.tree([
        .records(RecordTable(name: "calendarRecords", type: "CalendarRecord", rows: [row]))
      ])
    }
    #expect(
      try tree([]).comparison(to: try tree([(2033, 2034)])).lines(.other) == [
        "Sun calendar records: japanese: disputed none → 2033-08-25 to 2034-03-19"
      ])
    #expect(
      try tree([(2033, 2034)]).comparison(to: try tree([(1984, 1985), (2033, 2034)])).lines(.other) == [
        "Sun calendar records: japanese: disputed 2033-08-25 to 2034-03-19 → "
          + "1984-08-25 to 1985-03-19, 2033-08-25 to 2034-03-19"
      ])
  }

  @Test func aValueThatStaysIsNotAChangeToItself() throws {
    let types: [IntegerType] = [.int, .int32]
    let trees = try types.map { try tree([.constant(Constant(name: "dayCount", type: $0, value: 3))]) }
    #expect(
      try trees[0].comparison(to: trees[1]).lines(.other) == [
        "Sun: 1 function was added, removed or changed: dayCount"
      ])
  }

  /// Returns a tree with the texts of a widget.
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
        "Sun: today, en: 'Today' → 'This day'", "Sun: days, en, other: '{count} days' → 'days: {count}'",
      ])
    // Another wording does not affect the code that uses the texts.
    #expect(comparison.lines(.other) == [])
    let more = TextFunctions.Text(
      name: "at", parameters: ["time"], wordings: [.init(other: "lúc {time}"), .init(other: "at {time}")])
    let longer = try old.comparison(to: try tree([texts(today: "Today", days: "{count} days", more: [more])]))
    #expect(
      longer.lines(.words) == [
        "Sun: at, vi: new: 'lúc {time}'", "Sun: at, en: new: 'at {time}'",
      ])
    #expect(longer.lines(.other) == [])
    #expect(
      try tree([texts(today: "Today", days: "", more: [more])]).comparison(to: old).lines(.words).prefix(2)
        == ["Sun: days, en, other: '' → '{count} days'", "Sun: at, vi: gone: 'lúc {time}'"])
    var timed = more
    timed.parameters = ["hour", "time"]
    let other = try tree([texts(today: "Today", days: "{count} days", more: [more])]).comparison(
      to: try tree([texts(today: "Today", days: "{count} days", more: [timed])]))
    #expect(other.lines(.other) == ["Sun: arguments of at: time → hour, time"])
  }

  @Test func oneInstant() async throws {
    let before = try await GeneratedTree.ofProject()
    let after = before.changingLine(Self.terms, with: ["2031-06-2", "90°"]) { line in
      let value = line.drop { $0 == " " }.prefix { $0 != "," }
      return line.replacingOccurrences(of: "\(value),", with: "\((Int(value) ?? 0) + 2),")
    }
    let comparison = try await GeneratedTree.comparison(to: after)
    #expect(comparison.changesInEffect.count == 1)
    let line = try #require(comparison.lines(.instants).first)
    #expect(line.hasPrefix("solar terms: summer solstice of 2031 moves by +2 s in TT, to 2031-06-21T"))
  }

  @Test func manyInstantsAreToldInSum() async throws {
    let before = try await GeneratedTree.ofProject()
    let after = before.changingLine(Self.terms, with: ["2000-06-21", "90°"]) {
      $0.replacingOccurrences(of: "14824126", with: "14824129")
    }
    let comparison = try await GeneratedTree.comparison(to: after)
    let sum =
      "at most 3 s (summer solstice of 1899), rms 3.00 s; the first: summer solstice of 1899 moves by +3 s, "
    let start =
      "solar terms: 203 move in TT, from the summer solstice of 1899 to the summer solstice of 2101: "
    #expect(comparison.lines(.instants).contains { $0.hasPrefix(start + sum) })
  }

  @Test func namesInCommentsMoveNoDate() async throws {
    let tree = Project.tree.replacing("Hạ chí", with: "Hạ chi", in: "Data/names/solar_terms.tsv")
    let comparison = try await GeneratedTree.comparison(to: .of(tree))
    #expect(comparison.changesInEffect.allSatisfy { $0.kind == .word })
    #expect(comparison.lines(.comments).last == "Generated/margins.tsv: +2 -2 lines")
    #expect(
      comparison.lines(.comments).first?.contains("'chi', was 'chí', in 204 comments, such as '1899-06-21T")
        == true)
  }

  private static let calendars = "Generated/AlmanacTables/Calendars.swift"

  /// The dates are read from the tables without these functions, so they would be the same.
  @Test func functionsThatReadTablesOtherwiseAreToldAsCode() async throws {
    let tree = try await GeneratedTree.ofProject()
    let slope = tree.changingLine(Self.calendars, with: ["var lunarMonthSlopeByDay"]) {
      $0.replacing(/\{ [0-9]+ \}/, with: "{ 1 }")
    }
    let comparison = try await GeneratedTree.comparison(to: slope)
    // The decoder of the comparison does not use these functions, so it cannot say that the dates are the same.
    #expect(!DiffText(comparison).text.contains("No day has"))
    let changes = comparison.changesInEffect.map(\.text)
    #expect(changes.count == 1 && changes[0].hasPrefix("lunar month slope by day: "), "\(changes)")
    #expect(changes.allSatisfy { $0.hasSuffix(" → 1") })
    var offsets = tree
    offsets.files[Self.calendars] = tree.files[Self.calendars].map {
      $0.replacing(/\[2 \* index \+ 1\]/, with: "[2 * index]")
    }
    #expect(
      try await GeneratedTree.comparison(to: offsets).changesInEffect.map(\.text) == [
        "1 function was added, removed or changed: eraOffset"
      ])
  }

  @Test func aCalendarAtAnotherPlaceIsRefused() async throws {
    let tree = try await GeneratedTree.ofProject()
    for (line, old, new, message) in [
      ("var calendarCount:", "{ 6 }", "{ 5 }", "calendarCount is 5, expected 6...6"),
      ("var calendar_korean:", "{ 3 }", "{ 4 }", "calendar_korean is 4, expected 3...3"),
      ("  \"chinese\",", "\"chinese\"", "\"zhongguo\"", "the table months_zhongguo is missing"),
    ] {
      let changed = tree.changingLine(Self.calendars, with: [line]) { $0.replacing(old, with: new) }
      let error = #expect(throws: UnreadableTables.self) { try GeneratedTables(changed) }
      #expect("\(try #require(error?.diagnostic))".contains(message))
    }
    var counts = tree
    counts.files[Self.calendars] = tree.files[Self.calendars].map { text in
      text.replacing(
        "case 3: return 2\n  case 4: return 3\n  default: return 1",
        with: "case 3: return 1\n  case 4: return 3\n  default: return 1")
    }
    let error = #expect(throws: UnreadableTables.self) { try GeneratedTables(counts) }
    #expect("\(try #require(error?.diagnostic))".contains("eraCount does not return the numbers of records"))
  }

  @Test func textsThatLookEqualHaveTheirNumbers() async throws {
    let tree = try await GeneratedTree.ofProject()
    let other = tree.changingLine("Generated/AlmanacTables/Names.swift", with: ["\"Đông chí\""]) {
      $0.replacing("Đ", with: "\u{0189}")
    }
    let lines = try await GeneratedTree.comparison(to: other).lines(.words)
    #expect(
      lines.count == 1 && lines[0].hasSuffix("'Đông chí' → '\u{0189}ông chí' (U+0110 → U+0189)"), "\(lines)")
  }

  @Test func dataThatChangesNothingGeneratedIsNamed() async throws {
    let tree = Project.tree.changing("Data/time/leap_seconds.tsv") { "# A comment.\n" + $0 }
    let (before, after) = (try await GeneratedTree.ofProject(), try await GeneratedTree.of(tree))
    let comparison = try await GeneratedTree.comparison(to: after)
    #expect(
      DiffText(comparison).text == """
        Generated/: no change from old to new

        No effect: comments, reports and sources
          Data/time/leap_seconds.tsv: changed, but nothing made from it: read its header, its evidence and its comments
        """)
    #expect(DiffText(comparison).summary == "no change in effect")
    #expect(before.files["Generated/MANIFEST.tsv"] != after.files["Generated/MANIFEST.tsv"])
  }

  @Test func dataThatIsKnownLongerIsALine() async throws {
    var tree = Project.tree
    for path in ["Data/time/leap_seconds.tsv", "Data/almanac-day/festivals-korea.tsv"] {
      tree = tree.changing(path) { text in
        text.split(separator: "\n").map { $0.hasPrefix("# known-as-of: ") ? "# known-as-of: 2027-01-31" : $0 }
          .joined(separator: "\n") + "\n"
      }
    }
    let comparison = try await GeneratedTree.comparison(to: .of(tree))
    #expect(
      comparison.changesInEffect.map { "\($0.subject): \($0.text)" }.sorted() == [
        "Almanac known data: leap-seconds: as of 2026-11-02 → 2027-01-31",
        "DayAlmanac festival countries: korea: known as of 2026-11-23 → 2027-01-31",
      ])
  }

  @Test func dataThatIsNewerIsSaidFirst() throws {
    let data = SourceTree([
      SourceFile(path: "Data/time/a.tsv", bytes: [1]), SourceFile(path: "Data/time/b.tsv", bytes: [2]),
    ])
    let rows = data.paths.map { "\($0)\t-\t-\t\(SHA256.hexDigest(of: data[$0] ?? []))\t-\n" }
    let old = GeneratedTree(name: "old", files: [Manifest.path: rows.joined()])
    func tree(_ data: SourceTree) -> GeneratedTree {
      GeneratedTree(name: "new", files: old.files, data: data)
    }
    #expect(tree(data).outdated == [])
    var changed = data
    changed["Data/time/a.tsv"] = [3]
    // Nothing is ever generated from a reference table.
    changed["Data/reference/new.tsv"] = []
    #expect(tree(changed).outdated == ["Data/time/a.tsv"])
    changed["Data/calendars/twin.tsv"] = []
    changed["Data/time/b.tsv"] = nil
    let comparison = try old.comparison(to: tree(changed))
    #expect(comparison.outdated == ["Data/calendars/twin.tsv", "Data/time/a.tsv", "Data/time/b.tsv"])
    #expect(
      DiffText(comparison).text.hasPrefix(
        "DATA IS NEWER THAN Generated/ in new: Data/calendars/twin.tsv, Data/time/a.tsv, Data/time/b.tsv; run make"
      ))
    #expect(try DiffJSON(comparison).text().contains("\"outdated\" : [\n    \"Data/calendars/twin.tsv\""))
    // Manifests of older revisions have no digests of Data/.
    #expect(GeneratedTree(name: "older", files: [:], data: data).outdated == [])
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
    #expect(literal.contains("LunarCalendar-chinese.swift:31: error: expected "))
    var source = try SwiftReader.file(from: tree.files[chinese, default: ""])
    guard case .integers(var months) = source.declarations[0].shape else { return }
    months.format = .hexadecimal(groups: [8])
    source.declarations[0].shape = .integers(months)
    let repacked = try SwiftPrinter.source(of: source)
    let packing = try refusal(
      tree: GeneratedTree(name: "new", files: tree.files.merging([chinese: repacked]) { $1 }))
    #expect(
      packing.contains("LunarCalendar-chinese.swift:31: error: the records of months_chinese are packed"))
    #expect(
      packing.contains("; the tables of new are of a layout that this version cannot read: name a revision "))
    let gap = try refusal(chinese, with: ["// 1950 "]) { _ in "  0x34_1_00000,  // 1950" }
    #expect(gap.contains(":31: error: month "))
    let count = try refusal(Self.terms, with: ["var termYearCount"]) {
      $0.replacingOccurrences(of: "203", with: "204")
    }
    #expect(count.contains("SolarTerms.swift:"))
    #expect(count.contains("termResiduals has 4872 values, expected 4896"))
    let numbers = tree.files.mapValues { $0.replacingOccurrences(of: "\npackage let ", with: "\nlet ") }
    #expect(
      try refusal(tree: GeneratedTree(name: "v0.1", files: numbers))
        == "Generated: error: v0.1 is older than the labelled rows this version compares; name a later revision"
    )
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
      "after", "before", "changes", "files", "inEffect", "now", "outdated", "sizes", "days", "group", "kind",
      "item",
      "subject", "text",
    ] {
      #expect(text.contains("\"\(key)\" : "), "\(key)")
    }
    #expect(text.contains("\"days\" : null"))
    #expect(text.contains("\"kind\" : \"instant\""))
    #expect(text.contains("\"now\" : \"2026-11-20\""))
  }
}
