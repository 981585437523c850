import AlmanacModel
import Foundation

/// A command line that cannot be understood.
struct UsageError: Error {
  var message: String
}

/// A parsed command line.
struct Invocation {
  enum Verb {
    case help
    case generate
    case check
    case explain(year: Int, calendar: String)
    case diff(DiffVerb.Options)
    case fit(path: String, format: FitVerb.Format)
  }

  var verb: Verb
  /// The folder that holds Data/ and Generated/.
  var root: URL

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    guard let first = rest.popFirst() else { throw UsageError(message: "a verb is missing") }
    if first == "help" || arguments.contains("--help") || arguments.contains("-h") {
      verb = .help
      root = URL(fileURLWithPath: ".")
      return
    }
    let allowed = Self.options[first] ?? []
    var options: [String: String] = [:]
    var operands: [String] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        operands.append(argument)
        continue
      }
      // Both "--root DIR" and "--root=DIR".
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts[0]
      guard name == "--root" || allowed.contains(name) else {
        throw UsageError(message: "unknown option '\(argument)'")
      }
      guard options[name] == nil else { throw UsageError(message: "\(name) stands twice") }
      if Self.flags.contains(name) {
        guard parts.count == 1 else { throw UsageError(message: "\(name) takes no value") }
        options[name] = ""
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError(message: "\(name) needs a value")
      }
      options[name] = value
    }
    root = URL(fileURLWithPath: options["--root"] ?? ".")
    switch first {
    case "generate": verb = .generate
    case "check": verb = .check
    case "explain":
      guard let text = operands.popLast(), operands.isEmpty else {
        throw UsageError(message: "explain takes one year")
      }
      guard let year = Int(text) else { throw UsageError(message: "'\(text)' is not a year") }
      verb = .explain(year: year, calendar: options["--calendar"] ?? Usage.defaultCalendar)
    case "fit":
      guard let path = operands.popLast(), operands.isEmpty else {
        throw UsageError(message: "fit takes one table")
      }
      let name = options["--format"] ?? FitVerb.Format.text.rawValue
      guard let format = FitVerb.Format(rawValue: name) else {
        throw UsageError(message: "unknown format '\(name)'; there are: text, tsv")
      }
      verb = .fit(path: path, format: format)
    case "diff":
      verb = .diff(try Self.diffOptions(operands, options))
      operands = []
    default: throw UsageError(message: "unknown verb '\(first)'")
    }
    if let extra = operands.first { throw UsageError(message: "unexpected argument '\(extra)'") }
  }

  /// What the verbs take besides `--root`.
  private static let options: [String: Set<String>] = [
    "explain": ["--calendar"], "fit": ["--format"], "diff": ["--format", "--exit-code", "--now"],
  ]
  /// Options without a value.
  private static let flags: Set = ["--exit-code"]

  private static func diffOptions(
    _ operands: [String], _ options: [String: String]
  ) throws(UsageError) -> DiffVerb.Options {
    guard operands.count <= 2 else { throw UsageError(message: "diff takes at most two revisions") }
    var diff = DiffVerb.Options(revisions: operands, setsExitCode: options["--exit-code"] != nil)
    if let name = options["--format"] {
      guard let format = DiffVerb.Format(rawValue: name) else {
        throw UsageError(message: "unknown format '\(name)'; there are: text, json")
      }
      diff.format = format
    }
    if let text = options["--now"] {
      guard let now = CivilDate(text) else {
        throw UsageError(message: "'\(text)' is not a date such as 2026-11-20")
      }
      diff.now = now
    }
    return diff
  }
}
