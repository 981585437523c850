/// A parsed command line: what to do.
enum Invocation {
  case help(String)
  case verb(any Verb)

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .help(Help.overview)
      return
    }
    if ["--help", "-h", "help"].contains(first) {
      guard first == "help", let topic = words.dropFirst().first, !Help.isAsked(topic) else {
        self = .help(Help.overview)
        return
      }
      guard words.count == 2 else { throw UsageError("unexpected argument '\(words[2])'") }
      self = .help(Help.text(of: try Self.verb(named: topic)))
      return
    }
    let verb = try Self.verb(named: first)
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: Help.isAsked) {
      self = .help(Help.text(of: verb))
      return
    }
    do {
      self = .verb(try verb.init(Arguments(rest, of: verb)))
    } catch {
      throw UsageError(error.message, verb: verb)
    }
  }

  func run(_ output: inout OutputStream) throws {
    switch self {
    case .help(let text): try output.write(text + "\n")
    case .verb(let verb): try verb.run(&output)
    }
  }

  private static func verb(named name: String) throws(UsageError) -> any Verb.Type {
    guard let verb = Verbs.all.first(where: { $0.name == name }) else {
      let names = Verbs.all.map { $0.name }.joined(separator: ", ")
      throw UsageError("unknown verb '\(name)'; there are: \(names)")
    }
    return verb
  }
}
