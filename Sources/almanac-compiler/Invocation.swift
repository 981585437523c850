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
    let isExplain = first == "explain"
    var options: [String: String] = [:]
    var operands: [String] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        operands.append(argument)
        continue
      }
      // Both "--root DIR" and "--root=DIR".
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      guard name == "--root" || (isExplain && name == "--calendar") else {
        throw UsageError(message: "unknown option '\(argument)'")
      }
      guard options[name] == nil else { throw UsageError(message: "\(name) stands twice") }
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
    default: throw UsageError(message: "unknown verb '\(first)'")
    }
    if let extra = operands.first { throw UsageError(message: "unexpected argument '\(extra)'") }
  }
}
