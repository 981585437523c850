import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// The help, its examples, and what shells complete.
struct HelpTests {
  @Test(arguments: ActionLine.all) func everyActionHasItsOwnHelp(action: ActionLine) {
    let help = Command.output("\(action.path) --help")
    #expect(help.hasPrefix("usage: almanac \(action.path)"))
    #expect(Command.output("help \(action.path)") == help)
    #expect(Command.output("\(action.path) --bogus -h") == help)
    let lines = help.split(separator: "\n")
    for option in action.action.options {
      #expect(lines.contains { $0.hasPrefix("  \(option.usage) ") }, "\(option.flag)")
    }
  }

  /// A usage line shows without brackets what a command cannot do without.
  @Test(arguments: [
    ("anniversaries add x --lunar 01-01", "--file FILE"), ("anniversaries add x --file x", "--lunar MM-DD"),
    ("anniversaries list", "--file FILE"), ("export anniversaries", "--file FILE"),
    ("budget status", "--file FILE"), ("budget set --month-start 2", "--file FILE"),
    ("hydration add 250", "--file FILE"), ("hydration export", "--file FILE"),
  ]) func whatIsRequiredIsShownAsRequired(line: String, option: String) {
    let flag = option.prefix { $0 != " " }
    #expect(Command(line).errors.contains("almanac: \(flag) is missing"))
    let usage = Command.output("\(line) --help").split(separator: "\n\n").first ?? ""
    #expect(usage.contains(" \(option)") && !usage.contains("[\(option)]"), "\(usage)")
    #expect(Command.output("festivals --help").contains("[--file FILE]"))
  }

  @Test(arguments: Verbs.all.map(\.name)) func everyVerbIsInTheOverview(verb: String) {
    #expect(Command.output("--help").contains("\n  \(verb) "))
    #expect(Command.output("\(verb) --help").hasPrefix("usage: almanac \(verb)"))
    #expect(Command.output("") == Command.output("--help"))
  }

  /// The examples of a verb run one after another in a folder, as a user would type them.
  @Test(arguments: Verbs.all.map(\.name)) func theExamplesOfEveryVerbRun(verb: String) throws {
    func examples(_ action: Action) -> [String] { action.examples + action.actions.flatMap(examples) }
    let action = try #require(Verbs.all.first { $0.name == verb })
    #expect(examples(action).count >= 2 && examples(action).allSatisfy { $0.hasPrefix("almanac \(verb)") })
    let shown = Command.output("help \(verb)")
    for example in action.examples { #expect(shown.contains("\n  \(example)"), "\(example)") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if verb == "export" { try Data("[]".utf8).write(to: folder.appendingPathComponent("days.json")) }
    if verb == "verify" {
      try Data("date,lunar\n2026-02-17,2026-01-01\n".utf8).write(
        to: folder.appendingPathComponent("dates.csv"))
    }
    for example in examples(action) {
      let run = try Command.shell(example, in: folder)
      #expect(run.status == 0, "\(example)")
      #expect(!run.text.isEmpty || example.contains(">"), "\(example)")
    }
    // A file that an example writes is not empty, except the lock of a document.
    #expect(try Command.shell("find . -size 0 -not -name '*lock*'", in: folder).text.isEmpty)
  }

  /// The command lines of a page run one after another in a folder, as a reader would type them.
  @Test(arguments: ["README.md", "Sources/Runtime/Almanac/Almanac.docc/TheCommand.md"])
  func theCommandLinesOfAPageRun(path: String) throws {
    let lines = try Repository.lines(path).filter { $0.hasPrefix("almanac ") || $0.hasPrefix("printf ") }
    #expect(lines.count > 5)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for line in lines {
      let run = try Command.shell(String(line), in: folder)
      #expect(run.status == 0 && (!run.text.isEmpty || line.contains(" > ")), "\(line)")
    }
  }

  /// The newest release of the changelog, from which the package for JavaScript takes its version too.
  @Test func theVersionIsThatOfTheNewestRelease() throws {
    // Such as "## 1.2.0 (2027-01-31)".
    let releases = try Repository.lines("CHANGELOG.md").compactMap { $0.firstMatch(of: #/^## (\d\S*) /#)?.1 }
    #expect(Command.output("--version") == "almanac \(try #require(releases.first))\n")
  }

  // MARK: - Completions

  enum Shell: String, CaseIterable {
    case bash, zsh

    var isThere: Bool {
      ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + rawValue)
      }
    }
    /// The command that starts it without personal settings.
    var start: String { self == .bash ? "bash --norc --noprofile -i" : "zsh -f -i" }
    var setup: String { self == .bash ? "" : "autoload -U compinit; compinit -D; " }
  }

  static let shells = Shell.allCases.filter(\.isThere)

  /// The completions in real shells: a user types, presses tab, and the completed line is run.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs a terminal"),
    arguments: shells,
    [
      ("almanac date --cal\tchin\t 2033-12-25 --fo\tjs\t", #""calendar": "chinese""#),
      ("almanac nex\ttrung_thu\t", "Mid-Autumn Festival"),
      ("almanac expo\tye\t --year 2025 --format=cs\t", "2025,2025-01-29,6,13,384"),
      ("almanac widget sol\t --hemis\tsouth\t --lang\ten --view wid\t", "solstice"),
    ])
  func aTabCompletesVerbsOperandsOptionsAndValues(
    shell: Shell, typed: (keys: String, shown: String)
  ) async throws {
    let bin = try Command.binary().deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "-qec", "env TERM=dumb LC_ALL=C PATH='\(bin)':$PATH \(shell.start)", "/dev/null",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = ["\(shell.setup)source <(almanac completions \(shell.rawValue))", typed.keys, "exit"]
    for line in lines {
      // A user types when the shell is ready; other tests go on meanwhile.
      try await Task.sleep(for: .seconds(1))
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }
    let shown = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(shown.contains(typed.shown), "\(shell): \(shown)")
    #expect(!shown.contains("usage: almanac"), "\(shell): \(shown)")
  }

  /// The completions come from the same tables as the parser, and the offered values are accepted.
  @Test(arguments: ActionLine.all) func whatIsOfferedIsTaken(action: ActionLine) throws {
    let flags = (action.action.options.map(\.flag) + ["--help"]).joined(separator: " ")
    for shell in ["bash", "zsh"] {
      #expect(Command.output("completions \(shell)").contains("'\(action.path) -') echo '\(flags)' ;;"))
    }
    for option in action.action.options where !option.words.isEmpty {
      // A calendar without a country has no festivals, and other values need an option of their own.
      let needs = [
        "next": "anniversary", "festivals": "calendar", "export festivals": "calendar",
      ]
      if needs[action.path, default: ""].contains(option.name)
        || ["scheme", "mode", "view", "season", "recurrence"].contains(option.name)
      {
        continue
      }
      if action.path.hasPrefix("anniversaries ") && action.path != "anniversaries list"
        || option.name == "plist"
      {
        continue
      }
      for word in option.words {
        let needed = action.needed.contains(option.flag) ? "" : action.needed
        let command = Command("\(action.path) \(action.operands) \(needed) \(option.flag) \(word)")
        let isEmpty = command.status == 1 && command.errors.contains("there are no")
        #expect(command.status == 0 || isEmpty, "\(action) \(option.flag) \(word): \(command.errors)")
      }
    }
  }
}
