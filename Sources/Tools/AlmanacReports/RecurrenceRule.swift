#if !hasFeature(Embedded)
/// A rule for days that come back, by RFC 5545 and RFC 7529: the parts that a day of a year or of a month needs.
package struct RecurrenceRule: Hashable, Sendable {
  /// The calendar in which a rule counts; its raw value is that of `RSCALE`, a name of Unicode CLDR.
  package enum Scale: String, CaseIterable, Sendable {
    case gregorian = "GREGORIAN"
    case chinese = "CHINESE"
    case korean = "DANGI"

    /// The lunar calendar; `nil` for the Gregorian one.
    package var calendar: LunarCalendar? {
      switch self {
      case .gregorian: nil
      case .chinese: .chinese
      case .korean: .korean
      }
    }

    /// Creates the scale of a lunar calendar; `nil` if CLDR has no name for it.
    package init?(_ calendar: LunarCalendar) {
      guard let scale = Self.allCases.first(where: { $0.calendar == calendar }) else { return nil }
      self = scale
    }
  }

  package enum Frequency: String, CaseIterable, Sendable { case yearly = "YEARLY", monthly = "MONTHLY" }

  /// The day that replaces one that a year or a month does not have.
  package enum Skip: String, CaseIterable, Sendable {
    case omit = "OMIT", backward = "BACKWARD", forward = "FORWARD"
  }

  package var scale: Scale
  package var frequency: Frequency
  package var interval = 1
  /// The months, `6L` for the leap month after month 6; without them those of the frequency, or that of the first day.
  package var months: [String] = []
  /// The days of a month, from its end if negative; without them that of the first day.
  package var days: [Int] = []
  package var skip = Skip.omit
  /// The number of days; `nil` if they do not end with a number.
  package var count: Int?
  /// The last possible day; `nil` if there is none.
  package var until: DayNumber?

  package init(_ scale: Scale, _ frequency: Frequency, months: [String] = [], days: [Int] = []) {
    (self.scale, self.frequency, self.months, self.days) = (scale, frequency, months, days)
  }

  /// Creates the rule of a recurring day.
  ///
  /// - Returns: `nil` if no rule has its days in all programs: libical 3.0.16 moves from a leap month that a year does not have to a
  ///   wrong one if there is another before it, and from a missing day on past the leap month that follows.
  package init?(_ date: RecurringLunarDate, in scale: Scale) {
    self.init(scale, date.month == nil ? .monthly : .yearly, days: [date.day])
    let isLast = date.day == LunarDate.days.upperBound
    if isLast, date.missingDayRule == .firstDayOfNextMonth { return nil }
    if isLast, date.missingDayRule == .lastDayOfMonth { skip = .backward }
    guard let number = date.month else { return }
    months = ["\(number)"]
    switch date.leapMonthRule {
    case .regularMonth: return
    case .bothMonths where skip == .omit:
      // The tables have no leap month 12, which libical would not leave out.
      if scale.months.contains(where: { $0.number == "\(number)L" }) { months.append("\(number)L") }
    case .bothMonths, .leapMonthIfPresent: return nil
    }
  }

  /// Creates the rule of a festival; `nil` if no rule has its days, as of those that a solar term or a weekday decides.
  package init?(_ day: FestivalRecord.Day, in scale: Scale) {
    switch day {
    case .solar(let month, let day): self.init(.gregorian, .yearly, months: ["\(month)"], days: [day])
    case .lunar(let month, let day, .regular):
      guard let date = try? RecurringLunarDate(month: month, day: day) else { return nil }
      self.init(date, in: scale)
    case .lunarYearEnd: self.init(scale, .yearly, months: ["12"], days: [-1])
    default: return nil
    }
  }

  /// The value of `RRULE`.
  package var text: String {
    let parts: [(String, String?)] = [
      // Programs that do not know RFC 7529 read a rule without its parts.
      ("RSCALE", scale == .gregorian && skip == .omit ? nil : scale.rawValue), ("FREQ", frequency.rawValue),
      ("INTERVAL", interval == 1 ? nil : "\(interval)"),
      ("BYMONTH", months.isEmpty ? nil : months.joined(separator: ",")),
      ("BYMONTHDAY", days.isEmpty ? nil : days.map(String.init).joined(separator: ",")),
      ("SKIP", skip == .omit ? nil : skip.rawValue), ("COUNT", count.map(String.init)),
      ("UNTIL", until.map { CivilDate($0).description.filter { $0 != "-" } }),
    ]
    return parts.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: ";")
  }
}

/// A month of a calendar in which rules count.
package struct RuleMonth: Hashable, Sendable {
  var year: Int
  /// The number in the year, `6L` for the leap month after month 6.
  package var number: String
  package var first: DayNumber
  package var dayCount: Int
}

extension RecurrenceRule.Scale {
  /// The months of the tables, in order of time.
  package var months: [RuleMonth] {
    if let calendar { return Self.months(of: calendar) }
    let days = TableDays.sky
    return (CivilDate(days.lowerBound).year...CivilDate(days.upperBound).year).flatMap { year in
      (1...12).compactMap { month in
        YearMonth(year: year, month: month).map {
          RuleMonth(year: year, number: "\(month)", first: $0.days.lowerBound, dayCount: $0.days.count)
        }
      }
    }
  }

  private static func months(of calendar: LunarCalendar) -> [RuleMonth] {
    LunarDate.years.compactMap { try? calendar.year($0) }.flatMap(\.months).map {
      RuleMonth(
        year: $0.year, number: "\($0.number)\($0.isLeap ? "L" : "")", first: $0.firstDayNumber,
        dayCount: $0.dayCount)
    }
  }

  /// The months as other programs that read rules have them.
  ///
  /// ICU finds some new moons and terms on the other side of midnight, tables for the future have a predicted Delta T, and
  /// Foundation has the clock of today for all years.
  package var readings: [[RuleMonth]] {
    guard let calendar else { return [] }
    let published = calendar.publishedDifferences.map { ($0.authority, $0.days.lowerBound, $0.lunarDate) }
    let further = ruleDifferences.filter { $0.calendar.isSame(as: calendar.id) }.compactMap { difference in
      LunarDate(difference.theirs.text).map {
        (difference.authority.text, DayNumber(difference.firstDay), $0)
      }
    }
    let others = Dictionary(grouping: published + further) { $0.0 }.values.map { differences in
      differences.reduce(into: months) { $0.begin($1.1, as: $1.2) }
    }
    return others + (self == .chinese ? [Self.months(of: .chineseUTC8)] : [])
  }
}

extension [RuleMonth] {
  /// Changes months so that a day, the first that differs, has the lunar date of another authority.
  fileprivate mutating func begin(_ day: DayNumber, as theirs: LunarDate) {
    guard let index = lastIndex(where: { $0.first <= day }), index > 0, index < count - 1 else { return }
    if theirs.day == 1, self[index].first == day {
      // Their leap month is the one after it.
      (self[index].number, self[index + 1].number) = ("\(theirs.month)", "\(theirs.month)L")
      return
    }
    // Their month begins a day later, or a day earlier.
    let (moved, days) = theirs.day > 1 ? (index, 1) : (index + 1, -1)
    self[moved].first = self[moved].first.advanced(by: days)
    self[moved].dayCount -= days
    self[moved - 1].dayCount += days
  }
}

extension RecurrenceRule {
  /// Returns the days of the rule in order, by the months of its calendar.
  ///
  /// The first day gives what the rule leaves open. It is one of the days only if the rule has it, as libical counts too.
  package func days(from start: DayNumber, in all: [RuleMonth]) -> [DayNumber] {
    guard let own = all.lastIndex(where: { $0.first <= start }) else { return [] }
    let wanted = months.isEmpty && frequency == .yearly && days.isEmpty ? [all[own].number] : months
    let days = days.isEmpty ? [all[own].first.distance(to: start) + 1] : days
    var indices: [Int] = []
    switch frequency {
    case .monthly:
      indices = stride(from: own, to: all.count, by: interval).filter {
        wanted.isEmpty || wanted.contains(all[$0].number)
      }
    case .yearly:
      let years = Dictionary(grouping: all.indices) { all[$0].year }
      for year in stride(from: all[own].year, through: all[all.count - 1].year, by: interval) {
        let months = years[year] ?? []
        indices += wanted.isEmpty ? months : wanted.compactMap { index(of: $0, among: months, all) }
      }
    }
    let found = Set(indices.flatMap { index in days.compactMap { day($0, of: all[index]) } })
    let kept = found.filter { $0 >= start && $0 <= until ?? .last }.sorted()
    return Array(kept.prefix(count ?? kept.count))
  }

  /// Returns the index of a month of a year, or of the one that replaces a leap month that the year does not have.
  private func index(of month: String, among year: [Int], _ all: [RuleMonth]) -> Int? {
    if let index = year.first(where: { all[$0].number == month }) { return index }
    guard skip != .omit, let regular = year.first(where: { "\(all[$0].number)L" == month }) else {
      return nil
    }
    return skip == .backward ? regular : regular + 1 < all.count ? regular + 1 : nil
  }

  /// Returns a day of a month, or the one that replaces a day that the month does not have.
  private func day(_ number: Int, of month: RuleMonth) -> DayNumber? {
    let day = number > 0 ? number : month.dayCount + 1 + number
    switch skip {
    case _ where 1...month.dayCount ~= day: return month.first.advanced(by: day - 1)
    case .omit: return nil
    case .backward: return month.first.advanced(by: day < 1 ? -1 : month.dayCount - 1)
    case .forward: return month.first.advanced(by: day < 1 ? 0 : month.dayCount)
    }
  }
}

/// The rule by which an event comes back, and what a calendar app shows of all its days.
package struct EventSeries: Sendable {
  /// The identifier of the event, the same in every export.
  package var id: String
  package var summary: String
  /// Further lines; missing ones are left out.
  package var lines: [String?]
  /// The rule; `nil` if none has the days.
  package var rule: RecurrenceRule?
}

extension [DayEvent] {
  /// Returns one event for each series whose rule has exactly these days for every reader and no uncertain one, and the
  /// other events as they are.
  ///
  /// - Returns: The events, and the summaries of the series that stay dates, each with the years in which a reader has other days.
  package func asRules() -> (events: [DayEvent], asDates: [String]) {
    var (events, asDates, seen): ([DayEvent], [String], Set<String>) = ([], [], [])
    var readings: [RecurrenceRule.Scale: [[RuleMonth]]] = [:]
    let groups = Dictionary(grouping: self) { $0.series?.id ?? "" }
    for event in self {
      guard let series = event.series, let group = groups[series.id], let last = group.last else {
        events.append(event)
        continue
      }
      guard seen.insert(series.id).inserted else { continue }
      let days = Set(group.map { DayNumber($0.date) })
      var others = Set(group.filter { !$0.isCertain }.map { DayNumber($0.date) })
      var rule = series.rule
      rule?.until = DayNumber(last.date)
      if let rule {
        readings[rule.scale] = readings[rule.scale] ?? [rule.scale.months] + rule.scale.readings
        for months in readings[rule.scale] ?? [] {
          others.formUnion(days.symmetricDifference(rule.days(from: DayNumber(event.date), in: months)))
        }
      }
      guard rule == nil || !others.isEmpty else {
        var only = DayEvent(
          id: series.id, date: event.date, summary: series.summary, lines: series.lines, isCertain: true,
          revised: group.compactMap(\.revised).max())
        only.rule = rule
        events.append(only)
        continue
      }
      let years = Set(others.map { CivilDate($0).year }).sorted().map(String.init).joined(separator: ", ")
      asDates.append(series.summary + (years.isEmpty ? "" : " (\(years))"))
      events += group
    }
    return (events, asDates)
  }
}
#endif
