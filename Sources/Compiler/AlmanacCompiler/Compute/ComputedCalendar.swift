package import AlmanacModel
package import Ephemeris
import SourceText

/// A calendar of Data/ with its clock and all its months that are in the tables.
struct ComputedCalendar {
  let source: CalendarSource
  let clock: CalendarClock
  /// Month 11 of 1898 to the second month of 2101.
  ///
  /// With the extra months at both ends, conversions can look at the neighbours of every month in the range.
  let months: [LunarMonth]

  /// Applies the rule, or reports the reason why the resulting months cannot be right.
  init?(_ source: CalendarSource, timeScales: TimeScales, sky: Sky, diagnostics: Diagnostics) {
    let location = SourceLocation(path: source.path)
    let clock = CalendarClock(source, timeScales: timeScales)
    let all: [LunarMonth]
    do throws(LunarCalendarRule.Failure) {
      all = try LunarCalendarRule(sky: sky, clock: clock).months()
    } catch {
      diagnostics.report(error.message, at: location)
      return nil
    }
    let first = CivilDate(DayNumber(unchecked: LunarMonthRecord.epoch))
    let outside = all.first { $0.firstDay.rataDie < LunarMonthRecord.epoch || !(1...12).contains($0.month) }
    guard outside == nil, all.first?.year == Int(LunarMonthKey.firstYear) else {
      let month = outside ?? all.first
      diagnostics.report(
        "\(month.map(\.name) ?? "no month") begins \(month.map { "\(CivilDate($0.firstDay))" } ?? "never"); the tables begin "
          + "with month 11 of \(LunarMonthKey.firstYear), after \(first): the series cannot be right",
        at: location)
      return nil
    }
    let months =
      all.filter { $0.year <= LunarDate.years.upperBound }
      + all.filter { $0.year > LunarDate.years.upperBound }.prefix(2)
    // The tables can store no other length.
    if let month = months.first(where: { !(29...30).contains($0.length) }) {
      diagnostics.report(
        "\(month.name) has \(month.length) days: the series cannot be right", at: location)
      return nil
    }
    (self.source, self.clock, self.months) = (source, clock, months)
  }
}

/// The clock of a calendar, which gives civil days and times of instants by its zone eras.
///
/// The eras are in the form of the tables, so that the runtime's own decoder can read them too.
package struct CalendarClock: ZoneEraTable, Sendable {
  /// An era with the moment at which it begins.
  struct Era: Sendable {
    var firstDay: DayNumber
    /// The first moment in UTC, in seconds since 1970.
    ///
    /// The first era also covers every earlier moment.
    var start: Int64
    var offset: Int64
    /// The moments between the midnights of the two offsets.
    ///
    /// The era of an event in this range is unknown unless a decision in Data/ gives it.
    var undecided: Range<Int64>?
  }

  let eras: [Era]
  private let timeScales: TimeScales

  package init(_ calendar: CalendarSource, timeScales: TimeScales) {
    self.timeScales = timeScales
    var eras: [Era] = []
    for source in calendar.eras {
      let midnight = ClockTime.secondsSince1970(startOf: source.firstDay)
      let own = midnight - source.offset
      guard let previous = eras.last else {
        eras.append(Era(firstDay: source.firstDay, start: own, offset: source.offset, undecided: nil))
        continue
      }
      let before = midnight - previous.offset
      let start = source.midnight == .endingEra ? before : own
      let undecided = source.midnight == nil && before != own ? min(before, own)..<max(before, own) : nil
      eras.append(Era(firstDay: source.firstDay, start: start, offset: source.offset, undecided: undecided))
    }
    self.eras = eras
  }

  /// The reading of the calendar's clock at an instant.
  package struct Reading: Hashable, Sendable {
    /// The civil day.
    package var day: DayNumber
    /// Seconds since local midnight, 0 up to 86,400.
    package var secondsOfDay: Double
    /// Local time minus UTC in seconds.
    package var offset: Int64

    /// Seconds from the nearest midnight: positive after it, negative before.
    package var margin: Double { secondsOfDay < 43_200 ? secondsOfDay : secondsOfDay - 86_400 }
  }

  package func reading(of instant: TT) -> Reading {
    let utc = timeScales.utc(instant).secondsSince1970
    let offset = eras.last { Double($0.start) <= utc }?.offset ?? eras.first?.offset ?? 0
    let local = utc + Double(offset)
    let days = (local / 86_400).rounded(.down)
    return Reading(
      day: DayNumber(unchecked: Int32(days) + ClockTime.rataDieOf1970), secondsOfDay: local - days * 86_400,
      offset: offset)
  }

  /// Returns the era whose beginning is so close to an instant that the offset is unknown.
  func undecidedEra(at instant: TT) -> Era? {
    let utc = timeScales.utc(instant).secondsSince1970
    return eras.first { era in
      era.undecided.map { Double($0.lowerBound) <= utc && utc < Double($0.upperBound) } ?? false
    }
  }

  package var eraCount: Int { eras.count }
  package func eraStart(at index: Int) -> Int64 { eras[index].start }
  package func eraOffset(at index: Int) -> Int64 { eras[index].offset }

  /// Whether the civil day of an instant is the same for every plausible TT - UTC and an error of the model.
  ///
  /// - Parameter extra: Seconds added to the error of the model.
  package func isCertain(_ instant: TT, extraError extra: Double = 0) -> Bool {
    let used = timeScales.ttMinusUTC(at: instant)
    let plausible = timeScales.plausibleTTMinusUTC(at: instant)
    let reading = reading(of: instant)
    let error = Double(DayMargin.instantError) / Double(TenthMillisecond.perSecond) + extra
    // If TT - UTC is larger, the local time is earlier.
    let earliest = reading.secondsOfDay - (plausible.upperBound - used) - error
    let latest = reading.secondsOfDay + (used - plausible.lowerBound) + error
    return earliest >= 0 && latest < 86_400
  }
}

/// The rule of the lunisolar calendars of East Asia (GB/T 33661-2017; decision 121-CP of 1967 for Vietnam).
///
/// 1. A month begins on the civil day of the new moon.
/// 2. The month that contains the December solstice is month 11.
/// 3. If there are 13 months from one month 11 to the next, the first of them without a major solar term is a
///    leap month and repeats the number of the month before it.
///
/// There is one implementation for all calendars; they differ only in the clock.
package struct LunarCalendarRule {
  /// The reason why a sky does not follow the rule.
  package struct Failure: Error {
    package var message: String
  }

  private let sky: Sky
  private let clock: CalendarClock
  /// Events that are assigned another civil day, to find the days that depend on them.
  private let moved: [SkyEvent: DayNumber]

  package init(sky: Sky, clock: CalendarClock, moved: [SkyEvent: DayNumber] = [:]) {
    self.sky = sky
    self.clock = clock
    self.moved = moved
  }

  /// Returns the months from month 11 of the first year of the sky to month 10 of its last year.
  ///
  /// - Throws: ``Failure`` if the sky does not follow the rule.
  package func months() throws(Failure) -> [LunarMonth] { try months(endingIn: sky.years) }

  /// Returns the months of the spans between solstices that end in some years, within the computed sky.
  func months(endingIn years: ClosedRange<Int>) throws(Failure) -> [LunarMonth] {
    var months: [LunarMonth] = []
    for year in sky.years.dropFirst() where years.contains(year) { months += try span(endingIn: year) }
    return months
  }

  /// Returns the months from month 11 of the year before to the month before month 11 of a year.
  private func span(endingIn year: Int) throws(Failure) -> [LunarMonth] {
    guard let first = lunation(holdingSolsticeOf: year - 1), let end = lunation(holdingSolsticeOf: year)
    else {
      throw Failure(message: "the new moons do not reach the December solstices of \(year - 1) and \(year)")
    }
    let count = end - first
    guard count == 12 || count == 13 else {
      throw Failure(
        message: "\(count) months between the solstices of \(year - 1) and \(year), expected 12 or 13")
    }
    let leap = count == 13 ? (first + 1..<end).first { majorTerms(in: $0).isEmpty } : nil
    if count == 13, leap == nil {
      throw Failure(
        message: "13 months between the solstices of \(year - 1) and \(year), and each has a major term")
    }
    var number = 10
    return (first..<end).map { lunation in
      if lunation != leap { number += 1 }
      let isNextYear = number > 12
      return LunarMonth(
        year: isNextYear ? year : year - 1, month: isNextYear ? number - 12 : number,
        isLeap: lunation == leap,
        firstDay: firstDay(of: lunation),
        length: firstDay(of: lunation).distance(to: firstDay(of: lunation + 1)),
        lunation: lunation)
    }
  }

  private func firstDay(of lunation: Int) -> DayNumber {
    moved[.moonPhase(.newMoon, lunation: lunation)]
      ?? clock.reading(of: sky[.newMoon, lunation: lunation]).day
  }

  private func day(of term: SolarTerm, year: Int) -> DayNumber {
    moved[.solarTerm(term, year: year)] ?? clock.reading(of: sky[term, year: year]).day
  }

  /// Returns the last lunation that begins on or before the day of the December solstice.
  package func lunation(holdingSolsticeOf year: Int) -> Int? {
    let solstice = day(of: .winterSolstice, year: year)
    // The search starts at the mean lunation; the true new moon is within a day of it.
    let mean =
      Double(sky[.winterSolstice, year: year].daysSinceJ2000 * 86_400_000) / Double(MeanLunation.milliseconds)
    let near = Int(mean.rounded(.down))
    let candidates = (near - 2...near + 2).filter {
      sky.lunations.contains($0) && sky.lunations.contains($0 + 1)
    }
    return candidates.last { firstDay(of: $0) <= solstice && firstDay(of: $0 + 1) > solstice }
  }

  /// Returns the major terms whose civil day is in a month, with their instants.
  package func majorTerms(in lunation: Int) -> [(term: SolarTerm, instant: TT)] {
    let days = firstDay(of: lunation)..<firstDay(of: lunation + 1)
    let year = CivilDate(days.lowerBound).year
    return (year - 1...year + 1).filter(sky.years.contains).flatMap { year in
      SolarTerm.inYearOrder.filter { $0.isMajor && days.contains(day(of: $0, year: year)) }
        .map { (term: $0, instant: sky[$0, year: year]) }
    }
  }
}

/// A month of a lunar calendar as computed by the rule.
package struct LunarMonth: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var isLeap: Bool
  package var firstDay: DayNumber
  /// The number of days, 29 or 30.
  package var length: Int
  /// The lunation whose new moon begins the month.
  package var lunation: Int

  /// The first day of the month after it.
  var end: DayNumber { firstDay.later(by: length) }

  /// The new moon that begins the month.
  var newMoon: SkyEvent { .moonPhase(.newMoon, lunation: lunation) }

  /// The name in messages: "leap month 6 of 2025".
  var name: String { "\(isLeap ? "leap month" : "month") \(month) of \(year)" }
}
