import SunTimes
import Testing

struct CivilSunDayTests {
  private func day(
    _ start: String, hours: Int64 = 24, latitude: Double, longitude: Double
  ) throws -> CivilSunDay {
    let first = try #require(Instant(start))
    return try CivilSunDay(
      from: first, to: Instant(secondsSince1970: first.secondsSince1970 + hours * 3600),
      at: Coordinates(latitude: latitude, longitude: longitude))
  }

  @Test func aDayInHanoi() throws {
    let day = try day("2026-06-21T00:00:00+07:00", latitude: 21.0285, longitude: 105.8542)
    #expect(day.sunrises.count == 1 && day.sunsets.count == 1 && day.noons.count == 1)
    #expect(!day.startsInDaylight)
    #expect(day.dayLength > 13 * 3600 && day.dayLength < 14 * 3600)
  }

  /// Reykjavik at midsummer: the Sun sets after midnight and rises again, so a civil day begins in daylight.
  @Test func sunsetAfterMidnight() throws {
    let day = try day("2026-06-21T00:00:00Z", latitude: 64.1466, longitude: -21.9426)
    guard case .events(let events) = day.course, events.count == 2 else {
      Issue.record("\(day.course)")
      return
    }
    #expect(day.startsInDaylight)
    #expect(day.sunsets[0] < day.sunrises[0])
    #expect(day.dayLength > 21 * 3600 && day.dayLength < 22 * 3600)
  }

  /// When the sunset moves past midnight there is a day without one, and when it moves back a day with two.
  @Test func daysWithNoSunsetAndWithTwo() throws {
    var counts: Set<Int> = []
    for number in 739_617...739_981 {
      let date = CivilDate(try DayNumber(rataDie: number))
      counts.insert(
        try day("\(date)T00:00:00Z", latitude: 64.1466, longitude: -21.9426).sunsets.count)
    }
    #expect(counts == [0, 1, 2])
  }

  @Test func daysOf23And25Hours() throws {
    let madrid = (latitude: 40.4, longitude: -3.7)
    let short = try day(
      "2026-03-29T00:00:00+01:00", hours: 23, latitude: madrid.latitude, longitude: madrid.longitude)
    let long = try day(
      "2026-10-25T00:00:00+02:00", hours: 25, latitude: madrid.latitude, longitude: madrid.longitude)
    for day in [short, long] { #expect(day.sunrises.count == 1 && day.sunsets.count == 1) }
  }

  @Test func polarDaysAndNights() throws {
    #expect(try day("2026-06-21T00:00:00+02:00", latitude: 69.65, longitude: 18.96).course == .polarDay)
    #expect(try day("2026-12-21T00:00:00+01:00", latitude: 69.65, longitude: 18.96).course == .polarNight)
    #expect(try day("2026-06-21T00:00:00+02:00", latitude: 69.65, longitude: 18.96).dayLength == 86_400)
    #expect(try day("2026-12-21T00:00:00+01:00", latitude: 69.65, longitude: 18.96).dayLength == 0)
  }

  /// A civil day of a zone begins and ends with the clock, and a day that the zone skipped is none.
  @Test func aDayOfAZone() throws {
    let place = try Coordinates(latitude: -13.83, longitude: -171.77)
    let skip = try #require(Instant("2011-12-30T10:00:00Z"))
    let samoa = LocalDays(
      zone: try #require(ZoneClock(offset: -36_000, changes: [ZoneClock.Change(at: skip, to: 50_400)])))
    let dates = try (29...31).map { try CivilDate(year: 2011, month: 12, day: $0) }
    #expect(try CivilSunDay(dates[1], in: samoa, at: place) == nil)
    // 2011-12-31 in Apia by the Swiss Ephemeris: 2011-12-30 17:01:36 and 2011-12-31 05:57:41 UTC.
    let day = try #require(try CivilSunDay(dates[2], in: samoa, at: place))
    #expect(day.start == skip && day.sunrises.map(\.description) == ["2011-12-30T17:01:36Z"])
    #expect(day.sunsets.map(\.description) == ["2011-12-31T05:57:41Z"])
    #expect(try CivilSunDay(dates[0], in: samoa, at: place)?.end == skip)
    // Local mean time is four minutes a degree from UTC.
    #expect(place.localMeanTime == ZoneClock(offset: -41_225))
    for outside in ["1899-02-09", "2101-01-29"] {
      let date = try #require(CivilDate(outside))
      #expect(throws: SunTimesError.dateOutsideTables(date)) { try CivilSunDay(date, in: samoa, at: place) }
    }
  }

  /// Each next event is the next one of the whole time, until the tables end.
  @Test func theNextEventEndsAPolarDay() throws {
    let start = try #require(Instant("2026-01-01T00:00:00Z"))
    let place = try Coordinates(latitude: 69.65, longitude: 18.96)
    let end = Instant(secondsSince1970: start.secondsSince1970 + 365 * 86_400)
    guard case .events(let events) = try CivilSunDay(from: start, to: end, at: place).course else {
      Issue.record("no events")
      return
    }
    var (found, last): ([SunEvent], Instant) = ([], start)
    while let event = try SunEvent.next(after: last, at: place), event.instant < end {
      found.append(event)
      last = event.instant
    }
    #expect(found == events)
    let pole = try Coordinates(latitude: 90, longitude: 0)
    let late = try #require(Instant("2101-01-28T00:00:00Z"))
    #expect(try SunEvent.next(after: late, at: pole)?.instant.description.hasPrefix("2101-03-18") == true)
  }

  /// However a year is cut, its pieces have the same sunrises and the same total time of daylight.
  @Test(arguments: [-90, -77.85, 0, 50, 66.5, 70, 89.9]) func piecesAddUp(latitude: Double) throws {
    let start = try #require(Instant("2026-01-01T00:00:00Z"))
    let place = try Coordinates(latitude: latitude, longitude: 166)
    let end = Instant(secondsSince1970: start.secondsSince1970 + 365 * 86_400)
    let whole = try CivilSunDay(from: start, to: end, at: place)
    var (sunrises, noons): ([Instant], [Instant]) = ([], [])
    var total = 0
    var from = start
    var length: Int64 = 3_601
    while from < end {
      let to = min(end, Instant(secondsSince1970: from.secondsSince1970 + length))
      let piece = try CivilSunDay(from: from, to: to, at: place)
      sunrises += piece.sunrises
      noons += piece.noons
      total += piece.dayLength
      length = length * 7 % 99_991
      from = to
    }
    #expect(sunrises == whole.sunrises)
    #expect(noons == whole.noons && (364...366).contains(noons.count))
    #expect(abs(total - whole.dayLength) <= 2)
  }

  /// Hour by hour nothing is lost, even if a solar day begins long before or after midnight.
  ///
  /// This happens at the poles and where the Sun only just sets.
  @Test(
    arguments: [
      (90.0, "2026-03-15T00:00:00Z"), (-90, "2026-03-19T00:00:00Z"), (89.95, "2026-09-20T00:00:00Z"),
      (66.2, "2026-06-01T00:00:00Z"), (-66.2, "2026-12-01T00:00:00Z"), (80, "2026-02-15T00:00:00Z"),
      (65.9, "2026-06-01T00:00:00Z"),
    ]) func hoursAddUp(latitude: Double, from: String) throws
  {
    let start = try #require(Instant(from))
    for longitude in [-180.0, -93, 0, 93, 180] {
      let place = try Coordinates(latitude: latitude, longitude: longitude)
      let hour = { (number: Int) in Instant(secondsSince1970: start.secondsSince1970 + Int64(number) * 3600) }
      let whole = try CivilSunDay(from: start, to: hour(24 * 40), at: place)
      var (sunrises, sunsets): ([Instant], [Instant]) = ([], [])
      for number in 0..<24 * 40 {
        let piece = try CivilSunDay(from: hour(number), to: hour(number + 1), at: place)
        sunrises += piece.sunrises
        sunsets += piece.sunsets
      }
      #expect(sunrises == whole.sunrises && sunsets == whole.sunsets, "\(latitude) \(longitude)")
      #expect(!(sunrises + sunsets).isEmpty)
    }
  }
}
