import Almanac
import Documents

/// A past day, in the form of a line of a year's file.
///
/// ```json
/// {"day":"2026-02-17","drinks":2,"first":"2026-02-17T01:00:00Z","goal":{"baseML":2450},"last":"2026-02-17T05:00:00Z","totalML":750,"summary":"5d0c0f4e","entries":[{…},{…}],"checksum":"9f3a21c4"}
/// ```
///
/// Each of the two checksums covers all bytes before it, so that a summary can be trusted without reading the
/// drinks. A later line of a day replaces an earlier one; a line without drinks means that all were deleted.
struct ArchivedDay: Hashable {
  /// The facts of the day without its drinks.
  let summary: Summary
  /// The drinks, by time.
  let entries: [HydrationEntry]

  /// A past day without its drinks.
  struct Summary: Hashable {
    let day: DayNumber
    let goal: GoalBreakdown
    /// The number of drinks.
    let count: Int
    /// The volume that counts towards the goal.
    let total: Volume
    /// The time of the first and of the last drink; `nil` if there are none.
    let first: Timestamp?
    let last: Timestamp?
    /// Members that this version does not know.
    let others: JSONObject

    var isReached: Bool { count > 0 && total >= goal.total }
  }

  fileprivate enum Key {
    static let day = "day"
    static let count = "drinks"
    static let first = "first"
    static let goal = "goal"
    static let last = "last"
    static let total = "totalML"
    static let all: Set = [day, count, first, goal, last, total, "summary", "entries", "checksum"]
  }

  fileprivate static let summaryMark = Array(#","summary":""#.utf8)
  fileprivate static let summaryPattern = BytePattern(summaryMark)
  private static let entriesMark = Array(#"","entries":"#.utf8)
  private static let checksumMark = Array(#","checksum":""#.utf8)
  private static let end = Array(#""}"#.utf8)

  /// Makes a day with its drinks, in the order of time.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - goal: Its goal.
  ///   - entries: Its drinks.
  ///   - others: Members that this version does not know.
  init(
    _ day: DayNumber, goal: GoalBreakdown, entries: [HydrationEntry], others: JSONObject = JSONObject()
  ) {
    self.entries = entries
    summary = Summary(
      day: day, goal: goal, count: entries.count, total: DayIntake.total(of: entries[...]),
      first: entries.first?.moment, last: entries.last?.moment, others: others)
  }

  /// Returns the beginning of each line of a day.
  static func beginning(of day: DayNumber) -> [UInt8] { Array("{\"\(Key.day)\":\"\(day)\"".utf8) }

  /// Returns a pattern that finds the line of a drink by its id, or by the beginning of its id.
  static func idPattern(_ id: String, isWhole: Bool) -> BytePattern {
    let text = Array("\"id\":\(JSON.string(id).text)".utf8)
    return BytePattern(isWhole ? text : text.dropLast())
  }

  /// The line, with its line feed.
  var line: [UInt8] {
    var object = summary.others
    object[Key.day] = .string("\(summary.day)")
    object[Key.count] = .integer(Int64(summary.count))
    object[Key.goal] = summary.goal.stored
    object[Key.total] = .integer(Int64(summary.total.millilitres))
    object[Key.first] = summary.first?.json
    object[Key.last] = summary.last?.json
    var bytes = Array(JSON.object(object).text.utf8.dropLast())
    let sum = Checksum(bytes)
    bytes += Self.summaryMark + Array(sum.text.utf8) + Self.entriesMark
    bytes += Array(JSON.array(entries.map(\.json)).text.utf8)
    let all = Checksum(bytes)
    return bytes + Self.checksumMark + Array(all.text.utf8) + Self.end + [UInt8(ascii: "\n")]
  }

  /// Reads a line of a year's file without its line feed; `nil` if it is damaged or of another year.
  init?(line: [UInt8], in year: Int) {
    self.init(line: line)
    guard CivilDate(summary.day).year == year else { return nil }
  }

  /// Reads a line of any year without its line feed; `nil` if it is damaged.
  init?(line: [UInt8]) {
    let tail = Self.checksumMark.count + Checksum.length + Self.end.count
    guard line.count > tail, line.suffix(Self.end.count).elementsEqual(Self.end) else { return nil }
    let content = line.dropLast(tail)
    let digits = line[(content.endIndex + Self.checksumMark.count)...].prefix(Checksum.length)
    guard line[content.endIndex...].starts(with: Self.checksumMark),
      Checksum(content).text.utf8.elementsEqual(digits),
      let json = try? JSON(parsing: line), let object = json.object, let summary = Summary(object),
      let list = object["entries"]?.array
    else { return nil }
    var entries: [HydrationEntry] = []
    for json in list {
      guard let entry = try? HydrationEntry(json: json) else { return nil }
      entries.append(entry)
    }
    self.summary = summary
    self.entries = entries
  }
}

extension ArchivedDay.Summary {
  /// Returns whether the beginning of a line of a year's file is undamaged and of that year.
  static func isWhole(_ line: UnsafeRawBufferPointer, in year: Int) -> Bool {
    ArchivedDay.SummaryText(line: line, in: year) != nil
  }

  /// Reads the beginning of a line of a year's file; `nil` if it is damaged or of another year.
  init?(line: UnsafeRawBufferPointer, in year: Int) {
    guard let text = ArchivedDay.SummaryText(line: line, in: year) else { return nil }
    self.init(content: Array(text.content))
  }

  /// Reads the beginning of a line up to its checksum, which has been checked.
  init?(content: [UInt8]) {
    guard let json = try? JSON(parsing: content + [UInt8(ascii: "}")]), let object = json.object
    else { return nil }
    self.init(object)
  }

  /// Returns the beginning of a line up to its checksum; `nil` if the checksum is wrong.
  fileprivate static func content(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var start = 0
    while let end = ArchivedDay.summaryPattern.place(in: line, from: start) {
      let content = UnsafeRawBufferPointer(rebasing: line[..<end])
      start = end + ArchivedDay.summaryMark.count
      if Checksum(content).isWritten(in: line[start...].prefix(Checksum.length)) { return content }
      // An unknown member may contain one of the same name.
    }
    return nil
  }

  fileprivate init?(_ object: JSONObject) {
    guard let day = object[ArchivedDay.Key.day]?.string.flatMap({ CivilDate($0) }),
      let goal = object[ArchivedDay.Key.goal].flatMap({ try? GoalBreakdown(stored: $0) }),
      let count = object[ArchivedDay.Key.count]?.integer.flatMap({ Int(exactly: $0) }),
      let total = object[ArchivedDay.Key.total]?.integer.flatMap({ Int(exactly: $0) }),
      count >= 0, total >= 0
    else { return nil }
    self.init(
      day: DayNumber(day), goal: goal, count: count, total: Volume(clamping: total),
      first: object[ArchivedDay.Key.first]?.string.flatMap { Timestamp($0) },
      last: object[ArchivedDay.Key.last]?.string.flatMap { Timestamp($0) },
      // A line begins with its day; members before it are not allowed.
      others: object.without(ArchivedDay.Key.all.union(object.keys.prefix { $0 != ArchivedDay.Key.day })))
  }
}

extension ArchivedDay {
  /// The undamaged beginning of a line, not yet parsed: of many lines, few are.
  struct SummaryText {
    /// The bytes up to the checksum.
    let content: UnsafeRawBufferPointer
    /// The date as a number, such as 20260217; later days have greater numbers.
    let order: Int

    /// Finds the beginning of a line of a year's file; `nil` if it is damaged or of another year.
    init?(line: UnsafeRawBufferPointer, in year: Int) {
      guard let content = Summary.content(of: line) else { return nil }
      self.content = content
      var order = 0
      var place = ArchivedDay.dateStart
      while place < content.count, content[place] != UInt8(ascii: "\"") {
        if content[place] != UInt8(ascii: "-") {
          order = order &* 10 &+ Int(content[place] &- UInt8(ascii: "0"))
        }
        place += 1
      }
      guard order / 10_000 == year else { return nil }
      self.order = order
    }

    /// Returns the same number for a day.
    static func order(of day: DayNumber) -> Int {
      let date = CivilDate(day)
      return (date.year * 100 + date.month) * 100 + date.day
    }
  }

  /// The place where the date of a line begins.
  private static let dateStart = "{\"\(Key.day)\":\"".utf8.count
}
