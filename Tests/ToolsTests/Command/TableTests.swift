import Almanac
import DayAlmanac
import Foundation
import JSONText
import TestSupport
import Testing

@testable import almanac_cli

/// All tables in all formats, read back by other readers.
struct TableTests {
  /// Two countries have the eve of the lunar year: people are shown it once, as that of the country whose days off are kept.
  @Test func aHolidayOfTwoCountriesIsShownOnce() throws {
    for language in ["en", "vi", "zh"] {
      let text = Command.output(
        "festivals 2026-02-16 --calendar vietnamese --country china --language \(language)")
      #expect(text.split(separator: "\n").count == 2, "\(text)")
      let events = Command.output(
        "export festivals 2026-02-16 --calendar vietnamese --country china --format ics --language \(language)"
      )
      #expect(
        try ICSFile(events).events.map { $0["UID"] } == ["festival-chuxi-2026-02-16-vietnamese-china@almanac"]
      )
    }
    let rows = Command.output(
      "festivals 2026-02-16 --calendar vietnamese --country china --format csv --columns id")
    #expect(rows == "id\ntet_eve\nchuxi\n")
  }

  /// A day of a year that is not decided has the same answer in text and JSON.
  @Test(arguments: ["2060-05-08", "2060-05-04", "1996-01-06"]) func aDayThatNothingSettlesIsNotKnown(
    day: String
  ) {
    let words = "date \(day) --calendar vietnamese"
    #expect(Command.output("\(words) --format json").contains("\"working\": null"))
    #expect(Command.output("\(words) --language en").contains(#/day off +not known\n/#))
  }

  /// The offset of Hanoi's local mean time by the zone database.
  @Test func anOffsetOfLocalMeanTimeHasSeconds() {
    let text = Command.output("sun 1900-06-01 --city hanoi --language en")
    #expect(text.contains(#/noon +1900-06-01 \d\d:\d\d:\d\d \+07:06:30/#), "\(text)")
  }

  private static let tables = CommandTable.all.map(\.name)

  /// Returns the words that write a table of some months, in which a year begins and with a leap month.
  private static func words(_ name: String, _ range: String = "2025-07-20..2026-03-31") throws -> String {
    let line = try #require(ActionLine.all.first { $0.path == "export \(name)" })
    let others = name == "dates" ? "--calendar vietnamese --calendar chinese-utc8" : line.needed
    return "\(line.path) \(name == "calendars" ? "" : name == "uncertain" ? "2033..2090" : range) \(others)"
  }

  private static func table(_ name: String) throws -> CommandTable {
    try #require(CommandTable.all.first { $0.name == name })
  }

  /// A declared column as CSV and SQL have it, and its place in JSON.
  private struct Flat {
    var name: String
    var heading: ColumnHeading
    var path: [String]
  }

  private static func columns(_ table: CommandTable) -> [Flat] {
    func flat(_ headings: [ColumnHeading], prefix: String, path: [String]) -> [Flat] {
      headings.flatMap { heading in
        heading.type == .lunarDate
          ? LunarDate.columns.map(\.heading).map {
            Flat(name: prefix + $0.snakeName, heading: $0, path: path + [heading.name, $0.name])
          } : [Flat(name: prefix + heading.snakeName, heading: heading, path: path + [heading.name])]
      }
    }
    let ids = table.calendarColumns.isEmpty ? [] : ["vietnamese", "chinese-utc8"]
    return flat(table.columns, prefix: "", path: [])
      + ids.flatMap {
        flat(
          table.calendarColumns, prefix: "\($0.replacing("-", with: "_"))_", path: ["calendars", $0])
      }
  }

  /// From August 2033 to March 2034 it is disputed in Japan which month is the leap month, so the new year of 2034 is not
  /// certain in any table.
  @Test func aDisputedMonthIsUncertainInEveryTable() {
    let years = Command.output("export years 2034 --calendar japanese --format ics")
    let days = Command.output("export days 2034-02-19 --calendar japanese --columns is_new_year,certain")
    #expect(years.contains("STATUS:TENTATIVE") && days == "is_new_year,certain\ntrue,false\n")
  }

  /// Every column of the declaration is in the header, in SQL, in the help and in each object, with values of its type, and
  /// all formats have the same values.
  @Test(arguments: tables) func everyFormatHasEveryColumnWithTheSameValues(name: String) throws {
    let (table, words) = (try Self.table(name), try Self.words(name))
    let columns = Self.columns(table)
    let csv = try CSVTable(Command.output(words))
    #expect(csv.columns == columns.map(\.name) && !csv.rows.isEmpty)

    let sql = Command.output("\(words) --format sql").components(separatedBy: "\n);\n")
    let types: [ColumnType: String] = [
      .date: "DATE", .integer: "INTEGER", .number: "DOUBLE PRECISION", .boolean: "BOOLEAN",
    ]
    let defined = columns.map {
      "  \($0.name) \(types[$0.heading.type] ?? "TEXT")\($0.heading.isKey ? " NOT NULL" : "")"
    }
    let keys = columns.filter(\.heading.isKey).map(\.name).joined(separator: ", ")
    #expect(
      sql[0] == "BEGIN;\nCREATE TABLE \(name) (\n"
        + (defined + ["  PRIMARY KEY (\(keys))"]).joined(separator: ",\n"))
    #expect(sql[1].hasPrefix("INSERT INTO \(name) VALUES\n(") && sql[1].hasSuffix(");\nCOMMIT;\n"))

    let help = Command.output("export \(name) --help").split(separator: "\n")
    for column in Self.columns(table) where !column.path.contains("chinese-utc8") {
      let shown = (column.heading.isKey ? "*" : "") + column.name.replacing("vietnamese_", with: "CALENDAR_")
      #expect(
        help.contains { $0.hasPrefix("  \(shown) ") && $0.contains(" \(column.heading.type) ") }, "\(shown)")
    }

    let lines = Command.output("\(words) --format jsonl")
    let array = "[\n" + lines.dropLast().replacing("\n", with: ",\n") + "\n]\n"
    let rows = try #require(try JSON(parsing: Array(array.utf8)).array)
    // Decisions are a document in JSON, which can be loaded again.
    if name != "decided" { #expect(Command.output("\(words) --format json") == array) }
    #expect(rows.count == csv.rows.count)
    let members = table.columns.map(\.name) + (table.calendarColumns.isEmpty ? [] : ["calendars"])
    for (object, row) in zip(rows, csv.rows) {
      try #require(object.object?.members.map(\.key) == members.sorted())
      for (column, cell) in zip(columns, row) {
        let value = try #require(column.path.reduce(object) { $0?[$1] }, "\(column.name)")
        let type = column.heading.type
        try #require(value == .null ? column.heading.isOptional : type.has(value), "\(column.name): \(value)")
        if type != .records { try #require(type.cell(value) == cell, "\(column.name)") }
      }
    }
  }

  @Test(arguments: tables) func columnsStandInTheOrderAskedFor(name: String) throws {
    let words = try Self.words(name)
    let all = Self.columns(try Self.table(name)).map(\.name)
    let some = [all[all.count - 1], all[0]]
    let text = Command.output("\(words) --columns \(some.joined(separator: ","))")
    #expect(try CSVTable(text).columns == some)
    let members = try Self.table(name).columns.map(\.name).suffix(2).reversed()
    let object = Command.output("\(words) --format jsonl --columns \(members.joined(separator: ","))")
    #expect(
      object.hasPrefix(#"{"\#(members.first ?? "")": "#) && object.contains(#", "\#(members.last ?? "")": "#))
    for format in ["csv", "json", "jsonl"]
    where name != "calendars" && (name != "decided" || format != "json") {
      let none = Command.output(
        try Self.words(name, "2026-03-01..2026-03-01").replacing("2033..2090", with: "2034")
          + " --format \(format)")
      let hasRow = ["dates", "days", "sun"].contains(name)
      if !hasRow, format == "json" { #expect(none == "[]\n") }
      #expect(
        none.split(separator: "\n").count == ["csv": 1, "json": 1, "jsonl": 0][format, default: 0]
          + (hasRow ? format == "json" ? 2 : 1 : 0))
    }
  }

  /// Verbs that show tables take the same columns.
  @Test(arguments: ["terms", "phases", "festivals", "seasons"])
  func verbsShowTheColumnsThatAreAskedFor(verb: String) throws {
    let names = try Self.table(verb).columns.map(\.name).suffix(2).joined(separator: ",")
    for format in ["text", "csv", "json"] {
      let all = Command.output("\(verb) 2026 --format \(format)").utf8.count
      let some = Command.output("\(verb) 2026 --format \(format) --columns \(names)").utf8.count
      #expect(some > 10 && some < all / 2, "\(format)")
    }
    #expect(
      Command.output("\(verb) 2026 --format csv") == Command.output("export \(verb) 2026 --format csv"))
  }

  @Test(arguments: CommandTable.all.filter(\.hasEvents).map(\.name), ["vi", "en", "zh", "ko"])
  func calendarFilesAreWellFormed(name: String, language: String) throws {
    let words = try Self.words(name, "1990..2030") + " --language \(language)"
    let file = try ICSFile(Command.output("\(words) --format ics"))
    #expect(file.properties["VERSION"] == "2.0" && file.properties["CALSCALE"] == "GREGORIAN")
    #expect(file.properties["PRODID"]?.isEmpty == false)
    #expect(try file.events.count == CSVTable(Command.output(words)).rows.count && !file.events.isEmpty)
    #expect(Set(file.events.map { $0["UID"] ?? "" }).count == file.events.count)
    for event in file.events {
      let summary = try #require(event["SUMMARY"]?.first)
      try #require(!summary.isLetter || !summary.isLowercase, "\(summary)")
      let days = try ["DTSTART;VALUE=DATE", "DTEND;VALUE=DATE"].map { try Self.day(#require(event[$0])) }
      try #require(days[0].distance(to: days[1]) == 1)
      // The rules of RFC 5545 do not support lunar calendars.
      try #require(event["RRULE"] == nil && event["RDATE"] == nil)
    }
    let alarm = "\r\nTRIGGER:-PT12H\r\nEND:VALARM\r\nEND:VEVENT"
    let alarmed = Command.output("\(words) --format ics --alarm 12h").components(separatedBy: alarm)
    #expect(alarmed.count == file.events.count + 1)
    // Every day has a lunar date; this one is neither the 1st nor the 15th.
    let rare = name == "days" ? " --lunar-days 1-and-15" : ""
    let none = Command(try Self.words(name, "2026-03-01..2026-03-01") + rare + " --format ics")
    #expect(none.status == 1 && none.output.isEmpty && none.errors.contains("there are no \(name)"))
  }

  private static func day(_ basic: String) throws -> DayNumber {
    let digits = basic.prefix(4) + "-" + basic.dropFirst(4).prefix(2) + "-" + basic.dropFirst(6)
    return DayNumber(try #require(CivilDate(String(digits))))
  }

  /// Released ids must not change: a calendar app would take a new id for a new event.
  @Test(arguments: [
    ("years 2025", "year-2025-vietnamese"),
    ("years 2025 --calendar chinese-utc8", "year-2025-chinese-utc8"),
    ("terms 2025-01", "term-2025-285-vietnamese term-2025-300-vietnamese"),
    (
      "phases 2025-01-01..2025-01-20 --calendar chinese",
      "phase-309-first-quarter-chinese phase-309-full-chinese"
    ),
    (
      "festivals 2025-01-01..2025-01-29",
      """
      festival-new_year-2025-01-01-vietnamese festival-phat_thanh_dao-2025-01-07-vietnamese \
      festival-ong_tao-2025-01-22-vietnamese \
      day-2025-01-27-vietnamese festival-tet_eve-2025-01-28-vietnamese festival-tet-2025-01-29-vietnamese
      """
    ),
    ("seasons 2025-01..2025-06", "season-2025-03 season-2025-06"),
  ]) func idsOfEventsStayAsTheyWereReleased(words: String, ids: String) throws {
    for language in ["vi", "en"] {
      let file = try ICSFile(Command.output("export \(words) --language \(language) --format ics"))
      #expect(file.events.map { $0["UID"] ?? "" } == ids.split(separator: " ").map { "\($0)@almanac" })
    }
  }

  @Test(arguments: [
    // An uncertain new moon is tentative; commas and line ends are escaped.
    (
      "phases 2072-12-09 --language en",
      ["STATUS": "TENTATIVE", "DESCRIPTION": #"2072-12-09T16:59:57Z\nnot certain: or 2072-12-10"#]
    ),
    (
      "years 2026 --language en",
      ["SUMMARY": #"Lunar New Year 2026\, Bính Ngọ"#, "DTSTART;VALUE=DATE": "20260217"]
    ),
    (
      "festivals 2026-02-17 --calendar chinese --language zh",
      ["SUMMARY": "春节", "DESCRIPTION": #"法定节假日\n农历新年的第一天，家人团聚，拜年，发红包。\n放假4天（2026-02-16至2026-02-19）"#]
    ),
    (
      "festivals 2026-01-01 --language en",
      [
        "DESCRIPTION":
          #"public\nThe first day of the Gregorian year is a day off for all.\ndays off: 1 (2026-01-01)"#
      ]
    ),
    ("years 2027", ["DTSTART;VALUE=DATE": "20270206"]),
    ("years 2028", ["DTSTART;VALUE=DATE": "20280126"]),
  ]) func anEventSaysWhatItsDayIs(words: String, facts: [String: String]) throws {
    let event = try ICSFile(Command.output("export \(words) --format ics")).events.first
    for (property, value) in facts { #expect(event?[property] == value) }
  }

  /// Weeks from Python's isocalendar; lunar dates, terms and phases from printed calendars; paid days from laws.
  @Test(arguments: [
    ("1900-01-01", "weekday=1 week=1 civil_year=1900 civil_quarter=1 civil_month=1 civil_day=1"),
    ("2020-12-31", "week=53 civil_quarter=4 civil_day=31"), ("2021-01-03", "week_year=2020 weekday=7"),
    ("2024-12-29", "week=52"), ("2025-12-29", "week_year=2026"), ("2024-12-30", "week=1 week_year=2025"),
    ("2100-12-31", "week=52"), ("2026-03-31", "civil_quarter=1"), ("2026-04-01", "civil_quarter=2"),
    (
      "2026-02-16",
      "year=2025 month=12 is_leap_month=false day=29 days_to_new_year=1 days_since_new_year=383"
    ),
    (
      "2026-02-17",
      """
      is_new_year=true days_to_new_year=0 days_since_new_year=0 certain=true year_can_chi=Bính_Ngọ \
      day_can_chi=Nhâm_Tuất year=2026 month=1 day=1 moon_phase=new
      """
    ),
    ("2026-02-18", "is_new_year=false days_to_new_year=353 days_since_new_year=1"),
    ("2025-07-25", "is_leap_month=true month_days=29"), ("2072-12-20", "certain=false"),
    ("2026-02-04", "term_longitude=315 term=Lập_xuân"), ("2026-02-05", "term= term_longitude="),
    ("2026-03-03", "moon_phase=full"), ("2026-03-04", "moon_phase="),
    ("2026-05-01", "holiday_ids=labour_day paid_by_law=true"),
    // Since 2013 the five days off for Tết are decided every year, but Tết itself and the eve are always among them.
    // The law of 1994 named four days, beginning with the eve.
    ("2026-02-17", "paid_days=5 paid_by_law=true"), ("2026-02-20", "paid_by_law=false paid_days=0"),
    ("2027-09-02", "paid_by_law=true"), ("2013-02-13", "paid_by_law=false"),
    ("2013-02-09", "paid_by_law=true festival_ids=tet_eve"),
    // The collected laws begin on 1995-01-01, when the code of labour of 1994 came into force.
    ("1994-12-31", "paid_by_law= paid_days= holiday_ids="), ("1995-01-01", "paid_by_law=true paid_days=1"),
    ("1995-01-02", "paid_by_law=false paid_days=0"), ("1990-01-27", "paid_by_law= paid_days="),
    ("2026-01-01 japanese", "festival_ids=ganjitsu paid_days=1 paid_by_law=true"),
    ("2026-02-17 chinese", "paid_days=4"), ("2026-02-17 korean", "festival_ids=seollal"),
  ]) func aDayIsWhatCalendarsAndLawsSay(date: String, values: String) throws {
    let words = date.split(separator: " ")
    let calendar = words.count == 2 ? String(words[1]) : "vietnamese"
    let facts = values.split(separator: " ").map {
      $0.split(separator: "=", omittingEmptySubsequences: false)
    }
    let expected = facts.map { String($0[1].replacing("_", with: $0[0].hasSuffix("ids") ? "_" : " ")) }
    // `days` and `dates` are one declaration.
    let names = facts.map { String($0[0]) }
    let wide = names.map { CivilNames.all.contains($0) ? $0 : "\(calendar)_\($0)" }
    for (table, columns) in [("days", names), ("dates", wide)] {
      let line =
        "export \(table) \(words[0]) --calendar \(calendar) --columns \(columns.joined(separator: ","))"
      #expect(try CSVTable(Command.output(line)).rows == [expected], "\(line)")
    }
  }

  private enum CivilNames {
    static let all: Set = [
      "date", "civil_year", "civil_quarter", "civil_month", "civil_day", "weekday", "week", "week_year",
    ]
  }

  /// All days of all calendars; a range changes no row, and a festival before it can have paid days within it.
  @Test(arguments: LunarCalendar.all.map(\.id)) func allDaysAreThoseOfTheLibrary(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    let names = "date,year,month,is_leap_month,day,days_to_new_year,days_since_new_year"
    let words = "export days --calendar \(id) --from 1899-02-10 --to 2101-01-28"
    let rows = try CSVTable(Command.output("\(words) --columns \(names)")).rows
    #expect(rows.count == 73_767 && rows.first?.first == "1899-02-10" && rows.last?.first == "2101-01-28")
    var (day, year) = (calendar.days.lowerBound, try calendar.year(1899))
    for row in rows {
      let lunar = try calendar.lunarDate(of: day)
      if lunar.year != year.number { year = try calendar.year(lunar.year) }
      let since = year.firstDayNumber.distance(to: day)
      let to = since == 0 ? 0 : year.dayCount - since
      try #require(
        row == [
          "\(CivilDate(day))", "\(lunar.year)", "\(lunar.month)", "\(lunar.isLeapMonth)", "\(lunar.day)",
          "\(to)",
          "\(since)",
        ])
      if day < calendar.days.upperBound { day = day.advanced(by: 1) }
    }
    let whole = Command.output("export days 2012 --calendar \(id)").split(separator: "\n")
    for (index, date) in [(22, "2012-01-22"), (25, "2012-01-25"), (366, "2012-12-31")] {
      #expect(
        Command.output("export days \(date) --calendar \(id)").split(separator: "\n")[1] == whole[index])
    }
    let years = try CSVTable(Command.output("export years --calendar \(id)")).rows
    #expect(years.map { $0[0] } == (1900...2100).map(String.init))
    for row in years {
      let year = try calendar.year(#require(Int(row[0])))
      let lengths = row[5].split(separator: " ").compactMap { Int($0) }
      try #require(row[1] == "\(year.firstDay)" && row[2] == (year.leapMonth.map { "\($0)" } ?? ""))
      try #require(Int(row[3]) == lengths.count && lengths == year.months.map(\.dayCount))
      try #require(Int(row[4]) == lengths.reduce(0, +))
    }
  }

  /// Ranges include their first and last day, by the date in the calendar; a day before or after has other rows.
  @Test(arguments: [
    // The new moon of 2100-12-30 begins a lunar month in Việt Nam on the 31st.
    ("years 2026-02-17", "year", "2026"), ("years 2026-02-18..2027-02-05", "year", ""),
    // In UTC it is on 3 February.
    ("terms 2026-02-04", "longitude,utc", "315,2026-02-03T20:02:08Z"), ("terms 2026-02-03", "longitude", ""),
    ("phases 2026-03-03", "phase", "full"), ("phases 2026-03-02", "phase", ""),
    ("phases 2100-12-31 --calendar vietnamese", "phase", "new"),
    ("seasons 2026-09-23 --zone Asia/Ho_Chi_Minh", "id", "2026-09"),
    ("seasons 2026-09-22 --zone America/New_York", "id", "2026-09"),
    ("sun 2026-06-21 --latitude 80 --longitude 0", "kind,sunrise", "polar-day,"),
    ("sun 2026-12-21 --latitude 80 --longitude 0", "kind,sunset", "polar-night,"),
    ("uncertain 2072-12 --calendar vietnamese", "event,alternative,margin", "new-moon,2072-12-10,-3"),
    ("uncertain 2033", "calendar,event,leap_month", "japanese,leap-month,11"),
    ("festivals 2026-02-17", "id,name,kind,days_off", "tet,Tết Nguyên đán,public,5"),
    ("festivals 2026-11-24", "id,name,kind,days_off", "culture_day,Ngày Văn hóa Việt Nam,public,1"),
  ]) func aRowIsInTheRangeOfItsDate(words: String, columns: String, row: String) {
    let found = Command.output("export \(words) --columns \(columns)").split(separator: "\n").dropFirst()
    #expect(found.joined(separator: " ") == row)
  }

  @Test func allRowsOfTheSkyAreInOrderAndNoneIsMissing() throws {
    let terms = try CSVTable(Command.output("export terms --columns longitude,utc")).rows
    #expect(terms.count == 201 * 24 && terms.map { $0[1] } == terms.map { $0[1] }.sorted())
    // Minor cold is at 285 degrees, and each further term at 15 degrees more.
    for (index, row) in terms.enumerated() { try #require(row[0] == "\((285 + 15 * index) % 360)") }
    let phases = try CSVTable(Command.output("export phases --columns phase,utc")).rows
    #expect(phases.map { $0[1] } == phases.map { $0[1] }.sorted())
    for (index, row) in phases.enumerated() {
      try #require(row[0] == ["new", "first-quarter", "full", "last-quarter"][index % 4])
    }
    // A mean lunation has 29.530588 days.
    #expect(phases.count == 9945 || phases.count == 9944)
    #expect(try CSVTable(Command.output("export terms 1899..2101")).rows.count == 203 * 24)
    let sun = try CSVTable(Command.output("export sun 2026 --latitude 69.6492 --longitude 18.9553")).rows
    #expect(
      sun.count == 365
        && Set(sun.map { $0[1] }) == ["normal", "sunrise-only", "sunset-only", "polar-day", "polar-night"])
  }

  /// `check-engines.sh` runs the SQL of the article in engines; here its columns are those that there are.
  @Test func theArticleNamesColumnsThatThereAre() throws {
    let path = "Sources/Runtime/Almanac/Almanac.docc/LunarDatesInSQLAndSpark.md"
    let article = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    let names = Set(
      article.matches(of: /\b(civil|vietnamese|chinese_utc8)_[a-z_]+/).map { String($0.output.0) })
    let line = "export dates 2026-02-17 --calendar vietnamese --calendar chinese-utc8"
    #expect(try names.count > 10 && names.isSubset(of: CSVTable(Command.output(line)).columns))
  }

  /// No element of a list contains the separator of lists.
  @Test func namesAndIdsAreWithoutTheSeparatorsOfLists() {
    for festival in FestivalCountry.all.flatMap(\.rules) {
      #expect(!festival.id.contains(" "))
      for language in Language.allCases { #expect(!festival.name(in: language).contains(";")) }
    }
  }
}

extension ColumnType {
  /// Returns whether JSON has values of the type in this form.
  fileprivate func has(_ json: JSON) -> Bool {
    switch self {
    case .date: json.string.flatMap { CivilDate($0) } != nil
    case .text: json.string != nil
    case .integer: if case .integer = json { true } else { false }
    case .number: if case .number = json { true } else { false }
    case .boolean: json == .bool(true) || json == .bool(false)
    case .ids: json.array?.allSatisfy { $0.string?.contains(" ") == false } == true
    case .names: json.array?.allSatisfy { $0.string != nil } == true
    case .integers: json.array?.allSatisfy { $0.integer != nil } == true
    case .records: json.array?.allSatisfy { $0.object != nil } == true
    case .record: json.object != nil
    case .lunarDate, .null: false
    }
  }

  /// Returns the cell that CSV should have for a value in JSON.
  fileprivate func cell(_ json: JSON) -> String {
    switch json {
    case .null: ""
    case .string(let text): text
    case .array(let elements): elements.map { cell($0) }.joined(separator: self == .names ? "; " : " ")
    default: json.text
    }
  }
}
