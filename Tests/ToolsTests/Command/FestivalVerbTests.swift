import Foundation
import TestSupport
import Testing

struct FestivalVerbTests {
  @Test func festivalsOfAYear() throws {
    let text = Command.output("festivals 2026")
    #expect(text.contains("2026-11-24") && text.contains("Ngày Văn hóa Việt Nam"))
    #expect(text.contains("2026-02-17, các ngày khác do quyết định hằng năm"))
    let festivals = try #require(Command.json("festivals 2026 --format json") as? [[String: Any]])
    let dates = festivals.compactMap { $0["date"] as? String }
    #expect(dates == dates.sorted() && dates.count == 43)
    #expect(
      Command.output("festivals 2025 --calendar chinese --language zh").contains(
        "2025-01-28至2025-01-31"))
  }

  /// English words of a list, a calendar file and a doubt must not occur in other languages.
  @Test(arguments: ["vi", "zh", "ko"]) func nothingStaysEnglish(language: String) throws {
    let words = [
      "public", "traditional", "observance", "days off", "counted", "decided", "not certain", "otherwise",
    ]
    let texts = [
      "festivals 2026", "export festivals --year 2026 --format ics", "date 2072-12-20",
      "next tet --at 2072-12-01T00:00:00Z",
      "export years --year 2072 --format ics", "export phases --year 2072 --format ics", "terms 2038",
      "month 2072-12 --at 2072-12-20T05:00:00Z",
    ].map { ($0, Command.output("\($0) --language \(language)")) }
    for (command, text) in texts {
      for word in words { #expect(!text.contains(word), "\(command): \(word)") }
    }
    #expect(texts[2].1.contains("-00:00:03") && texts[7].1.contains("?"))
  }

  /// 2 October is a paid day of China's National Day, 1 September 2026 one of Vietnam's.
  @Test func aPaidDayIsNotADayWithoutFestival() throws {
    for (words, text) in [
      ("2026-10-02 --calendar chinese --language en", "  day off for National Day (2026-10-01)\n"),
      ("2026-10-02 --calendar chinese --language zh", "国庆节放假（2026-10-01）\n"),
      ("2026-09-01", "nghỉ Quốc khánh (2026-09-02)\n"), ("2026-09-02", " Quốc khánh\n"),
      ("2025-10-07 --calendar korean --language ko", "추석 연휴 (2025-10-06)\n"),
      ("2026-10-04 --calendar chinese --language en", "  none\n"),
    ] { #expect(Command.output("date \(words)").contains(text), "\(words)") }
    let json = try Command.json("date 2026-10-02 --calendar chinese --format json")
    let festivals = try #require(Command.value(json, "festivals") as? [[String: Any]])
    #expect(festivals.compactMap { $0["id"] as? String } == ["guoqing"])
    #expect(festivals.compactMap { $0["date"] as? String } == ["2026-10-01"])
    #expect(festivals.compactMap { $0["last_paid_day"] as? String } == ["2026-10-03"])
  }

  @Test func aCalendarFileSaysKindAndPaidDaysInItsLanguage() throws {
    let events = try ICSFile(
      Command.output("export festivals --year 2026 --calendar chinese --language zh --format ics")
    )
    .events
    let spring = try #require(events.first { $0["SUMMARY"] == "春节" })
    #expect(spring["DESCRIPTION"] == #"法定节假日\n放假4天（2026-02-16至2026-02-19）"#)
    let english = try ICSFile(
      Command.output("export festivals --year 2026 --language en --format ics")
    ).events
    let day = try #require(english.first { $0["UID"]?.hasPrefix("festival-new_year") == true })
    #expect(day["DESCRIPTION"] == #"public\ndays off: 1 (2026-01-01)"#)
  }

  @Test func exportForOtherTools() throws {
    let words = "export festivals --from 2026-01-01 --to 2026-12-31"
    let table = try CSVTable(Command.output(words))
    #expect(table.columns == ["date", "id", "name", "kind", "days_off"])
    #expect(table.rows.contains(["2026-02-17", "tet", "Tết Nguyên đán", "public", "5"]))
    #expect(table.rows.contains(["2026-11-24", "culture_day", "Ngày Văn hóa Việt Nam", "public", "1"]))
    let file = try ICSFile(Command.output("\(words) --format ics"))
    #expect(file.events.count == table.rows.count)
    #expect(Command.output("export festivals").hasPrefix("date,id,name,kind,days_off\n1900-"))
  }
}
