import Almanac
public import Documents

extension HydrationDocument {
  /// Moves a day out of its year's file, so that it can be changed.
  mutating func open(_ day: DayNumber) throws(HydrationError) {
    guard archive.holds(day), archive.place != nil else { return }
    do throws(StoreError) {
      if let found = try archive.day(day) {
        take(found)
      } else if let earlier = try archive.goal(before: day) {
        // The goal of the day may be taken from this one.
        goals.record(earlier.goal, on: earlier.day)
      }
    } catch {
      throw .log(error)
    }
    archive.open.insert(day)
  }

  /// Returns the drink with an id, and moves its day out of its year's file.
  mutating func openDay(ofDrink id: String) throws(HydrationError) -> HydrationEntry? {
    if let entry = log.entry(id) { return entry }
    guard let found = try Self.reading({ () throws(StoreError) in try archive.day(ofDrink: id) }) else {
      return nil
    }
    take(found)
    archive.open.insert(found.summary.day)
    return log.entry(id)
  }

  /// Returns whether a drink with an id is here or in the file of any year.
  func hasDrink(_ id: String) throws(HydrationError) -> Bool {
    if log.entry(id) != nil { return true }
    return try Self.reading { () throws(StoreError) in
      try archive.day(ofDrink: id, isPartEnough: true)
    } != nil
  }

  /// Returns the ids of all days with a prefix.
  public func ids(beginningWith text: String) throws(HydrationError) -> Set<String> {
    let archived = try Self.reading { () throws(StoreError) in try archive.ids(beginningWith: text) }
    return archived.union(log.entries.lazy.map(\.id).filter { $0.hasPrefix(text) })
  }

  private static func reading<Value>(
    _ read: () throws(StoreError) -> Value
  ) throws(HydrationError) -> Value {
    do throws(StoreError) { return try read() } catch { throw .log(error) }
  }

  mutating func take(_ day: ArchivedDay) {
    for entry in day.entries { log.insert(entry) }
    goals.record(day.summary.goal, on: day.summary.day)
    originals[day.summary.day] = day
  }

  /// Moves today and yesterday, and the streak before them, out of the files, if a wrong clock has put them
  /// there.
  mutating func openToday(_ now: Instant, in zone: ZoneClock) throws(HydrationError) {
    let days = days(in: zone)
    guard let date = days.day(at: now), let yesterday = try? DayNumber(date).advanced(by: -1),
      archive.end.map({ yesterday < $0 }) == true
    else { return }
    let run = try Self.reading { () throws(StoreError) in try archive.run(before: yesterday, in: days) }
    for day in [yesterday, DayNumber(date)] { try open(day) }
    earlierDays = EarlierDays(run: run, end: yesterday)
  }

  /// Reads the drinks of past days into the state, to show them; the files are not changed.
  ///
  /// - Parameter range: The days; `nil` for all.
  /// - Returns: The number of damaged lines, which were skipped.
  @discardableResult
  public mutating func readHistory(_ range: ClosedRange<CivilDate>? = nil) throws(StoreError) -> Int {
    try takeHistory(range).values.reduce(0, +)
  }

  /// Reads the drinks of past days into the state.
  ///
  /// - Returns: The number of damaged lines by year; they are skipped.
  mutating func takeHistory(_ range: ClosedRange<CivilDate>?) throws(StoreError) -> [Int: Int] {
    let (days, damaged) = try archive.days(in: range)
    let found = days.filter { archive.holds($0.summary.day) }
    guard !found.isEmpty else { return damaged }
    // Another program may have put a drink of such a day into the document.
    let known = Set(log.entries.map(\.id))
    log = HydrationLog(found.flatMap(\.entries).filter { !known.contains($0.id) } + log.entries)
    goals = GoalHistory(
      found.map { GoalHistory.Day(day: $0.summary.day, goal: $0.summary.goal) } + goals.days)
    return damaged
  }

  /// Returns the number of damaged lines in all files.
  public func damagedLineCount() throws(StoreError) -> Int {
    try archive.days(in: nil).damaged.values.reduce(0, +)
  }

  /// Takes over the files of the years as found, if the state's own description of them cannot be read.
  ///
  /// A day that is here too gets the drinks of both.
  mutating func takeArchive(of found: FoundFiles) {
    archive.take(found)
    archiveProblem = nil
    others = others.without([Self.archiveKey])
  }

  /// Takes over the files of the years as found.
  ///
  /// A day that is here too is the newer one, unless its line was added after the part of the file that the
  /// state knows: then the lost document has written it.
  mutating func take(_ found: FoundFiles) {
    let known = archive
    archive.take(found)
    var later: Set<DayNumber> = []
    for (day, place) in found.places where log.total(on: day) != nil || known.open.contains(day) {
      if place >= known.years[CivilDate(day).year]?.bytes ?? .max {
        later.insert(day)
      } else {
        archive.open.insert(day)
        archive.uncount(found.drinks[day] ?? 0, on: day)
      }
    }
    if !later.isEmpty { log = HydrationLog(log.entries.filter { !later.contains(DayNumber($0.day)) }) }
  }
}
