/// A parsed command line.
enum Invocation {
  /// A text about the command itself: its help, or its version.
  case text(String)
  case action(any Action)

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .text(Help.overview)
      return
    }
    if ["--help", "-h", "help"].contains(first) {
      guard first == "help", let topic = words.dropFirst().first, !Help.isAsked(topic) else {
        self = .text(Help.overview)
        return
      }
      guard words.count == 2 else { throw UsageError("unexpected argument '\(words[2])'") }
      self = .text(Help.text(of: try Self.verb(named: topic)))
      return
    }
    if first == "--version" {
      guard words.count == 1 else { throw UsageError("unexpected argument '\(words[1])'") }
      self = .text("almanac \(Release.version)")
      return
    }
    let verb = try Self.verb(named: first)
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: Help.isAsked) {
      self = .text(Help.text(of: verb))
      return
    }
    do {
      self = .action(try verb.init(Arguments(rest, of: verb.name, options: verb.options)))
    } catch {
      throw error.hinting(at: verb)
    }
  }

  func run(_ output: inout OutputStream) throws {
    switch self {
    case .text(let text): try output.write(text + "\n")
    case .action(let action):
      do {
        try action.run(&output)
      } catch let error as UsageError {
        throw error.hinting(at: type(of: action))
      }
    }
  }

  private static func verb(named name: String) throws(UsageError) -> any Action.Type {
    guard let verb = Verbs.all.first(where: { $0.name == name }) else {
      let names = Verbs.all.map { $0.name }.joined(separator: ", ")
      throw UsageError("unknown verb '\(name)'; there are: \(names)")
    }
    return verb
  }
}

extension UsageError {
  /// Returns the error with a hint at the help of the verb.
  fileprivate func hinting(at verb: any Action.Type) -> UsageError {
    UsageError(message, hint: "see 'almanac \(verb.name) --help'")
  }
}

/// The help of the command and of its verbs.
private enum Help {
  static func isAsked(_ word: String) -> Bool { word == "--help" || word == "-h" }

  static var overview: String {
    let verbs = Verbs.all.map { ["  " + $0.name, $0.operands, $0.summary] }
    return """
      usage: almanac VERB ...

      \(TextTable(rows: verbs).text)

      'almanac VERB --help' shows the options of a verb, 'almanac --version' the release.

      Exit codes: 0 done; 1 no answer in the tables, wrong data, or a file that cannot be read or written; 64 wrong usage.
      """
  }

  static func text(of verb: any Action.Type) -> String {
    """
    \(usage(of: verb))

    \(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst()).

    \(verb.details)

    \(TextTable(rows: verb.options.map { ["  \($0.usage)", $0.help] }).text)

    Examples:
    \(verb.examples.map { "  " + $0 }.joined(separator: "\n"))
    """
  }

  static func usage(of verb: any Action.Type) -> String {
    (["usage: almanac", verb.usage] + verb.options.map { "[\($0.usage)]" }).joined(separator: " ")
  }
}
