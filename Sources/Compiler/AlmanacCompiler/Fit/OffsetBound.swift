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
    let utc = { (instant: TT) in timeScales.utc(instant).secondsSince1970 }
    let moons = sky.lunations.map { utc(sky[.newMoon, lunation: $0]) }
    let terms = sky.years.flatMap { year in
      SolarTerm.inYearOrder.filter(\.isMajor).map { utc(sky[$0, year: year]) }
    }
    for (index, month) in months.enumerated() where !unusable.contains(index) {
      let start = Double(ClockTime.secondsSince1970(startOf: month.firstDay))
      let end = Double(ClockTime.secondsSince1970(startOf: month.end))
      guard let moon = Self.nearest(in: moons, to: start + 43_200), abs(moon - start - 43_200) < 2 * 86_400
      else {
        strange.append(index)
        continue
      }
      func add(_ reason: OffsetBound.Reason, _ utc: Double, _ offsets: Range<Double>) {
        all.append(OffsetBound(month: index, reason: reason, utc: utc, offsets: offsets))
      }
      add(.newMoon, moon, start - moon..<start - moon + 86_400)
      if month.month == 11, !month.isLeap, sky.years.contains(month.year) {
        let solstice = utc(sky[.winterSolstice, year: month.year])
        add(.solstice, solstice, start - solstice..<end - solstice)
      }
      if month.isLeap {
        let after = terms.firstPlace { $0 > (start + end) / 2 }
        let far = 10 * 86_400.0
        if after > 0 { add(.termBefore, terms[after - 1], -far..<start - terms[after - 1]) }
        if after < terms.count { add(.termAfter, terms[after], end - terms[after]..<far) }
      }
    }
  }

  /// Returns the moment nearest to another, of moments in order; `nil` if there are none.
  private static func nearest(in moments: [Double], to moment: Double) -> Double? {
    let after = moments.firstPlace { $0 >= moment }
    return moments[max(0, after - 1)..<min(moments.count, after + 1)].min {
      abs($0 - moment) < abs($1 - moment)
    }
  }
}
