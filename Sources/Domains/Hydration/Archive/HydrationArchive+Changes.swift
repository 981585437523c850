import Almanac
import Documents

extension HydrationArchive {
  /// Adds the drinks of a day that has moved into a file.
  mutating func count(_ drinks: Int, on day: DayNumber) { change(drinks, on: day, by: 1) }

  /// Subtracts the drinks of a day that has moved into the document.
  mutating func uncount(_ drinks: Int, on day: DayNumber) { change(drinks, on: day, by: -1) }

  private mutating func change(_ drinks: Int, on day: DayNumber, by step: Int) {
    guard drinks > 0 else { return }
    var year = years[CivilDate(day).year] ?? Year()
    // The numbers are only shown to the user; they must not make a document unreadable.
    year.days = max(0, year.days + step)
    year.drinks = max(0, year.drinks + step * drinks)
    years[CivilDate(day).year] = year
  }

  /// The number of ended streaks to remember: the one that a day has ended, which may be healed, and one that
  /// ended in it.
  private static let runLimit = 3

  /// Extends the streak by a day that is later than all days here.
  mutating func extendRun(by day: ArchivedDay.Summary, in days: LocalDays) {
    guard day.count > 0, let first = day.first, let last = day.last else { return }
    if day.isReached, let run,
      Streak.isUnbroken(from: run.last, last: run.lastDrink, to: day.day, first: first, in: days)
    {
      self.run?.days = run.days + 1
      self.run?.last = day.day
      self.run?.lastDrink = last
      return
    }
    if let run { remember(run) }
    run = day.isReached ? StreakRun(days: 1, first: day.day, last: day.day, lastDrink: last) : nil
  }

  private mutating func remember(_ run: StreakRun) {
    earlierRuns = (earlierRuns + [run]).sorted { $0.last < $1.last }.suffix(Self.runLimit)
  }

  /// Returns whether the streak has to be counted again after a change of a day in it or before it.
  mutating func needsRun(
    after old: ArchivedDay.Summary?, _ new: ArchivedDay.Summary
  ) -> Bool {
    guard (old?.isReached ?? false) == new.isReached, (old?.count ?? 0 > 0) == (new.count > 0) else {
      return true
    }
    // While the day was open, the streak may have been counted without it.
    if new.isReached, let run, new.day.rataDie == run.first.rataDie - 1 { return true }
    // The hours matter only if a day without drinks may have been skipped.
    guard new.isReached, old?.first != new.first || old?.last != new.last else { return false }
    guard let run, run.isWithoutGaps, new.day > run.first, new.day <= run.last else { return true }
    if new.day == run.last, let last = new.last { self.run?.lastDrink = last }
    return false
  }

  /// Counts the streak after changes of days; the days after them and before them are unchanged.
  ///
  /// - Parameter changed: The days; empty if any may have changed.
  mutating func countRun(after changed: Set<DayNumber>, in days: LocalDays) throws(StoreError) {
    let current = run
    let ended = earlierRuns + (run.map { [$0] } ?? [])
    (run, earlierRuns) = (nil, [])
    isRunKnown = true
    guard let first = changed.min(), let last = changed.max() else {
      run = try run(in: days)
      return
    }
    for run in ended {
      if run.last < first {
        remember(run)
      } else if run.first < first, run.isWithoutGaps, let before = try? first.advanced(by: -1),
        let drink = try lastDrink(on: before)
      {
        remember(run.days(run.first, before, lastDrink: drink))
      }
    }
    var known: StreakRun?
    if let current, current.isWithoutGaps, current.last > last, let next = try? last.advanced(by: 1),
      current.first <= next, !open.contains(where: { $0 >= next })
    {
      known = current.days(next, current.last, lastDrink: current.lastDrink)
    }
    run = try run(from: known, in: days)
    // Remove those that are now a part of it.
    if let run { earlierRuns.removeAll { $0.last >= run.first } }
  }

  /// Overwrites damaged lines, and those of another year, with line feeds.
  ///
  /// The original files are set aside beside the new ones, for
  /// ``HydrationStore/restoreSetAsideDays(at:in:)``. All other lines stay in their places, so that the old
  /// document and its backup find their lines. If a file is shorter than it was, the rest counts.
  ///
  /// - Returns: Whether there were such lines.
  mutating func repairFiles(at instant: Instant) throws(StoreError) -> Bool {
    guard !damagedYears.isEmpty else { return false }
    let lineFeed = UInt8(ascii: "\n")
    for (year, committed) in damagedYears.sorted(by: { $0.key < $1.key }) {
      guard let file = try file(year) else { continue }
      let bytes = try file.bytes()
      let counting = bytes.prefix(committed)
      var mended = [UInt8](repeating: lineFeed, count: counting.count)
      var days: [DayNumber: ArchivedDay] = [:]
      for line in counting.split(separator: lineFeed) {
        guard let day = ArchivedDay(line: Array(line), in: year) else { continue }
        mended.replaceSubrange(line.startIndex..<line.endIndex, with: line)
        days[day.summary.day] = day
      }
      if let last = mended.last, last != lineFeed { mended.append(lineFeed) }
      years[year] = Year(bytes: mended.count, others: years[year]?.others ?? JSONObject())
      let all = mended + bytes.dropFirst(committed)
      if all != bytes {
        _ = try file.keep(bytes, at: instant)
        try file.replace(with: all)
      }
      for day in days.values where !open.contains(day.summary.day) {
        count(day.summary.count, on: day.summary.day)
      }
    }
    damagedYears = [:]
    return true
  }
}
