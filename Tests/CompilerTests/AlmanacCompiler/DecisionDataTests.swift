import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in decisions and in the days that they name, and the reports on their changes.
struct DecisionDataTests {
  private static let decisions = "Data/almanac-day/decisions-china.tsv"
  private static let days = "Data/almanac-day/decided-china.tsv"

  @Test(arguments: [
    (days, "2026-01-04\tworked", "2026-01-04\tslept", "kind 'slept' is not one of: in-place"),
    (days, "2026-01-04\tworked", "2026-01-03\tworked", "duplicate date 2026-01-03"),
    (days, "2026-01-04\tworked", "2025-12-31\tworked", "date 2025-12-31 comes after 2026-01-03"),
    (days, "2026-01-04\tworked\tyuandan", "2026-01-04\tworked\ttet", "there is no festival 'tet' in"),
    (days, "2026-01-04\tworked\tyuandan\t2026", "2026-01-04\tworked\tyuandan\t1999", "no decision '1999'"),
    (decisions, "\n2026\t2026\tyear", "\n2026\t2026\tmonth", "settles 'month' is not one of: part, year"),
    (decisions, "\n2026\t2026\t", "\n2025\t2026\t", "duplicate id '2025'"),
    (decisions, "\n2026\t2026\t", "\n2026\t2024\t", "decisions must be in the order of year and date"),
    (decisions, "\n2026\t2026\t", "\nlabour\t2026\t", "id 'labour' does not begin with its year, 2026"),
    (
      decisions, "# known-as-of: 2", "# known-as-of: 1",
      "a decision of 2025-11-04 is newer than known-as-of in the header, 1"
    ),
    (decisions, "# decided-by: 12-18", "# decided-by: 12-32", "decided-by '12-32' is not a day of the year"),
    (decisions, "# decided-by", "# by", "a line '# decided-by: ...' must be in the header"),
  ]) func isReported(path: String, old: String, new: String, message: String) {
    let tree = Project.tree.replacing(old, with: new, in: path)
    let text = Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains(message), "\(new): \(text)")
  }

  /// The compiler finds contradictions of the law only when it has computed the calendars.
  @Test(arguments: [
    (
      days, "2026-01-02\tbridging", "2026-01-01\ttemporary",
      "2026-01-01 is not a day that needs a decision; a law gives this one for 'yuandan', so leave it out"
    ),
    (
      days, "2026-01-03\tweekend", "2026-01-03\tbridging",
      "is not a day from Monday to Friday; only the kinds weekend, chosen and worked"
    ),
    (days, "2026-01-02\tbridging", "2026-01-02\tweekend", "2026-01-02 is not a Saturday or Sunday"),
    (
      days, "2026-01-02\tbridging", "2026-01-02\tworked",
      "2026-01-02 is not a Saturday, a Sunday or a holiday"
    ),
    (
      days, "2026-01-02\tbridging\tyuandan\t2026", "2026-01-02\tbridging\tyuandan\t2024",
      "2026-01-02 is not a day from 2023-12-01 to 2025-01-31"
    ),
    // The notice is later than the day; and Liberation Day of 2026 is a Saturday, so the law gives the Monday.
    (decisions, "〔2025〕7号\t2025-11-04", "〔2025〕7号\t2026-01-03", "2026-01-02 is not a day from 2026-01-03 on"),
    (
      "Data/almanac-day/decided-korea.tsv", "2026-06-03\telection\t-\t2026\n",
      "2026-06-03\telection\t-\t2026\n2026-08-17\ttemporary\t-\t2026\n",
      "2026-08-17 is not a day that needs a decision; a law gives this one for 'gwangbok', so leave it out"
    ),
  ]) func aDayAgainstTheLawIsReported(path: String, old: String, new: String, message: String) async {
    let tree = Project.tree.replacing(old, with: new, in: path)
    let failure = await #expect(throws: CompilationFailure.self) {
      try await Project.checkDecidedDays(of: tree)
    }
    #expect("\(failure.map { "\($0)" } ?? "")".contains(message), "\(failure.map { "\($0)" } ?? "")")
  }

  /// A decided day is a date that people plan by; the comparison is made on 2026-11-20.
  @Test func aDayThatIsDecidedIsADateOfThePastOrTheFuture() async throws {
    let past = Project.tree.replacing("2026-01-04\tworked", with: "2026-01-04\tweekend", in: Self.days)
    let comparison = try await FactTree.comparison(to: .facts(of: past))
    #expect(comparison.lines(.past) == ["decided days: china/2026-01-04: kind worked → weekend"])
    let line = "\n2094\t2094\tpart\t国办发明电〔2093〕1号\t2026-10-25\tinvented\n"
    let later = Project.tree.changing(Self.decisions) { $0.dropLast() + line }
      .changing(Self.days) { $0 + "2094-01-02\tweekend\tyuandan\t2094\n" }
    let future = try await FactTree.comparison(to: .facts(of: later))
    #expect(
      future.lines(.future) == [
        "decided days: china/2094-01-02 is new: kind weekend, festival yuandan, decision 2094"
      ])
  }
}
