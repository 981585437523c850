import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in decisions and in the days that they name, and how their changes are told.
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
    (decisions, "# decided-by: 12-18", "# decided-by: 12-32", "decided-by '12-32' is not a day of the year"),
    (decisions, "# decided-by", "# by", "a line '# decided-by: ...' must be in the header"),
  ]) func isReported(path: String, old: String, new: String, message: String) {
    let tree = Project.tree.replacing(old, with: new, in: path)
    let text = Project.problems(inShortFilesOf: tree).map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains(message), "\(new): \(text)")
  }

  /// What contradicts the law is known only when the calendars are computed.
  @Test(arguments: [
    ("2026-01-02\tbridging", "2026-01-01\ttemporary", "2026-01-01 is off by law already, for 'yuandan'"),
    ("2026-01-03\tweekend", "2026-01-03\tbridging", "which only the kinds weekend, chosen and worked can be"),
    ("2026-01-02\tbridging", "2026-01-02\tweekend", "2026-01-02 is no Saturday or Sunday"),
    ("2026-01-02\tbridging", "2026-01-02\tworked", "2026-01-02 is no weekend and no holiday"),
    (
      "2026-01-02\tbridging\tyuandan\t2026", "2026-01-02\tbridging\tyuandan\t2024",
      "2026-01-02 is not within a month of the year 2024"
    ),
  ]) func aDayAgainstTheLawIsReported(old: String, new: String, message: String) async {
    let tree = Project.tree.replacing(old, with: new, in: Self.days)
    let failure = await #expect(throws: CompilationFailure.self) {
      try await Project.checkDecidedDays(of: tree)
    }
    #expect("\(failure.map { "\($0)" } ?? "")".contains(message), "\(failure.map { "\($0)" } ?? "")")
  }

  /// A decided day is a date that people plan by; the comparison is made on 2026-11-20.
  @Test func aDayThatIsDecidedIsADateOfThePastOrTheFuture() async throws {
    let past = Project.tree.replacing("2026-01-04\tworked", with: "2026-01-04\tweekend", in: Self.days)
    let comparison = try await GeneratedTree.comparison(to: .facts(of: past))
    #expect(comparison.lines(.past) == ["decided days: china/2026-01-04: kind worked → weekend"])
    let line = "\n2027\t2027\tpart\t国办发明电〔2026〕1号\t2026-11-04\tinvented\n"
    let later = Project.tree.changing(Self.decisions) { $0.dropLast() + line }
      .changing(Self.days) { $0 + "2027-01-02\tweekend\tyuandan\t2027\n" }
    let future = try await GeneratedTree.comparison(to: .facts(of: later))
    #expect(
      future.lines(.future) == [
        "decided days: china/2027-01-02 is new: kind weekend, festival yuandan, decision 2027"
      ])
  }
}
