import AlmanacModel
import Testing

struct LunarMonthRecordTests {
  @Test func theExampleOfTheDocumentationIsRight() throws {
    let record = LunarMonthRecord(raw: 0x7F_6_8B4B1)
    #expect(record.key.year == 2025)
    #expect(record.key.month == 6)
    #expect(record.key.isLeap)
    #expect(!record.isLong)
    #expect(record.length == 29)
    #expect(record.daysFromEpoch == 46_257)
    #expect(CivilDate(record.firstDay).description == "2025-07-25")
    let firstDay = DayNumber(try #require(CivilDate("2025-07-25")))
    let encoded = LunarMonthRecord(
      key: LunarMonthKey(year: 2025, month: 6, isLeap: true), isLong: false, firstDay: firstDay)
    #expect(encoded == record)
  }

  @Test func theEpochIsTheFirstOfDecember1898() throws {
    let day = DayNumber(try #require(CivilDate("1898-12-01")))
    #expect(LunarMonthRecord.epoch == day.rataDie)
    #expect(LunarMonthRecord(raw: 0).firstDay == day)
  }

  @Test func everyFieldComesBack() throws {
    let epoch = DayNumber(try #require(CivilDate("1898-12-01")))
    let last = DayNumber(try #require(CivilDate("2101-12-31")))
    var failures: [String] = []
    for year in UInt32(1898)...2101 {
      for month in UInt32(1)...12 {
        for flags in 0..<4 {
          // Each combination has some day; the first and the last of the range are among them.
          let position = Int(year - 1898) * 48 + Int(month - 1) * 4 + flags
          let firstDay = try epoch.adding(days: position * epoch.distance(to: last) / (204 * 48 - 1))
          let key = LunarMonthKey(year: year, month: month, isLeap: flags & 1 != 0)
          let record = LunarMonthRecord(key: key, isLong: flags & 2 != 0, firstDay: firstDay)
          let read = LunarMonthRecord(raw: record.raw)
          if read.key != key || read.isLong != (flags & 2 != 0) || read.firstDay != firstDay
            || read.length != (flags & 2 != 0 ? 30 : 29) || read.raw & 1 << 17 != 0
          {
            failures.append("\(year), \(month), \(flags), \(CivilDate(firstDay)) became \(read)")
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func theDigitsOfARecordAreItsFields() throws {
    let day = DayNumber(try #require(CivilDate("1898-12-01")))
    let record = LunarMonthRecord(
      key: LunarMonthKey(year: 1899, month: 12, isLeap: false), isLong: true, firstDay: day)
    #expect(record.raw == 0x01_C_40000)
  }
}
