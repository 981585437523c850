import AlmanacCompiler
import AlmanacModel
import SourceText
import SwiftEmitter
import Testing

/// Compares the JavaScript files with the Swift tables of the same tree.
///
/// The parser here is independent of the compiler.
struct JavaScriptTests {
  private static let path = "Generated/JavaScript/tables.js"

  /// A calendar of tables.js.
  private struct Calendar {
    var id: Substring
    /// The numbers of the years with their comments.
    var years: [(number: UInt32, comment: Substring)] = []
    var uncertainties: [[Int]] = []
  }

  private func calendars(_ text: String) throws -> [Calendar] {
    var calendars: [Calendar] = []
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: #/    id: "([a-z0-9-]+)",  // .+/#) {
        calendars.append(Calendar(id: match.1))
      } else if let match = line.wholeMatch(of: #/      0x([0-9A-F]+),  // (.+)/#) {
        let number = try #require(UInt32(match.1, radix: 16))
        calendars[calendars.count - 1].years.append((number, match.2))
      } else if let match = line.wholeMatch(of: #/      \[([-0-9, ]+)\],  // .+/#) {
        calendars[calendars.count - 1].uncertainties.append(
          match.1.split(separator: ", ").compactMap { Int($0) })
      }
    }
    return calendars
  }

  /// Returns the months of a calendar in the Swift tables, by lunar year.
  private func months(_ files: [GeneratedFile], _ id: some StringProtocol) throws -> [UInt32:
    [LunarMonthRecord]]
  {
    let file = try #require(files.first { $0.path.hasSuffix("/LunarCalendar-\(id).swift") })
    for case .integers(let table) in file.declarations.map(\.shape)
    where table.name.hasPrefix("months_") {
      return Dictionary(grouping: table.values.map { LunarMonthRecord(raw: UInt32($0)) }) { $0.key.year }
    }
    return [:]
  }

  @Test func everyYearIsThatOfTheSwiftTablesAndOfItsComment() async throws {
    let files = try await Project.files()
    let text = try #require(files.first { $0.path == Self.path }).text
    let calendars = try calendars(text)
    #expect(calendars.map { String($0.id) } == (try Project.data()).calendars.map(\.id))
    for calendar in calendars {
      let expected = try months(files, calendar.id)
      #expect(calendar.years.count == 202)
      for (index, entry) in calendar.years.enumerated() {
        let year = 1899 + index
        let months = try #require(expected[UInt32(year)])
        let number = entry.number
        let newYear = try CivilDate(year: year, month: 1, day: 1).adding(days: Int(number >> 17))
        #expect(newYear == CivilDate(months[0].firstDay), "\(calendar.id) \(year)")
        let lengths = months.indices.map { 29 + (number >> UInt32($0) & 1) }
        #expect(lengths == months.map(\.length), "\(calendar.id) \(year)")
        let bitsBehind = (number & 0x1FFF) >> UInt32(months.count)
        #expect(bitsBehind == 0)
        let leap = months.first { $0.key.isLeap }?.key.month ?? 0
        #expect(number >> 13 & 15 == leap, "\(calendar.id) \(year)")
        let facts = [
          "new year \(newYear)", leap == 0 ? "no leap" : "leap \(leap)",
          lengths.map(String.init).joined(separator: " "),
        ].joined(separator: " · ")
        #expect(entry.comment == "\(year) · \(facts)")
      }
    }
  }

  /// By the published tables, the month of 19 December 2072 may begin a day later.
  @Test func uncertaintiesAreTheDaysThatHangOnAnEvent() async throws {
    let files = try await Project.files()
    let calendars = try calendars(try #require(files.first { $0.path == Self.path }).text)
    let vietnamese = try #require(calendars.first { $0.id == "vietnamese" })
    let days = try vietnamese.uncertainties.map { try [day($0[0]), day($0[1])] }
    #expect(days.contains(["2072-12-09", "2073-01-07"]))
    #expect(vietnamese.uncertainties.contains { Array($0[2...]) == [0, -3] })
    let facts = try #require(files.first { $0.path == "Generated/facts/calendars.tsv" }).text
    let rows = facts.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    for calendar in calendars {
      // Each has a key, then day, other-day, seconds-from-midnight, first and last, each with its label.
      let listed = rows.filter { $0[0] == "uncertain-event" && $0[1].hasPrefix("\(calendar.id)/") }
      let events = calendar.uncertainties.filter { $0[2] < 2 }
      #expect(events.count == listed.count, "\(calendar.id)")
      let disputes = try calendar.uncertainties.filter { $0[2] == 2 }.map {
        try [day($0[0]), day($0[1]), "\($0[3])"]
      }
      #expect(disputes == (calendar.id == "japanese" ? [["2033-08-25", "2034-03-19", "11"]] : []))
      for (uncertainty, row) in zip(events, listed) {
        #expect(uncertainty[3] == Int(row[7]))
        #expect((uncertainty[2] == 0) == row[1].hasPrefix("\(calendar.id)/new-moon"))
        #expect(try day(uncertainty[0]) == row[9])
        #expect(try day(uncertainty[1]) == row[11])
      }
    }
  }

  /// Returns the civil date a number of days after 1970-01-01.
  private func day(_ days: Int) throws -> String {
    try CivilDate(year: 1970, month: 1, day: 1).adding(days: days).description
  }

  /// A file in Data/calendars is enough to make a calendar available in JavaScript.
  @Test func aMadeUpCalendarFollowsByItself() async throws {
    var tree = Project.tree
    tree["Data/calendars/made-up.tsv"] = Array(
      tree.text("Data/calendars/vietnamese-utc7.tsv").replacing("+25200", with: "+21600").utf8)
    let files = try await Project.files(of: tree)
    let calendars = try calendars(try #require(files.first { $0.path == Self.path }).text)
    #expect(
      calendars.map(\.id) == [
        "chinese", "chinese-utc8", "japanese", "korean", "made-up", "vietnamese", "vietnamese-utc7",
      ])
    let months = try months(files, "made-up")
    let numbers = try #require(calendars.first { $0.id == "made-up" }).years.map(\.number)
    #expect(numbers.count == 202)
    for (index, number) in numbers.enumerated() {
      let first = try CivilDate(year: 1899 + index, month: 1, day: 1).adding(days: Int(number >> 17))
      #expect(first == months[UInt32(1899 + index)].map { CivilDate($0[0].firstDay) })
    }
    // The calendar has its own years, and its own names of the cycle of sixty in English.
    #expect(numbers != calendars.first { $0.id == "vietnamese-utc7" }?.years.map(\.number))
    let names = try #require(files.first { $0.path == "Generated/JavaScript/names.js" }).text
    #expect(names.contains("calendars: { \"made-up\": \"vi\", \"vietnamese\": \"vi\""))
  }
}
