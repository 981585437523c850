import Foundation
import TestSupport
import Testing

@testable import almanac_cli

struct CalendarFileTests {
  /// Released ids must not change: a calendar app would take a new id for a new event.
  @Test(arguments: [
    ("years --year 2025", ["year-2025-vietnamese@almanac"]),
    ("years --year 2025 --calendar chinese-utc8", ["year-2025-chinese-utc8@almanac"]),
    (
      "terms --from 2025-01-01 --to 2025-01-31",
      ["term-2025-285-vietnamese@almanac", "term-2025-300-vietnamese@almanac"]
    ),
    (
      "phases --from 2025-01-01 --to 2025-01-20 --calendar chinese",
      ["phase-309-first-quarter-chinese@almanac", "phase-309-full-chinese@almanac"]
    ),
    (
      "festivals --from 2025-01-01 --to 2025-01-29",
      [
        "festival-new_year-2025-01-01-vietnamese@almanac", "festival-ong_tao-2025-01-22-vietnamese@almanac",
        "festival-tet_eve-2025-01-28-vietnamese@almanac", "festival-tet-2025-01-29-vietnamese@almanac",
      ]
    ),
  ]) func idsOfEventsStayAsTheyWereReleased(words: String, ids: [String]) throws {
    for language in ["vi", "en"] {
      let file = try ICSFile(Command.output("export \(words) --language \(language) --format ics"))
      #expect(file.events.map { $0["UID"] ?? "" } == ids)
    }
  }

  /// The rules of RFC 5545 do not support lunar calendars.
  @Test func whatRecursIsWrittenOutAsDates() throws {
    let text = Command.output("export festivals --from 2024-01-01 --to 2028-12-31 --format ics")
    #expect(!text.contains("RRULE") && !text.contains("RDATE"))
    let tet = try ICSFile(text).events.filter { $0["UID"]?.hasPrefix("festival-tet-") == true }
    // The past and future dates of the holiday in Vietnam.
    #expect(
      tet.map { $0["DTSTART;VALUE=DATE"] }
        == ["20240210", "20250129", "20260217", "20270206", "20280126"])
  }

  @Test(arguments: ["en", "vi"])
  func summariesBeginWithACapitalWhateverTheLanguage(language: String) throws {
    for subject in ["terms", "phases", "festivals", "years"] {
      let text = Command.output("export \(subject) --year 2026 --format ics --language \(language)")
      let summaries = text.components(separatedBy: "\r\nSUMMARY:").dropFirst()
      #expect(!summaries.isEmpty)
      for summary in summaries where summary.first?.isLetter == true {
        #expect(summary.first?.isUppercase == true, "\(summary.prefix(30))")
      }
    }
  }

  @Test(arguments: [("1d", "-P1D"), ("12h", "-PT12H"), ("30m", "-PT30M")])
  func anAlarmIsOfEveryEvent(time: String, trigger: String) throws {
    let words = "export festivals --year 2026 --format ics"
    let plain = Command.output(words)
    let text = Command.output("\(words) --alarm \(time)")
    #expect(!plain.contains("VALARM"))
    let count = plain.components(separatedBy: "BEGIN:VEVENT").count - 1
    let alarm = "\r\nTRIGGER:\(trigger)\r\nEND:VALARM\r\nEND:VEVENT"
    #expect(count > 20 && text.components(separatedBy: alarm).count - 1 == count)
    #expect(text.components(separatedBy: "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:").count - 1 == count)
  }

  @Test func aYearIsItsRange() throws {
    #expect(
      Command.output("export terms --year 2026 --format ics")
        == Command.output("export terms --from 2026-01-01 --to 2026-12-31 --format ics"))
  }

  @Test(arguments: ["", "d", "1", "0d", "-1d", "1w", "1.5h", "10000d", "１d"]) func otherTimesAreNoAlarm(
    text: String
  ) {
    #expect(Alarm(text) == nil)
  }
}
