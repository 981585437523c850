import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in the festivals of Data/almanac-day.
struct FestivalDataTests {
  /// A wrong digit in one language, of which no date depends.
  @Test(arguments: [
    ("Data/almanac-day/festivals-hong-kong.tsv", "抗戰勝利70周年", "抗戰勝利71周年", "zh"),
    ("Data/about/korea.tsv", "1945", "1946", "vi"),
  ]) func aNumberIsTheSameInAllLanguages(path: String, old: String, new: String, other: String) throws {
    var text = Project.tree.text(path)
    let place = try #require(text.ranges(of: old).last)
    text.replaceSubrange(place, with: new)
    var tree = Project.tree
    tree[path] = Array(text.utf8)
    let found = Project.problems(inShortFilesOf: tree).map { "\($0)" }
    #expect(
      found.contains { $0.hasPrefix(path) && $0.contains("not those of the text in '\(other)'") }, "\(found)")
  }

  @Test(arguments: [
    ("solar 09-02", "solar 09-31", "when 'solar 09-31' cannot be: day 31 is outside 1...30"),
    ("solar 09-02", "solar 13-02", "when 'solar 13-02' cannot be: month 13 is outside 1...12"),
    ("solar 09-02", "lunar 09-31", "when 'lunar 09-31' cannot be: lunar day 31 is outside 1...30"),
    ("solar 09-02", "solar 9-2", "when 'solar 9-2' is not one of"),
    ("solar 09-02", "weekly 1", "when 'weekly 1' is not one of"), ("term 15", "term 16", "when 'term 16'"),
    ("solar 10-10", "not-sunday 12-30", nil),
    ("solar 10-10", "not-sunday 12-31", "when 'not-sunday 12-31' is not one of"),
    ("solar 10-10", "monthly 1 29", nil),
    ("solar 10-10", "monthly 5 30", "when 'monthly 5 30' cannot be: day 30 is not in every lunar month"),
    ("solar 10-10", "monthly 0 5", "when 'monthly 0 5' is not one of"),
    ("solar 10-10", "monthly 14 5", "when 'monthly 14 5' is not one of"),
    ("solar 10-10", "monthly 05", "when 'monthly 05' is not one of"),
    ("solar 10-10", "monthly", "when 'monthly' is not one of"),
    ("monthly 5 14 23\t-", "monthly 5 14 23\tboth", "leap must be given for 'lunar MM-DD'"),
    ("solar 10-10", "easter -2", nil), ("solar 10-10", "easter +60", nil),
    ("solar 10-10", "easter 2", "when 'easter 2' is not one of: solar MM-DD, solar MM-DD beside N, "),
    ("solar 10-10", "easter +61", "when 'easter +61' is not one of"),
    ("solar 10-10", "easter -47", "when 'easter -47' is not one of"),
    ("solar 10-10", "solar 04-04 beside 15", nil),
    ("solar 10-10", "solar 04-04 beside 16", "when 'solar 04-04 beside 16' is not one of"),
    ("solar 10-10", "solar 01-01 beside 15", "when 'solar 01-01 beside 15' is not one of"),
    ("solar 10-10", "solar 02-29 beside 15", "when 'solar 02-29 beside 15' is not one of"),
    (
      "# calendar: vietnamese", "# calendar: laotian",
      "calendar 'laotian' is not one of: chinese-utc8, chinese, "
    ),
    ("# calendar", "# almanac", "error: a line '# calendar: ...' must be in the header"),
    ("term 15", "term 15 +400", nil), ("term 15", "term 15 +0", "when 'term 15 +0' is not one of"),
    ("term 15", "term 15 stem 10 9", nil),
    ("term 15", "term 15 stem 11 1", "when 'term 15 stem 11 1' is not"),
    ("term 15", "term 15 branch 12 1", nil), ("term 15", "term 16 +1", "when 'term 16 +1' is not one of"),
    ("traditional\t-\t0", "traditional\tseasons\t0", nil),
    ("traditional\t-\t0", "traditional\tsummer\t0", "group 'summer' is not one of"),
    ("solar 10-10", "wednesday 05-31 2030/4 06-06", nil),
    ("solar 10-10", "wednesday 05-31 2030/4", "when 'wednesday 05-31 2030/4' is not one of"),
    ("solar 10-10", "wednesday 05-32 2030/4 06-06", "when 'wednesday 05-32 2030/4 06-06' is not one of"),
    ("| Tết trông trăng |", "|  |", "has two spaces in a row"),
    ("| Tết trông trăng |", "| Tết Trung thu |", "'Tết Trung thu' is not another name"),
    ("| Tết trông trăng |", "| Vu lan |", nil),
    ("lunar 03-10\tregular", "lunar 03-10\t-", "leap must be given for 'lunar MM-DD'"),
    ("lunar 03-10\tregular", "lunar 03-10\tnever", "leap 'never' is not one of"),
    ("traditional\t-\t0\t-", "public\t-\t0\t-", "a public holiday needs days and first"),
    ("public\t-\t5\tyearly", "public\t-\t5\tsoon", "first 'soon' is not a whole number"),
    ("yearly\tweekend\t2013-05-01", "yearly\tweekend\t2013-04-01", "'tet' has two rules for the same dates"),
    ("1999-10-02\t2013-04-30", "1999-10-02\t1994-04-30", "until is before from"),
    ("Nghị quyết [Resolution] 28/2026/QH16, art. 2\n", "-\n", "a public holiday needs its law"),
    (
      "Nghị quyết [Resolution] 28", "Nghị quyết ]Resolution[ 28",
      "is no law: the English name is behind the law's own"
    ),
    ("Nghị quyết [Resolution] 28", "决议 28", "is no law: the English name is behind the law's own"),
    ("from 2013-05-01: ", "from 2013-05-32: ", "has no day: a law that came later is 'from 2013-05-01: LAW'"),
    ("from 2013-05-01: ", "from 2013-5-1: ", "has no day: a law that came later is 'from 2013-05-01: LAW'"),
    (
      "from 2013-05-01: ", "also from 2013-05-01 ",
      "has no day: a law that came later is 'also from 2013-05-01: LAW'"
    ),
    ("from 2013-05-01: ", "also from 2013-05-01: ", nil),
    (
      "public\t-\t0\ttet\tweekend\t1995", "public\t-\t0\ttet\tweekend\t1994",
      "there is no public holiday 'tet' on all dates of this rule"
    ),
    (
      "# laws-from: 1995-01-01", "# laws-from: 1995-01-02",
      "a public holiday cannot begin before 1995-01-02: the header line 'laws-from' says"
    ),
    (
      "public\t-\t1\t0\tsunday\t1995-01-01\t", "public\t-\t1\t0\tsunday\t-\t",
      "a public holiday cannot begin before 1995-01-01"
    ),
    ("# laws-from", "# from", "error: a line '# laws-from: ...' must be in the header"),
    ("# laws-from: 1995", "# laws-from: always", "laws-from 'always-01-01' is not a date such as 2026-01-31"),
    // A gap of one day between the rules of Tết.
    (
      "public\t-\t4\t-1\tweekend\t1999-10-02\t2013-04-30",
      "public\t-\t4\t-1\tweekend\t1999-10-02\t2013-04-29",
      "there is no public holiday 'tet' on all dates of this rule"
    ),
    ("observance\t-\t0\t-\t-", "observance\t-\t0\t-\tsunday", "only a public holiday can have a substitute"),
    ("observance\t-\t0\t-\t-\t1995-01-01", "observance\t-\t0\t-\t-\t-", "an observance needs its first day"),
    (
      "# substitutes: forecast", "# substitutes: maybe",
      "substitutes 'maybe' is not one of: law, law-alone, forecast"
    ),
    ("public\t-\t0\ttet\t", "public\t-\t0\tnobody\t", "there is no public holiday 'nobody'"),
    ("traditional\t-\t0\t-", "traditional\t-\t0\ttet", "a public holiday needs days and first"),
    ("culture_day", "Culture Day", "is not lower-case letters"),
    ("Tết Nguyên đán\t春节", "Tết Nguyên Tiết\t春节", "'tet' has another name"),
    (" | Thất tịch\t", " | Rằm\t", nil),
    (" | Thất tịch\t", "| Thất tịch\t", "is not a name, or names with ' | ' between them"),
    (" | Thất tịch\t", " | \t", "begins or ends with a space"),
    (" | Thất tịch\t", " |  | Thất tịch\t", "has two spaces in a row"),
    (" | Thất tịch\t", " | Thất tịch (tết Ngâu)\t", "short name 'Thất tịch (tết Ngâu)' is not shorter"),
    (" | Thất tịch\t", " | Thất tịch | Lễ Thất tịch\t", "'Lễ Thất tịch' is not shorter than 'Thất tịch'"),
    (" | Thất tịch\t", " | Tết Trung thu\t", "'Tết Trung thu' is also a name of 'that_tich'"),
    (" | Thất tịch\t", " | Lễ Vu lan\t", "'Lễ Vu lan' is also a name of 'that_tich'"),
  ]) func isReported(old: String, new: String, message: String?) {
    let tree = Project.tree.replacing(old, with: new, in: "Data/almanac-day/festivals-vietnam.tsv")
    let text = Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
    #expect(message.map(text.contains) ?? text.isEmpty, "\(new): \(text)")
  }

  @Test(arguments: [
    ("\ntet\t", "\nnew_tet\t", "there is no festival 'new_tet' in Data/almanac-day/festivals-vietnam.tsv"),
    ("\ntet\t", "\nnew_tet\t", "no sentence says what 'tet' is"),
    ("\ntet_3\t", "\ntet_2\t", "duplicate id 'tet_2'"),
    ("không nơi nương tựa.", "không nơi nương tựa", "is not a sentence with its full stop"),
    ("子女报父母之恩，并施食给无依的孤魂。", "子女报父母之恩，并施食给无依的孤魂", "is not a sentence with its full stop"),
    ("Buddhists celebrate the birth of the Buddha.", "", "en is empty"),
  ]) func ofEachFestivalASentenceSaysWhatItIs(old: String, new: String, message: String) {
    let path = "Data/about/vietnam.tsv"
    let text = Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: path))
      .map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains(path) && text.contains(message), "\(text)")
  }

  @Test func ofTwoRulesForTheSameDatesBothPlacesAreReported() throws {
    let path = "Data/almanac-day/festivals-vietnam.tsv"
    let first = "public\t-\t4\t-1\tweekend\t1999-10-02\t2013-04-30"
    let line = try #require(
      Project.tree.text(path).split(separator: "\n").firstIndex { $0.contains(first) })
    let tree = Project.tree.replacing(
      "yearly\tweekend\t2013-05-01", with: "yearly\tweekend\t2013-04-01", in: path)
    let text = Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains("same dates\n\(path):\(line + 1):1: note: the other rule is here"), "\(text)")
  }

  @Test func allMistakesOfARowAreReportedTogether() {
    let path = "Data/almanac-day/festivals-vietnam.tsv"
    let tree = Project.tree.replacing("solar 02-03", with: "solar 12-32", in: path)
      .replacing(
        "observance\t-\t0\t-\t-\t1995-01-01\t-\t-\n", with: "holiday\t-\tx\t-\tmonday\t1995-13-01\t-\t-\n",
        in: path
      )
    let text = Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
    for message in [
      "day 32 is outside", "kind 'holiday' is not one of", "days 'x'", "substitute 'monday'", "1995-13-01",
    ] {
      #expect(text.contains(message), "\(text)")
    }
  }
}
