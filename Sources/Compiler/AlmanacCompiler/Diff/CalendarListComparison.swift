import AlmanacModel

/// Calendars that were added or removed.
struct CalendarListComparison {
  let before: [CalendarTables]
  let after: [CalendarTables]

  func changes() -> [Change] {
    let old = Set(before.map(\.id))
    let new = Set(after.map(\.id))
    let removed = before.filter { !new.contains($0.id) }.map { calendar in
      // A removal belongs to the past: days that are already in print lose their lunar dates.
      Change(
        .past, .calendar, calendar.id, item: "calendar", before: Self.range(calendar),
        text: "the calendar is gone (\(Self.range(calendar)))")
    }
    let added = after.filter { !old.contains($0.id) }.map { calendar in
      Change(
        .new, .calendar, calendar.id, item: "calendar", after: Self.range(calendar),
        text: "a new calendar, \(Self.range(calendar))\(relative(of: calendar))")
    }
    return removed + added
  }

  /// Returns how a new calendar differs from the one that is most like it: "; its dates are those of chinese-utc8".
  private func relative(of calendar: CalendarTables) -> String {
    let others = after.filter {
      $0.id != calendar.id && $0.months.first?.firstDay == calendar.months.first?.firstDay
    }.map { other in
      (
        id: other.id,
        difference: LunarDays(other.months, calendar.months).difference(in: Int32.min..<Int32.max)
      )
    }
    guard let nearest = others.min(by: { ($0.difference?.count ?? 0) < ($1.difference?.count ?? 0) }) else {
      return ""
    }
    guard let difference = nearest.difference else { return "; its dates are those of \(nearest.id)" }
    return
      "; it is most like \(nearest.id), from which \(Words.count(difference.count, "day differs", "days differ")), "
      + "\(CivilDate(difference.first)) to \(CivilDate(difference.last))"
  }

  private static func range(_ calendar: CalendarTables) -> String {
    let months = calendar.months.filter(\.key.isInRange)
    guard let first = months.first, let last = months.last else { return "no months" }
    return "\(CivilDate(first.firstDay)) to \(CivilDate(last.lastDay))"
  }
}
