import Almanac
import Documents

/// The drinks and goals of a month, as the lines of its file say.
struct JournalMonth: Hashable {
  /// A drink, with the line that says so.
  struct Drink: Hashable {
    var entry: HydrationEntry
    var line: Int
  }

  /// A change that can be undone: what to put in the place of a drink.
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
  /// The drinks, by day, time and id.
  private(set) var entries: [HydrationEntry] = []
  /// The lines of the drinks, by id.
  private(set) var lines: [String: Int] = [:]
  private(set) var goals: [DayNumber: GoalBreakdown] = [:]
  /// The changes that can be undone, the last one at the end.
  private(set) var changes: [Change] = []
  /// The greatest number of a change, also of one that was undone.
  private(set) var lastChange = 0
  /// The last line.
  private(set) var last: LineMark
  /// The line of the newest older month with which this one began; `nil` if there was none.
  private(set) var older: LineMark?
  /// The lines of other months that drinks replace, by the lines of these drinks, with the number of the change.
  private(set) var replaced: [Int: (mark: LineMark, id: String, change: Int?)] = [:]
  /// The zone of the last move of an old file, and the checksum of that file.
  private(set) var move: (file: UInt32, zone: String)?
  /// The number of drinks that were added again with all members equal; each counts once.
  private(set) var repeatedDrinks = 0
  /// The number of drinks that had the id of another one and got a new id.
  private(set) var renamedDrinks = 0
  /// What cannot be read in lines that are not damaged.
  private(set) var problems: [JSONValueError] = []
  /// What is wrong with the file.
  var doubts: [JournalDoubt.Kind] = []
  /// The doubts that the user knows of, by their words.
  private(set) var accepted: Set<String> = []
  /// The reason why nothing may be appended; then no line counts.
  private(set) var refusal: Refusal?
  /// The length of the file in bytes.
  private(set) var size: Int
  /// Whether the file ends within a line.
  private var isTorn = false
  /// The first drink that was added with each id; another one with all members equal is a retry.
  private var added: [String: Added] = [:]
  /// The other drinks that were added with the id of an earlier one.
  private var addedAgain: [Added] = []
  /// The checksums of lines, in order, to recognize lines that other months name.
  private var sums: [LineMark] = []

  private struct Added: Hashable {
    let entry: HydrationEntry
    let replaced: LineMark?
  }

  /// Why the lines of a file are not those of its month.
  enum Refusal: Hashable {
    /// A newer program has written it.
    case newer(format: Int)
    /// Its first line has another month.
    case otherMonth(YearMonth)
  }

  /// Begins a month.
  init(_ month: YearMonth) {
    self.month = month
    last = LineMark(month: month, number: 0)
    size = 0
  }

  /// Reads the file of a month.
  init(_ month: YearMonth, _ bytes: [UInt8]) {
    self.init(month)
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
    take(lines)
    // The next line gets a number after those of the damaged ones, so that they are missed for ever. A single damaged line in
    // a file without any whole one is no loss: it is the first line of a writer that was killed, which may end with the
    // checksum of its `older`.
    if damaged > (lines.isEmpty ? 1 : 0), refusal == nil {
      doubts.append(.lost(last.number + 1...last.number + damaged))
      last = LineMark(month: month, number: last.number + damaged)
    }
  }

  private mutating func take(_ read: [JournalLine]) {
    var lines = read
    if let place = lines.indices.dropFirst().first(where: { lines[$0].number < lines[$0 - 1].number }) {
      doubts.append(.disordered(lines[place].number))
      lines = lines.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
        .map(\.element)
    }
    for (place, line) in lines.enumerated() {
      switch line.fact {
      case .newer(let format): refusal = .newer(format: format)
      case .month(let found, _, _) where found != month:
        guard place == 0 else {
          // Lines of another month were put after these; those that are whole count.
          doubts.append(.disordered(line.number))
          continue
        }
        refusal = .otherMonth(found)
      default: break
      }
      guard refusal == nil else {
        self = refused()
        return
      }
      if line.number == last.number, line.sum == last.sum {
        doubts.append(.doubled(line.number))
        continue
      }
      if line.number > last.number + 1 {
        doubts.append(.lost(last.number + 1...line.number - 1))
      } else if line.number == last.number || line.previous != last.sum {
        doubts.append(.disordered(line.number))
      }
      take(line)
    }
  }

  /// Returns the month without any line.
  private func refused() -> JournalMonth {
    var refused = JournalMonth(month)
    refused.size = size
    refused.refusal = refusal
    if case .otherMonth(let found)? = refusal { refused.doubts = [.otherMonth(found)] }
    return refused
  }

  // MARK: - Facts

  /// Takes over what a line says.
  private mutating func take(_ line: JournalLine) {
    last = LineMark(month: month, number: line.number, sum: line.sum)
    sums.append(last)
    if let change = line.change { lastChange = max(lastChange, change) }
    switch line.fact {
    case .month(_, _, let mark): older = older ?? mark
    case .goal(let day, let goal): goals[day] = goal
    case .add(let entry, let mark):
      let drink = Added(entry: entry, replaced: mark)
      if let first = added.updateValue(drink, forKey: entry.id) {
        added[entry.id] = first
        // One that was undone or deleted may be logged again.
        guard lines[entry.id] == nil || (first != drink && !addedAgain.contains(drink)) else {
          repeatedDrinks += 1
          return
        }
        addedAgain.append(drink)
      }
      if let mark { replaced[line.number] = (mark.place, entry.id, line.change) }
      let id = insert(Drink(entry: entry, line: line.number))
      remember(line, id: id, before: nil)
    case .edit(let was, let now):
      let before = remove(was.id) ?? Drink(entry: was, line: line.number)
      let id = insert(Drink(entry: now, line: line.number))
      remember(line, id: id, before: before)
    case .delete(let was):
      let before = remove(was.id) ?? Drink(entry: was, line: line.number)
      remember(line, id: nil, before: before)
    case .undo(let number): undo(number)
    case .move(let file, let zone): move = (file, zone)
    case .accept(let words): accepted.formUnion(words)
    case .newer: break
    case .unread(let problem): if let problem { problems.append(problem.inside(line.number)) }
    }
  }

  /// Adds a drink; if there is another one with its id, it gets a new one.
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
    lines[drink.entry.id] = drink.line
    let place = entries.firstPlace { !HydrationEntry.isBefore($0, drink.entry) }
    entries.insert(drink.entry, at: place)
    return drink.entry.id
  }

  /// Removes the drink with an id; `nil` if there is none.
  private mutating func remove(_ id: String) -> Drink? {
    guard let line = lines.removeValue(forKey: id), let place = entries.lastIndex(where: { $0.id == id })
    else { return nil }
    return Drink(entry: entries.remove(at: place), line: line)
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
    guard let place = changes.lastIndex(where: { $0.line == line }) else { return }
    let change = changes.remove(at: place)
    replaced[line] = nil
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
    take(line)
    return all
  }

  // MARK: - Questions

  /// Returns the goal of a day; if none is recorded, as after its line was lost, that of the nearest day of the month.
  func goal(on day: DayNumber) -> GoalBreakdown {
    if let goal = goals[day] { return goal }
    let near = goals.filter { $0.key < day }.max { $0.key < $1.key } ?? goals.min { $0.key < $1.key }
    return GoalBreakdown(base: near?.value.base ?? GoalRule.base(of: HydrationProfile()))
  }

  /// Returns whether a line is there, with its checksum.
  func has(_ mark: LineMark) -> Bool {
    guard let sum = mark.sum else { return mark.number <= last.number }
    let place = sums.firstPlace { $0.number >= mark.number }
    return sums[place...].prefix { $0.number == mark.number }.contains { $0.sum == sum }
  }

  /// The ids of all drinks that were added, also of those that were deleted since.
  var addedIDs: Set<String> { Set(added.keys).union(lines.keys) }

  /// Whether a drink was added, perhaps for another day.
  func hasAdded(_ drink: HydrationEntry) -> Bool {
    added[drink.id].map {
      $0.entry.moment == drink.moment && $0.entry.volume == drink.volume
        && $0.entry.beverage == drink.beverage
    } ?? false
  }

  /// Removes a drink that another month has instead of the one that a line, or a line before it, left here.
  ///
  /// - Returns: The drink; `nil` if it is not here, or came back later.
  mutating func exclude(_ id: String, upTo line: Int) -> Drink? {
    lines[id].map { $0 <= line } == true ? remove(id) : nil
  }

  /// Puts back a drink that was excluded, so that its deletion can be written.
  mutating func include(_ drink: Drink) { _ = insert(drink) }

  /// The doubts that the user does not know of.
  var newDoubts: [JournalDoubt.Kind] { doubts.filter { !accepted.contains($0.key) } }
}

extension JournalMonth {
  static func == (left: JournalMonth, right: JournalMonth) -> Bool {
    left.month == right.month && left.last == right.last && left.size == right.size
      && left.entries == right.entries && left.doubts == right.doubts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(month)
    hasher.combine(last)
    hasher.combine(size)
  }
}
