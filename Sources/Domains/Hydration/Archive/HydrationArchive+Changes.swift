import Almanac
import Documents

extension HydrationArchive {
  /// Counts the drinks of a day, or counts them no more.
  mutating func count(_ day: DayNumber, _ drinks: Int, _ step: Int) {
    guard drinks > 0 else { return }
    years[CivilDate(day).year, default: Year()].days += step
    years[CivilDate(day).year, default: Year()].drinks += step * drinks
  }

  /// Takes a day into the streak that is later than all here.
  mutating func extendRun(by day: ArchivedDay.Summary, in days: LocalDays) {
    guard day.count > 0, let first = day.first, let last = day.last else { return }
    guard day.isReached else {
      run = nil
      return
    }
    if let run, Streak.isUnbroken(from: run.last, last: run.lastDrink, to: day.day, first: first, in: days) {
      self.run = StreakRun(days: run.days + 1, first: run.first, last: day.day, lastDrink: last)
    } else {
      run = StreakRun(days: 1, first: day.day, last: day.day, lastDrink: last)
    }
  }

  /// Whether the streak has to be counted anew after a day in it or before it has changed.
  mutating func needsRun(
    after old: ArchivedDay.Summary?, _ new: ArchivedDay.Summary
  ) -> Bool {
    guard let old, old.isReached == new.isReached, (old.count > 0) == (new.count > 0) else { return true }
    // The hours matter only where a day without drinks may have been left out.
    guard new.isReached, let run, old.first != new.first || old.last != new.last else { return false }
    let isWithoutGaps = Int(run.last.rataDie - run.first.rataDie) + 1 == run.days
    guard isWithoutGaps, new.day > run.first, new.day <= run.last else { return true }
    if new.day == run.last, let last = new.last { self.run?.lastDrink = last }
    return false
  }

  /// Writes damaged files anew from their whole lines; the damaged ones are kept beside them.
  ///
  /// - Returns: Whether there were any.
  mutating func repairFiles(at instant: Instant) throws(StoreError) -> Bool {
    guard !damagedYears.isEmpty else { return false }
    for year in damagedYears.sorted() {
      guard let file = try file(year) else { continue }
      var whole: [UInt8] = []
      var days: [DayNumber: ArchivedDay] = [:]
      try file.forEachLine(committed: nil) { line in
        guard let day = ArchivedDay(line: Array(line)) else { return }
        whole += Array(line) + [UInt8(ascii: "\n")]
        days[day.summary.day] = day
      }
      _ = try file.keep(at: instant)
      try file.replace(with: whole)
      years[year] = Year(bytes: whole.count)
      for day in days.values where !open.contains(day.summary.day) {
        count(day.summary.day, day.summary.count, 1)
      }
      if let last = days.keys.max(), let next = try? last.advanced(by: 1) { end = max(end ?? next, next) }
    }
    damagedYears = []
    return true
  }
}
