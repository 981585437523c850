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
      ["  \($0.flag) \($0.placeholder(verb.formats))", $0.help(verb.formats)]
    }
    return """
      \(usage(of: verb))

      \(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst()).

      \(verb.details)

      \(TextTable(rows: options).text)
      """
  }

  static func usage(of verb: any Verb.Type) -> String {
    let options = verb.options.map { "[\($0.flag) \($0.placeholder(verb.formats))]" }
    let words = ["usage: almanac", verb.name, verb.operands] + options
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
