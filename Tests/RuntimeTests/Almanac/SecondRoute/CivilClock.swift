import Almanac
import Foundation
import SourceText
import TestSupport
import Testing

/// The civil time of a calendar, read from Data/ and computed without the compiler's code.
struct CivilClock {
  private let deltaT: [Int: Double]
  private let leapSeconds: [(day: Double, value: Double)]
  private let eras: [(day: Int, offset: Double)]

  init(calendar id: String) throws {
    let years = try ReferenceTable.records(
      "delta_t", in: "time", columns: ["year", "delta-t", "sigma", "basis"])
    deltaT = try Dictionary(
      uniqueKeysWithValues: years.map {
        (try #require(Int($0["year"])), try #require(Double($0["delta-t"])))
      })
    leapSeconds = try ReferenceTable.records(
      "leap_seconds", in: "time", columns: ["from-day", "tai-minus-utc"]
    ).map {
      (Double(try Self.day($0["from-day"])), try #require(Double($0["tai-minus-utc"])))
    }
    eras = try ReferenceTable.records(id, in: "calendars", columns: ["from-day", "offset", "source"]).map {
      (try Self.day($0["from-day"]), try #require(Double($0["offset"])))
    }
  }

  private static func day(_ text: Substring) throws -> Int {
    Int(DayNumber(try #require(CivilDate(String(text)))).rataDie)
  }

  /// Returns the civil day of an instant, and seconds from the nearest midnight.
  func reading(julianDay: Double) -> (day: Int, margin: Double) {
    // These are days of TT, counted from the midnight at which rata die 0 begins.
    let tt = julianDay - 1_721_424.5
    let utc = tt - ttMinusUTC(tt) / 86_400
    var local = 0.0
    for era in eras where utc + era.offset / 86_400 >= Double(era.day) { local = utc + era.offset / 86_400 }
    let midnight = local.rounded(.down)
    let second = (local - midnight) * 86_400
    return (Int(midnight), second < 43_200 ? second : second - 86_400)
  }

  private func ttMinusUTC(_ tt: Double) -> Double {
    if let step = leapSeconds.last(where: { tt >= $0.day + (32.184 + $0.value) / 86_400 }) {
      return 32.184 + step.value
    }
    // Delta T is linear within the year, by days of the mean year: at most some thousandths of a second off.
    let year = Int((tt / 365.2425).rounded(.down)) + 1
    let part = tt / 365.2425 - (tt / 365.2425).rounded(.down)
    let value = deltaT[year, default: 0]
    return value + (deltaT[year + 1, default: value] - value) * part
  }
}
