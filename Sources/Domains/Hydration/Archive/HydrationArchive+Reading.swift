import Almanac
import Documents

extension HydrationArchive {
  /// Returns the name of a year's file: the full name of the document, so that no two documents share a file,
  /// and the year.
  ///
  /// `WaterQuestState.json` has `WaterQuestState.json-2026.jsonl` beside it.
  static func fileName(_ document: String, year: Int) -> String { "\(document)-\(year).jsonl" }

  /// Returns the year of the file that has a name, or of which it is a copy; `nil` if there is none.
  static func year(of file: String, beside document: String) -> Int? {
    let number = file.dropFirst(document.count + 1).prefix { $0.isASCII && $0.isNumber }
    guard let year = Int(number), file.hasPrefix(fileName(document, year: year)) else { return nil }
    return year
  }

  /// Returns the years with files beside a document, whatever the document says.
  static func years(beside place: DocumentPlace) throws(StoreError) -> [Int] {
    try CommittedLog.names(place, beginningWith: "\(place.name)-").compactMap { name in
      year(of: name, beside: place.name).flatMap { fileName(place.name, year: $0) == name ? $0 : nil }
    }
  }

  /// Returns the names of the files with set-aside lines that have not been restored yet, oldest first.
  ///
  /// Only the folder says which ones exist: a document that knew of them may be lost.
  func setAsideNames() throws(StoreError) -> [String] {
    guard let place else { return [] }
    let names = try CommittedLog.names(place, beginningWith: "\(place.name)-").filter { name in
      guard let year = Self.year(of: name, beside: place.name) else { return false }
      return CommittedLog.isSetAside(name, of: Self.fileName(place.name, year: year))
    }
    // The moment is at the end of the name.
    func moment(_ name: String) -> Substring { name.dropFirst("\(place.name)-2026.jsonl".count) }
    return names.sorted { (moment($0), $0) < (moment($1), $1) }
  }

  /// Returns the file of a year; `nil` if the place of the document is not known.
  func file(_ year: Int) throws(StoreError) -> CommittedLog? {
    guard let place else { return nil }
    return try CommittedLog(place, name: Self.fileName(place.name, year: year))
  }

  /// Returns the error of the first file that is shorter than the document says; `nil` if there is none.
  func checkFiles() -> StoreError? {
    for (year, content) in years.sorted(by: { $0.key > $1.key }) {
      do throws(StoreError) { try file(year)?.checkSize(content.bytes) } catch { return error }
    }
    return nil
  }

  /// Returns a day; `nil` if nothing was ever recorded for it.
  func day(_ day: DayNumber) throws(StoreError) -> ArchivedDay? {
    guard let line = try newestLine(of: day) else { return nil }
    guard let found = ArchivedDay(line: line) else { throw corrupt(CivilDate(day).year) }
    return found
  }

  /// Returns the newest line of a day.
  ///
  /// The search starts at the end of the file, so that a recently closed or changed day is found at once.
  private func newestLine(of day: DayNumber) throws(StoreError) -> [UInt8]? {
    let year = CivilDate(day).year
    let beginning = BytePattern(ArchivedDay.beginning(of: day))
    var found: [UInt8]?
    try forEachLineFromEnd(of: year) { line throws(StoreError) in
      // A line with an unreadable day may be the newest one of this day.
      guard ArchivedDay.Summary.isWhole(line, in: year) else { throw corrupt(year) }
      guard let place = beginning.place(in: line) else { return true }
      // If a line feed is damaged, two lines are joined and may end with this day; in a complete line these
      // are other words.
      guard place == 0 || ArchivedDay(line: Array(line)) == nil else { return true }
      found = Array(line)
      return false
    }
    return found
  }

  /// Calls the body for the lines of a year that count, the last one first, until it returns `false`.
  private func forEachLineFromEnd(
    of year: Int, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let content = years[year] else { return }
    try file(year)?.forEachLineFromEnd(committed: content.bytes, body)
  }

  private func corrupt(_ year: Int) -> StoreError {
    .corrupt(path: (try? file(year)?.path) ?? "", fault: .checksum)
  }

  /// Finds the day of a drink in any year, the newest first; ignores days that the document holds.
  ///
  /// - Parameter isPartEnough: Whether the rest of a file that is too short is enough.
  func day(ofDrink id: String, isPartEnough: Bool = false) throws(StoreError) -> ArchivedDay? {
    let pattern = ArchivedDay.idPattern(id, isWhole: true)
    var found: ArchivedDay?
    for (year, content) in years.sorted(by: { $0.key > $1.key }) where found == nil {
      guard let file = try file(year) else { return nil }
      let end = isPartEnough ? min(content.bytes, try file.size() ?? 0) : content.bytes
      try file.forEachLineFromEnd(committed: end) { line throws(StoreError) in
        guard pattern.place(in: line) != nil, let day = ArchivedDay.Summary(line: line, in: year)?.day,
          holds(day)
        else { return true }
        // A later line may have replaced this one.
        if let newest = try self.day(day), newest.entries.contains(where: { $0.id == id }) { found = newest }
        return found == nil
      }
    }
    return found
  }

  /// Returns the ids in the files with a prefix.
  func ids(beginningWith text: String) throws(StoreError) -> Set<String> {
    var ids: Set<String> = []
    let pattern = ArchivedDay.idPattern(text, isWhole: false)
    for (year, content) in years {
      guard let file = try file(year) else { continue }
      try file.forEachLineFromEnd(committed: content.bytes) { line throws(StoreError) in
        guard pattern.place(in: line) != nil, let day = ArchivedDay.Summary(line: line, in: year)?.day,
          holds(day), let found = try self.day(day)
        else { return true }
        ids.formUnion(found.entries.map(\.id).filter { $0.hasPrefix(text) })
        return true
      }
    }
    return ids
  }

  /// Returns the days of a year without their drinks, the last one first, each as it was recorded last.
  ///
  /// They are read lazily.
  ///
  /// - Parameter limit: The first day to leave out; `nil` for all.
  private func summaries(
    _ year: Int, before limit: DayNumber? = nil
  ) throws(StoreError) -> some Sequence<ArchivedDay.Summary> {
    let end = limit.map { ArchivedDay.SummaryText.order(of: $0) } ?? .max
    var found: [Int: [UInt8]] = [:]
    try forEachLineFromEnd(of: year) { line throws(StoreError) in
      guard let text = ArchivedDay.SummaryText(line: line, in: year) else { throw corrupt(year) }
      if text.order < end, found[text.order] == nil { found[text.order] = Array(text.content) }
      return true
    }
    return found.sorted { $0.key > $1.key }.lazy.compactMap { ArchivedDay.Summary(content: $0.value) }
  }

  /// Returns the streak up to the last day with drinks before another day; `nil` if its goal was not reached.
  ///
  /// Counting back ends on the day after a remembered streak.
  ///
  /// - Parameters:
  ///   - limit: The other day; `nil` for the last day of all.
  ///   - known: A streak without gaps that ends with the last day, if one is known: counting begins with its
  ///     first day.
  func run(
    before limit: DayNumber? = nil, from known: StreakRun? = nil, in days: LocalDays
  ) throws(StoreError) -> StreakRun? {
    let firstOpen = open.min()
    let ended = (earlierRuns + (run.map { [$0] } ?? [])).filter { run in
      firstOpen.map { run.last < $0 } ?? true
    }
    let limit = known.flatMap { try? $0.first.advanced(by: 1) } ?? limit
    var run: StreakRun?
    var first: Timestamp?
    for year in years.keys.sorted(by: >) where limit.map({ year <= CivilDate($0).year }) ?? true {
      for summary in try summaries(year, before: limit) where summary.count > 0 && holds(summary.day) {
        guard summary.isReached, let last = summary.last else { return run }
        if let found = run, let begin = first {
          guard Streak.isUnbroken(from: summary.day, last: last, to: found.first, first: begin, in: days)
          else { return run }
          run?.days += 1
          run?.first = summary.day
        } else {
          run = known ?? StreakRun(days: 1, first: summary.day, last: summary.day, lastDrink: last)
        }
        if let earlier = ended.last(where: { $0.last.rataDie == summary.day.rataDie - 1 }) {
          run?.days += earlier.days
          run?.first = earlier.first
          return run
        }
        first = summary.first
      }
    }
    return run
  }

  /// Returns the time of the last drink of a day.
  func lastDrink(on day: DayNumber) throws(StoreError) -> Timestamp? {
    try newestLine(of: day)?.withUnsafeBytes { ArchivedDay.Summary(line: $0, in: CivilDate(day).year)?.last }
  }

  /// Returns the goal of the last day with a goal before another day.
  func goal(before day: DayNumber) throws(StoreError) -> GoalHistory.Day? {
    for year in years.keys.sorted(by: >) where year <= CivilDate(day).year {
      for earlier in try summaries(year, before: day) {
        return GoalHistory.Day(day: earlier.day, goal: earlier.goal)
      }
    }
    return nil
  }

  /// Returns the days of a range, or all, each as it was recorded last, and the number of damaged lines of
  /// each year.
  func days(
    in range: ClosedRange<CivilDate>?
  ) throws(StoreError) -> (days: [ArchivedDay], damaged: [Int: Int]) {
    var all: [ArchivedDay] = []
    var damaged: [Int: Int] = [:]
    for (year, content) in years.sorted(by: { $0.key < $1.key }) {
      if let range, year < range.lowerBound.year || year > range.upperBound.year { continue }
      var days: [DayNumber: ArchivedDay] = [:]
      try file(year)?.forEachLine(committed: content.bytes) { line, _ in
        if let day = ArchivedDay(line: Array(line), in: year) {
          days[day.summary.day] = day
        } else {
          damaged[year, default: 0] += 1
        }
      }
      all += days.values.filter { range?.contains(CivilDate($0.summary.day)) ?? true }
        .sorted { $0.summary.day < $1.summary.day }
    }
    return (all, damaged)
  }
}
