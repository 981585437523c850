import AlmanacCompiler
import Foundation
import SourceText
import Testing

struct YearExplanationTests {
  private func explanation(
    _ year: Int, _ id: String, in tree: SourceTree = Project.tree
  ) async throws -> YearExplanation {
    let data = try readCalendarData(tree)
    let calendar = try #require(data.calendars.first { $0.id == id })
    return try await YearExplanation(year: year, calendar: calendar, data: data)
  }

  /// 2033 has the rarest leap month: month 11, after a month with two major terms.
  @Test func saysWhy2033HasALeapMonth11() async throws {
    let text = try await explanation(2033, "vietnamese").text
    #expect(text.contains("which begins 2033-12-22 and becomes leap month 11 of 2033."))
    #expect(
      text.contains(
        "month 1 of 2034 (from 2034-02-19) has no major term either, but is not the first: it is no leap month."
      ))
    #expect(
      text.contains(
        "From month 11 of 2032 to the month before month 11 of 2033: 12 months, so none is a leap month."))
    // The new moon of leap month 11 by JPL DE431 is 2033-12-21T18:47:39.55 TT.
    #expect(text.contains("leap month 11           2033-12-21T18:47:39.5"))
  }

  /// The Sun enters Pisces on the day before the month from 2053-02-19, and Aries on the day after it.
  @Test func saysWhyAMonthWithoutAMajorTermIsNoLeapMonth() async throws {
    let text = try await explanation(2053, "chinese").text
    #expect(
      text.contains(
        "month 1 of 2053 (from 2053-02-19) has no major term, but of 12 months none is a leap month."))
  }

  @Test func namesWhatIsNotSure() async throws {
    let lines = try await explanation(2072, "vietnamese").text.split(separator: "\n").filter {
      $0.contains("NOT SURE")
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("2072-12-09T23:59:56.4") == true)
    #expect(!(try await explanation(2026, "vietnamese").text).contains("NOT SURE"))
  }

  @Test func theEndsOfTheRangeCanBeExplained() async throws {
    #expect(
      try await explanation(1899, "vietnamese").text.contains("month 1        begins 1899-02-10, 30 days"))
    #expect(
      try await explanation(2100, "chinese").text.contains("month 12       begins 2100-12-31, 29 days"))
  }

  @Test func namesAreInTheLanguageOfTheCalendar() async throws {
    #expect(
      try await explanation(1984, "chinese").text.hasPrefix("Lunar year 1984 (甲子) in the calendar chinese:"))
    #expect(try await explanation(1984, "korean").text.contains("     270° 동지 "))
    #expect(try await explanation(1984, "vietnamese").text.contains("(Giáp Tý)"))
    #expect(try await explanation(1984, "japanese").text.contains("330° 雨水 "))
  }

  /// A doubter can compute the value of a line from the rows above it.
  @Test func showsTheRowsThatTTMinusUTCIsFrom() async throws {
    let early = try await explanation(1912, "korean").text
    let rows = Project.tree.text("Data/time/delta_t.tsv").split(separator: "\n").filter {
      $0.hasPrefix("1911\t") || $0.hasPrefix("1912\t") || $0.hasPrefix("1913\t")
    }.map { $0.split(separator: "\t") }
    #expect(rows.count == 3)
    for row in rows {
      #expect(early.contains("\n   \(row[0])-01-01  \(row[1])0 s  \(row[3])\n"), "\(row)")
    }
    // 2005 ended with a leap second, TAI - UTC = 33 s; both years before it had 32 s.
    let late = try await explanation(2005, "vietnamese").text
    #expect(late.contains("\n   from 1999-01-01  32 s\n   from 2006-01-01  33 s\n\n"))
    #expect(!late.contains("Delta T of Data"))
    // The first year of leap seconds needs both.
    let between = try await explanation(1972, "vietnamese").text
    #expect(between.contains("\n   1972-01-01  ") && between.contains("\n   from 1972-01-01  10 s\n"))
  }

  @Test func aMistakeInOtherDataDoesNotMatter() async throws {
    let works = "Data/insults/works.tsv"
    let tree = Project.tree.changing(works) { $0 + "nonsense\n" }
    #expect(throws: CompilationFailure.self) { try readData(tree) }
    #expect(try await explanation(2033, "chinese", in: tree).text.contains("leap month 11"))
    // But one in a table that decides the year does.
    let wrong = Project.tree.changing("Data/time/leap_seconds.tsv") { $0 + "nonsense\n" }
    #expect(throws: CompilationFailure.self) { try readCalendarData(wrong) }
  }

  @Test func theJSONHasTheFactsOfTheText() async throws {
    let json = try await explanation(2033, "chinese").json
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      document.keys.sorted() == [
        "calendar", "cycle", "deltaT", "leapSeconds", "months", "offsets", "solstices", "spans", "title",
        "year",
      ])
    let spans = try #require(document["spans"] as? [[String: Any]])
    let leap = try #require(spans.last?["leapMonth"] as? [String: Any])
    #expect(
      leap["year"] as? Int == 2033 && leap["month"] as? Int == 11 && leap["isLeapMonth"] as? Bool == true)
    #expect((spans.last?["falseLeapMonths"] as? [Any])?.count == 1)
    let months = try #require(document["months"] as? [[String: Any]])
    let month = try #require(months.first { $0["firstDay"] as? String == "2033-12-22" })
    let newMoon = try #require(month["newMoon"] as? [String: Any])
    #expect((newMoon["tt"] as? String)?.hasPrefix("2033-12-21T18:47:39.5") == true)
    #expect(newMoon["ttMinusUTC"] as? Double == 69.184)
    #expect(newMoon["isSure"] as? Bool == true)
  }
}
