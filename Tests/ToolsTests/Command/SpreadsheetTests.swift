import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// CSV for spreadsheets: the mark by which they see UTF-8, and texts that they would compute.
struct SpreadsheetTests {
  @Test(arguments: [
    "export festivals 2026", "festivals 2026 --format csv", "hydration beverages --format csv",
  ])
  func csvBeginsWithAMarkWhereItIsAskedFor(words: String) {
    let plain = Command.output(words)
    #expect(Command.output("\(words) --bom") == "\u{FEFF}" + plain)
    #expect(
      Array(Command.output("\(words) --bom").utf8.prefix(3)) == [0xEF, 0xBB, 0xBF] && plain.utf8.first != 0xEF
    )
    #expect(Command.output("\(words) --guard-formulas") == plain)
  }

  /// OWASP, CSV Injection: what begins with = + - or @ is computed, unless it is a number.
  @Test func textsThatASpreadsheetWouldComputeAreGuarded() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let (days, water) = (folder.path("days.json"), folder.path("water.json"))
    let names = ["=1+1", "+1+1", "-2+3", "@SUM(A1)", #"=cmd|"/c calc"!A1"#, "a=b", "Mai, Lan"]
    let list = try names.enumerated().map { index, name in
      let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      return #"{"id":"\#(index)","name":\#(quoted),"month":1,"day":\#(index + 1)}"#
    }
    try Data("[\(list.joined(separator: ","))]".utf8).write(to: URL(filePath: days))
    let words = "export anniversaries 2026 --file \(days) --columns name"
    #expect(
      Command.output("\(words) --guard-formulas")
        == "name\n'=1+1\n'+1+1\n'-2+3\n'@SUM(A1)\n\"'=cmd|\"\"/c calc\"\"!A1\"\na=b\n\"Mai, Lan\"\n")
    #expect(Command.output(words).contains("\n=1+1\n+1+1\n"))
    // Negative numbers stay numbers.
    let margins = "export terms 2026 --columns margin"
    #expect(Command.output(margins).contains("\n-"))
    #expect(Command.output("\(margins) --guard-formulas") == Command.output(margins))
    _ = Command.output("hydration add 250 --note =1+1 --file \(water)")
    let drinks = Command.output("hydration export --file \(water) --format csv --bom --guard-formulas")
    #expect(drinks.hasPrefix("\u{FEFF}id,") && drinks.hasSuffix(",'=1+1\n"), "\(drinks)")
  }

  /// The instants of 2026 in UTC are in other tests; Tokyo is nine hours ahead, and New York four or five behind.
  @Test func termsAndPhasesHaveTheTimeOfTheZone() throws {
    for (words, zone, local) in [
      ("terms 2026-02-04", "Asia/Tokyo", "2026-02-04 05:02:08 +09:00"),
      ("terms 2026-02-04", "America/New_York", "2026-02-03 15:02:08 -05:00"),
      ("phases 2026-03-03", "Asia/Kathmandu", "2026-03-03 17:22:"),
    ] {
      for verb in ["export \(words)", "\(words) --format csv"] {
        let rows = try CSVTable(Command.output("\(verb) --zone \(zone) --columns local")).rows
        #expect(rows.count == 1 && rows[0][0].hasPrefix(local), "\(rows)")
      }
      Command.expect("\(words) --zone \(zone) --language en", [local])
      try Command.expect("\(words) --zone \(zone) --columns local", json: ["count = 1"])
    }
    #expect(Command.output("export terms 2026-02-04 --columns local") == "local\n\n")
    Command.expect("terms 2026-02-04 --language en", ["2026-02-03T20:02:08Z  +03:02:08"])
    try Command.expect(
      "date 2026-02-04 --zone Asia/Tokyo", json: ["solarTermEvent.local = 2026-02-04 05:02:08 +09:00"])
  }

  /// Counted with the Python package holidays 0.109, which agrees with the notices of these years.
  @Test(arguments: [
    (2024, "vietnamese", 251), (2024, "chinese", 251), (2024, "korean", 246), (2025, "vietnamese", 250),
    (2025, "chinese", 248), (2025, "korean", 244),
    (2024, "japanese", 248), (2025, "japanese", 246),
  ]) func aColumnSaysWhatAWorkingDayIs(year: Int, calendar: String, count: Int) throws {
    let words = "export days \(year) --calendar \(calendar) --columns off,worked,weekday,working"
    let rows = try CSVTable(Command.output(words)).rows
    #expect(rows.filter { $0[3] == "true" }.count == count)
    for row in rows {
      #expect(
        (row[3] == "true") == (row[0] == "false" && (row[1] == "true" || Int(row[2]) ?? 0 < 6)), "\(row)")
    }
    let wide = "export dates \(year) --calendar \(calendar) --columns"
    #expect(
      try CSVTable(Command.output("\(wide) \(calendar)_working")).rows.map { $0 }
        == rows.map { [$0[3]] })
    let answers = try #require(
      Command.json("date \(year)-01-01..\(year)-01-31 --calendar \(calendar) --format json")
        as? [[String: Any]])
    #expect(answers.map { "\($0["working"] as? Bool ?? false)" } == rows.prefix(31).map { $0[3] })
    let month = try Command.json("month \(year)-01 --calendar \(calendar) --format json") as? [String: Any]
    let days = try #require(month?["days"] as? [[String: Any]])
    #expect(days.map { "\($0["working"] as? Bool ?? false)" } == rows.prefix(31).map { $0[3] })
  }
}
