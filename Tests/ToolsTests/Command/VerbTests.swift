import Almanac
import Foundation
import Testing

struct VerbTests {
  @Test func dateForPrograms() throws {
    let day = try #require(Command.json("date 2025-07-25 --format json") as? [String: Any])
    #expect(day["date"] as? String == "2025-07-25")
    #expect(day["calendar"] as? String == "vietnamese")
    #expect(day["certain"] as? Bool == true)
    let lunar = try #require(day["lunar"] as? [String: Any])
    #expect(lunar["year"] as? Int == 2025 && lunar["month"] as? Int == 6 && lunar["day"] as? Int == 1)
    #expect(lunar["leap"] as? Bool == true)
    #expect(day["yearCanChi"] as? String == "Ất Tỵ")
    #expect(day["monthCanChi"] as? String == "Quý Mùi")
    #expect(day["dayCanChi"] as? String == "Ất Mùi")
    #expect((day["solarTermEvent"] as? [String: Any])?["longitude"] as? Int == 120)
    // Compares text, because numbers could be read as Booleans too.
    let text = Command.output("date 2025-07-25 --format json")
    #expect(text.contains(#""leap": true"#) && text.contains(#""certain": true"#))
  }

  @Test func dateSaysWhatItHangsOn() throws {
    let day = try #require(Command.json("date 2072-12-20 --format json") as? [String: Any])
    #expect(day["certain"] as? Bool == false)
    #expect(day["alternative"] as? String == "2072-12-10" && day["margin"] as? Int == -3)
    #expect(day["assumption"] as? String == "future-utc")
    #expect(Command.output("date 2072-12-20 --language en").contains("not certain"))
    // In the Chinese calendar midnight is at another instant, so this date is certain.
    #expect(
      Command.output("date 2072-12-20 --calendar chinese --format json").contains(#""certain": true"#))
  }

  /// Tết of 2030 is one day earlier in Việt Nam than in China.
  @Test func calendarsDiffer() throws {
    #expect(Command.output("lunar 2030-01-01").contains("2030-02-02"))
    #expect(Command.output("lunar 2030-01-01 --calendar chinese").contains("2030-02-03"))
    #expect(Command.output("lunar 2025-06L-01").contains("2025-07-25"))
    let day = try #require(Command.json("lunar 2100-12-01 --format json") as? [String: Any])
    #expect(day["date"] as? String == "2100-12-31")
  }

  @Test func todayIsADayInAZone() throws {
    let at = "--at 2026-02-16T17:00:00Z --format json"
    let hanoi = Command.output("date \(at) --zone Asia/Ho_Chi_Minh")
    #expect(hanoi.contains(#""date": "2026-02-17""#))
    #expect(Command.output("date \(at) --zone America/New_York").contains(#""date": "2026-02-16""#))
    // Only here the system's zone is used.
    #expect(try Command.output(process: "date \(at)", environment: ["TZ": "Asia/Ho_Chi_Minh"]) == hanoi)
    // The current day is within the tables.
    #expect(Command.output("date --zone UTC").contains("ngày âm"))
  }

  @Test func termsOfAYear() throws {
    let terms = try #require(Command.json("terms 2026 --format json") as? [[String: Any]])
    #expect(terms.count == 24)
    #expect(terms[5]["name"] as? String == "Xuân phân" && terms[5]["longitude"] as? Int == 0)
    #expect(terms[5]["tt"] as? String == "2026-03-20T14:47:07" && terms[5]["date"] as? String == "2026-03-20")
    // The term of 2038 is four seconds before midnight, and UTC may lose leap seconds. The solstice of 1951
    // was certainly two seconds after midnight.
    #expect(Command.output("terms 2038 --language en").contains("not certain: or 2038-07-23"))
    #expect(!(Command.output("terms 1951 --calendar chinese --language en").contains("not certain")))
    #expect(Command.output("terms 2026 --language zh").contains("春分"))
  }

  @Test func phasesOfAYear() throws {
    for (year, calendar) in [(2026, "vietnamese"), (1899, "chinese"), (2101, "chinese-utc8")] {
      let words = "phases \(year) --calendar \(calendar) --format json"
      let phases = try #require(Command.json(words) as? [[String: Any]])
      #expect((48...51).contains(phases.count))
      #expect(phases.allSatisfy { ($0["date"] as? String)?.hasPrefix("\(year)-") == true })
      #expect(Set(phases.compactMap { $0["phase"] as? String }).count == 4)
    }
    #expect(Command.output("phases 2072 --language en").contains("not certain: or 2072-12-10"))
  }

  @Test func calendarsWithTheirErasAndDoubts() throws {
    let calendars = try #require(Command.json("calendars --format json") as? [[String: Any]])
    #expect(calendars.compactMap { $0["id"] as? String } == LunarCalendar.all.map(\.id))
    let vietnamese = try #require(calendars.first { $0["id"] as? String == "vietnamese" })
    let eras = try #require(vietnamese["eras"] as? [[String: Any]])
    #expect(eras.compactMap { $0["from"] as? String } == ["1899-02-10", "1929-01-01", "1968-01-01"])
    #expect(eras.compactMap { $0["offset"] as? Int } == [27_940, 28_800, 25_200])
    #expect((vietnamese["doubts"] as? [Any])?.count == Array(LunarCalendar.vietnamese.doubts).count)
    let known = try #require(vietnamese["knownAsOf"] as? [String: Any])
    #expect(Set(known.keys) == ["delta-t", "leap-seconds", "zones", "festivals"])
    let japanese = try #require(calendars.first { $0["id"] as? String == "japanese" })
    #expect(Command.value(japanese, "knownAsOf", "festivals") is NSNull)
    let disputed = calendars.map { ($0["disputes"] as? [Any])?.count }
    #expect(disputed == LunarCalendar.all.map { $0 == .japanese ? 1 : 0 })
    let text = Command.output("calendars")
    #expect(text.contains("2033-08-25 to 2034-03-19  the leap month is disputed; here leap month 11\n"))
    #expect(text.contains("UTC+7:45:40"))
    let last = "festivals of vietnam  \(known["festivals"] ?? "")\n"
    #expect(text.contains("\nknown as of\n  delta-t ") && text.hasSuffix(last), "\(text)")
  }

  /// In the winter of 2033 nobody decides which month is the leap month of Japan; China and Vietnam have a rule.
  @Test func aDisputedMonthIsNotSimplyCertain() throws {
    func certain(_ words: String) throws -> String {
      let lines = Command.output(words).split(separator: "\n")
      return String(try #require(lines.last { $0.hasPrefix("certain ") || $0.hasPrefix("chắc chắn ") }))
    }
    for words in [
      "date 2033-12-25", "date 2034-03-19", "lunar 2033-11L-04", "next 2033-11-25 --anniversary lunar",
    ] {
      let now = words.hasPrefix("next") ? " --at 2033-11-01T00:00:00Z --zone UTC" : ""
      let text = try certain("\(words) --calendar japanese --language en\(now)")
      #expect(
        text.contains(
          "disputed which month from 2033-08-25 to 2034-03-19 is the leap month; here it is leap month 11"))
    }
    #expect(
      try certain("date 2033-12-25 --calendar japanese").contains("còn tranh luận tháng nào nhuận"))
    for words in [
      "2034-03-20 --calendar japanese", "2033-12-25 --calendar chinese", "2033-12-25 --calendar korean",
    ] {
      #expect(try certain("date \(words) --language en").hasSuffix(" yes"), "\(words)")
    }
    let json = try Command.json("date 2033-12-25 --calendar japanese --format json")
    #expect(Command.value(json, "disputed", "firstDay") as? String == "2033-08-25")
    #expect(Command.value(json, "disputed", "leapMonth") as? Int == 11)
    #expect(Command.value(json, "certain") as? Bool == false)
    #expect(Command.output("month 2034-03 --calendar japanese").contains("?"))
  }

  @Test(arguments: [
    "date 2025-07-25", "month 2025-07 --at 2025-07-25T00:00:00Z --zone UTC", "terms 2026 --format json",
    "phases 2026",
    "calendars", "export terms --format ics", "export years --format json", "--help",
  ]) func outputHangsOnTheArgumentsAlone(words: String) throws {
    let here = try Command.output(process: words, environment: ["TZ": "UTC", "LC_ALL": "C"])
    let there = try Command.output(
      process: words, environment: ["TZ": "America/New_York", "LC_ALL": "vi_VN.UTF-8"])
    #expect(here == there && !here.isEmpty)
  }
}
