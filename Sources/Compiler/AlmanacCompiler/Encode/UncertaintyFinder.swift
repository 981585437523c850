import AlmanacModel
import SourceText

/// Finds the uncertain lunar dates of a calendar.
///
/// It moves each uncertain event to its other day, applies the rule again, and compares the dates.
struct UncertaintyFinder {
  private let calendar: ComputedCalendar
  private let sky: Sky
  private let encodedSky: EncodedSky
  private let scales: EncodedTimeScales
  private let diagnostics: Diagnostics

  init(
    _ calendar: ComputedCalendar, sky: Sky, encodedSky: EncodedSky, scales: EncodedTimeScales,
    diagnostics: Diagnostics
  ) {
    self.calendar = calendar
    self.sky = sky
    self.encodedSky = encodedSky
    self.scales = scales
    self.diagnostics = diagnostics
  }

  /// Returns the new moons and major terms whose uncertain days move lunar dates, in order of time.
  func uncertainties() -> [Uncertainty] {
    let terms = SolarTerm.allCases.filter(\.isMajor)
    let events =
      calendar.months.map(\.newMoon)
      + encodedSky.termYears.flatMap { year in terms.map { .solarTerm($0, year: year) } }
    return events.compactMap { event -> (event: SkyEvent, uncertainty: Uncertainty)? in
      let margin = scales.margin(of: encodedSky.instant(of: event), on: calendar.clock)
      return margin.alternative.flatMap { uncertainty(event, margin, $0) }.map { (event, $0) }
    }.sorted { encodedSky.instant(of: $0.event) < encodedSky.instant(of: $1.event) }.map(\.uncertainty)
  }

  /// Returns the uncertain dates that depend on an event; `nil` if there are none.
  private func uncertainty(_ event: SkyEvent, _ margin: DayMargin, _ alternative: DayNumber) -> Uncertainty? {
    guard let months = months(around: margin.day, [event: alternative]) else { return nil }
    // An event can only move months of its own span between solstices and of the next.
    let window = margin.day.rataDie - 450...margin.day.rataDie + 800
    let before = Self.dates(calendar.months, window)
    let after = Self.dates(months, window)
    let changed = before.keys.filter { before[$0] != after[$0] }
    guard let first = changed.min(), let last = changed.max() else { return nil }
    let days = DayNumber(unchecked: first)...DayNumber(unchecked: last)
    let record =
      switch event {
      case .solarTerm(let term, let year), .pentad(_, let term, let year):
        LunarUncertaintyRecord(event: .solarTerm(term, year: year), days: days)
      case .moonPhase(_, let lunation):
        LunarUncertaintyRecord(event: .newMoon(lunation: lunation), days: days)
      }
    return Uncertainty(record: record, margin: margin)
  }

  /// Returns the months around a day if events have other days, or reports the reason why there are none.
  private func months(around day: DayNumber, _ moved: [SkyEvent: DayNumber]) -> [LunarMonth]? {
    let year = CivilDate(day).year
    do throws(LunarCalendarRule.Failure) {
      return try LunarCalendarRule(sky: sky, clock: calendar.clock, moved: moved)
        .months(endingIn: year - 2...year + 3)
    } catch {
      diagnostics.report(error.message, at: SourceLocation(path: calendar.source.path))
      return nil
    }
  }

  /// Returns the lunar dates of the days of a window that are in the range.
  private static func dates(_ months: [LunarMonth], _ window: ClosedRange<Int32>) -> [Int32: LunarDate] {
    var dates: [Int32: LunarDate] = [:]
    for month in months where LunarDate.years.contains(month.year) {
      let first = month.firstDay.rataDie
      guard window.contains(first) || window.contains(first + 29) else { continue }
      for day in 0..<Int32(month.length) where window.contains(first + day) {
        dates[first + day] = LunarDate(key: month.key, day: UInt32(day + 1))
      }
    }
    return dates
  }
}

/// An event whose civil day is uncertain, with the days whose lunar dates depend on it.
struct Uncertainty {
  let record: LunarUncertaintyRecord
  let margin: DayMargin

  /// The days on which the event may be, the likelier first: "2057-09-29 or 2057-09-28".
  var text: String {
    let days = [margin.day] + (margin.alternative.map { [$0] } ?? [])
    return days.map { "\(CivilDate($0))" }.joined(separator: " or ")
  }
}
