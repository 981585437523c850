import AlmanacFacts
import AlmanacModel

/// Months of a calendar that begin on other days, and leap months that moved.
struct MonthComparison {
  private let id: String
  private let before: [LunarMonthRecord]
  private let after: [LunarMonthRecord]
  private let now: DayNumber
  private let days: LunarDays

  init(before: CalendarFacts, after: CalendarFacts, now: DayNumber) {
    id = after.id
    self.before = before.months
    self.after = after.months
    self.now = now
    days = LunarDays(before.months, after.months)
  }

  func changes() -> [Change] {
    guard before != after else { return [] }
    let leapYears = changedLeapYears()
    let moved = months(except: Set(leapYears))
    let newYears = moved.filter { $0.kind == .newYear }
    return totals() + range() + newYears + leapYears.map(leapMonth) + moved.filter { $0.kind != .newYear }
  }

  // MARK: - Totals

  /// Returns the numbers of past and of future days with another lunar date.
  private func totals() -> [Change] {
    let spans: [Range<Int32>] = [.min..<now.rataDie, now.rataDie..<Int32.max]
    return zip([Change.Group.past, .future], spans).compactMap { group, span in
      guard let difference = days.difference(in: span) else { return nil }
      let range = "\(CivilDate(difference.first)) to \(CivilDate(difference.last))"
      return Change(
        group, .lunarDates, id, item: range, days: difference.count,
        text: "\(Words.count(difference.count, "day has", "days have")) a different lunar date, \(range)")
    }
  }

  private func range() -> [Change] {
    let (old, new) = (Self.range(before), Self.range(after))
    guard old != new else { return [] }
    // Days that lose their lunar dates may be in print.
    let losesDays =
      before.first?.firstDay != after.first?.firstDay
      && (before.first?.firstDay ?? now) < (after.first?.firstDay ?? now)
    let losesFuture = (before.last?.firstDay ?? now) > (after.last?.firstDay ?? now)
    return [
      Change(
        losesDays ? .past : losesFuture ? .future : .new, .range, id, item: "range of months", before: old,
        after: new,
        text: "the months cover \(new), was \(old)")
    ]
  }

  private static func range(_ months: [LunarMonthRecord]) -> String {
    guard let first = months.first, let last = months.last else { return "no days" }
    return "\(CivilDate(first.firstDay)) to \(CivilDate(last.lastDay))"
  }

  // MARK: - Leap months

  /// Returns the lunar years that are complete in both tables and whose leap months differ.
  private func changedLeapYears() -> [UInt32] {
    let (old, new) = (Self.leapMonths(before), Self.leapMonths(after))
    let years = Set(before.filter(\.key.isInRange).map(\.key.year))
      .intersection(after.filter(\.key.isInRange).map(\.key.year))
    return years.filter { old[$0] != new[$0] }.sorted()
  }

  private static func leapMonths(_ months: [LunarMonthRecord]) -> [UInt32: UInt32] {
    let leap = months.filter(\.key.isLeap).map { ($0.key.year, $0.key.month) }
    return Dictionary(leap, uniquingKeysWith: { first, _ in first })
  }

  private func leapMonth(_ year: UInt32) -> Change {
    let (old, new) = (Self.leapMonths(before)[year], Self.leapMonths(after)[year])
    let months = (before + after).filter { $0.key.year == year }
    let start = months.map(\.firstDay.rataDie).min() ?? 0
    let end = months.map { $0.lastDay.rataDie + 1 }.max() ?? start
    let difference = days.difference(in: start..<max(start, end))
    let isNow = new.map { "leap month \($0) of \(year)" } ?? "no leap month in \(year)"
    let was = old.map { "leap month \($0)" } ?? "none"
    let group = Change.Group(difference?.first ?? DayNumber(unchecked: start), now: now)
    return Change(
      group, .leapMonth, id, item: "leap month of \(year)", before: old.map(String.init) ?? "none",
      after: new.map(String.init) ?? "none", days: difference?.count ?? 0,
      text: "\(isNow), was \(was); \(Self.daysChange(difference?.count ?? 0))")
  }

  // MARK: - Months

  private func months(except leapYears: Set<UInt32>) -> [Change] {
    let old = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return after.compactMap { month in
      guard let was = old[month.key], was.firstDay != month.firstDay else { return nil }
      let isNewYear = month.key.month == 1 && !month.key.isLeap
      // If the leap month moved, that change already covers the days of the year.
      let isCovered = leapYears.contains(month.key.year)
      guard !isCovered || isNewYear else { return nil }
      let start = min(month.firstDay, was.firstDay)
      let end = min(month.lastDay, was.lastDay).rataDie + 1
      let count = days.difference(in: start.rataDie..<max(start.rataDie, end))?.count ?? 0
      let (date, wasDate) = ("\(CivilDate(month.firstDay))", "\(CivilDate(was.firstDay))")
      let name = isNewYear ? "new year \(month.key.year)" : month.name
      let text = "\(name) begins \(date), was \(wasDate)"
      return Change(
        Change.Group(start, now: now), isNewYear ? .newYear : .monthStart, id, item: name, before: wasDate,
        after: date, days: isCovered ? nil : count,
        text: isCovered ? text : "\(text); \(Self.daysChange(count))")
    }
  }

  private static func daysChange(_ count: Int) -> String { Words.count(count, "day changes", "days change") }
}

extension LunarMonthRecord {
  /// The name in messages: "leap month 6 of 2025".
  var name: String { "\(key.isLeap ? "leap month" : "month") \(key.month) of \(key.year)" }
}

/// A calendar, read from the facts of a revision.
struct CalendarFacts: ZoneEraTable {
  /// A span of time with one offset.
  struct OffsetPeriod: Hashable, Sendable {
    /// The first moment in UTC, in seconds since 1970; it has no meaning for the first one.
    var start: Int64
    var offset: Int64
  }

  let id: String
  /// The country whose festivals it has.
  let country: String?
  /// The code of the language in which its names are native.
  let language: String?
  /// The months of the lunar years in order.
  let months: [LunarMonthRecord]
  let periods: [OffsetPeriod]

  init(_ calendar: Fact, _ facts: Facts) throws(UnreadableFacts) {
    id = calendar.key
    country = calendar["country"]
    language = calendar["names"]
    var months: [LunarMonthRecord] = []
    for (key, fact) in facts.of("lunar-year", id) {
      let leap = fact["leap"].map { UInt32($0) ?? .max } ?? 0
      guard let year = Int(key).flatMap({ LunarDate.years.contains($0) ? UInt32($0) : nil }),
        let newYear = fact["new-year"].flatMap({ CivilDate($0) }), newYear.year == Int(year), leap <= 12,
        let lengths = fact["lengths"]?.split(separator: " "), lengths.count == (leap == 0 ? 12 : 13),
        lengths.allSatisfy({ $0 == "29" || $0 == "30" })
      else { throw UnreadableFacts(fact) }
      months += LunarMonthRecord.months(
        of: year, from: DayNumber(newYear), leapMonth: leap, areLong: lengths.map { $0 == "30" })
    }
    var periods: [OffsetPeriod] = []
    for (key, fact) in facts.of("offset-period", id) {
      let start = key == "first" ? Int64.min : Instant(key)?.secondsSince1970
      guard let start, let offset = fact["offset"].flatMap({ Int64($0) }) else { throw UnreadableFacts(fact) }
      periods.append(OffsetPeriod(start: start, offset: offset))
    }
    guard !months.isEmpty, !periods.isEmpty else { throw UnreadableFacts(calendar) }
    self.months = months
    self.periods = periods
  }

  /// Returns the calendars of a revision.
  static func all(_ facts: Facts) throws(UnreadableFacts) -> [CalendarFacts] {
    try facts["calendar"].map { fact throws(UnreadableFacts) in try CalendarFacts(fact, facts) }
  }

  var eraCount: Int { periods.count }
  func eraStart(at index: Int) -> Int64 { periods[index].start }
  func eraOffset(at index: Int) -> Int64 { periods[index].offset }

  // MARK: - Words

  /// The first and last day of the lunar years.
  var range: String {
    let months = months.filter(\.key.isInRange)
    guard let first = months.first, let last = months.last else { return "no months" }
    return "\(CivilDate(first.firstDay)) to \(CivilDate(last.lastDay))"
  }

  /// Returns the relation to the most similar calendar: "; its dates are those of chinese-utc8".
  func relation(to calendars: [CalendarFacts]) -> String {
    let others = calendars.filter { $0.id != id && $0.months.first?.firstDay == months.first?.firstDay }
      .map { (id: $0.id, difference: LunarDays($0.months, months).difference(in: .min..<Int32.max)) }
    guard let nearest = others.min(by: { ($0.difference?.count ?? 0) < ($1.difference?.count ?? 0) }) else {
      return ""
    }
    guard let difference = nearest.difference else { return "; its dates are those of \(nearest.id)" }
    return
      "; it is most like \(nearest.id), from which \(Words.count(difference.count, "day differs", "days differ")), "
      + "\(CivilDate(difference.first)) to \(CivilDate(difference.last))"
  }

  /// Returns "new moon of month 9 of 2057, 44 s after midnight · 2057-09-29 or 2057-09-28 · dates of 2057-09-28 to 2057-10-27".
  func text(ofEvent fact: Fact) -> String {
    let seconds = fact["seconds-from-midnight"].flatMap { Int($0) } ?? 0
    let day = fact["day"] ?? ""
    let month = months.first { "\(CivilDate($0.firstDay))" == day }
    // "vietnamese/new-moon 1207", or "vietnamese/solar-term 1951/270".
    let numbers = fact.key.dropFirst(id.count).split { !$0.isNumber }.compactMap { Int($0) }
    let term = SolarTerm.allCases.first { numbers.count == 2 && $0.longitude == numbers[1] }
    let event = term.map { "\(Words.of($0)) of \(numbers[0])" } ?? "new moon of \(month?.name ?? day)"
    return "\(event), \(seconds.magnitude) s \(seconds < 0 ? "before" : "after") midnight"
      + " · \(day) or \(fact["other-day"] ?? "") · dates of \(fact["first"] ?? "") to \(fact["last"] ?? "")"
  }
}

/// The lunar dates of a calendar, day by day, in two versions of its tables.
struct LunarDays {
  /// The first day that both tables have, rata die.
  private let start: Int32
  /// At each index, the number of earlier days that differ.
  private let differingBefore: [Int]
  private let differs: [Bool]

  /// Compares the days that both tables have.
  init(_ before: [LunarMonthRecord], _ after: [LunarMonthRecord]) {
    let old = Self.dates(before)
    let new = Self.dates(after)
    start = max(old.start, new.start)
    let end = min(old.start + Int32(old.dates.count), new.start + Int32(new.dates.count))
    var differs: [Bool] = []
    var differingBefore = [0]
    var count = 0
    for day in start..<max(start, end) {
      let isOther = old.dates[Int(day - old.start)] != new.dates[Int(day - new.start)]
      differs.append(isOther)
      if isOther { count += 1 }
      differingBefore.append(count)
    }
    self.differs = differs
    self.differingBefore = differingBefore
  }

  private static func dates(_ months: [LunarMonthRecord]) -> (start: Int32, dates: [LunarDate]) {
    let dates = months.flatMap { month in
      (1...month.length).map { LunarDate(key: month.key, day: $0) }
    }
    return (months.first?.firstDay.rataDie ?? 0, dates)
  }

  /// Returns the number of days of a range (rata die) that differ, with the first and the last of them.
  func difference(in days: Range<Int32>) -> (count: Int, first: DayNumber, last: DayNumber)? {
    let indices = days.clamped(to: start..<start + Int32(differs.count))
    let range = Int(indices.lowerBound - start)..<Int(indices.upperBound - start)
    let count = differingBefore[range.upperBound] - differingBefore[range.lowerBound]
    guard let first = differs[range].firstIndex(of: true), let last = differs[range].lastIndex(of: true)
    else {
      return nil
    }
    return (count, DayNumber(unchecked: start + Int32(first)), DayNumber(unchecked: start + Int32(last)))
  }
}
