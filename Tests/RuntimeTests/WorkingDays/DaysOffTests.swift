import DecisionDocuments
import Foundation
import JSONText
import SourceText
import TestSupport
import Testing

@testable import WorkingDays

struct DaysOffTests {
  private func daysOff(_ calendar: LunarCalendar, decided: DecidedDays = .collected) throws -> DaysOff {
    try #require(DaysOff(of: calendar, decided: decided))
  }

  private func word(_ ruling: DayRuling?) -> String {
    ruling.map { $0.isOff ? "off" : $0.isWorked ? "worked" : "-" } ?? "-"
  }

  /// The lists of other programs, on every day: what differs is in the ledger, and the ledger has nothing else.
  ///
  /// - Parameter decidedFrom: The first year of which decisions were collected; before it, laws are compared alone.
  @Test(arguments: [
    ("china", 1990, 2026, 2004), ("hong-kong", 1999, 2099, 1999), ("japan", 1949, 2099, 1949),
    ("korea", 1990, 2026, 1990), ("taiwan", 2011, 2027, 2011), ("vietnam", 1995, 2026, 1995),
  ])
  func daysOffAreThoseOfOtherListsButForTheLedger(
    country: String, from: Int, until: Int, decidedFrom: Int
  ) throws {
    let daysOff = DaysOff(of: try #require(FestivalCountry(id: country)))
    let days = try Days.day("\(from)-01-01")...Days.day("\(until)-12-31")
    let rulings = Dictionary(
      try daysOff.rulings(in: days).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let theirs = Dictionary(
      try ReferenceTable.records("days_off_\(country)", columns: ["date", "kind"]).map {
        (try Days.day(String($0["date"])), String($0["kind"]))
      }, uniquingKeysWith: { first, _ in first })
    var ledger = Dictionary(
      try ReferenceTable.records(
        "disagreements-decided", columns: ["country", "date", "ours", "theirs", "authority", "reason"]
      ).filter { $0["country"] == country[...] }.map {
        (try Days.day(String($0["date"])), "\($0["ours"]) \($0["theirs"])")
      }, uniquingKeysWith: { first, _ in first })
    var faults: [String] = []
    for day in days {
      var ruling = rulings[day]
      if CivilDate(day).year < decidedFrom, ruling?.reason != .law { ruling = nil }
      let pair = (word(ruling), theirs[day] ?? "-")
      let known = ledger.removeValue(forKey: day)
      if pair.0 == pair.1 ? known != nil : known != "\(pair.0) \(pair.1)" {
        faults.append("\(CivilDate(day)) ours \(pair.0) theirs \(pair.1) ledger \(known ?? "none")")
      }
    }
    faults += ledger.keys.map { "\(CivilDate($0)) is in the ledger, but not among the days" }
    #expect(faults.isEmpty, "\(faults.count): \(faults.sorted().prefix(8).joined(separator: "; "))")
    #expect(theirs.count > 300)
  }

  /// From the notices and laws: a Sunday, a Saturday worked for Tết, a weekend worked for 1 January, a day exchanged, an election.
  @Test(
    arguments: [
      ("vietnamese", "2025-11-30", false), ("vietnamese", "2025-12-01", true),
      ("vietnamese", "2025-09-02", false),
      ("vietnamese", "2025-04-26", true), ("vietnamese", "2025-05-02", false),
      ("chinese", "2026-01-04", true),
      ("chinese", "2026-01-02", false), ("chinese", "2026-01-03", false), ("korean", "2025-06-03", false),
      ("korean", "2025-06-04", true), ("korean", "2025-06-07", false),
      // Years that nothing has decided: only what a law says.
      ("chinese", "2060-01-01", false), ("vietnamese", "2060-09-02", false), ("korean", "2060-03-01", false),
      ("chinese", "2060-03-10", nil), ("chinese", "2060-03-13", nil), ("vietnamese", "2060-03-14", nil),
      ("korean", "2060-07-14", nil),
      // 1 May 2060 is a Saturday: the days in its place are only usual.
      ("vietnamese", "2060-05-03", nil),
      // Before the laws that were collected, and where the decision of the year was not found.
      ("vietnamese", "1990-06-05", nil), ("vietnamese", "1990-06-03", nil), ("vietnamese", "1996-06-08", nil),
      ("vietnamese", "2101-01-20", nil),
    ] as [(String, String, Bool?)]) func aDayIsAWorkingDayOrOffOrNotDecided(
      id: String, date: String, isWorking: Bool?
    ) throws
  {
    let daysOff = try daysOff(try #require(LunarCalendar(id: id)))
    let day = try Days.day(date)
    #expect(try daysOff.isWorkingDay(day) == isWorking)
    #expect(try daysOff.isDayOff(day) == isWorking.map { !$0 })
  }

  /// A decision moves days near the holidays of the law; far from one, and on it, nothing of an open year can change.
  @Test(
    arguments: [
      ("vietnamese", "2060-09-02", false), ("vietnamese", "2060-09-06", true),
      ("vietnamese", "2060-07-14", false),
      ("vietnamese", "2060-05-03", true), ("chinese", "2060-09-26", true), ("chinese", "2060-07-14", false),
      ("korean", "2060-03-01", false), ("korean", "2060-03-03", true), ("korean", "2060-11-10", false),
      // No decision moves days in Japan, but the gazette names the days of the equinoxes; 22 September 2026 lies between two holidays.
      ("japanese", "2060-01-05", false), ("japanese", "2060-03-20", true), ("japanese", "2060-03-21", false),
      ("japanese", "2026-09-22", false), ("japanese", "2032-09-21", true), ("japanese", "2060-05-03", false),
      // A day in place of a holiday, which the law gives in Korea.
      ("korean", "2060-10-04", false), ("chinese", "2026-01-04", false), ("chinese", "2026-03-10", false),
    ]) func aDecisionMayChangeADayNearAHoliday(id: String, date: String, mayChange: Bool) throws
  {
    #expect(try daysOff(try #require(LunarCalendar(id: id))).mayChange(Days.day(date)) == mayChange)
  }

  /// So far all decided days but those given once were within the distance that `mayChange` looks for a holiday.
  @Test(arguments: FestivalCountry.all) func daysOffThatWereExchangedAreNearAHoliday(country: FestivalCountry)
    throws
  {
    let named = DecidedDays.collected.decisions.filter { $0.country == country }.flatMap(\.days)
      .filter { ![.temporary, .election].contains($0.kind) }
    let open = DaysOff(of: country, decided: DecidedDays([]))
    let far = try named.filter { day in
      let reach = day.day.weekday.isWeekend ? 14 : 7
      let near = day.day.advanced(by: -reach)...day.day.advanced(by: reach)
      return try !open.rulings(in: near).contains { $0.reason == .law }
    }
    // Taiwan worked on a Saturday for a day twenty days later, and has exchanged none since 2025.
    #expect(far.map { "\(CivilDate($0.day))" } == (country == .taiwan ? ["2019-01-19"] : []))
    // Korea's decisions give single days alone, and none moves days in Japan and Hong Kong.
    #expect(named.isEmpty == [.hongKong, .japan, .korea].contains(country))
  }

  @Test(arguments: FestivalCountry.all) func theDaysOffOfACountryAreThoseOfItsCalendars(
    country: FestivalCountry
  )
    throws
  {
    let days = try Days.day("1990-01-01")...Days.day("2050-12-31")
    let expected = try DaysOff(of: country).rulings(in: days)
    let calendars = LunarCalendar.all.filter { $0.country == country }
    // Hong Kong and Taiwan share the calendar of China.
    #expect(calendars.isEmpty ? country.calendar.country == .china : calendars.contains(country.calendar))
    for calendar in calendars { #expect(try daysOff(calendar).rulings(in: days) == expected, "\(calendar)") }
  }

  @Test func aCountryIsChosenByItsID() throws {
    #expect(FestivalCountry.all == [.china, .hongKong, .japan, .korea, .taiwan, .vietnam])
    #expect(DaysOffCountry.allCases.allSatisfy { DaysOffCountry(rawValue: $0.rawValue) == $0 })
    #expect(DaysOffCountry(rawValue: "korea") == .country(.korea) && DaysOffCountry(rawValue: "Korea") == nil)
    #expect(DaysOffCountry(rawValue: "none")?.daysOff(in: .vietnamese) == nil)
    #expect(DaysOffCountry(rawValue: "calendar")?.daysOff(in: .vietnamese)?.country == .vietnam)
    #expect(DaysOffCountry(rawValue: "korea")?.daysOff(in: .vietnamese)?.country == .korea)
  }

  /// The announced calendars (월력요항) of 2018 to 2026 with what was decided later: 167 days, of which 20 are substitute days, 7
  /// elections and 4 temporary days.
  @Test func koreanDaysOffAreThoseOfTheAnnouncedCalendars() throws {
    let days = try Days.day("2018-01-01")...Days.day("2026-12-31")
    let rulings = try daysOff(.korean).rulings(in: days)
    let counts = Dictionary(grouping: rulings, by: \.word).mapValues(\.count)
    #expect(counts == ["law": 136, "in-place": 20, "election": 7, "temporary": 4])
    // 5 May 2025 was two holidays on one working day, and 3 October 2028 will be.
    let ruling = try #require(try daysOff(.korean).ruling(on: Days.day("2025-05-06")))
    #expect(ruling.isOff && ruling.reason == .substitute && ruling.decision == nil)
    #expect(try daysOff(.korean).ruling(on: Days.day("2028-10-05"))?.reason == .substitute)
  }

  /// The Cabinet Office's lists have a day between two holidays, one in place of a Sunday behind two more holidays, the days around the
  /// accession of 2019, the days that the Games moved, and the day before those laws.
  @Test func japaneseDaysOffFollowFromItsLaws() throws {
    let daysOff = try daysOff(.japanese)
    for (date, word, festival) in [
      ("1973-04-30", "in-place", "tenno_tanjobi"), ("1988-05-04", "law", "kyujitsu"),
      ("1992-05-04", "in-place", "kenpo"), ("2009-05-06", "in-place", "kenpo"),
      ("2019-04-30", "law", "kyujitsu"), ("2019-05-06", "in-place", "kodomo"),
      ("2019-10-22", "law", "sokuirei"), ("2020-07-24", "law", "sports"), ("2021-08-09", "in-place", "yama"),
      ("2026-09-22", "law", "kyujitsu"), ("2026-05-06", "in-place", "kenpo"),
    ] {
      let ruling = try #require(try daysOff.ruling(on: Days.day(date)), "\(date)")
      #expect(ruling.word == word && ruling.festival?.id == festival && ruling.isOff, "\(date)")
    }
    for date in ["1973-02-12", "1985-05-04", "2019-12-23", "2020-10-12", "2021-08-11", "2027-09-21"] {
      #expect(try daysOff.ruling(on: Days.day(date)) == nil, "\(date)")
    }
    // The calendar in the gazette of February names the equinoxes of the next year; for 2094 nothing will soon.
    #expect(daysOff.year(2027).state == .decided && daysOff.year(2094).state == .law)
    #expect(daysOff.year(2094).usuallyDecidedBy?.description == "2093-02-03")
  }

  /// Two holidays on one day, a Sunday before and after the law of 2012, and two single days, as the Gazette and laws have them.
  @Test func daysOffOfHongKongFollowFromItsLaws() throws {
    let daysOff = DaysOff(of: .hongKong)
    for (date, word, festival) in [
      ("1999-12-31", "law", "extra_1999"), ("2010-02-13", "law", "chuxi"), ("2010-02-16", "law", "chunjie_3"),
      ("2013-02-13", "in-place", "chunjie"), ("2015-04-07", "in-place", "qingming"),
      ("2015-09-03", "law", "kangzhan_70"), ("2020-10-02", "law", "zhongqiu_next"),
      ("2014-02-01", "law", "chunjie_2"), ("2014-02-03", "in-place", "chunjie_3"),
      ("2010-12-27", "law", "shengdan_next"), ("2027-12-27", "law", "shengdan_next"),
      ("2022-12-26", "law", "shengdan_next"), ("2022-12-27", "in-place", "shengdan"),
      ("2026-04-04", "law", "shounan_next"),
      ("2026-04-06", "law", "fuhuo"), ("2026-04-07", "in-place", "qingming"),
    ] {
      let ruling = try #require(try daysOff.ruling(on: Days.day(date)), "\(date)")
      #expect(ruling.word == word && ruling.festival?.id == festival && ruling.isOff, "\(date)")
    }
    // Mainland China worked on Sunday, 4 January 2026, and had 23 February off.
    for date in [
      "2010-02-17", "2010-12-26", "2013-02-14", "2027-12-26", "2026-01-04", "2026-02-23", "2026-04-08",
    ] {
      #expect(try daysOff.ruling(on: Days.day(date)) == nil, "\(date)")
    }
    // No decision adds days or exchanges them, so the years to come are settled.
    #expect(try daysOff.isWorkingDay(Days.day("2060-03-10")) == true)
    #expect(try !daysOff.mayChange(Days.day("2060-01-05")))
    // Good Friday and Ching Ming of 2053 are one day, and Easter Monday the third from it: the day after is off.
    #expect(try daysOff.ruling(on: Days.day("2053-04-08"))?.reason == .substitute)
  }

  /// The days are those of the calendars of the DGPA for 2024 to 2027, and those that the package holidays 0.109 has in 2029 to 2032 in
  /// place of others.
  @Test func daysOffOfTaiwanFollowFromItsLawsAndDecisions() throws {
    let daysOff = DaysOff(of: .taiwan)
    for (date, word, festival) in [
      ("2024-02-17", "worked", "chunjie"), ("2024-04-05", "law", "ertong"), ("2025-09-28", "law", "kongzi"),
      ("2026-02-27", "in-place", "heping"), ("2027-12-31", "in-place", "kaiguo"),
    ] {
      let ruling = try #require(try daysOff.ruling(on: Days.day(date)), "\(date)")
      #expect(ruling.word == word && ruling.festival?.id == festival, "\(date) \(ruling)")
    }
    // Two holidays on one working day give no other, and mainland China worked on 4 January 2026.
    for date in ["2026-01-04", "2061-09-29"] {
      #expect(try daysOff.ruling(on: Days.day(date)) == nil, "\(date)")
    }
    let forecast = try daysOff.rulings(in: Days.day("2029-01-01")...Days.day("2032-12-31"))
      .filter { $0.reason == .forecast }
    #expect(
      forecast.map { "\(CivilDate($0.day))" } == [
        "2029-02-16", "2029-06-15", "2029-09-21", "2030-02-06", "2030-02-07", "2030-09-27", "2031-01-27",
        "2031-04-03", "2031-09-29", "2031-10-24", "2032-02-27", "2032-04-02", "2032-04-05", "2032-04-30",
        "2032-06-11", "2032-09-20", "2032-10-11", "2032-12-24", "2032-12-31",
      ])
    #expect([2016, 2027, 2060].map { daysOff.year($0).state } == [.uncollected, .decided, .forecast])
  }

  /// The ruling on a day does not depend on the range in which it is asked for, although days before and behind it decide it.
  @Test(arguments: FestivalCountry.all) func aDayHasTheSameRulingInEveryRange(country: FestivalCountry) throws
  {
    let daysOff = DaysOff(of: country, decided: DecidedDays([]))
    let days = try Days.day("2059-12-01")...Days.day("2062-01-31")
    let together = try daysOff.rulings(in: days)
    #expect(try days.compactMap { try daysOff.ruling(on: $0) } == together)
  }

  /// Days of a made-up law, each a holiday by one rule: those in place of them.
  @Test(arguments: [
    // 2026-08-01 is a Saturday.
    (["2026-08-01 sunday"], []), (["2026-08-01 weekend"], ["2026-08-03"]), (["2026-08-01 general"], []),
    (["2026-08-01 nearest"], ["2026-07-31"]), (["2026-08-02 nearest"], ["2026-08-03"]),
    (["2026-08-02 general"], ["2026-08-03"]), (["2026-08-02 general", "2026-08-03 -"], ["2026-08-04"]),
    (["2026-08-01 nearest", "2026-07-31 nearest"], ["2026-07-30"]),
    // Two on one day: a Saturday, a Friday, and a Sunday.
    (["2026-08-01 sunday", "2026-08-01 sunday"], []),
    (["2026-08-01 general", "2026-08-01 general"], ["2026-08-03"]),
    (["2026-07-31 general", "2026-07-31 general"], ["2026-08-01"]),
    (["2026-07-31 sunday", "2026-07-31 sunday"], ["2026-08-03"]),
    (["2026-07-31 nearest", "2026-07-31 nearest"], []),
    (["2026-07-31 nearest", "2026-07-31 sunday"], ["2026-08-03"]),
    (["2026-08-02 general", "2026-08-02 general"], ["2026-08-03", "2026-08-04"]),
  ]) func aRuleGivesAnotherDay(holidays: [String], expected: [String]) throws {
    let all = try holidays.enumerated().map { index, text in
      let words = text.split(separator: " ").map(String.init)
      return PaidHoliday(
        day: try Days.day(words[0]), festival: index, id: "\(index)", paidDays: .fixed(first: 0, count: 1),
        substitute: try #require(SubstituteRule(rawValue: words[1])))
    }
    let found = PaidHoliday.substitutes(for: PaidHoliday.byDay(all)) { _ in false }
    #expect(found.map { "\(CivilDate($0.day))" } == expected)
  }

  /// Typed from the notices: 国办发明电〔2025〕7号, and Thông báo 9441/TB-BNV with Công văn 12729/VPCP-KGVX.
  @Test func aDayNamesTheReasonWhyItIsOffOrWorked() throws {
    let expected = [
      ("chinese", "2026-02-14", "worked", "chunjie"), ("chinese", "2026-02-15", "weekend", "chunjie"),
      ("chinese", "2026-02-16", "law", "chunjie"), ("chinese", "2026-02-23", "bridging", "chunjie"),
      ("chinese", "2026-02-28", "worked", "chunjie"), ("chinese", "2026-10-10", "worked", "guoqing"),
      ("vietnamese", "2026-02-20", "chosen", "tet"), ("vietnamese", "2026-08-22", "worked", "national_day"),
      ("vietnamese", "2026-08-31", "bridging", "national_day"),
      ("vietnamese", "2026-09-01", "chosen", "national_day"),
    ]
    for (calendar, date, word, festival) in expected {
      let calendar = try #require(LunarCalendar(id: calendar))
      let ruling = try #require(try daysOff(calendar).ruling(on: Days.day(date)), "\(date)")
      #expect(ruling.word == word && ruling.festival?.id == festival, "\(date) \(ruling.word)")
      #expect(ruling.isWorked == (word == "worked") && ruling.isOff == (word != "worked"), "\(date)")
      #expect((ruling.decision != nil) == (word != "law"), "\(date)")
    }
    // A mere weekend and a common working day have no ruling.
    for date in ["2026-03-07", "2026-03-09"] {
      #expect(try daysOff(.chinese).ruling(on: Days.day(date)) == nil, "\(date)")
    }
  }

  /// Only closed years are asked of the collected decisions.
  ///
  /// Rules of open years are tried on one that nothing will decide soon, and those of years without decisions where there
  /// are none at all.
  @Test func aYearNamesTheBasisOfItsDaysOff() throws {
    let expected: [(LunarCalendar, Int, DaysOffYear.State)] = [
      (.chinese, 2026, .decided), (.chinese, 2004, .decided), (.chinese, 2094, .forecast),
      (.korean, 2026, .decided), (.korean, 2094, .law),
      (.vietnamese, 2026, .decided), (.vietnamese, 2094, .forecast),
    ]
    for (calendar, year, state) in expected {
      #expect(try daysOff(calendar).year(year).state == state, "\(calendar) \(year)")
    }
    for calendar in [LunarCalendar.chinese, .korean, .vietnamese] {
      let none = try daysOff(calendar, decided: DecisionDocument.decisions(DecisionDocument.none))
      #expect(none.year(2020).state == .uncollected && none.year(2094).state != .uncollected, "\(calendar)")
    }
    // A year may be outdated from the day after the one by which such decisions were usually known.
    let year = try daysOff(.chinese).year(2094)
    let by = try #require(year.usuallyDecidedBy)
    #expect(by.year == 2093)
    let dates = [by, CivilDate(try DayNumber(by).adding(days: 1))]
    #expect(dates.map(year.mayBeOutdated) == [false, true])
    #expect(try !daysOff(.chinese).year(2026).mayBeOutdated(on: dates[1]))
  }

  /// 1 January 2084 is a Saturday: Vietnamese usually have the Monday off, which nothing has decided.
  @Test func whatUsuallyHoldsIsNeverOff() throws {
    let ruling = try #require(try daysOff(.vietnamese).ruling(on: Days.day("2084-01-03")))
    #expect(ruling.reason == .forecast && !ruling.isOff && !ruling.isWorked)
  }

  /// Returns the days from a year to another that are usually off, if no decision is known.
  private func usual(_ calendar: LunarCalendar, _ from: Int, _ until: Int) throws -> [DayNumber] {
    let days = try Days.day("\(from)-01-01")...Days.day("\(until)-12-31")
    return try daysOff(calendar, decided: DecidedDays([])).rulings(in: days)
      .filter { $0.reason == .forecast && !$0.isOff }.map(\.day)
  }

  /// The Measures of China have holidays on a weekend made up.
  ///
  /// These are days off of the notices for 2024 to 2026, 国办发明电〔2023〕7号, 〔2024〕12号
  /// and 〔2025〕7号, and of 2020, when 1 October was two holidays and gave another day. Years to come may get other laws.
  @Test func aHolidayOfChinaOnAWeekendIsUsuallyMadeUp() throws {
    #expect(
      try usual(.chinese, 2024, 2026).map { "\(CivilDate($0))" } == [
        "2024-02-13", "2024-02-14", "2025-06-02", "2026-04-06", "2026-05-04", "2026-10-05",
      ])
    #expect(
      try usual(.chinese, 2020, 2020).suffix(2).map { "\(CivilDate($0))" } == ["2020-10-05", "2020-10-06"])
    // From 1949 to 1999 a Sunday alone gave the next day: 1 October 1995, but not Saturday, 1 January 1994.
    #expect(try usual(.chinese, 1995, 1995).map { "\(CivilDate($0))" }.contains("1995-10-03"))
    #expect(try usual(.chinese, 1994, 1994).allSatisfy { $0 != (try Days.day("1994-01-03")) })
  }

  /// How often the rules were right in years whose decisions are known.
  ///
  /// China gave the Friday before Dragon Boat Festival of 2012, and no day for Mid-Autumn of 2015. In such years nothing is usual.
  @Test(arguments: [
    (LunarCalendar.chinese, 2008, 63, ["2012-06-25", "2015-09-28"]), (.vietnamese, 2014, 39, []),
  ]) func theRulesGaveWhatWasDecided(calendar: LunarCalendar, from: Int, count: Int, wrong: [String]) throws {
    let daysOff = try daysOff(calendar)
    let usual = try usual(calendar, from, 2026)
    #expect(usual.count == count)
    let others = try usual.filter { try daysOff.ruling(on: $0)?.isOff != true }
    #expect(others.map { "\(CivilDate($0))" } == wrong)
    let known = try daysOff.rulings(in: Days.day("\(from)-01-01")...Days.day("2026-12-31"))
    #expect(known.allSatisfy { $0.reason != .forecast })
  }

  /// Before October 1999 officials of Vietnam worked on Saturdays: 2 September 1995, 8 February 1997 and 1 May 1999 gave no other day.
  ///
  /// The days of 2023 are off in Thông báo 5034/TB-LĐTBXH: 2 September, a Saturday, gave 4 September whichever day beside it was chosen.
  @Test func whatIsUsualInVietnamFollowsItsWeek() throws {
    #expect(
      try usual(.vietnamese, 1995, 1999).map { "\(CivilDate($0))" } == [
        "1995-01-02", "1995-05-02", "1996-02-22", "1997-02-10",
      ])
    #expect(
      try usual(.vietnamese, 2023, 2023).map { "\(CivilDate($0))" } == [
        "2023-01-02", "2023-01-25", "2023-01-26", "2023-05-02", "2023-05-03", "2023-09-04",
      ])
  }

  /// Local elections at the end of a term, as the Python package holidays 0.109 computes them; those of 2030 and 2046 are a week later
  /// because of Memorial Day.
  @Test func electionsOfKoreaFollowFromTheLaw() throws {
    let rule = FestivalRecord.Day.wednesday(
      month: 5, day: 31, year: 2030, interval: 4, holidayMonth: 6, holidayDay: 6)
    let days = LunarCalendar.korean.days(
      of: rule, in: try Days.day("2027-01-01")...Days.day("2046-12-31"), lunarYears: 2026...2046)
    #expect(
      days.map { "\(CivilDate($0))" } == [
        "2030-06-12", "2034-05-31", "2038-06-02", "2042-06-04", "2046-06-13",
      ])
  }

  /// 国办发明电〔2018〕15号 has 清明节：4月5日放假，与周末连休, and 国办发明电〔2013〕28号 4月5日放假，4月7日（星期一）补休.
  @Test func aWeekendThatANoticeJoinsBelongsToTheBreak() throws {
    for (date, festival) in [
      ("2019-04-06", "qingming"), ("2019-04-07", "qingming"), ("2018-09-22", "zhongqiu"),
      ("2023-12-30", "yuandan"), ("2014-04-06", "qingming"),
    ] {
      let ruling = try #require(try daysOff(.chinese).ruling(on: Days.day(date)), "\(date)")
      #expect(ruling.word == "weekend" && ruling.isOff && ruling.festival?.id == festival, "\(date)")
    }
  }

  /// Where a decision has named the day in place of a holiday, the working day after it is no day off: 2 May 2011 was in place of
  /// 30 April, and 3 May of 1 May (notice of Hồ Chí Minh City, 2011-04-13).
  @Test func nothingIsForecastWhereADecisionHasSpoken() throws {
    let days = [
      "2006-09-05", "2010-02-22", "2010-02-23", "2011-02-08", "2011-05-04", "2011-05-05", "2012-01-03",
      "2012-01-30",
    ]
    for day in days { #expect(try daysOff(.vietnamese).ruling(on: Days.day(day)) == nil, "\(day)") }
    // A decision about a part of 2084, whose 30 April is a Sunday and whose 1 January a Saturday.
    for (day, kind, festival, next) in [
      ("2084-05-02", "in-place", "victory_day", "2084-05-03"),
      ("2084-05-03", "in-place", "victory_day", "2084-05-02"),
      ("2084-05-02", "in-place", "labour_day", "2084-05-03"),
      ("2084-01-03", "bridging", "new_year", "2084-01-04"),
    ] {
      let text = DecisionDocument.text(
        #"{"date": "\#(day)", "kind": "\#(kind)", "festivalId": "\#(festival)"}"#, year: 2084,
        decided: "2083-11-20"
      )
      .replacing("china", with: "vietnam").replacing("true", with: "false")
      let newer = try DecisionDocument.decisions(text)
      let daysOff = try daysOff(.vietnamese, decided: DecidedDays.collected.replacing(with: newer))
      #expect(daysOff.year(2084).state == .forecast)
      #expect(try daysOff.ruling(on: Days.day(day))?.word == kind, "\(text)")
      #expect(try daysOff.ruling(on: Days.day(next)) == nil, "\(text)")
    }
  }

  /// 3 October 2028 is Chuseok and the day of the foundation, so the law gives the 5th; people work if that is decided.
  @Test func aDecisionToWorkHoldsOnASubstituteDay() throws {
    // No decision about the year can be newer: it is of the day before.
    let text = DecisionDocument.text(
      #"{"date": "2028-10-05", "kind": "worked"}"#, year: 2028, decided: "2028-10-04"
    )
    .replacing("china", with: "korea")
    let newer = try DecisionDocument.decisions(text)
    let daysOff = try daysOff(.korean, decided: DecidedDays.collected.replacing(with: newer))
    #expect(
      try daysOff.rulings(in: Days.day("2028-10-05")...Days.day("2028-10-10")).map(\.word) == [
        "worked", "law",
      ])
  }
}
