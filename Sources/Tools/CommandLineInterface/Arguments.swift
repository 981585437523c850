/// A sentence or a part of one in a language, by the place of the language in the tables of texts.
package typealias Sentence = @Sendable (_ language: UInt8) -> String

/// The values that an option or an operand allows; the sentence that refuses another value is made from them in each language.
package enum AllowedValues: Sendable {
  /// Some words, which are the same in all languages.
  case words([String])
  /// Whole numbers from the first to the last.
  case range(String, String)
  /// A kind of value with its description; `code` is the code of the refusal of any other value.
  case kind(code: String, Sentence)
}

/// The error for a command line that cannot be understood or contradicts itself.
package struct UsageError: Error {
  /// The rule that a command line breaks; the first value is the word that is refused.
  package enum Fault: Sendable {
    /// A text is not allowed for an option or an operand, by its name; a word that is allowed may be meant.
    case value(String, for: String, allowed: AllowedValues, near: String?)
    /// An action has no such option, but others, of which one may be meant or is always used.
    case option(String, of: String, known: [String], usual: String?)
    /// An option appears twice, perhaps with two names.
    case twice(String, and: String)
    /// A switch was given a value.
    case noValue(String)
    /// The value of an option is missing.
    case valueNeeded(String, usage: String)
    /// There are more operands than an action takes.
    case surplus(String)
    /// An operand is missing, by its name in the usage.
    case missing(String, words: [String])
    /// An option that an action needs is missing.
    case optionMissing(String, usage: String)
    /// A rule of the program, perhaps about one word.
    case rule(String? = nil, code: String, Sentence)
  }

  package let fault: Fault
  /// The words of the action whose help to read next; `nil` for the help of the whole program.
  package var path: String?

  package init(_ fault: Fault) { self.fault = fault }

  /// Creates the error for a text that is not allowed for an option or an operand, by its name.
  ///
  /// - Parameter near: The word that was probably meant; without it, of a list of words the most similar one.
  package init(notAllowed text: String, for option: String, allowed: AllowedValues, near: String? = nil) {
    let listed =
      if case .words(let words) = allowed { Suggestion.nearest(to: text, among: words) } else { String?.none }
    self.init(.value(text, for: option, allowed: allowed, near: near ?? listed))
  }
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
        let usual = others[parts[0]].flatMap { flags.contains($0) ? $0 : nil }
        throw UsageError(.option(parts[0], of: verb, known: flags, usual: usual))
      }
      guard values[option] == nil || option.isRepeatable else {
        throw UsageError(.twice(typed[option] ?? option.flag, and: parts[0]))
      }
      typed[option] = parts[0]
      if option.isSwitch {
        guard parts.count == 1 else { throw UsageError(.noValue(parts[0])) }
        values[option] = [option.name]
        continue
      }
      let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, !value.hasPrefix("--") else {
        throw UsageError(.valueNeeded(parts[0], usage: "\(parts[0]) \(option.placeholder)"))
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
    guard operands.count <= count else { throw UsageError(.surplus(operands[count])) }
  }

  /// Returns the only operand.
  ///
  /// - Parameters:
  ///   - name: Its name in the usage.
  ///   - words: The allowed words, for the message if there is none.
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
      throw UsageError(.missing(name, words: words))
    }
    return operands[index]
  }
}
