import AlmanacModel
import CommandLineInterface
import Foundation

/// A parsed command line.
struct Invocation {
  enum Verb {
    case help
    case generate
    case check
    case explain(year: Int, calendar: String, format: ExplainVerb.Format)
    case diff(DiffVerb.Options)
    case fit(path: String, format: FitVerb.Format)
  }

  var verb: Verb
  /// The folder that contains Data/ and Generated/.
  var root: URL

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError("a verb is missing") }
    if first == "help" || words.contains("--help") || words.contains("-h") {
      verb = .help
      root = URL(fileURLWithPath: ".")
      return
    }
    guard let options = Self.options[first] else { throw UsageError("unknown verb '\(first)'") }
    let arguments = try Arguments(words.dropFirst(), of: first, options: options + [.root])
    root = URL(fileURLWithPath: arguments[.root] ?? ".")
    switch first {
    case "check":
      try arguments.atMost(0)
      verb = .check
    case "explain":
      guard let text = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError("explain takes one year")
      }
      guard let year = Int(text) else { throw UsageError("'\(text)' is not a year") }
      verb = .explain(
        year: year, calendar: arguments[.calendar] ?? "vietnamese",
        format: try arguments.choice(.format) ?? .text)
    case "fit":
      guard let path = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError("fit takes one table")
      }
      verb = .fit(path: path, format: try arguments.choice(.format) ?? .text)
    case "diff": verb = .diff(try DiffVerb.Options(arguments))
    default:
      try arguments.atMost(0)
      verb = .generate
    }
  }

  /// The options of each verb besides `--root`.
  private static let options: [String: [CommandOption]] = [
    "generate": [], "check": [], "explain": [.calendar, .format], "fit": [.format],
    "diff": [.format, .all, .exitCode, .now],
  ]

  /// The help of the command.
  static var usage: String {
    let options: [CommandOption] = [.root, .calendar, .format, .all, .exitCode, .now]
    let width = options.map(\.usage.count).max() ?? 0
    let lines = options.map {
      "  \($0.usage.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.help)"
    }
    return """
      usage: almanac-compiler generate [--root DIR]
             almanac-compiler check [--root DIR]
             almanac-compiler explain YEAR [--calendar ID] [--format text|json] [--root DIR]
             almanac-compiler fit TABLE [--format text|tsv] [--root DIR]
             almanac-compiler diff [REVISION [REVISION]] [--format text|json|markdown] [--all] [--exit-code]
                                   [--now DATE] [--root DIR]

        generate  reads DIR/Data and DIR/Apps/Template and brings DIR/Generated and the projects in DIR/Apps up to date
        check     says whether these are what Data and the template make
        explain   shows every number behind one lunar year, 1899 to 2100
        fit       finds the zone eras that reproduce a published table of lunar years, and its likely errors
        diff      says which answers changed between two revisions of DIR/Generated
                  (default: HEAD and the files on disk; one revision: that and the files on disk)

      \(lines.joined(separator: "\n"))

      Exit codes: 0 done; 1 bad data, files not up to date, or changes with --exit-code; 2 revisions that cannot be
      compared; 64 wrong usage or an unknown revision.
      """
  }
}

extension Arguments {
  /// Returns the value of an option with fixed words; `nil` if the option is not given.
  fileprivate func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ option: CommandOption
  ) throws(UsageError) -> Word? {
    guard let name = self[option] else { return nil }
    guard let word = Word(rawValue: name) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("unknown \(option.name) '\(name)'; there are: \(words)")
    }
    return word
  }
}

extension CommandOption {
  fileprivate static let root = Self(
    "root", "DIR", "the folder that holds Data, Generated and Apps (default: the current folder)")
  fileprivate static let calendar = Self(
    "calendar", "ID", "a calendar of Data/calendars (default: vietnamese)")
  fileprivate static let format = Self(
    "format", "F", "text, json, markdown (diff), or tsv: a file of Data/calendars (fit) (default: text)")
  fileprivate static let all = Self(
    switch: "all", "list every changed word and instant, however many there are")
  fileprivate static let exitCode = Self(
    switch: "exit-code", "end with 1 if anything changes in effect, or Data is newer than Generated")
  fileprivate static let now = Self(
    "now", "DATE", "the day that parts past and future changes (default: today)")
}

extension DiffVerb.Options {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    revisions = arguments.operands
    guard revisions.count <= 2 else { throw UsageError("diff takes at most two revisions") }
    setsExitCode = arguments[.exitCode] != nil
    isComplete = arguments[.all] != nil
    format = try arguments.choice(.format) ?? .text
    if let text = arguments[.now] {
      guard let now = CivilDate(text) else { throw UsageError("'\(text)' is not a date such as 2026-11-20") }
      self.now = now
    }
  }
}
