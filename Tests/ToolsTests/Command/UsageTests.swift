import Foundation
import TestSupport
import Testing

@testable import almanac_cli

struct UsageTests {
  @Test(arguments: [
    "frobnicate", "date 2025-02-30", "date someday", "date tomorrow 2026-01-01", "date 2026-01-01 2026-01-02",
    "date --bogus",
    "date --language",
    "date --language de", "date --language vi --language en", "date --calendar julian", "date --format csv",
    "date 2026-01-01 --at 2026-01-01T00:00:00Z", "date 2026-01-01 --zone UTC", "date --at yesterday",
    "date --zone Mars/Olympus", "lunar", "lunar x", "lunar 2025-6-1", "lunar 2025-06-01 --zone UTC", "month",
    "month 2026-13", "month 2026", "terms", "terms 26", "terms 2026 --zone UTC", "phases x", "calendars x",
    "calendars --calendar chinese", "export", "export weeks", "export days --format ics",
    "export days --format text",
    "export days --language en", "export dates --columns date,nothing", "export dates --columns date,date",
    "export dates --columns vietnamese_year --calendar chinese", "export dates --columns ,",
    "export dates --format ics",
    "export dates --calendar julian", "export dates --calendar chinese --calendar chinese",
    "export days --calendar chinese --calendar vietnamese", "export dates --year 26",
    "export dates --year 2026 --from 2026-01-01", "export dates --year 1898",
    "export years --format ics --columns year", "export years --format ics --alarm 1",
    "export years --alarm 1d",
    "export years --format ics --alarm 0d", "export years --format ics --alarm -1d", "next", "next easter",
    "next tet --calendar chinese", "next tet --anniversary lunar", "next 2026-06-14",
    "next 2026-06-14 --anniversary solar", "completions", "completions fish", "completions bash zsh",
    "export days --from 2027-01-01 --to 2026-01-01",
    "export days --from 1899-02-09",
    "export days --to 2101-01-29", "export terms --to 2102-01-01", "export days --from=", "export days years",
    "help frobnicate", "sun 2026-06-21", "sun --latitude 21", "sun --longitude 21",
    "sun --latitude nan --longitude 0", "sun --latitude 0x10 --longitude 0",
    "sun --latitude 1e999 --longitude 0",
    "sun --latitude 91 --longitude 0",
    "sun --latitude 0 --longitude -180.5", "sun --latitude N21 --longitude 105",
    "sun 2026-06-21 --latitude 21 --longitude 105 --at 2026-06-21T00:00:00Z",
    "sun 2026-06-21 --latitude 21 --longitude 105 --format csv",
    "sun 2026-06-21 --latitude 21 --longitude 105 --zone Mars/Olympus", "export sun",
    "export sun --latitude 21 --longitude 105 --calendar chinese",
    "export sun --latitude 21 --longitude 105 --to 2101-01-29",
    "export sun --latitude 21 --longitude 105 --format ics", "export days --latitude 21 --longitude 105",
    "export anniversaries", "export dates --with x", "lunar 2025-06-01 --with x", "month 2026-04 --with",
    "anniversaries", "anniversaries frobnicate", "anniversaries list", "anniversaries add x --file x",
  ]) func wrongUsageIsRefused(words: String) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 64, "\(words)")
    #expect(command.output.isEmpty && command.errors.hasPrefix("almanac: "))
    #expect(command.errors.contains("--help"))
  }

  /// A message is followed by one line, which says where more is.
  @Test(arguments: [
    ("frobnicate", "unknown verb 'frobnicate'; there are: date, lunar,", nil),
    ("lunar 2026-13-01", "lunar month 13 is outside 1...12", "lunar"),
    ("lunar 2026-01-31", "lunar day 31 is outside 1...30", "lunar"),
    ("date --bogus", "'date' has no option '--bogus'; there are: --calendar, --language, ", "date"),
    (
      "hydration status --file x --fluid tea",
      "'hydration status' has no option '--fluid'; there are: --file, --at, --zone, --language, --format",
      "hydration"
    ),
    ("completions", "the shell is missing; there are: bash, zsh", "completions"),
    ("completions bash --bogus", "'completions' has no option '--bogus'", "completions"),
    (
      "widget", "the widget is missing; there are: calendar, insult, budget, spending, solstice, hydration",
      "widget"
    ),
    (
      "export", "what to export is missing; there are: dates, days, years, terms, phases, festivals,",
      "export"
    ),
    (
      "export dates --columns date,chinese_utc8_month",
      "unknown column 'chinese_utc8_month', which needs --calendar chinese-utc8; there are: date,", "export"
    ),
    ("export years --columns date", "unknown column 'date'; there are: ", "export"),
    ("date --zone Hanoi", "unknown zone 'Hanoi'; expected an identifier such as Asia/Ho_Chi_Minh", "date"),
    (
      "widget solstice --view screen --family small", "--family is for the widget, not for the screen",
      "widget"
    ),
    ("widget solstice --view screen --size 10x10", "--size is for the widget, not for the screen", "widget"),
    ("widget solstice --view screen --format svg", "only the widget can be written as 'svg'", "widget"),
    ("--version 2", "unexpected argument '2'", nil),
  ]) func aMessageSaysWhatThereIsAndWhereMoreIs(words: String, message: String, verb: String?) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 64 && command.output.isEmpty, "\(words)")
    let lines = command.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("almanac: \(message)"), "\(command.errors)")
    #expect(lines.last == "see 'almanac \(verb.map { "\($0) " } ?? "")--help'")
  }

  /// The newest release of the changelog, from which the package for JavaScript takes its version too.
  @Test func theVersionIsThatOfTheNewestRelease() throws {
    // Such as "## 1.2.0 (2027-01-31)".
    let releases = try Repository.lines("CHANGELOG.md").compactMap { $0.firstMatch(of: #/^## (\d\S*) /#)?.1 }
    #expect(Command.output("--version") == "almanac \(try #require(releases.first))\n")
  }

  @Test func withoutAVerbThereIsHelp() throws {
    #expect(Command.output("") == Command.output("--help"))
  }

  /// A screen of an app, which `--view screen --season winter` lists, has no schedule.
  @Test(arguments: [("widget", true), ("schedule", false)])
  func aWidgetTakesTheOptionsThatItsHelpLists(verb: String, hasScreens: Bool) {
    let help = Command.output("\(verb) --help")
    for flag in ["--view", "--season"] {
      let isListed = help.split(whereSeparator: \.isWhitespace).contains {
        $0.hasPrefix(flag) && !$0.hasPrefix("--seasons")
      }
      #expect(isListed == hasScreens, "\(flag)")
    }
    var checked = 0
    for line in help.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let widget = words.first, WidgetCommands.all.contains(where: { $0.name == widget }) else {
        continue
      }
      for flag in words where flag.hasPrefix("--") {
        let errors = Command([verb, widget, flag]).errors
        #expect(!errors.contains("has no option"), "\(verb) \(widget) \(flag): \(errors)")
        checked += 1
      }
    }
    #expect(checked > 30)
    let refused = Command([verb, "solstice", "--rows", "six"])
    #expect(refused.status == 64 && refused.errors.contains("--view") == hasScreens, "\(refused.errors)")
  }

  /// The calendar is in Vietnamese, the other apps are in English.
  @Test(arguments: [
    ("calendar", "Tháng 2, 2026"), ("insult", "THE INSOLENT BARD"), ("budget", "February 2026"),
    ("spending", "This month"), ("solstice", "March equinox"), ("hydration", "3-day streak"),
  ]) func aWidgetSpeaksTheLanguageOfItsApp(widget: String, text: String) throws {
    let output = Command.output("widget \(widget) --at 2026-02-17T05:00:00Z --zone UTC")
    #expect(output.contains(text), "\(output)")
  }

  @Test(arguments: [
    ("date 1800-01-01", "1899-02-10 to 2101-01-28"), ("date 2101-01-29", "outside"),
    ("lunar 2024-06L-01", "no leap month 6"), ("lunar 2025-02-30", "29 days"),
    ("lunar 2101-01-01", "1899...2100"),
    ("month 1800-01", "outside"),
    ("month 2101-02", "outside"), ("terms 1898", "1899...2101"), ("phases 2102", "1899...2101"),
    ("sun 1899-02-09 --latitude 21 --longitude 105", "1899-02-10 to 2101-01-28"),
    ("sun 2101-01-28 --latitude 21 --longitude 105 --zone UTC", "1899-02-13 to 2101-01-25"),
    ("sun 9999-12-31 --latitude 21 --longitude 105 --zone UTC", "outside the tables"),
    ("sun 2011-12-30 --latitude -13.8 --longitude -171.7 --zone Pacific/Apia", "has no 2011-12-30"),
  ]) func whatTheTablesDoNotHaveIsAnErrorWithTheReason(words: String, reason: String) throws {
    let command = Command(words.split(separator: " ").map(String.init))
    #expect(command.status == 1 && command.output.isEmpty, "\(words)")
    #expect(command.errors.hasPrefix("almanac: ") && command.errors.contains(reason), "\(command.errors)")
  }

  @Test(arguments: Self.verbs) func everyVerbHasHelp(verb: String) throws {
    let help = Command.output("\(verb) --help")
    #expect(help.hasPrefix("usage: almanac \(verb)"))
    #expect(Command.output("help \(verb)") == help)
    #expect(Command.output("\(verb) --bogus -h") == help)
    #expect(Command.output("--help").contains("\n  \(verb) "))
  }

  /// The examples of a verb run one after another in an empty folder, as a user would type them.
  @Test(arguments: Self.verbs) func theExamplesOfEveryVerbRun(verb: String) throws {
    let help = Command.output("\(verb) --help")
    let examples = try #require(help.components(separatedBy: "\nExamples:\n").last)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(examples.count >= 2 && examples.allSatisfy { $0.hasPrefix("almanac \(verb)") }, "\(verb)")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for example in examples {
      let run = try Command.shell(example, in: folder)
      #expect(run.status == 0, "\(example)")
      #expect(!run.text.isEmpty || example.contains(">"), "\(example)")
    }
    // A file that an example writes is not empty, except the lock of a document.
    #expect(try Command.shell("find . -size 0 -not -name '*lock*'", in: folder).text.isEmpty)
  }

  private static let verbs = Verbs.all.map { $0.name }

  /// Most tests run the command inside the test process.
  @Test(arguments: [
    ("date 2026-02-17", ExitCode.success), ("date 2150-01-01", ExitCode.failure),
    ("date --bogus", ExitCode.usage),
  ])
  func theProcessHasTheStreamsAndTheCodeOfTheCommand(words: String, status: Int32) throws {
    let list = words.split(separator: " ").map(String.init)
    let (here, there) = (Command(list), try Command(process: list))
    #expect(there.status == status && here.status == status)
    #expect(there.output == here.output && there.errors == here.errors)
    #expect(there.output.isEmpty == (status != 0) && there.errors.isEmpty == (status == 0))
  }

  @Test func optionsAreWrittenEitherWay() throws {
    #expect(
      Command.output("date --calendar=chinese --format=json 2026-02-17")
        == Command.output("date 2026-02-17 --format json --calendar chinese"))
    #expect(Command.output("date --format json -- 2026-02-17").hasPrefix("{"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs a terminal"))
  func coloursAreForTerminalsThatDoNotRefuseThem() throws {
    let widget = "almanac widget calendar"
    let terminal = "script -qec '\(widget)' /dev/null </dev/null"
    #expect(try Command.shell("unset NO_COLOR; TERM=xterm \(terminal)").text.contains("\u{1B}["))
    for words in [
      "NO_COLOR=1 TERM=xterm \(terminal)", "unset NO_COLOR; TERM=dumb \(terminal)",
      "unset NO_COLOR; TERM=xterm \(widget)",
    ] {
      let text = try Command.shell(words).text
      #expect(text.contains("Th") && !text.contains("\u{1B}["), "\(words)")
    }
  }

  /// A reader that has seen enough is not an error; a full disk is one.
  @Test func pipesAndFullDisks() throws {
    let head = try Command.shell("set -o pipefail; almanac export days | head -n 1")
    #expect(head.status == 0 && head.text == "date,year,month,leap,day,calendar\n")
    for words in ["export dates --format jsonl", "export dates --format sql", "export terms --format ics"] {
      let seen = try Command.shell("set -o pipefail; almanac \(words) | head -c 200000 | tail -c 1")
      #expect(seen.status == 0 && seen.text.utf8.count == 1, "\(words)")
    }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    for words in ["export days", "export dates --format sql", "date 2026-02-17", "--help"] {
      let full = try Command.shell("almanac \(words) 2>&1 >/dev/full")
      #expect(full.status == 1 && full.text.hasPrefix("almanac: the output cannot be written"))
    }
  }
}
