import Almanac
import Documents

/// A summary of a month for the cache: of the lines of its file, and of all drinks of its days, in whatever files they are.
struct MonthSummary: Hashable {
  // MARK: - The file

  /// The last line of the file; that of number 0 without a file.
  var last: LineMark
  /// The length of the file in bytes.
  var size = 0
  /// The last line of the newest older month when this one began.
  var older: LineMark?
  /// The greatest number of a change.
  var lastChange = 0
  /// The number of the last change that can be undone.
  var undoable: Int?
  /// The ordinary goal of the last day that has one.
  var base: Volume?
  /// The other months that have drinks of this file on their days.
  var elsewhere: Set<YearMonth> = []
  /// The number of lines that are damaged or missing.
  var lost = 0
  /// The instant at which this loss was first noticed, in whole seconds.
  var lostSince: Instant?

  // MARK: - The days

  /// The number of drinks.
  var drinks = 0
  /// The days with drinks: bit 1 for the first of the month.
  var days: UInt32 = 0
  /// The days that reached their goal.
  var reached: UInt32 = 0
  /// Days without drinks that the user never lived: the drinks before and after them are close together.
  var unlived: UInt32 = 0
  /// The clock at the first and at the last drink; `nil` if there are none.
  var first: ClockReading?
  var end: ClockReading?

  /// Creates the summary of a month of which nothing is known yet.
  init(_ month: YearMonth) { last = LineMark(month: month, number: 0) }

  /// Copies the facts of the month's file.
  mutating func merge(_ file: JournalMonth) {
    (last, size, older, lastChange) = (file.last, file.size, file.older, file.lastChange)
    undoable = file.changes.last?.number
    base = file.goals.max { $0.key < $1.key }?.value.base
    elsewhere = file.elsewhere
  }

  /// Computes the facts of the month's days with drinks.
  mutating func merge(_ log: ArraySlice<DayIntake>, goal: (DayNumber) -> GoalBreakdown) {
    (drinks, days, reached, unlived) = (0, 0, 0, 0)
    (first, end) = (log.first?.firstClock, log.last?.lastClock)
    var before: PastDay?
    for day in log {
      let bit = UInt32(1) << CivilDate(day.day).day
      drinks += day.count
      days |= bit
      if goal(day.day).isReached(by: day.total) { reached |= bit }
      let next = PastDay(day: day.day, first: day.firstClock, last: day.lastClock)
      if let before, Streak.isUnbroken(from: before, to: next) {
        // All days between the two.
        unlived |= (bit - 1) & ~((UInt32(2) << CivilDate(before.day).day) - 1)
      }
      before = next
    }
  }
}

extension MonthSummary: JSONDecodable, JSONEncodable {
  private enum Key {
    static let (last, size, older, elsewhere) = ("last", "size", "older", "elsewhere")
    static let (lastChange, undoable, base, lost, lostSince) = (
      "change", "undo", "baseML", "lost", "lostSince"
    )
    static let (drinks, days, reached, unlived) = ("drinks", "days", "reached", "unlived")
    static let (first, firstOffset, end, endOffset) = ("first", "firstOffset", "end", "endOffset")
  }

  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    func mask(_ key: String) -> UInt32 { UInt32(truncatingIfNeeded: object[key]?.integer ?? 0) }
    func instant(_ key: String) -> Instant? { object[key]?.integer.map { Instant(secondsSince1970: $0) } }
    last = try object.required(Key.last)
    size = object.number(Key.size) ?? 0
    older = try object.optional(Key.older)
    elsewhere = Set(try object.optional(Key.elsewhere, as: [YearMonth].self) ?? [])
    (lastChange, undoable) = (object.number(Key.lastChange) ?? 0, object.number(Key.undoable))
    base = object.number(Key.base).map { Volume(clamping: $0) }
    (lost, lostSince) = (object.number(Key.lost) ?? 0, instant(Key.lostSince))
    drinks = object.number(Key.drinks) ?? 0
    (days, reached, unlived) = (mask(Key.days), mask(Key.reached), mask(Key.unlived))
    func clock(_ seconds: String, _ offset: String) -> ClockReading? {
      object[seconds]?.integer.map {
        ClockReading(seconds: $0, offset: object[offset]?.integer.flatMap { Int(exactly: $0) })
      }
    }
    (first, end) = (clock(Key.first, Key.firstOffset), clock(Key.end, Key.endOffset))
  }

  /// The summary without members that are zero or missing.
  var json: JSON {
    func number(_ value: some BinaryInteger) -> JSON? { value == 0 ? nil : .integer(Int64(value)) }
    func seconds(_ instant: Instant?) -> JSON? { instant.map { .integer($0.secondsSince1970) } }
    let months = elsewhere.isEmpty ? nil : JSON.array(elsewhere.sorted().map(\.json))
    return .present([
      (Key.last, last.json), (Key.size, number(size)), (Key.older, older?.json), (Key.elsewhere, months),
      (Key.lastChange, number(lastChange)), (Key.undoable, undoable.map { JSON($0) }),
      (Key.base, base.map { JSON($0.millilitres) }), (Key.lost, number(lost)),
      (Key.lostSince, seconds(lostSince)), (Key.drinks, number(drinks)), (Key.days, number(days)),
      (Key.reached, number(reached)), (Key.unlived, number(unlived)),
      (Key.first, first.map { .integer($0.seconds) }), (Key.firstOffset, first?.offset.map { JSON($0) }),
      (Key.end, end.map { .integer($0.seconds) }), (Key.endOffset, end?.offset.map { JSON($0) }),
    ])
  }
}
