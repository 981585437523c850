package import Almanac
import Documents

extension HydrationJournal {
  /// Reads the months that a day needs, and the cached summaries of all others.
  ///
  /// - Parameters:
  ///   - settings: The settings, with the drinks of an old file that are in no month yet; `nil` if they cannot be read.
  ///   - files: The files of months.
  ///   - instant: Now; `nil` if no day is needed.
  ///   - zone: The zone of the user.
  /// - Throws: `StoreError` if the file of this month cannot be read.
  init(
    _ settings: HydrationSettings?, _ files: JournalFiles, at instant: Instant?, in zone: ZoneClock
  ) throws(StoreError) {
    self.init(of: files)
    self.settings = settings ?? HydrationSettings()
    hasSettings = settings != nil
    now = instant
    oldDrinks = OldDrinks(self.settings, in: zone)
    let month = instant.flatMap { days(in: zone).day(at: $0) }.map { YearMonth(of: $0) }
    let needed = month.map { month in [-1, 0, 1].compactMap { month.adding(months: $0) } } ?? []
    let sizes = try files.sizes()
    cached = files.cache()
    summaries = cached
    let isCurrent = cached.mapValues(\.size).filter { $0.value > 0 } == sizes.filter { $0.value > 0 }
    if isCurrent { try openNeeded(needed, month) }
    if !isCurrent || !isCacheOfTheseFiles {
      if isCurrent { cached = [:] }
      readAll(sizes, keeping: needed)
      try openNeeded(needed, month)
    }
    if oldDrinks.entries.isEmpty { putTogether() } else { readHistory() }
  }

  /// Creates a journal from lines that another program has read: months in any order, and the line of a cache if there is one.
  package init(_ settings: HydrationSettings, lines: [UInt8], in zone: ZoneClock) {
    self.init()
    self.settings = settings
    oldDrinks = OldDrinks(settings, in: zone)
    var parts: [YearMonth: [UInt8]] = [:]
    var month: YearMonth?
    for line in lines.split(whereSeparator: JournalLine.isEnd) {
      if case .month(let next, _, _)? = JournalLine(Array(line))?.fact { month = next }
      if let month {
        parts[month, default: []] += line + [UInt8(ascii: "\n")]
      } else {
        cached.merge(JournalFiles.cache(Array(line))) { $1 }
      }
    }
    summaries = cached
    for month in parts.keys.sorted(by: >) {
      months[month] = JournalMonth(month, parts[month] ?? [], named: named(month))
      summaries[month] = nil
    }
    putTogether()
  }

  /// Reads months that a day needs; only an error in today's month is thrown, others are kept for ``unreadable``.
  private mutating func openNeeded(_ needed: [YearMonth], _ today: YearMonth?) throws(StoreError) {
    for month in needed {
      do throws(StoreError) {
        if let error = unread[month] { throw error }
        try open(month)
      } catch {
        guard month != today else { throw error }
        unread[month] = error
      }
    }
  }

  /// Whether the cache belongs to the files that were read: it knows their last lines, and the lines that the
  /// first lines of later months name.
  private var isCacheOfTheseFiles: Bool {
    let areRead = months.allSatisfy { month, read in
      cached[month].map { $0.last.sum == nil ? $0.last.number == read.last.number : read.has($0.last) }
        ?? false
    }
    let olders = months.values.compactMap(\.older) + cached.values.compactMap(\.older)
    return areRead
      && olders.allSatisfy { older in
        guard let known = cached[older.month] else { return false }
        return known.last.number > older.number || known.lost > 0 || older.sum == nil || known.last == older
      }
  }

  /// Reads all files, the newest first, because the first line of each names the last line of an older one.
  private mutating func readAll(_ sizes: [YearMonth: Int], keeping needed: [YearMonth]) {
    (months, summaries, unread, hasReadAll) = ([:], [:], [:], true)
    var others: Set<YearMonth> = []
    for month in sizes.keys.sorted(by: >) {
      do throws(StoreError) {
        let file = try read(month)
        let elsewhere = file.elsewhere
        others.formUnion(elsewhere)
        if needed.contains(month) || !elsewhere.isEmpty {
          months[month] = file
        } else {
          var summary = MonthSummary(month)
          summary.merge(file)
          summary.lost = file.lost
          summary.merge(HydrationLog(file.entries).days[...]) { file.goal(on: $0) }
          summaries[month] = summary
        }
      } catch {
        unread[month] = error
      }
    }
    // Files with drinks on days of other months were kept; the files of these other months are needed too.
    for month in others where summaries[month] != nil {
      do throws(StoreError) { try open(month) } catch { unread[month] = error }
    }
  }

  /// Reads the file of a month.
  private func read(_ month: YearMonth) throws(StoreError) -> JournalMonth {
    let file = JournalMonth(month, try files?.bytes(month) ?? [], named: named(month))
    switch file.refusal {
    case .newer(let format):
      throw .newerVersion(path: path(month), found: format, supported: JournalLine.format)
    case .otherMonth(let found):
      throw .corrupt(path: path(month), fault: .schema(found: "\(found)", expected: "\(month)"))
    case nil: return file
    }
  }

  /// The lines of a month that were its last ones when later months began.
  private func named(_ month: YearMonth) -> [LineMark] {
    let olders = months.values.map(\.older) + summaries.values.map(\.older)
    return olders.compactMap { $0?.month == month ? $0 : nil }
  }

  /// Returns a month without a file; numbers of lines that were lost with an earlier file are not used again.
  func newMonth(_ month: YearMonth) -> JournalMonth { JournalMonth(month, named: named(month)) }

  func path(_ month: YearMonth) -> String { files?.path(month) ?? "\(month)" }

  /// Reads the file of a month, if it is not read yet.
  mutating func readFile(_ month: YearMonth) throws(StoreError) {
    guard months[month] == nil, let files, files.size(month) > 0 else { return }
    months[month] = try read(month)
    unread[month] = nil
  }

  /// Reads all drinks of the days of a month, if they are not read yet, in whatever files they are.
  ///
  /// - Throws: `StoreError` if the file of the month cannot be read.
  mutating func open(_ month: YearMonth) throws(StoreError) {
    if let error = unread[month] {
      try readFile(month)
      guard months[month] != nil else { throw error }
    }
    guard summaries[month] != nil else { return }
    try readFile(month)
    for (other, summary) in summaries where summary.elsewhere.contains(month) {
      do throws(StoreError) { try readFile(other) } catch { unread[other] = error }
    }
    summaries[month] = nil
  }

  /// Merges the files that were read, and collects the lost lines and the errors of all files.
  mutating func putTogether() {
    var entries = months.keys.sorted().flatMap { month in
      (months[month]?.entries ?? []).filter { summaries.isEmpty || summaries[YearMonth(of: $0.day)] == nil }
    }
    if !oldDrinks.entries.isEmpty {
      let known = loggedIDs
      entries += oldDrinks.entries.filter { !known.contains($0.id) }
    }
    log = HydrationLog(entries)
    let olders = months.values.compactMap(\.older) + summaries.values.compactMap(\.older)
    let gone = Set(olders.map(\.month)).union(cached.keys)
    lost = Set(months.keys).union(summaries.keys).union(gone).sorted().compactMap { month in
      let count = lostLines(of: month)
      return count == 0
        ? nil : LostLines(month, path: path(month), count: count, since: lostSince(month, count))
    }
    unreadable = unread.keys.sorted().compactMap { unread[$0] }
  }

  /// The number of damaged or missing lines of a month; if its file is gone, all lines that later months imply.
  private func lostLines(of month: YearMonth) -> Int {
    if let file = months[month] { return file.lost }
    if let summary = summaries[month], summary.size > 0 { return summary.lost }
    if unread[month] != nil || files.map({ $0.size(month) > 0 }) != false { return 0 }
    return named(month).map(\.number).max() ?? 0
  }

  /// The instant at which the loss of this many lines was first noticed.
  private func lostSince(_ month: YearMonth, _ count: Int) -> Instant? {
    guard let known = cached[month], known.lost >= count, let since = known.lostSince else { return now }
    return now.map { min($0, since) } ?? since
  }

  /// The ids of all drinks that were added to the files that were read, including drinks that were deleted since.
  var loggedIDs: Set<String> { months.values.reduce(into: []) { $0.formUnion($1.addedIDs) } }

  /// Reads the months of days, or all; those that cannot be read now are among the ``unreadable``.
  public mutating func readHistory(_ days: ClosedRange<CivilDate>? = nil) {
    let wanted = days.map { YearMonth(of: $0.lowerBound)...YearMonth(of: $0.upperBound) }
    for month in summaries.keys.sorted() where wanted?.contains(month) != false {
      do throws(StoreError) { try open(month) } catch { unread[month] = error }
    }
    putTogether()
  }

  /// Reads the month of a drink, which need not be read yet.
  ///
  /// - Returns: The drink, and the month of the file that has it; `nil` if none has.
  mutating func find(_ id: String) throws(StoreError) -> (entry: HydrationEntry, file: YearMonth?)? {
    let text = Array(JSON.string(id).text.utf8)
    for month in Set(months.keys).union(summaries.keys).sorted(by: >) {
      if months[month] == nil {
        guard try files?.bytes(month).holds(text) == true else { continue }
        try readFile(month)
      }
      guard let entry = months[month]?.drink(id) else { continue }
      try open(YearMonth(of: entry.day))
      putTogether()
      return (entry, month)
    }
    if let entry = log.entry(id) { return (entry, nil) }
    // A drink got this id because another one had its own; the new id is in no file.
    guard id.contains("~"), !summaries.isEmpty else { return nil }
    readHistory()
    return months.keys.sorted(by: >).lazy.compactMap { [months] month in
      months[month]?.drink(id).map { ($0, month) }
    }.first
  }

  /// The new cache of all months, once all lines are written.
  ///
  /// - Returns: `nil` while a file cannot be read, or while there are drinks of an old file: the next reader reads all of them.
  var newCache: [YearMonth: MonthSummary]? {
    guard unread.isEmpty, oldDrinks.entries.isEmpty else { return nil }
    var cache = summaries
    for (month, file) in months { cache[month, default: MonthSummary(month)].merge(file) }
    var first = log.days.startIndex
    var read = Set(months.keys).subtracting(summaries.keys)
    while first < log.days.endIndex {
      let month = YearMonth(of: CivilDate(log.days[first].day))
      let end = log.days[first...].firstIndex { !month.contains(CivilDate($0.day)) } ?? log.days.endIndex
      cache[month, default: MonthSummary(month)].merge(log.days[first..<end]) { [months] day in
        (months[month] ?? JournalMonth(month)).goal(on: day)
      }
      read.remove(month)
      first = end
    }
    // These months have no drinks on their days any more.
    for month in read { cache[month]?.merge([]) { _ in GoalBreakdown(base: .zero) } }
    for month in cache.keys {
      cache[month]?.lost = 0
      cache[month]?.lostSince = nil
    }
    for lines in lost {
      cache[lines.month, default: MonthSummary(lines.month)].lost = lines.count
      cache[lines.month]?.lostSince = lines.since
    }
    return cache.filter { $0.value.size > 0 || $0.value.drinks > 0 || $0.value.lost > 0 }
  }

  /// Whether the cache should be written anew, although nothing was logged.
  var isCacheOutdated: Bool {
    hasReadAll && !(cached.isEmpty && summaries.isEmpty && months.isEmpty)
      || lost.contains { cached[$0.month]?.lost != $0.count || cached[$0.month]?.lostSince != $0.since }
  }
}

extension [UInt8] {
  /// Returns whether the array contains some bytes, by Horspool's algorithm, which skips most of the array.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard let end = text.last, text.count <= count else { return text.isEmpty }
    var steps = [Int](repeating: text.count, count: 256)
    for (index, byte) in text.dropLast().enumerated() { steps[Int(byte)] = text.count - 1 - index }
    return withUnsafeBufferPointer { bytes in
      var index = text.count - 1
      while index < bytes.count {
        if bytes[index] == end, bytes[(index - text.count + 1)...index].elementsEqual(text) { return true }
        index += steps[Int(bytes[index])]
      }
      return false
    }
  }
}
