import Almanac
import DayAlmanac
import Foundation
import TestSupport
import Testing

@testable import almanac_cli

struct ExportDatesTests {
  static let calendars = LunarCalendar.all.map(\.id)

  /// Weeks from Python's isocalendar, lunar dates and solar terms from printed calendars.
  @Test(arguments: [
    ("1900-01-01", "weekday", "1"), ("1900-01-01", "week", "1"), ("2020-12-31", "week", "53"),
    ("2021-01-03", "week_year", "2020"), ("2021-01-03", "weekday", "7"), ("2024-12-29", "week", "52"),
    ("2025-12-29", "week_year", "2026"), ("2024-12-30", "week", "1"), ("2024-12-30", "week_year", "2025"),
    ("2100-12-31", "week", "52"),
    ("2026-02-17", "vietnamese_new_year", "true"), ("2026-02-18", "vietnamese_new_year", "false"),
    ("2025-07-25", "vietnamese_leap", "true"), ("2025-07-25", "vietnamese_month_days", "29"),
    ("2072-12-20", "vietnamese_certain", "false"), ("2026-02-17", "vietnamese_certain", "true"),
    ("2026-02-17", "vietnamese_year_can_chi", "Bính Ngọ"),
    ("2026-02-17", "vietnamese_day_can_chi", "Nhâm Tuất"),
    ("2026-02-04", "vietnamese_term_longitude", "315"), ("2026-02-05", "vietnamese_term", ""),
    ("2026-03-03", "vietnamese_moon_phase", "full"), ("2026-03-04", "vietnamese_moon_phase", ""),
    ("2026-05-01", "vietnamese_holidays", "labour_day"), ("2026-05-01", "vietnamese_paid_by_law", "true"),
    // Since 2013 the five days off for Tết are decided every year, but Tết itself and the eve are always
    // among them. The law of 1994 named four days, beginning with the eve.
    ("2026-02-17", "vietnamese_paid_days", "5"), ("2026-02-17", "vietnamese_paid_by_law", "true"),
    ("2026-02-20", "vietnamese_paid_by_law", "false"), ("2027-09-02", "vietnamese_paid_by_law", "true"),
    ("2013-02-09", "vietnamese_paid_by_law", "true"), ("2013-02-13", "vietnamese_paid_by_law", "false"),
    ("2013-02-09", "vietnamese_festivals", "tet_eve"),
  ]) func aDayIsWhatCalendarsSay(date: String, column: String, value: String) throws {
    let words = "export dates --from \(date) --to \(date) --columns \(column)"
    #expect(try CSVTable(Command.output(words)).rows == [[value]])
  }

  @Test func everyColumnSaysWhatTheLibrarySays() throws {
    let calendar = LunarCalendar.chinese
    let table = try CSVTable(Command.output("export dates --calendar chinese --year 2033 --language zh"))
    for row in table.rows {
      let day = DayNumber(try #require(CivilDate(row[0])))
      let values = Dictionary(uniqueKeysWithValues: zip(table.columns, row))
      let almanac = try AlmanacDay(day, in: calendar)
      let festivals = try calendar.festivals(in: day...day).map(\.festival)
      let term = try calendar.solarTerm(beginningOn: day)?.term
      #expect(values["chinese_month_can_chi"] == almanac.monthCycle.name(in: .chinese))
      #expect(values["chinese_day_can_chi"] == almanac.cycle.name(in: .chinese))
      #expect(values["chinese_term"] == term?.name(in: .chinese) ?? "")
      #expect(values["chinese_month_days"] == "\(try calendar.month(containing: day).dayCount)")
      #expect(values["chinese_certain"] == "\(try calendar.isCertain(day))")
      #expect(values["chinese_festivals"] == festivals.map(\.id).joined(separator: " "))
      #expect(
        values["chinese_festival_names"]
          == festivals.map { $0.name(in: .chinese) }.joined(separator: "; "))
    }
    #expect(table.rows.count == 365)
  }

  /// A festival before the range can have paid days within it.
  @Test func aRangeChangesNoRow() throws {
    let year = Command.output("export dates --year 2012").split(separator: "\n")
    for (place, date) in [(21, "2012-01-22"), (24, "2012-01-25"), (365, "2012-12-31")] {
      #expect(
        Command.output("export dates --from \(date) --to \(date)").split(separator: "\n")[1]
          == year[1 + place])
    }
  }

  @Test func columnsStandInTheOrderAskedForAndBeginWithTheirCalendar() throws {
    let names = "chinese_utc8_day,date,vietnamese_day"
    let words = "export dates --calendar vietnamese --calendar chinese-utc8 --year 2026"
    let table = try CSVTable(Command.output("\(words) --columns \(names)"))
    #expect(table.columns == names.split(separator: ",").map(String.init))
    #expect(table.rows[47] == ["1", "2026-02-17", "1"])
    let all = try CSVTable(Command.output(words)).columns
    #expect(all.count == 4 + 2 * CalendarDay.columns.count)
    #expect(all.filter { $0.hasPrefix("chinese_utc8_") }.count == CalendarDay.columns.count)
  }

  /// Other programs rely on these names and types.
  @Test func namesAndTypesOfColumnsAreFixed() throws {
    let sql = Command.output("export dates --from 2026-04-26 --to 2026-04-26 --language en --format sql")
    #expect(
      sql == """
        BEGIN;
        CREATE TABLE dates (
          date DATE NOT NULL,
          weekday INTEGER,
          week INTEGER,
          week_year INTEGER,
          vietnamese_year INTEGER,
          vietnamese_month INTEGER,
          vietnamese_leap BOOLEAN,
          vietnamese_day INTEGER,
          vietnamese_new_year BOOLEAN,
          vietnamese_month_days INTEGER,
          vietnamese_certain BOOLEAN,
          vietnamese_year_can_chi TEXT,
          vietnamese_month_can_chi TEXT,
          vietnamese_day_can_chi TEXT,
          vietnamese_term_longitude INTEGER,
          vietnamese_term TEXT,
          vietnamese_moon_phase TEXT,
          vietnamese_festivals TEXT,
          vietnamese_festival_names TEXT,
          vietnamese_holidays TEXT,
          vietnamese_paid_days INTEGER,
          vietnamese_paid_by_law BOOLEAN,
          PRIMARY KEY (date)
        );
        INSERT INTO dates VALUES
        ('2026-04-26',7,17,2026,2026,3,false,10,false,30,true,'bǐng wǔ','rén chén','gēng wǔ',NULL,NULL,NULL,\
        'hung_kings','Hùng Kings'' Commemoration Day','hung_kings',1,true);
        COMMIT;

        """)
  }

  /// The help about an export is made from its columns.
  @Test(arguments: Exports.all.map { $0.name }) func helpNamesTheColumnsOfEveryExport(name: String) throws {
    let help = Command.output("export --help")
    let section = try #require(
      help.components(separatedBy: "\n\(name): ").last?.components(separatedBy: "\n\n").first)
    let named = section.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ")[0].drop { $0 == "*" }.description.replacing("CALENDAR", with: "vietnamese")
    }
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("[]", to: "list.json")
    let others = [
      "sun": " --latitude 21 --longitude 105", "anniversaries": " --with \(folder.path("list.json"))",
    ]
    let table = try CSVTable(
      Command.output("export \(name) --from 2026-01-01 --to 2026-01-02\(others[name] ?? "")"))
    #expect(named == table.columns)
  }

  /// No element of a list contains the separator of lists.
  @Test func namesAndIdsAreWithoutTheSeparatorsOfLists() {
    for festival in FestivalCountry.all.flatMap(Festival.all) {
      #expect(!festival.id.contains(" "))
      for language in Language.allCases { #expect(!festival.name(in: language).contains(";")) }
    }
  }
}
