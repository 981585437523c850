import AlmanacFacts
import AlmanacModel
package import SourceText

/// The facts of a tree of generated files, by subject; those of a subject are in the order of the table.
package struct Facts: Hashable, Sendable {
  let bySubject: [String: [Fact]]

  init(_ bySubject: [String: [Fact]]) {
    self.bySubject = bySubject
  }

  /// Reads the files of Generated/facts.
  ///
  /// - Throws: ``UnreadableFacts`` that names the file and line.
  init(_ tree: FactTree) throws(UnreadableFacts) {
    var facts: [String: [Fact]] = [:]
    var keys: Set<String> = []
    for (path, text) in tree.files.sorted(by: { $0.key < $1.key }) {
      for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n")).enumerated() {
        guard let fact = Fact(line: line) else {
          throw UnreadableFacts(
            path, line: index + 1, "expected a subject, a key, and pairs of label and text")
        }
        guard keys.insert("\(fact.subject)\t\(fact.key)").inserted else {
          throw UnreadableFacts(
            path, line: index + 1, "the fact '\(fact.subject) \(fact.key)' is there twice")
        }
        facts[fact.subject, default: []].append(fact)
      }
    }
    bySubject = facts
  }

  var subjects: [String] { bySubject.keys.sorted() }

  subscript(subject: String) -> [Fact] { bySubject[subject, default: []] }

  /// The facts of a subject whose keys begin with an id, by the rest of the key: "2025" of "vietnamese/2025".
  func of(_ subject: String, _ id: String) -> [(key: String, fact: Fact)] {
    self[subject].compactMap { fact in
      fact.key.hasPrefix("\(id)/") ? (String(fact.key.dropFirst(id.count + 1)), fact) : nil
    }
  }
}

/// Facts that cannot be read, because of a manual edit or a fault of the program that wrote them.
package struct UnreadableFacts: Error, CustomStringConvertible, Sendable {
  package var diagnostic: Diagnostic

  package var description: String { diagnostic.description }

  init(_ path: String, line: Int? = nil, _ message: String) {
    diagnostic = Diagnostic(location: SourceLocation(path: path, line: line), message: message)
  }

  /// Creates the error of a fact with a key or field that is not what its subject has.
  init(_ fact: Fact) {
    self.init(FactSheet.folder, "the fact '\(fact.subject) \(fact.key)' cannot be understood")
  }

  /// Creates the error of a revision that cannot be compared.
  package init(_ message: String) {
    self.init(GeneratedFile.folder, message)
  }
}
