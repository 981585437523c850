/// An option of a command line: `--name value`, `--name=value`, or `--name` alone.
package struct CommandOption: Hashable, Sendable {
  package let name: String
  /// The placeholder of the value in usage lines; empty for a switch, which has no value.
  package let placeholder: String
  /// The allowed values, or the most common ones; empty if there is no list.
  package let words: [String]
  /// Whether the option may be given several times.
  package let isRepeatable: Bool
  /// Another name of the option, under which other programs know it; `nil` if it has none.
  package internal(set) var alias: String?
  /// The explanation, half a line.
  package internal(set) var help: String
  /// Whether the action does nothing without the option; usage lines then show it without brackets.
  package internal(set) var isRequired = false

  /// Creates an option with any value.
  ///
  /// - Parameter words: The values that shells offer for completion.
  package init(
    _ name: String, _ placeholder: String, words: [String] = [], isRepeatable: Bool = false, _ help: String
  ) {
    (self.name, self.placeholder, self.words, self.help) = (name, placeholder, words, help)
    self.isRepeatable = isRepeatable
  }

  /// Creates an option whose value is one of some words.
  package init(_ name: String, oneOf words: [String], _ help: String) {
    self.init(name, words.joined(separator: "|"), words: words, help)
  }

  /// Creates an option without a value.
  package init(switch name: String, _ help: String) { self.init(name, "", help) }

  package var flag: String { "--\(name)" }
  /// Returns whether a word of a command line is the option.
  func isCalled(_ word: String) -> Bool { word == flag || alias.map { word == "--\($0)" } ?? false }
  package var isSwitch: Bool { placeholder.isEmpty }
  /// The flag with its value, as usage lines show it.
  package var usage: String { isSwitch ? flag : "\(flag) \(placeholder)" }

  /// Compares only names, because actions explain the same option in different words.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
