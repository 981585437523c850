import AlmanacCompiler
import SourceText
import Testing

/// Comparisons with a Data/ that `generate` would refuse: the effect is shown all the same.
struct RefusedDataTests {
  /// Returns the comparison of the project with a changed Data/ that is compiled in spite of its problems.
  private func comparison(_ tree: SourceTree) async throws -> TreeComparison {
    try await FactTree.comparison(to: FactTree(name: "new", data: tree, sky: Project.sky()))
  }

  private static let earlier = Project.tree.replacing(
    "1968-01-01\t+25200", with: "1967-01-01\t+25200", in: "Data/calendars/vietnamese.tsv")

  /// A year earlier, Decision 121-CP would have moved the full moon of September 1967 and the month of December, which an
  /// independent program on JPL's ephemeris has as they were.
  @Test func datesThatPublishedTablesContradictAreShownWithTheirRefusal() async throws {
    let comparison = try await comparison(Self.earlier)
    #expect(
      comparison.lines(.past) == [
        "vietnamese: 30 days have a different lunar date, 1967-12-01 to 1967-12-30",
        "vietnamese: month 11 of 1967 begins 1967-12-01, was 1967-12-02; 30 days change",
        "vietnamese: full moon of 1967-09-18 is on 1967-09-18, was on 1967-09-19",
      ])
    #expect(comparison.after.refused.map(\.location.path) == ["Data/reference/de431_vietnamese.tsv"])
    let text = DiffText(comparison).text
    #expect(
      text.hasPrefix("In new, would be refused by generate:\n  Data/reference/de431_vietnamese.tsv:"),
      "\(text)")
    #expect(try DiffJSON.text(comparison).contains("\"side\" : \"new\""))
  }

  @Test func textsThatCannotBeReadDoNotHideDates() async throws {
    let tree = Self.earlier.changing("Data/strings/WidgetCore.en.tsv") { $0 + "half\ta row\n" }
    let comparison = try await comparison(tree)
    #expect(comparison.lines(.past).count == 3)
    #expect(comparison.leftOut == ["Generated/facts/messages.tsv", "Generated/facts/page.tsv"])
    #expect(comparison.lines(.words) + comparison.lines(.other) == [])
  }

  @Test func factsThatARevisionCannotMakeAreTheCommittedOnes() async throws {
    let tree = Project.tree.replacing("\tgroup\t", with: "\tteam\t", in: "Data/apps/apps.tsv")
    var facts = try await FactTree(name: "old", data: tree, sky: Project.sky())
    let path = "Generated/facts/devices.tsv"
    #expect(facts.leftOut == [path] && !facts.refused.isEmpty)
    facts.useStored(
      SourceTree([SourceFile(path: path, text: try #require(await FactTree.ofProject().files[path]))]))
    #expect(facts.leftOut == [] && !facts.refused.isEmpty)
    #expect(facts.remark == "\(path) as committed; its Data/ does not make them")
    #expect(try await FactTree.comparison(to: facts).changes == [])
  }

  @Test func aWrongCountAndAStrayFileHideNothing() async throws {
    var tree = Self.earlier
    tree["Data/time/notes.txt"] = Array("mine".utf8)
    let path = "Data/almanac-day/festivals-korea.tsv"
    tree[path] = Array(tree.text(path).replacing(/# records: \d+/, with: "# records: 1").utf8)
    let comparison = try await comparison(tree)
    #expect(comparison.lines(.past).count == 3)
    #expect(comparison.after.refused.count == 3 && comparison.leftOut == [])
  }

  /// A dummy in place of an unreadable offset would move every date.
  @Test func whatDecidesDatesAndCannotBeReadIsNotGuessed() async throws {
    for (path, old, new) in [
      ("Data/calendars/vietnamese.tsv", "1968-01-01\t+25200", "1968-01-01\t25200"),
      ("Data/time/leap_seconds.tsv", "1972-01-01\t", "1972-13-01\t"),
      ("Data/languages.tsv", "\n", "\n\n"),
    ] {
      let tree = Project.tree.replacing(old, with: new, in: path)
      let failure = await #expect(throws: CompilationFailure.self) {
        try await FactTree(name: "new", data: tree, sky: Project.sky())
      }
      #expect(failure?.diagnostics.first?.location.path == path)
    }
  }
}
