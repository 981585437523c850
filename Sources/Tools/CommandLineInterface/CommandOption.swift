/// An option of a command line: `--name value`, `--name=value`, or `--name` alone.
package struct CommandOption: Hashable, Sendable {
  package let name: String
  /// The value as usage lines show it; empty for a switch, which has none.
  package let placeholder: String
  /// The words that the value is one of, or the best known of those it may be; none if there are no such.
  package let words: [String]
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// What it means, in half a line.
  package let help: String

  /// An option with any value.
  ///
  /// - Parameter words: Values to offer where a shell completes the line.
  package init(
    _ name: String, _ placeholder: String, words: [String] = [], isRepeatable: Bool = false, _ help: String
  ) {
    (self.name, self.placeholder, self.words, self.help) = (name, placeholder, words, help)
    self.isRepeatable = isRepeatable
  }

  /// An option whose value is one of some words.
  package init(_ name: String, oneOf words: [String], _ help: String) {
    self.init(name, words.joined(separator: "|"), words: words, help)
  }

  /// An option without a value.
  package init(switch name: String, _ help: String) { self.init(name, "", help) }

  package var flag: String { "--\(name)" }
  package var isSwitch: Bool { placeholder.isEmpty }
  /// Flag and value, as usage lines show them.
  package var usage: String { isSwitch ? flag : "\(flag) \(placeholder)" }

  /// Two options of one name are the same, whatever an action says of it.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
