import Foundation
import Testing

@testable import almanac_cli

/// Korean in every verb, a language that has only the texts of the calendar.
struct LanguageVerbTests {
  @Test(arguments: [
    ("date 2026-02-17 --calendar korean", "설날"), ("date 2025-07-25", "사중금"),
    ("lunar 2025-06L-01", "을미"), ("next seollal --calendar korean --at 2026-01-01T00:00:00Z", "설날"),
    ("month 2026-02", "월         화"), ("terms 2026", "입춘"), ("phases 2026", "보름달"),
    ("festivals 2026 --calendar korean", "정월 대보름"),
    ("export festivals --calendar korean --year 2026", "2026-09-25,chuseok,추석,public,3"),
    ("export years --calendar korean --year 2026 --format ics", "SUMMARY:2026년 설날 (병오년)"),
    ("export terms --year 2026", "춘분"), ("export dates --calendar korean --year 2026", "병오"),
    ("widget calendar --family rectangular --at 2026-02-17T05:00:00Z --zone Asia/Seoul", "음력 1월 1일\n뗏"),
    ("schedule calendar --at 2026-02-17T05:00:00Z --zone Asia/Seoul", "음력"),
    // Texts without Korean are in English, including dates and times.
    ("widget solstice --at 2026-02-17T05:00:00Z --zone Asia/Seoul", "March 20, 11:45 PM"),
    ("seasons 2026", "March equinox"), ("hydration beverages", "Green tea"),
    ("widget hydration --at 2026-11-10T05:00:00Z --zone UTC", "last drink at"),
    ("widget budget --at 2026-11-10T05:00:00Z --zone UTC", "November 2026"),
    ("widget insult --at 2026-02-17T05:00:00Z --zone UTC", "THE INSOLENT BARD"),
  ]) func everyVerbKnowsTheLanguage(words: String, shown: String) throws {
    let text = Command.output("\(words) --language ko")
    #expect(text.contains(shown), "\(text)")
  }

  /// The new moon of 1997-02-07 was after midnight in Korea, so the new year of its calendar began one day
  /// later.
  @Test func theLanguageDoesNotChooseTheCalendar() throws {
    let words = "widget calendar --family rectangular --at 1997-02-08T03:00:00Z --zone Asia/Seoul"
    #expect(Command.output("\(words) --language ko").contains("음력 1월 2일"))
    #expect(Command.output("\(words) --language ko --calendar korean").contains("음력 1월 1일"))
    #expect(Command.output("\(words) --language zh --calendar korean").contains("正月初一"))
  }

  @Test func programsLearnWhichLanguageStandsIn() throws {
    let words = ["hydration beverages", "seasons 2026"]
    for words in words {
      let korean = try #require(Command.json("\(words) --format json --language ko") as? [[String: Any]])
      #expect(korean.allSatisfy { $0["language"] as? [String: String] == ["asked": "ko", "texts": "en"] })
      let chinese = try #require(Command.json("\(words) --format json --language zh") as? [[String: Any]])
      #expect(chinese.allSatisfy { $0["language"] == nil } && !chinese.isEmpty)
    }
    let widget = try Command.json("widget insult --format json --language ko")
    #expect(Command.value(widget, "language") as? [String: String] == ["asked": "ko", "texts": "en"])
  }

  @Test func aCalendarWithoutACountryHasNoListOfNobodysFestivals() throws {
    let date = try Command.json("date 2026-01-01 --calendar japanese --format json")
    #expect(Command.value(date, "festivals") is NSNull)
    #expect(Command.output("festivals 2026 --calendar japanese --format json") == "null\n")
    let rows = try #require(
      Command.json("export dates --calendar japanese --from 2026-01-01 --to 2026-01-01 --format json")
        as? [[String: Any]])
    for column in ["festivals", "festival_names", "holidays", "paid_days", "paid_by_law"] {
      #expect(rows.first?["japanese_\(column)"] is NSNull, "\(column)")
    }
    let korean = try Command.json("date 2026-01-02 --calendar korean --format json")
    #expect((Command.value(korean, "festivals") as? [Any])?.isEmpty == true)
  }

  @Test func anUnknownLanguageIsToldWhichThereAre() throws {
    let command = Command(["date", "--language", "fr"])
    #expect(command.status == 64)
    #expect(command.errors.contains("unknown language 'fr'; there are: vi, zh (or zh-Hans), en, ko"))
  }
}
