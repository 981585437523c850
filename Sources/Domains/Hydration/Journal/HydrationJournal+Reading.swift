package import Almanac
import Documents

extension HydrationJournal {
  /// Reads the months that a day needs, and what follows from all others.
  ///
  /// - Parameters:
  ///   - settings: The settings, with the drinks of an old file that are not moved yet; `nil` if they cannot be read.
  ///   - files: The files of months.
  ///   - instant: Now.
  ///   - zone: The zone of the user.
  init(
    _ settings: HydrationSettings?, _ files: JournalFiles, at instant: Instant, in zone: ZoneClock
  ) throws(StoreError) {
    self.files = files
    self.settings = settings ?? HydrationSettings()
    hasSettings = settings != nil
    oldDrinks = OldDrinks(self.settings, in: zone)
    let today = days(in: zone).day(at: instant)
    // Without a lock, a look may fall between the two lines that move a drink from one month to another.
    for _ in 0..<3 {
      let sizes = try files.sizes()
      // Before an old file is moved there are only the drinks of some days.
      let needed = self.settings.isOld ? Set(sizes.keys) : Self.months(for: today)
      try read(needed, sizes, on: today)
      guard months.contains(where: { files.size($0.key) != $0.value.size }) else { break }
    }
  }

  /// Reads lines that another program has read: months one after another, perhaps after the line of a cache.
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
        summaries.merge(JournalFiles.cache(Array(line))) { $1 }
      }
    }
    for (month, bytes) in parts {
      summaries[month] = nil
      months[month] = JournalMonth(month, bytes)
    }
    // There are no files to read.
    try? finishReading()
  }

  /// Returns the months that a widget shows: this one, the next one because of the date line, and on the first six days the
  /// last one because of a week's bars.
  private static func months(for today: CivilDate?) -> Set<YearMonth> {
    guard let today else { return [] }
    let month = YearMonth(of: today)
    let last = today.day <= 6 ? month.adding(months: -1) : nil
    return Set([month, month.adding(months: 1), last].compactMap { $0 })
  }

  private mutating func read(
    _ needed: Set<YearMonth>, _ sizes: [YearMonth: Int], on today: CivilDate?
  ) throws(StoreError) {
    (months, summaries, unread, halfMoved) = ([:], [:], [:], [:])
    cached = files?.cache() ?? [:]
    for month in needed where sizes[month] != nil {
      do throws(StoreError) {
        months[month] = try readMonth(month)
      } catch {
        // The month after this one is only needed at the date line.
        guard let today, month > YearMonth(of: today) else { throw error }
        unread[month] = .unavailable(error)
      }
    }
    // If a month has not the line that the cache says, the cache is of other files.
    if months.contains(where: { month, read in cached[month].map { !read.has($0.last) } ?? false }) {
      cached = [:]
    }
    // The newest first: each says which line of an older one was there when it began.
    var olders: [YearMonth: [LineMark]] = [:]
    for older in months.values.compactMap(\.older) { olders[older.month, default: []].append(older) }
    for month in sizes.keys.sorted(by: >) where months[month] == nil && unread[month] == nil {
      defer { if let older = summaries[month]?.older { olders[older.month, default: []].append(older) } }
      if let summary = cached[month], summary.size == sizes[month],
        olders[month]?.allSatisfy(summary.mayHave) != false
      {
        summaries[month] = summary
        continue
      }
      do throws(StoreError) {
        var read = try readMonth(month)
        if case .newer(let format)? = read.refusal {
          throw StoreError.newerVersion(path: path(month), found: format, supported: JournalLine.format)
        }
        check(&read)
        summaries[month] = MonthSummary(read)
      } catch {
        unread[month] = .unavailable(error)
      }
    }
    for month in months.keys {
      guard var read = months[month] else { continue }
      check(&read)
      months[month] = read
    }
    for (month, summary) in summaries {
      if let older = summary.older, sizes[older.month] == nil, !summary.isOlderGone {
        unread[month] = .gone(older.month)
      }
    }
    try finishReading()
  }

  private func readMonth(_ month: YearMonth) throws(StoreError) -> JournalMonth {
    JournalMonth(month, try files?.bytes(month) ?? [])
  }

  /// Doubts a month that lacks a line which a later one says was there, or whose older one is gone.
  private func check(_ month: inout JournalMonth) {
    let olders = months.values.map(\.older) + summaries.values.map(\.older)
    let marks = Set(olders.compactMap { $0?.month == month.month ? $0 : nil })
    for mark in marks.sorted(by: { $0.number < $1.number }) where !month.has(mark) {
      month.doubts.append(.shortened(mark.number))
    }
    if let older = month.older, let files, files.size(older.month) == 0 {
      month.doubts.append(.gone(older.month))
    }
  }

  /// Excludes drinks that are in another month already, and puts all together.
  ///
  /// When the cache was written no move was half done. So one can be only where one of its two months has changed since.
  private mutating func finishReading() throws(StoreError) {
    let sizes = summaries.mapValues(\.size).merging(months.mapValues(\.size)) { $1 }
    let changed = Set(sizes.keys.filter { cached[$0]?.size != sizes[$0] })
    func mayBeHalfDone(_ mark: LineMark, to month: YearMonth) -> Bool {
      changed.contains(month) || changed.contains(mark.month)
    }
    if files != nil {
      for (month, summary) in summaries {
        for mark in summary.replaced where mayBeHalfDone(mark, to: month) {
          _ = try opened(mark.month)
          _ = try opened(month)
        }
      }
    }
    for month in months.values {
      for (mark, id, change) in month.replaced.values where mayBeHalfDone(mark, to: month.month) {
        if files != nil { _ = try opened(mark.month) }
        if let drink = months[mark.month]?.exclude(id, upTo: mark.number) {
          let place = LineMark(month: mark.month, number: drink.line)
          halfMoved[place] = HalfMoved(drink: drink, change: change)
        }
      }
    }
    putTogether()
  }

  func path(_ month: YearMonth) -> String { files?.path(month) ?? "\(month)" }

  /// Puts the months together that were read.
  mutating func putTogether() {
    var entries = months.keys.sorted().flatMap { months[$0]?.entries ?? [] }
    if !oldDrinks.entries.isEmpty {
      let known = loggedIDs
      entries += oldDrinks.entries.filter { !known.contains($0.id) }
    }
    log = HydrationLog(entries)
    let read = months.values.flatMap { month in
      month.newDoubts.map { JournalDoubt(path: path(month.month), kind: $0) }
    }
    let others = summaries.filter { $0.value.doubts > 0 }.map { month, summary in
      JournalDoubt(path: path(month), kind: .several(summary.doubts))
    }
    let unread = unread.map { JournalDoubt(path: path($0), kind: $1) }
    doubts = (read + others + unread).sorted { $0.path < $1.path }
  }

  /// The ids of all drinks that were added to the months that were read, also of those that were deleted since.
  var loggedIDs: Set<String> { months.values.reduce(into: []) { $0.formUnion($1.addedIDs) } }

  /// Reads a month, if it is not read yet.
  mutating func open(_ month: YearMonth) throws(StoreError) { if try opened(month) { putTogether() } }

  /// Reads a month, if it is not read yet.
  ///
  /// - Returns: Whether it was read; then the months have to be put together again.
  private mutating func opened(_ month: YearMonth) throws(StoreError) -> Bool {
    guard months[month] == nil, summaries[month] != nil || files.map({ $0.size(month) > 0 }) == true else {
      return false
    }
    var read = try readMonth(month)
    check(&read)
    unread[month] = nil
    months[month] = read
    summaries[month] = nil
    return true
  }

  /// Reads the months of days, or all; those that cannot be opened now are among the ``doubts``.
  public mutating func readHistory(_ days: ClosedRange<CivilDate>? = nil) {
    for month in summaries.keys.sorted() {
      if let days, month < YearMonth(of: days.lowerBound) || month > YearMonth(of: days.upperBound) {
        continue
      }
      do throws(StoreError) { _ = try opened(month) } catch { unread[month] = .unavailable(error) }
    }
    putTogether()
  }

  /// Why a month cannot be opened now; `nil` if all can.
  var unavailable: StoreError? {
    for month in unread.keys.sorted() {
      if case .unavailable(let error)? = unread[month] { return error }
    }
    return nil
  }

  /// Reads the month of a drink, which need not be read yet.
  ///
  /// - Returns: The drink; `nil` if no month has it.
  mutating func openMonth(ofDrink id: String) throws(StoreError) -> HydrationEntry? {
    if let entry = log.entry(id) { return entry }
    let text = Array(JSON.string(id).text.utf8)
    for month in summaries.keys.sorted(by: >) {
      guard try files?.bytes(month).holds(text) == true else { continue }
      try open(month)
      if let entry = log.entry(id) { return entry }
    }
    // A drink that had the id of another one has an id that is in no file.
    guard id.contains("~"), !summaries.isEmpty else { return nil }
    readHistory()
    return log.entry(id)
  }
}

extension [UInt8] {
  /// Returns whether some bytes are among these; most of these are never looked at, by Horspool's rule.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard let end = text.last, text.count <= count else { return text.isEmpty }
    var steps = [Int](repeating: text.count, count: 256)
    for (place, byte) in text.dropLast().enumerated() { steps[Int(byte)] = text.count - 1 - place }
    return withUnsafeBufferPointer { bytes in
      var place = text.count - 1
      while place < bytes.count {
        if bytes[place] == end, bytes[(place - text.count + 1)...place].elementsEqual(text) { return true }
        place += steps[Int(bytes[place])]
      }
      return false
    }
  }
}
