import AlmanacCompiler
import Foundation
import SourceText
import Testing

/// The messages for mistakes in Data/.
struct BadInputTests {
  private func problems(_ tree: SourceTree) async -> [String] {
    do {
      _ = try await compile(tree)
      return []
    } catch {
      return error.diagnostics.map { "\($0)" }
    }
  }

  private let stems = "Data/names/stems.tsv"
  private let calendar = "Data/calendars/vietnamese.tsv"
  private let longitude = "Data/astronomy/sun_vsop87d_longitude.tsv"

  @Test func aMissingFile() async {
    var tree = Project.tree
    tree[stems] = nil
    #expect(await problems(tree) == ["\(stems): error: the file is missing"])
  }

  @Test func anEmptyFile() async {
    var tree = Project.tree
    tree[stems] = []
    #expect(await problems(tree) == ["\(stems): error: the file is empty"])
  }

  @Test func aFileNobodyReads() async {
    var tree = Project.tree
    tree["Data/astronomy/old.tsv"] = Array("x\n".utf8)
    #expect(
      await problems(tree) == [
        "Data/astronomy/old.tsv: error: nothing reads this file; Data/README.md says which files there are"
      ])
  }

  @Test func anUnknownColumn() async {
    let tree = Project.tree.replacing(
      "index\tvi\tzh\ten\tko\tja\thant", with: "index\tvi\tzh\tfr\tko\tja\thant", in: stems)
    #expect(
      await problems(tree) == [
        "\(stems):8:13: error: unknown column 'fr'; expected: index, vi, zh, en, ko, ja, hant",
        "\(stems):8: error: missing column 'en'; expected: index, vi, zh, en, ko, ja, hant",
      ])
  }

  @Test func aMissingHeaderLine() async {
    let tree = Project.tree.replacing("# licence:", with: "# license:", in: stems)
    #expect(
      await problems(tree) == [
        "\(stems): error: missing provenance: a line '# licence: ...' must be in the header"
      ])
  }

  @Test func aWrongNumberOfFields() async {
    let tree = Project.tree.replacing("2\tBính\t丙\tbǐng\t병\t丙\t丙", with: "2\tBính\t丙\tbǐng\t병", in: stems)
    #expect(
      await problems(tree) == [
        "\(stems):11:1: error: 5 fields, expected 7: index, vi, zh, en, ko, ja, hant",
        "\(stems): error: index 2 is missing",
      ])
  }

  @Test func aNumberThatDoesNotParse() async {
    let tree = Project.tree.replacing("1950\t28.93", with: "1950\t28,93", in: "Data/time/delta_t.tsv")
    let problems = await problems(tree)
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(":6: error: delta-t '28,93' is not a number") == true, "\(problems)")
  }

  @Test func aNumberOutOfRange() async {
    let tree = Project.tree.replacing("1950\t28.93", with: "1950\t2893", in: "Data/time/delta_t.tsv")
    let problems = await problems(tree)
    #expect(problems.first?.contains("delta-t 2893 is outside -100.0...1000.0") == true, "\(problems)")
  }

  /// The mistakes are 29.07 s typed as 528.93, and swapped digits: 28.93 as 29.83.
  @Test func aValueOfDeltaTBesideItsNeighbours() async {
    for value in ["528.93", "29.83", "28.03"] {
      let tree = Project.tree.replacing("1950\t28.93", with: "1950\t\(value)", in: "Data/time/delta_t.tsv")
      let problems = await problems(tree)
      let isTold = problems.contains { $0.contains("delta-t \(value) is not between its neighbours") }
      #expect(isTold, "\(value): \(problems)")
    }
  }

  @Test(arguments: [
    ("2017-01-01\t37", "2017-03-17\t37", "2017-03-17 is not the day after the end of June or December"),
    ("2017-01-01\t37", "2017-01-01\t37\n9999-01-01\t38", "no leap second can be announced for 9999-01-01"),
  ]) func aLeapSecondThatCannotBe(old: String, new: String, message: String) async {
    let problems = await problems(Project.tree.replacing(old, with: new, in: "Data/time/leap_seconds.tsv"))
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  /// UT1 - UTC is within 0.9 s on each 1 January if leap seconds and Delta T belong together.
  @Test func aLeapSecondThatDeltaTDoesNotHave() async throws {
    let path = "Data/time/leap_seconds.tsv"
    let lines = { (path: String) in
      Project.tree.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let year = try #require(lines("Data/time/delta_t.tsv").firstIndex { $0.hasPrefix("2019\t") })
    let step = try #require(lines(path).firstIndex { $0.hasPrefix("2015-07-01\t") })
    let missing = await problems(Project.tree.replacing("2017-01-01\t37\n", with: "", in: path))
    #expect(
      missing == [
        "\(path):\(step + 1):12: error: on 2019-01-01 UT1 - UTC would be -1.04 s, by Delta T of that day; leap seconds "
          + "keep it within 0.9 s: a leap second is missing or surplus by then\n"
          + "Data/time/delta_t.tsv:\(year + 1):1: note: Delta T of 2019 is here"
      ])
    let additional = await problems(
      Project.tree.replacing("2017-01-01\t37\n", with: "2017-01-01\t37\n2020-01-01\t38\n", in: path))
    #expect(
      additional.count == 1 && additional[0].contains(":12: error: on 2023-01-01 UT1 - UTC would be 0.98"),
      "\(additional)")
  }

  /// One letter in another script, or in none of a language: each is said once, in the file with the mistake.
  @Test(arguments: [
    (
      "names/solar_terms", "Đông chí", "\u{189}ông chí",
      "'\u{189}' (U+0189) is no letter of Vietnamese; it looks like 'Đ' (U+0110)"
    ),
    (
      "names/solar_terms", "Đông chí", "\u{D0}ông chí",
      "'\u{D0}' (U+00D0) is no letter of Vietnamese; it looks like 'Đ' (U+0110)"
    ),
    (
      "names/stems", "Canh", "C\u{430}nh",
      "'\u{430}' (U+0430) is no letter of Vietnamese; it looks like 'a' (U+0061)"
    ),
    (
      "names/lunar_days", "初一", "初\u{2F00}",
      "'\u{2F00}' (U+2F00) is no letter of Chinese; it looks like '一' (U+4E00)"
    ),
    (
      "names/stems", "갑", "甲",
      "'甲' (U+7532) is no letter of Korean; Data/languages.tsv has its letters in the column letters"
    ),
    (
      "almanac-day/elements", "wood", "\u{1D430}ood",
      "'\u{1D430}' (U+1D430) is no letter of English; it looks like 'w' (U+0077)"
    ),
    ("almanac-day/nayin", "Canh Ngọ", "\u{421}anh Ngọ", "which is 'Canh Ngọ' (U+0421 → U+0043)"),
    (
      "places/cities", "Hanoi", "Han\u{3BF}i",
      "'\u{3BF}' (U+03BF) is no letter of English; it looks like 'o' (U+006F)"
    ),
    (
      "hydration/beverages", "Water", "\u{FF37}ater",
      "'\u{FF37}' (U+FF37) is no letter of English; it looks like 'W' (U+0057)"
    ),
    (
      "strings/WidgetCore.en", "today", "t\u{43E}day",
      "'\u{43E}' (U+043E) is no letter of English; it looks like 'o' (U+006F)"
    ),
    (
      "strings/WidgetCore.ko", "오늘", "今日",
      "'今' (U+4ECA) is no letter of Korean; Data/languages.tsv has its letters in the column letters"
    ),
    ("strings/WidgetCore.en", "today", "to\u{200D}day", "invisible character U+200D"),
    (
      "apps/intents", "Calendar", "\u{421}alendar",
      "'\u{421}' (U+0421) is no letter of English; it looks like 'C' (U+0043)"
    ),
    (
      "apps/apps", "MomiQ\tapp", "Mom\u{456}Q\tapp",
      "'\u{456}' (U+0456) is no letter of English; it looks like 'i' (U+0069)"
    ),
    (
      "money/currencies", "Dong", "D\u{3BF}ng",
      "is no letter of any language of Data/languages.tsv; it looks like 'o' (U+006F)"
    ),
  ]) func aLetterThatLooksLikeAnother(table: String, old: String, new: String, message: String) {
    let path = "Data/\(table).tsv"
    let tree = Project.tree.replacing("\t\(old)", with: "\t\(new)", in: path)
    let problems = Project.problems(inShortFilesOf: tree).map { "\($0)" }
    #expect(
      problems.count == 1 && problems[0].hasPrefix("\(path):") && problems[0].hasSuffix(message),
      "\(problems)")
  }

  /// Facts that are possible each for itself, and not together with others.
  @Test(arguments: [
    (
      "places/cities", "21.02\t105.84", "-21.02\t105.84",
      "latitude -21.02 is 31.8 degrees from the place of Asia/Ho_Chi_Minh, more than 25"
    ),
    (
      "places/cities", "21.02\t105.84", "21.02\t-105.84",
      "longitude -105.84 is 147.5 degrees from the place of Asia/Ho_Chi_Minh, more than 45"
    ),
    (
      "places/cities", "21.02\t105.84", "21.02\t15.84",
      "longitude 15.84 is 90.8 degrees from the place of Asia/Ho_Chi_Minh, more than 45"
    ),
    (
      "places/cities", "105.84\tAsia/Ho_Chi_Minh", "105.84\tEurope/London",
      "latitude 21.02 is 30.5 degrees from the place of Europe/London, more than 25"
    ),
    (
      "places/cities", "105.84\tAsia/Ho_Chi_Minh", "105.84\tAsia/Saigon",
      "zone 'Asia/Saigon' is an older name of 'Asia/Ho_Chi_Minh'"
    ),
    ("places/cities", "\t21.02\t", "\t21.0\t", "latitude 21.0 is not rounded to two decimals, such as 21.02"),
    ("places/cities", "\tThăng Long\n", "\tThăng Long | ĐÀ-NẴNG\n", "duplicate"),
    ("places/cities", "\t河内\t", "\tHa Noi\t", "'Ha Noi' has Latin letters; Chinese has its own"),
    (
      "places/cities", "\tHanoi\t", "\tHan\u{EF}\t",
      "'\u{EF}' (U+00EF) is no letter of English; Data/languages.tsv has its letters in the column letters"
    ),
    (
      "time/delta_t", "\tpredicted\n", "\tmeasured\n", " cannot be measured: the newest source is of 20"
    ),
    ("time/delta_t", "\n1950\t28.93\t0.3", "\n1950\t28.93\t999", "sigma 999 is outside 0.001...100.0"),
    ("time/delta_t", "\n1950\t28.93\t0.3", "\n1950\t28.93\t14", "sigma 14.0 is not near "),
    (
      "time/leap_seconds", "as-of: 20", "as-of: 19",
      "no leap second is known for 2017-01-01: the newest source is of 19"
    ),
    (
      "almanac-day/festivals-korea", "as-of: 20", "as-of: 19",
      "from is more than 2 years after 19"
    ),
    (
      "almanac-day/festivals-korea", "\t2026-05-01", "\t9999-05-01",
      "from 9999-05-01 is outside the years 1899 to 2100"
    ),
    (
      "almanac-day/festivals-korea", "nodong\t", "class\t",
      "id 'class' is not lower-case letters, digits and underscores, or is a reserved word"
    ),
    ("almanac-day/festivals-korea", "nodong\t", "__proto__\t", "id '__proto__' is not lower-case letters"),
    (
      "places/cities", "hanoi\t", "constructor\t",
      "city 'constructor' is not words of a to z and digits with hyphens between them, or is a reserved word"
    ),
    ("hydration/beverages", "milk\t", "toString\t", "id 'toString' is not a word of at most 40 letters"),
    (
      "apps/apps", "\tsipli\t", "\thttp\t",
      "scheme 'http' is not a word of lower-case letters and digits, which neither is reserved nor belongs to"
    ),
    (
      "apps/apps", "MomiQ\tMomiQ", "MomiQ\t$(PRODUCT)",
      "name '$(PRODUCT)' is not a name of letters, digits, spaces and the signs . & ' ’ -"
    ),
    (
      "apps/apps", "\nsipli\t", "\ndefault\t",
      "id 'default' is not a name in code such as lichViet, which is not reserved"
    ),
  ]) func aFactThatCannotBe(table: String, old: String, new: String, message: String) {
    let path = "Data/\(table).tsv"
    let problems = Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: path))
    #expect(problems.contains { $0.location.path == path && $0.message.contains(message) }, "\(problems)")
  }

  @Test(arguments: ["gregorian", "all", "default"])
  func aCalendarThatWouldBeTakenForSomethingElse(id: String) {
    var tree = Project.tree
    tree["Data/calendars/\(id).tsv"] = tree["Data/calendars/korean.tsv"]
    #expect(
      Project.problems(inShortFilesOf: tree).map { "\($0)" } == [
        "Data/calendars/\(id).tsv: error: '\(id)' cannot be the id of a calendar: lower-case letters and digits, "
          + "words joined by single hyphens, and not a reserved word"
      ])
  }

  @Test func aDuplicateKeyWithANoteWhereTheFirstIs() async {
    let tree = Project.tree.replacing("3\tĐinh", with: "2\tĐinh", in: stems)
    #expect(
      await problems(tree) == [
        "\(stems):12:1: error: duplicate index 2\n\(stems):11:1: note: first defined here",
        "\(stems): error: index 3 is missing",
      ])
  }

  @Test func erasOutOfOrder() async {
    let tree = Project.tree.replacing("1968-01-01", with: "1928-01-01", in: calendar)
    #expect(
      await problems(tree) == [
        "\(calendar):17:1: error: era 1928-01-01 comes after 1929-01-01; eras must be in order"
      ])
  }

  @Test func erasThatOverlap() async {
    let tree = Project.tree.replacing("1968-01-01", with: "1929-01-01", in: calendar)
    #expect(
      await problems(tree) == [
        "\(calendar):17:1: error: duplicate era 1929-01-01\n\(calendar):16:1: note: first defined here"
      ])
  }

  @Test func erasThatLeaveDaysOut() async {
    let tree = Project.tree.replacing("0001-01-01", with: "1800-01-01", in: calendar)
    #expect(
      await problems(tree) == [
        "\(calendar):15:1: error: the first era begins on 1800-01-01; it must begin on 0001-01-01, "
          + "so that every day has an offset"
      ])
  }

  @Test func anUnknownOffsetForm() async {
    let tree = Project.tree.replacing("+25200", with: "UTC+7", in: calendar)
    #expect(
      await problems(tree) == [
        "\(calendar):17:12: error: offset 'UTC+7' has an unknown form; "
          + "expected signed seconds, such as +25200 for UTC+7"
      ])
  }

  @Test func anOffsetWithoutASign() {
    for text in ["25200", "8", "+025200", "", "+", "7:00", "+07:00"] {
      let tree = Project.tree.replacing("+25200", with: text, in: calendar)
      let problems = Project.problems(inShortFilesOf: tree)
      #expect(
        problems.first?.message.contains("has an unknown form") == true, "\(text): \(problems.prefix(3))")
    }
  }

  @Test func erasThatBeginBeforeTheOneBefore() async {
    let tree = Project.tree.changing(calendar) {
      $0 + "2000-01-01\t-54000\ta test\n2000-01-02\t+54000\ta test\n"
    }
    #expect(
      await problems(tree) == [
        "\(calendar):19:1: error: era 2000-01-02 overlaps the one before: each by its own offset, it begins before "
          + "that one"
      ])
  }

  /// A changed figure that makes the sky impossible is found; here all instants are some days off.
  @Test func aSkyThatCannotBeRight() async throws {
    let data = try Project.data()
    for days in [-40.0, -3, 3, 40] {
      let sky = try await Project.sky().moved(bySeconds: days * 86_400)
      let failure = #expect(throws: CompilationFailure.self) { try compile(data, sky: sky) }
      #expect(failure?.diagnostics.first?.message.contains("cannot be right") == true, "\(days)")
    }
  }

  @Test func aSeriesWithoutAPower() async {
    let tree = Project.tree.changing(longitude) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("3\t") }.joined(separator: "\n")
    }
    #expect(
      await problems(tree) == ["\(longitude): error: no term of power 3; the series has powers 0 to 5"])
  }

  @Test func aSeriesThatLostALine() async {
    let tree = Project.tree.replacing("# records: 1080", with: "# records: 1081", in: longitude)
    #expect(
      await problems(tree) == [
        "\(longitude):7: error: the header says 1081 records, the file has 1080"
      ])
  }

  @Test func aYearThatIsMissing() async {
    let tree = Project.tree.changing("Data/time/delta_t.tsv") { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("1950\t") }
        .joined(separator: "\n")
    }
    let problems = await problems(tree)
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(":1: error: year 1951 follows 1949: 1950 is missing") == true, "\(problems)")
  }

  @Test func textThatIsNotPlain() async {
    var tree = Project.tree.replacing("Bính", with: "Bi\u{301}nh", in: stems)
    tree = tree.changing(calendar) { $0.replacingOccurrences(of: "\n", with: "\r\n") }
    var bytes = tree["Data/names/branches.tsv"] ?? []
    bytes.append(contentsOf: [0x31, 0x09, 0xFF, 0x0A])
    tree["Data/names/branches.tsv"] = bytes
    let problems = await problems(tree)
    #expect(problems.contains("\(stems):11:4: error: text is not in Unicode normalisation form C (NFC)"))
    #expect(problems.contains("Data/names/branches.tsv:21:3: error: invalid UTF-8"))
    #expect(
      problems.contains(
        "\(calendar):1: error: carriage return (17 in the file); lines end with a line feed alone"))
  }

  @Test func problemsOfAllFilesComeTogether() async {
    var tree = Project.tree
    tree[stems] = nil
    tree[longitude] = []
    tree = tree.replacing("+25200", with: "+99999999", in: calendar)
    tree = tree.replacing("1972-01-01", with: "1972-01-32", in: "Data/time/leap_seconds.tsv")
    tree = tree.replacing("W1\t", with: "W9\t", in: "Data/astronomy/moon_constants.tsv")
    let files = Set(await problems(tree).map { String($0.prefix { $0 != ":" }) })
    #expect(
      files == [
        stems, longitude, calendar, "Data/time/leap_seconds.tsv", "Data/astronomy/moon_constants.tsv",
      ])
  }

  @Test func aFolderInPlaceOfAFile() async throws {
    let root = try TemporaryFolder()
    defer { root.remove() }
    try root.write(Project.tree)
    try root.replaceByFolder(stems)
    #expect(
      await problems(SourceTree(folder: "Data", in: root.url)).first
        == "\(stems): error: is a folder, expected a file")
  }

  @Test func noDataAtAll() async {
    let problems = await problems(SourceTree())
    #expect(problems.contains("Data/calendars: error: no calendar: a file ID.tsv for each is expected here"))
    // Without languages, tables with names are not checked.
    #expect(problems.count == 29, "\(problems)")
  }

  /// Every line of every small file is damaged in several ways.
  ///
  /// Each time the compiler must report something about the file and must not stop. Only the pass before the
  /// sky is run.
  @Test func damageNeverCrashes() {
    let paths = Project.tree.paths.filter { path in
      // If the languages are wrong, tables with names are not read.
      path.hasSuffix(".tsv") && path != "Data/languages.tsv" && !path.contains("/reference/")
        && Project.tree.text(path).utf8.count < 3000
    }
    let lines = paths.map { Project.tree.text($0).split(separator: "\n", omittingEmptySubsequences: false) }
    var silent: [String] = []
    for index in 0..<36 {
      for damage in ["\t", "\u{7}", String(repeating: "x\t", count: 17), "-9999999999999999999\t"] {
        var tree = Project.tree
        var damaged: [String] = []
        for (path, lines) in zip(paths, lines)
        where index < lines.count && !lines[index].isEmpty && !lines[index].hasPrefix("# ") {
          var lines = lines
          lines[index] = damage[...]
          tree[path] = Array(lines.joined(separator: "\n").utf8)
          damaged.append(path)
        }
        let reported = Set(
          damaged.isEmpty ? [] : Project.problems(inShortFilesOf: tree).map(\.location.path))
        silent += damaged.filter { !reported.contains($0) }.map { "\($0):\(index + 1)" }
      }
    }
    #expect(silent.prefix(5) == [])
  }
}
