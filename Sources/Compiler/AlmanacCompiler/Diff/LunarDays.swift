import AlmanacModel

/// The lunar dates of a calendar, day by day, in two versions of its tables.
struct LunarDays {
  /// The first day that both tables have, rata die.
  private let start: Int32
  /// At each index, the number of earlier days that differ.
  private let differingBefore: [Int]
  private let differs: [Bool]

  /// Compares the days that both tables have.
  init(_ before: [LunarMonthRecord], _ after: [LunarMonthRecord]) {
    let old = Self.dates(before)
    let new = Self.dates(after)
    start = max(old.start, new.start)
    let end = min(old.start + Int32(old.dates.count), new.start + Int32(new.dates.count))
    var differs: [Bool] = []
    var differingBefore = [0]
    var count = 0
    for day in start..<max(start, end) {
      let isOther = old.dates[Int(day - old.start)] != new.dates[Int(day - new.start)]
      differs.append(isOther)
      if isOther { count += 1 }
      differingBefore.append(count)
    }
    self.differs = differs
    self.differingBefore = differingBefore
  }

  private static func dates(_ months: [LunarMonthRecord]) -> (start: Int32, dates: [LunarDate]) {
    let dates = months.flatMap { month in
      (1...month.length).map { LunarDate(key: month.key, day: $0) }
    }
    return (months.first?.firstDay.rataDie ?? 0, dates)
  }

  /// Returns the number of days of a range (rata die) that differ, with the first and the last of them.
  func difference(in days: Range<Int32>) -> (count: Int, first: DayNumber, last: DayNumber)? {
    let places = days.clamped(to: start..<start + Int32(differs.count))
    let range = Int(places.lowerBound - start)..<Int(places.upperBound - start)
    let count = differingBefore[range.upperBound] - differingBefore[range.lowerBound]
    guard let first = differs[range].firstIndex(of: true), let last = differs[range].lastIndex(of: true)
    else {
      return nil
    }
    return (count, DayNumber(unchecked: start + Int32(first)), DayNumber(unchecked: start + Int32(last)))
  }
}
