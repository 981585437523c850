import Almanac
import Testing

/// Names in printed Vietnamese calendars, and published reference days.
struct SexagenaryTests {
  private func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }

  @Test func daysByPublishedAnchors() throws {
    for (date, name) in [
      ("1970-01-01", "Tân Tỵ"), ("2000-01-01", "Mậu Ngọ"), ("2025-11-24", "Đinh Dậu"),
      ("2025-12-20", "Quý Hợi"),
      ("1900-01-01", "Giáp Tuất"),
    ] {
      #expect(SexagenaryCycle(try day(date)).name(in: .vietnamese) == name, "\(date)")
    }
  }

  /// A Vietnamese newspaper printed 2025-12-20 as "ngày Quý Hợi, tháng Mậu Tý, năm Ất Tỵ".
  @Test func aDayInDecemberAsPrinted() throws {
    let calendar = LunarCalendar.vietnamese
    let day = try day("2025-12-20")
    #expect(try calendar.sexagenaryMonth(on: day).name(in: .vietnamese) == "Mậu Tý")
    #expect(try calendar.sexagenaryYear(on: day).name(in: .vietnamese) == "Ất Tỵ")
  }

  /// Some libraries use the stem of the wrong year after the term at 255° in December.
  @Test func monthsByTermsInDecember() throws {
    #expect(
      try LunarCalendar.chineseUTC8.sexagenaryMonth(on: day("1990-12-20"), rule: .solarTerms).name(
        in: .chinese) == "戊子")
    #expect(
      try LunarCalendar.chineseUTC8.sexagenaryMonth(on: day("1991-01-10"), rule: .solarTerms).name(
        in: .chinese) == "己丑")
  }

  /// The year begins at the lunar new year, or at the term at 315°.
  @Test func yearsByTwoRules() throws {
    let calendar = LunarCalendar.vietnamese
    // Lập xuân 2026 is on 4 February, Tết on 17 February.
    for (date, lunar, solar) in [
      ("2026-02-03", "Ất Tỵ", "Ất Tỵ"), ("2026-02-04", "Ất Tỵ", "Bính Ngọ"),
      ("2026-02-17", "Bính Ngọ", "Bính Ngọ"),
      ("2026-12-31", "Bính Ngọ", "Bính Ngọ"), ("2027-01-15", "Bính Ngọ", "Bính Ngọ"),
    ] {
      #expect(try calendar.sexagenaryYear(on: day(date)).name(in: .vietnamese) == lunar, "\(date)")
      #expect(
        try calendar.sexagenaryYear(on: day(date), start: .springBegins).name(in: .vietnamese) == solar,
        "\(date)")
    }
  }

  /// Months by terms go through the cycle one by one, and each begins on the day of a minor term.
  @Test func monthsByTermsFollowEachOther() throws {
    let calendar = LunarCalendar.vietnameseUTC7
    var previous: SexagenaryCycle?
    var faults: [String] = []
    for day in try Days.days(
      from: CivilDate(year: 1900, month: 1, day: 1), to: CivilDate(year: 2100, month: 12, day: 31))
    {
      let month = try calendar.sexagenaryMonth(on: day, rule: .solarTerms)
      let begins = try calendar.solarTerm(beginningOn: day).map { !$0.term.isMajor } ?? false
      if let previous, month != (begins ? previous.advanced(by: 1) : previous) {
        faults.append("\(CivilDate(day))")
      }
      previous = month
    }
    #expect(faults.prefix(5) == [])
  }

  /// At 23:30 both traditions have the double hour Tý of the next day.
  ///
  /// The day itself changes in only one of them.
  @Test func hoursAroundMidnight() throws {
    let evening = try day("2025-11-20")
    #expect(SexagenaryCycle.hour(23, of: evening).name(in: .vietnamese) == "Giáp Tý")
    #expect(SexagenaryCycle.day(evening, atHour: 23, start: .midnight).name(in: .vietnamese) == "Quý Tỵ")
    #expect(SexagenaryCycle.day(evening, atHour: 23, start: .elevenPM).name(in: .vietnamese) == "Giáp Ngọ")
    #expect(SexagenaryCycle.day(evening, atHour: 22, start: .elevenPM).name(in: .vietnamese) == "Quý Tỵ")
    let next = try evening.adding(days: 1)
    #expect(SexagenaryCycle.hour(0, of: next) == SexagenaryCycle.hour(23, of: evening))
    // Hours follow each other through the cycle without a break.
    for offset in 0..<60 {
      let day = try evening.adding(days: offset)
      for hour in stride(from: 1, to: 23, by: 2) {
        #expect(
          SexagenaryCycle.hour(hour, of: day) == SexagenaryCycle.hour(hour - 1, of: day).advanced(by: 1))
        #expect(SexagenaryCycle.hour(hour + 1, of: day) == SexagenaryCycle.hour(hour, of: day))
      }
    }
  }

  /// lunar_python 1.4.8 has these, and none other on each seventh day of 1900 to 2100: the pillar of the hour, then of the day
  /// that changes at midnight and of the one that changes at 23:00.
  @Test(arguments: [
    ("1988-02-14", 23, "丙子 己亥 庚子"), ("1988-02-15", 0, "丙子 庚子 庚子"), ("1988-02-15", 12, "壬午 庚子 庚子"),
    ("1988-02-15", 22, "丁亥 庚子 庚子"), ("1988-02-15", 23, "戊子 庚子 辛丑"), ("1988-08-02", 23, "丙子 己丑 庚寅"),
    ("2000-01-01", 23, "甲子 戊午 己未"), ("2044-12-31", 23, "丙子 甲寅 乙卯"), ("1900-01-31", 23, "丙子 甲辰 乙巳"),
  ]) func pillarsOfTheLateHour(date: String, hour: Int, pillars: String) throws {
    let day = try day(date)
    let cycles = [
      SexagenaryCycle.hour(hour, of: day), .day(day, atHour: hour, start: .midnight),
      .day(day, atHour: hour, start: .elevenPM),
    ]
    #expect(cycles.map { $0.name(in: .chinese) }.joined(separator: " ") == pillars)
  }

  @Test func stemsAndBranchesMakeAPlace() {
    for index in 0..<60 {
      let cycle = SexagenaryCycle(index: index)
      #expect(SexagenaryCycle(stem: cycle.stem, branch: cycle.branch) == cycle)
    }
    #expect(SexagenaryCycle(stem: 0, branch: 1) == nil)
    #expect(SexagenaryCycle(stem: 10, branch: 0) == nil)
    #expect(SexagenaryCycle(lunarYear: 1984).name(in: .chinese) == "甲子")
    #expect(SexagenaryCycle(lunarYear: 2026).name(in: .english) == "bǐng wǔ")
    #expect(SexagenaryCycle(index: -1).index == 59 && SexagenaryCycle(index: .min).index >= 0)
  }
}
