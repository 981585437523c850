import AlmanacModel
import SourceText

/// An event close to midnight, or whose civil day is not certain, and the days whose lunar date hangs on it.
struct Doubt {
  var event: SkyEvent
  var margin: DayMargin
  /// The day the event has otherwise; the one across midnight if its day is certain.
  var alternative: DayNumber
  /// The first and the last day that would change; `nil` if none would.
  var changed: ClosedRange<DayNumber>?
  /// How many days would change.
  var changedCount: Int
}

extension Doubt {
  /// What the runtime needs of it; `nil` if no lunar date hangs on the event.
  var record: LunarDoubtRecord? {
    guard let changed else { return nil }
    return switch event {
    case .solarTerm(let term, let year): LunarDoubtRecord(event: .solarTerm(term, year: year), days: changed)
    case .moonPhase(_, let lunation): LunarDoubtRecord(event: .newMoon(lunation: lunation), days: changed)
    }
  }
}

/// Finds the doubts of a calendar: moves each uncertain event to its other day, applies the rule again, and compares.
struct DoubtFinder {
  private let calendar: EncodedCalendar
  private let sky: Sky
  private let encodedSky: EncodedSky
  private let scales: EncodedTimeScales
  private let clock: CalendarClock
  private let diagnostics: Diagnostics

  init(
    _ calendar: EncodedCalendar, sky: Sky, encodedSky: EncodedSky, scales: EncodedTimeScales,
    clock: CalendarClock,
    diagnostics: Diagnostics
  ) {
    self.calendar = calendar
    self.sky = sky
    self.encodedSky = encodedSky
    self.scales = scales
    self.clock = clock
    self.diagnostics = diagnostics
  }

  /// How close to midnight an event is reported although its day is certain, in seconds.
  static let reportedMargin = 60

  /// New moons and solar terms that are close to midnight or have an uncertain day, in the order of time.
  func closeEvents() -> [Doubt] {
    let newMoons = calendar.months.map { SkyEvent.moonPhase(.newMoon, lunation: $0.lunation) }
    let years = encodedSky.firstTermYear..<encodedSky.firstTermYear + encodedSky.termYearCount
    let terms = years.flatMap { year in SolarTerm.allCases.map { SkyEvent.solarTerm($0, year: year) } }
    return (newMoons + terms).compactMap { event -> Doubt? in
      let margin = scales.margin(of: encodedSky.instant(of: event), on: calendar)
      return alternative(to: margin).map { doubt(event, margin, $0) }
    }.sorted { encodedSky.instant(of: $0.event) < encodedSky.instant(of: $1.event) }
  }

  /// The day across midnight, if that is close or plausible.
  private func alternative(to margin: DayMargin) -> DayNumber? {
    let seconds = margin.secondsFromMidnight
    guard margin.isCertain, abs(seconds) <= Self.reportedMargin else { return margin.alternative }
    return DayNumber(unchecked: margin.day.rataDie + (seconds < 0 ? 1 : -1))
  }

  private func doubt(_ event: SkyEvent, _ margin: DayMargin, _ alternative: DayNumber) -> Doubt {
    var doubt = Doubt(event: event, margin: margin, alternative: alternative, changed: nil, changedCount: 0)
    let rule = LunarCalendarRule(
      sky: sky, clock: clock, path: calendar.source.path, diagnostics: diagnostics,
      moved: [event: alternative])
    let year = CivilDate(margin.day).year
    guard event.bearsOnMonths, let months = rule.months(endingIn: year - 2...year + 3) else { return doubt }
    // An event moves months of the span between solstices it lies in, and of the next at most.
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

  /// The lunar date of each day of a window that is in the range, as month and day.
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

extension EncodedSky {
  func instant(of event: SkyEvent) -> TerrestrialInstant {
    switch event {
    case .solarTerm(let term, let year): instant(of: term, year: year)
    case .moonPhase(let phase, let lunation): instant(of: phase, lunation: lunation)
    }
  }
}
