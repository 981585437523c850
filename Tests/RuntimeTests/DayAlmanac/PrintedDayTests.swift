import DayAlmanac
import Testing

/// Days in printed Vietnamese calendars and published tables.
struct PrintedDayTests {
  private func day(_ text: String, _ calendar: LunarCalendar = .vietnamese) throws -> AlmanacDay {
    try AlmanacDay(Days.day(text), in: calendar)
  }

  @Test func mansionsAsPrinted() throws {
    for (date, name) in [
      ("1970-01-01", "Đẩu"), ("2000-01-01", "Vị"), ("2022-02-01", "Chủy"), ("2025-04-15", "Thất"),
      ("2025-04-23", "Sâm"), ("2026-06-01", "Tâm"), ("2026-12-25", "Lâu"),
    ] {
      #expect(try day(date).mansion.name(in: .vietnamese) == name, "\(date)")
    }
  }

  /// The printed text is "ngày Quý Hợi, tháng Mậu Tý, năm Ất Tỵ".
  @Test func placesInTheCycleAsPrinted() throws {
    let day = try day("2025-12-20")
    #expect(day.cycle.name(in: .vietnamese) == "Quý Hợi")
    #expect(day.monthCycle.name(in: .vietnamese) == "Mậu Tý")
    #expect(day.yearCycle.name(in: .vietnamese) == "Ất Tỵ")
  }

  /// On these days of 2026 the officer of the day before is printed again.
  @Test func repeatedOfficersOf2026() throws {
    let printed = [
      "01-05", "02-04", "03-05", "04-05", "05-05", "06-05", "07-07", "08-07", "09-07", "10-08", "11-07",
      "12-07",
    ]
    let first = try Days.day("2026-01-01")
    let repeated = try (0..<365).map { try first.adding(days: $0) }.filter { number in
      try AlmanacDay(number).officer == AlmanacDay(number.adding(days: -1)).officer
    }
    #expect(repeated.map { "\(CivilDate($0))" } == printed.map { "2026-\($0)" })
  }

  /// In Vietnam people born in these years belong to the rat, the buffalo and the cat.
  @Test func animalsOfYears() throws {
    #expect(try day("2020-06-01").yearAnimal.name(in: .vietnamese) == "chuột")
    #expect(try day("2021-06-01").yearAnimal.name(in: .english) == "buffalo")
    #expect(try day("2023-06-01").yearAnimal.name(in: .vietnamese) == "mèo")
    #expect(try day("2021-06-01", .chinese).yearAnimal.name(in: .english) == "ox")
    #expect(try day("2023-06-01", .chinese).yearAnimal.name(in: .chinese) == "兔")
    #expect(try day("2026-02-16").yearAnimal.name(in: .english) == "snake")
    #expect(try day("2026-02-17").yearAnimal.name(in: .english) == "horse")
  }

  /// Japanese has a boar, 猪, where the other languages have a pig; Vietnam's buffalo and cat are translated.
  @Test func animalsHaveTheirNamesInKoreaAndJapan() throws {
    func animals(_ tag: String, _ calendar: LunarCalendar) throws -> String {
      try (2020..<2032).map { try day("\($0)-06-01", calendar).yearAnimal.name(in: Language(tag: tag)) }
        .joined(separator: " ")
    }
    #expect(try animals("ja", .chinese) == "鼠 牛 虎 兎 竜 蛇 馬 羊 猿 鶏 犬 猪")
    #expect(try animals("ja", .vietnamese) == "鼠 水牛 虎 猫 竜 蛇 馬 羊 猿 鶏 犬 猪")
    #expect(try animals("ko", .chinese) == "쥐 소 호랑이 토끼 용 뱀 말 양 원숭이 닭 개 돼지")
    #expect(try animals("ko", .vietnamese) == "쥐 물소 호랑이 고양이 용 뱀 말 양 원숭이 닭 개 돼지")
  }

  @Test func soundsElementsAndDirections() throws {
    // From 1984 Giáp Tý to 2026 Bính Ngọ, as in every printed table of years.
    for (year, name, element) in [
      (1984, "Hải Trung Kim", FiveElement.metal), (1990, "Lộ Bàng Thổ", .earth),
      (2000, "Bạch Lạp Kim", .metal),
      (2024, "Phúc Đăng Hỏa", .fire), (2026, "Thiên Hà Thủy", .water), (1989, "Đại Lâm Mộc", .wood),
    ] {
      let nayin = SexagenaryCycle(lunarYear: year).nayin
      #expect(nayin.name(in: .vietnamese) == name && nayin.element == element)
    }
    let joy = (0..<10).map { CompassDirection.name(ofStem: $0) }
    #expect(
      joy == [
        "Đông Bắc", "Tây Bắc", "Tây Nam", "Nam", "Đông Nam", "Đông Bắc", "Tây Bắc", "Tây Nam", "Nam",
        "Đông Nam",
      ])
    let cycle = SexagenaryCycle(lunarYear: 2026)
    #expect(cycle.stemElement == .fire && cycle.branchElement == .fire && cycle.isYang)
  }

  @Test func oppositeBranches() throws {
    let opposite = [
      "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi", "Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ",
    ]
    for offset in 0..<12 {
      let day = try AlmanacDay(Days.day("2026-01-01").adding(days: offset))
      #expect(day.opposite.branchName(in: .vietnamese) == opposite[day.cycle.branch])
    }
  }

  /// The pillars are those of lunar_python 1.4.8, whose two schools of the evening are `sect` 2 and 1; 立春 of 2024 was at 16:27 in Beijing.
  @Test(arguments: [
    ("1988-02-15", 23, 30, "戊辰 甲寅 庚子 戊子", "戊辰 甲寅 辛丑 戊子"), ("2024-02-04", 16, 26, "癸卯 乙丑 戊戌 庚申", nil),
    ("2024-02-04", 16, 28, "甲辰 丙寅 戊戌 庚申", nil), ("2025-01-30", 12, 0, "甲辰 丁丑 己亥 庚午", nil),
    ("2000-01-01", 0, 30, "己卯 丙子 戊午 壬子", nil), ("2026-12-07", 10, 0, "丙午 己亥 乙卯 辛巳", nil),
  ])
  func pillarsOfAMoment(date: String, hour: Int, minute: Int, midnight: String, elevenPM: String?) throws {
    let beijing = ZoneClock(offset: 28_800)
    let moment = try #require(beijing.firstMoment(at: 3600 * hour + 60 * minute, on: Days.day(date)))
    for (start, text) in [(SexagenaryDayStart.midnight, midnight), (.elevenPM, elevenPM ?? midnight)] {
      let pillars = try FourPillars(at: moment, in: beijing, dayStart: start)
      let names = [pillars.year, pillars.month, pillars.day, pillars.hour].map { $0.name(in: .chinese) }
      #expect(names.joined(separator: " ") == text, "\(start)")
    }
    // A clock in New York shows another day and hour, in the same month and year.
    let there = try FourPillars(at: moment, in: ZoneClock(offset: -18_000))
    let here = try FourPillars(at: moment, in: beijing)
    #expect(there.year == here.year && there.month == here.month && there.hour != here.hour)
    #expect(throws: SkyError.self) {
      try FourPillars(at: Instant(secondsSince1970: -3_000_000_000), in: .utc)
    }
  }

  /// From Tết on 29 January 2025 to Lập xuân on 3 February the two years differ, as sxtwl 2.0.7 has them.
  @Test func yearsFromTheNewYearAndFromLapXuan() throws {
    for (date, lunar, term) in [
      ("2025-01-28", "Giáp Thìn", "Giáp Thìn"), ("2025-01-29", "Ất Tỵ", "Giáp Thìn"),
      ("2025-02-03", "Ất Tỵ", "Ất Tỵ"), ("2024-02-04", "Quý Mão", "Giáp Thìn"),
      ("2024-02-10", "Giáp Thìn", "Giáp Thìn"),
    ] {
      #expect(try day(date).yearCycle.name(in: .vietnamese) == lunar, "\(date)")
      #expect(try day(date).yearCycle(from: .springBegins).name(in: .vietnamese) == term, "\(date)")
    }
  }

  @Test func hoursOfADay() throws {
    // 2000-01-01 is Mậu Ngọ: its hours begin with Nhâm Tý.
    let hours = try day("2000-01-01").hours
    #expect(hours.count == 12 && hours[0].cycle.name(in: .vietnamese) == "Nhâm Tý")
    #expect(hours[11].cycle.name(in: .vietnamese) == "Quý Hợi")
    #expect(hours[0].startHour == 23 && hours[0].endHour == 1 && hours[6].startHour == 11)
    #expect(hours.hour(at: 0) == hours[0] && hours.hour(at: 12) == hours[6])
    #expect(hours.filter { $0.beginsOnEveningBefore }.map { $0.cycle.branch } == [0])
    for clock in 0..<24 {
      let number = try Days.day("2000-01-01")
      #expect(hours.hour(at: clock).cycle == SexagenaryCycle.hour(clock, of: number))
    }
    #expect(hours[-1] == hours[11] && hours[12] == hours[0])
  }

  /// The term is a few seconds from the midnight at which the day begins; the last one is before it.
  @Test func termsNearMidnight() throws {
    for (date, longitude) in [("2003-10-09", 195), ("2014-09-08", 165), ("2038-07-23", 120)] {
      let number = try Days.day(date)
      let before = try AlmanacDay(number.adding(days: -1))
      let after = try AlmanacDay(number)
      #expect(before.marginalTerm?.term.longitude == longitude, "\(date)")
      #expect(after.marginalTerm?.term.longitude == longitude, "\(date)")
    }
    // In most years no term is near midnight.
    let first = try Days.day("2026-01-01")
    #expect(try (0..<365).allSatisfy { try AlmanacDay(first.adding(days: $0)).marginalTerm == nil })
  }

  @Test func outsideTheTables() throws {
    let number = try Days.day("1899-02-09")
    #expect(throws: AlmanacDay.Failure.dayOutsideTables(number)) { try AlmanacDay(number) }
    let last = try Days.day("2101-01-29")
    #expect(throws: AlmanacDay.Failure.dayOutsideTables(last)) { try AlmanacDay(last) }
    _ = try AlmanacDay(last.adding(days: -1))
  }
}

extension CompassDirection {
  /// Returns the joyful direction on the days of a stem, looked up on such a day.
  fileprivate static func name(ofStem stem: Int) -> String? {
    let days = (0..<10).compactMap { offset -> AlmanacDay? in
      guard let date = try? CivilDate(year: 2026, month: 1, day: 1 + offset) else { return nil }
      return try? AlmanacDay(date)
    }
    return days.first { $0.cycle.stem == stem }?.joyDirection.name(in: .vietnamese)
  }
}
