import Almanac
import Documents

/// A line of a month's file: a fact, which is never rewritten.
///
/// ```json
/// {"n":3,"change":17,"add":{"date":"2026-02-17T01:00:00Z","day":"2026-02-17","id":"…","source":"widget","volumeML":250},"prev":"5d0c0f4e","sum":"9f3a21c4"}
/// ```
struct JournalLine: Hashable {
  /// The number of the line in its month, from 1.
  let number: Int
  /// The fact.
  let fact: JournalFact
  /// The number of the change in the whole journal; `nil` if it cannot be undone.
  let change: Int?
  /// The checksum of the line before; `nil` in the first line.
  let previous: UInt32?
  /// The checksum of this line.
  let sum: UInt32
}

/// The fact of a line.
enum JournalFact: Hashable {
  /// The month, the form of its lines, and the last line of the newest older month when this month began.
  case month(YearMonth, format: Int, older: LineMark?)
  /// The goal of a day; a later line replaces it.
  case goal(DayNumber, GoalBreakdown)
  /// A drink.
  case add(HydrationEntry)
  /// A drink of this file that was changed, perhaps to a day of another month.
  case edit(was: HydrationEntry, now: HydrationEntry)
  /// A drink that was deleted.
  case delete(HydrationEntry)
  /// A line of this month that is undone.
  case undo(Int)
  /// A newer form, which may have changed everything but `n`, `format` and `sum` of the first line.
  case newer(format: Int)
  /// A kind that this version does not know, or one that it cannot read, with the reason.
  case unread(JSONValueError?)
}

/// The identity of a line: its month, its number and its checksum.
struct LineMark: Hashable {
  let month: YearMonth
  let number: Int
  /// Its checksum; `nil` if the line itself is lost.
  var sum: UInt32?
}

extension LineMark: JSONDecodable, JSONEncodable {
  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    month = try object.required("month")
    number = try object.required("n")
    sum = object.checksum("sum")
  }

  var json: JSON {
    .object(
      JSONObject(present: [
        ("month", month.json), ("n", JSON(number)), ("sum", sum.map { .string(Checksum.text(of: $0)) }),
      ]))
  }
}

extension JSONObject {
  /// Returns the count in a member, 0 to a thousand million; `nil` for other values.
  func number(_ key: String) -> Int? {
    self[key]?.integer.flatMap { (0...1_000_000_000).contains($0) ? Int(exactly: $0) : nil }
  }

  /// Returns the checksum in a member; `nil` for other values.
  func checksum(_ key: String) -> UInt32? {
    self[key]?.string.flatMap { Checksum.value(of: Array($0.utf8)[...]) }
  }
}

extension JournalLine {
  /// The newest form of lines that this program knows, and the one that it writes.
  static let format = 4

  private static let beginning = Array(#"{"n":"#.utf8)
  private static let sumMark = Array(#","sum":""#.utf8)
  private static let end = Array(#""}"#.utf8)
  private static let tail = sumMark.count + Checksum.length + end.count

  /// Whether a byte ends a line; other programs may have put carriage returns there.
  static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Returns a text with its checksum as the last member.
  ///
  /// - Parameter content: An object without its closing brace.
  static func sealed(_ content: String) -> (bytes: [UInt8], sum: UInt32) {
    let bytes = Array(content.utf8)
    let sum = Checksum(bytes).value
    return (bytes + sumMark + Array(Checksum.text(of: sum).utf8) + end, sum)
  }

  /// Returns the object of a line or a file whose last member is its checksum; `nil` if it is damaged.
  static func opened(_ bytes: [UInt8]) -> (object: JSONObject, sum: UInt32)? {
    guard bytes.count > tail, bytes.suffix(end.count).elementsEqual(end) else { return nil }
    let content = bytes.count - tail
    guard bytes[content...].starts(with: sumMark),
      let sum = Checksum.value(of: bytes[(content + sumMark.count)...].prefix(Checksum.length)),
      bytes.withUnsafeBytes({ Checksum(UnsafeRawBufferPointer(rebasing: $0[..<content])).value }) == sum,
      case .object(let object)? = try? JSON(parsing: bytes)
    else { return nil }
    return (object, sum)
  }

  /// Whether damaged bytes are a complete line in which one bit is wrong, in its line feed or elsewhere.
  ///
  /// A line that a killed writer has begun has no checksum at its end.
  static func wasWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    func wrongBits(in mark: ArraySlice<UInt8>) -> Int {
      zip(mark, sumMark).reduce(abs(mark.count - sumMark.count)) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
    }
    let isLineFeedWrong = bytes.last.map { ($0 ^ UInt8(ascii: "\n")).nonzeroBitCount == 1 } ?? false
    return wrongBits(in: bytes.suffix(tail).prefix(sumMark.count)) <= 1
      || isLineFeedWrong && wrongBits(in: bytes.suffix(tail + 1).prefix(sumMark.count)) == 0
  }

  /// Whether bytes can be a line that a killed writer has begun: the beginning of a line, and zeros for the rest.
  static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
    let written = bytes.prefix { $0 != 0 }
    // A line names at most one other line, so more checksums belong to several lines without line feeds.
    let sums = written.indices.lazy.filter { written[$0...].starts(with: sumMark) }.prefix(2).count
    return sums < 2 && zip(written, beginning).allSatisfy { $0 == $1 }
      && bytes[written.endIndex...].allSatisfy { $0 == 0 }
  }

  /// Reads a line without its line feed; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let (object, sum) = Self.opened(bytes), let number = object.number("n"), number >= 1 else {
      return nil
    }
    self.number = number
    self.sum = sum
    previous = object.checksum("prev")
    change = object.number("change")
    do throws(JSONValueError) { fact = try JournalFact(object) } catch { fact = .unread(error) }
  }

  /// Makes the line after another one.
  ///
  /// - Returns: The line, and its bytes with the line feed.
  static func next(
    _ number: Int, _ fact: JournalFact, change: Int?, previous: UInt32?
  ) -> (line: JournalLine, bytes: [UInt8]) {
    var members = ["\"n\":\(number)"]
    if let change { members.append("\"change\":\(change)") }
    members += fact.members.map { "\"\($0)\":\($1.text)" }
    if let previous { members.append("\"prev\":\"\(Checksum.text(of: previous))\"") }
    let (bytes, sum) = sealed("{" + members.joined(separator: ","))
    return (
      JournalLine(number: number, fact: fact, change: change, previous: previous, sum: sum),
      bytes + [UInt8(ascii: "\n")]
    )
  }
}

extension JournalFact {
  private enum Key: String {
    case month, goal, add, edit, delete, undo
  }

  /// Reads the fact of a line.
  fileprivate init(_ object: JSONObject) throws(JSONValueError) {
    if let format = object.number("format"), format > JournalLine.format {
      self = .newer(format: format)
      return
    }
    for member in object.members {
      guard let key = Key(rawValue: member.key) else { continue }
      do throws(JSONValueError) {
        self = try Self.fact(key, member.value, object)
        return
      } catch {
        // The other members of the first line have their own names in the error.
        throw error.path.isEmpty || key != .month ? error.inside(member.key) : error
      }
    }
    self = .unread(nil)
  }

  private static func fact(
    _ key: Key, _ json: JSON, _ line: JSONObject
  ) throws(JSONValueError) -> JournalFact {
    switch key {
    case .month:
      return .month(
        try YearMonth(json: json), format: try line.required("format"), older: try line.optional("older"))
    case .goal:
      return .goal(DayNumber(try JSONObject(json: json).required("day")), try GoalBreakdown(stored: json))
    case .add: return .add(try HydrationEntry(json: json))
    case .edit:
      let object = try JSONObject(json: json)
      return .edit(was: try object.required("was"), now: try object.required("now"))
    case .delete: return .delete(try JSONObject(json: json).required("was"))
    case .undo: return .undo(try JSONObject(json: json).required("n"))
    }
  }

  /// The members of the line, in the order in which they are written.
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .month(let month, let format, let older):
      [("month", month.json), ("format", JSON(format))] + (older.map { [("older", $0.json)] } ?? [])
    case .goal(let day, let goal):
      [("goal", .object(JSONObject(present: [("day", .string("\(day)"))]).filled(from: goal.stored)))]
    case .add(let entry): [("add", entry.json)]
    case .edit(let was, let now): [("edit", ["was": was.json, "now": now.json])]
    case .delete(let was): [("delete", ["was": was.json])]
    case .undo(let number): [("undo", ["n": JSON(number)])]
    case .newer, .unread: []
    }
  }
}
