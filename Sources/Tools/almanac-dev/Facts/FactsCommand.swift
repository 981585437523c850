import AlmanacFacts
import Foundation

/// `almanac-dev facts`: what the runtime and the widgets answer, in the form of Generated/facts.
///
/// The compiler writes Generated/facts from what it has computed, before anything is packed. Here the same facts are read through
/// the functions that programs call. A table or a function that reads wrongly gives another line, and a test finds it.
enum FactsCommand {
  static let usage = "facts [\(RuntimeFacts.files.map(\.name).joined(separator: "|"))]"

  static func run(_ words: [String]) -> Int32 {
    let files = RuntimeFacts.files.filter { words.isEmpty || words == [$0.name] }
    guard !files.isEmpty else { return AlmanacDev.misunderstood("usage: almanac-dev \(usage)") }
    for file in files {
      FileHandle.standardOutput.write(Data(file.facts().map { $0.line + "\n" }.joined().utf8))
    }
    return 0
  }
}
