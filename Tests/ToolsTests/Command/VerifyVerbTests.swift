import Foundation
import Testing

@testable import almanac_cli

/// `almanac verify`: what a table of somebody else's dates has otherwise, and why; the dates are those of the libraries that are named.
struct VerifyVerbTests {
  private func verify(_ text: String, _ options: String...) throws -> Command {
    try verify(Data(text.utf8), options)
  }

  private func verify(_ data: Data, _ options: [String]) throws -> Command {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "verify-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    var command = Command(["verify", file.path] + options)
    command.errors = command.errors.replacing(file.path, with: "dates.csv")
    return command
  }

  /// The Hong Kong Observatory begins a month on 2057-09-28; lunar_python has Chinese days, whose new year of 2030 is a day later.
  @Test func differencesHaveTheirCauses() throws {
    let published = try verify(
      "date,lunar\n2057-09-28,2057-09-01\n2057-09-29,2057-09-02\n2026-02-17,2026-01-01\n", "--calendar",
      "chinese")
    #expect(published.status == 0)
    #expect(
      published.output.contains("days compared with chinese: 3, 2026-02-17 to 2057-09-29; differing: 2"))
    #expect(published.output.contains("2057-09-28  2057-09-29  2     2057-09-01  2057-08-30"))
    #expect(published.output.contains("Hong Kong Observatory"))
    let other = try verify("date,lunar\n2030-02-02,2029-12-30\n", "--calendar", "vietnamese")
    #expect(other.status == 1 && other.output.contains("so has the calendar chinese"))
    let uncertain = try verify("date,lunar\n2072-12-10,2072-11-01\n", "--calendar", "vietnamese")
    #expect(uncertain.status == 0)
    #expect(
      try verify("date,lunar\n2072-12-10,2072-11-01\n", "--format", "json").output.contains(
        #""cause": "uncertain""#))
    // The first day is the same in China; the second, of 1968, is of the printed Vietnamese calendar alone.
    let whole = Command.output("export days 1967..1968 --columns date,year,month,is_leap_month,day")
    let ofOne = try verify(whole, "--calendar", "vietnamese-utc7")
    #expect(
      ofOne.output.contains("so has the calendar vietnamese\n")
        && !ofOne.output.contains("so has the calendar chinese"))
    // lunardate 0.3.0 has a month of 1954 a day late, against all authorities.
    let wrong = try verify("date,lunar\n1954-11-25,1954-10-30\n", "--calendar", "chinese")
    #expect(
      wrong.status == 1
        && wrong.errors.contains("days with other lunar dates than chinese: 1; for no known reason: 1"))
    let none = try verify("date,year,month,day\n2057-09-28,2057,9,0\n", "--calendar", "chinese")
    #expect(none.output.contains("no lunar calendar has this date"))
  }

  /// Tables of others begin in 1900 with a lunar year of 1899, or go on after 2100.
  @Test func daysOutsideTheTablesAreLeftOutAndTheRestIsCompared() throws {
    let text =
      "date,lunar\n2101-01-29,2101-01-01\n1899-02-09,1898-12-29\n2026-02-17,2026-01-01\n1899-02-08,1898-12-28\n"
    let command = try verify(text, "--calendar", "vietnamese")
    #expect(command.status == 0, "\(command.errors)")
    #expect(
      command.output.contains(
        """
        days compared with vietnamese: 1, 2026-02-17 to 2026-02-17; differing: 0
        left out: 1899-02-08 to 1899-02-09 (2 days), which vietnamese does not have
        left out: 2101-01-29, which vietnamese does not have

        """), "\(command.output)")
    let json = try verify(text, "--format", "json").output
    #expect(json.contains(#"{"firstDay": "2101-01-29", "lastDay": "2101-01-29", "dayCount": 1}"#), "\(json)")
    // A difference still counts.
    #expect(
      try verify("date,lunar\n1899-01-01,1898-11-20\n2026-02-17,2026-01-02\n", "--calendar", "vietnamese")
        .status == 1)
  }

  @Test(arguments: [
    "date,year,month,is_leap_month,day\n2025-07-25,2025,6,true,1\n",
    "\u{FEFF}date,lunar_year,lunar_month,lunar_day,leap\r\n2025-07-25,2025,6,1,1\r\n",
    "Dương lịch,Âm lịch\n25/7/2025,1/6n/2025\n", "公历,农历年,农历月,农历日\n2025-07-25,2025,闰6,1\n",
    "solar,year,month,day,note\n20250725,2025,-6,1,\"a, \"\"b\"\"\nc\"\n",
    "gregorian,lunar\n2025-07-25,2025-06L-01", "date,lunar,leap\n2025-07-25,2025-06-01,1\n",
    "date,year,month,day,nhuận\n2025-07-25,2025,6,1,có\n",
    "date,vietnamese_year,vietnamese_month,vietnamese_is_leap_month,vietnamese_day\n2025-07-25,2025,6,true,1\n",
  ])
  func peopleWriteLunarDatesInManyWays(_ text: String) throws {
    let command = try verify(text)
    #expect(command.status == 0, "\(command.errors)")
    #expect(
      command.output.contains("days compared with vietnamese: 1, 2025-07-25 to 2025-07-25; differing: 0"))
  }

  @Test(arguments: [
    ("", ": there is no row below the header"), ("date,lunar\n", ": there is no row below the header"),
    ("date;lunar\n2026-02-17;2026-01-01\n", ": semicolons are between the fields; a CSV has commas"),
    ("date\tlunar\n2026-02-17\t2026-01-01\n", ": tabs are between the fields"),
    (
      "date,solar,lunar\n2026-02-17,2026-02-17,2026-01-01\n",
      ": 2 columns have civil dates: date, solar; leave one"
    ),
    ("day,lunar\n1,2026-01-01\n", ": no column has civil dates; there are: day, lunar"),
    ("date,year,month\n2026-02-17,2026,1\n", ": no column has lunar days"),
    (
      "date,lunar\n2026-02-17,2026-01-01\n2026-02-18,2026-01-02\n2026-02-17,2026-01-01\n",
      ":4: 2026-02-17 is in line 2 already"
    ),
    ("date,lunar\n1899-01-01,1898-11-20\n", ":2: 1899-01-01 is outside 1899-02-10 to 2101-01-28"),
    ("date,lunar\n2026-02-30,2026-01-01\n", ":2: '2026-02-30' is not one civil date, such as 2026-02-17"),
    ("date,lunar\n2/3/2026,2026-01-14\n", ":2: '2/3/2026' is not one civil date"),
    ("date,lunar\n2026-02-17,first\n", ":2: 'first' is not a lunar date, such as 2025-06L-01"),
    ("date,lunar\n2026-02-17\n", ":2: 1 field, where the header has 2"),
    ("date,lunar,leap\n2026-02-17,2026-01-01,maybe\n", ":2: 'maybe' is not true or false"),
    ("date,year,month,day,leap\n2026-02-17,2026,1,1,maybe\n", ":2: 'maybe' is not true or false"),
    ("date,lunar\n\"2026-02-17,2026-01-01\n", ":2: a quotation mark is not closed"),
    ("date,lunar\n2026-02-17,x\"y\n", ":2: a quotation mark is not closed, or is inside a field"),
  ])
  func aTableThatCannotBeComparedIsReported(_ text: String, _ message: String) throws {
    let command = try verify(text)
    #expect(command.status == 1 && command.output == "")
    #expect(command.errors.hasPrefix("almanac: dates.csv\(message)"), "\(command.errors)")
  }

  @Test func otherFilesAreRefused() throws {
    #expect(try verify(Data([0xFF, 0xFE, 0x64, 0]), []).errors.contains("the text is not UTF-8"))
    #expect(Command("verify /nowhere/dates.csv").errors.contains("there is no such file"))
    #expect(Command("verify").status == 64)
  }

  @Test func jsonHasTheStretches() throws {
    let command = try verify(
      "date,lunar\n2057-09-28,2057-09-01\n", "--calendar", "chinese", "--format", "json")
    #expect(
      command.output.contains(
        #""dayCount": 1, "same": 0, "differences": [{"firstDay": "2057-09-28", "lastDay": "2057-09-28", "dayCount": 1, "theirs": "2057-09-01""#
      ))
    #expect(command.output.contains(#""cause": "published""#))
  }
}
