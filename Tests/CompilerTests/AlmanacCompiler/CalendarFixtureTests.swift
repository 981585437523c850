import AlmanacCompiler
import AlmanacModel
import Ephemeris
import Foundation
import SourceText
import SwiftEmitter
import Testing

/// Calendars that are not in Data/ are added as a file; no Swift code is needed for them.
struct CalendarFixtureTests {
  private func file(eras: [(day: String, offset: String)], disputed: String = "none") -> [UInt8] {
    let keys = ["title", "source", "publisher", "licence", "obtained", "units"]
    let header =
      keys.map { "# \($0): a test\n" }.joined()
      + ["country", "day-rules", "pentads", "names", "reference"].map { "# \($0): none\n" }.joined()
      + "# disputed: \(disputed)\n# records: \(eras.count)\n"
    let rows = eras.map { "\($0.day)\t\($0.offset)\ta test\n" }.joined()
    return Array((header + "from-day\toffset\tsource\n" + rows).utf8)
  }

  private func compile(
    id: String, _ eras: [(day: String, offset: String)], disputed: String = "none"
  ) async throws -> FixtureTable {
    var tree = Project.tree
    tree["Data/calendars/\(id).tsv"] = file(eras: eras, disputed: disputed)
    return try FixtureTable(try await Project.files(of: tree), id: id)
  }

  /// Korea's calendar of today follows UTC+9.
  ///
  /// It differs from China's if a new moon is between 15 and 16 h UTC: Seollal 1997 was 8 February (China: 7
  /// February), 2012 had leap month 3 (China: 4), and 2017 had leap month 5 (China: 6).
  @Test func aCalendarInUTCPlus9() async throws {
    let table = try await compile(
      id: "fixture-utc9", [("0001-01-01", "+32400")], disputed: "2033-08-25 2034-03-19")
    #expect(try table.lunarDate("1997-02-08").description == "1997-01-01")
    #expect(try table.lunarDate("1997-02-07").description == "1996-12-30")
    #expect(table.leapMonth(of: 2012) == 3)
    #expect(table.leapMonth(of: 2017) == 5)
    #expect(table.ids.contains("fixture-utc9") && table.ids == table.ids.sorted())
  }

  /// One file is enough for a calendar with tables and an index in the list.
  ///
  /// Such a calendar has no festivals, laws or tradition.
  @Test func aCalendarWithoutACountryHasNoLawOfAnybodys() async throws {
    var tree = Project.tree
    tree["Data/calendars/fixture-nobody.tsv"] = file(
      eras: [("0001-01-01", "+34200")], disputed: "2033-08-25 2034-01-19")
    let data = try readData(tree)
    let compilation = try AlmanacCompiler.compile(
      data, sky: try await Project.sky(), outside: try readOutsideTables(tree, for: data))
    #expect(compilation.comparisons.contains("fixture-nobody: compared with no outside table"))
    let table = try FixtureTable(compilation.files, id: "fixture-nobody")
    #expect(abs(table.days - 73_779) < 30)
    let list = try #require(compilation.files.first { $0.path.hasSuffix("/Calendars.swift") }).text
    #expect(list.contains("\n  \"fixture-nobody\",  // "))
    #expect(list.contains("\n  CalendarRecord(id: \"fixture-nobody\", disputed: [CivilDate("))
    #expect(list.contains("CalendarRecord(id: \"korean\", country: \"korea\", names: \"ko\"),"))
  }

  @Test func aCountryIsAFile() async throws {
    var tree = Project.tree
    tree["Data/almanac-day/festivals-far-away.tsv"] = Array(
      Project.tree.text("Data/almanac-day/festivals-korea.tsv").utf8)
    tree = tree.replacing(
      "# country: vietnam", with: "# country: far-away", in: "Data/calendars/vietnamese-utc7.tsv"
    ).changing("Data/names/countries.tsv") {
      $0.replacing("records: 6", with: "records: 7") + "far-away\tFA" + String(repeating: "\tAway", count: 6)
        + "\t-\n"
    }
    let files = try await Project.files(of: tree)
    let list = try #require(files.first { $0.path.hasSuffix("/Calendars.swift") }).text
    #expect(list.contains("CalendarRecord(id: \"vietnamese-utc7\", country: \"far-away\", dayRules: "))
    let festivals = try #require(files.first { $0.path.hasSuffix("/Festivals.swift") }).text
    let row = try #require(
      festivals.split(separator: "\n").first {
        $0.contains("(id: \"far-away\", calendar: \"korean\", lawsFrom: ")
      })
    #expect(row.hasSuffix(", festivals: festivals_far_away, laws: laws_far_away),"))
  }

  @Test(arguments: [
    (
      "country: vietnam", "country: laos",
      ":8:12: error: country 'laos' is not one of: none, china, hong-kong, japan, korea, taiwan, vietnam"
    ),
    ("country: vietnam", "land: vietnam", ": error: a line '# country: ...' must be in the header"),
    ("day-rules: vietnamese", "day-rules: korean", ":9:14: error: day-rules 'korean' is not one of: none, "),
    ("names: vi", "names: fr", ":10:10: error: names 'fr' is not one of: none, vi, zh, en, ko"),
    ("names: vi", "names:", ":10: error: header key 'names' has no value"),
    (
      "reference: de", "reference: nothing de",
      ":11:14: error: reference 'nothing': there is no table Data/reference/nothing.tsv"
    ),
    ("# country", "# Country", ":8:1: error: the line must be written '# country: vietnam'"),
    ("# reference", "# reference: none\n# reference", ":12: error: header key 'reference' appears twice"),
    (
      "reference: de431_vietnamese", "reference: none korean_years",
      ":11:14: error: 'none' means no table, so no other name may be given with it"
    ),
    (
      "reference: de431_vietnamese", "reference: korean_years korean_years",
      ":11:27: error: reference 'korean_years' appears twice"
    ),
    (
      "reference: de431_vietnamese", "reference: korean_years  de431_chinese",
      ":11:27: error: names of tables must be separated by one space"
    ),
  ]) func headerLinesThatCannotBe(old: String, new: String, message: String) {
    let path = "Data/calendars/vietnamese.tsv"
    let problems = Project.problems(inShortFilesOf: Project.tree.replacing(old, with: new, in: path))
    #expect(problems.contains { "\($0)".contains("\(path)") && "\($0)".contains(message) }, "\(problems)")
  }

  @Test(arguments: [
    (
      "2033-08-25",
      ":18:13: error: disputed: '2033-08-25' is neither 'none' nor a first and a last day such as 2033-08-25 2034-03-19"
    ),
    ("2033-08-25 2034-02-30", ":18:13: error: disputed: '2033-08-25 2034-02-30' is neither "),
    ("2033-08-25  2034-03-19", ":18:13: error: disputed: '2033-08-25  2034-03-19' is neither "),
    ("2033-08-25 2034-03-19,", ":18:35: error: disputed: '' is neither "),
    ("2033-08-25 2034-03-19, none", ":18:36: error: disputed: 'none' is neither "),
    ("2034-03-19 2033-08-25", ":18:13: error: disputed: 2034-03-19 is after 2033-08-25"),
    (
      "1898-08-25 1899-03-19",
      ":18:13: error: disputed: '1898-08-25 1899-03-19' is outside the lunar years of the tables, 1899 to 2100"
    ),
    ("2101-08-25 2102-03-19", ":18:13: error: disputed: '2101-08-25 2102-03-19' is outside the lunar years"),
    (
      "2033-08-25 2034-03-19, 2034-03-19 2034-04-01",
      ":18:36: error: disputed: '2034-03-19 2034-04-01' does not come after '2033-08-25 2034-03-19'"
    ),
    ("none\n# disputed: none", ":19: error: header key 'disputed' appears twice"),
  ]) func disputedDaysThatCannotBe(value: String, message: String) {
    let path = "Data/calendars/japanese.tsv"
    let tree = Project.tree.replacing("disputed: 2033-08-25 2034-03-19", with: "disputed: \(value)", in: path)
    let problems = Project.problems(inShortFilesOf: tree)
    #expect(
      problems.count == 1 && "\(problems[0])".hasPrefix("\(path)\(message)"), "\(problems)")
  }

  @Test func whatAPublishedTableDecidesIsNotDisputed() {
    let path = "Data/calendars/korean.tsv"
    let tree = Project.tree.replacing("disputed: none", with: "disputed: 2033-08-25 2034-03-19", in: path)
    #expect(
      Project.problems(inShortFilesOf: tree).map { "\($0)" } == [
        "\(path):12:13: error: disputed must be 'none': the calendar follows a table that decides, 'Data/reference/korean_years.tsv'"
      ])
  }

  /// The compiler finds the disputed days itself, and says what the line must be.
  @Test(arguments: ["none", "2033-08-25 2034-03-18", "1999-01-01 1999-02-01, 2033-08-25 2034-03-19"])
  func aHeaderThatDoesNotNameTheDisputedDays(value: String) async throws {
    let path = "Data/calendars/japanese.tsv"
    let tree = Project.tree.replacing("disputed: 2033-08-25 2034-03-19", with: "disputed: \(value)", in: path)
    let failure = await #expect(throws: CompilationFailure.self) { try await Project.files(of: tree) }
    let problems = failure?.diagnostics.map { "\($0)" } ?? []
    #expect(
      problems.count == 1
        && problems[0].hasPrefix(
          "\(path):18:13: error: disputed '\(value)' must be '2033-08-25 2034-03-19': "),
      "\(problems)")
  }

  @Test func theRuntimeReadsTheDisputedDaysFromTheTable() async throws {
    let list = try #require(try await Project.files().first { $0.path.hasSuffix("/Calendars.swift") }).text
    let lines = list.split(separator: "\n").filter { $0.contains("disputed: ") }
    #expect(
      lines == [
        "  CalendarRecord(id: \"japanese\", country: \"japan\", pentads: .japan, names: \"ja\", disputed: [CivilDate(unchecked: 2033, 8, 25)...CivilDate(unchecked: 2034, 3, 19)]),"
      ])
  }

  @Test func calendarsFarAway() async throws {
    for (id, offset, disputed) in [
      ("fixture-greenwich", "+0", "1965-11-23 1966-04-19"), ("fixture-east", "+50400", "none"),
      ("fixture-beijing", "+27940", "1984-11-23 1985-04-19, 2033-08-25 2034-03-19"),
    ] {
      let table = try await compile(id: id, [("0001-01-01", offset)], disputed: disputed)
      // 202 years of 365.2422 days, give or take the days by which the new year moves.
      #expect(abs(table.days - 73_779) < 30, "\(id)")
    }
  }

  /// In UTC-12 the new moon of 1988-04-16 12:00 UTC is three tenths of a second before midnight.
  ///
  /// The nearest whole second is after midnight.
  @Test func anInstantThatRoundsAcrossMidnightHasToBeDecided() async throws {
    var tree = Project.tree
    tree["Data/calendars/fixture-west.tsv"] = file(eras: [("0001-01-01", "-43200")])
    let failure = await #expect(throws: CompilationFailure.self) {
      try await Project.files(of: tree)
    }
    let problem = "moon-phase -145/0 is on 1988-04-15, but in whole seconds on 1988-04-16"
    #expect(failure?.diagnostics.contains { $0.message.contains(problem) } == true)
    let seconds = Int(
      ((try await Project.sky())[.newMoon, lunation: -145].daysSinceJ2000 * 86_400).rounded(.down))
    let decided = tree.changing(RoundingDecision.path) { $0 + "moon-phase\t-145/0\t\(seconds)\ta test\n" }
    let table = try FixtureTable(try await Project.files(of: decided), id: "fixture-west")
    #expect(try table.lunarDate("1988-04-15").day == 1)
    let wrong = tree.changing(RoundingDecision.path) { $0 + "moon-phase\t-145/0\t\(seconds - 1)\ta test\n" }
    await #expect(throws: CompilationFailure.self) { try await Project.files(of: wrong) }
  }

  /// The new moon of 2026-02-17 12:01:09 UTC is between the midnights of two offsets.
  ///
  /// This is so if a change from UTC+11 to UTC+12 (or back) takes place then.
  @Test func anEventInAChangeOverHasToBeDecided() async throws {
    for (before, after) in [("+39600", "+43200"), ("+46800", "+39600")] {
      do {
        _ = try await compile(id: "fixture-moved", [("0001-01-01", before), ("2026-02-18", after)])
        Issue.record("nothing was reported")
      } catch let failure as CompilationFailure {
        let text = failure.diagnostics.map { "\($0)" }.joined(separator: "\n")
        #expect(
          text.contains(
            "Data/calendars/fixture-moved.tsv: error: moon-phase 323/0 falls between the two midnights"))
        #expect(text.contains("Data/time/change_overs.tsv must decide"))
      }
    }
  }

  @Test func aDecisionSettlesAChangeOver() async throws {
    var tree = Project.tree
    tree["Data/calendars/fixture-moved.tsv"] = file(eras: [
      ("0001-01-01", "+39600"), ("2026-02-18", "+43200"),
    ])
    for (midnight, day) in [("ending-era", "2026-02-17"), ("beginning-era", "2026-02-18")] {
      let decided = tree.changing("Data/time/change_overs.tsv") {
        $0 + "fixture-moved\t2026-02-18\t\(midnight)\ta test\n"
      }
      let table = try FixtureTable(try await Project.files(of: decided), id: "fixture-moved")
      #expect(try table.lunarDate(day).description == "2026-01-01", "\(midnight)")
    }
  }

  @Test func idsThatCannotBe() throws {
    for id in ["Korean", "korean_utc9", "-x", "x-", "a--b", "9x", "tết", "a.b"] {
      var tree = Project.tree
      tree["Data/calendars/\(id).tsv"] = file(eras: [("0001-01-01", "+0")])
      #expect(throws: CompilationFailure.self, "\(id)") { try readData(tree) }
    }
  }
}
