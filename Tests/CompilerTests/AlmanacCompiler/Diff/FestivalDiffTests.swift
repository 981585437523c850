import AlmanacCompiler
import Foundation
import Testing

/// The effect of changed festivals on days, law and names.
struct FestivalDiffTests {
  private static let path = "Generated/DayAlmanacTables/Festivals.swift"

  /// Returns the comparison after one text of the generated rows is replaced.
  private func comparison(_ old: String, _ new: String) async throws -> TreeComparison {
    var tree = try await GeneratedTree.ofProject()
    let text = tree.files[Self.path, default: ""]
    let range = try #require(text.range(of: old))
    tree.files[Self.path] = text.replacingCharacters(in: range, with: new)
    return try await GeneratedTree.comparison(to: tree)
  }

  private func lines(_ comparison: TreeComparison) -> [String] {
    comparison.changesInEffect.map { "\($0.group.rawValue): \($0.text)" }
  }

  /// The edited rule is the one in force; the one before it ended on 2007-04-01.
  @Test func aFestivalOnAnotherDayIsToldByItsDates() async throws {
    let comparison = try await comparison(
      "day: 10), kind: .publicHoliday", "day: 11), kind: .publicHoliday")
    #expect(
      lines(comparison) == [
        "past: Giỗ Tổ Hùng Vương 2026: 2026-04-26 → 2026-04-27; 19 more past years",
        "future: Giỗ Tổ Hùng Vương 2027: 2027-04-16 → 2027-04-17; 73 more years",
      ])
    let change = try #require(comparison.changes.last)
    #expect((change.before, change.after, change.days) == ("2027-04-16", "2027-04-17", 74))
    #expect(DiffText(comparison).summary == "changes in effect: PAST DATES 1, future dates 1")
    #expect(!DiffText(comparison).text.contains("No day has another"))
  }

  @Test func paidDaysAreDates() async throws {
    let comparison = try await comparison(
      "count: 1), from: CivilDate(unchecked: 2007, 4, 2)", "count: 2), from: CivilDate(unchecked: 2007, 4, 2)"
    )
    #expect(
      lines(comparison) == [
        "past: Giỗ Tổ Hùng Vương 2026: paid 2026-04-26 → 2026-04-26 to 2026-04-27; 19 more past years",
        "future: Giỗ Tổ Hùng Vương 2027: paid 2027-04-16 → 2027-04-16 to 2027-04-17; 73 more years",
      ])
    #expect(!DiffText(comparison).text.contains("no other days are paid"))
    let decided = try await self.comparison(
      "fixed(first: 0, count: 1), from: CivilDate(unchecked: 2026, 7",
      "decidedEveryYear(count: 1), from: CivilDate(unchecked: 2026, 7")
    #expect(
      lines(decided) == [
        "future: Ngày Văn hóa Việt Nam 2026: paid 2026-11-24 → 1 day, decided every year; 74 more years"
      ])
  }

  @Test func anotherLawAndAnotherKindAreLaw() async throws {
    let law = try await comparison("Decision 990/QĐ-TTg", "Decision 991/QĐ-TTg")
    #expect(
      lines(law) == [
        "law: Ngày Doanh nhân Việt Nam 2026: law 'Decision 990/QĐ-TTg' → 'Decision 991/QĐ-TTg'; 22 more past years",
        "law: Ngày Doanh nhân Việt Nam 2027: law 'Decision 990/QĐ-TTg' → 'Decision 991/QĐ-TTg'; 73 more years",
      ])
    let kind = try await comparison("day: 25), kind: .observance", "day: 25), kind: .traditional")
    #expect(
      lines(kind) == [
        "law: Lễ Giáng sinh 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Giáng sinh 2026: kind observance → traditional; 74 more years",
      ])
  }

  @Test func festivalsComeEndAndGo() async throws {
    let start =
      "\"christmas\", day: .solar(month: 12, day: 25), kind: .observance, from: CivilDate(unchecked: 1995, 1, 1)"
    let ended = try await comparison(start, "\(start), until: CivilDate(unchecked: 2050, 1, 1)")
    #expect(lines(ended) == ["future: Lễ Giáng sinh 2050: 2050-12-25 → none; 50 more years"])
    let project = try await GeneratedTree.ofProject()
    var tree = project
    tree.files[Self.path] = project.files[Self.path].map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(start) }
        .joined(separator: "\n")
    }
    let gone = try await GeneratedTree.comparison(to: tree)
    #expect(
      lines(gone) == [
        "past: Lễ Giáng sinh 2025: 2025-12-25 → none; 30 more past years",
        "future: Lễ Giáng sinh 2026: 2026-12-25 → none; 74 more years",
      ])
    let new = try tree.comparison(to: project)
    #expect(
      lines(new) == [
        "past: Lễ Giáng sinh 2025: none → 2025-12-25; 30 more past years",
        "future: Lễ Giáng sinh 2026: none → 2026-12-25; 74 more years",
        "new: Lễ Giáng sinh is new: observance, no law",
      ])
  }

  /// A new holiday is reported like one that changes: its past, its paid days, its kind and its law.
  @Test func aNewPublicHolidayTellsItsPastAndItsPaidDays() async throws {
    let project = try await GeneratedTree.ofProject()
    let lines = project.files[Self.path, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
    let christmas = try #require(
      lines.first { $0.contains("id: \"christmas\"") && $0.contains("observance") })
    let holiday = christmas.replacing("christmas", with: "book_day").replacing(
      "Lễ Giáng sinh", with: "Ngày Nghỉ"
    )
    .replacing("month: 12, day: 25", with: "month: 4, day: 21")
    .replacing(".observance", with: ".publicHoliday, paidDays: .fixed(first: 0, count: 1)")
    .replacing("1995, 1, 1), ", with: "2022, 1, 1), law: \"Decree 1/2021\", ")
    let comparison = try await comparison("\(christmas)\n", "\(christmas)\n\(holiday)\n")
    #expect(
      self.lines(comparison) == [
        "past: Ngày Nghỉ 2026: none → 2026-04-21; 4 more past years",
        "past: Ngày Nghỉ 2026: paid none → 2026-04-21; 4 more past years",
        "future: Ngày Nghỉ 2027: none → 2027-04-21; 73 more years",
        "future: Ngày Nghỉ 2027: paid none → 2027-04-21; 73 more years",
        "new: Ngày Nghỉ is new: public holiday, law 'Decree 1/2021'",
      ])
  }

  @Test func aPublicHolidayThatEndsTellsThePaidDaysThatGo() async throws {
    let rule = "count: 1), from: CivilDate(unchecked: 2007, 4, 2)"
    let ended = try await comparison(rule, "\(rule), until: CivilDate(unchecked: 2050, 12, 31)")
    #expect(
      lines(ended) == [
        "future: Giỗ Tổ Hùng Vương 2051: 2051-04-20 → none; 49 more years",
        "future: Giỗ Tổ Hùng Vương 2051: paid 2051-04-20 → none; 49 more years",
      ])
  }

  /// No date changes for anybody, but programs that stored the id do not find it any more.
  @Test func anotherIdOfTheSameDaysIsAnIdentifier() async throws {
    let renamed = try await comparison("id: \"teachers_day\"", "id: \"vietnam_teachers_day\"")
    #expect(lines(renamed) == ["identifiers: id teachers_day → vietnam_teachers_day, same days"])
    #expect(DiffText(renamed).text.contains("No day has a different lunar date"))
    // The days of Tết name it, and have no other days either.
    var tree = try await GeneratedTree.ofProject()
    tree.files[Self.path] = tree.files[Self.path].map { $0.replacing("\"tet\"", with: "\"tet_1\"") }
    #expect(lines(try await GeneratedTree.comparison(to: tree)) == ["identifiers: id tet → tet_1, same days"])
    // A name or a law that changes with the id is told too.
    let named = try await comparison(
      "id: \"christmas\", day: .solar(month: 12, day: 25), kind: .observance",
      "id: \"noel\", day: .solar(month: 12, day: 25), kind: .traditional")
    #expect(
      lines(named) == [
        "law: Lễ Giáng sinh 2025: kind observance → traditional; 30 more past years",
        "law: Lễ Giáng sinh 2026: kind observance → traditional; 74 more years",
        "identifiers: id christmas → noel, same days",
      ])
    // On other days it is another festival.
    let moved = try await comparison(
      "id: \"christmas\", day: .solar(month: 12, day: 25), kind: .observance",
      "id: \"noel\", day: .solar(month: 12, day: 24), kind: .observance")
    #expect(moved.lines(.identifiers) == [] && moved.lines(.past).count == 2)
  }

  /// A later version may know more of a festival.
  @Test func aFieldThatIsNotKnownIsToldAsItIs() async throws {
    let names = "from: CivilDate(unchecked: 1995, 1, 1), names: [\"vi\": \"Lễ Giáng sinh\""
    let regional = try await comparison(
      names, names.replacing("names:", with: "region: \"north\", isObserved: true, names:"))
    #expect(
      lines(regional) == [
        "words: christmas: region none → 'north'", "other: christmas: is observed none → yes",
      ])
    #expect(!DiffText(regional).text.contains("No day has"))
    // Inside the rule of a day, or of paid days, it would change the day.
    let tree = try await GeneratedTree.ofProject()
    for (old, new) in [
      ("day: .solar(month: 12, day: 25)", "day: .solar(month: 12, day: 25, hour: 18)"),
      ("paidDays: .fixed(first: 0, count: 1)", "paidDays: .fixed(first: 0, count: 1, half: true)"),
      ("kind: .observance", "kind: .observance(of: \"some\")"),
    ] {
      let changed = tree.changingLine(Self.path, with: [old]) { $0.replacing(old, with: new) }
      let error = #expect(throws: UnreadableTables.self) { try GeneratedTables(changed) }
      #expect("\(try #require(error?.diagnostic))".contains("is not a rule of a festival"), "\(new)")
    }
  }

  @Test func namesAreWordsWithTheirKeys() async throws {
    let comparison = try await comparison(
      "\"trung_thu\", day: .lunar(month: 8, day: 15), kind: .traditional, names: [\"vi\": \"Tết Trung thu\"",
      "\"trung_thu\", day: .lunar(month: 8, day: 15), kind: .traditional, names: [\"vi\": \"Tết Trung Thu\"")
    #expect(lines(comparison) == ["words: trung_thu, vi: 'Tết Trung thu' → 'Tết Trung Thu'"])
    #expect(comparison.changesInEffect.first?.subject == "festivals of Vietnam")
  }

  @Test func anotherRuleForTheSameDaysSaysSo() async throws {
    let comparison = try await comparison(
      "until: CivilDate(unchecked: 1994, 12, 31)",
      "from: CivilDate(unchecked: 1000, 1, 1), until: CivilDate(unchecked: 1994, 12, 31)")
    #expect(lines(comparison) == ["other: the rules changed, but days, paid days and names did not"])
  }

  /// The days of the comparison are the same as those of the runtime, which has its own tests.
  @Test func aTableThatWasNotThereIsNew() async throws {
    let project = try await GeneratedTree.ofProject()
    var files = project.files
    files[Self.path] = nil
    let comparison = try GeneratedTree(name: "none", files: files).comparison(to: project)
    #expect(
      comparison.lines(.new)
        == ["china", "korea", "vietnam"].map { country in
          // Data/ has one rule a line, below comments and the names of the columns.
          let lines = Project.tree.text("Data/almanac-day/festivals-\(country).tsv").split(separator: "\n")
          let name = country.prefix(1).uppercased() + country.dropFirst()
          return "festivals of \(name): new: \(lines.count { !$0.hasPrefix("#") } - 1) rules"
        })
  }

  @Test func shortNamesAreWords() async throws {
    let comparison = try await comparison(
      #"["Thất tịch (tết Ngâu)", "Thất tịch"]"#, #""Thất tịch (tết Ngâu)""#)
    #expect(
      lines(comparison) == [
        "words: that_tich, vi: 'Thất tịch (tết Ngâu) | Thất tịch' → 'Thất tịch (tết Ngâu)'"
      ])
  }

  @Test func markdownIsFitForAComment() async throws {
    let comparison = try await comparison(
      "\"trung_thu\", day: .lunar(month: 8, day: 15), kind: .traditional, names: [\"vi\": \"Tết Trung thu\"",
      "\"trung_thu\", day: .lunar(month: 8, day: 15), kind: .traditional, names: [\"vi\": \"Tết *Trung* <Thu>\""
    )
    let text = DiffText(comparison, style: .markdown).text
    #expect(
      text.contains(
        "\n### Words\n\n- **festivals of Vietnam**: trung\\_thu, vi: 'Tết Trung thu' → 'Tết \\*Trung\\* \\<Thu\\>'\n"
      ))
  }
}
