package import AlmanacModel
package import Ephemeris

/// The rule of the lunisolar calendars of East Asia (GB/T 33661-2017; decision 121-CP of 1967 for Vietnam).
///
/// 1. A month begins on the civil day of the new moon.
/// 2. The month that contains the December solstice is month 11.
/// 3. If there are 13 months from one month 11 to the next, the first of them without a major solar term is a
///    leap month and repeats the number of the month before it.
///
/// There is one implementation for all calendars; they differ in the clock alone.
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

  /// Returns the months of the spans between solstices that end in some years, as far as the sky goes.
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
