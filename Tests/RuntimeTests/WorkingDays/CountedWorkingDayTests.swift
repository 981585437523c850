import TestSupport
import Testing
import WorkingDays

struct CountedWorkingDayTests {
  /// Computed from the lists of other programs, a day at a time: chinesecalendar 1.11.0 for China, holidays 0.109 for Vietnam and Korea.
  @Test(arguments: [
    ("china", "2024-02-08", 1, "2024-02-09"), ("china", "2024-02-08", 5, "2024-02-21"),
    ("china", "2024-02-18", -1, "2024-02-09"), ("china", "2024-09-13", 1, "2024-09-14"),
    ("china", "2024-09-13", 2, "2024-09-18"), ("china", "2024-10-12", -5, "2024-09-30"),
    ("china", "2024-12-31", 1, "2025-01-02"), ("china", "2024-01-01", 250, "2024-12-30"),
    ("china", "2025-01-24", 1, "2025-01-26"), ("china", "2025-01-27", 1, "2025-02-05"),
    ("china", "2025-01-27", 3, "2025-02-07"), ("china", "2025-02-10", -3, "2025-02-06"),
    ("china", "2025-12-31", -246, "2025-01-03"), ("china", "2024-12-31", -251, "2023-12-29"),
    ("vietnam", "2025-01-24", 1, "2025-02-03"), ("vietnam", "2025-04-25", 1, "2025-04-26"),
    ("vietnam", "2025-04-25", 4, "2025-05-05"), ("vietnam", "2025-05-05", -1, "2025-04-29"),
    ("vietnam", "2025-08-29", 1, "2025-09-03"), ("vietnam", "2025-12-31", -249, "2025-01-02"),
    ("vietnam", "2025-01-01", 249, "2025-12-30"), ("korea", "2024-02-08", 1, "2024-02-13"),
    ("korea", "2024-02-13", -1, "2024-02-08"), ("korea", "2024-04-09", 1, "2024-04-11"),
    ("korea", "2024-09-13", 1, "2024-09-19"), ("korea", "2024-09-30", 1, "2024-10-02"),
    ("korea", "2024-01-01", 246, "2024-12-31"), ("korea", "2024-12-31", -245, "2024-01-02"),
    // The day itself is not counted, and 0 gives it back: a day off too.
    ("china", "2024-02-10", 0, "2024-02-10"),
  ]) func workingDaysAreCountedAsByOtherLists(country: String, day: String, count: Int, expected: String)
    throws
  {
    let daysOff = DaysOff(of: try #require(FestivalCountry(id: country)))
    for treatment in [DaysOff.WhereUndecided.refuse, .asByLaw] {
      let found = try daysOff.addingWorkingDays(count, to: Days.day(day), whereUndecided: treatment)
      #expect(CivilDate(found).description == expected)
    }
  }

  /// Nothing is known of a year without decisions but its laws: 3 September 2094, a Friday, is off in place of no weekend, 2 September
  /// is a Thursday, and 4 September a Saturday.
  @Test func workingDaysThatAreNotDecidedAreCountedAsAsked() throws {
    let daysOff = DaysOff(of: .vietnam, decided: DecidedDays([]))
    let start = try Days.day("2094-08-31")
    let next = try daysOff.addingWorkingDays(2, to: start, whereUndecided: .asByLaw)
    #expect(CivilDate(next).description == "2094-09-03")
    let state = daysOff.year(2094)
    #expect(throws: WorkingDayError.notDecided(try Days.day("2094-09-01"), state)) {
      try daysOff.addingWorkingDays(2, to: start, whereUndecided: .refuse)
    }
    #expect(try daysOff.addingWorkingDays(0, to: start, whereUndecided: .refuse) == start)
    // A law settles the day of Tết, but not the weekdays before it.
    #expect(throws: WorkingDayError.notDecided(try Days.day("2093-12-31"), daysOff.year(2093))) {
      try daysOff.addingWorkingDays(-1, to: Days.day("2094-01-01"), whereUndecided: .refuse)
    }
  }

  @Test func workingDaysOutsideTheTablesAreRefused() throws {
    let daysOff = DaysOff(of: .korea)
    let (first, last) = (LunarCalendar.korean.days.lowerBound, LunarCalendar.korean.days.upperBound)
    for (count, day, refused) in [
      (1, last, last.advanced(by: 1)), (-1, first, first.advanced(by: -1)),
      (Int.max, last, last.advanced(by: 1)),
      (Int.min, first, first.advanced(by: -1)), (0, last.advanced(by: 1), last.advanced(by: 1)),
    ] {
      #expect(throws: WorkingDayError.lunar(.dayOutsideTables(refused))) {
        try daysOff.addingWorkingDays(count, to: day, whereUndecided: .asByLaw)
      }
    }
    #expect(throws: WorkingDayError.lunar(.dayOutsideTables(last.advanced(by: 1)))) {
      try daysOff.addingWorkingDays(100_000, to: Days.day("2024-01-01"), whereUndecided: .asByLaw)
    }
  }

  @Test func aDayOutsideTheTablesIsNoWorkingDay() throws {
    let day = try Days.day("2101-01-29")
    #expect(throws: LunarDateError.dayOutsideTables(day)) { try DaysOff(of: .korea).isWorkingDay(day) }
    #expect(throws: LunarDateError.dayOutsideTables(day)) { try DaysOff(of: .korea).isDayOff(day) }
  }
}
