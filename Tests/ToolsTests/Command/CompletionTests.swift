import Foundation
import Testing

@testable import almanac_cli

/// The completions in real shells: a user types, presses tab, and the completed line is run.
struct CompletionTests {
  enum Shell: String, CaseIterable {
    case bash, zsh

    var isThere: Bool { path != nil }
    var path: String? {
      ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    /// The command that starts it without personal settings.
    var start: String { self == .bash ? "bash --norc --noprofile -i" : "zsh -f -i" }
    var setup: String { self == .bash ? "" : "autoload -U compinit; compinit -D; " }
  }

  static let shells = Shell.allCases.filter(\.isThere)

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs a terminal"),
    arguments: shells,
    [
      ("almanac date --cal\tchin\t 2033-12-25 --fo\tjs\t", #""calendar": "chinese""#),
      ("almanac nex\ttrung_thu\t", "Tết Trung thu"),
      ("almanac expo\tye\t --year 2025 --format=cs\t", "2025,2025-01-29,6,13,384"),
      ("almanac widget sol\t --hemis\tsouth\t --lang\ten --view wid\t", "solstice"),
    ])
  func aTabCompletesVerbsOperandsOptionsAndValues(
    shell: Shell, typed: (keys: String, shown: String)
  ) async throws {
    let bin = try Command.binary().deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "env TERM=dumb PATH='\(bin)':$PATH \(shell.start)", "/dev/null"]
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

  /// The completions come from the same tables as the parser.
  @Test(arguments: shells) func everyVerbAndOptionIsInTheCompletions(shell: Shell) throws {
    let script = Command.output("completions \(shell.rawValue)")
    for verb in Verbs.all {
      let flags = (verb.options.map(\.flag) + ["--help"]).joined(separator: " ")
      #expect(script.contains("'\(verb.name) -') echo '\(flags)' ;;"))
      for option in verb.options where !option.words.isEmpty {
        let words = option.words.joined(separator: " ")
        #expect(script.contains("'\(verb.name) \(option.flag)') echo '\(words)' ;;"))
      }
    }
  }

  /// The offered values of an option are accepted.
  @Test func valuesThatAreOfferedAreTaken() throws {
    for verb in [DateAction.self, MonthAction.self, NextAction.self, SeasonsAction.self] as [any Action.Type]
    {
      let operand = ["date": "2026-02-17", "month": "2026-02", "next": "2026-06-14", "seasons": "2026"]
      for option in verb.options where !option.words.isEmpty {
        for word in option.words {
          let needed = verb.name == "next" && option != .anniversary ? ["--anniversary", "lunar"] : []
          let words = [verb.name, operand[verb.name] ?? "", option.flag, word] + needed
          #expect(Command(words).status == 0, "\(words)")
        }
      }
    }
  }
}
