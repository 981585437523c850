import Almanac
import Foundation
import SourceText
import TestSupport
import Testing

struct SkyEventTests {
  /// Compares the tables' instants with JPL DE431 over the whole range.
  ///
  /// The limit is the error of the model plus half a second of rounding.
  @Test func instantsAreWithinASecondOfDE431() throws {
    var terms: [Int: [Double]] = [:]
    for record in try ReferenceTable.records("solar_terms", columns: ["longitude", "julian-day"]) {
      let day = try #require(Double(record["julian-day"]))
      terms[try #require(Int(record["longitude"])), default: []].append((day - 2_451_545) * 86_400)
    }
    var greatest = 0.0
    var count = 0
    for year in SolarTermEvent.years {
      for term in SolarTerm.allCases {
        let seconds = Double(try SolarTermEvent(term, year: year).terrestrialInstant.secondsSinceJ2000)
        let error = (terms[term.longitude] ?? []).map { abs($0 - seconds) }.min() ?? .infinity
        greatest = max(greatest, error)
        count += 1
      }
    }
    #expect(count == 4872)
    #expect(greatest < 0.65, "seconds")
  }

  @Test func phasesAreWithinASecondOfDE431() throws {
    var events: [(elongation: Int, seconds: Double)] = []
    for record in try ReferenceTable.records("moon_phases", columns: ["elongation", "julian-day"]) {
      let day = try #require(Double(record["julian-day"]))
      events.append((try #require(Int(record["elongation"])), (day - 2_451_545) * 86_400))
    }
    var faults: [String] = []
    for (elongation, seconds) in events {
      let phase = try #require(MoonPhase(rawValue: elongation / 90))
      let lunation = Int(((seconds / 86_400 - 5.1) / 29.530588861 - Double(phase.rawValue) / 4).rounded())
      guard MoonPhaseEvent.lunations.contains(lunation) else { continue }
      let error =
        Double(try MoonPhaseEvent(phase, lunation: lunation).terrestrialInstant.secondsSinceJ2000) - seconds
      if abs(error) > 0.54 { faults.append("\(phase) of lunation \(lunation) is \(error) s off") }
    }
    #expect(events.count > 10_000)
    #expect(faults.prefix(5) == [])
  }

  /// The almanac of the Hong Kong Observatory has 小寒 of 2026 on 5 January and 冬至 on 22 December.
  @Test func theTermsOfAYearAreInOrderOfTime() throws {
    let calendar = LunarCalendar.chinese
    let terms = try calendar.solarTerms(ofYear: 2026)
    let ends = try [#require(terms.first), #require(terms.last)]
    #expect(ends.map { $0.term.name(in: .chinese) } == ["小寒", "冬至"])
    #expect(ends.map { "\(calendar.date(of: $0))" } == ["2026-01-05", "2026-12-22"])
    #expect(Set(terms.map(\.term)).count == 24 && terms == terms.sorted { $0.instant < $1.instant })
    for year in [1898, 2102] {
      #expect(throws: SkyError.yearOutsideTables(year)) { try calendar.solarTerms(ofYear: year) }
    }
  }

  @Test func eventsFollowEachOther() throws {
    var term: SolarTermEvent? = try SolarTermEvent(.minorCold, year: 1899)
    var terms = 0
    var faults: [String] = []
    while let event = term {
      if let next = event.next {
        let gap = next.instant.secondsSince1970 - event.instant.secondsSince1970
        if !(1_240_000...1_370_000).contains(gap) || next.previous != event || !(event < next) {
          faults.append("\(event.term) of \(event.year)")
        }
      }
      if try SolarTermEvent(event.term, year: event.year) != event {
        faults.append("\(event.term) of \(event.year)")
      }
      if try SolarTermEvent(inForceAt: event.instant) != event { faults.append("\(event.instant) itself") }
      let before = Instant(secondsSince1970: event.instant.secondsSince1970 - 1)
      if event.previous != nil, try SolarTermEvent(inForceAt: before) != event.previous {
        faults.append("\(before)")
      }
      terms += 1
      term = event.next
    }
    #expect(terms == 24 * 203)
    var phase: MoonPhaseEvent? = try MoonPhaseEvent(.newMoon, lunation: -1250)
    var phases = 0
    while let event = phase {
      if let next = event.next {
        let gap = next.instant.secondsSince1970 - event.instant.secondsSince1970
        if !(550_000...730_000).contains(gap) || next.previous != event { faults.append("\(event.lunation)") }
      }
      if try MoonPhaseEvent(inForceAt: event.instant) != event { faults.append("phase at \(event.instant)") }
      phases += 1
      phase = event.next
    }
    #expect(phases == 4 * 2512)
    #expect(faults.prefix(5) == [])
  }

  /// On every day and in every calendar, the term in force has begun by that day, and the next begins later.
  @Test func theTermInForceNeverContradictsItsInstant() throws {
    var faults: [String] = []
    for calendar in LunarCalendar.all {
      for day in try Days.days(
        from: CivilDate(year: 1899, month: 2, day: 1), to: CivilDate(year: 2101, month: 11, day: 30))
      {
        let event = try calendar.solarTerm(inForceOn: day)
        let begins = try calendar.day(at: event.instant)
        let nextBegins = try event.next.map { try calendar.day(at: $0.instant) }
        if begins > day || (nextBegins.map { $0 <= day } ?? false) {
          faults.append("\(calendar) \(CivilDate(day))")
        }
        if (try calendar.solarTerm(beginningOn: day) != nil) != (begins == day) {
          faults.append("\(CivilDate(day))")
        }
      }
    }
    #expect(faults.prefix(5) == [])
  }

  @Test func theAppearanceOfTheMoonFollowsItsPhases() throws {
    let calendar = LunarCalendar.vietnamese
    var previous: MoonAppearance?
    var faults: [String] = []
    for day in try Days.days(
      from: CivilDate(year: 2000, month: 1, day: 1), to: CivilDate(year: 2010, month: 12, day: 31))
    {
      let appearance = try calendar.moonAppearance(on: day)
      if let event = try calendar.moonPhase(on: day) {
        if appearance != MoonAppearance(event.phase) { faults.append("\(CivilDate(day))") }
      }
      if let previous {
        let step = (appearance.rawValue - previous.rawValue + 8) % 8
        if step > 1 { faults.append("\(CivilDate(day)) skips an appearance") }
      }
      previous = appearance
      // A lunar month begins with the new moon.
      if (try calendar.lunarDate(of: day).day == 1) != (appearance == .newMoon) {
        faults.append("\(CivilDate(day))")
      }
    }
    #expect(faults.prefix(5) == [])
  }

  @Test func outsideTheTablesAreErrors() throws {
    #expect(throws: SkyError.yearOutsideTables(1898)) { try SolarTermEvent(.springEquinox, year: 1898) }
    #expect(throws: SkyError.yearOutsideTables(Int.max)) { try SolarTermEvent(.springEquinox, year: .max) }
    #expect(throws: SkyError.lunationOutsideTables(1262)) { try MoonPhaseEvent(.newMoon, lunation: 1262) }
    for seconds in [Int64.min, -9_000_000_000_000, -2_300_000_000, 4_180_000_000, 9_000_000_000_000, .max] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(throws: SkyError.instantOutsideTables(instant)) { try SolarTermEvent(inForceAt: instant) }
      #expect(throws: SkyError.instantOutsideTables(instant)) { try MoonPhaseEvent(inForceAt: instant) }
    }
    for text in ["0001-01-01", "1898-06-01", "2102-06-01", "9999-12-31"] {
      let day = DayNumber(try #require(CivilDate(text)))
      #expect(throws: SkyError.dayOutsideTables(day)) { try LunarCalendar.chinese.solarTerm(inForceOn: day) }
      #expect(throws: SkyError.dayOutsideTables(day)) { try LunarCalendar.chinese.moonAppearance(on: day) }
    }
  }

  @Test func daysAtAnyOffset() throws {
    let instant = try #require(Instant("2030-02-02T16:07:32Z"))
    #expect(CivilDate(try instant.day(atOffset: 25_200)).description == "2030-02-02")
    #expect(CivilDate(try instant.day(atOffset: 28_800)).description == "2030-02-03")
    for seconds in [Int64.min, .max] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(throws: CivilDateError.self) { try instant.day(atOffset: 50_000) }
      #expect(throws: CivilDateError.self) { try LunarCalendar.vietnamese.day(at: instant) }
      #expect(Instant(TerrestrialInstant(secondsSinceJ2000: seconds)) == nil)
    }
  }

  @Test func terrestrialTimeAsUTC() throws {
    for event in [
      try SolarTermEvent(.winterSolstice, year: 1950), try SolarTermEvent(.springEquinox, year: 2026),
    ] {
      #expect(Instant(event.terrestrialInstant) == event.instant)
    }
    #expect(
      Instant(try #require(TerrestrialInstant("2026-03-20T14:47:09")))?.description == "2026-03-20T14:46:00Z")
  }

  @Test func seasonsByHemisphere() {
    for season in Season.allCases {
      for hemisphere in Hemisphere.allCases {
        #expect(season.start(in: hemisphere).season(in: hemisphere) == season)
        #expect(season.start(in: hemisphere).beginsSeason)
      }
    }
    #expect(Season.summer.start(in: .northern) == .summerSolstice)
    #expect(Season.summer.start(in: .southern) == .winterSolstice)
    #expect(SolarTerm.insectsAwaken.season(in: .northern) == .winter)
    #expect(SolarTerm.allCases.count { $0.beginsSeason } == 4)
  }
}
