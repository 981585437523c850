import SourceText
import TestSupport
import Testing

@testable import DayAlmanac

/// The days that rules of festivals give: around Easter, beside and after solar terms, and by the sexagenary day.
struct FestivalRuleTests {
  /// Every Easter of 1899 to 2100 as python-dateutil has it.
  @Test func easterIsThatOfTheTable() throws {
    let published = try ReferenceTable.records("easter", columns: ["first", "days"]).flatMap { record in
      let first = try #require(Int(record["first"]))
      return record["days"].split(separator: " ").enumerated().map { "\(first + $0.offset)-\($0.element)" }
    }
    func days(_ rule: FestivalRecord.Day) throws -> [DayNumber] {
      LunarCalendar.chinese.days(
        of: rule, in: try Days.day("1899-03-01")...Days.day("2100-12-31"), lunarYears: 1899...2100)
    }
    let easter = try days(.easter(days: 1)).map { $0.advanced(by: -1) }
    #expect(easter.map { "\(CivilDate($0))" } == published && published.count == 202)
    #expect(try days(.easter(days: -46)).map { $0.advanced(by: 46) } == easter)
  }

  /// Children's Day of Taiwan as its calendars have it: the day before 4 April where that is 清明, but 5 April in 2024, a Thursday.
  @Test func aDayBesideATerm() throws {
    let rule = FestivalRecord.Day.beside(month: 4, day: 4, term: .brightAndClear)
    let days = LunarCalendar.chinese.days(
      of: rule, in: try Days.day("2014-01-01")...Days.day("2026-12-31"), lunarYears: 2013...2026)
    #expect(
      days.map { "\(CivilDate($0))" } == [
        "2014-04-04", "2015-04-04", "2016-04-03", "2017-04-03", "2018-04-04", "2019-04-04", "2020-04-03",
        "2021-04-03", "2022-04-04", "2023-04-04", "2024-04-05", "2025-04-03", "2026-04-04",
      ])
  }

  /// Days that count the seasons: every one of 1900 to 2100 as programs that share no code have it, three for China and Korea, two for Japan.
  @Test func daysOfTheSeasons() throws {
    let records = try ReferenceTable.records("season_days", columns: ["country", "festival", "days"])
    let calendars: [String: LunarCalendar] = ["china": .chinese, "japan": .japanese, "korea": .korean]
    for (key, records) in Dictionary(grouping: records, by: { [$0.text("country"), $0.text("festival")] }) {
      let calendar = try #require(calendars[key[0]])
      let festival = try #require(calendar.country?.festival(id: key[1]))
      #expect(festival.group != nil)
      let published = records.flatMap { $0.text("days").split(separator: " ").map(String.init) }
      let range = try Days.day("1900-01-01")...Days.day("2100-12-31")
      #expect(try festival.days(in: range, of: calendar).map { "\(CivilDate($0))" } == published, "\(key)")
    }
  }

  /// The days are those that newspapers printed; autumn began on 7 August 2014, a day with the stem 庚, which was the last of the dog days.
  @Test(arguments: [
    ("chinese", "hanshi", "2024-04-05"), ("korean", "hansik", "2024-04-05"),
    ("chinese", "chufu", "2015-07-13"),
    ("chinese", "zhongfu", "2022-07-26"), ("chinese", "mofu", "2022-08-15"),
    ("korean", "malbok", "2014-08-07"),
    ("korean", "chobok", "2007-07-15"), ("chinese", "jiu_1", "2024-12-21"),
    ("japanese", "hachijuhachiya", "2024-05-01"), ("japanese", "setsubun", "2025-02-02"),
    ("japanese", "haru_higan", "2008-03-17"), ("japanese", "nihyakutoka", "2024-08-31"),
  ])
  func aDayOfTheSeasonsAsPrinted(calendar: String, id: String, date: String) throws {
    let calendar = try #require(LunarCalendar(id: calendar))
    let found = try calendar.nextFestival(id, from: Days.day(date).adding(days: -200))
    #expect(found.map { "\(CivilDate($0.day))" } == date)
  }

  /// The dog days of 2022 were ten, twenty and ten days, as printed.
  @Test func aDayIsInAPeriodUntilTheNextBegins() throws {
    let range = try Days.day("2022-07-15")...Days.day("2022-08-26")
    let dogDays = try FestivalPeriods(.dogDays, in: range, of: .chinese)
    let numbers = range.map { dogDays.number(on: $0) ?? 0 }
    #expect(
      numbers == [0] + Array(repeating: 1, count: 10) + Array(repeating: 2, count: 20)
        + Array(repeating: 3, count: 10) + [0, 0])
    let spring = try Days.day("2025-03-11")...Days.day("2025-03-12")
    let nines = try FestivalPeriods(.nineNines, in: spring, of: .chinese)
    #expect(spring.map { nines.number(on: $0) } == [9, nil])
    #expect(try FestivalPeriods(.dogDays, in: range, of: .vietnamese).number(on: range.upperBound) == nil)
  }

  /// The days are those of Phan Kế Bính (Việt-Nam phong-tục, 1915, page 358) and of a verse in almanacs, in all months of the tables,
  /// leap months too.
  @Test(arguments: [("nguyet_ky", [5, 14, 23]), ("tam_nuong", [3, 7, 13, 18, 22, 27])])
  func daysThatPeopleAvoidAreInEveryMonth(id: String, printed: [Int]) throws {
    let (calendar, range) = (LunarCalendar.vietnamese, LunarCalendar.vietnamese.days)
    let festival = try #require(FestivalCountry.vietnam.festival(id: id))
    #expect(festival.group == .tabooDays && festival.isLunar && !festival.isPublicHoliday)
    let found = try festival.days(in: range, of: calendar)
    let expected = try range.filter { try printed.contains(calendar.lunarDate(of: $0).day) }
    // 202 lunar years, of which 74 have a leap month.
    #expect(found == expected && found.count == 2_498 * printed.count)
  }

  @Test func daysThatPeopleAvoidAreLeftOutUnlessTheyAreAskedFor() throws {
    let calendar = LunarCalendar.vietnamese
    // The 14th of the first month of 2026.
    let (day, ids) = (try Days.day("2026-03-02"), ["nguyet_ky"])
    #expect(try calendar.festivals(on: day).isEmpty)
    #expect(try calendar.festivals(on: day, groups: [.tabooDays]).map(\.festival.id) == ids)
    #expect(
      try calendar.festivals(in: day...day, groups: Set(FestivalGroup.allCases)).map(\.festival.id) == ids)
    #expect(try calendar.festivals(in: 2026).allSatisfy { $0.festival.group != .tabooDays })
    #expect(try calendar.festivals(in: 2026, groups: [.tabooDays]).count { $0.festival.id == ids[0] } == 38)
    #expect(try calendar.nextFestival(from: day)?.day != day)
    #expect(try calendar.nextFestival(from: day, groups: [.tabooDays])?.day == day)
    #expect(try calendar.nextFestival(ids[0], from: day)?.day == day)
  }

  @Test func groupsAreLeftOut() throws {
    let range = try Days.day("2024-07-01")...Days.day("2024-07-31")
    let all = try LunarCalendar.korean.festivals(
      in: range, withHolidaysOf: nil, where: { $0.isIn([.dogDays]) })
    #expect(all.map(\.festival.id).contains("chobok"))
    let none = try LunarCalendar.korean.festivals(
      in: range, withHolidaysOf: nil, where: { $0.isIn([.seasons]) })
    #expect(!none.map(\.festival.id).contains("chobok"))
  }
}
