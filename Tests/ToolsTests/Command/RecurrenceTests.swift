import AlmanacReports
import Foundation
import SourceText
import TestSupport
import Testing

@testable import almanac_cli

/// Recurrence rules of RFC 7529: the days of a rule, and rules in files for calendar programs.
struct RecurrenceTests {
  /// Runs `export recurrence`; the rule has no spaces.
  private static func command(_ rule: String, _ start: String, _ others: String = "") -> Command {
    Command("export recurrence --rule \(rule) --dtstart \(start) \(others)")
  }

  private static func days(_ rule: String, _ start: String) throws -> [String] {
    let command = command(rule, start)
    #expect(command.status == 0 && command.errors.isEmpty, "\(rule): \(command.errors)")
    return try CSVTable(command.output).rows.map { $0[0].filter { $0 != "-" } }
  }

  /// The examples of RFC 7529, section 4.3, that count in a calendar of the tables, and those of libical's test of RSCALE
  /// (icalrecur_test_rscale.txt, icalrecur_test_rscale_withicu.txt and icalrecur_test_rscale_withicu_dangi.txt).
  private static let examples = [
    // 4.3.1: Chinese New Year.
    ("RSCALE=CHINESE;FREQ=YEARLY;COUNT=5", "20130210", "20130210 20140131 20150219 20160208 20170128"),
    // 4.3.4: a leap day.
    (
      "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=5", "20120229",
      "20120229 20130301 20140301 20150301 20160229"
    ),
    ("RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20180101", "20130210", "20130210 20140131 20150219 20160208 20170128"),
    ("RSCALE=CHINESE;FREQ=MONTHLY;COUNT=4", "20140920", "20140920 20141020 20141119 20141218"),
    ("RSCALE=DANGI;FREQ=YEARLY;BYMONTHDAY=8;BYMONTH=4;UNTIL=20160101", "20131025", "20140506 20150525"),
    ("RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=9;COUNT=3", "20131025", "20141003 20151022 20161010"),
    (
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=4L;SKIP=OMIT;UNTIL=21000101", "20131025",
      "20200601 20580531 20690530 20770531 20880530 20960531"
    ),
    (
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=9L;SKIP=FORWARD;COUNT=3", "20131025",
      "20131112 20141102 20151121"
    ),
    (
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=9L;SKIP=BACKWARD;COUNT=3", "20131025",
      "20141102 20151022 20161010"
    ),
    (
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=10;BYMONTH=9,9L;SKIP=BACKWARD;COUNT=4", "20131025",
      "20141003 20141102 20151022 20161010"
    ),
    (
      "RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20200101;INTERVAL=2", "20130210",
      "20130210 20150219 20170128 20190205"
    ),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;COUNT=4", "20120229", "20120229 20160229 20200229 20240229"),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4", "20140131", "20140131 20140228 20140331 20140430"
    ),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4", "20140131", "20140131 20140301 20140331 20140501"),
    (
      "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;SKIP=FORWARD;COUNT=5", "20150201",
      "20150228 20150301 20160228 20160229 20170228"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=3;SKIP=FORWARD;COUNT=4", "20140131",
      "20140131 20140501 20140731 20141031"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;COUNT=5;SKIP=FORWARD", "20150101",
      "20150101 20150201 20150301 20150401 20150501"
    ),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;COUNT=12;SKIP=BACKWARD", "20150101",
      "20150101 20150131 20150301 20150331 20150501 20150531 20150701 20150801 20150831 20151001 20151031 20151201"
    ),
    // RFC 5545, section 3.8.5.3: monthly on the first and last day of the month; an invalid day is ignored.
    ("FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-1;WKST=SU", "19970930", "19970930 19971001 19971031 19971101"),
    ("FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "20070115", "20070115 20070130 20070215 20070315 20070330"),
  ]

  @Test(arguments: examples) func theDaysOfAnExampleAreThoseOfItsSource(
    rule: String, start: String, days: String
  ) throws {
    #expect(try Self.days(rule, start).joined(separator: " ") == days)
    // A line of a calendar file is read too.
    #expect(try Self.days("rrule:\(rule)", "DTSTART;VALUE=DATE:\(start)").joined(separator: " ") == days)
  }

  @Test func aRowHasTheLunarDateOfALunarRule() throws {
    let rule = "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1;COUNT=1"
    #expect(
      Self.command(rule, "2025-01-01").output
        == "date,weekday,year,month,is_leap_month,day\n2025-07-25,5,2025,6,true,1\n")
    #expect(
      Self.command("FREQ=YEARLY;UNTIL=20270217", "2026-02-17", "2027").output
        == "date,weekday,year,month,is_leap_month,day\n2027-02-17,3,,,,\n")
  }

  /// The rules that are refused, with the message in English.
  static let refused: [(rule: String, start: String, message: String)] = [
    // 4.3.2 and 4.3.3 of RFC 7529: the tables have neither calendar.
    ("RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", "20130906", "'ETHIOPIC' is not allowed for RSCALE"),
    (
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD", "20140208",
      "'HEBREW' is not allowed for RSCALE; allowed: GREGORIAN, CHINESE, DANGI"
    ),
    ("FREQ=YEARLY;COUNT=2;UNTIL=20300101", "20260217", "give either COUNT or UNTIL"),
    (
      "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=5L", "20260217",
      "'5L' is not allowed for BYMONTH; allowed: 1 to 12, and with RSCALE=CHINESE or DANGI also leap months"
    ),
    (
      "FREQ=YEARLY;BYDAY=1MO", "20260217", "unknown part of a rule 'BYDAY'; there are: RSCALE, FREQ, INTERVAL"
    ),
    ("FREQ=YEARLY;SKIP=FORWARD", "20260217", "SKIP needs RSCALE"),
    ("FREQ=WEEKLY", "20260217", "'WEEKLY' is not allowed for FREQ; allowed: YEARLY, MONTHLY"),
    ("COUNT=2", "20260217", "FREQ is missing; there are: YEARLY, MONTHLY"),
    ("FREQ=YEARLY;FREQ=YEARLY", "20260217", "FREQ appears twice"),
    (
      "RSCALE=DANGI;FREQ=MONTHLY;BYMONTHDAY=31", "20260217",
      "'31' is not allowed for BYMONTHDAY; allowed: 1 to 30, or -1 to -30"
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=0", "20260217", "'0' is not allowed for BYMONTHDAY; allowed: 1 to 31"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,", "20260217", "'1,' is not allowed for BYMONTHDAY"),
    ("FREQ=YEARLY;INTERVAL=0", "20260217", "'0' is not allowed for INTERVAL; allowed: 1 to 1000"),
    ("RSCALE=CHINESE;FREQ=YEARLY;SKIP=LATER", "20260217", "allowed: OMIT, BACKWARD, FORWARD"),
    ("FREQ=YEARLY;UNTIL=20300101T000000Z", "20260217", "allowed: a day without a time, such as 20260217"),
    ("FREQ=YEARLY;UNTIL=20250101", "20260217", "'2026-02-17..2025-01-01' ends before it begins"),
    ("FREQ=YEARLY", "20260217T090000", "'20260217T090000' is not allowed for --dtstart"),
  ]
  /// The rules that leave the tables.
  static let outside: [(rule: String, start: String, message: String)] = [
    ("FREQ=YEARLY", "18500101", "1850-01-01 is outside the table recurrence: 1899-02-10 to 2101-01-28"),
    ("FREQ=YEARLY;UNTIL=22000101", "20260217", "2200-01-01 is outside the table recurrence"),
    ("FREQ=YEARLY;COUNT=500", "20260217", "COUNT=500: after 75 of these days the tables end, on 2101-01-28"),
  ]

  @Test func whatIsNoRuleIsRefused() {
    for (rules, status) in [(Self.refused, ExitCode.usage), (Self.outside, ExitCode.failure)] {
      for (rule, start, message) in rules {
        let command = Self.command(rule, start)
        #expect(command.status == status && command.output.isEmpty, "\(rule): \(command.errors)")
        #expect(command.errors.contains(message), "\(rule): \(command.errors)")
      }
    }
    let errors = Command("export recurrence --rule FREQ=YEARLY").errors
    #expect(errors.contains("--dtstart is missing: --dtstart DATE"), "\(errors)")
  }

  /// ICU's own dates of every day of two centuries, in Data/reference.
  @Test func theMonthsOfICUAreThoseOfTheProgram() throws {
    let records = try ReferenceTable.records(
      "icu_chinese", columns: ["year", "new-year", "leap-month", "lengths"])
    let months = try records.flatMap { record in
      let lengths = String(record["lengths"]).split(separator: " ").compactMap { Int($0) }
      let leap = try #require(Int(record["leap-month"]))
      var first = DayNumber(try #require(CivilDate(String(record["new-year"]))))
      return lengths.enumerated().map { index, count in
        defer { first = first.advanced(by: count) }
        let isAfter = leap > 0 && index >= leap
        return
          "\(CivilDate(first)) \(isAfter ? index : index + 1)\(leap > 0 && index == leap ? "L" : "") \(count)"
      }
    }
    #expect(records.count == 200 && months.count > 2400)
    let readings = RecurrenceRule.Scale.chinese.readings.map { reading in
      reading.map { "\(CivilDate($0.first)) \($0.number) \($0.dayCount)" }.drop { $0 < "1901-02-19" }
    }
    #expect(readings.contains { $0.elementsEqual(months) })
    // The calendar of today's clock is another reading, and so are the tables with a predicted Delta T.
    #expect(readings.count > 2 && RecurrenceRule.Scale.korean.readings.count == 2)
  }

  /// A rule has the days of our anniversaries, in all lunar years of the tables.
  @Test(arguments: [RecurrenceRule.Scale.chinese, .korean])
  func theRuleOfAnAnniversaryHasItsDaysInAllYears(scale: RecurrenceRule.Scale) throws {
    let (calendar, months) = (try #require(scale.calendar), scale.months)
    var (equal, impossible) = (0, 0)
    for month in [nil] + LunarDate.months.map(Optional.some) {
      for (day, leap) in [1, 15, 29, 30].flatMap({ day in
        RecurringLunarDate.LeapMonthRule.allCases.map { (day, $0) }
      }) {
        for missing in RecurringLunarDate.MissingDayRule.allCases {
          let date = try RecurringLunarDate(
            month: month, day: day, leapMonthRule: leap, missingDayRule: missing)
          guard let rule = RecurrenceRule(date, in: scale) else {
            // SKIP moves neither a month nor a day forward, which libical does otherwise.
            #expect(
              date.leapMonthRule == .leapMonthIfPresent || day == 30 && missing == .firstDayOfNextMonth
                || date.leapMonthRule == .bothMonths && day == 30 && missing == .lastDayOfMonth)
            impossible += 1
            continue
          }
          let days = try LunarDate.years.flatMap { try calendar.days(of: date, inYear: $0) }
          let first = try #require(days.first)
          #expect(rule.days(from: first, in: months) == Set(days).sorted(), "\(rule.text)")
          equal += 1
        }
      }
    }
    #expect(equal == 285 && impossible == 183)
  }

  private static func expand(_ file: ICSFile) throws -> [String: [DayNumber]] {
    try Dictionary(grouping: file.events) { event in
      String((event["UID"] ?? "").prefix { $0 != "@" })
    }.mapValues { events in
      try events.flatMap { event in
        let start = try #require(event["DTSTART;VALUE=DATE"])
        let dates = try event["RRULE"].map { try days($0, start) } ?? [start]
        return try dates.map {
          DayNumber(try #require(CivilDate("\($0.prefix(4))-\($0.dropFirst(4).prefix(2))-\($0.suffix(2))")))
        }
      }
    }
  }

  /// Each day is in the file once: by a rule, or as a date.
  @Test(arguments: ["chinese", "korean"]) func aFileWithRulesHasTheDaysOfTheFileOfDates(calendar: String)
    throws
  {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    for (id, words) in [
      ("new-year", "--lunar 01-01"), ("last", "--lunar 12-30"), ("mid", "--lunar 08-15"),
      ("leap", "--lunar 06-15 --leap-month leapMonthIfPresent"), ("full", "--lunar 15 --every month"),
      ("both", "--lunar 06-30 --leap-month bothMonths --missing-day firstDayOfNextMonth"),
    ] { _ = Command.output("anniversaries add \(id) \(words) --id \(id) --file \(file)") }
    for range in ["2026..2028", "2031..2060", "1990..2100"] {
      for words in ["festivals --country none", "anniversaries --file \(file)"] {
        let line = "export \(words) --calendar \(calendar) --year \(range) --language en --format ics"
        let (dates, rules) = (Command("\(line) --recurrence dates"), Command("\(line) --recurrence rule"))
        #expect(dates.output == Command(line).output && !dates.output.contains("RRULE"))
        #expect(rules.status == 0)
        let expected = try Self.expand(ICSFile(dates.output)).values.flatMap { $0 }.sorted()
        #expect(try Self.expand(ICSFile(rules.output)).values.flatMap { $0 }.sorted() == expected, "\(line)")
        // In two centuries a reader has a day of each of these otherwise.
        #expect(rules.output.contains("RRULE:") || range == "1990..2100" && words.hasPrefix("ann"))
        // No rule has the days that would have to be moved into a leap month, or forward.
        let note = "almanac: one by one, because no rule has these dates in every calendar program: "
        #expect(!words.hasPrefix("ann") || rules.errors.hasPrefix(note), "\(rules.errors)")
        #expect(!words.hasPrefix("ann") || rules.errors.contains("Both") && rules.errors.contains("Leap"))
        #expect(!rules.errors.contains("Winter Solstice"), "\(rules.errors)")
      }
    }
  }

  /// ICU begins the year 2027 a day late, for a new moon 233 s before midnight; in 2031 to 2060 it has our dates.
  @Test func noRuleIsWrittenForDaysThatICUHasOtherwise() throws {
    let words =
      "export festivals --calendar chinese --country none --language en --format ics --recurrence rule"
    let near = Command("\(words) --year 2026..2028")
    let (uids, later) = (
      try ICSFile(near.output).events.map { $0["UID"] ?? "" }, Command("\(words) --year 2031..2056")
    )
    #expect(near.errors.contains("Spring Festival (2027)"), "\(near.errors)")
    #expect(uids.filter { $0.hasPrefix("festival-chunjie-") }.count == 3)
    #expect(uids.contains("festival-zhongqiu-chinese-none@almanac"))
    #expect(later.errors.isEmpty, "\(later.errors)")
    let event = try #require(
      try ICSFile(later.output).events.first { $0["UID"] == "festival-chunjie-chinese-none@almanac" })
    #expect(event["DTSTART;VALUE=DATE"] == "20310123" && event["STATUS"] == "CONFIRMED")
    #expect(event["RRULE"] == "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;UNTIL=20560215")
  }

  @Test func aRuleHasATitleForAllYears() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    let add = "anniversaries add ông␣nội --kind death --lunar 03-10 --since 2021 --id a --file \(file)"
    _ = Command.output("\(add) --at 2026-11-27T23:30:00Z --zone UTC")
    let words = "export anniversaries 2031..2040 --file \(file) --format ics --language vi"
    let event = try #require(
      try ICSFile(Command.output("\(words) --calendar korean --recurrence rule")).events.first)
    #expect(event["SUMMARY"] == "Giỗ ông nội" && event["DESCRIPTION"] == "mùng 10 tháng Ba")
    #expect(event["UID"] == "anniversary-a@almanac" && event["SEQUENCE"] == "9827")
    #expect(event["RRULE"]?.hasPrefix("RSCALE=DANGI;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=10;UNTIL=20400") == true)
    for calendar in ["vietnamese", "japanese", "chinese-utc8"] {
      let command = Command("\(words) --calendar \(calendar) --recurrence rule")
      #expect(command.status == ExitCode.usage && command.output.isEmpty)
      #expect(command.errors.contains("1985, 2007, 2030") && command.errors.contains("--recurrence dates"))
    }
    #expect(
      Command("export festivals --recurrence rule").errors.contains("--recurrence is for --format ics"))
  }
}
