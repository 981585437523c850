/// The error for a command line that cannot be understood or contradicts itself.
package struct UsageError: Error {
  /// The facts of the most frequent errors, for a sentence in another language.
  package enum Fault: Hashable, Sendable {
    /// A text is not allowed for an option or an operand, by its name.
    case value(String, for: String, allowed: String)
    /// An action has no such option, but others.
    case option(String, of: String, known: [String])
  }

  package var message: String
  /// The help to read next; `nil` for the help of the whole program.
  package var hint: String?
  /// The facts; `nil` if the message alone has them.
  package let fault: Fault?

  package init(_ message: String, hint: String? = nil, fault: Fault? = nil) {
    (self.message, self.hint, self.fault) = (message, hint, fault)
  }

  /// Creates the error for a text that is not allowed for an option, by its flag.
  package init(notAllowed text: String, for option: String, allowed: String) {
    self.init(
      "'\(text)' is not allowed for \(option); allowed: \(allowed)",
      fault: .value(text, for: option, allowed: allowed))
  }
}

/// The error for a correct command line that the data or the tables do not allow.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The words after a verb, sorted into operands and options.
package struct Arguments {
  package var operands: [String]
  /// The options of the action.
  private let options: [CommandOption]
  private let values: [CommandOption: [String]]
  /// The flags as they were typed, which may be other names of the options.
  private let flags: [CommandOption: String]

  /// Sorts the words.
  ///
  /// - Parameters:
  ///   - verb: The verb, for messages.
  ///   - options: The options of the action.
  ///   - others: Flags that people may type for an option with another name.
  package init(
    _ words: ArraySlice<String>, of verb: String, options: [CommandOption], others: [String: String] = [:]
  ) throws(UsageError) {
    var operands: [String] = []
    var values: [CommandOption: [String]] = [:]
    var typed: [CommandOption: String] = [:]
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      // A word that begins with a minus and a digit is a value.
      let isNumber = word.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? true
      guard word.hasPrefix("-"), !isNumber else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.isCalled(parts[0]) }) else {
        let flags = options.map(\.flag)
        let usual = others[parts[0]].flatMap { flags.contains($0) ? ", use \($0)" : nil }
        let near = usual ?? Suggestion.sentence(for: parts[0], among: flags)
        throw UsageError(
          "'\(verb)' has no option '\(parts[0])'\(near)\(Self.list(flags))",
          fault: .option(parts[0], of: verb, known: flags))
      }
      guard values[option] == nil || option.isRepeatable else {
        let first = typed[option] ?? option.flag
        throw UsageError(
          first == parts[0]
            ? "\(first) appears twice" : "\(first) and \(parts[0]) are one option, which appears twice")
      }
      typed[option] = parts[0]
      if option.isSwitch {
        guard parts.count == 1 else { throw UsageError("\(parts[0]) has no value") }
        values[option] = [option.name]
        continue
      }
      let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, !value.hasPrefix("--") else {
        throw UsageError("\(parts[0]) needs a value: \(parts[0]) \(option.placeholder)")
      }
      values[option, default: []].append(value)
    }
    self.operands = operands
    self.options = options
    self.values = values
    flags = typed
  }

  /// Returns the flag of an option as it was typed; its first name if it was not given.
  package func flag(_ option: CommandOption) -> String { flags[option] ?? option.flag }

  /// Returns the value of an option; the first value if it was given several times.
  package subscript(option: CommandOption) -> String? { values[option]?.first }

  /// Returns all values of an option, in the order of the command line.
  package func all(_ option: CommandOption) -> [String] { values[option] ?? [] }

  /// Returns the words that are allowed as the value of an option.
  package func words(of option: CommandOption) -> [String] { options.first { $0 == option }?.words ?? [] }

  /// Throws if there are more operands than a number.
  package func atMost(_ count: Int) throws(UsageError) {
    guard operands.count <= count else { throw UsageError("unexpected argument '\(operands[count])'") }
  }

  /// Returns the only operand.
  ///
  /// - Parameter words: The allowed words, for the message if there is none.
  package func operand(_ name: String, of words: [String] = []) throws(UsageError) -> String {
    try atMost(1)
    return try operand(0, name, of: words)
  }

  /// Returns the only operand, or `nil` if there is none.
  package func optionalOperand() throws(UsageError) -> String? {
    try atMost(1)
    return operands.first
  }

  /// Returns the operand at an index; an empty one, such as a variable of a script that is not set, is missing.
  package func operand(
    _ index: Int, _ name: String, of words: [String] = []
  ) throws(UsageError) -> String {
    guard operands.indices.contains(index), !operands[index].isEmpty else {
      throw UsageError("\(name) is missing\(Self.list(words))")
    }
    return operands[index]
  }

  /// The end of a message that lists the allowed words; empty if there are none.
  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "" : "; there are: \(words.joined(separator: ", "))"
  }
}
