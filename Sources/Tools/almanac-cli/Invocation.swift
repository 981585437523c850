import Foundation
import SunTimes
import WidgetBridge
import WidgetFoundation

/// A parsed command line.
enum Invocation {
  /// A text about the command itself: its help, or its version.
  case text(String)
  case action(Action, Arguments, path: String)

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
      guard named.isEmpty else { throw UsageError("unexpected argument '\(named[named.startIndex])'") }
      self = .text(Help.text(of: action, path: path))
    case "--version":
      guard rest.isEmpty else { throw UsageError("unexpected argument '\(rest[rest.startIndex])'") }
      self = .text("almanac \(Release.version)")
    default:
      rest = words[...]
      let (action, path) = try Self.action(&rest)
      if rest.prefix(while: { $0 != "--" }).contains(where: Help.isAsked) {
        self = .text(Help.text(of: action, path: path))
        return
      }
      do {
        self = .action(
          action, try Arguments(rest, of: path, options: action.options, others: RenamedWords.options),
          path: path)
      } catch {
        let flag = "--language"
        let index = words.firstIndex(of: flag).map { $0 + 1 }
        let tag =
          index.flatMap { words.indices.contains($0) ? words[$0] : nil }
          ?? words.first { $0.hasPrefix(flag + "=") }.map { String($0.dropFirst(flag.count + 1)) } ?? ""
        throw
          (error.refusal(in: Language(nearest: tag) ?? .english, of: path).map { UsageError($0.message) }
          ?? error)
          .hinting(at: path)
      }
    }
  }

  func run(_ output: inout OutputStream) throws {
    switch self {
    case .text(let text): try output.write(text + "\n")
    case .action(let action, let arguments, let path):
      do {
        do { try action.run(arguments, &output) } catch let error as UsageError {
          throw error.refusal(in: arguments.refusalLanguage, of: path) ?? error.hinting(at: path)
        }
      } catch let refusal as CommandRefusal {
        // Only where text is the default is JSON an answer; elsewhere it is an exported file.
        if try arguments.format() == .json, arguments.words(of: Options.format()).first == "text" {
          try output.write("\(refusal.json.text)\n")
          try output.flush()
        }
        guard refusal.isUsage else { throw CommandFailure(refusal.message) }
        throw UsageError(refusal.message).hinting(at: path)
      }
    }
  }

  /// Removes the words that name an action from a command line.
  ///
  /// - Returns: The action, and its words: `hydration add`.
  private static func action(_ words: inout ArraySlice<String>) throws(UsageError) -> (Action, path: String) {
    let typed = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    var action = try named(words.popFirst() ?? "", "verb", among: Verbs.all, typed: typed)
    var path = action.name
    while !action.actions.isEmpty, let word = words.first, !word.hasPrefix("-") {
      do {
        action = try named(word, action.kind, among: action.actions)
      } catch {
        throw error.hinting(at: path)
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
    _ name: String, _ kind: String, among actions: [Action], typed: String? = nil
  ) throws(UsageError) -> Action {
    let word = name.lowercased()
    if let action = actions.first(where: { $0.name == word }) { return action }
    let names = actions.map(\.name)
    // Each thing has one name, and the error for another name suggests it.
    var usual = actions.filter { $0.aliases.contains(PlainName.form(of: name)) }.map(\.name)
    if usual.isEmpty, let verb = typed.flatMap(verb) { usual = [verb] }
    let near =
      usual.isEmpty
      ? Suggestion.sentence(for: word, among: names)
      : ", use \(usual.map { "'\($0)'" }.joined(separator: " or "))"
    throw UsageError("unknown \(kind) '\(name)'\(near); there are: \(names.joined(separator: ", "))")
  }

  /// Returns the missing verb for words that are its operand, with these: `date 17/2/2026`, `next tet`, `sun --city hanoi`.
  private static func verb(for operand: String) -> String? {
    if DayRange.isRelative(operand) || !TypedDate.readings(of: operand).isEmpty { return "date \(operand)" }
    if !NamedDay.calendars(knowing: operand).isEmpty { return "next \(operand)" }
    return (try? Place.city.value(of: operand)).map { "sun --city \($0.id)" }
  }
}

extension UsageError {
  /// Returns the refusal of what was typed for one of the apps, in a language; `nil` for other verbs, and without facts.
  fileprivate func refusal(in language: Language, of path: String) -> CommandRefusal? {
    let verb = path.prefix { $0 != " " }
    guard ["anniversaries", "budget", "hydration"].contains(verb), let fault else { return nil }
    let texts = AlmanacReportsStrings(language: language.tableIndex)
    let isEnglish = texts.language == AlmanacReportsStrings.english.language
    let (text, option, sentence) =
      switch fault {
      case .value(let text, let option, let allowed):
        (
          text, option,
          texts.optionValue(allowed: texts.allowed(allowed, for: option), option: option, text: text)
        )
      case .option(let option, let verb, let known):
        (verb, option, texts.unknownOption(names: known.joined(separator: ", "), option: option, text: verb))
      }
    let message = isEnglish ? self.message : sentence
    let refusal = DataRefusal(
      "notAllowed", [("text", .string(text)), ("option", .string(option))], [message])
    return CommandRefusal(.refused(refusal), in: language, isUsage: true)
  }

  /// Returns the error with a hint at the help of an action.
  fileprivate func hinting(at path: String) -> UsageError {
    UsageError(message, hint: hint ?? "see 'almanac \(path) --help'")
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

extension AlmanacReportsStrings {
  /// The texts of help and of messages that are English alone.
  static let english = AlmanacReportsStrings(language: Language.english.tableIndex)

  /// Returns what is allowed for an option or an operand of the apps; words of a list are the same in all languages.
  fileprivate func allowed(_ english: String, for option: String) -> String {
    switch option {
    case "AMOUNT":
      let locale = Language(tableIndex: language).locale
      return allowedDrink(mark: locale.decimalSeparator ?? ".")
    case "--amount": return allowedAmount
    case "--at": return allowedInstant
    case "--category", "--note": return allowedLine
    case "--currency": return allowedCurrency
    case "--date": return allowedDate
    case "--financial-year": return allowedMonthDay
    case "--lunar": return allowedLunar
    case "--time": return english == Self.english.allowedUntil ? allowedUntil : allowedTime
    case "--zone": return allowedZone
    default:
      guard let range = english.wholeMatch(of: #/(\d+) to (\d+)/#)?.output else { return english }
      return allowedRange(first: String(range.1), last: String(range.2))
    }
  }
}
