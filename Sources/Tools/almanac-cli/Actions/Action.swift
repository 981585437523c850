/// An action of the command: its words, its options, and its function.
///
/// The first word of a command line, a verb, names an action; some have actions of their own, which the next
/// word names, each with its own options and help.
struct Action: Sendable {
  /// Performs the action.
  ///
  /// All arguments are read before anything is written, so that a wrong one changes nothing.
  typealias Run = @Sendable (_ arguments: Arguments, _ output: inout OutputStream) throws -> Void

  /// The word that names it on the command line.
  let name: String
  /// The operands in the usage line, such as `[RANGE]`.
  let operands: String
  /// The allowed words of the first operand, or the most common ones.
  let operandWords: [String]
  /// Other words that people try for it, in plain form.
  private(set) var aliases: [String] = []
  /// The explanation, half a line.
  let summary: String
  /// Further explanation in its own help.
  let details: String
  let examples: [String]
  /// The allowed options; all others are refused.
  let options: [CommandOption]
  /// The kind of thing that the next word names: an action, a table or a widget.
  let kind: WordKind
  /// The actions of which the next word names one.
  let actions: [Action]
  let run: Run

  /// Creates an action without operands.
  init(
    _ name: String, _ summary: String, details: String = "", examples: [String] = [],
    options: [any DeclaredOption] = [], run: @escaping Run
  ) {
    self.init(name, "", summary, details: details, examples: examples, options: options, run: run)
  }

  /// Creates an action with a function.
  init(
    _ name: String, _ operands: String, words: [String] = [], _ summary: String, details: String = "",
    examples: [String] = [], options: [any DeclaredOption] = [], run: @escaping Run
  ) {
    (self.name, self.operands, operandWords, self.summary) = (name, operands, words, summary)
    (self.details, self.examples, self.run) = (details, examples, run)
    (kind, actions) = (.action, [])
    self.options = options.map(\.declaration)
  }

  /// Creates an action that consists of others.
  ///
  /// - Parameter kind: The kind of each of them.
  init(
    _ name: String, _ summary: String, details: String = "", examples: [String] = [],
    kind: WordKind = .action, actions: [Action]
  ) {
    let names = actions.map(\.name)
    (self.name, operands, operandWords, self.summary) = (
      name, "\(kind.rawValue.uppercased()) ...", names, summary
    )
    (self.details, self.examples, options) = (details, examples, [])
    (self.kind, self.actions) = (kind, actions)
    run = { _, _ in
      throw UsageError(code: "missing") { $0.listed($0.missingWord(kind: kind.word($0)), names) }
    }
  }

  /// Returns the action with other words that people try for it; the error for such a word suggests the action.
  func known(as aliases: String...) -> Action {
    var action = self
    action.aliases = aliases
    return action
  }

  /// The word with its operands.
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

/// The table of verbs, in the order of the help.
enum Verbs {
  static let all: [Action] = [
    .date.known(as: "convert", "day", "now", "ngay"),
    .lunar.known(as: "convert", "solar", "gregorian", "amlich"),
    .next.known(as: "when", "countdown", "until", "upcoming"),
    .month.known(as: "cal", "calendar", "lich", "thang", "year"),
    .terms.known(as: "solarterms", "tietkhi", "jieqi"), .phases.known(as: "moon", "moonphase", "trang"),
    .festivals.known(as: "holidays", "holiday", "ngayle", "events"),
    .anniversaries.known(as: "birthday", "birthdays", "gio"),
    .seasons.known(as: "solstice", "solstices", "equinox", "equinoxes"),
    .pillars.known(as: "bazi", "tutru"),
    .sun.known(as: "sunrise", "sunset", "twilight", "daylight"), .calendars.known(as: "calendar"),
    .verify.known(as: "compare", "check", "diff", "validate"), .insult,
    .budget.known(as: "spending", "expenses"), .hydration.known(as: "water", "drink", "drinks"),
    .export.known(as: "csv", "json", "sql", "ics", "ical"), .widget, .schedule, .identifiers, .completions,
  ]
}
