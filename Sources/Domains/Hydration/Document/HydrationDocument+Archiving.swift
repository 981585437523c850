import Almanac
import Documents

extension HydrationDocument {
  /// Moves the days before the day before yesterday into the files of their years.
  ///
  /// Yesterday is kept for the streak, and one more day for a user who flies westward over midnight, where it
  /// is yesterday again.
  ///
  /// On return the files hold all of it, after the bytes that the current document counts. While it is not
  /// known how much of the files counts, all days stay here.
  mutating func archiveDays(now: Instant, in zone: ZoneClock) throws(StoreError) {
    let days = days(in: zone)
    guard archive.place != nil, archiveProblem == nil, let today = days.day(at: now).map({ DayNumber($0) }),
      let first = try? today.advanced(by: -2)
    else { return }
    settleDays(in: zone)
    goals.fill(log, before: today, base: GoalRule.base(of: profile))
    // From here on these belong to the document, and are counted there.
    for (day, original) in originals where archive.open.contains(day) {
      archive.uncount(original.summary.count, on: day)
    }
    let isRunUnknown = try archive.repairFiles(at: now) || !archive.isRunKnown
    // The changed days of the streak.
    var changed: Set<DayNumber> = []
    // Files that were read again may have any day.
    try uniteDays(before: archive.isRunKnown ? first : nil)
    var new: [ArchivedDay.Summary] = []
    var closed: Set<DayNumber> = []
    // One year at a time, to save memory: when a log of ten years is moved, all of it is in the state.
    for (year, closing) in Dictionary(grouping: closingDays(before: first), by: { CivilDate($0).year })
      .sorted(by: { $0.key < $1.key })
    {
      var lines: [UInt8] = []
      closed.formUnion(closing)
      for day in closing {
        let archived = archivedDay(day)
        archive.count(archived.summary.count, on: day)
        let isOpen = archive.open.contains(day)
        var old = originals[day]
        if isOpen, old == nil { old = try archive.day(day) }
        if isOpen, archive.needsRun(after: old?.summary, archived.summary) { changed.insert(day) }
        guard old != archived else { continue }
        lines += archived.line
        if !isOpen { new.append(archived.summary) }
      }
      guard !lines.isEmpty, let file = try archive.file(year) else { continue }
      // Lines after those that count would be cut off without being read.
      if let error = archive.unreadYears[year] { throw error }
      let committed = archive.years[year]?.bytes ?? 0
      archive.years[year, default: HydrationArchive.Year()].bytes = try file.append(lines, behind: committed)
    }
    archive.open = archive.open.filter { $0 >= first }
    for day in new {
      archive.end = max(archive.end ?? day.day, (try? day.day.advanced(by: 1)) ?? day.day)
      if !isRunUnknown { archive.extendRun(by: day, in: days) }
    }
    if isRunUnknown || !changed.isEmpty {
      try archive.countRun(after: isRunUnknown ? [] : changed, in: days)
    }
    keepDays(from: first, closed)
  }

  /// Opens days that are in a file but also have drinks here, and takes the drinks of both.
  ///
  /// Another program may have put such drinks into the document.
  private mutating func uniteDays(before first: DayNumber?) throws(StoreError) {
    for day in log.days.map(\.day) where first.map({ day < $0 }) ?? true && archive.holds(day) {
      if let found = try archive.day(day) {
        originals[day] = found
        archive.uncount(found.summary.count, on: day)
        for entry in found.entries where log.entry(entry.id) == nil { log.insert(entry) }
        goals.record(found.summary.goal, on: day)
      }
      archive.open.insert(day)
    }
  }

  /// Returns the days of the state that have to move into the files, in order.
  private func closingDays(before first: DayNumber) -> [DayNumber] {
    let days = Set(log.days.map(\.day) + goals.days.map(\.day)).union(archive.open)
    return days.filter { $0 < first && !archive.holds($0) }.sorted()
  }

  private func archivedDay(_ day: DayNumber) -> ArchivedDay {
    let goal = goals.recorded(on: day) ?? GoalBreakdown(base: GoalRule.base(of: profile))
    return ArchivedDay(
      day, goal: goal, entries: log.total(on: day).map { Array(log.entries[$0.places]) } ?? [],
      others: originals[day]?.summary.others ?? JSONObject())
  }

  /// Removes the days that are now in the files.
  ///
  /// The last goal before the remaining days is kept, for days without a goal of their own.
  private mutating func keepDays(from first: DayNumber, _ closed: Set<DayNumber>) {
    if log.days.contains(where: { closed.contains($0.day) }) {
      log = HydrationLog(log.entries.filter { !closed.contains(DayNumber($0.day)) })
    }
    let earlier = goals.days.last { $0.day < first }
    goals = GoalHistory((earlier.map { [$0] } ?? []) + goals.days.filter { $0.day >= first })
    originals = [:]
  }
}
