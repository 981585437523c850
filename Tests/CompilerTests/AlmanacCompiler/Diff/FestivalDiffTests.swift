import AlmanacCompiler
import AlmanacModel
import Foundation
import SourceText
import Testing

/// The effect of changed festivals on days, law and names.
struct FestivalDiffTests {
  private static let path = "Data/almanac-day/festivals-vietnam.tsv"

  /// Festivals that nobody will add: what is compared does not depend on those of Vietnam.
  private static let own = [
    "\(kings)\tpublic\t-\t1\t0\tweekend\t2007-04-02\t-\tLaw 84/2007",
    "test_culture\tsolar 11-24\t-\tNgày Văn thử\t试文日\tTest Culture\t시험 문화\t試文化\t試文化\t-\tpublic\t-\t1\t0\t-\t2026-07-01\t-\tResolution 28",
    "test_trade\tsolar 10-13\t-\tNgày Thương thử\t试商日\tTest Trade\t시험 상업\t試商業\t試商業\t-\tobservance\t-\t0\t-\t-\t2004-09-20\t-\tDecision 990",
    "test_avoided\tmonthly 4 12\t-\tNgày Kiêng thử\t试忌\tTest Avoided\t시험 금기\t試忌\t試忌\t-\ttraditional\ttaboo-days\t0\t-\t-\t-\t-\t-",
    "test_feast\tlunar 07-07\tregular\tTết Thử (tết Nếm) | Tết Thử\t试节\tTest Feast\t시험절\t試祭\t試祭\t-\ttraditional\t-\t0\t-\t-\t-\t-\t-",
    winter,
  ]

  /// Data/ with these festivals of Vietnam, on which there are no sentences.
  private static let tree = {
    var tree = Project.tree.changing(path) { $0 + own.map { "\($0)\n" }.joined() }
    tree[about] = nil
    return tree
  }()

  private static let about = "Data/about/vietnam.tsv"

  private static let before = Task { try await FactTree.facts(of: tree) }

  /// Returns the comparison after one text of these festivals is replaced.
  private func comparison(_ old: String, _ new: String) async throws -> TreeComparison {
    try #require(Self.tree.text(Self.path).contains(old) && !Project.tree.text(Self.path).contains(old))
    return try await Self.before.value.comparison(
      to: .facts(of: Self.tree.replacing(old, with: new, in: Self.path)))
  }

  private func lines(_ comparison: TreeComparison) -> [String] {
    comparison.changes.map { "\($0.group.rawValue): \($0.text)" }
  }

  private static let kings =
    "test_kings\tlunar 03-10\tregular\tGiỗ Vua thử\t试王日\tTest Kings\t시험 왕\t試王\t試王\t-"

  /// The edited rule is the one in force; the one before it ended on 2007-04-01.
  @Test func aFestivalOnAnotherDayIsReportedByItsDates() async throws {
    let comparison = try await comparison(
      "\(Self.kings)\tpublic", "\(Self.kings)\tpublic".replacing("03-10", with: "03-11"))
    #expect(
      lines(comparison) == [
        "past: Giỗ Vua thử 2026: 2026-04-26 → 2026-04-27; 19 more past years",
        "future: Giỗ Vua thử 2027: 2027-04-16 → 2027-04-17; 73 more years",
      ])
    let change = try #require(comparison.changes.last)
    #expect((change.before, change.after, change.days) == ("2027-04-16", "2027-04-17", 74))
    #expect(DiffText(comparison).summary == "changes in effect: PAST DATES 1, future dates 1")
    #expect(!DiffText(comparison).text.contains("No day has a different"))
  }

  @Test func paidDaysAreDates() async throws {
    let comparison = try await comparison(
      "王\t-\tpublic\t-\t1\t0\t", "王\t-\tpublic\t-\t2\t0\t")
    #expect(
      lines(comparison) == [
        "past: Giỗ Vua thử 2026: paid 2026-04-26 → 2026-04-26 to 2026-04-27; 19 more past years",
        "future: Giỗ Vua thử 2027: paid 2027-04-16 → 2027-04-16 to 2027-04-17; 73 more years",
      ])
    #expect(!DiffText(comparison).text.contains("no other days are paid"))
    let decided = try await self.comparison("化\t-\tpublic\t-\t1\t0", "化\t-\tpublic\t-\t1\tyearly")
    #expect(
      lines(decided) == [
        "future: Ngày Văn thử 2026: paid 2026-11-24 → 1 day, decided every year; 74 more years"
      ])
  }

  @Test func anotherLawAndAnotherKindAreLaw() async throws {
    let law = try await comparison("Decision 990\n", "Decision 991\n")
    #expect(
      lines(law) == [
        "law: Ngày Thương thử 2026: law 'Decision 990' → 'Decision 991'; 22 more past years",
        "law: Ngày Thương thử 2027: law 'Decision 990' → 'Decision 991'; 73 more years",
      ])
    let kind = try await comparison(
      "Test Winter\t시험 겨울\t試冬\t試冬\t-\tobservance", "Test Winter\t시험 겨울\t試冬\t試冬\t-\ttraditional")
    #expect(
      lines(kind) == [
        "law: Lễ Đông thử 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Đông thử 2026: kind observance → traditional; 74 more years",
      ])
  }

  private static let winter =
    "test_winter\tsolar 12-25\t-\tLễ Đông thử\t试冬节\tTest Winter\t시험 겨울\t試冬\t試冬\t-\tobservance\t-\t0\t-\t-\t1995-01-01\t-\t-"

  @Test func festivalsComeEndAndGo() async throws {
    let winter = "\(Self.winter)\n"
    let ended = try await comparison(winter, winter.replacing("\t-\t-\n", with: "\t2050-01-01\t-\n"))
    #expect(lines(ended) == ["future: Lễ Đông thử 2050: 2050-12-25 → none; 50 more years"])
    let gone = try await FactTree.facts(of: Self.tree.replacing(winter, with: "", in: Self.path))
    #expect(
      lines(try await Self.before.value.comparison(to: gone)) == [
        "past: Lễ Đông thử 2025: 2025-12-25 → none; 30 more past years",
        "future: Lễ Đông thử 2026: 2026-12-25 → none; 74 more years",
        "identifiers: id test_winter (Lễ Đông thử) is gone",
      ])
    // A day of remembrance that is also listed in past years was in no printed calendar on another day.
    #expect(
      lines(try gone.comparison(to: try await Self.before.value)) == [
        "new: Lễ Đông thử (test_winter) is new: observance, no law, 2026-12-25, in the years 1995 to 2100"
      ])
  }

  /// A new holiday is reported like one that changes: its past, its paid days, its kind and its law.
  @Test func aNewPublicHolidayReportsItsPastAndItsPaidDays() async throws {
    let holiday =
      "test_rest\tsolar 04-21\t-\tNgày Nghỉ thử\t试休日\tTest Rest\t시험 쉬는 날\t試休日\t試休日\t-\tpublic\t-\t1\t0\t-\t2022-01-01\t-\tDecree 1/2021\n"
    let comparison = try await comparison("\(Self.winter)\n", "\(Self.winter)\n\(holiday)")
    #expect(
      lines(comparison) == [
        "past: Ngày Nghỉ thử 2026: none → 2026-04-21; 4 more past years",
        "past: Ngày Nghỉ thử 2026: paid none → 2026-04-21; 4 more past years",
        "future: Ngày Nghỉ thử 2027: none → 2027-04-21; 73 more years",
        "future: Ngày Nghỉ thử 2027: paid none → 2027-04-21; 73 more years",
        "new: Ngày Nghỉ thử (test_rest) is new: public holiday, law 'Decree 1/2021', 2027-04-21, in the years 2022 to 2100",
      ])
    #expect(comparison.changes.map(\.days) == [5, 5, 74, 74, nil])
  }

  @Test func aPublicHolidayThatEndsReportsThePaidDaysThatGo() async throws {
    let ended = try await comparison(
      "王\t-\tpublic\t-\t1\t0\tweekend\t2007-04-02\t-",
      "王\t-\tpublic\t-\t1\t0\tweekend\t2007-04-02\t2050-12-31")
    #expect(
      lines(ended) == [
        "future: Giỗ Vua thử 2051: 2051-04-20 → none; 49 more years",
        "future: Giỗ Vua thử 2051: paid 2051-04-20 → none; 49 more years",
      ])
  }

  /// Two more paid days in each of 20 past and 74 future years.
  @Test func daysAreCountedAndNotYears() async throws {
    let paid = try await comparison("王\t-\tpublic\t-\t1\t0\t", "王\t-\tpublic\t-\t3\t0\t")
    #expect(paid.changes.map(\.days) == [40, 148])
    let moved = try await comparison(Self.winter, Self.winter.replacing("12-25", with: "12-23"))
    #expect(moved.changes.map(\.days) == [31, 75])
  }

  /// No date changes for anybody, but programs that stored the id do not find it any more.
  @Test func anotherIdOfTheSameDaysIsAnIdentifier() async throws {
    let renamed = try await comparison("test_trade\t", "test_traders\t")
    #expect(lines(renamed) == ["identifiers: id test_trade → test_traders, same days"])
    #expect(DiffText(renamed).text.contains("No day has a different lunar date"))
    // The days of Tết name it, and have no other days either; what was decided for Tết names it too.
    let tet = [Self.path, Self.about, "Data/almanac-day/decided-vietnam.tsv"].reduce(Project.tree) {
      tree, path in
      tree.changing(path) {
        $0.replacing("\ntet\t", with: "\ntet_1\t").replacing("\ttet\t", with: "\ttet_1\t")
      }
    }
    let all = lines(try await FactTree.comparison(to: .facts(of: tet)))
    #expect(
      all.filter { !$0.hasSuffix(": festival tet → tet_1") }
        == ["identifiers: id tet → tet_1, same days"])
    // The report also names a name or a law that changes with the id.
    let named = try await comparison(
      Self.winter,
      Self.winter.replacing("test_winter", with: "test_noel").replacing("observance", with: "traditional"))
    #expect(
      lines(named) == [
        "law: Lễ Đông thử 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Đông thử 2026: kind observance → traditional; 74 more years",
        "identifiers: id test_winter → test_noel, same days",
      ])
    // On other days it is another festival.
    let moved = try await comparison(
      Self.winter, Self.winter.replacing("test_winter", with: "test_noel").replacing("12-25", with: "12-23"))
    #expect(moved.lines(.identifiers) == ["festivals of Vietnam: id test_winter (Lễ Đông thử) is gone"])
    #expect(moved.lines(.past).count == 1 && moved.lines(.new).count == 1)
  }

  /// A later version may know more of a festival.
  @Test func aFieldThatIsNotKnownIsReportedAsItIs() async throws {
    let regional = try await Self.before.value.changingLine(
      "Generated/facts/festivals.tsv", "festival-rule\tvietnam/test_winter/"
    ) { "\($0)\tregion\tnorth" }
    #expect(
      lines(try await Self.before.value.comparison(to: regional)) == [
        "law: vietnam/test_winter/1995-01-01: region none → north"
      ])
  }

  @Test func namesAreWordsWithTheirKeys() async throws {
    let comparison = try await comparison("\tNgày Thương thử\t", "\tNgày Thương Thử\t")
    #expect(lines(comparison) == ["words: test_trade, vi: 'Ngày Thương thử' → 'Ngày Thương Thử'"])
    #expect(comparison.changes.first?.subject == "festivals of Vietnam")
  }

  @Test func anotherRuleForTheSameDaysSaysSo() async throws {
    let comparison = try await comparison(
      "Test Feast\t시험절\t試祭\t試祭\t-\ttraditional\t-\t0\t-\t-\t-\t-",
      "Test Feast\t시험절\t試祭\t試祭\t-\ttraditional\t-\t0\t-\t-\t1899-01-01\t-")
    #expect(
      lines(comparison) == [
        "other: Tết Thử (tết Nếm): the rules changed, but days, paid days and names did not"
      ]
    )
  }

  @Test func otherDaysOfEveryMonthAreReportedByTheirRule() async throws {
    let comparison = try await comparison("monthly 4 12\t", "monthly 4 13\t")
    let line = "Ngày Kiêng thử: monthly 4 12 → monthly 4 13"
    #expect(lines(comparison) == ["past: \(line)", "future: \(line)"])
  }

  /// The days of the comparison are the same as those of the runtime, which has its own tests.
  @Test func aCountryThatWasNotThereListsItsFestivals() async throws {
    let project = try await FactTree.ofProject()
    var tree = project
    tree.files["Generated/facts/festivals.tsv"] = project.files["Generated/facts/festivals.tsv"].map { text in
      text.split(separator: "\n").filter { !$0.contains("\tkorea") }.map { "\($0)\n" }.joined()
    }
    let new = try tree.comparison(to: project).lines(.new)
    let ids = Set(
      try Project.data().festivals.first { $0.country == "korea" }?.rules.map { "\($0.id)" } ?? [])
    #expect(new.first == "festivals of Korea: new: \(ids.count) festivals")
    #expect(new.count == ids.count + 1)
    #expect(
      new.contains {
        $0.hasPrefix("festivals of Korea: 설날 (seollal) is new: ")
          && $0.contains(", 2027-02-07, in the years ")
      }, "\(new)")
    let gone = try project.comparison(to: tree).lines(.past)
    #expect(gone.first == "festivals of Korea: gone: \(ids.count) festivals")
    #expect(gone.dropFirst().allSatisfy { $0.hasPrefix("decided days: korea/") && $0.hasSuffix(" is gone") })
  }

  @Test func shortNamesAreWords() async throws {
    let comparison = try await comparison("Tết Thử (tết Nếm) | Tết Thử", "Tết Thử (tết Nếm)")
    #expect(
      lines(comparison) == [
        "words: test_feast, vi: 'Tết Thử (tết Nếm) | Tết Thử' → 'Tết Thử (tết Nếm)'"
      ])
  }

  @Test func markdownIsFitForAComment() async throws {
    let comparison = try await comparison("\tNgày Thương thử\t", "\tNgày *Thương* <thử>\t")
    let text = DiffText(comparison, style: .markdown).text
    #expect(
      text.contains(
        "\n### Words\n\n- **festivals of Vietnam**: test\\_trade, vi: 'Ngày Thương thử' → 'Ngày \\*Thương\\* \\<thử\\>'"
      ))
  }
}
