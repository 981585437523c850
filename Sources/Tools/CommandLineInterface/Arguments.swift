/// A command line that cannot be understood or contradicts itself.
package struct UsageError: Error {
  package var message: String
  /// What to look at next; `nil` for the help of the whole program.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// The words behind a verb, sorted into operands and options.
package struct Arguments {
  package var operands: [String]
  /// The options that were looked for.
  private let options: [CommandOption]
  private let values: [CommandOption: [String]]

  /// - Parameter verb: The verb, for messages.
  package init(
    _ words: ArraySlice<String>, of verb: String, options: [CommandOption]
  ) throws(UsageError) {
    var operands: [String] = []
    var values: [CommandOption: [String]] = [:]
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      // A number below zero is a value.
      let isNumber = word.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? true
      guard word.hasPrefix("-"), !isNumber else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.flag == parts[0] }) else {
        throw UsageError("'\(verb)' has no option '\(parts[0])'")
      }
      guard values[option] == nil || option.isRepeatable else {
        throw UsageError("\(option.flag) stands twice")
      }
      if option.isSwitch {
        guard parts.count == 1 else { throw UsageError("\(option.flag) has no value") }
        values[option] = [option.name]
        continue
      }
      let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, !value.hasPrefix("--") else { throw UsageError("\(option.flag) needs a value") }
      values[option, default: []].append(value)
    }
    self.operands = operands
    self.options = options
    self.values = values
  }

  /// The value of an option; the first of one that was given more than once.
  package subscript(option: CommandOption) -> String? { values[option]?.first }

  /// All values of an option, in the order of the command line.
  package func all(_ option: CommandOption) -> [String] { values[option] ?? [] }

  /// The words that the value of an option is one of.
  package func words(of option: CommandOption) -> [String] { options.first { $0 == option }?.words ?? [] }

  /// The value of an option that has to be there.
  package func required(_ option: CommandOption) throws(UsageError) -> String {
    guard let value = self[option] else { throw UsageError("\(option.flag) is missing") }
    return value
  }

  /// Refuses options that were given and are not of the thing that an operand names.
  package func refuse(allBut allowed: [CommandOption], of thing: String) throws(UsageError) {
    if let option = options.first(where: { self[$0] != nil && !allowed.contains($0) }) {
      throw UsageError("\(thing) has no option '\(option.flag)'")
    }
  }

  /// Takes so many operands or fewer.
  package func atMost(_ count: Int) throws(UsageError) {
    guard operands.count <= count else { throw UsageError("unexpected argument '\(operands[count])'") }
  }

  /// The one operand.
  package func operand(_ name: String) throws(UsageError) -> String {
    try atMost(1)
    return try operand(0, name)
  }

  /// The one operand, or none.
  package func optionalOperand() throws(UsageError) -> String? {
    try atMost(1)
    return operands.first
  }

  /// The operand at a place.
  package func operand(_ place: Int, _ name: String) throws(UsageError) -> String {
    guard operands.indices.contains(place) else { throw UsageError("\(name) is missing") }
    return operands[place]
  }
}
