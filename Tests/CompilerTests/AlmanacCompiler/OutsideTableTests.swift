import AlmanacCompiler
import SourceText
import Testing

/// The published tables in Data/reference.
///
/// Each difference from them has a row in the ledger, and nothing of them is generated.
struct OutsideTableTests {
  private static let ledger = "Data/reference/disagreements.tsv"
  private static let korean = "Data/reference/korean_years.tsv"

  private func compilation(_ tree: SourceTree, later seconds: Double = 0) async throws -> Compilation {
    let data = try readData(tree)
    let sky = try await Project.sky().moved(bySeconds: seconds)
    return try compile(data, sky: sky, outside: try readOutsideTables(tree, for: data))
  }

  private func problems(_ tree: SourceTree, later seconds: Double = 0) async throws -> [String] {
    do {
      _ = try await compilation(tree, later: seconds)
      return []
    } catch let failure as CompilationFailure {
      return failure.diagnostics.map { "\($0)" }
    }
  }

  /// A new year of KASI is a day later, and the month before it a day longer, so 30 days differ.
  private var changedTable: SourceTree {
    Project.tree.changing(Self.korean) { text in
      text.replacing("2026\t2026-02-17\t0\t30 29 30", with: "2026\t2026-02-18\t0\t29 29 30")
        .replacing("30 30 29\n2026", with: "30 30 30\n2026")
    }
  }

  private let changedRow =
    "KASI\tkorean\t2026-02-17\t30\t2026-01-01\t2025-12-30\t-\ta test\ta test\t-"

  private func addingRow(_ row: String, to tree: SourceTree) -> SourceTree {
    tree.changing(Self.ledger) { $0 + row + "\n" }
  }

  @Test func everyCalendarAndInstantIsCompared() async throws {
    let lines = try await compilation(Project.tree).comparisons
    #expect(lines.contains("korean: 0 of 55,104 days differ from KASI"))
    #expect(lines.contains("japanese: compared with no outside table"))
    #expect(
      lines.contains {
        $0.hasPrefix("solar terms: 0 of 4,875 instants differ from JPL DE431 by more than 0.20 s")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("phases of the Moon: 0 of 10,050 instants differ from JPL DE431 by more than 0.05 s")
      })
    #expect(
      lines.contains(
        "chinese: 30 of 73,028 days differ from lunar_python 1.4.8, as the ledger of disagreements says"))
    #expect(lines.count == 11)
  }

  @Test func aDifferenceNeedsARowOfTheLedger() async throws {
    let text = Project.tree.text(Self.korean)
    #expect(text.contains("2026\t2026-02-17\t0\t"), "the year this test changes")
    let problems = try await problems(changedTable)
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("\(Self.korean):") == true
        && problems.first?.contains(
          "error: 2026-02-17 is lunar 2025-12-30 by KASI, but lunar 2026-01-01 by Data/calendars/korean.tsv; 30 consecutive days"
        )
          == true,
      "\(problems)")
  }

  @Test func nothingOfATableReachesTheOutputButRowsThatAreReported() async throws {
    let changed = addingRow(changedRow, to: changedTable)
    let compilation = try await compilation(changed)
    let told = "Generated/AlmanacTables/PublishedDifferences.swift"
    let heeded = "Generated/AlmanacReportsTables/RuleDifferences.swift"
    let files = compilation.files
    #expect(try await Project.files() == files)
    #expect(
      compilation.comparisons.contains(
        "korean: 30 of 55,104 days differ from KASI, as the ledger of disagreements says"))
    for file in files {
      #expect(file.text.contains("Data/reference") == [told, heeded].contains(file.path), "\(file.path)")
    }
    let telling = try await self.compilation(
      addingRow("\(changedRow.dropLast())yes", to: changedTable))
    #expect(
      try #require(telling.files.first { $0.path == told }).text.contains(
        "calendar: \"korean\", authority: \"KASI\", firstDay: CivilDate(unchecked: 2026, 2, 17)"))
  }

  @Test func aRowThatExplainsNothingIsAnError() async throws {
    let problems = try await problems(addingRow(changedRow, to: Project.tree))
    let last = Project.tree.text(Self.ledger).split(separator: "\n").count + 1
    #expect(
      problems == [
        "\(Self.ledger):\(last):1: error: korean does not differ from KASI in this way any more: remove the row"
      ])
  }

  @Test func anEraThatCannotBeFails() async throws {
    let path = "Data/calendars/vietnamese-utc7.tsv"
    let problems = try await problems(Project.tree.replacing("+25200", with: "+2520", in: path))
    #expect(problems.contains { $0.hasPrefix("Data/reference/de431_vietnamese_utc7.tsv:") }, "\(problems)")
    #expect(
      problems.contains { $0.hasPrefix("\(path): error: ") && $0.hasSuffix(" more differences like these") })
  }

  /// A term of the Moon with one wrong digit moves phases by 111 s.
  @Test func instantsThatAreOffFail() async throws {
    #expect(try await problems(Project.tree, later: 0.01) == [])
    // The tolerance of the Sun is larger than that of the Moon.
    let phases = try await problems(Project.tree, later: -0.035)
    #expect(!phases.isEmpty && phases.allSatisfy { $0.contains("phases") || $0.contains("more differences") })
    for seconds in [111, -0.7] {
      let problems = try await problems(Project.tree, later: seconds)
      #expect(
        problems.contains { $0.contains("moon_phases.tsv:9:1: error: phases of the Moon at 0°: ") },
        "\(problems)")
      #expect(problems.contains { $0.contains("solar_terms.tsv:9:1: error: solar terms at 240°: ") })
      #expect(problems.contains { $0 == "Data/astronomy: error: 10045 more differences like these" })
    }
  }

  @Test func aTableOfAnAuthorityThatNoCalendarNamesIsAnError() async throws {
    var tree = Project.tree
    tree["Data/reference/nobodys.tsv"] = tree["Data/reference/korean_years.tsv"]
    #expect(
      try await problems(tree) == [
        "Data/reference/nobodys.tsv:2:1: error: no calendar names this table as its reference, so nothing is compared with it"
      ])
  }

  @Test func aYearThatCannotBeReadIsNotMissing() async throws {
    let problems = try await problems(Project.tree.replacing("\n1920\t", with: "\n19x20\t", in: Self.korean))
    #expect(problems.count == 1 && problems[0].hasSuffix("year '19x20' is not a whole number"), "\(problems)")
  }

  @Test(arguments: [
    (
      "de431_chinese", "# authority:", "# author:",
      ": error: a line '# authority: ...' must be in the header"
    ),
    ("korean_years", "2026-02-17\t0\t30", "2026-02-17\t0\t29", "the lengths are 1 days less than"),
    ("korean_years", "2026-02-17", "2026-02-30", "'2026-02-30' is not a date"),
    ("solar_terms", "\n240\t", "\n241\t", "longitude 241 is not a multiple of 15"),
    ("moon_phases", "\n0\t24", "\n0\tx24", "julian-day 'x24"),
    (
      "moon_phases", "90\t2414614.2", "90\t2414604.2",
      "julian-day 2414604.211692045 does not come after 2414607.514189218"
    ),
    (
      "korean_years", "1920\t1920-02-20\t0\t29 30 29 29 30 29 29 30 30 29 30 30\n", "",
      "error: year 1920 is missing"
    ),
    ("landmarks", "# records: 22", "# records: 23", "the header says 23 records, the file has 22"),
    (
      "landmarks", "\nchinese\t1985-02-20\t1985", "\nchinese\t1985-02-20\t1983",
      "date 1985-02-20 is not in the lunar year 1983"
    ),
    (
      "landmarks", "\nchinese\t1985-02-20", "\nchina\t1985-02-20", "calendar 'china' is not one of: chinese, "
    ),
    (
      "landmarks", "\nvietnamese\t1968-01-28", "\nvietnamese\t1968-01-29",
      "duplicate date 1968-01-29 of 'vietnamese'"
    ),
    ("sun_times", "1900-02-18\t", "1999-02-18\t", "date 1900-03-21 comes after 1999-02-18"),
    ("sun_times", "T20:14:07.0", "T20:14", "transit '1900-02-18T20:14' is not a time such as"),
    ("sun_times", "polar-day", "polar-noon", "kind 'polar-noon' is not one of: normal, "),
    ("iso_weeks", "\n2020\t", "\n2018\t", "duplicate year 2018"),
    ("iso_weeks", "\t53\n", "\t54\n", "weeks 54 is outside 52...53"),
    ("disagreements", "\t2057-09-28\t30", "\t2057-09-28\tmany", "days 'many' is not a whole number"),
    (
      "disagreements", "\t2057-09-01\t", "\t2057-13-01\t",
      "'2057-13-01' is not a lunar date such as 2057-09-01"
    ),
    ("disagreements", "\tkorean\t", "\tcorean\t", "calendar 'corean' is not one of: chinese, "),
  ]) func mistakesInTablesAreReported(name: String, old: String, new: String, message: String) async throws {
    let path = "Data/reference/\(name).tsv"
    let problems = try await problems(Project.tree.replacing(old, with: new, in: path))
    #expect(problems.contains { $0.hasPrefix(path) && $0.contains(message) }, "\(problems)")
  }
}
