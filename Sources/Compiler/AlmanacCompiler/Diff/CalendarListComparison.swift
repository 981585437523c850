import AlmanacModel

/// Calendars that were added or removed.
struct CalendarListComparison {
  let before: AlmanacTableSet
  let after: AlmanacTableSet

  func changes() -> [Change] {
    let old = Set(before.calendars.map(\.id))
    let new = Set(after.calendars.map(\.id))
    let removed = before.calendars.filter { !new.contains($0.id) }.map { calendar in
      // A removal belongs to the past: days that are already in print lose their lunar dates.
      Change(
        .past, .calendar, calendar.id, item: "calendar", before: Self.range(calendar),
        text: "the calendar is gone (\(Self.range(calendar)))")
    }
    let added = after.calendars.filter { !old.contains($0.id) }.map { calendar in
      Change(
        .new, .calendar, calendar.id, item: "calendar", after: Self.range(calendar),
        text: "a new calendar, \(Self.range(calendar))")
    }
    return removed + added
  }

  private static func range(_ calendar: CalendarTables) -> String {
    let months = calendar.months.filter(\.key.isInRange)
    guard let first = months.first, let last = months.last else { return "no months" }
    return "\(CivilDate(first.firstDay)) to \(CivilDate(last.lastDay))"
  }
}
