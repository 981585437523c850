import Almanac
import Documents

/// The facts of one file: the drinks that were logged in it, whatever their days are now, and goals of its month.
struct JournalMonth: Hashable {
  /// A drink, with the line by which it was logged.
  struct Drink: Hashable {
    var entry: HydrationEntry
    let line: Int
  }

  /// A change that can be undone, with the drink to restore.
  struct Change: Hashable {
    /// The number of the change in the whole journal.
    let number: Int
    /// The line of the change.
    let line: Int
    /// The id of the drink after the change; `nil` if it was deleted.
    let id: String?
    /// The drink before the change; `nil` if it was added.
    let before: Drink?
  }

  let month: YearMonth
  /// The drinks by day and time; those of one instant in the order in which they were logged.
  private(set) var entries: [HydrationEntry] = []
  /// The lines by which the drinks were logged, by id.
  private(set) var lines: [String: Int] = [:]
  private(set) var goals: [DayNumber: GoalBreakdown] = [:]
  /// The changes that can be undone, the last one at the end.
  private(set) var changes: [Change] = []
  /// The greatest number of a change, also of one that was undone.
  private(set) var lastChange = 0
  /// The line with the greatest number, without a checksum if it is lost.
  private(set) var last: LineMark
  /// The last line of the newest older month when this one began; `nil` if there was none.
  private(set) var older: LineMark?
  /// The number of drinks that were added again with all members equal; each counts once.
  private(set) var repeatedDrinks = 0
  /// The number of drinks that had the id of another one and got a new id.
  private(set) var renamedDrinks = 0
  /// The elements that cannot be read in lines that are not damaged.
  private(set) var problems: [JSONValueError] = []
  /// The reason why the lines are not those of this month; then no line counts, and none may be appended.
  private(set) var refusal: Refusal?
  /// The length of the file in bytes.
  private(set) var size: Int
  /// Whether the file ends within a line.
  private var isTorn = false
  /// The first drink that was added with each id; another one with all members equal is a retry.
  private var added: [String: HydrationEntry] = [:]
  /// The other drinks that were added with the id of an earlier one.
  private var addedAgain: [HydrationEntry] = []
  /// The readable lines, by number.
  private var marks: [LineMark] = []
  /// The number of different numbers among them.
  private var count = 0
  /// The number of replaced lines: other lines name them, but their numbers now have other checksums.
  private var replacedLines = 0

  /// The reason why the lines of a file are not those of its month.
  enum Refusal: Hashable {
    /// A newer program has written it.
    case newer(format: Int)
    /// Its first line has another month.
    case otherMonth(YearMonth)
  }

  /// Reads the file of a month, or begins one.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - bytes: The bytes of its file; empty if there is none.
  ///   - named: The lines of the month that were the last ones when later months began.
  init(_ month: YearMonth, _ bytes: [UInt8] = [], named: [LineMark] = []) {
    self.month = month
    last = LineMark(month: month, number: 0)
    size = bytes.count
    isTorn = bytes.last.map { !JournalLine.isEnd($0) } ?? false
    var lines: [JournalLine] = []
    // The number of damaged lines since the last whole one.
    var damaged = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: JournalLine.isEnd) ?? bytes.count
      if let line = JournalLine(Array(bytes[start..<end])) {
        lines.append(line)
        damaged = 0
      } else if JournalLine.wasWhole(bytes[start..<end]) || !JournalLine.isBegun(bytes[start..<end]) {
        damaged += 1
      }
      start = end + 1
    }
    merge(lines)
    guard refusal == nil else { return }
    // Numbers of lost lines are not used again: the gap shows that lines were lost. A single damaged line in a file
    // without a whole line is no loss: a killed writer began it, and it may end with the checksum of its `older`.
    var end = last.number + (damaged > (lines.isEmpty ? 1 : 0) ? damaged : 0)
    for mark in Set(named) {
      end = max(end, mark.number)
      if mark.sum != nil, isThere(mark.number), !has(mark) { replacedLines += 1 }
    }
    if end > last.number { last = LineMark(month: month, number: end) }
  }

  private mutating func merge(_ read: [JournalLine]) {
    var lines = read
    if lines.indices.dropFirst().contains(where: { lines[$0].number < lines[$0 - 1].number }) {
      lines = lines.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
        .map(\.element)
    }
    for (index, line) in lines.enumerated() {
      switch line.fact {
      case .newer(let format): refusal = .newer(format: format)
      case .month(let found, _, _) where found != month:
        // A line that begins another month is skipped after the beginning; whole lines after it count.
        guard index == 0 else { continue }
        refusal = .otherMonth(found)
      default: break
      }
      guard refusal == nil else {
        let (size, refusal) = (size, refusal)
        self = JournalMonth(month)
        (self.size, self.refusal) = (size, refusal)
        return
      }
      let mark = LineMark(month: month, number: line.number, sum: line.sum)
      // A repeated line counts once.
      if has(mark) { continue }
      let before = LineMark(month: month, number: line.number - 1, sum: line.previous)
      if isThere(before.number), !has(before) { replacedLines += 1 }
      apply(line)
    }
  }

  // MARK: - Facts

  /// Applies the fact of a line.
  private mutating func apply(_ line: JournalLine) {
    if line.number > last.number { count += 1 }
    last = LineMark(month: month, number: line.number, sum: line.sum)
    marks.append(last)
    if let change = line.change { lastChange = max(lastChange, change) }
    switch line.fact {
    case .month(_, _, let mark): older = older ?? mark
    case .goal(let day, let goal): goals[day] = goal
    case .add(let entry):
      if let first = added.updateValue(entry, forKey: entry.id) {
        added[entry.id] = first
        // A drink that was undone or deleted may be logged again.
        guard lines[entry.id] == nil || (first != entry && !addedAgain.contains(entry)) else {
          repeatedDrinks += 1
          return
        }
        addedAgain.append(entry)
      }
      let id = insert(Drink(entry: entry, line: line.number))
      remember(line, id: id, before: nil)
    case .edit(let was, let now):
      let before = remove(was.id) ?? Drink(entry: was, line: line.number)
      let id = insert(Drink(entry: now, line: before.line))
      remember(line, id: id, before: before)
    case .delete(let was):
      let before = remove(was.id) ?? Drink(entry: was, line: line.number)
      remember(line, id: nil, before: before)
    case .undo(let number): undo(number)
    case .newer: break
    case .unread(let problem): if let problem { problems.append(problem.inside(line.number)) }
    }
  }

  /// Adds a drink, with a new id if another drink has its id.
  ///
  /// - Returns: Its id.
  private mutating func insert(_ drink: Drink) -> String {
    var drink = drink
    if lines[drink.entry.id] != nil {
      renamedDrinks += 1
      var base = drink.entry.id
      while base.utf8.count > HydrationEntry.longestID - 8 { base.unicodeScalars.removeLast() }
      var number = 2
      while lines["\(base)~\(number)"] != nil { number += 1 }
      drink.entry = drink.entry.renamed("\(base)~\(number)")
    }
    let (entry, line) = (drink.entry, drink.line)
    let index = entries.partitioningIndex { other in
      HydrationEntry.isBefore(entry, other)
        || !HydrationEntry.isBefore(other, entry) && line < lines[other.id] ?? 0
    }
    lines[entry.id] = line
    entries.insert(entry, at: index)
    return entry.id
  }

  /// Removes the drink with an id; `nil` if there is none.
  private mutating func remove(_ id: String) -> Drink? {
    guard let line = lines.removeValue(forKey: id), let index = entries.lastIndex(where: { $0.id == id })
    else { return nil }
    return Drink(entry: entries.remove(at: index), line: line)
  }

  /// Returns the drink with an id; `nil` if there is none.
  func drink(_ id: String) -> HydrationEntry? {
    lines[id] == nil ? nil : entries.last { $0.id == id }
  }

  private mutating func remember(_ line: JournalLine, id: String?, before: Drink?) {
    guard let number = line.change else { return }
    changes.append(Change(number: number, line: line.number, id: id, before: before))
  }

  private mutating func undo(_ line: Int) {
    guard let index = changes.lastIndex(where: { $0.line == line }) else { return }
    let change = changes.remove(at: index)
    if let id = change.id { _ = remove(id) }
    if let before = change.before { _ = insert(before) }
  }

  /// Appends a fact.
  ///
  /// - Returns: The bytes to append to the file.
  mutating func append(_ fact: JournalFact, change: Int? = nil) -> [UInt8] {
    let (line, bytes) = JournalLine.next(
      last.number + 1, fact, change: change, previous: last.sum)
    let all = isTorn ? [UInt8(ascii: "\n")] + bytes : bytes
    isTorn = false
    size += all.count
    apply(line)
    return all
  }

  // MARK: - Questions

  /// Whether it has no line.
  var isEmpty: Bool { marks.isEmpty }

  /// The number of damaged, missing or replaced lines: gaps in the numbers, and lines whose checksums changed.
  var lost: Int { last.number - count + replacedLines }

  /// Returns the goal of a day; if none is recorded, as after its line was lost, that of the nearest day of the month.
  func goal(on day: DayNumber) -> GoalBreakdown {
    if let goal = goals[day] { return goal }
    let near = goals.filter { $0.key < day }.max { $0.key < $1.key } ?? goals.min { $0.key < $1.key }
    return GoalBreakdown(base: near?.value.base ?? GoalRule.base(of: HydrationProfile()))
  }

  /// The other months on whose days drinks of this file are.
  var elsewhere: Set<YearMonth> {
    Set(entries.lazy.map(\.day).filter { !month.contains($0) }.map { YearMonth(of: $0) })
  }

  /// Returns whether a line with this number and checksum exists.
  func has(_ mark: LineMark) -> Bool {
    marks[marks.partitioningIndex { $0.number >= mark.number }...].prefix { $0.number == mark.number }
      .contains { $0.sum == mark.sum }
  }

  private func isThere(_ number: Int) -> Bool {
    let index = marks.partitioningIndex { $0.number >= number }
    return index < marks.count && marks[index].number == number
  }

  /// The ids of all drinks that were added, including drinks that were deleted since.
  var addedIDs: Set<String> { Set(added.keys).union(lines.keys) }
}

extension JournalMonth {
  static func == (left: JournalMonth, right: JournalMonth) -> Bool {
    left.month == right.month && left.last == right.last && left.size == right.size
      && left.entries == right.entries && left.lost == right.lost
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(month)
    hasher.combine(last)
    hasher.combine(size)
  }
}
