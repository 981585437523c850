import Almanac
import Documents

extension HydrationArchive {
  /// The name of a year's file: the whole name of the document, so that no two documents share a file, and the year.
  ///
  /// `WaterQuestState.json` has `WaterQuestState.json-2026.jsonl` beside it.
  static func fileName(_ document: String, year: Int) -> String { "\(document)-\(year).jsonl" }

  /// The years of which there are files beside a document, whatever it says of them.
  static func years(beside place: DocumentPlace) throws(StoreError) -> [Int] {
    try CommittedLog.names(place, beginningWith: "\(place.name)-").compactMap { name in
      let number = name.dropFirst(place.name.count + 1).prefix { $0.isASCII && $0.isNumber }
      guard let year = Int(number), name == fileName(place.name, year: year) else { return nil }
      return year
    }
  }

  /// The file of a year; `nil` if it is not known where the document is.
  func file(_ year: Int) throws(StoreError) -> CommittedLog? {
    guard let place else { return nil }
    return try CommittedLog(place, name: Self.fileName(place.name, year: year))
  }

  /// The first file that is shorter than the document says; `nil` if there is none.
  func checkFiles() -> StoreError? {
    for (year, content) in years.sorted(by: { $0.key > $1.key }) {
      do throws(StoreError) { try file(year)?.checkSize(content.bytes) } catch { return error }
    }
    return nil
  }

  /// A day; `nil` if nothing was ever recorded for it.
  func day(_ day: DayNumber) throws(StoreError) -> ArchivedDay? {
    let year = CivilDate(day).year
    guard let content = years[year], let file = try file(year) else { return nil }
    // A line whose day cannot be read may be the newest one of this day.
    var isDamaged = false
    try file.forEachLine(committed: content.bytes) { line, _ in
      isDamaged = isDamaged || !ArchivedDay.Summary.isWhole(line)
    }
    guard !isDamaged else { throw .corrupt(path: file.path, fault: .checksum) }
    // Nowhere but at the beginning, unless a line feed is damaged; then the line is none.
    guard let line = try file.lines(with: ArchivedDay.beginning(of: day), committed: content.bytes).last
    else { return nil }
    guard let found = ArchivedDay(line: line) else { throw .corrupt(path: file.path, fault: .checksum) }
    return found
  }

  /// The day of a drink, in one year or in any, the newest first; not if the document holds that day.
  ///
  /// - Parameter isPartEnough: Whether of a file that is too short what there is will do.
  func day(
    ofDrink id: String, year only: Int? = nil, isPartEnough: Bool = false
  ) throws(StoreError) -> ArchivedDay? {
    for (year, content) in years.sorted(by: { $0.key > $1.key }) where only == nil || only == year {
      guard let file = try file(year) else { return nil }
      let pattern = ArchivedDay.idPattern(id, isWhole: true)
      let end = isPartEnough ? min(content.bytes, try file.size() ?? 0) : content.bytes
      for line in try file.lines(with: pattern, committed: end).reversed() {
        // A line may have been replaced since.
        guard let day = ArchivedDay(line: line)?.summary.day, holds(day), let found = try self.day(day),
          found.entries.contains(where: { $0.id == id })
        else { continue }
        return found
      }
    }
    return nil
  }

  /// The ids here that begin so.
  func ids(beginningWith text: String) throws(StoreError) -> Set<String> {
    var ids: Set<String> = []
    for (year, content) in years {
      guard let file = try file(year) else { continue }
      let pattern = ArchivedDay.idPattern(text, isWhole: false)
      for line in try file.lines(with: pattern, committed: content.bytes) {
        guard let day = ArchivedDay(line: line)?.summary.day, holds(day), let found = try self.day(day) else {
          continue
        }
        ids.formUnion(found.entries.map(\.id).filter { $0.hasPrefix(text) })
      }
    }
    return ids
  }

  /// The days of a year without their drinks, each as it was recorded last.
  func summaries(_ year: Int) throws(StoreError) -> [DayNumber: ArchivedDay.Summary] {
    var summaries: [DayNumber: ArchivedDay.Summary] = [:]
    guard let content = years[year], let file = try file(year) else { return summaries }
    var isDamaged = false
    try file.forEachLine(committed: content.bytes) { line, _ in
      if let summary = ArchivedDay.Summary(line: line) {
        summaries[summary.day] = summary
      } else {
        isDamaged = true
      }
    }
    guard !isDamaged else { throw .corrupt(path: file.path, fault: .checksum) }
    return summaries
  }

  /// The streak that ends with the last day before another one that has drinks; `nil` if its goal was not reached.
  func run(before limit: DayNumber?, in days: LocalDays) throws(StoreError) -> StreakRun? {
    var run: StreakRun?
    var first: Timestamp?
    for year in years.keys.sorted(by: >) {
      let drunk = try summaries(year).values.filter { summary in
        summary.count > 0 && holds(summary.day) && limit.map { summary.day < $0 } ?? true
      }
      for summary in drunk.sorted(by: { $0.day > $1.day }) {
        guard summary.isReached, let last = summary.last else { return run }
        if let found = run, let begin = first {
          guard Streak.isUnbroken(from: summary.day, last: last, to: found.first, first: begin, in: days)
          else { return run }
          run?.days += 1
          run?.first = summary.day
        } else {
          run = StreakRun(days: 1, first: summary.day, last: summary.day, lastDrink: last)
        }
        first = summary.first
      }
    }
    return run
  }

  /// The goal of the last day before another one that has one.
  func goal(before day: DayNumber) throws(StoreError) -> GoalHistory.Day? {
    for year in years.keys.sorted(by: >) where year <= CivilDate(day).year {
      let earlier = try summaries(year).values.filter { $0.day < day }.max { $0.day < $1.day }
      if let earlier { return GoalHistory.Day(day: earlier.day, goal: earlier.goal) }
    }
    return nil
  }

  /// The days of a range, or all, each as it was recorded last, and how many lines are damaged.
  func days(
    in range: ClosedRange<CivilDate>?
  ) throws(StoreError) -> (days: [ArchivedDay], damaged: Int) {
    var all: [ArchivedDay] = []
    var damaged = 0
    for (year, content) in years.sorted(by: { $0.key < $1.key }) {
      if let range, year < range.lowerBound.year || year > range.upperBound.year { continue }
      var days: [DayNumber: ArchivedDay] = [:]
      try file(year)?.forEachLine(committed: content.bytes) { line, _ in
        if let day = ArchivedDay(line: Array(line)) {
          days[day.summary.day] = day
        } else {
          damaged += 1
        }
      }
      all += days.values.filter { range?.contains(CivilDate($0.summary.day)) ?? true }
        .sorted { $0.summary.day < $1.summary.day }
    }
    return (all, damaged)
  }
}
