import AlmanacCompiler
import Foundation
import Testing

/// The effect of changed festivals on days, law and names.
struct FestivalDiffTests {
  private static let path = "Data/almanac-day/festivals-vietnam.tsv"

  /// Returns the comparison after one text of the festivals of Vietnam is replaced.
  private func comparison(_ old: String, _ new: String) async throws -> TreeComparison {
    try #require(Project.tree.text(Self.path).contains(old))
    return try await GeneratedTree.comparison(
      to: .facts(of: Project.tree.replacing(old, with: new, in: Self.path)))
  }

  private func lines(_ comparison: TreeComparison) -> [String] {
    comparison.changesInEffect.map { "\($0.group.rawValue): \($0.text)" }
  }

  /// Returns the last row of a festival, with its line feed.
  private static func row(_ id: String) -> String {
    let rows = Project.tree.text(path).split(separator: "\n")
    return rows.last { $0.hasPrefix("\(id)\t") }.map { "\($0)\n" } ?? ""
  }

  /// The edited rule is the one in force; the one before it ended on 2007-04-01.
  @Test func aFestivalOnAnotherDayIsToldByItsDates() async throws {
    let comparison = try await comparison(
      Self.row("hung_kings"), Self.row("hung_kings").replacing("03-10", with: "03-11"))
    #expect(
      lines(comparison) == [
        "past: Giỗ Tổ Hùng Vương 2026: 2026-04-26 → 2026-04-27; 19 more past years",
        "future: Giỗ Tổ Hùng Vương 2027: 2027-04-16 → 2027-04-17; 73 more years",
      ])
    let change = try #require(comparison.changes.last)
    #expect((change.before, change.after, change.days) == ("2027-04-16", "2027-04-17", 74))
    #expect(DiffText(comparison).summary == "changes in effect: PAST DATES 1, future dates 1")
    #expect(!DiffText(comparison).text.contains("No day has a different"))
  }

  @Test func paidDaysAreDates() async throws {
    let comparison = try await comparison(
      "public\t1\t0\tweekend\t2007-04-02", "public\t2\t0\tweekend\t2007-04-02")
    #expect(
      lines(comparison) == [
        "past: Giỗ Tổ Hùng Vương 2026: paid 2026-04-26 → 2026-04-26 to 2026-04-27; 19 more past years",
        "future: Giỗ Tổ Hùng Vương 2027: paid 2027-04-16 → 2027-04-16 to 2027-04-17; 73 more years",
      ])
    #expect(!DiffText(comparison).text.contains("no other days are paid"))
    let decided = try await self.comparison("public\t1\t0\t-\t2026-07-01", "public\t1\tyearly\t-\t2026-07-01")
    #expect(
      lines(decided) == [
        "future: Ngày Văn hóa Việt Nam 2026: paid 2026-11-24 → 1 day, decided every year; 74 more years"
      ])
  }

  @Test func anotherLawAndAnotherKindAreLaw() async throws {
    let law = try await comparison("Decision 990/QĐ-TTg\n", "Decision 991/QĐ-TTg\n")
    #expect(
      lines(law) == [
        "law: Ngày Doanh nhân Việt Nam 2026: law 'Decision 990/QĐ-TTg' → 'Decision 991/QĐ-TTg'; 22 more past years",
        "law: Ngày Doanh nhân Việt Nam 2027: law 'Decision 990/QĐ-TTg' → 'Decision 991/QĐ-TTg'; 73 more years",
      ])
    let kind = try await comparison(
      Self.christmas, Self.christmas.replacing("\tobservance\t", with: "\ttraditional\t"))
    #expect(
      lines(kind) == [
        "law: Lễ Giáng sinh 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Giáng sinh 2026: kind observance → traditional; 74 more years",
      ])
  }

  private static let christmas = row("christmas")

  @Test func festivalsComeEndAndGo() async throws {
    let christmas = Self.christmas
    let ended = try await comparison(christmas, christmas.replacing("\t-\t-\n", with: "\t2050-01-01\t-\n"))
    #expect(lines(ended) == ["future: Lễ Giáng sinh 2050: 2050-12-25 → none; 50 more years"])
    let gone = try await GeneratedTree.facts(of: Project.tree.replacing(christmas, with: "", in: Self.path))
    #expect(
      lines(try await GeneratedTree.comparison(to: gone)) == [
        "past: Lễ Giáng sinh 2025: 2025-12-25 → none; 30 more past years",
        "future: Lễ Giáng sinh 2026: 2026-12-25 → none; 74 more years",
        "identifiers: id christmas (Lễ Giáng sinh) is gone",
      ])
    // A day of remembrance that is told of past years too was in no calendar in print on another day.
    #expect(
      lines(try gone.comparison(to: try await .ofProject())) == [
        "new: Lễ Giáng sinh (christmas) is new: observance, no law, 2026-12-25, in the years 1995 to 2100"
      ])
  }

  /// A new holiday is reported like one that changes: its past, its paid days, its kind and its law.
  @Test func aNewPublicHolidayTellsItsPastAndItsPaidDays() async throws {
    let holiday =
      "book_day\tsolar 04-21\t-\tNgày Nghỉ\t休息日\tRest Day\t쉬는 날\t-\tpublic\t1\t0\t-\t2022-01-01\t-\tDecree 1/2021\n"
    let comparison = try await comparison(Self.christmas, "\(Self.christmas)\(holiday)")
    #expect(
      lines(comparison) == [
        "past: Ngày Nghỉ 2026: none → 2026-04-21; 4 more past years",
        "past: Ngày Nghỉ 2026: paid none → 2026-04-21; 4 more past years",
        "future: Ngày Nghỉ 2027: none → 2027-04-21; 73 more years",
        "future: Ngày Nghỉ 2027: paid none → 2027-04-21; 73 more years",
        "new: Ngày Nghỉ (book_day) is new: public holiday, law 'Decree 1/2021', 2027-04-21, in the years 2022 to 2100",
      ])
    #expect(comparison.changes.map(\.days) == [5, 5, 74, 74, nil])
  }

  @Test func aPublicHolidayThatEndsTellsThePaidDaysThatGo() async throws {
    let ended = try await comparison(
      "public\t1\t0\tweekend\t2007-04-02\t-", "public\t1\t0\tweekend\t2007-04-02\t2050-12-31")
    #expect(
      lines(ended) == [
        "future: Giỗ Tổ Hùng Vương 2051: 2051-04-20 → none; 49 more years",
        "future: Giỗ Tổ Hùng Vương 2051: paid 2051-04-20 → none; 49 more years",
      ])
  }

  /// Two more paid days in each of 20 past and 74 future years.
  @Test func daysAreCountedAndNotYears() async throws {
    let paid = try await comparison("public\t1\t0\tweekend\t2007-04-02", "public\t3\t0\tweekend\t2007-04-02")
    #expect(paid.changes.map(\.days) == [40, 148])
    let moved = try await comparison(Self.christmas, Self.christmas.replacing("12-25", with: "12-23"))
    #expect(moved.changes.map(\.days) == [31, 75])
  }

  /// No date changes for anybody, but programs that stored the id do not find it any more.
  @Test func anotherIdOfTheSameDaysIsAnIdentifier() async throws {
    let renamed = try await comparison("teachers_day\t", "vietnam_teachers_day\t")
    #expect(lines(renamed) == ["identifiers: id teachers_day → vietnam_teachers_day, same days"])
    #expect(DiffText(renamed).text.contains("No day has a different lunar date"))
    // The days of Tết name it, and have no other days either; what was decided for Tết names it too.
    let tet = [Self.path, "Data/almanac-day/decided-vietnam.tsv"].reduce(Project.tree) { tree, path in
      tree.changing(path) {
        $0.replacing("\ntet\t", with: "\ntet_1\t").replacing("\ttet\t", with: "\ttet_1\t")
      }
    }
    let all = lines(try await GeneratedTree.comparison(to: .facts(of: tet)))
    #expect(
      all.filter { !$0.hasSuffix(": festival tet → tet_1") } == ["identifiers: id tet → tet_1, same days"])
    // A name or a law that changes with the id is told too.
    let named = try await comparison(
      Self.christmas,
      Self.christmas.replacing("christmas", with: "noel").replacing("observance", with: "traditional"))
    #expect(
      lines(named) == [
        "law: Lễ Giáng sinh 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Giáng sinh 2026: kind observance → traditional; 74 more years",
        "identifiers: id christmas → noel, same days",
      ])
    // On other days it is another festival.
    let moved = try await comparison(
      Self.christmas, Self.christmas.replacing("christmas", with: "noel").replacing("12-25", with: "12-23"))
    #expect(moved.lines(.identifiers) == ["festivals of Vietnam: id christmas (Lễ Giáng sinh) is gone"])
    #expect(moved.lines(.past).count == 1 && moved.lines(.new).count == 1)
  }

  /// A later version may know more of a festival.
  @Test func aFieldThatIsNotKnownIsToldAsItIs() async throws {
    let regional = try await GeneratedTree.ofProject().changingLine(
      "Generated/facts/festivals.tsv", "festival-rule\tvietnam/christmas/"
    ) { "\($0)\tregion\tnorth" }
    #expect(
      lines(try await GeneratedTree.comparison(to: regional)) == [
        "law: vietnam/christmas/1995-01-01: region none → north"
      ])
  }

  @Test func namesAreWordsWithTheirKeys() async throws {
    let comparison = try await comparison("\tTết Trung thu\t", "\tTết Trung Thu\t")
    #expect(lines(comparison) == ["words: trung_thu, vi: 'Tết Trung thu' → 'Tết Trung Thu'"])
    #expect(comparison.changesInEffect.first?.subject == "festivals of Vietnam")
  }

  @Test func anotherRuleForTheSameDaysSaysSo() async throws {
    let comparison = try await comparison(
      "traditional\t0\t-\t-\t-\t1994-12-31", "traditional\t0\t-\t-\t1899-01-01\t1994-12-31")
    #expect(
      lines(comparison) == ["other: Tết Nguyên đán: the rules changed, but days, paid days and names did not"]
    )
  }

  /// The days of the comparison are the same as those of the runtime, which has its own tests.
  @Test func aCountryThatWasNotThereListsItsFestivals() async throws {
    let project = try await GeneratedTree.ofProject()
    var tree = project
    tree.files["Generated/facts/festivals.tsv"] = project.files["Generated/facts/festivals.tsv"].map { text in
      text.split(separator: "\n").filter { !$0.contains("\tkorea") }.map { "\($0)\n" }.joined()
    }
    let new = try tree.comparison(to: project).lines(.new)
    let count = new.count - 1
    #expect(count >= 22 && new.first == "festivals of Korea: new: \(count) festivals")
    #expect(
      new.contains {
        $0.hasPrefix("festivals of Korea: 설날 (seollal) is new: ")
          && $0.contains(", 2027-02-07, in the years ")
      }, "\(new)")
    let gone = try project.comparison(to: tree).lines(.past)
    #expect(gone.first == "festivals of Korea: gone: \(count) festivals")
    #expect(gone.dropFirst().allSatisfy { $0.hasPrefix("decided days: korea/") && $0.hasSuffix(" is gone") })
  }

  @Test func shortNamesAreWords() async throws {
    let comparison = try await comparison("Thất tịch (tết Ngâu) | Thất tịch", "Thất tịch (tết Ngâu)")
    #expect(
      lines(comparison) == [
        "words: that_tich, vi: 'Thất tịch (tết Ngâu) | Thất tịch' → 'Thất tịch (tết Ngâu)'"
      ])
  }

  @Test func markdownIsFitForAComment() async throws {
    let comparison = try await comparison("\tTết Trung thu\t", "\tTết *Trung* <Thu>\t")
    let text = DiffText(comparison, style: .markdown).text
    #expect(
      text.contains(
        "\n### Words\n\n- **festivals of Vietnam**: trung\\_thu, vi: 'Tết Trung thu' → 'Tết \\*Trung\\* \\<Thu\\>'\n"
      ))
  }
}
