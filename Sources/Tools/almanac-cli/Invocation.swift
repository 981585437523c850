import Foundation
import SunTimes

/// A parsed command line.
enum Invocation {
  /// A text about the command itself: its help, or its version.
  case text(String)
  case action(Action, words: ArraySlice<String>, path: String)

  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    guard let first = rest.popFirst() else {
      self = .text(Help.overview)
      return
    }
    switch first {
    case "--help", "-h", "help":
      let topic = first == "help" ? rest.filter { !Help.isAsked($0) } : []
      guard !topic.isEmpty else {
        self = .text(Help.overview)
        return
      }
      var named = topic[...]
      let (action, path) = try Self.action(&named)
      guard named.isEmpty else { throw UsageError(.surplus(named[named.startIndex])) }
      self = .text(Help.text(of: action, path: path))
    case "--version":
      guard rest.isEmpty else { throw UsageError(.surplus(rest[rest.startIndex])) }
      self = .text("almanac \(Release.version)")
    default:
      rest = words[...]
      let (action, path) = try Self.action(&rest)
      if rest.prefix(while: { $0 != "--" }).contains(where: Help.isAsked) {
        self = .text(Help.text(of: action, path: path))
        return
      }
      self = .action(action, words: rest, path: path)
    }
  }

  /// The words of the action, whose help to read if the command line is wrong.
  var path: String? { if case .action(_, _, let path) = self { path } else { nil } }

  /// Returns the language of refusals: that of `--language`; English without it, so that scripts can search for them.
  ///
  /// It is read from the words, because another one of them may be wrong.
  static func language(of words: [String]) -> Language {
    typed(Options.language.declaration, in: words[...])
      .flatMap { try? Options.language.value(of: $0) } ?? .english
  }

  private static func typed(_ option: CommandOption, in words: ArraySlice<String>) -> String? {
    let words = words.prefix { $0 != "--" }
    let following = words.firstIndex(of: option.flag).flatMap {
      words.dropFirst($0 + 1 - words.startIndex).first
    }
    return following
      ?? words.first { $0.hasPrefix("\(option.flag)=") }.map { String($0.dropFirst(option.flag.count + 1)) }
  }

  /// Returns whether a refusal of a command line is also an answer in JSON: for the data of a user, unless JSON is an exported file.
  static func isAnsweredInJSON(_ words: [String]) -> Bool {
    guard let verb = words.first?.lowercased(), ["anniversaries", "budget", "hydration"].contains(verb),
      typed(Options.format(), in: words[...]) == "json"
    else { return false }
    // Files have another default than text; an unknown action has none.
    guard case .action(let action, _, _)? = try? Invocation(words),
      let formats = action.options.first(where: { $0 == Options.format() })?.words
    else { return true }
    return formats.first == "text"
  }

  /// Performs the action.
  func run(_ output: inout OutputStream) throws {
    switch self {
    case .text(let text): try output.write(text + "\n")
    case .action(let action, let words, let path):
      let arguments = try Arguments(
        words, of: path, options: action.options, others: RenamedWords.options)
      try action.run(arguments, &output)
    }
  }

  /// Removes the words that name an action from a command line.
  ///
  /// - Returns: The action, and its words: `hydration add`.
  private static func action(_ words: inout ArraySlice<String>) throws(UsageError) -> (Action, path: String) {
    let typed = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    var action = try named(words.popFirst() ?? "", .verb, among: Verbs.all, typed: typed)
    var path = action.name
    while !action.actions.isEmpty, let word = words.first, !word.hasPrefix("-") {
      do {
        action = try named(word, action.kind, among: action.actions)
      } catch {
        var error = error
        error.path = path
        throw error
      }
      words.removeFirst()
      path += " \(action.name)"
    }
    return (action, path)
  }

  /// Returns the action with a name, in any case: NEXT TẾT is next tết.
  ///
  /// - Parameter typed: The words that are no options, for which a verb may be missing: hanoi is for sun --city.
  private static func named(
    _ name: String, _ kind: WordKind, among actions: [Action], typed: String? = nil
  ) throws(UsageError) -> Action {
    let word = name.lowercased()
    if let action = actions.first(where: { $0.name == word }) { return action }
    // Each thing has one name, and the error for another name suggests it.
    var usual = actions.filter { $0.aliases.contains(PlainName.form(of: name)) }.map(\.name)
    if usual.isEmpty, let verb = typed.flatMap(verb) { usual = [verb] }
    throw UsageError(unknown: kind, name, among: actions.map(\.name), usual: usual)
  }

  /// Returns the missing verb for words that are its operand, with these: `date 17/2/2026`, `next tet`, `sun --city hanoi`.
  private static func verb(for operand: String) -> String? {
    if DayRange.isRelative(operand) || !TypedDate.readings(of: operand).isEmpty { return "date \(operand)" }
    if !NamedDay.countries(knowing: operand).isEmpty { return "next \(operand)" }
    return (try? Place.city.value(of: operand)).map { "sun --city \($0.id)" }
  }
}

/// Options that people type for an existing one with another name.
enum RenamedWords {
  static let options = [
    "--with": "--file", "--moment": "--time",
    "--fluid": "--beverage",
    "--now": "--at", "--lang": "--language", "--lat": "--latitude", "--lon": "--longitude",
  ]
}

/// The help of the command and of its actions.
private enum Help {
  static func isAsked(_ word: String) -> Bool { word == "--help" || word == "-h" }

  static var overview: String {
    let verbs = Verbs.all.map { ["  " + $0.name, $0.operands, $0.summary] }
    return """
      usage: almanac VERB ...

      \(TextTable(rows: verbs).text)

      RANGE is 2026, 2026-02, 2026-02-17, A..B, today, yesterday or tomorrow.
      'almanac VERB --help' shows the options of a verb, 'almanac --version' the release.

      Exit codes: 0 done; 1 no answer in the tables, wrong data, or a file that cannot be read or written; 64 wrong usage.
      """
  }

  static func text(of action: Action, path: String) -> String {
    let prefix = path.dropLast(action.name.count)
    let options = action.options.map { $0.isRequired ? $0.usage : "[\($0.usage)]" }
    let usage = ["usage: almanac \(prefix)\(action.usage)"] + options
    let parts = [
      folded(usage), action.summary.prefix(1).uppercased() + action.summary.dropFirst() + ".", action.details,
      TextTable(rows: action.actions.map { ["  \($0.usage)", $0.summary] }).text,
      TextTable(rows: action.options.map { ["  \($0.usage)", $0.help] }).text,
      action.examples.isEmpty
        ? "" : "Examples:\n" + action.examples.map { "  " + $0 }.joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns words in lines of at most 120 characters.
  private static func folded(_ words: [String]) -> String {
    var lines = [""]
    for word in words {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.count + word.count < 120 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("         " + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
