import AlmanacCompiler
import AlmanacModel
import Ephemeris
import TestSupport
import Testing

/// A close event of the facts that are generated from Data/.
struct CloseEvent {
  var calendar: String
  var isNewMoon: Bool
  var day: DayNumber
  var margin: Int
  var isCertain: Bool

  /// The day on the other side of the midnight.
  var otherDay: DayNumber { DayNumber(unchecked: day.rataDie + (margin < 0 ? 1 : -1)) }

  static func ofProject() async throws -> [CloseEvent] {
    let file = try #require(try await Project.files().first { $0.path == "Generated/facts/calendars.tsv" })
    return try file.text.split(separator: "\n").filter { $0.hasPrefix("close-event\t") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      func field(_ label: String) throws -> String {
        fields[try #require(fields.firstIndex(of: label), "\(line)") + 1]
      }
      let key = fields[1].split(separator: "/", maxSplits: 1)
      return CloseEvent(
        calendar: String(key[0]), isNewMoon: key[1].hasPrefix("new-moon"),
        day: DayNumber(try #require(CivilDate(try field("day")))),
        margin: try #require(Int(try field("seconds-from-midnight"))),
        isCertain: try field("certain") == "yes")
    }
  }
}

/// Compares the close events of the facts with instants of JPL DE431, and with the dates that change when all instants move.
struct CloseEventTests {
  /// Events that are close by DE431 are listed, and listed events are close or uncertain.
  ///
  /// The two sources of instants differ by 0.2 s at most, and the facts have whole seconds.
  @Test func everyCloseEventIsListed() async throws {
    let events = try await CloseEvent.ofProject()
    let data = try Project.data()
    let newMoons = try ReferenceTable.instants("moon_phases", angle: "elongation")[0] ?? []
    let terms = try ReferenceTable.instants("solar_terms", angle: "longitude").values.flatMap { $0 }
    let years = Double(1899 - 2000) * 365.25..<Double(2101 - 2000) * 365.25
    var faults: [String] = []
    for calendar in data.calendars {
      let clock = CalendarClock(calendar, timeScales: data.timeScales)
      let listed = Set(events.filter { $0.calendar == calendar.id }.map(\.day))
      for days in newMoons + terms where years.contains(days) {
        let instant = TT(daysSinceJ2000: days)
        let reading = clock.reading(of: instant)
        // If TT - UTC is larger, the clock shows less. No error of the instants is assumed here.
        let used = data.timeScales.ttMinusUTC(at: instant)
        let plausible = data.timeScales.plausibleTTMinusUTC(at: instant)
        let earliest = reading.secondsOfDay + used - plausible.upperBound
        let latest = reading.secondsOfDay + used - plausible.lowerBound
        let isClose = abs(reading.margin) < 59 || earliest < 0 || latest >= 86_400
        if isClose, !listed.contains(reading.day) {
          faults.append("\(calendar.id): \(CivilDate(reading.day)), \(reading.margin) s, is not listed")
        }
      }
    }
    #expect(faults == [])
    #expect(events.allSatisfy { abs($0.margin) <= 60 || !$0.isCertain })
    #expect(!events.isEmpty)
  }

  /// Huber's error of Delta T N years after the last measured value is 0.36525 N sqrt(0.058 N / 3 (1 + N / 2500)) seconds
  /// (Espenak and Meeus 2006 print it); leap seconds keep UTC within 0.9 s of UT1.
  @Test func theRangeOfTheFutureGrowsFromTheLastMeasuredValue() {
    let sigmas = (0...75).map { year in
      let years = Double(year)
      return 0.36525 * years * (0.058 * years / 3 * (1 + years / 2500)).squareRoot()
    }
    let values = sigmas.enumerated().map { year, sigma in
      DeltaT.Value(seconds: 69.184, sigma: sigma, basis: year == 0 ? .measured : .predicted)
    }
    let scales = TimeScales(
      deltaT: DeltaT(firstYear: 2026, values: values),
      leapSeconds: LeapSeconds(steps: [.init(firstDay: .firstOfJanuary(2017), taiMinusUTC: 37)]))
    let less = (2026...2100).map { scales.slack(inYear: $0).less }
    // By a calculator: twice the error of 2031 is 1.14 s, of 2039 4.77 s, of 2101 66.95 s; and 0.9 s more.
    #expect([2026, 2027, 2030, 2038, 2100].map { less[$0 - 2026] } == [0, 1, 2, 5, 67])
    #expect(less == less.sorted() && less.allSatisfy { $0 == $0.rounded() })
    let more = (2026...2100).map { scales.slack(inYear: $0).more }
    #expect(zip(less, more).allSatisfy { $0 <= $1 } && more == more.sorted())
  }

  /// Returns the months of a calendar under a sky.
  private func months(_ calendar: CalendarSource, _ sky: Sky, _ data: SourceData) throws -> [LunarMonth] {
    let clock = CalendarClock(calendar, timeScales: data.timeScales)
    let rule = LunarCalendarRule(sky: sky, clock: clock)
    return try rule.months().filter { LunarDate.years.contains($0.year) }
  }

  /// Returns the days whose lunar date differs.
  private func changedDays(_ before: [LunarMonth], _ after: [LunarMonth]) -> [DayNumber] {
    let days = { (months: [LunarMonth]) in
      months.flatMap { month in
        (0..<Int32(month.length)).map { offset in
          (
            DayNumber(unchecked: month.firstDay.rataDie + offset),
            [month.year, month.month, month.isLeap ? 1 : 0, Int(offset)]
          )
        }
      }
    }
    let old = Dictionary(uniqueKeysWithValues: days(before))
    return days(after).filter { old[$0.0] != $0.1 }.map(\.0)
  }

  /// An error of half a second in every instant changes only dates of months that begin at a close event.
  ///
  /// Larger errors show that the test can fail: at 5 s some dates change, and they are named too.
  @Test(arguments: [0.5, -0.5, 5, -5]) func onlyNamedDatesHangOnAnError(seconds: Double) async throws {
    let events = try await CloseEvent.ofProject()
    let data = try Project.data()
    let sky = try await Project.sky()
    let moved = sky.moved(bySeconds: seconds)
    var changes = 0
    for calendar in data.calendars {
      let named = events.filter { $0.calendar == calendar.id && abs($0.margin) <= Int(abs(seconds)) + 1 }
      let before = try months(calendar, sky, data)
      let after = try months(calendar, moved, data)
      let changed = changedDays(before, after)
      changes += changed.count
      let unnamed = changed.filter { day in
        !named.contains { $0.isNewMoon && (0...30).contains(min($0.day, $0.otherDay).distance(to: day)) }
      }
      #expect(unnamed.map { "\(CivilDate($0))" }.prefix(3) == [], "\(calendar.id)")

      let clock = CalendarClock(calendar, timeScales: data.timeScales)
      for year in SkyRange.storedYears {
        for term in SolarTerm.allCases {
          let day = clock.reading(of: sky[term, year: year]).day
          guard clock.reading(of: moved[term, year: year]).day != day else { continue }
          #expect(named.contains { $0.day == day }, "\(calendar.id): \(term) of \(year)")
        }
      }
    }
    #expect((changes > 0) == (abs(seconds) > 1), "\(changes) days at \(seconds) s")
  }
}
