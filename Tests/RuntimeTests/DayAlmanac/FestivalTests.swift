import SourceText
import TestSupport
import Testing

@testable import DayAlmanac

struct FestivalTests {
  private func year(_ year: Int) throws -> ClosedRange<DayNumber> {
    try Days.day("\(year)-01-01")...Days.day("\(year)-12-31")
  }

  /// The public holidays that the Labour Code names.
  ///
  /// Tết and the Hùng Kings' day (3/10) are typed by hand: up to 2026 from memory, and after it from the
  /// lunar dates of an independent program.
  @Test func vietnamesePublicHolidaysByLaw() throws {
    let published: [(year: Int, tet: String, hung: String)] = [
      (2020, "01-25", "04-02"), (2021, "02-12", "04-21"), (2022, "02-01", "04-10"), (2023, "01-22", "04-29"),
      (2024, "02-10", "04-18"), (2025, "01-29", "04-07"), (2026, "02-17", "04-26"), (2027, "02-06", "04-16"),
      (2028, "01-26", "04-04"), (2029, "02-13", "04-23"), (2030, "02-02", "04-12"), (2031, "01-23", "04-01"),
      (2032, "02-11", "04-19"), (2033, "01-31", "04-09"), (2034, "02-19", "04-28"), (2035, "02-08", "04-17"),
    ]
    for (year, tet, hung) in published {
      var expected = [
        ("\(year)-01-01", 1), ("\(year)-\(tet)", 5), ("\(year)-\(hung)", 1), ("\(year)-04-30", 1),
        ("\(year)-05-01", 1), ("\(year)-09-02", year < 2021 ? 1 : 2),
      ]
      if year >= 2026 { expected.append(("\(year)-11-24", 1)) }
      let found = try LunarCalendar.vietnamese.festivals(in: self.year(year)).filter {
        $0.festival.paidDays.count > 0
      }
      // A law of tomorrow may give more days.
      let dates = found.map { "\(CivilDate($0.day))" }
      guard year <= 2026 else {
        #expect(Set(dates).isSuperset(of: ["\(year)-\(tet)", "\(year)-\(hung)"]), "\(year)")
        continue
      }
      #expect(dates == expected.map(\.0).sorted(), "\(year)")
      #expect(
        found.map(\.festival.paidDays.count) == expected.sorted { $0.0 < $1.0 }.map(\.1),
        "\(year): \(found.map { "\($0.festival.id) \($0.festival.paidDays.count)" })")
      #expect(found.allSatisfy { $0.festival.legalBasis != nil })
    }
  }

  @Test func whatIsDecidedEveryYearIsNotGuessed() throws {
    let tet = try #require(LunarCalendar.vietnamese.festivals(on: Days.day("2026-02-17")).first)
    #expect(tet.festival.paidDays == .decidedEveryYear(count: 5))
    // Only Tết itself and 2 September are certain to be paid.
    #expect(tet.paidDays == tet.day...tet.day)
    let national = try #require(LunarCalendar.vietnamese.festivals(on: Days.day("2027-09-02")).first)
    #expect(national.paidDays == national.day...national.day)
    // Until 2013-04-30 the law named the days: the last of the year and three of the new one.
    let old = try #require(LunarCalendar.vietnamese.festivals(on: Days.day("2013-02-10")).first)
    #expect(try old.paidDays == Days.day("2013-02-09")...Days.day("2013-02-12"))
  }

  /// A festival has a rule for each law that changed it; whoever asks for Tết means all of them.
  ///
  /// Tết of 1990, 2026 and 2027 is as printed.
  @Test func aFestivalIsFoundByItsID() throws {
    let calendar = LunarCalendar.vietnamese
    let country = try #require(calendar.country)
    let tet = try #require(country.festival(id: "tet"))
    #expect(try tet.validity.contains(Days.day("2027-02-06")))
    #expect(try tet.days(in: year(1990), of: calendar) == [Days.day("1990-01-27")])
    for rule in country.rules where rule.id == "tet" {
      #expect(try rule.days(in: year(2027), of: calendar) == [Days.day("2027-02-06")])
    }
    #expect(try tet.days(in: Days.day("1990-01-01")...Days.day("2027-12-31"), of: calendar).count == 38)
    let today = try Days.day("2026-11-20")
    #expect(try calendar.nextFestival("tet", from: today)?.day == Days.day("2027-02-06"))
    #expect(try calendar.nextFestival("tet", from: Days.day("2026-02-17"))?.day == Days.day("2026-02-17"))
    #expect(try calendar.nextFestival("tet", from: Days.day("2100-03-01")) == nil)
    #expect(country.festival(id: "Tet") == nil)
    #expect(throws: FestivalError.unknownFestival("Tet", of: country)) {
      try calendar.nextFestival("Tet", from: today)
    }
    #expect(throws: FestivalError.unknownFestival("tet", of: .japan)) {
      try LunarCalendar.japanese.nextFestival("tet", from: today)
    }
    let error = #expect(throws: FestivalError.self) {
      try LunarCalendar.chinese.nextFestival("mid_autumn", from: today)
    }
    #expect(error?.description.hasPrefix("'mid_autumn' is not the id of a festival of china;") == true)
    #expect(throws: FestivalError.lunar(.dayOutsideTables(try Days.day("1899-02-09")))) {
      try calendar.nextFestival("tet", from: Days.day("1899-02-09"))
    }
    #expect(
      try LunarCalendar.japanese.nextFestival("tet", from: today, of: country)?.day == Days.day("2027-02-07"))
    #expect(try calendar.festivals(in: 2027) == calendar.festivals(in: year(2027)))
    for wrong in [-1, 1899, 2101, 10_000] {
      #expect(throws: LunarDateError.self) { try calendar.festivals(in: wrong) }
    }
    for country in FestivalCountry.all {
      let ids = country.festivals.map(\.id)
      #expect(Set(ids).count == ids.count && Set(ids) == Set(country.rules.map(\.id)))
    }
  }

  @Test func cultureDayFrom2026() throws {
    let ids = { (text: String) in
      try LunarCalendar.vietnamese.festivals(on: Days.day(text)).map(\.festival.id)
    }
    #expect(try !ids("2025-11-24").contains("culture_day") && ids("2026-11-24").contains("culture_day"))
  }

  /// Lunar festivals are in the regular month: 2025 has a month 6 and a leap month 6, 2023 a leap month 2.
  @Test func leapMonthsHaveNoFestivals() throws {
    for calendar in [LunarCalendar.vietnamese, .chinese] {
      let range = try Days.day("1900-01-01")...Days.day("2100-12-31")
      let terms: Set = ["thanh_minh", "qingming", "dongzhi"]
      let lunar = Set(
        try #require(calendar.country).rules
          .filter { if case .lunar = $0.date { true } else { false } }.map(\.id))
      let days = try calendar.festivals(in: range)
      #expect(
        try days.filter { lunar.contains($0.festival.id) }.allSatisfy {
          try !calendar.lunarDate(of: $0.day).isLeapMonth
        })
      // Each of them is once a lunar year, as far as its rules reach.
      let moon = days.filter { ["trung_thu", "zhongqiu"].contains($0.festival.id) }
      #expect(moon.count == 201)
      #expect(days.contains { terms.contains($0.festival.id) })
    }
  }

  @Test func lastDayOfTheYear() throws {
    for (date, calendar) in [("2026-02-16", LunarCalendar.vietnamese), ("2025-01-28", .chinese)] {
      let ids = try calendar.festivals(on: Days.day(date)).map(\.festival.id)
      #expect(ids.contains("tet_eve") || ids.contains("chuxi"), "\(date)")
    }
    #expect(
      try LunarCalendar.vietnamese.festivals(on: Days.day("2101-01-28")).contains {
        $0.festival.id == "tet_eve"
      })
  }

  /// The dates of Thanh minh and 清明 differ in these years, because the clocks differ.
  @Test func clearAndBrightInTwoCountries() throws {
    let range = try Days.day("1968-01-01")...Days.day("2100-12-31")
    let days = { (calendar: LunarCalendar, id: String) in
      try calendar.festivals(in: range).filter { $0.festival.id == id }.map(\.day)
    }
    let pairs = zip(try days(.vietnamese, "thanh_minh"), try days(.chinese, "qingming"))
    let years = pairs.filter { $0 != $1 }.map { CivilDate($0.0).year }
    #expect(years == [1972, 2005, 2038, 2067, 2071, 2100])
  }

  /// The last day of the year and the first three of the next are paid in every year since 1995.
  ///
  /// The choice of the other days of Tết does not matter. They are counted once, with Tết.
  @Test func fourDaysOfTetArePaidInEveryChoice() throws {
    for (year, eve) in [(1995, "1995-01-30"), (2013, "2013-02-09"), (2026, "2026-02-16")] {
      let first = try Days.day(eve)
      let days = try LunarCalendar.vietnamese.festivals(in: first...first.adding(days: 3)).filter(
        \.festival.isPublicHoliday)
      #expect(days.map(\.festival.id) == ["tet_eve", "tet", "tet_2", "tet_3"], "\(year)")
      #expect(days.allSatisfy { $0.festival.kind == .publicHoliday && $0.festival.legalBasis != nil })
      #expect(days.reduce(0) { $0 + $1.festival.paidDays.count } == (year < 2014 ? 4 : 5))
      #expect(days.filter { $0.festival.id != "tet" }.allSatisfy { $0.paidDays == $0.day...$0.day })
    }
    let before = try LunarCalendar.vietnamese.festivals(on: Days.day("1994-02-11"))
    #expect(before.allSatisfy { !$0.festival.isPublicHoliday })
  }

  /// A calendar without a custom of reading days has no day almanac unless it is asked for.
  @Test func aCalendarWithoutRulesHasNobodysAlmanac() throws {
    let calendar = try #require(LunarCalendar(id: "japanese"))
    let day = try Days.day("2026-02-17")
    #expect(calendar.country == .japan && calendar.dayRules == nil && calendar.ownLanguage?.rawValue == "ja")
    #expect(throws: AlmanacDay.Failure.noRules(calendar)) { try AlmanacDay(day, in: calendar) }
    #expect(try AlmanacDay(day, in: calendar, rules: .chinese).rules == .chinese)
    #expect(try !calendar.festivals(in: self.year(2026), of: FestivalCountry(id: "china")).isEmpty)
  }

  /// Seollal and Chuseok on the dates on which they were in Korea.
  ///
  /// In 1997, 2027 and 2028 its clock makes them different from China's.
  @Test func koreanHolidaysByLaw() throws {
    let calendar = try #require(LunarCalendar(id: "korean"))
    #expect(calendar.country?.id == "korea")
    func paid(_ id: String, _ year: Int) throws -> ClosedRange<DayNumber>? {
      try calendar.festivals(in: self.year(year)).first { $0.festival.id == id }?.paidDays
    }
    #expect(try paid("seollal", 1984) == nil)
    #expect(try paid("seollal", 1985) == Days.day("1985-02-20")...Days.day("1985-02-20"))
    #expect(try paid("seollal", 1989) == Days.day("1989-02-05")...Days.day("1989-02-07"))
    #expect(try paid("seollal", 1997) == Days.day("1997-02-07")...Days.day("1997-02-09"))
    #expect(try paid("seollal", 2026) == Days.day("2026-02-16")...Days.day("2026-02-18"))
    #expect(try paid("chuseok", 1985) == Days.day("1985-09-29")...Days.day("1985-09-29"))
    #expect(try paid("chuseok", 1986) == Days.day("1986-09-18")...Days.day("1986-09-19"))
    #expect(try paid("chuseok", 2025) == Days.day("2025-10-05")...Days.day("2025-10-07"))
    #expect(try paid("bucheonnim", 1974) == nil)
    #expect(try paid("bucheonnim", 2026) == Days.day("2026-05-24")...Days.day("2026-05-24"))
    #expect(try paid("hangeul", 1991) == nil && paid("hangeul", 2013) != nil)
    #expect(try paid("singmogil", 1959) != nil && paid("singmogil", 1960) == nil)
    #expect(try paid("singmogil", 1961) == Days.day("1961-04-05")...Days.day("1961-04-05"))
    // United Nations Day was a holiday 26 times.
    #expect(try (1949...2026).filter { try paid("yuen", $0) != nil } == Array(1950...1975))
    #expect(try paid("nodong", 2025) == nil && paid("nodong", 2026) != nil)
    #expect(try (2006...2027).filter { try paid("jeheon", $0) != nil } == [2006, 2007, 2026, 2027])
  }

  /// Korea's public holidays of 2026 and 2027 as hyunbinseo/holidays-kr lists them, which follows the official calendars (월력요항)
  /// and the laws of 2026; without elections and substitute days.
  @Test(arguments: [
    (
      2026,
      [
        "01-01", "02-16", "02-17", "02-18", "03-01", "05-01", "05-05", "05-24", "06-06", "07-17", "08-15",
        "09-24", "09-25", "09-26", "10-03", "10-09", "12-25",
      ]
    ),
    (
      2027,
      [
        "01-01", "02-06", "02-07", "02-08", "03-01", "05-01", "05-05", "05-13", "06-06", "07-17", "08-15",
        "09-14", "09-15", "09-16", "10-03", "10-09", "12-25",
      ]
    ),
  ]) func koreanHolidaysOfAnOfficialCalendar(year: Int, dates: [String]) throws {
    let calendar = try #require(LunarCalendar(id: "korean"))
    let days = try calendar.festivals(in: self.year(year)).filter { $0.festival.kind == .publicHoliday }
    let paid = days.compactMap(\.paidDays).flatMap { Array($0.lowerBound.rataDie...$0.upperBound.rataDie) }
    #expect(
      Set(paid).sorted().map { "\(CivilDate(DayNumber(unchecked: $0)))" } == dates.map { "\(year)-\($0)" })
  }

  /// The law counts the eve of Seollal among its three days, so the eve itself is a public holiday since then.
  @Test func theEveOfSeollalIsOneOfItsDays() throws {
    let calendar = try #require(LunarCalendar(id: "korean"))
    func eve(_ date: String) throws -> FestivalDay {
      try #require(calendar.festivals(on: Days.day(date)).first { $0.festival.id == "seotdal" })
    }
    #expect(try eve("1988-02-17").festival.kind == .traditional)
    #expect(try eve("1989-02-05").festival.paidDays == .among(festival: "seollal"))
    let day = try eve("2026-02-16")
    #expect(day.festival.kind == .publicHoliday && day.paidDays == day.day...day.day)
  }

  /// The statutory days of China by the Measures of 1949 and four decrees.
  @Test func chineseHolidays() throws {
    let paid = { (id: String, year: Int) in
      try LunarCalendar.chinese.festivals(in: self.year(year)).first { $0.festival.id == id }?.paidDays
    }
    #expect(try paid("chunjie", 2007) == Days.day("2007-02-18")...Days.day("2007-02-20"))
    #expect(try paid("chunjie", 2008) == Days.day("2008-02-06")...Days.day("2008-02-08"))
    #expect(try paid("chunjie", 2014) == Days.day("2014-01-31")...Days.day("2014-02-02"))
    #expect(try paid("chunjie", 2025) == Days.day("2025-01-28")...Days.day("2025-01-31"))
    #expect(try paid("laodong", 2024) == Days.day("2024-05-01")...Days.day("2024-05-01"))
    #expect(try paid("laodong", 2025) == Days.day("2025-05-01")...Days.day("2025-05-02"))
    #expect(try paid("qingming", 2007) == nil && paid("qingming", 2008) != nil)
    #expect(try paid("chunjie", 1949) == nil)
    #expect(try paid("chunjie", 1999) == Days.day("1999-02-16")...Days.day("1999-02-18"))
    #expect(try paid("laodong", 1985) == Days.day("1985-05-01")...Days.day("1985-05-01"))
    #expect(try paid("guoqing", 1998) == Days.day("1998-10-01")...Days.day("1998-10-02"))
    #expect(try paid("guoqing", 1999) == Days.day("1999-10-01")...Days.day("1999-10-03"))
    #expect(try paid("kangzhan_70", 2015) != nil && paid("kangzhan_70", 2016) == nil)
    #expect(try paid("chunjie_2020", 2020) == Days.day("2020-01-31")...Days.day("2020-02-02"))
  }

  @Test func nextFestival() throws {
    let calendar = LunarCalendar.vietnamese
    let day = try Days.day("2026-02-18")
    #expect(try calendar.nextFestival(from: day)?.festival.id == "tet_2")
    let next = try calendar.nextFestival(from: Days.day("2026-02-20"), kinds: [.publicHoliday])
    #expect(next?.festival.id == "hung_kings" && next.map { "\(CivilDate($0.day))" } == "2026-04-26")
    let later = try Days.day("2026-02-22")
    #expect(try calendar.nextFestival(from: later, of: .china, groups: [])?.festival.id == "tiangong")
    #expect(try calendar.nextFestival(from: later, of: .china)?.festival.id == "jiu_8")
    let last = try Days.day("2101-01-28")
    #expect(try calendar.nextFestival(from: last, kinds: [.publicHoliday])?.festival.id == "tet_eve")
    #expect(try calendar.nextFestival(from: last, kinds: [.observance]) == nil)
    #expect(throws: LunarDateError.self) { try calendar.nextFestival(from: last.adding(days: 1)) }
    #expect(throws: LunarDateError.self) { try calendar.nextFestival(from: Days.day("1899-02-09")) }
  }

  /// The days that laws and the notices of each year name as paid, and days beside them that none does.
  ///
  /// China: Decree 795 (1 to 3 October since 1999; the eve and three days of the Spring Festival since 2025).
  /// Vietnam: Labour Code 2019, art. 112, which names 2 September and leaves the second day to a decision; Labour Code 1994, four
  /// days of Tết.
  /// Korea: three days of Seollal and Chuseok by Act 18291.
  @Test(arguments: [
    ("chinese", "2026-09-30", []), ("chinese", "2026-10-01", ["guoqing"]),
    ("chinese", "2026-10-02", ["guoqing"]), ("chinese", "2026-10-03", ["guoqing"]),
    ("chinese", "2026-10-04", []), ("chinese", "1998-10-03", []), ("chinese", "2025-01-28", ["chuxi"]),
    ("chinese", "2025-01-31", ["chunjie"]), ("chinese", "2025-02-01", []),
    ("chinese", "2025-05-02", ["laodong"]), ("chinese", "2024-05-02", []),
    ("vietnamese", "2026-08-31", []), ("vietnamese", "2026-09-01", []),
    ("vietnamese", "2026-09-02", ["national_day"]), ("vietnamese", "2026-09-03", []),
    ("vietnamese", "2024-09-01", []), ("vietnamese", "2024-09-03", []),
    ("vietnamese", "2013-02-09", ["tet_eve"]), ("vietnamese", "2013-02-12", ["tet_3"]),
    // Which day besides 2 September is paid, and which is the fifth of Tết, is decided in the year before.
    ("vietnamese", "2027-09-01", []), ("vietnamese", "2027-09-03", []), ("vietnamese", "2026-02-20", []),
    ("korean", "2025-10-05", ["chuseok"]), ("korean", "2025-10-06", ["chuseok"]),
    ("korean", "2025-10-07", ["chuseok"]), ("korean", "2025-10-08", []), ("korean", "2025-10-04", []),
    ("korean", "2026-02-18", ["seollal"]), ("korean", "1986-09-17", []),
    ("korean", "1986-09-19", ["chuseok"]),
  ]) func aPaidDayIsAPublicHoliday(calendar: String, date: String, ids: [String]) throws {
    let (calendar, day) = (try #require(LunarCalendar(id: calendar)), try Days.day(date))
    let found = try calendar.publicHolidays(on: day)
    #expect(found.map(\.festival.id) == ids)
    #expect(found.allSatisfy { $0.festival.isPublicHoliday && $0.paidDays?.contains(day) == true })
    // The festivals on the day are those whose own day it is.
    #expect(try calendar.festivals(on: day).allSatisfy { $0.day == day })
    #expect(try calendar.publicHolidays(in: day...day).isEmpty == ids.isEmpty)
  }

  /// Two questions have one answer, on every day from 1900 to 2100 and in every country.
  @Test func aDayHasAPublicHolidayWhereAHolidayHasTheDay() throws {
    for calendar in LunarCalendar.all {
      let range = try Days.day("1899-02-10")...Days.day("2101-01-28")
      let paid = Set(
        try calendar.publicHolidays(in: range).compactMap(\.paidDays).flatMap {
          $0.lowerBound.rataDie...$0.upperBound.rataDie
        })
      #expect(paid.isEmpty == (calendar.country == nil))
      var faults: [String] = []
      for day in range {
        let found = try calendar.publicHolidays(on: day)
        if found.isEmpty == paid.contains(day.rataDie) || found.contains(where: { $0.paidDays == nil }) {
          faults.append("\(calendar) \(day)")
        }
      }
      #expect(faults.prefix(5) == [])
    }
    // Tables end between New Year's Eve and the new year.
    #expect(throws: LunarDateError.self) {
      try LunarCalendar.korean.publicHolidays(in: Days.day("2101-01-28")...Days.day("2101-01-29"))
    }
  }

  /// A range has the same festivals as its days one by one.
  @Test func rangesAreTheirDays() throws {
    for calendar in LunarCalendar.all {
      let range = try Days.day("2024-01-01")...Days.day("2026-12-31")
      var single: [FestivalDay] = []
      for day in range {
        single += try calendar.festivals(on: day)
      }
      #expect(try calendar.festivals(in: range) == single)
    }
  }

  /// The Labour Code of Vietnam of 1994 is in force from 1995-01-01, the Measures of China were made on 1949-12-23, the Decree of
  /// Korea on 1949-06-04, the Act of Japan on 1948-07-20; before them no paid day is known.
  @Test(arguments: [
    ("vietnamese", "1995-01-01"), ("chinese", "1950-01-01"), ("korean", "1949-06-04"),
    ("japanese", "1948-07-20"),
  ])
  func lawsBeginOnADayBeforeWhichNoDayIsPaid(calendar: String, first: String) throws {
    let calendar = try #require(LunarCalendar(id: calendar))
    let lawsFrom = try #require(calendar.country).lawsFrom
    #expect("\(lawsFrom)" == first)
    let before = calendar.days.lowerBound...(try DayNumber(lawsFrom).adding(days: -1))
    #expect(try calendar.publicHolidays(in: before).isEmpty)
    let year = DayNumber(lawsFrom)...(try DayNumber(lawsFrom).adding(days: 365))
    #expect(try !calendar.publicHolidays(in: year).isEmpty)
  }

  /// People kept the feasts before a law gave them a day off.
  @Test(arguments: [
    (
      "hong-kong", 1998,
      "chunjie 01-28, chunjie_2 01-29, chunjie_3 01-30, qingming 04-05, fodan 05-03, duanwu 05-30, zhongqiu 10-05, chongyang 10-28"
    ),
    (
      "taiwan", 2005,
      "chuxi 02-08, chunjie 02-09, qingming 04-05, duanwu 06-11, zhongqiu 09-18"
    ),
    ("taiwan", 1999, "fodan 05-22"), ("japan", 1948, "ganjitsu 01-01"),
    ("vietnam", 1990, "tet_eve 01-26, tet 01-27, victory_day 04-30, national_day 09-02"),
    ("korea", 1949, "seollal 01-29, bucheonnim 05-05"), ("china", 1949, "chunjie 01-29"),
  ])
  func feastsAreOlderThanTheirLaws(country: String, year: Int, days: String) throws {
    let country = try #require(FestivalCountry(id: country))
    let kept = try country.calendar.festivals(in: self.year(year), of: country).filter {
      !$0.festival.isPublicHoliday
    }
    let found = kept.map { "\($0.festival.id) \(CivilDate($0.day))".replacing("\(year)-", with: "") }
    #expect(Set(found).isSuperset(of: days.split(separator: ", ").map(String.init)), "\(found)")
  }

  /// Nothing is commemorated before it happened.
  @Test(arguments: [
    (
      "taiwan",
      ["guangfu", "guofu_died", "xingxian", "lieshi", "junren", "funu", "laodong", "kongzi", "guofu_born"],
      2011
    ),
    ("vietnam", ["national_day"], 1946), ("vietnam", ["victory_day"], 1976),
  ])
  func commemorationsHaveABeginning(country: String, ids: [String], first: Int) throws {
    let country = try #require(FestivalCountry(id: country))
    for id in ids {
      let days = try country.calendar.festivals(
        in: Days.day("1900-01-01")...Days.day("2025-12-31"), of: country
      ).filter { $0.festival.id == id }
      #expect(days.first.map { CivilDate($0.day).year } == first, "\(id)")
    }
  }

  /// Only the first syllable of a festival's name and proper names have a capital.
  @Test func namesOfFeastsHaveOneCapital() throws {
    for country in FestivalCountry.all {
      for festival in country.rules where festival.kind != .observance {
        let name = festival.name(in: .vietnamese)
        let words = name.prefix { $0 != "(" }.split(separator: " ")
        guard words.first == "Tết" else { continue }
        let capitals = words.dropFirst().filter { $0.first?.isUppercase == true }
        #expect(capitals.count == 1 && words[1].first?.isUppercase == true, "\(country): \(name)")
      }
    }
    for term in SolarTerm.allCases {
      #expect(term.name(in: .vietnamese).filter(\.isUppercase).count == 1)
    }
  }

  @Test func namesAreThoseOfTheirLanguages() throws {
    for country in FestivalCountry.all {
      let rows = try ReferenceTable.records(
        "festivals-\(country.id)", in: "almanac-day",
        columns: ["id", "when", "leap"] + Language.allCases.map(\.rawValue)
          + ["also", "kind", "group", "days", "first", "substitute", "from", "until", "basis"])
      let festivals = country.rules
      let ids = rows.map { String($0["id"]) }
      #expect(festivals.map(\.id) == ids)
      #expect(festivals.map { $0.legalBasis ?? "-" } == rows.map { String($0["basis"]) })
      for language in Language.allCases {
        // A row has a name, followed by short names.
        let names = rows.map { row in
          row[language.rawValue].split(separator: " ", omittingEmptySubsequences: false)
            .split(separator: "|").map { $0.joined(separator: " ") }
        }
        #expect(
          festivals.map { [$0.name(in: language)] + $0.shortNames(in: language) } == names, "\(language)")
      }
    }
    // Names by which people look for a festival are in no other place: none is a name or a short name of it.
    for festival in FestivalCountry.all.flatMap(\.rules) {
      let shown = Language.allCases.flatMap { [festival.name(in: $0)] + festival.shortNames(in: $0) }
      #expect(Set(festival.otherNames).isDisjoint(with: shown), "\(festival.id)")
    }
    // 小年 is 12-23 in the north and 12-24 in the south.
    let china = try #require(LunarCalendar.chinese.country)
    let kitchen = china.rules.filter { $0.otherNames.contains("小年") }
    #expect(kitchen.map { $0.name(in: .chinese) } == ["小年（北方）", "祭灶日（南方小年）"])
    for (date, festival) in zip(["2027-01-30", "2027-01-31"], kitchen) {
      #expect(try LunarCalendar.chinese.festivals(on: Days.day(date)).map(\.festival) == [festival])
    }
    // Each language has a sentence of its own; in traditional characters it may be the same.
    let languages = Language.allCases.filter { $0 == .chinese || !$0.isSameLanguage(as: .chinese) }
    for festival in FestivalCountry.all.flatMap(\.rules) {
      let sentences = languages.compactMap { festival.about(in: $0) }
      #expect(Set(sentences).count == languages.count, "\(festival.id)")
    }
    let mazu = try #require(china.festival(id: "mazu"))
    #expect(mazu.about(in: .chinese) == "海上保护神妈祖的诞辰。")
    // The names that everybody uses.
    let names = Set(china.rules.flatMap { $0.shortNames(in: .chinese) + $0.otherNames })
    #expect(
      names.isSuperset(of: [
        "端午", "清明", "冬至", "七夕", "元宵", "腊八", "重阳", "中元", "祭灶", "龙抬头", "鬼节", "端阳", "上元",
      ]))
    let day = try #require(LunarCalendar.chinese.festivals(on: Days.day("2025-10-06")).first)
    #expect(day.festival.name(in: .chinese) == "中秋节")
  }
}
