import CommandLineInterface
import Foundation

/// The command line of the data compiler.
@main
struct CompilerCommand {
  static func main() async {
    Console.ignoreClosedPipes()
    do throws(UsageError) {
      let code = try await run(Array(CommandLine.arguments.dropFirst()))
      if Console.hasFailed {
        Console.error("almanac-compiler: the output could not be written")
        exit(ExitCode.failure)
      }
      exit(code)
    } catch {
      Console.error("almanac-compiler: \(error.message) (almanac-compiler help shows the usage)")
      exit(ExitCode.usage)
    }
  }

  /// The options of each verb besides `--root`.
  private static let options: [String: [CommandOption]] = [
    "generate": [], "check": [], "explain": [.calendar, .format],
    "diff": [.format, .all, .exitCode, .now],
  ]

  /// Runs a command line, and returns the exit code.
  private static func run(_ words: [String]) async throws(UsageError) -> Int32 {
    guard let first = words.first else { throw UsageError("a verb is missing") }
    if first == "help" || words.contains("--help") || words.contains("-h") {
      Console.out(usage)
      return ExitCode.success
    }
    guard let options = options[first] else { throw UsageError("unknown verb '\(first)'") }
    let arguments = try Arguments(words.dropFirst(), of: first, options: options + [.root])
    let run = CompilationRun(root: URL(fileURLWithPath: arguments[.root] ?? "."))
    switch first {
    case "explain":
      guard let text = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError("explain takes one year")
      }
      guard let year = Int(text) else { throw UsageError("'\(text)' is not a year") }
      return await run.explain(
        year, calendar: arguments[.calendar] ?? "vietnamese",
        isJSON: try arguments.word(.format, of: ["text", "json"]) == "json")
    case "diff": return try await DiffVerb(run.root, arguments).run()
    default:
      try arguments.atMost(0)
      return first == "check" ? await run.check() : await run.generate()
    }
  }

  /// The help of the command.
  private static var usage: String {
    let options: [CommandOption] = [.root, .calendar, .format, .all, .exitCode, .now]
    let width = options.map(\.usage.count).max() ?? 0
    let lines = options.map {
      "  \($0.usage.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.help)"
    }
    return """
      usage: almanac-compiler generate [--root DIR]
             almanac-compiler check [--root DIR]
             almanac-compiler explain YEAR [--calendar ID] [--format text|json] [--root DIR]
             almanac-compiler diff [REVISION [REVISION]] [--format text|json|markdown|html] [--all] [--exit-code]
                                   [--now DATE] [--root DIR]

        generate  reads DIR/Data and DIR/Apps/Template and brings DIR/Generated and the projects in DIR/Apps up to date
        check     says whether these are what Data and the template make
        explain   shows every number behind one lunar year, 1899 to 2100
        diff      compiles Data of two revisions and says which answers changed, and what generate would refuse
                  (default: HEAD and the files on disk; one revision: that and the files on disk); as html it is the page of
                  a release, and that of a first one if the first revision is -

      \(lines.joined(separator: "\n"))

      Exit codes: 0 done; 1 bad data, files not up to date, or changes with --exit-code; 2 revisions that cannot be
      compared; 64 wrong usage or an unknown revision.
      """
  }
}

extension UsageError {
  init(_ message: String) { self.init(.rule(code: "", { _ in message })) }

  /// The sentence in English, the only language of the compiler.
  fileprivate var message: String {
    switch fault {
    case .rule(_, _, let sentence): sentence(0)
    case .missing(let word, _), .optionMissing(let word, _): "\(word) is missing"
    case .value(let text, let option, .words(let words), _) where !words.isEmpty:
      "'\(text)' is not allowed for \(option); allowed: \(words.joined(separator: ", "))"
    case .value(let text, let option, _, _): "'\(text)' is not allowed for \(option)"
    case .option(let option, let verb, let known, _):
      "'\(verb)' has no option '\(option)'; there are: \(known.joined(separator: ", "))"
    case .twice(let option, _): "\(option) appears twice"
    case .noValue(let option): "\(option) has no value"
    case .valueNeeded(let option, let usage): "\(option) needs a value: \(usage)"
    case .surplus(let text): "unexpected argument '\(text)'"
    }
  }
}

extension Arguments {
  /// Returns the value of an option, one of some words; the first of them without the option.
  func word(_ option: CommandOption, of words: [String]) throws(UsageError) -> String {
    guard let word = self[option] else { return words[0] }
    guard words.contains(word) else {
      throw UsageError("unknown \(option.name) '\(word)'; there are: \(words.joined(separator: ", "))")
    }
    return word
  }
}

extension CommandOption {
  fileprivate static let root = Self(
    "root", "DIR", "the folder that holds Data, Generated and Apps (default: the current folder)")
  fileprivate static let calendar = Self(
    "calendar", "ID", "a calendar of Data/calendars (default: vietnamese)")
  static let format = Self(
    "format", "F", "text, json, or markdown and html (diff) (default: text)")
  static let all = Self(
    switch: "all", "list every changed word and instant, however many there are")
  static let exitCode = Self(
    switch: "exit-code", "end with 1 if anything changes in effect, or generate would refuse the second side")
  static let now = Self(
    "now", "DATE", "the day that parts past and future changes (default: today)")
}

/// Standard output and error.
enum Console {
  static func out(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Whether some output could not be written.
  ///
  /// A closed pipe, as with `| head`, does not count.
  nonisolated(unsafe) private(set) static var hasFailed = false

  /// Turns a write to a closed pipe into an error instead of the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  private static func write(_ text: String, to handle: FileHandle) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes {
        Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EPIPE { hasFailed = true }
        return
      }
      position += count
    }
  }
}
