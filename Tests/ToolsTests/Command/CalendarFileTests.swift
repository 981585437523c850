import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// Files for calendar apps: their names, years and alarms, and what makes an event another revision.
struct CalendarFileTests {
  private static let noon = "--at 2026-11-28T05:00:00Z --zone Asia/Ho_Chi_Minh"

  private func events(_ words: String) throws -> [String: [String: String]] {
    let file = try ICSFile(Command.output("\(words) --format ics"))
    return Dictionary(file.events.map { ($0["UID"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A family may subscribe to the days of two countries.
  @Test func filesOfTwoCountriesShareNoEvent() throws {
    let files = try ["", " --calendar vietnamese --country china", " --country none"].map {
      Set(try events("export festivals 2026\($0)").keys)
    }
    #expect(files.allSatisfy { $0.count > 20 } && files[0].isDisjoint(with: files[1]))
    #expect(files[2].isDisjoint(with: files[0].union(files[1])))
  }

  /// RFC 7986 has NAME and REFRESH-INTERVAL; programs that are older read the properties with X.
  @Test(arguments: [
    ("festivals", "vi", "Ngày lễ (vietnamese)"),
    ("festivals --calendar chinese", "zh", "节日 (chinese)"),
    ("festivals --calendar vietnamese --country china", "vi", "Ngày lễ (vietnamese-china)"),
    ("terms --calendar korean", "ko", "절기 (korean)"), ("phases", "en", "Phases of the Moon (vietnamese)"),
    ("years", "en", "Lunar new years (vietnamese)"), ("days", "vi", "Ngày âm (vietnamese)"),
    ("seasons", "en", "Equinoxes and solstices (Asia/Ho_Chi_Minh)"),
  ]) func aFileHasANameAndSaysHowOftenToReadItAgain(words: String, language: String, name: String) throws {
    let text = Command.output("export \(words) --year 2026 --language \(language) --format ics \(Self.noon)")
    let properties = try ICSFile(text).properties
    #expect(properties["NAME"] == name && properties["X-WR-CALNAME"] == name)
    #expect(properties["REFRESH-INTERVAL;VALUE=DURATION"] == "P1D" && properties["X-PUBLISHED-TTL"] == "P1D")
  }

  /// The dates are those of the tables of the Hong Kong Observatory; the leap month is that of July 2025.
  @Test func lunarDaysAreEventsWithTheirNames() throws {
    let days = "export days --calendar chinese --language zh"
    let file = try ICSFile(Command.output("\(days) 2025-07-25..2025-08-22 --format ics"))
    func uids(_ file: ICSFile) -> [String] { file.events.map { $0["UID"] ?? "none" } }
    #expect(
      uids(file) == (1...29).map { "lunar-chinese-2025-06L-\($0 < 10 ? "0" : "")\($0)@almanac" })
    #expect(file.events.first?["SUMMARY"] == "闰六月初一" && file.events.last?["SUMMARY"] == "闰六月廿九")
    let some = try ICSFile(
      Command.output("\(days) --year 2025 --lunar-days 1-and-15 --can-chi --format ics"))
    let new = some.events.filter { $0["DTSTART;VALUE=DATE"] == "20250823" }.map { $0["SUMMARY"] }
    #expect(new == ["七月初一 · 甲子"])
    // The civil year 2025 begins on the second day of month 12 and ends in month 11; it has a leap month 6.
    let months = ["01", "02", "03", "04", "05", "06", "06L", "07", "08", "09", "10"]
    let dates = ["2024-12-15"] + months.flatMap { ["2025-\($0)-01", "2025-\($0)-15"] } + ["2025-11-01"]
    #expect(uids(some) == dates.map { "lunar-chinese-\($0)@almanac" })
    // The new moon of December 2072 is three seconds from midnight in Vietnam.
    let doubtful = try #require(
      try ICSFile(Command.output("export days 2072-12-19 --format ics")).events.first)
    #expect(doubtful["SUMMARY"] == "Ngày 11 tháng Mười Một?" && doubtful["STATUS"] == "TENTATIVE")
    // Calendar programs take files of a megabyte.
    #expect(Command("export days --format ics \(Self.noon)").output.utf8.count < 500_000)
    #expect(try CSVTable(Command.output("export days --lunar-days 1-and-15 2026-02")).rows.count == 2)
  }

  /// Vietnam in 2026 by its notices: five days at Tết and their weekends, 31 August in place of Saturday 22 August; the
  /// Hùng Kings' day is on a Sunday.
  @Test func daysOffAreEachADayOfTheirOwn() throws {
    let words = "festivals --year 2026 --days-off --language en"
    let file = try ICSFile(Command.output("export \(words) --format ics"))
    let days = Set(file.events.compactMap { $0["DTSTART;VALUE=DATE"] })
    #expect(
      days.isSuperset(of: [
        "20260216", "20260217", "20260218", "20260219", "20260220", "20260831", "20260822",
      ]))
    #expect(!days.contains("20260213") && !days.contains("20261020"), "a working day, and an observance")
    #expect(file.properties["NAME"] == "Day off (vietnamese)")
    let columns = "--columns date,kind,off_state"
    let rows = try CSVTable(Command.output("export \(words) \(columns)")).rows
    #expect(rows.count == file.events.count && Set(rows.map { $0[2] }) == ["decided"])
    #expect(
      rows.contains(["2026-08-22", "worked", "decided"]) && rows.contains(["2026-02-16", "law", "decided"]))
    // A year that nobody has decided says so, of each day.
    let open = try CSVTable(Command.output("export festivals --year 2029 --days-off \(columns)")).rows
    #expect(open.count > 8 && !open.contains { $0[2] == "decided" })
    #expect(
      try CSVTable(Command.output("export festivals --year 2026 --days-off --country none \(columns)")).rows
        == [])
  }

  @Test func withoutYearsThereAreThreeForCalendarProgramsAndAllInOtherFormats() throws {
    let three = Command("export years --format ics \(Self.noon)")
    let days = try ICSFile(three.output).events.map { $0["DTSTART;VALUE=DATE"] }
    // Tết of 2026, 2027 and 2028.
    #expect(days == ["20260217", "20270206", "20280126"])
    #expect(
      three.errors.contains("almanac: years 2026 to 2028: for ics without RANGE or --year\n")
        && three.status == 0)
    #expect(try CSVTable(Command.output("export years \(Self.noon)")).rows.count == 201)
    // A range that was asked for stays.
    #expect(try events("export years --from 2090-01-01 \(Self.noon)").count == 11)
    #expect(try events("export years 2001..2010 \(Self.noon)").count == 10)
    Command.expect("export years --help", ["--year YYYY[..YYYY]", "9:00 in the morning of the day before"])
    #expect(Command.output("export --help").contains("as ics this year and the next two"))
  }

  @Test func yearsAreOneOrSeveral() throws {
    for format in ["csv", "ics"] {
      #expect(
        Command.output("export years --year 2025..2027 --format \(format)")
          == Command.output("export years --from 2025-01-01 --to 2027-12-31 --format \(format)"))
    }
    #expect(Command.output("export terms --year 2026..2026") == Command.output("export terms --year 2026"))
  }

  /// An all-day event begins at midnight (RFC 5545): 15 hours before is 9:00 of the day before.
  @Test(arguments: [
    ("1d", "-PT15H"), ("2d", "-P1DT15H"), ("7d", "-P6DT15H"), ("12h", "-PT12H"), ("30m", "-PT30M"),
  ]) func anAlarmOfWholeDaysRingsInTheMorning(alarm: String, trigger: String) {
    let text = Command.output("export years 2026 --format ics --alarm \(alarm)")
    #expect(text.contains("\r\nTRIGGER:\(trigger)\r\n"), "\(text)")
  }

  /// The notice for 2026 is of 4 November 2025, 9,439 days after 2000-01-01; the file of Chinese law is newer.
  @Test func stampsAreTheDateOfWhatAnEventRestsOn() throws {
    let decided = try #require(
      try events("export festivals 2026-01 --calendar chinese")["day-2026-01-02-chinese@almanac"])
    #expect(decided["LAST-MODIFIED"] == "20251104T000000Z" && decided["SEQUENCE"] == "9439")
    for words in ["festivals", "terms", "phases", "years", "seasons"] {
      for (id, event) in try events("export \(words) --year 2020..2030 --zone UTC") {
        let stamp = try #require(event["LAST-MODIFIED"]?.prefix(8))
        let day = try #require(
          CivilDate("\(stamp.prefix(4))-\(stamp.dropFirst(4).prefix(2))-\(stamp.suffix(2))"))
        let epoch = try CivilDate(year: 2000, month: 1, day: 1)
        #expect(
          event["SEQUENCE"] == "\(epoch.days(to: day))" && event["DTSTAMP"] == event["LAST-MODIFIED"], "\(id)"
        )
      }
    }
  }

  @Test func aDecisionRaisesTheRevisionOfItsEventsAlone() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("china.json")
    // Every decision that is known has an earlier date, whatever is added: 2060 is a year that nothing has decided.
    try Data(
      """
      {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "china", "year": 2060, "settlesYear": true,
        "number": "invented", "date": "2059-12-01", "source": "a test", "days": [
          {"date": "2060-02-06", "kind": "bridging", "festivalId": "chunjie"}]}]}
      """.utf8
    ).write(to: URL(filePath: file))
    let words = "export festivals --year 2059..2061 --calendar chinese"
    let (before, after) = (try events(words), try events("\(words) --file \(file)"))
    let raised = after.filter { before[$0.key] != $0.value }
    // 2059-12-01 is 21,884 days after 2000-01-01.
    #expect(
      raised.values.allSatisfy { $0["SEQUENCE"] == "21884" && $0["LAST-MODIFIED"] == "20591201T000000Z" })
    #expect(Set(raised.values.compactMap { $0["DTSTART;VALUE=DATE"]?.prefix(4) }) == ["2060"])
    #expect(raised.keys.contains("festival-yuandan-2060-01-01-chinese@almanac"))
    #expect(raised.keys.contains("day-2060-02-06-chinese@almanac"))
    // A day of custom does not rest on it.
    #expect(
      !raised.keys.contains { $0.contains("yuanxiao") } && after.keys.contains { $0.contains("yuanxiao") })
  }

  /// Documents of older releases have no day on which an entry was saved.
  @Test func aDayOfOnesOwnIsAsNewAsItWasSaved() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    try Data(#"[{"id":"old","name":"Lan","month":3,"day":10,"colour":"red"}]"#.utf8).write(
      to: URL(filePath: file))
    let add = "anniversaries add Mai --id new --kind birthday --lunar 01-04 --file \(file)"
    _ = Command.output("\(add) --at 2026-11-27T23:30:00Z --zone Asia/Ho_Chi_Minh")
    let events = try events("export anniversaries 2027 --file \(file)")
    let (old, new) = (events["anniversary-old-2027@almanac"], events["anniversary-new-2027@almanac"])
    #expect(old?["SEQUENCE"] == "0" && old?["LAST-MODIFIED"] == "20000101T000000Z")
    #expect(new?["SEQUENCE"] == "9828" && new?["LAST-MODIFIED"] == "20261128T000000Z")
    let stored = try String(contentsOfFile: file, encoding: .utf8)
    #expect(stored.contains(#""colour":"red""#) && stored.contains(#""savedOn":"2026-11-28""#), "\(stored)")
  }
}
