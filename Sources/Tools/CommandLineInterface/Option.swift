/// A declaration of an option of a command line.
package protocol DeclaredOption: Sendable {
  /// The name, the placeholder and the help.
  var declaration: CommandOption { get }
}

extension CommandOption: DeclaredOption {
  package var declaration: CommandOption { self }
}

/// An option whose value has a type: its declaration, and the function that reads its text.
package struct Option<Value>: DeclaredOption {
  package private(set) var declaration: CommandOption
  /// The values that are allowed.
  private let allowed: AllowedValues
  /// Returns the value of a text; `nil` if it is not allowed.
  private let read: @Sendable (String) throws(UsageError) -> Value?
  /// Returns the word that another text means, such as `hong-kong` for HK; `nil` if it means none.
  private var meaning: @Sendable (String) -> String? = { _ in nil }

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - placeholder: The value in usage lines, such as `DATE`.
  ///   - words: The values that shells offer for completion.
  ///   - allowed: The values that are allowed, for the message about another one.
  ///   - help: The explanation, half a line.
  ///   - read: Returns the value of a text; `nil` if it is not allowed.
  package init(
    _ name: String, _ placeholder: String, words: [String] = [], isRepeatable: Bool = false,
    allowed: AllowedValues, _ help: String, read: @escaping @Sendable (String) throws(UsageError) -> Value?
  ) {
    declaration = CommandOption(name, placeholder, words: words, isRepeatable: isRepeatable, help)
    self.allowed = allowed
    self.read = read
  }

  /// Returns the option with another explanation.
  package func explained(_ help: String) -> Option {
    var option = self
    option.declaration.help = help
    return option
  }

  /// Returns the option with another name besides its own, which its explanation names.
  package func known(as alias: String) -> Option {
    var option = self
    option.declaration.alias = alias
    option.declaration.help += "; also --\(alias)"
    return option
  }

  /// Returns the option with a function for texts that mean one of its words, which the error for such a text suggests.
  package func suggesting(_ meaning: @escaping @Sendable (String) -> String?) -> Option {
    var option = self
    option.meaning = meaning
    return option
  }

  /// The option for an action that needs it.
  package var required: Option {
    var option = self
    option.declaration.isRequired = true
    return option
  }

  /// Returns the value of a text.
  ///
  /// - Parameter flag: The flag as it was typed; `nil` for the option's own.
  /// - Throws: `UsageError` that names the option, the text, and the allowed values.
  package func value(of text: String, as flag: String? = nil) throws(UsageError) -> Value {
    guard let value = try read(text) else {
      let near = meaning(text) ?? Suggestion.nearest(to: text, among: declaration.words)
      throw UsageError(notAllowed: text, for: flag ?? declaration.flag, allowed: allowed, near: near)
    }
    return value
  }
}

extension Option where Value: Sendable {
  /// Creates an option whose value is one of several, each with a word.
  ///
  /// - Parameter placeholder: The value in usage lines; without it, all words.
  package init(
    _ name: String, _ placeholder: String? = nil, oneOf values: [Value],
    by word: @escaping @Sendable (Value) -> String, _ help: String
  ) {
    let words = values.map(word)
    self.init(
      name, placeholder ?? words.joined(separator: "|"), words: words, allowed: .words(words),
      help, read: { (text) throws(UsageError) in values.first { word($0) == text } })
  }
}

extension Option where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// Creates an option whose value is one of the cases of a type.
  package init(_ name: String, oneOf type: Value.Type, _ help: String) {
    self.init(name, oneOf: Array(type.allCases), by: { $0.rawValue }, help)
  }
}

extension Option where Value: FixedWidthInteger & Sendable {
  /// Creates an option whose value is a whole number in decimal digits.
  package init(_ name: String, _ placeholder: String, in range: ClosedRange<Value>, _ help: String) {
    self.init(
      name, placeholder, allowed: .range("\(range.lowerBound)", "\(range.upperBound)"), help,
      read: { (text) throws(UsageError) in
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Value(text) else {
          return nil
        }
        return range.contains(number) ? number : nil
      })
  }
}

extension Option where Value == String {
  /// Creates an option with any text as its value.
  package init(_ name: String, _ placeholder: String, isRepeatable: Bool = false, _ help: String) {
    self.init(
      name, placeholder, isRepeatable: isRepeatable, allowed: .words([placeholder]), help,
      read: { (text) throws(UsageError) in text })
  }
}

extension Option where Value == Bool {
  /// Creates an option without a value.
  package init(switch name: String, _ help: String) {
    self.init(name, "", allowed: .words([]), help, read: { (_) throws(UsageError) in true })
  }
}

extension Arguments {
  /// Returns the value of an option; `nil` if it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    get throws(UsageError) {
      guard let text = self[option.declaration] else { return nil }
      return try option.value(of: text, as: flag(option.declaration))
    }
  }

  /// Returns all values of an option, in the order of the command line.
  package func all<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in all(option.declaration) {
      values.append(try option.value(of: text, as: flag(option.declaration)))
    }
    return values
  }

  /// Returns the value of a required option.
  package func required<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
    guard let value = try self[option] else {
      throw UsageError(.optionMissing(option.declaration.flag, usage: option.declaration.usage))
    }
    return value
  }

  /// Returns whether an option was given.
  package func has<Value>(_ option: Option<Value>) -> Bool { self[option.declaration] != nil }
}
