import Almanac
import Foundation
import TestSupport
import Testing

struct ExportFormatTests {
  /// JSON has the same rows as CSV, with numbers as numbers.
  @Test(arguments: ["days", "years", "terms", "phases", "festivals"]) func jsonHasTheRowsOfCSV(name: String)
    throws
  {
    let range = "--from 2025-01-01 --to 2033-12-31"
    let table = try CSVTable(Command.output("export \(name) \(range)"))
    let objects = try #require(Command.json("export \(name) \(range) --format json") as? [[String: Any]])
    #expect(objects.count == table.rows.count && !objects.isEmpty)
    let numbers: Set = [
      "year", "month", "leap", "day", "leap_month", "months", "days", "longitude", "days_off",
    ]
    for (row, object) in zip(table.rows, objects) {
      #expect(Set(object.keys) == Set(table.columns))
      for (column, field) in zip(table.columns, row) {
        if column == "lengths" {
          let lengths = try #require(object[column] as? [Int])
          #expect(lengths.map(String.init).joined(separator: " ") == field)
        } else if numbers.contains(column) {
          #expect((object[column] as? Int).map(String.init) == field)
        } else {
          #expect(object[column] as? String == field)
        }
      }
    }
  }

  @Test(arguments: ["dates", "days", "years", "terms", "phases", "festivals"])
  func jsonLinesAreTheObjectsOfJSON(name: String) throws {
    let words = "export \(name) --year 2025 --format"
    let json = Command.output("\(words) json")
    let lines = Command.output("\(words) jsonl")
    #expect(json == "[\n" + lines.dropLast().replacing("\n", with: ",\n") + "\n]\n")
    #expect(lines.hasSuffix("}\n"))
  }

  @Test func jsonOfNoRowsIsAnEmptyArray() throws {
    let rows = try Command.json("export years --from 2026-03-01 --to 2026-03-02 --format json")
    #expect((rows as? [Any])?.isEmpty == true)
  }

  @Test(arguments: ["years", "terms", "phases", "festivals"], ["vi", "en", "zh"])
  func icsIsWellFormed(name: String, language: String) throws {
    let words = "export \(name) --language \(language)"
    let file = try ICSFile(Command.output("\(words) --format ics"))
    #expect(file.properties["VERSION"] == "2.0")
    #expect(file.properties["PRODID"]?.isEmpty == false)
    #expect(file.properties["CALSCALE"] == "GREGORIAN")
    #expect(file.events.count == (try CSVTable(Command.output(words)).rows.count))
    #expect(Set(file.events.map { $0["UID"] ?? "" }).count == file.events.count)
    for event in file.events {
      #expect(event["DTSTAMP"] == "19700101T000000Z")
      #expect(event["SUMMARY"]?.isEmpty == false)
      let start = try #require(event["DTSTART;VALUE=DATE"])
      let end = try #require(event["DTEND;VALUE=DATE"])
      #expect(try day(start).distance(to: day(end)) == 1)
    }
  }

  @Test(arguments: LunarCalendar.all.map(\.id)) func icsHasTheDatesOfTheCalendar(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    let years = try ICSFile(Command.output("export years --calendar \(id) --format ics"))
    let newYears = try (1900...2100).map { DayNumber(try calendar.year($0).firstDay) }
    #expect(try years.events.map { try day(#require($0["DTSTART;VALUE=DATE"])) } == newYears)
    let terms = try ICSFile(
      Command.output("export terms --calendar \(id) --from 2026-01-01 --to 2026-12-31 --format ics"))
    var event: SolarTermEvent? = try SolarTermEvent(.minorCold, year: 2026)
    for entry in terms.events {
      let expected = try #require(event)
      #expect(try day(#require(entry["DTSTART;VALUE=DATE"])) == DayNumber(calendar.date(of: expected)))
      event = expected.next
    }
  }

  /// An uncertain new moon is tentative; commas and line ends are escaped.
  @Test func icsSaysWhatIsNotCertain() throws {
    let file = try ICSFile(
      Command.output("export phases --from 2072-12-09 --to 2072-12-09 --language en --format ics"))
    #expect(file.events.first?["STATUS"] == "TENTATIVE")
    #expect(file.events.first?["DESCRIPTION"] == #"2072-12-09T16:59:57Z\nnot certain: or 2072-12-10"#)
    let year = try ICSFile(
      Command.output("export years --from 2026-01-01 --to 2026-12-31 --language en --format ics"))
    #expect(year.events.first?["SUMMARY"] == #"Lunar New Year 2026\, Bính Ngọ"#)
  }

  @Test func icsNeedsAnEvent() throws {
    let words = "export terms --from 2026-03-01 --to 2026-03-02 --format ics"
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 1 && command.output.isEmpty && command.errors.contains("no terms"))
  }

  private func day(_ basic: String) throws -> DayNumber {
    let digits = basic.prefix(4) + "-" + basic.dropFirst(4).prefix(2) + "-" + basic.dropFirst(6)
    return DayNumber(try #require(CivilDate(String(digits))))
  }
}
