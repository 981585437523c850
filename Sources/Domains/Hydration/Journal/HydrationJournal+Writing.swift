import Almanac
import Documents
import Foundation

extension HydrationJournal {
  /// The last change that can be undone: one of the last ``undoLimit``.
  private var lastUndoable: Int? {
    let numbers =
      summaries.values.compactMap(\.undoable) + months.values.compactMap { $0.changes.last?.number }
    return numbers.max().flatMap { $0 > lastChange - Self.undoLimit ? $0 : nil }
  }

  /// The number of changes that can be undone.
  static let undoLimit = 20

  /// The greatest number of a change.
  private var lastChange: Int {
    (summaries.values.map(\.lastChange) + months.values.map(\.lastChange)).max() ?? 0
  }

  /// The number of the next change.
  var nextChange: Int { lastChange + 1 }

  /// Whether there is a change of drinks to undo.
  public var canUndo: Bool { lastUndoable != nil }

  /// Reads the months of the last change that can be undone.
  ///
  /// - Returns: The change in each month; that which deletes a drink that was moved to another month first.
  mutating func lastChanges() throws(StoreError) -> [(month: YearMonth, change: JournalMonth.Change)] {
    guard let number = lastUndoable else { return [] }
    for month in summaries.keys.sorted() where summaries[month]?.undoable == number { try open(month) }
    let changes = months.values.sorted { $0.month < $1.month }.compactMap { month in
      month.changes.last { $0.number == number }.map { (month.month, $0) }
    }
    // Two changes have one number if they move a drink, and by mistake if a month could not be read when the second was made.
    let deleted = changes.filter { $0.1.id == nil }
    let others = changes.filter { $0.1.id != nil }
    guard deleted.count == 1, others.count == 1, deleted[0].1.before?.entry.id == others[0].1.id else {
      return Array(changes.suffix(1))
    }
    return deleted + others
  }

  /// Returns the goal in force before a day: that of the nearest earlier day.
  func baseBefore(_ day: DayNumber) -> Volume {
    let month = YearMonth(of: CivilDate(day))
    if let goal = months[month]?.goals.filter({ $0.key < day }).max(by: { $0.key < $1.key }) {
      return goal.value.base
    }
    let earlier = allMonths.filter { $0 < month }.sorted(by: >)
    for month in earlier {
      let last = months[month]?.goals.max { $0.key < $1.key }
      if let base = last?.value.base ?? summaries[month]?.base { return base }
    }
    return GoalRule.base(of: settings.profile)
  }

  /// Appends a fact to a month, which begins with it if it is new.
  ///
  /// - Throws: `StoreError` if the month cannot be read, or nothing may be appended to it.
  mutating func append(
    _ fact: JournalFact, to month: YearMonth, change: Int? = nil
  ) throws(StoreError) {
    try open(month)
    switch months[month]?.refusal {
    case .newer(let format):
      throw .newerVersion(path: path(month), found: format, supported: JournalLine.format)
    case .otherMonth(let found):
      throw .corrupt(path: path(month), fault: .schema(found: "\(found)", expected: "\(month)"))
    case nil: break
    }
    var changed = months.removeValue(forKey: month) ?? JournalMonth(month)
    let place = changed.size
    var bytes: [UInt8] = []
    if changed.last.number == 0 {
      // A file that was cut before its first line says nothing of those before it.
      let lasts = months.values.map(\.last) + summaries.values.map(\.last)
      let older = lasts.filter { $0.month < month && $0.number > 0 }.max { $0.month < $1.month }
      bytes = changed.append(.month(month, format: JournalLine.format, older: older))
    }
    bytes += changed.append(fact, change: change)
    months[month] = changed
    if pending.last?.month == month {
      pending[pending.count - 1].bytes += bytes
    } else {
      pending.append(Lines(month: month, place: place, bytes: bytes))
    }
  }

  /// Appends the drinks of an old file, except those that are here already, with the goals of their days.
  ///
  /// - Parameters:
  ///   - drinks: The drinks.
  ///   - sum: The checksum of the file; `nil` if it is written already.
  ///   - zone: The zone that gave them their days.
  /// - Returns: Those that were appended.
  @discardableResult mutating func take(
    _ drinks: [HydrationEntry], ofFile sum: UInt32?, in zone: TimeZone
  ) throws(StoreError) -> [HydrationEntry] {
    let known = loggedIDs
    let new = drinks.filter { !known.contains($0.id) }.sorted(by: HydrationEntry.isBefore)
    if let sum, let first = new.first {
      try append(.move(sum, zone: zone.identifier), to: YearMonth(of: first.day))
    }
    for drink in new {
      let (day, month) = (DayNumber(drink.day), YearMonth(of: drink.day))
      if months[month]?.goals[day] == nil {
        try append(.goal(day, GoalBreakdown(base: GoalRule.base(of: settings.profile))), to: month)
      }
      try append(.add(drink, replacing: nil), to: month)
    }
    putTogether()
    return new
  }

  /// Ends moves that were interrupted.
  mutating func finishMoves() throws(StoreError) {
    guard !halfMoved.isEmpty else { return }
    for place in halfMoved.keys.sorted(by: { ($0.month, $0.number) < ($1.month, $1.number) }) {
      guard let moved = halfMoved[place] else { continue }
      months[place.month]?.include(moved.drink)
      try append(.delete(moved.drink.entry), to: place.month, change: moved.change)
    }
    halfMoved = [:]
    putTogether()
  }

  /// Says in the months that the user knows of their doubts.
  ///
  /// - Returns: The doubts that are not told any more.
  mutating func acceptDoubts() throws(StoreError) -> [JournalDoubt] {
    var accepted: [JournalDoubt] = []
    for month in months.values.sorted(by: { $0.month < $1.month }) where month.refusal == nil {
      guard !month.newDoubts.isEmpty else { continue }
      try append(.accept(month.newDoubts.map(\.key)), to: month.month)
      accepted += month.newDoubts.map { JournalDoubt(path: path(month.month), kind: $0) }
    }
    putTogether()
    return accepted
  }

  /// Forgets the lines to write and knows the cache, after they were written.
  mutating func markAsWritten(_ cache: [YearMonth: MonthSummary]?) {
    pending = []
    if let cache { cached = cache }
  }

  /// What follows from all months, if the cache says something else; of the newest month, which is read anyway, it may.
  var newCache: [YearMonth: MonthSummary]? {
    let newest = allMonths.max()
    let read = months.values.filter { $0.refusal == nil && $0.size > 0 }
    let isCached =
      summaries.allSatisfy { cached[$0.key] == $0.value }
      && read.allSatisfy { month in
        guard let known = cached[month.month] else { return false }
        return month.month == newest || known == MonthSummary(month)
      }
    return isCached ? nil : summaries.merging(read.map { ($0.month, MonthSummary($0)) }) { $1 }
  }
}
