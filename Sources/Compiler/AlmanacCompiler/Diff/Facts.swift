import AlmanacModel
package import SourceText

/// The facts of a tree of generated files, by subject; those of a subject are in the order of the table.
package struct Facts: Hashable, Sendable {
  private let bySubject: [String: [Fact]]

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

extension Fact {
  /// Reads a line of a file of facts; `nil` if it is none.
  fileprivate init?(line: Substring.UTF8View) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    let texts = parts.compactMap(Self.text)
    guard texts.count == parts.count, texts.count >= 2, texts.count.isMultiple(of: 2) else { return nil }
    let fields = stride(from: 2, to: texts.count, by: 2).map { index -> (label: String, text: String?) in
      (texts[index], texts[index + 1])
    }
    self.init(texts[0], texts[1], fields)
  }

  /// Returns a text without escapes; `nil` if another character is escaped, or the line ends as on Windows.
  private static func text(_ escaped: Substring.UTF8View) -> String? {
    guard !escaped.contains(UInt8(ascii: "\r")) else { return nil }
    guard escaped.contains(UInt8(ascii: "\\")) else { return String(Substring(escaped)) }
    let parts = Substring(escaped).split(separator: "\\\\", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.wholeMatch(of: /([^\\]|\\[tn])*/) != nil }) else { return nil }
    return parts.map { $0.replacing("\\t", with: "\t").replacing("\\n", with: "\n") }
      .joined(separator: "\\")
  }

  /// The text of a field; `nil` if there is no such field.
  subscript(label: String) -> String? { fields.first { $0.label == label }?.text }
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
