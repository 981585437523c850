import LunarCalendarWidgetCore
import Testing
import WidgetFoundation

/// Anniversaries: their days, their titles, and how they are stored.
struct AnniversaryTests {
  private static func anniversary(
    _ month: Int, _ day: Int, leapMonth: RecurringLunarDate.LeapMonthRule = .regularMonth,
    missingDay: RecurringLunarDate.MissingDayRule = .lastDayOfMonth, kind: Anniversary.Kind = .death,
    name: String = "ông nội", year: Int? = nil, calendar: LunarCalendar? = nil
  ) throws -> Anniversary {
    try Anniversary(
      id: "a", name: name, kind: kind,
      date: RecurringLunarDate(month: month, day: day, leapMonthRule: leapMonth, missingDayRule: missingDay),
      year: year, calendar: calendar)
  }

  private static func days(_ anniversary: Anniversary, _ first: String, _ last: String) throws
    -> [AnniversaryDay]
  {
    let range = DayNumber(try #require(CivilDate(first)))...DayNumber(try #require(CivilDate(last)))
    return anniversary.days(in: range, of: .vietnamese)
  }

  private static func dates(_ anniversary: Anniversary, _ years: ClosedRange<Int>) throws -> [String] {
    try days(anniversary, "\(years.lowerBound)-01-01", "\(years.upperBound)-12-31")
      .map { CivilDate($0.day).description }
  }

  /// The public holiday of the Hùng Kings is on day 10 of month 3: 18 April 2024, 7 April 2025, 26 April 2026.
  @Test func aDayOfMonthThreeIsOnTheHolidayOfTheHungKings() throws {
    #expect(
      try Self.dates(Self.anniversary(3, 10), 2024...2026) == ["2024-04-18", "2025-04-07", "2026-04-26"])
  }

  /// Tết was on 29 January 2025 and is on 17 February 2026; the month before each has 29 days.
  @Test func day30IsKeptByItsRuleWhereTheMonthHas29Days() throws {
    func dates(_ rule: RecurringLunarDate.MissingDayRule) throws -> [String] {
      try Self.dates(Self.anniversary(12, 30, missingDay: rule), 2025...2026)
    }
    #expect(try dates(.lastDayOfMonth) == ["2025-01-28", "2026-02-16"])
    #expect(try dates(.firstDayOfNextMonth) == ["2025-01-29", "2026-02-17"])
    #expect(try dates(.skip) == [])
    // An observance on the first day of the next year still belongs to the year before.
    let moved = try Self.anniversary(12, 30, missingDay: .firstDayOfNextMonth, year: 2020)
    let day = try #require(try Self.days(moved, "2026-02-17", "2026-02-17").first)
    #expect((day.lunarYear, day.lunarDate.year, day.years) == (2025, 2026, 5))
  }

  /// Leap months of Vietnam: 6 from 25 July 2025, 5 from 23 June 2028, 11 from 22 December 2033.
  @Test(arguments: [
    (6, 2025...2025, "2025-06-25", "2025-07-25"), (5, 2028...2028, "2028-05-24", "2028-06-23"),
    (11, 2033...2033, "2033-11-22", "2033-12-22"),
  ]) func leapMonthsAreKeptByTheRule(month: Int, years: ClosedRange<Int>, regular: String, leap: String)
    throws
  {
    func dates(_ rule: RecurringLunarDate.LeapMonthRule) throws -> [String] {
      try Self.dates(Self.anniversary(month, 1, leapMonth: rule), years)
    }
    #expect(try dates(.regularMonth) == [regular])
    #expect(try dates(.leapMonthIfPresent) == [leap])
    #expect(try dates(.bothMonths) == [regular, leap])
    let both = try Self.days(Self.anniversary(month, 1, leapMonth: .bothMonths), regular, leap)
    #expect(both.map(\.month.isLeap) == [false, true])
  }

  @Test func everyYearFrom1900To2100HasEachAnniversaryOnce() throws {
    var failures: [String] = []
    for month in 1...12 {
      for day in [1, 10, 15, 29, 30] {
        for leapMonth in [RecurringLunarDate.LeapMonthRule.regularMonth, .leapMonthIfPresent] {
          for missingDay in [RecurringLunarDate.MissingDayRule.lastDayOfMonth, .firstDayOfNextMonth] {
            let anniversary = try Self.anniversary(month, day, leapMonth: leapMonth, missingDay: missingDay)
            let years = try Self.days(anniversary, "1899-02-10", "2101-01-28").map(\.lunarYear)
            if years.filter((1900...2099).contains) != Array(1900...2099) {
              failures.append("\(month)/\(day) \(leapMonth) \(missingDay)")
            }
          }
        }
      }
    }
    #expect(failures == [])
  }

  /// The first giỗ is a year after the death, and the first birthday a year after the birth; a wedding is a day itself.
  @Test func nothingIsKeptBeforeItHappenedAndNoDeathOrBirthOnItsOwnDay() throws {
    func days(_ kind: Anniversary.Kind) throws -> [AnniversaryDay] {
      try Self.days(Self.anniversary(3, 10, kind: kind, year: 2021), "2019-01-01", "2023-12-31")
    }
    for kind in [Anniversary.Kind.death, .birthday] {
      #expect(try days(kind).map(\.lunarYear) == [2022, 2023] && days(kind).map(\.years) == [1, 2])
    }
    #expect(try days(.other).map(\.lunarYear) == [2021, 2022, 2023])
    #expect(try days(.other).map(\.years) == [nil, 1, 2])
    // Month 6 of 2025 comes twice, and the second is a month after the death.
    let both = try Self.anniversary(6, 1, leapMonth: .bothMonths, year: 2025)
    #expect(try Self.dates(both, 2025...2026) == ["2026-07-14"])
    #expect(try Self.days(Self.anniversary(3, 10, year: 9999), "1899-02-10", "2101-01-28") == [])
  }

  /// In 1985 Tết was on 21 January in Vietnam and on 20 February in China.
  @Test func anAnniversaryMayHaveACalendarOfItsOwn() throws {
    #expect(try Self.dates(Self.anniversary(1, 1), 1985...1985) == ["1985-01-21"])
    #expect(try Self.dates(Self.anniversary(1, 1, calendar: .chinese), 1985...1985) == ["1985-02-20"])
  }

  @Test func outsideTheTablesNothingIsKept() throws {
    let anniversary = try Self.anniversary(3, 10)
    #expect(try Self.days(anniversary, "1800-01-01", "1850-12-31") == [])
    #expect(try Self.days(anniversary, "2101-01-29", "2150-12-31") == [])
    #expect(try Self.days(anniversary, "1800-01-01", "2150-12-31").count == 202)
  }

  @Test(arguments: [
    (Language.vietnamese, ["Giỗ ông nội lần thứ 5", "Sinh nhật ông nội tròn 5 tuổi", "Ông nội tròn 5 năm"]),
    (
      .english,
      ["Ông nội’s death anniversary, 5 years", "Ông nội’s birthday, 5 years old", "Ông nội, 5 years"]
    ),
    (.chinese, ["Ông nội忌日（5周年）", "Ông nội生日（满5岁）", "Ông nội（5周年）"]),
  ]) func titlesSayWhatIsRememberedAndTheYears(language: Language, titles: [String]) throws {
    let texts = AnniversaryTexts(language)
    for (kind, title) in zip(Anniversary.Kind.allCases, titles) {
      let counted = try Self.anniversary(3, 10, kind: kind, year: 2021)
      let day = try #require(try Self.days(counted, "2026-04-26", "2026-04-26").first)
      #expect(texts.title(day).longest == title)
      let forms = texts.title(day).all
      #expect(forms.prefix(2) == [title, texts.title(counted)])
      #expect(forms.count == (language == .english && kind == .death ? 3 : 2), "\(forms)")
    }
  }

  @Test func aNameThatSaysWhatIsRememberedIsNotRepeated() throws {
    let texts = AnniversaryTexts(.vietnamese)
    for name in ["Giỗ ông nội", "giỗ ông nội"] {
      #expect(texts.title(try Self.anniversary(3, 10, name: name)) == "Giỗ ông nội")
    }
    let first = try Self.anniversary(3, 10, year: 2025)
    let day = try #require(try Self.days(first, "2026-04-26", "2026-04-26").first)
    #expect(texts.title(day).longest == "Giỗ ông nội, giỗ đầu")
    #expect(AnniversaryTexts(.english).title(day).longest == "Ông nội’s death anniversary, 1 year")
  }

  // MARK: - Storage

  private func stored(_ text: String) -> StoredSettings<CalendarSettings> {
    StoredSettings(parsing: Array(text.utf8))
  }

  @Test func whatIsStoredComesBack() throws {
    let anniversary = try Self.anniversary(
      12, 30, leapMonth: .bothMonths, missingDay: .skip, kind: .birthday, year: 1966, calendar: .chinese)
    #expect(
      anniversary.json.text
        == #"{"calendar":"chinese","day":30,"id":"a","kind":"birthday","leapMonthRule":"bothMonths","missingDayRule":"skip","month":12,"name":"ông nội","year":1966}"#
    )
    #expect(try Anniversary(json: anniversary.json) == anniversary)
    let least: JSON = ["id": "a", "name": "x", "month": .integer(6), "day": .integer(1)]
    let usual = try Anniversary(json: least)
    #expect((usual.kind, usual.year, usual.calendar) == (.other, nil, nil))
    #expect((usual.date.leapMonthRule, usual.date.missingDayRule) == (.regularMonth, .lastDayOfMonth))
    let settings = CalendarSettings(anniversaries: try AnniversaryList([anniversary]))
    #expect(try CalendarSettings(json: settings.json) == settings)
  }

  /// A version that wants a month cannot read a day of every month, and keeps what it cannot read.
  @Test func aDayOfEveryMonthIsStoredWithoutAMonth() throws {
    let monthly = try Anniversary(id: "a", name: "Cúng rằm", date: RecurringLunarDate(month: nil, day: 15))
    let text =
      #"{"day":15,"every":"month","id":"a","kind":"other","missingDayRule":"lastDayOfMonth","name":"Cúng rằm"}"#
    #expect(monthly.json.text == text)
    #expect(try Anniversary(json: JSON(parsing: Array(text.utf8))) == monthly)
    // The full moons of lunar_python 1.4.8 from May to July 2026.
    #expect(
      try Self.days(monthly, "2026-05-01", "2026-07-31").map { "\(CivilDate($0.day)) \($0.month)" } == [
        "2026-05-01 2026-03", "2026-05-31 2026-04", "2026-06-29 2026-05", "2026-07-28 2026-06",
      ])
    for bad in [
      #"{"day":15,"every":"month","id":"a","month":3,"name":"x"}"#,
      #"{"day":15,"every":"month","id":"a","leapMonthRule":"regularMonth","name":"x"}"#,
      #"{"day":15,"every":"month","id":"a","name":"x","year":2020}"#, #"{"day":15,"id":"a","name":"x"}"#,
      #"{"day":15,"every":"week","id":"a","month":3,"name":"x"}"#,
    ] {
      #expect(throws: JSONValueError.self, "\(bad)") { try Anniversary(json: JSON(parsing: Array(bad.utf8))) }
    }
    #expect(
      try Anniversary(json: [
        "id": "a", "name": "x", "every": "year", "month": .integer(6), "day": .integer(1),
      ])
      .date.month == 6)
    for (language, day) in [
      (Language.vietnamese, "ngày rằm hằng tháng"), (.english, "day 15 of every month"), (.chinese, "每月十五"),
      (try #require(Language(rawValue: "ko")), "매달 15일"),
    ] { #expect(AnniversaryTexts(language).lunarDay(monthly.date) == day) }
  }

  @Test func oneThatCannotBeReadCostsItselfAloneIsReportedAndKept() throws {
    let bad = [
      #"{"day":1,"id":"b","month":13,"name":"x"}"#, #"{"day":31,"id":"b","month":1,"name":"x"}"#,
      #"{"day":1,"id":"b","month":1,"name":""}"#, #"{"day":1,"id":"b c","month":1,"name":"x"}"#,
      #"{"day":1,"id":"b","month":1}"#, #"{"day":1,"id":"b","kind":"wedding","month":1,"name":"x"}"#,
      #"{"day":1,"id":"b","leapMonthRule":"later","month":1,"name":"x"}"#,
      #"{"day":1,"id":"b","month":1,"name":"x","year":0}"#,
      #"{"calendar":"julian","day":1,"id":"b","month":1,"name":"x"}"#,
      #"{"day":1,"id":"a","month":1,"name":"x"}"#, #"{"day":1,"id":"b","month":1,"name":"x\ny"}"#, "7",
      "null",
    ]
    let good = #"{"day":10,"id":"a","kind":"death","later":{"x":1},"month":3,"name":"ông nội"}"#
    for bad in bad {
      let text =
        #"{"anniversaries":[\#(good),\#(bad)],"dayBasis":"userZone","monthNaming":"traditional"}"#
      var stored = stored(text)
      #expect(stored.settings.anniversaries.elements.map(\.id) == ["a"], "\(bad)")
      #expect(
        stored.problems.count == 1 && stored.problems[0].description.hasPrefix("anniversaries[1]"),
        "\(stored.problems)")
      #expect(String(decoding: stored.bytes, as: UTF8.self) == text)
      // A change of another setting leaves the list unchanged; a change of the list keeps its unreadable
      // elements.
      stored.settings.dayBasis = .calendarZone
      #expect(String(decoding: stored.bytes, as: UTF8.self).contains("\(good),\(bad)"))
      try stored.settings.anniversaries.add(
        Anniversary(id: "c", name: "z", date: RecurringLunarDate(month: 1, day: 2)))
      let written = String(decoding: stored.bytes, as: UTF8.self)
      #expect(
        written.contains(try JSON(parsing: Array(bad.utf8)).text) && written.contains(#""later":{"x":1}"#))
      #expect(
        StoredSettings<CalendarSettings>(parsing: stored.bytes).settings.anniversaries.elements.count == 2)
    }
    #expect(
      stored(#"{"anniversaries":7,"firstWeekday":6}"#).settings == CalendarSettings(firstWeekday: .sunday))
    #expect(stored(#"{"anniversaries":7}"#).problems.count == 1)
  }

  @Test func idsAreTakenOnce() throws {
    let anniversary = try Self.anniversary(1, 1)
    let free = JSONExpectation(
      .rule("repeatedId", limits: [], words: "an id that no anniversary before it has"))
    let taken = JSONValueError(expected: free, found: .string("a"))
    #expect(throws: taken.inside("id")) { try AnniversaryList([anniversary, anniversary]) }
    var list = try AnniversaryList([anniversary])
    #expect(list.remove(id: "b") == nil)
    #expect(list.remove(id: "a") == anniversary)
    #expect(list.isEmpty)
  }

  /// A list that somebody imports cannot stop a widget: it has the first ones, and the others are kept.
  @Test func aListHasAtMostTenThousandDays() throws {
    let elements = (1...10_000).map { #"{"id":"\#($0)","name":"x","month":1,"day":2}"# }
    func json(_ more: String) throws -> JSON {
      try JSON(parsing: Array("[\(elements.joined(separator: ","))\(more)]".utf8))
    }
    var list = try AnniversaryList(json: json(""))
    #expect(list.elements.count == 10_000 && list.unreadable.isEmpty)
    let limit = JSONExpectation(
      .rule("tooManyDays", limits: [10_000], words: "at most 10000 anniversaries"))
    let full = JSONValueError(expected: limit, found: "\(10_001)")
    let anniversary = try Self.anniversary(1, 1)
    #expect(throws: full) { try list.add(anniversary) }
    #expect(throws: full) { try AnniversaryList(list.elements + [anniversary]) }
    let longer = try AnniversaryList(json: json(#",{"id":"0","name":"x","month":1,"day":2}"#))
    #expect(longer.elements == list.elements && longer.unreadable.map(\.error) == [full.inside(10_000)])
    #expect(longer.json.array?.count == 10_001)
    #expect(list.remove(id: "10000") != nil)
    try list.add(anniversary)
    #expect(try AnniversaryList(json: list.json) == list)
  }
}
