import AlmanacModel
import Ephemeris
import SourceText

/// The tables of terms, phases and calendars, before they are printed.
package struct EncodedAlmanac: Sendable {
  let sky: EncodedSky
  let timeScales: EncodedTimeScales
  let calendars: [EncodedCalendar]
  let estimate: LunarMonthEstimate
}

/// Solar terms and Moon phases in the form of the tables; the runtime's own decoder can read them.
struct EncodedSky: SolarTermTable, MoonPhaseTable {
  let firstTermYear: Int
  let termYearCount: Int
  let firstLunation: Int
  let lunationCount: Int
  private(set) var termsIn2000: [Int32] = []
  private(set) var termResiduals: [Int16] = []
  private(set) var pentadResiduals: [Int16] = []
  private(set) var phaseResiduals: [Int32] = []

  /// Encodes the instants, and reports those whose residual does not fit.
  init(_ sky: SkyInstants<TerrestrialInstant>, diagnostics: Diagnostics) {
    func residual(_ event: SkyEvent, from mean: Int64, limit: Int64) -> Int64 {
      let residual = sky[event].secondsSinceJ2000 - mean
      if residual.magnitude <= limit.magnitude { return residual }
      diagnostics.report(
        "\(event) is \(residual) s from its mean, more than \(limit) s: the series cannot be right",
        at: SourceLocation(path: "Data/astronomy"))
      return 0
    }
    firstTermYear = sky.years.lowerBound
    termYearCount = sky.years.count
    firstLunation = sky.lunations.lowerBound
    lunationCount = sky.lunations.count
    let order = SolarTerm.inYearOrder
    termsIn2000 = order.map { Int32(truncatingIfNeeded: sky[$0, year: 2000].secondsSinceJ2000) }
    for year in sky.years {
      for term in order {
        let mean = Int64(termsIn2000[term.positionInYear]) + MeanYear.seconds(in: year - 2000)
        termResiduals.append(
          Int16(residual(.solarTerm(term, year: year), from: mean, limit: Self.greatestTermResidual)))
      }
    }
    for event in SkyEvent.pentads(sky.years) {
      guard case .pentad(let position, let term, let year) = event else { continue }
      let mean = sky[term, year: year].secondsSinceJ2000 + Int64(position - 1) * Pentad.meanSeconds
      pentadResiduals.append(
        Int16(residual(event, from: mean, limit: Self.greatestPentadResidual)))
    }
    for lunation in sky.lunations {
      for phase in MoonPhase.allCases {
        let mean = MeanLunation.seconds(phase, lunation: lunation)
        phaseResiduals.append(
          Int32(
            residual(.moonPhase(phase, lunation: lunation), from: mean, limit: Self.greatestPhaseResidual)))
      }
    }
  }

  /// The greatest difference of a true event from its mean, in seconds.
  ///
  /// A larger difference shows that a figure of the series was changed. Terms of 1899-2101 reach 6,300 s,
  /// phases 70,000 s. Pentads are counted from their term, and January's are shorter by 29,000 s after two.
  private static let greatestTermResidual: Int64 = 8000
  private static let greatestPentadResidual: Int64 = 32_000
  private static let greatestPhaseResidual: Int64 = 80_000

  func termIn2000(at position: Int) -> Int32 { termsIn2000[position] }
  func termResidual(at index: Int) -> Int16 { termResiduals[index] }
  func pentadResidual(_ position: Int, at index: Int) -> Int16 {
    pentadResiduals[2 * index + position - 2]
  }
  func phaseResidual(at index: Int) -> Int32 { phaseResiduals[index] }
}

extension EncodedSky {
  var termYears: Range<Int> { firstTermYear..<firstTermYear + termYearCount }
  var lunations: Range<Int> { firstLunation..<firstLunation + lunationCount }

  func instant(of event: SkyEvent) -> TerrestrialInstant {
    switch event {
    case .solarTerm(let term, let year): instant(of: term, year: year)
    case .pentad(let position, let term, let year): instant(ofPentad: position, of: term, year: year)
    case .moonPhase(let phase, let lunation): instant(of: phase, lunation: lunation)
    }
  }
}

/// Delta T and leap seconds in the form of the tables; the runtime's own decoder can read them.
struct EncodedTimeScales: TimeScaleTable {
  let firstDeltaTYear: Int
  /// Delta T in units of 0.1 ms, one value for each year.
  let deltaT: [Int32]
  /// The amounts by which TT - UTC may be less and more than the value used, in units of 0.1 ms.
  let slack: [(less: Int32, more: Int32)]
  let firstPredictedIndex: Int
  /// The first days (rata die) with their TAI - UTC in seconds.
  let leapSeconds: [(day: Int32, taiMinusUTC: Int32)]

  var deltaTCount: Int { deltaT.count }
  func deltaT(at index: Int) -> Int32 { deltaT[index] }
  func slackBelow(at index: Int) -> Int32 { slack[index].less }
  func slackAbove(at index: Int) -> Int32 { slack[index].more }
  var leapSecondCount: Int { leapSeconds.count }
  func leapSecondDay(at index: Int) -> Int32 { leapSeconds[index].day }
  func taiMinusUTC(at index: Int) -> Int32 { leapSeconds[index].taiMinusUTC }
}

extension EncodedTimeScales {
  init(_ scales: TimeScales) {
    firstDeltaTYear = scales.deltaT.firstYear
    deltaT = scales.deltaT.values.map { Int32(($0.seconds * Double(TenthMillisecond.perSecond)).rounded()) }
    slack = scales.deltaT.values.indices.map { index in
      let slack = scales.slack(inYear: scales.deltaT.firstYear + index)
      let units = Double(TenthMillisecond.perSecond)
      return (Int32((slack.less * units).rounded()), Int32((slack.more * units).rounded()))
    }
    firstPredictedIndex = scales.deltaT.firstPredictedYear - scales.deltaT.firstYear
    leapSeconds = scales.leapSeconds.steps.map { ($0.firstDay.rataDie, Int32($0.taiMinusUTC)) }
  }
}

/// The months of one calendar in the form of the tables; the runtime's own decoder can read them.
struct EncodedCalendar: LunarTable {
  let source: CalendarSource
  let clock: CalendarClock
  /// The months of the records.
  let months: [LunarMonth]
  let monthRecords: [UInt32]
  /// The lunar dates of Gregorian months from January 1899.
  let civilMonths: [CivilMonthRecord]
  /// The first days of lunar months, at ``LunarMonthStart/index(of:)``.
  let monthStarts: [LunarMonthStart]
  let estimate: LunarMonthEstimate
  /// The events whose uncertain days move lunar dates.
  let uncertainties: [Uncertainty]

  init(_ calendar: ComputedCalendar, estimate: LunarMonthEstimate, uncertainties: [Uncertainty]) {
    source = calendar.source
    clock = calendar.clock
    months = calendar.months
    let records = months.map(\.record)
    monthRecords = records.map(\.raw)
    civilMonths = Self.civilMonths(records)
    var starts = [LunarMonthStart](repeating: LunarMonthStart(raw: 0), count: LunarMonthStart.count)
    for month in records where month.key.isInRange {
      starts[LunarMonthStart.index(of: month.key)] = .init(month)
    }
    monthStarts = starts
    self.estimate = estimate
    self.uncertainties = uncertainties
  }

  private static func civilMonths(_ months: [LunarMonthRecord]) -> [CivilMonthRecord] {
    var index = 0
    return (0..<Int32(CivilMonthRecord.count)).map { offset in
      let first = DayNumber(
        CivilDate(unchecked: CivilMonthRecord.firstYear + offset / 12, offset % 12 + 1, 1))
      while index + 2 < months.count, months[index + 1].firstDay <= first { index += 1 }
      return CivilMonthRecord(first: first, months: months[index...])
    }
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { (monthRecords[index], monthRecords[index + 1]) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) {
    (monthRecords[index], monthRecords[index + 1], monthRecords[index + 2])
  }
}

extension LunarMonth {
  var key: LunarMonthKey { LunarMonthKey(year: UInt32(year), month: UInt32(month), isLeap: isLeap) }
  var record: LunarMonthRecord { LunarMonthRecord(key: key, isLong: length == 30, firstDay: firstDay) }
}

/// Derives the constants that estimate a month's index, so that they are valid for every day and year.
enum EstimateDerivation {
  /// Returns constants for which both estimates are exact or one too low in every calendar.
  ///
  /// - Parameters:
  ///   - calendars: The months of each calendar.
  ///   - diagnostics: Collects the report of a failure; the result is then `nil`.
  static func derive(_ calendars: [[LunarMonth]], diagnostics: Diagnostics) -> LunarMonthEstimate? {
    let slopeByDay = (1 << 32) * 86_400_000 / MeanLunation.milliseconds
    let slopeByYear = (1 << 16) * MeanYear.milliseconds / MeanLunation.milliseconds
    guard let byDay = intercept(slope: slopeByDay, unit: 1 << 32, calendars.flatMap(daySpans)),
      let byYear = intercept(slope: slopeByYear, unit: 1 << 16, calendars.flatMap(years))
    else {
      diagnostics.report(
        "the months of the calendars are too uneven for one estimate of a month's index",
        at: SourceLocation(path: CalendarReader.folder))
      return nil
    }
    return LunarMonthEstimate(
      slopeByDay: slopeByDay, interceptByDay: byDay, slopeByYear: Int32(slopeByYear),
      interceptByYear: Int32(byYear))
  }

  /// A range of arguments with the same index.
  private struct Span {
    var arguments: ClosedRange<Int64>
    var index: Int64
  }

  /// Returns the middle of the valid intercepts; `nil` if there are none.
  ///
  /// An intercept is valid if (argument * slope + intercept) / unit, rounded down, is the index or one less
  /// for all arguments.
  private static func intercept(slope: Int64, unit: Int64, _ spans: [Span]) -> Int64? {
    let lowest = spans.map { ($0.index - 1) * unit - $0.arguments.lowerBound * slope }.max() ?? 0
    let highest = spans.map { ($0.index + 1) * unit - 1 - $0.arguments.upperBound * slope }.min() ?? 0
    return lowest <= highest ? (lowest + highest) / 2 : nil
  }

  /// Returns the days of each month, within the days that conversions accept.
  private static func daySpans(_ months: [LunarMonth]) -> [Span] {
    let first = Int64(LunarMonthEstimate.firstDay)
    return zip(months, months.dropFirst()).enumerated().compactMap { index, pair in
      let start = max(0, Int64(pair.0.firstDay.rataDie) - first)
      let end = min(Int64(LunarMonthEstimate.dayCount), Int64(pair.1.firstDay.rataDie) - first) - 1
      return start <= end ? Span(arguments: start...end, index: Int64(index)) : nil
    }
  }

  /// Returns the index of month 1 of each year of the range.
  private static func years(_ months: [LunarMonth]) -> [Span] {
    LunarDate.years.compactMap { year in
      let argument = Int64(year) - Int64(LunarMonthKey.firstYear)
      return months.firstIndex { $0.year == year }.map {
        Span(arguments: argument...argument, index: Int64($0))
      }
    }
  }
}

/// A lunar year as one number, in the form of the tables for JavaScript.
///
/// | bits | field |
/// |---|---|
/// | 22-17 | days from 1 January to the first day of the year |
/// | 16-13 | number of the leap month, 0 for none |
/// | 12-0 | 1 for each month of 30 days, month by month from bit 0; 0 for one of 29 |
///
/// Example: `0x38CEA5` is 28 days from 1 January (29 January), leap month 6, and months of 30, 29, 30, 29, 29, 30, 29, 30,
/// 29, 30, 30, 30 and 29 days: 2025 in the Vietnamese calendar.
///
/// JavaScript's bitwise operators use signed 32-bit numbers; this number is always positive there.
struct LunarYearNumber: Hashable {
  let raw: UInt32

  /// Creates the number of a year from its months in order.
  ///
  /// - Returns: `nil` if the months are not a whole year or do not fit: reading the number must give the same
  ///   months.
  init?(_ months: [LunarMonthRecord]) {
    guard let first = months.first, months.count <= 13,
      let january = try? CivilDate(year: Int(first.key.year), month: 1, day: 1),
      let days = UInt32(exactly: DayNumber(january).distance(to: first.firstDay))
    else { return nil }
    var raw = days << 17 | (months.first { $0.key.isLeap }?.key.month ?? 0) << 13
    for (index, month) in months.enumerated() where month.isLong { raw |= 1 << index }
    self.raw = raw
    guard days < 64, self.months(of: Int(first.key.year)) == months else { return nil }
  }

  /// The number of the leap month; 0 if there is none.
  var leapMonth: UInt32 { raw >> 13 & 15 }

  /// Returns the months of the lunar year that begins in a Gregorian year; none outside the years 1 to 9999.
  func months(of year: Int) -> [LunarMonthRecord] {
    guard let january = try? CivilDate(year: year, month: 1, day: 1) else { return [] }
    return LunarMonthRecord.months(
      of: UInt32(year), from: DayNumber(january).later(by: Int(raw >> 17)), leapMonth: leapMonth,
      areLong: (0..<(leapMonth == 0 ? 12 : 13)).map { raw >> $0 & 1 == 1 })
  }
}

extension LunarMonthRecord {
  /// Returns the months of a lunar year in order; a leap month has the number of the month before it.
  ///
  /// - Parameters:
  ///   - leapMonth: The number of the leap month; 0 if there is none.
  ///   - areLong: Whether each month has 30 days.
  static func months(
    of year: UInt32, from newYear: DayNumber, leapMonth: UInt32, areLong: [Bool]
  ) -> [LunarMonthRecord] {
    var firstDay = newYear
    return areLong.enumerated().map { index, isLong in
      let isBehindLeap = leapMonth > 0 && index >= leapMonth
      let key = LunarMonthKey(
        year: year, month: UInt32(index) + (isBehindLeap ? 0 : 1),
        isLeap: leapMonth > 0 && index == leapMonth)
      defer { firstDay = firstDay.later(by: isLong ? 30 : 29) }
      return LunarMonthRecord(key: key, isLong: isLong, firstDay: firstDay)
    }
  }
}
