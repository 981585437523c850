import Almanac
import Documents

/// What follows from the lines of a month, for readers that need no more of it.
struct MonthSummary: Hashable {
  /// The length of the file in bytes.
  var size: Int
  /// The last line.
  var last: LineMark
  /// The line of the newest older month with which this one began.
  var older: LineMark?
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
  /// The ordinary goal of the last day that has one.
  var base: Volume?
  /// The number of the last change that can be undone.
  var undoable: Int?
  /// The greatest number of a change.
  var lastChange = 0
  /// The number of doubts that the user does not know of.
  var doubts = 0
  /// Whether it is among the doubts, known or not, that the file of the month of `older` is gone.
  var isOlderGone = false
  /// The lines of other months that drinks replace.
  var replaced: [LineMark] = []

  /// Sums up a month.
  init(_ month: JournalMonth) {
    size = month.size
    last = month.last
    older = month.older
    drinks = month.entries.count
    undoable = month.changes.last?.number
    lastChange = month.lastChange
    doubts = month.newDoubts.count
    isOlderGone = month.doubts.contains { if case .gone = $0 { true } else { false } }
    replaced = month.replaced.keys.sorted().compactMap { month.replaced[$0]?.mark }
    base = month.goals.max { $0.key < $1.key }?.value.base
    let log = HydrationLog(month.entries)
    first = log.entries.first.map(ClockReading.init)
    end = log.entries.last.map(ClockReading.init)
    var before: PastDay?
    for day in log.days where month.month.contains(CivilDate(day.day)) {
      let bit = UInt32(1) << CivilDate(day.day).day
      days |= bit
      if month.goal(on: day.day).isReached(by: day.total) { reached |= bit }
      let drinks = log.entries[day.places]
      let ends = (drinks.first.map(ClockReading.init), drinks.last.map(ClockReading.init))
      let next = PastDay(day: day.day, first: ends.0, last: ends.1)
      if let before, Streak.isUnbroken(from: before, to: next) {
        // All days between the two.
        unlived |= (bit - 1) & ~((UInt32(2) << CivilDate(before.day).day) - 1)
      }
      before = next
    }
    unlived &= ~days
  }

  /// Whether a line can be one of the month; of other lines than the last one nothing is known.
  func mayHave(_ mark: LineMark) -> Bool {
    mark.number < last.number || mark.number == last.number && (mark.sum == nil || mark.sum == last.sum)
  }
}

extension MonthSummary {
  /// The summary as numbers in a fixed order, `-` for what is not there: a cache has hundreds of them.
  ///
  /// They are month, number and checksum of the last line, the length of the file, drinks, masks of the days with drinks, of
  /// those that reached their goal and of those that were not lived, seconds of the first and the last drink, each with the
  /// offset of its clock, the goal in millilitres, the last change that can be undone, the last change, doubts, 1 if the older month is gone, its line, and the
  /// lines of other months that drinks replace.
  var text: String {
    let own: [Int64?] = [
      Int64(size), Int64(drinks), Int64(days), Int64(reached), Int64(unlived),
      first?.seconds, first?.offset.map { Int64($0) }, end?.seconds, end?.offset.map { Int64($0) },
      base.map { Int64($0.millilitres) }, undoable.map { Int64($0) },
      Int64(lastChange), Int64(doubts), isOlderGone ? 1 : 0,
    ]
    let numbers = last.numbers + own + (older?.numbers ?? [nil, nil, nil]) + replaced.flatMap(\.numbers)
    return numbers.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  /// Reads the numbers of a summary; `nil` if they are others.
  init?(_ text: String) {
    let numbers = Self.numbers(text)
    guard numbers.count >= 20, numbers.count % 3 == 2, let last = LineMark(numbers[0..<3]) else { return nil }
    func mask(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: numbers[place] ?? 0) }
    func clock(_ place: Int) -> ClockReading? {
      numbers[place].map { ClockReading(seconds: $0, offset: count(place + 1)) }
    }
    func count(_ place: Int) -> Int? { numbers[place].flatMap { Int(exactly: $0) } }
    self.last = last
    (size, drinks) = (count(3) ?? 0, count(4) ?? 0)
    (days, reached, unlived) = (mask(5), mask(6), mask(7))
    (first, end) = (clock(8), clock(10))
    base = count(12).map { Volume(clamping: $0) }
    undoable = count(13)
    (lastChange, doubts, isOlderGone) = (count(14) ?? 0, count(15) ?? 0, numbers[16] == 1)
    older = LineMark(numbers[17..<20])
    replaced = stride(from: 20, to: numbers.count, by: 3).compactMap { LineMark(numbers[$0..<$0 + 3]) }
  }

  /// Returns the numbers of a text, of at most 18 digits; `nil` in place of a word that is none.
  private static func numbers(_ text: String) -> [Int64?] {
    var numbers: [Int64?] = []
    numbers.reserveCapacity(18)
    var text = text
    text.withUTF8 { bytes in
      var (number, digits, sign): (Int64, Int, Int64) = (0, 0, 1)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 18:
          number = number * 10 + Int64(byte - UInt8(ascii: "0"))
          digits += 1
        case UInt8(ascii: "-"): sign = -1
        default:
          numbers.append(digits == 0 ? nil : sign * number)
          (number, digits, sign) = (0, 0, 1)
        }
      }
      numbers.append(digits == 0 ? nil : sign * number)
    }
    return numbers
  }
}

extension LineMark {
  /// The line as three numbers: the month as 202602, the number, and the checksum.
  fileprivate var numbers: [Int64?] {
    [Int64(month.year * 100 + month.month), Int64(number), sum.map { Int64($0) }]
  }

  fileprivate init?(_ numbers: ArraySlice<Int64?>) {
    guard let first = numbers.first, let months = first, let number = numbers[numbers.startIndex + 1],
      let month = YearMonth(year: Int(clamping: months / 100), month: Int(clamping: months % 100))
    else { return nil }
    self.init(
      month: month, number: Int(clamping: number),
      sum: numbers[numbers.startIndex + 2].flatMap { UInt32(exactly: $0) })
  }
}
