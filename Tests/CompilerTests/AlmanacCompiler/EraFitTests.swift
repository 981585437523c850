import AlmanacCompiler
import AlmanacModel
import Foundation
import SourceText
import Testing

/// Zone eras that are found from published tables.
struct EraFitTests {
  private static let koreanPath = "Data/reference/korean_years.tsv"

  private func korean(_ change: ([String]) -> [String] = { $0 }) throws -> PublishedTable {
    let tree = Project.tree.changing(Self.koreanPath) { text in
      change(text.split(separator: "\n").map(String.init)).joined(separator: "\n") + "\n"
    }
    return try PublishedTable(SourceFile(path: Self.koreanPath, text: tree.text(Self.koreanPath)))
  }

  private func fit(_ table: PublishedTable) async throws -> EraFit {
    try EraFit(table, sky: try await Project.sky(), data: try readCalendarData(Project.tree))
  }

  /// Returns a function that changes the lengths of a year in the lines of a table.
  private func changingLengths(
    of year: Int, _ change: @escaping (inout [Substring]) -> Void
  ) -> ([String]) -> [String] {
    { lines in
      lines.map { line in
        guard line.hasPrefix("\(year)\t") else { return line }
        var fields = line.split(separator: "\t").map(String.init)
        var lengths = fields[3].split(separator: " ")
        change(&lengths)
        fields[3] = lengths.joined(separator: " ")
        return fields.joined(separator: "\t")
      }
    }
  }

  /// KASI's table follows UTC+8 to 1911 and UTC+9 from 1912.
  ///
  /// Asia/Seoul of the time zone database has UTC+9 from 1912-01-01; the last month that needs UTC+8 begins
  /// on 1911-12-20.
  @Test func theEraOfSeoulIsFoundFromTheTableOfKASI() async throws {
    let fit = try await fit(try korean())
    #expect(fit.stretches.map(\.offset) == [28_800, 32_400])
    #expect(fit.suspects.isEmpty)
    let days = try #require(fit.stretches.last?.beginnings)
    #expect(CivilDate(days.lowerBound).description == "1911-12-21")
    #expect(days.contains(DayNumber(try CivilDate(year: 1912, month: 1, day: 1))))
    #expect(days.upperBound < DayNumber(try CivilDate(year: 1915, month: 1, day: 1)))
    #expect(fit.stretches.last?.firstDay == DayNumber(try CivilDate(year: 1912, month: 1, day: 1)))
    #expect(fit.stretches.allSatisfy { !$0.isNarrow && $0.rounder.isEmpty })
  }

  @Test func theFileForDataCalendarsReproducesTheTable() async throws {
    let fit = try await fit(try korean())
    var tree = Project.tree
    tree["Data/calendars/fitted.tsv"] = Array((fit.calendarFile + "\n").utf8)
    let data = try readData(tree)
    let calendar = try #require(data.calendars.first { $0.id == "fitted" })
    let clock = CalendarClock(calendar, timeScales: data.timeScales)
    let months = try LunarCalendarRule(sky: try await Project.sky(), clock: clock).months()
    let byDay = Dictionary(uniqueKeysWithValues: months.map { ($0.firstDay, $0) })
    let wrong = fit.table.months.filter { month in
      let own = byDay[month.firstDay]
      return own?.month != month.month || own?.isLeap != month.isLeap || own?.year != month.year
    }
    #expect(fit.table.months.count == 1866)
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map(\.description))")
  }

  @Test func threeMonthsThatBeginOnAWrongDayAreNamed() async throws {
    // Two neighbouring months swap their lengths, so that the second begins a day early or late.
    let swap = { (lengths: inout [Substring]) in lengths.swapAt(4, 5) }
    let planted = try korean { lines in
      self.changingLengths(of: 2030, swap)(
        self.changingLengths(of: 1950, swap)(self.changingLengths(of: 1905, swap)(lines)))
    }
    let fit = try await fit(planted)
    let names = fit.suspects.map { "\($0.month.isLeap ? "leap " : "")\($0.month.month) of \($0.month.year)" }
    #expect(names == ["6 of 1905", "6 of 1950", "6 of 2030"])
    #expect(fit.stretches.map(\.offset) == [28_800, 32_400])
  }

  @Test func yearsWhoseLengthsDoNotAddUpAreNamedAndNotUsed() async throws {
    let flip = { (place: Int) in
      { (lengths: inout [Substring]) in lengths[place] = lengths[place] == "30" ? "29" : "30" }
    }
    let planted = try korean { lines in
      self.changingLengths(of: 1977, flip(7))(self.changingLengths(of: 1922, flip(3))(lines))
    }
    let fit = try await fit(planted)
    #expect(fit.suspects.map { [$0.month.year, $0.month.month] } == [[1922, 1], [1977, 1]])
    #expect(fit.suspects.allSatisfy { $0.reason.hasPrefix("the lengths of its year are 1 day ") })
    #expect(fit.stretches.map(\.offset) == [28_800, 32_400])
  }

  @Test func aNewYearOnAWrongDaySpoilsTheYearsBesideIt() async throws {
    let planted = try korean { lines in
      lines.map {
        $0.hasPrefix("1950\t") ? $0.replacingOccurrences(of: "1950-02-17", with: "1950-02-18") : $0
      }
    }
    let reasons = try await fit(planted).suspects.map { "\($0.month.year): \($0.reason)" }
    #expect(
      reasons == [
        "1949: the lengths of its year are 1 day short of the next new year, so the year was not used",
        "1950: the lengths of its year are 1 day beyond the next new year, so the year was not used",
      ])
  }

  /// sxtwl follows UTC+8 with another Delta T in the future, and three months of 1914 to 1920 by Beijing mean time: no offset
  /// fits all, and one between the two fits most.
  ///
  /// The five months that UTC+8 does not fit are those of the ledger of disagreements.
  @Test func anOffsetOnAKnifesEdgeIsToldWithRounderOnes() async throws {
    let path = "Data/reference/sxtwl_chinese.tsv"
    let fit = try await fit(try PublishedTable(SourceFile(path: path, text: Project.tree.text(path))))
    let stretch = try #require(fit.stretches.first)
    #expect(fit.stretches.count == 1)
    #expect(stretch.isNarrow)
    let best = try #require(stretch.rounder.first)
    #expect(best.offset == 28_800)
    #expect(
      best.misfits.map { "\(CivilDate($0.firstDay))" } == [
        "1914-11-17", "1916-02-03", "1920-11-10", "2057-09-28", "2097-08-07",
      ])
    // The accused row is right by the mean time of Beijing, 116°25' E.
    #expect(fit.suspects.map { "\(CivilDate($0.month.firstDay))" } == ["1916-02-03", "1920-11-10"])
    #expect(fit.suspects.allSatisfy { $0.reason.hasSuffix("; by UTC+07:45:40 it is right") })
    #expect(
      fit.text.contains(
        "may have decided it\n   no round offset fits; the best ones, and the months that they do not fit:\n")
    )
  }

  @Test func yearsThatAreLeftOutAreNamed() async throws {
    let fit = try await fit(try korean { lines in lines.filter { !$0.hasPrefix("1950\t") } })
    #expect(fit.suspects.isEmpty)
    #expect(fit.text.contains("1854 months of 1900 to 2050\nwithout 1950\n"))
  }

  @Test func aLeapMonthInAWrongPlaceIsNamed() async throws {
    let planted = try korean { lines in
      lines.map { $0.hasPrefix("1952\t") ? $0.replacingOccurrences(of: "\t5\t", with: "\t6\t") : $0 }
    }
    let fit = try await fit(planted)
    #expect(fit.suspects.map { [$0.month.year, $0.month.month] } == [[1952, 6], [1952, 6]])
    #expect(fit.suspects.last?.month.isLeap == true)
  }

  @Test func tablesThatAreNoneAreRefusedAtTheirPlace() throws {
    let bad: [(String, String, String)] = [
      ("1900-01-31\t8", "1900-01-31\t7x", ":10:17: error: leap-month '7x' is not a whole number"),
      ("1901-02-19\t0", "1901-02-19\t3", ":11:19: error: 12 lengths, expected 13 with leap month 3"),
      ("1901-02-19", "1901-06-19", "the new year 1901-06-19 is not in January to March of 1901"),
      ("1902\t1902-02-08", "1802\t1902-02-08", "year 1802 is outside 1899...2100"),
      (
        "29 30 29 29 30 29 30 30 29", "29 30 31 29 30 29 30 30 29",
        "must be the lengths of the months, 29 or 30"
      ),
    ]
    for (old, new, message) in bad {
      do throws(CompilationFailure) {
        let text = Project.tree.text(Self.koreanPath).replacingOccurrences(of: old, with: new)
        _ = try PublishedTable(SourceFile(path: "t.tsv", text: text))
        Issue.record("\(new) was read")
      } catch {
        #expect(error.diagnostics.contains { $0.description.contains(message) }, "\(error.diagnostics)")
      }
    }
  }

  @Test func aTableOfNoCalendarFitsNoOffset() async throws {
    // Every month begins a week late.
    let planted = try korean { lines in
      lines.map { line in
        guard let first = line.first, first.isNumber,
          let date = CivilDate(String(line.dropFirst(5).prefix(10))),
          let later = try? date.adding(days: 7)
        else { return line }
        return line.replacingOccurrences(of: date.description, with: later.description)
      }
    }
    await #expect(throws: CompilationFailure.self) { _ = try await fit(planted) }
  }
}
