import AlmanacModel
import Ephemeris

/// The range of offsets that one event allows.
///
/// If the month in the table is right, local time minus UTC is in this range.
struct OffsetBound {
  /// The condition that limits the offset.
  enum Reason: String {
    /// The month begins on the day of its new moon.
    case newMoon = "new moon"
    /// Month 11 contains the December solstice.
    case solstice = "December solstice"
    /// The last major term before a leap month is outside the month.
    case termBefore = "major term before it"
    /// The first major term after a leap month is outside the month.
    case termAfter = "major term after it"
  }

  /// The index of the month in the table.
  var month: Int
  var reason: Reason
  /// The moment of the event in UTC, in seconds since 1970.
  var utc: Double
  /// The allowed offsets in seconds, with the upper end excluded.
  var offsets: Range<Double>

  /// The possible offsets in seconds.
  ///
  /// Zones of the Earth and local mean times are within 15 hours of UTC.
  static let possible: Range<Double> = -54_000..<54_001

  /// Returns the civil day of the event with an offset.
  func day(offset: Double) -> DayNumber {
    DayNumber(unchecked: Int32(((utc + offset) / 86_400).rounded(.down)) + ClockTime.rataDieOf1970)
  }

  /// Returns the seconds from the nearest local midnight with an offset; negative before it.
  func margin(offset: Double) -> Double {
    let days = (utc + offset) / 86_400
    let second = (days - days.rounded(.down)) * 86_400
    return second < 43_200 ? second : second - 86_400
  }
}

/// The events that limit the offsets of a published table.
struct OffsetBounds {
  /// The bounds in the order of the months.
  private(set) var all: [OffsetBound] = []
  /// Months whose first day is not within two days of a new moon.
  private(set) var strange: [Int] = []

  /// Finds the bounds of all months except some, given by their indices.
  init(_ months: [PublishedTable.Month], except unusable: Set<Int>, sky: Sky, timeScales: TimeScales) {
    let utc = { (instant: TT) in
      timeScales.utc(instant).daysSince2000 * 86_400 + Double(TerrestrialInstant.secondsFrom1970ToJ2000)
    }
    let moons = NewMoons(sky: sky, timeScales: timeScales)
    let terms = sky.years.flatMap { year in
      SolarTerm.inYearOrder.filter(\.isMajor).map { utc(sky[$0, year: year]) }
    }
    for (place, month) in months.enumerated() where !unusable.contains(place) {
      guard let moon = moons.nearest(to: month.firstDay) else {
        strange.append(place)
        continue
      }
      let (start, end) = (Self.midnight(month.firstDay), Self.midnight(month.end))
      add(place, .newMoon, at: moon, start - moon..<start - moon + 86_400)
      if month.month == 11, !month.isLeap, sky.years.contains(month.year) {
        let solstice = utc(sky[.winterSolstice, year: month.year])
        add(place, .solstice, at: solstice, start - solstice..<end - solstice)
      }
      if month.isLeap {
        let after = terms.firstPlace { $0 > (start + end) / 2 }
        let far = 10 * 86_400.0
        if after > 0 {
          let term = terms[after - 1]
          add(place, .termBefore, at: term, -far..<start - term)
        }
        if after < terms.count {
          let term = terms[after]
          add(place, .termAfter, at: term, end - term..<far)
        }
      }
    }
  }

  private mutating func add(
    _ month: Int, _ reason: OffsetBound.Reason, at utc: Double, _ offsets: Range<Double>
  ) {
    all.append(OffsetBound(month: month, reason: reason, utc: utc, offsets: offsets))
  }

  /// Returns 00:00 UTC of a day, in seconds since 1970.
  private static func midnight(_ day: DayNumber) -> Double {
    Double(ClockTime.secondsSince1970(startOf: day))
  }
}

/// The new moons of a sky in UTC.
struct NewMoons {
  /// The new moons in seconds since 1970, in order.
  private let seconds: [Double]

  init(sky: Sky, timeScales: TimeScales) {
    seconds = sky.lunations.map { lunation in
      timeScales.utc(sky[.newMoon, lunation: lunation]).daysSince2000 * 86_400
        + Double(TerrestrialInstant.secondsFrom1970ToJ2000)
    }
  }

  /// Returns the new moon nearest to noon of a day; `nil` if none is within two days.
  func nearest(to day: DayNumber) -> Double? {
    let noon = Double(ClockTime.secondsSince1970(startOf: day)) + 43_200
    let after = seconds.firstPlace { $0 >= noon }
    let near = seconds[max(0, after - 1)..<min(seconds.count, after + 1)]
    guard let best = near.min(by: { abs($0 - noon) < abs($1 - noon) }), abs(best - noon) < 2 * 86_400 else {
      return nil
    }
    return best
  }
}
