/// A command line that cannot be understood or contradicts itself.
struct UsageError: Error {
  var message: String
  /// What to look at next.
  var hint: String

  init(_ message: String, verb: (any Verb.Type)? = nil) {
    self.message = message
    hint = verb.map { "\(Help.usage(of: $0))\nsee 'almanac \($0.name) --help'" } ?? "see 'almanac --help'"
  }
}
