import AlmanacModel
import SourceText

/// The comparison of a calendar's days with a published table of lunar years.
struct CalendarComparison {
  /// The number of days that both have.
  private(set) var days = 0
  /// Ranges of days with different lunar dates, each with the location of the table's year.
  private(set) var differences: [(row: Disagreement, location: SourceLocation)] = []

  /// The number of days in `differences`.
  var differing: Int { differences.reduce(0) { $0 + $1.row.days } }

  init(_ calendar: ComputedCalendar, _ table: PublishedTable) {
    var months = calendar.months[...]
    for theirs in table.months {
      while let first = months.first, first.end <= theirs.firstDay {
        months.removeFirst()
      }
      // A month of the table overlaps at most two of ours. In an overlap all lunar dates agree, or none do.
      for ours in months.prefix(2) {
        let (first, end) = (
          max(ours.firstDay, theirs.firstDay), min(ours.end, theirs.end)
        )
        guard first < end else { continue }
        let count = first.distance(to: end)
        days += count
        guard
          (ours.year, ours.month, ours.isLeap, ours.firstDay)
            != (theirs.year, theirs.month, theirs.isLeap, theirs.firstDay)
        else { continue }
        if let last = differences.last?.row, last.day.later(by: last.days) == first {
          differences[differences.count - 1].row.days += count
        } else {
          let row = Disagreement(
            authority: table.authority, calendar: calendar.source.id, day: first, days: count,
            ours: Self.text(ours.year, ours.month, ours.isLeap, ours.firstDay.distance(to: first)),
            theirs: Self.text(theirs.year, theirs.month, theirs.isLeap, theirs.firstDay.distance(to: first)))
          differences.append((row, table.location(of: theirs)))
        }
      }
    }
  }

  /// Returns the lunar date of a day of a month, such as `2025-06L-01`; 0 is the first day.
  private static func text(_ year: Int, _ month: Int, _ isLeap: Bool, _ daysAfter: Int) -> String {
    let day = decimal(daysAfter + 1, width: 2)
    return "\(decimal(year, width: 4))-\(decimal(month, width: 2))\(isLeap ? "L" : "")-\(day)"
  }
}
