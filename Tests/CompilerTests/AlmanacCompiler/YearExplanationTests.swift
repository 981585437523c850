import AlmanacCompiler
import Testing

struct YearExplanationTests {
  private func explanation(_ year: Int, _ id: String) async throws -> String {
    let data = try Project.data()
    let calendar = try #require(data.calendars.first { $0.id == id })
    return try await YearExplanation(year: year, calendar: calendar, data: data).text
  }

  /// 2033 has the rarest leap month: month 11, after a month with two major terms.
  @Test func saysWhy2033HasALeapMonth11() async throws {
    let text = try await explanation(2033, "vietnamese")
    #expect(text.contains("which begins 2033-12-22 and becomes leap month 11 of 2033."))
    #expect(text.contains("Also without a major term, but not the first: month 1 of 2034."))
    #expect(
      text.contains(
        "From month 11 of 2032 to the month before month 11 of 2033: 12 months, so none is a leap month."))
    // The new moon of leap month 11 by JPL DE431 is 2033-12-21T18:47:39.55 TT.
    #expect(text.contains("leap month 11           2033-12-21T18:47:39.5"))
  }

  @Test func namesWhatIsNotSure() async throws {
    let lines = try await explanation(2072, "vietnamese").split(separator: "\n").filter {
      $0.contains("NOT SURE")
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("2072-12-09T23:59:56.4") == true)
    #expect(!(try await explanation(2026, "vietnamese")).contains("NOT SURE"))
  }

  @Test func theEndsOfTheRangeCanBeExplained() async throws {
    #expect(try await explanation(1899, "vietnamese").contains("month 1        begins 1899-02-10, 30 days"))
    #expect(try await explanation(2100, "chinese").contains("month 12       begins 2100-12-31, 29 days"))
  }
}
