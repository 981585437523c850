import AlmanacModel

/// A few lunar years whose months follow a simple rule, with estimates fitted by hand.
///
/// The months have the form of a real calendar, but are not those of any.
struct HandMadeLunarTable: LunarTable {
  struct Month {
    var year: Int
    var number: Int
    var isLeap = false
    var length: Int
    var firstDay: Int
  }

  var months: [Month] = []
  var estimate: LunarMonthEstimate
  /// The number of months before the first one that are left out; estimates count them.
  var monthsBefore: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - start: Rata die of the first day of the first month.
  ///   - names: Year, number and leap flag of the months; short and long months alternate.
  ///   - monthsBefore: The index of the first month in a table that also had all the years before.
  ///   - estimateByYear: The number of months per year, and the estimate for month 1 of 1898.
  init(
    start: Int, names: [(Int, Int, Bool)], monthsBefore: Int, estimateByYear: (slope: Double, at1898: Double)
  ) {
    self.monthsBefore = monthsBefore
    var day = start
    for (index, (year, number, isLeap)) in names.enumerated() {
      let length = index % 2 == 0 ? 29 : 30
      months.append(Month(year: year, number: number, isLeap: isLeap, length: length, firstDay: day))
      day += length
    }
    // Months alternate between 29 and 30 days. So a line through their starts, half a month late, is below
    // the index by less than one and never above it.
    let slope = (1 / 29.5) * 4_294_967_296
    let daysToStart = Double(start - Int(LunarMonthEstimate.firstDay))
    let intercept = (Double(monthsBefore) - 0.5) * 4_294_967_296 - daysToStart * slope
    estimate = LunarMonthEstimate(
      slopeByDay: Int64(slope), interceptByDay: Int64(intercept),
      slopeByYear: Int32(estimateByYear.slope * 65_536),
      interceptByYear: Int32(estimateByYear.at1898 * 65_536))
  }

  private func raw(at index: Int) -> UInt32 {
    // Generated tables continue after the last year; here the additional months have impossible values.
    let position = index - monthsBefore
    guard months.indices.contains(position) else { return position < 0 ? 0 : .max }
    let month = months[position]
    let key = LunarMonthKey(year: UInt32(month.year), month: UInt32(month.number), isLeap: month.isLeap)
    return LunarMonthRecord(
      key: key, isLong: month.length == 30, firstDay: DayNumber(unchecked: Int32(month.firstDay))
    ).raw
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { (raw(at: index), raw(at: index + 1)) }

  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) {
    (raw(at: index), raw(at: index + 1), raw(at: index + 2))
  }
}

extension HandMadeLunarTable {
  /// Returns the months of a lunar year; the leap month follows the one with its number.
  static func year(_ year: Int, leap: Int? = nil) -> [(Int, Int, Bool)] {
    (1...12).flatMap { number in
      number == leap ? [(year, number, false), (year, number, true)] : [(year, number, false)]
    }
  }

  /// A table from month 12 of 1898 to 1902, with leap months 8 of 1900 and 1 of 1902.
  static let early = HandMadeLunarTable(
    start: 693_271 - 29,
    names: [(1898, 12, false)] + year(1899) + year(1900, leap: 8) + year(1901) + year(1902, leap: 1),
    monthsBefore: 0,
    // Month 1 of 1899, 1900, 1901 and 1902 has index 1, 13, 26 and 38. The estimate is one too low except for
    // 1902, so that both cases occur with a leap month.
    estimateByYear: (slope: 12.6, at1898: -12.3))

  /// A table with month 12 of 2099, the year 2100, and the first month of 2101.
  ///
  /// That month begins inside the days that conversions accept.
  static let late = HandMadeLunarTable(
    start: 766_684 - 29,
    names: [(2099, 12, false)] + year(2100) + [(2101, 1, false)],
    monthsBefore: 2486,
    // Month 1 of 2100 has index 2487.
    estimateByYear: (slope: 12.25, at1898: 2487 - 202 * 12.25))
}
