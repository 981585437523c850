import Foundation
import SunTimes
import Testing

struct ErrorTests {
  @Test(arguments: [
    Double.nan, .signalingNaN, .infinity, -.infinity, 90.0000001, -91, .greatestFiniteMagnitude,
  ])
  func latitudesThatAreNone(latitude: Double) {
    do throws(SunTimesError) {
      _ = try Coordinates(latitude: latitude, longitude: 0)
      Issue.record("\(latitude) passed")
    } catch {
      guard case .latitudeOutOfRange = error else {
        Issue.record("\(error)")
        return
      }
      #expect("\(error)".hasPrefix("latitude ") && "\(error)".hasSuffix(" is outside -90...90"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 180.001, -181, 360])
  func longitudesThatAreNone(longitude: Double) {
    do throws(SunTimesError) {
      _ = try Coordinates(latitude: 0, longitude: longitude)
      Issue.record("\(longitude) passed")
    } catch {
      guard case .longitudeOutOfRange = error else {
        Issue.record("\(error)")
        return
      }
      #expect("\(error)".hasSuffix(" is outside -180...180"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, 90.5]) func altitudesThatAreNone(degrees: Double) {
    #expect(throws: SunTimesError.self) { try SolarAltitude(degrees: degrees) }
  }

  @Test(arguments: ["0001-01-01", "1899-02-09", "2101-01-29", "9999-12-31"])
  func datesOutsideTheTables(text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(throws: SunTimesError.dateOutsideTables(date)) {
      try SolarDay(date, at: Coordinates(latitude: 21, longitude: 105))
    }
    #expect("\(SunTimesError.dateOutsideTables(date))".contains("1899-02-10 to 2101-01-28"))
  }

  /// The first and last day at extreme places of the Earth.
  @Test func theEndsOfTheRange() throws {
    for text in ["1899-02-10", "2101-01-28"] {
      let date = try #require(CivilDate(text))
      for latitude in [-90.0, -66, 0, 66, 90] {
        for longitude in [-180.0, 0, 180] {
          let day = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: longitude))
          #expect(day.start < day.end)
        }
      }
    }
  }

  @Test(arguments: [Int64.min, -3_000_000_000_000, -62_135_596_801, 253_402_300_800, .max])
  func momentsOutsideTheTables(seconds: Int64) throws {
    let place = try Coordinates(latitude: 21, longitude: 105)
    let moment = Instant(secondsSince1970: seconds)
    let now = Instant(secondsSince1970: 1_800_000_000)
    #expect(throws: SunTimesError.instantOutsideTables(moment)) { try place.solarAltitude(at: moment) }
    #expect(throws: SunTimesError.instantOutsideTables(moment)) {
      try CivilSunDay(from: min(now, moment), to: max(now, moment), at: place)
    }
    #expect(throws: SunTimesError.emptyInterval(from: now, to: now)) {
      try CivilSunDay(from: now, to: now, at: place)
    }
  }

  /// There is a result for every altitude at every place, on each day of a year.
  @Test func anyAltitudeIsAnswered() throws {
    for degrees in [-90, -30, -0.001, 0, 45, 89.999, 90.0] {
      let altitude = try SolarAltitude(degrees: degrees)
      for latitude in [-90.0, -89.9999, -23.4, 0, 66.5, 90] {
        for number in stride(from: 739_617, through: 739_981, by: 7) {
          let day = try SolarDay(
            CivilDate(DayNumber(rataDie: number)), at: Coordinates(latitude: latitude, longitude: -180))
          let crossing = day.crossing(of: altitude)
          if degrees == 90 { #expect(crossing == .alwaysBelow) }
          if degrees == -90 { #expect(crossing == .alwaysAbove) }
        }
      }
    }
  }

  @Test func placesNearTheEquatorHaveNoHemisphere() throws {
    #expect(try Coordinates(latitude: 21.03, longitude: 105.85).hemisphere == .northern)
    #expect(try Coordinates(latitude: -5, longitude: 0).hemisphere == .southern)
    #expect(try Coordinates(latitude: -4.99, longitude: 0).hemisphere == nil)
  }
}
