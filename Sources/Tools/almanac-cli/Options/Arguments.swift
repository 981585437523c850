/// The words behind a verb, sorted into operands and options.
struct Arguments {
  let operands: [String]
  private let values: [CommandOption: String]

  init(_ words: ArraySlice<String>, of verb: any Verb.Type) throws(UsageError) {
    var operands: [String] = []
    var values: [CommandOption: String] = [:]
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = verb.options.first(where: { $0.flag == parts[0] }) else {
        throw UsageError("'\(verb.name)' has no option '\(parts[0])'")
      }
      guard values[option] == nil else { throw UsageError("\(option.flag) stands twice") }
      if option.isSwitch {
        guard parts.count == 1 else { throw UsageError("\(option.flag) has no value") }
        values[option] = option.rawValue
        continue
      }
      let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, !value.hasPrefix("--") else { throw UsageError("\(option.flag) needs a value") }
      values[option] = value
    }
    self.operands = operands
    self.values = values
  }

  subscript(option: CommandOption) -> String? { values[option] }

  /// Takes no operand.
  func noOperand() throws(UsageError) { _ = try atMost(0) }

  /// Takes one operand or none.
  func optionalOperand() throws(UsageError) -> String? { try atMost(1).first }

  /// Takes one operand.
  func operand(_ name: String) throws(UsageError) -> String {
    guard let operand = try optionalOperand() else { throw UsageError("\(name) is missing") }
    return operand
  }

  private func atMost(_ count: Int) throws(UsageError) -> [String] {
    guard operands.count <= count else { throw UsageError("unexpected argument '\(operands[count])'") }
    return operands
  }
}
