/// The help of the command and of its verbs.
enum Help {
  static func isAsked(_ word: String) -> Bool { word == "--help" || word == "-h" }

  static var overview: String {
    let verbs = Verbs.all.map { ["  " + $0.name, $0.operands, $0.summary] }
    return """
      usage: almanac VERB ...

      \(TextTable(rows: verbs).text)

      'almanac VERB --help' shows the options of a verb.

      Exit codes: 0 done, 1 the tables have no answer or the output failed, 64 wrong usage.
      """
  }

  static func text(of verb: any Verb.Type) -> String {
    let options = verb.options.map {
      ["  \(usage(of: $0, verb))", $0.help(verb.formats)]
    }
    return """
      \(usage(of: verb))

      \(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst()).

      \(verb.details)

      \(TextTable(rows: options).text)
      """
  }

  static func usage(of verb: any Verb.Type) -> String {
    let options = verb.options.map { "[\(usage(of: $0, verb))]" }
    let words = ["usage: almanac", verb.name, verb.operands] + options
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func usage(of option: CommandOption, _ verb: any Verb.Type) -> String {
    option.isSwitch ? option.flag : "\(option.flag) \(option.placeholder(verb.formats))"
  }
}
