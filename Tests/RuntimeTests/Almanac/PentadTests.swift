import SourceText
import TestSupport
import Testing

@testable import Almanac

struct PentadTests {
  /// The days on which all pentads of 1900 to 2100 begin in China and Japan, as two other programs have them.
  @Test func allPentadsBeginOnTheirDays() throws {
    let records = try ReferenceTable.records(
      "pentad_days", columns: ["calendar", "year", "first", "lengths"])
    #expect(records.count == 402)
    var differences: [String] = []
    for record in records {
      let calendar = try #require(LunarCalendar(id: record.text("calendar")))
      let year = try #require(Int(record.text("year")))
      var day = try Days.day("\(year)-\(record.text("first"))")
      var expected: [DayNumber] = []
      for length in record.text("lengths") {
        expected.append(day)
        day = day.advanced(by: try #require(length.wholeNumberValue))
      }
      // The Gregorian year begins in the seventh of the terms before 315°, whose pentads are 67 to 72.
      let found = try (0..<72).map { index in
        let pentad = try #require(try PentadEvent(number: (index + 66) % 72 + 1, year: year))
        #expect(pentad.longitude == (285 + 5 * index) % 360)
        return DayNumber(calendar.date(of: pentad))
      }
      for (index, days) in zip(found, expected).enumerated() where days.0 != days.1 {
        differences.append("\(calendar) \(CivilDate(days.0)) \((285 + 5 * index) % 360)")
      }
      for (day, index) in zip(expected, 0...) {
        #expect(try calendar.pentad(on: day).number == (index + 66) % 72 + 1, "\(calendar) \(day)")
      }
    }
    // This pentad begins at 23:59:58.8 by our instants, and 2 and 7 s later by the others.
    #expect(differences == ["chinese 2089-05-30 70"])
  }

  /// 半夏生 of 2026 is 2 July in the almanac overview of Japan's observatory, when the Sun is at 100°.
  @Test func halfOfSummerIsAsPrinted() throws {
    let day = try Days.day("2026-07-02")
    let pentad = try LunarCalendar.japanese.pentad(on: day)
    #expect((pentad.number, pentad.position, pentad.longitude) == (30, 3, 100))
    #expect(LunarCalendar.japanese.name(of: pentad) == "半夏生")
    #expect(try LunarCalendar.japanese.pentad(on: day.advanced(by: -1)).number == 29)
    #expect(LunarCalendar.japanese.date(of: pentad).description == "2026-07-02")
    #expect(LunarCalendar.vietnamese.name(of: pentad) == nil)
  }

  /// The lists of China and of Japan, and where they agree.
  @Test func namesAreThoseOfTheCountry() throws {
    let names = try (1...72).map { number in
      let pentad = try #require(try PentadEvent(number: number, year: 2026))
      return [LunarCalendar.chinese, .japanese].map { $0.name(of: pentad) ?? "" }
    }
    #expect(names[0] == ["东风解冻", "東風解凍"] && names[71] == ["水泽腹坚", "鶏始乳"])
    // The characters are in this order in 月令 and 时训解: "又五日，大雨时行".
    #expect(names[35] == ["大雨时行", "大雨時行"])
    #expect(
      names.filter { $0[0] == $0[1] }.map { $0[0] } == [
        "蚯蚓出", "麦秋至", "螳螂生", "半夏生", "禾乃登", "水始涸", "麋角解", "雉始雊",
      ])
  }

  /// China's list in traditional characters is that of two other programs, but for four names on which they differ too.
  @Test func readersOfTraditionalCharactersHaveChinasListInThem() throws {
    let records = try ReferenceTable.records("pentad_names", columns: ["number", "first", "second"])
    #expect(records.count == 72)
    let traditional = Language(tag: "zh-Hant")
    var differences: [String] = []
    for (record, number) in zip(records, 1...) {
      let pentad = try #require(try PentadEvent(number: number, year: 2026))
      #expect(record.text("number") == "\(number)")
      let name = try #require(LunarCalendar.chinese.name(of: pentad, in: traditional))
      let others = [record.text("first"), record.text("second")]
      if others != [name, name] { differences.append("\(number) \(name): \(others[0]), \(others[1])") }
      for calendar in LunarCalendar.all {
        let isChinas = calendar == .chinese || calendar.id == "chinese-utc8"
        for language in Language.allCases {
          let expected = isChinas && language == traditional ? name : calendar.name(of: pentad)
          #expect(calendar.name(of: pentad, in: language) == expected, "\(calendar) \(language) \(number)")
        }
      }
    }
    #expect(
      differences == [
        "18 戴勝降于桑: 戴勝降于桑, 戴勝降於桑", "36 大雨時行: 大雨時行, 大雨行時", "51 菊有黃花: 菊有黃華, 菊有黃花",
        "71 征鳥厲疾: 征鳥厲疾, 徵鳥厲疾",
      ])
  }

  @Test func yearsOutsideTheTablesAreRefused() throws {
    #expect(throws: SkyError.yearOutsideTables(2102)) { try PentadEvent(number: 1, year: 2102) }
    #expect(throws: SkyError.self) { try LunarCalendar.chinese.pentad(on: Days.day("1898-12-31")) }
    for number in [0, 73, 99, -1] { #expect(try PentadEvent(number: number, year: 2026) == nil) }
  }
}
