import AlmanacCompiler
import AlmanacModel
import Foundation
import SourceText
import Testing

/// Changes of instants, words and amounts, and facts that cannot be read.
struct TableDiffTests {
  private static let facts = "Generated/facts"

  /// Returns the changes in effect after a text of a file of Data/ is replaced.
  private func lines(_ old: String, _ new: String, in path: String) async throws -> [String] {
    try #require(Project.tree.text(path).contains(old), "\(path) has no '\(old)'")
    let tree = Project.tree.replacing(old, with: new, in: path)
    return try await FactTree.comparison(to: .facts(of: tree)).changes.map {
      "\($0.group.rawValue): \($0.subject): \($0.text)"
    }
  }

  // MARK: - Amounts and identifiers

  /// An amount in an app's document is a number of minor units, so with another exponent it is another amount.
  @Test func storedAmountsThatChangeTheirMeaningAreAnAlarm() async throws {
    let exponent = try await lines("ISK\t352\t0\t", "ISK\t352\t2\t", in: "Data/money/currencies.tsv")
    #expect(exponent == ["stored-amounts: currencies: ISK: exponent 0 → 2"])
    let beverages = "Data/hydration/beverages.tsv"
    let row = try #require(
      Project.tree.text(beverages).split(separator: "\n").first { $0.hasPrefix("sparklingWater\t") })
    let without = Project.tree.changing(beverages) { text in
      text.split(separator: "\n").filter { $0 != row }.map { line in
        let records = line.firstMatch(of: /^# records: (\d+)$/).flatMap { Int($0.1) }
        return (records.map { "# records: \($0 - 1)" } ?? String(line)) + "\n"
      }.joined()
    }
    let gone = try await FactTree.comparison(to: .facts(of: without))
    #expect(gone.lines(.storedAmounts) == ["beverages: sparklingWater is gone"])
    #expect(DiffText(gone).text.contains("STORED AMOUNTS CHANGE THEIR MEANING"))
    let tree = try await FactTree.ofProject()
    let renamed = try tree.changingLine("\(Self.facts)/amounts.tsv", "beverage\tsparklingWater\t") {
      $0.replacing("sparklingWater", with: "fizzyWater")
    }
    #expect(
      try tree.comparison(to: renamed).lines(.storedAmounts) == [
        "beverages: id sparklingWater → fizzyWater, and nothing else"
      ])
  }

  @Test func namesAndTheOrderOfAppsAreNoAlarm() async throws {
    let tree = try await FactTree.ofProject()
    let path = "\(Self.facts)/devices.tsv"
    func changes(_ subject: String = "app", _ change: (String) -> String) throws -> [String] {
      let changed = try tree.changingLine(path, "\(subject)\tmomiQ\t", change)
      return try tree.comparison(to: changed).changes.map { "\($0.group.rawValue): \($0.text)" }
    }
    #expect(try changes { $0.replacing("MomiQ", with: "Momi") } == ["words: momiQ, name: 'MomiQ' → 'Momi'"])
    #expect(
      try changes { $0.replacing("app\tmomiQ\t", with: "app\tmomi\t") } == [
        "words: id momiQ → momi, and nothing else"
      ])
    #expect(
      try changes("app-project") { $0.replacing("\tgroup\tgroup.app.momiq", with: "\tgroup\tgroup.app.momi") }
        == [
          "identifiers: momiQ: group group.app.momiq → group.app.momi"
        ])
    // Facts of apps had bundle and group once, which are facts of projects now.
    var older = tree
    older.files[path] = tree.files[path].map { text in
      text.split(separator: "\n").map { $0.hasPrefix("app\t") ? "\($0)\tbundle\torg.example\n" : "\($0)\n" }
        .joined()
    }
    #expect(
      try older.comparison(to: tree).changes.map { "\($0.group.rawValue): \($0.text)" } == [
        "other: no fact has the field 'bundle' any more, so it is not compared"
      ])
    var reordered = tree
    reordered.files[path] = tree.files[path].map { text in
      var lines = text.split(separator: "\n").map { "\($0)\n" }
      lines.swapAt(0, 1)
      return lines.joined()
    }
    let lines = try tree.comparison(to: reordered).changes
    #expect(
      lines.count == 1 && lines[0].group == .words && lines[0].text.hasPrefix("the same apps in another"))
  }

  @Test func aGoalIsReportedWithItsUnit() async throws {
    #expect(
      try await lines("adequate-women\t2000", "adequate-women\t2100", in: "Data/hydration/goal.tsv") == [
        "amounts: goal of a day: adequate-women: 2000 → 2100 mL"
      ])
  }

  // MARK: - Texts

  @Test func aChangedTextIsNamedByItsModuleLanguageAndKey() async throws {
    let path = "Data/strings/HydrationWidget.en.tsv"
    #expect(
      try await lines("Track your daily hydration progress.", "Track what you drink.", in: path) == [
        "words: HydrationWidget: description, en: 'Track your daily hydration progress.' → 'Track what you drink.'"
      ])
    let tree = try await FactTree.ofProject()
    let other = try tree.changingLine("\(Self.facts)/messages.tsv", "message\tHydrationWidget/litres\t") {
      $0.replacing("{amount}", with: "{volume}")
    }
    #expect(
      try tree.comparison(to: other).lines(.other) == [
        "HydrationWidget: arguments of litres: amount → volume"
      ])
  }

  /// A reviewer reads the words of a new language in the diff.
  @Test func theWordsOfANewLanguageAreListed() async throws {
    let tree = try await FactTree.ofProject()
    var more = tree
    more.files["\(Self.facts)/names.tsv"] = tree.files["\(Self.facts)/names.tsv"].map { text in
      text.split(separator: "\n").map { line in
        line.hasPrefix("name\t") ? "\(line)\teo\tvorto\n" : "\(line)\n"
      }.joined()
    }
    let comparison = try tree.comparison(to: more)
    #expect(comparison.lines(.words).contains("names: term 18, eo: new: 'vorto'"))
    let names = comparison.lines(.words).count
    #expect(names > 200)
    // All are listed if that is asked for, and the shorter text says how.
    #expect(DiffText(comparison).text.contains("and \(names - 12) more, which --all lists; the last: "))
    let complete = DiffText(comparison, isComplete: true).text
    #expect(complete.split(separator: "\n").count { $0.contains("eo: new: 'vorto'") } == names)
  }

  // MARK: - Instants

  @Test func oneInstant() async throws {
    let after = try await FactTree.ofProject().changingLine("\(Self.facts)/sky.tsv", "terms\t2031\t") {
      $0.replacing("2031-06-21T13:18:", with: "2031-06-21T13:19:")
    }
    let comparison = try await FactTree.comparison(to: after)
    #expect(comparison.changes.count == 1)
    let line = try #require(comparison.lines(.instants).first)
    #expect(
      line.hasPrefix("solar terms: summer solstice of 2031 moves by +60 s in TT, to 2031-06-21T"), "\(line)")
  }

  @Test func manyInstantsAreReportedInSum() async throws {
    var after = try await FactTree.ofProject()
    after.files["\(Self.facts)/sky.tsv"] = after.files["\(Self.facts)/sky.tsv"].map { text in
      text.split(separator: "\n").map { line in
        guard line.hasPrefix("terms\t") else { return "\(line)\n" }
        // The summer solstice is the twelfth term of a year, of which the first is minor cold.
        var texts = line.split(separator: " ").map(String.init)
        let seconds = Int(texts[11].suffix(2)) ?? 0
        texts[11] = "\(texts[11].dropLast(2))\(seconds < 57 ? String("0\(seconds + 3)".suffix(2)) : "57")"
        return texts.joined(separator: " ") + "\n"
      }.joined()
    }
    let lines = try await FactTree.comparison(to: after).lines(.instants)
    #expect(
      lines.contains {
        $0.hasPrefix("solar terms: ")
          && $0.contains(" move in TT, from the summer solstice of 1899 to the summer solstice of 2101: ")
          && $0.contains("at most 3 s (summer solstice of 1899), rms ")
      }, "\(lines)")
  }

  /// The digits of a number may be written otherwise in a later revision.
  @Test func deltaTWithOtherDigitsOfTheSameNumberIsNoChange() async throws {
    let tree = try await FactTree.ofProject()
    func changes(_ old: String, _ new: String) throws -> [String] {
      let after = try tree.changingLine("\(Self.facts)/sky.tsv", "delta-t\t1950\t") {
        $0.replacing(old, with: new)
      }
      return try tree.comparison(to: after).lines(.instants).filter { $0.hasPrefix("time scales: ") }
    }
    #expect(try changes("28.9300", "28.93") == [])
    #expect(try changes("0.6000", "0.6") == [])
    #expect(
      try changes("28.9300", "28.94") == ["time scales: Delta T of 1950 is 28.94 s, was 28.9300 s"])
    for (less, more) in [("0.7", "0.6000"), ("0.6000", "0.7")] {
      #expect(
        try changes("less\t0.6000\tmore\t0.6000", "less\t\(less)\tmore\t\(more)") == [
          "time scales: TT - UTC of 1950 may be \(less) s less to \(more) s more, was 0.6000 s less to 0.6000 s more"
        ])
    }
  }

  /// Days that lose their terms, phases or lunar dates lose what people may have in print.
  @Test func whatTheTablesNoLongerHaveIsReportedAsAChangeOfDates() async throws {
    let tree = try await FactTree.ofProject()
    func without(_ file: String, _ start: String) -> FactTree {
      var tree = tree
      let path = "\(Self.facts)/\(file).tsv"
      tree.files[path] = tree.files[path].map { text in
        text.split(separator: "\n").filter { !$0.hasPrefix(start) }.map { "\($0)\n" }.joined()
      }
      return tree
    }
    let terms = try tree.comparison(to: without("sky", "terms\t2101\t"))
    #expect(
      terms.lines(.future) == [
        "terms and phases: 24 events are gone: minor cold of 2101 to winter solstice of 2101"
      ])
    #expect(!DiffText(terms).text.contains("No day has a different"))
    let years = try tree.comparison(to: without("calendars", "lunar-year\tkorean/1899\t"))
    #expect(years.lines(.past).contains { $0.hasPrefix("korean: the months cover 1900-01-31 to ") })
    // A kind of facts that one of the revisions lacks is one line, not an alarm for each of its facts.
    let money = try tree.comparison(to: without("amounts", "currency\t"))
    #expect(
      money.changes.map(\.text) == ["178 facts of the kind 'currency' are gone, and are not compared"]
    )
  }

  /// Comments of tables of dates contain names too; a new name moves no date.
  @Test func namesInCommentsMoveNoDate() async throws {
    let tree = Project.tree.replacing("Hạ chí", with: "Hạ chi", in: "Data/names/solar_terms.tsv")
    let comparison = try await FactTree.comparison(to: .facts(of: tree))
    #expect(comparison.lines(.words) == ["names: term 6, vi: 'Hạ chí' → 'Hạ chi'"])
    #expect(comparison.changes.count == 1)
  }

  @Test func textsThatLookEqualHaveTheirNumbers() async throws {
    let tree = try await FactTree.ofProject()
    let other = try tree.changingLine("\(Self.facts)/names.tsv", "name\tterm 18\t") {
      $0.replacing("Đ", with: "\u{0189}")
    }
    let lines = try tree.comparison(to: other).lines(.words)
    #expect(
      lines.count == 1 && lines[0].hasSuffix("'Đông chí' → '\u{0189}ông chí' (U+0110 → U+0189)"), "\(lines)")
  }

  @Test func dataThatIsKnownLongerIsALine() async throws {
    var tree = Project.tree
    var moves: [String] = []
    for path in ["Data/almanac-day/festivals-korea.tsv", "Data/time/leap_seconds.tsv"] {
      let known = try #require(try Project.data().knownAsOf[path])
      let later = CivilDate(try DayNumber(known).adding(days: 1))
      tree = tree.replacing("# known-as-of: \(known)", with: "# known-as-of: \(later)", in: path)
      moves.append("\(known) → \(later)")
    }
    let comparison = try await FactTree.comparison(to: .facts(of: tree))
    #expect(
      comparison.changes.map { "\($0.subject): \($0.text)" }.sorted() == [
        "countries of festivals: korea: known as of \(moves[0])",
        "known data: leap-seconds: as of \(moves[1])",
      ])
    let earlier = Project.tree.replacing(
      "# laws-from: 1950-01-01", with: "# laws-from: 1949-12-23", in: "Data/almanac-day/festivals-china.tsv")
    #expect(
      try await FactTree.comparison(to: .facts(of: earlier)).changes.map {
        "\($0.subject): \($0.text)"
      } == ["countries of festivals: china: laws from 1950-01-01 → 1949-12-23"])
  }

  @Test func factsThatCannotBeReadAreRefusedWithFileAndLine() async throws {
    let tree = try await FactTree.ofProject()
    func refusal(_ file: String, _ start: String, _ change: (String) -> String) throws -> String {
      let changed = try tree.changingLine("\(Self.facts)/\(file).tsv", start, change)
      let error = #expect(throws: UnreadableFacts.self) { try tree.comparison(to: changed) }
      return try #require(error?.diagnostic).description
    }
    #expect(
      try refusal("calendars", "calendar\tchinese\t") { "\($0)\tmore" }
        == "Generated/facts/calendars.tsv:1: error: expected a subject, a key, and pairs of label and text")
    #expect(
      try refusal("festivals", "festival-days\tvietnam/tet/1960-1969\t") { "\($0)\n\($0)" }
        .hasSuffix(": error: the fact 'festival-days vietnam/tet/1960-1969' is there twice"))
    #expect(try refusal("names", "name\tstem 0\t") { "\($0)\\q" }.hasSuffix("pairs of label and text"))
    #expect(try refusal("names", "name\tstem 0\t") { "\($0)\r" }.hasSuffix("pairs of label and text"))
    for (file, start, old, new) in [
      ("calendars", "lunar-year\tkorean/1950\t", "lengths\t30", "lengths\t28"),
      ("calendars", "lunar-year\tkorean/1950\t", "1950-02-17", "1950-02-30"),
      ("calendars", "offset-period\tkorean/first", "28800", "eight hours"),
      ("calendars", "lunar-year\tkorean/1950\t", "korean/1950", "korean/1850"),
      ("calendars", "lunar-year\tkorean/1950\t", " 30 29", ""),
      ("sky", "delta-t\t1950\t", "28.9300", "nan"), ("sky", "delta-t\t1950\t", "\t1950", "\t950"),
      ("sky", "terms\t1950\t", "1950-01-", "1950-13-"), ("sky", "delta-t\t1950\t", "28.", "x"),
      ("festivals", "festival-days\tvietnam/tet/1960-1969", "1968-01-29", "29 January"),
      ("festivals", "festival-rule\tvietnam/christmas/", "kind", "sort"),
    ] {
      let text = try refusal(file, start) { $0.replacing(old, with: new) }
      #expect(
        text.hasPrefix("Generated/facts: error: the fact '\(start.prefix { $0 != "\t" }) ")
          && text.hasSuffix("' cannot be understood"), "\(text)")
    }
  }

  @Test func jsonHasEveryKey() async throws {
    let before = try await FactTree.ofProject()
    let after = try before.changingLine("\(Self.facts)/sky.tsv", "terms\t2031\t") {
      $0.replacing("2031-06-21T13:18:", with: "2031-06-21T13:19:")
    }
    let text = try DiffJSON.text(try await FactTree.comparison(to: after))
    for key in [
      "after", "before", "changes", "inEffect", "leftOut", "now", "refused", "remarks", "days", "group",
      "kind",
      "item", "subject", "text",
    ] {
      #expect(text.contains("\"\(key)\" : "), "\(key)")
    }
    #expect(text.contains("\"days\" : null"))
    #expect(text.contains("\"kind\" : \"instant\""))
    #expect(text.contains("\"now\" : \"2026-11-20\""))
  }
}
