import AlmanacModel
import Testing

struct LunarMonthKeyTests {
  /// All keys from 1898 to 2101, in the order of the months.
  static let keys: [(year: UInt32, month: UInt32, isLeap: Bool)] = (UInt32(1898)...2101).flatMap { year in
    (UInt32(1)...12).flatMap { month in [(year, month, false), (year, month, true)] }
  }

  @Test func fieldsComeBack() {
    var failures: [String] = []
    for (year, month, isLeap) in Self.keys {
      let key = LunarMonthKey(year: year, month: month, isLeap: isLeap)
      if (key.year, key.month, key.isLeap) != (year, month, isLeap) || LunarMonthKey(raw: key.raw) != key {
        failures.append("\(year), \(month), \(isLeap) became \(key)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func rawValuesSortAsTheMonthsFollowEachOther() {
    let raws = Self.keys.map { LunarMonthKey(year: $0.year, month: $0.month, isLeap: $0.isLeap).raw }
    #expect(zip(raws, raws.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func theRangeIsTheYears1899To2100() {
    var failures: [String] = []
    for (year, month, isLeap) in Self.keys {
      let isInRange = LunarMonthKey(year: year, month: month, isLeap: isLeap).isInRange
      if isInRange != (1899...2100).contains(year) { failures.append("\(year), \(month): \(isInRange)") }
    }
    #expect(failures.prefix(5) == [])
    #expect(!LunarMonthKey(raw: 0).isInRange)
    #expect(!LunarMonthKey(raw: .max).isInRange)
  }

  @Test func aKeyFitsTheUpperBitsOfARecord() throws {
    let last = try #require(Self.keys.last)
    #expect(LunarMonthKey(year: last.year, month: last.month, isLeap: last.isLeap).raw < 1 << 13)
  }
}
