import AlmanacModel
import SourceText

/// Finds the doubts of a calendar.
///
/// It moves each uncertain event to its other day, applies the rule again, and compares the dates.
struct DoubtFinder {
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

  /// The distance from midnight, in seconds, up to which an event with a certain day is reported too.
  static let reportedMargin = 60

  /// Returns new moons and solar terms that are close to midnight or have an uncertain day, in order of time.
  func closeEvents() -> [Doubt] {
    let events = calendar.months.map(\.newMoon) + SkyEvent.all(encodedSky.termYears, [])
    return events.compactMap { event -> Doubt? in
      let margin = scales.margin(of: encodedSky.instant(of: event), on: calendar.clock)
      return alternative(to: margin).map { doubt(event, margin, $0) }
    }.sorted { encodedSky.instant(of: $0.event) < encodedSky.instant(of: $1.event) }
  }

  /// Returns the day on the other side of midnight, if midnight is close or the day is plausible.
  private func alternative(to margin: DayMargin) -> DayNumber? {
    let seconds = margin.secondsFromMidnight
    guard margin.isCertain, abs(seconds) <= Self.reportedMargin else { return margin.alternative }
    return DayNumber(unchecked: margin.day.rataDie + (seconds < 0 ? 1 : -1))
  }

  private func doubt(_ event: SkyEvent, _ margin: DayMargin, _ alternative: DayNumber) -> Doubt {
    var doubt = Doubt(event: event, margin: margin, alternative: alternative, changed: nil, changedCount: 0)
    guard event.bearsOnMonths, let months = months(around: margin.day, [event: alternative]) else {
      return doubt
    }
    // An event can only move months of its own span between solstices and of the next.
    let window = margin.day.rataDie - 450...margin.day.rataDie + 800
    let before = Self.dates(calendar.months, window)
    let after = Self.dates(months, window)
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    if let first = changed.first, let last = changed.last {
      doubt.changed = DayNumber(unchecked: first)...DayNumber(unchecked: last)
      doubt.changedCount = changed.count
    }
    return doubt
  }

  /// Returns the months around a day if events have other days, or reports why there are none.
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

extension SkyEvent {
  /// Whether the months of a lunar calendar depend on the event.
  fileprivate var bearsOnMonths: Bool {
    switch self {
    case .solarTerm(let term, _): term.isMajor
    case .moonPhase(let phase, _): phase == .newMoon
    }
  }
}
