import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// Decisions about days off in `export decided`, and `--file` of the verbs that list days off.
struct DecidedVerbTests {
  /// About a year that nothing else will decide soon: 18 February 2094 is the day after the Spring Festival, 20 February a Saturday.
  private static let newer = """
    {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "china", "year": 2094, "settlesYear": true,
      "number": "invented 1", "date": "2093-11-20", "source": "a test", "days": [
        {"date": "2094-02-18", "kind": "bridging", "festivalId": "chunjie"}, {"date": "2094-02-20", "kind": "worked"}]}]}
    """

  /// An exported document can be loaded: after a round trip all answers are the same.
  @Test func whatIsExportedCanBeLoaded() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("decided.json")
    try Data(Command.output("export decided --format json").utf8).write(to: URL(filePath: file))
    for words in [
      "export days 2024..2028 --calendar chinese", "festivals 2026 --calendar vietnamese", "export decided",
    ] {
      #expect(
        Command("\(words) --file \(file) --format csv").output == Command.output("\(words) --format csv"))
    }
  }

  @Test func newerDecisionsAreReported() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let (file, own) = (folder.path("china.json"), folder.path("days.json"))
    try Data(Self.newer.utf8).write(to: URL(filePath: file))
    _ = Command.output("anniversaries add Mai --kind birthday --lunar 01-04 --file \(own)")
    let chinese = "--calendar chinese --language en --at 2093-12-20T00:00:00Z"
    Command.expect(
      "date 2094-02-20 \(chinese)",
      ["the days off of 2094 are not all decided", "it may have been decided since"])
    // Both kinds of files, in any order.
    for files in ["--file \(file) --file \(own)", "--file \(own) --file \(file)"] {
      Command.expect(
        "date 2094-02-18 \(chinese) \(files)", ["day off for Spring Festival: invented 1, 2093-11-20", "Mai"])
    }
    let days = Command.output(
      "export days 2094-02-19..2094-02-20 --calendar chinese --file \(file) --columns off,worked,offReason,offState --format csv"
    )
    #expect(days == "off,worked,off_reason,off_state\nfalse,false,,decided\nfalse,true,worked,decided\n")
    Command.expect("festivals 2094-02 \(chinese) --file \(file)", ["2094-02-20  Sat  Make-up workday"])
    Command.expect("month 2094-02 --calendar chinese --language zh --file \(file)", ["20班"])
    let events = Command.output("export festivals 2094-02 --calendar chinese --file \(file) --format ics")
    #expect(events.contains("UID:day-2094-02-20-chinese@almanac"))
    let states = Command.output(
      "export festivals 2094-02-01..2094-03-05 --calendar chinese --file \(file) --columns id,offState")
    #expect(
      states.contains("worked,decided\n") && states.contains("chunjie,decided\n")
        && states.contains("yuanxiao,\n"), "\(states)")
    // A document has all decisions of a year: one further day replaces the others, and the command reports that.
    let one = Self.newer.replacing("2094", with: "2026").replacing("2093-11-20", with: "2025-12-01")
      .replacing("2026-02-18", with: "2026-02-10").replacing("2026-02-20", with: "2026-02-28")
      .replacing("true", with: "false")
    try Data(one.utf8).write(to: URL(filePath: file))
    let part = Command("date 2026-02-10 \(chinese) --file \(file)")
    #expect(
      part.output.contains("invented 1")
        && part.errors.contains("its decisions replace all that are known of china in 2026"),
      "\(part.output) \(part.errors)")
    #expect(
      Command("date 2026-02-14 \(chinese) --file \(file)").output.contains(
        "day off               not known\n"))
    // So does one that settles nothing: Vietnam has other days of 2026.
    let third = """
      {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "vietnam", "year": 2026, "settlesYear": false,
        "number": "one day", "date": "2026-11-20", "source": "a test", "days": [{"date": "2026-11-23", "kind": "bridging"}]}]}
      """
    try Data(third.utf8).write(to: URL(filePath: file))
    let less = Command("export days 2026-11-23 --columns off --file \(file)")
    #expect(
      less.output == "off\ntrue\n" && less.errors.contains("all that are known of vietnam in 2026"),
      "\(less.errors)")
  }

  /// No law of Việt Nam before 1995 was collected, but every verb shows a decision from a file.
  @Test func aDecisionBeforeTheLawsIsReported() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("old.json")
    let old = """
      {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "vietnam", "year": 1990, "settlesYear": false,
        "number": "old", "date": "1990-01-02", "source": "a test", "days": [{"date": "1990-01-29", "kind": "bridging"}]}]}
      """
    try Data(old.utf8).write(to: URL(filePath: file))
    let days = Command.output(
      "export days 1990-01-29..1990-01-30 --columns off,worked,offReason --file \(file)")
    #expect(days == "off,worked,off_reason\ntrue,false,bridging\n,,\n")
    Command.expect("date 1990-01-29 --format json --file \(file)", ["\"off\": true"])
    Command.expect("month 1990-01 --format json --file \(file)", ["\"off\": true"])
    #expect(!Command.output("date 1990-01-30 --language en").contains("day off  "))
  }

  /// The widget ignores what it cannot read, so the command reports it to the person who prepares the settings.
  @Test func decisionsThatAWidgetCannotReadAreReported() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("settings.json")
    for (decided, message) in [
      (
        Self.newer.replacing("china", with: "China"),
        "decidedDays.decisions[0].country: found \"China\", expected one of"
      ),
      (
        Self.newer.replacing("2094-02-20", with: "2094-02-22"),
        "decidedDays.decisions[0].days[1].date: found 2094-02-22"
      ),
      ("[]", "decidedDays: found an array, expected an object"),
    ] {
      try Data("{\"calendar\": \"chinese\", \"decidedDays\": \(decided)}".utf8).write(to: URL(filePath: file))
      let widget = Command("widget calendar --state \(file) --at 2093-12-20T00:00:00Z --language en")
      #expect(widget.status == 0 && widget.output.contains("December 2093"), "\(widget.output)")
      #expect(
        widget.errors.contains("\(file): \(message)") && widget.errors.contains("it is left out"),
        "\(widget.errors)")
    }
  }

  @Test func filesThatAreNoDecisionsAreRefused() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let (file, own) = (folder.path("china.json"), folder.path("days.json"))
    _ = Command.output("anniversaries add Mai --lunar 01-04 --file \(own)")
    for (text, message) in [
      (
        Self.newer.replacing("2094-02-20", with: "2094-02-22"),
        "days[1].date: found 2094-02-22, expected a Saturday, a Sunday or a holiday"
      ),
      (
        Self.newer.replacing("china", with: "laos"),
        "expected one of: china, hong-kong, japan, korea, taiwan, vietnam"
      ),
      (Self.newer.replacing("\"version\": 1", with: "\"version\": 7"), "version: found 7, expected 1"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: file))
      for verb in ["date 2094-02-20", "export days 2094-02", "month 2094-02", "festivals 2094-02"] {
        let command = Command("\(verb) --calendar chinese --file \(file)")
        #expect(command.status == ExitCode.failure && command.output.isEmpty, "\(verb)")
        #expect(
          command.errors.contains(message) && command.errors.contains(file), "\(verb): \(command.errors)")
      }
    }
    let cut = folder.path("cut.json")
    try Data(Self.newer.dropLast(9).utf8).write(to: URL(filePath: cut))
    for (path, message) in [
      (own, "no decisions about days off"), (folder.path("nothing.json"), "there is no such file"),
      (cut, "not JSON: byte"),
    ] {
      let command = Command("export days 2094-02 --file \(path)")
      #expect(command.status == ExitCode.failure && command.errors.contains(message), "\(command.errors)")
    }
    // Settings of the app can have decisions, and an older document says that it changes nothing.
    let settings = folder.path("settings.json")
    try Data("{\"calendar\": \"chinese\", \"decidedDays\": \(Self.newer)}".utf8).write(
      to: URL(filePath: settings))
    Command.expect("date 2094-02-20 --calendar chinese --language en --file \(settings)", ["invented 1"])
    let older = """
      {"schema": "almanac-decided-days", "version": 1, "decisions": [{"country": "china", "year": 2026, "settlesYear": true,
        "number": "old", "date": "2025-01-01", "source": "a test", "days": [{"date": "2026-02-24", "kind": "temporary"}]}]}
      """
    try Data(older.utf8).write(to: URL(filePath: file))
    let late = Command("export days 2026-02-24 --calendar chinese --columns off --format csv --file \(file)")
    #expect(late.output == "off\nfalse\n" && late.errors.contains("not newer than those that are known"))
    let two = Command("date 2094-02-20 --file \(own) --file \(own)")
    #expect(two.status == ExitCode.usage && two.errors.contains("two files of your own days"))
  }
}
