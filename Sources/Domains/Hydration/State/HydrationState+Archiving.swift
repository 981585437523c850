import Almanac
import Documents

extension HydrationState {
  /// Puts the days before yesterday into the files of their years, and takes them out of the state.
  ///
  /// The files hold all of it when this returns, behind what the document of now counts on.
  mutating func archiveDays(now: Instant, in zone: ZoneClock) throws(StoreError) {
    let days = days(in: zone)
    guard archive.place != nil, let today = days.day(at: now).map({ DayNumber($0) }),
      let first = try? today.advanced(by: -1)
    else { return }
    settleDays(in: zone)
    goals.fill(log, before: today, base: GoalRule.base(of: profile))
    // From here on these are the document's, and are counted there.
    for (day, original) in originals where archive.open.contains(day) {
      archive.count(day, original.summary.count, -1)
    }
    var isRunUnknown = try archive.repairFiles(at: now) || !archive.isRunKnown
    var new: [ArchivedDay.Summary] = []
    // A year at a time: a log of ten years, which is all in the state when it is moved, takes memory enough.
    for (year, closing) in Dictionary(grouping: closingDays(before: first), by: { CivilDate($0).year })
      .sorted(by: { $0.key < $1.key })
    {
      var lines: [UInt8] = []
      for day in closing {
        let archived = archivedDay(day)
        archive.count(day, archived.summary.count, 1)
        let isOpen = archive.open.contains(day)
        var old = originals[day]
        if isOpen, old == nil { old = try archive.day(day) }
        guard old != archived else { continue }
        lines += archived.line
        if isOpen {
          isRunUnknown = isRunUnknown || archive.needsRun(after: old?.summary, archived.summary)
        } else {
          new.append(archived.summary)
        }
      }
      guard !lines.isEmpty, let file = try archive.file(year) else { continue }
      let committed = archive.years[year]?.bytes ?? 0
      let end = try file.append(lines, behind: committed)
      archive.years[year, default: HydrationArchive.Year()].bytes = end
    }
    archive.open = archive.open.filter { $0 >= first }
    for day in new {
      archive.end = max(archive.end ?? day.day, (try? day.day.advanced(by: 1)) ?? day.day)
      if !isRunUnknown { archive.extendRun(by: day, in: days) }
    }
    if isRunUnknown { archive.run = try archive.run(before: nil, in: days) }
    archive.isRunKnown = true
    keepDays(from: first)
  }

  /// The days that are the state's and have to go into the files, in order.
  private func closingDays(before first: DayNumber) -> [DayNumber] {
    let days = Set(log.days.map(\.day) + goals.days.map(\.day)).union(archive.open)
    return days.filter { $0 < first && !archive.holds($0) }.sorted()
  }

  private func archivedDay(_ day: DayNumber) -> ArchivedDay {
    let goal = goals.recorded(on: day) ?? GoalBreakdown(base: GoalRule.base(of: profile))
    return ArchivedDay(
      day, goal: goal, entries: log.total(on: day).map { Array(log.entries[$0.places]) } ?? [])
  }

  /// Forgets the days before another one; of their goals the last stays, for days that have none of their own.
  private mutating func keepDays(from first: DayNumber) {
    if let earliest = log.days.first, earliest.day < first {
      log = HydrationLog(log.entries.filter { DayNumber($0.day) >= first })
    }
    let earlier = goals.days.last { $0.day < first }
    goals = GoalHistory((earlier.map { [$0] } ?? []) + goals.days.filter { $0.day >= first })
    originals = [:]
  }
}
