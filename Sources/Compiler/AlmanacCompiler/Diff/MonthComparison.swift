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
      let isTold = leapYears.contains(month.key.year)
      guard !isTold || isNewYear else { return nil }
      let start = min(month.firstDay, was.firstDay)
      let end = min(month.lastDay, was.lastDay).rataDie + 1
      let count = days.difference(in: start.rataDie..<max(start.rataDie, end))?.count ?? 0
      let (date, wasDate) = ("\(CivilDate(month.firstDay))", "\(CivilDate(was.firstDay))")
      let name = isNewYear ? "new year \(month.key.year)" : month.name
      let text = "\(name) begins \(date), was \(wasDate)"
      return Change(
        Change.Group(start, now: now), isNewYear ? .newYear : .monthStart, id, item: name, before: wasDate,
        after: date, days: isTold ? nil : count, text: isTold ? text : "\(text); \(Self.daysChange(count))")
    }
  }

  private static func daysChange(_ count: Int) -> String { Words.count(count, "day changes", "days change") }
}

extension LunarMonthRecord {
  /// The name in messages: "leap month 6 of 2025".
  var name: String { "\(key.isLeap ? "leap month" : "month") \(key.month) of \(key.year)" }
}
