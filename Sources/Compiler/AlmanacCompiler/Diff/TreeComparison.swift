import AlmanacFacts
package import AlmanacModel
package import SourceText

/// The changes from one side of a comparison to another.
package struct TreeComparison: Sendable {
  package let before: FactTree
  package let after: FactTree
  /// The day that separates past and future.
  package let now: DayNumber
  /// The changes in the order of their groups; within a group they are in reading order.
  package let changes: [Change]
  /// The files of facts that are not compared, because one of the sides cannot make them.
  package let leftOut: [String]

  /// Compares two sides by their facts.
  ///
  /// - Parameter now: The day that separates past and future.
  /// - Throws: ``UnreadableFacts`` that names the file and line.
  package init(from before: FactTree, to after: FactTree, now: DayNumber) throws(UnreadableFacts) {
    self.before = before
    self.after = after
    self.now = now
    let leftOut = before.leftOut.union(after.leftOut)
    self.leftOut = leftOut.sorted()
    var (old, new) = (before, after)
    for path in leftOut { (old.files[path], new.files[path]) = (nil, nil) }
    let differing = Set(old.files.keys).union(new.files.keys).filter { old.files[$0] != new.files[$0] }
    var found: [Change] = []
    if !differing.isEmpty {
      found = try FactJoin(Facts(old), Facts(new), now: now).changes()
      if found.isEmpty {
        let paths = differing.sorted().joined(separator: ", ")
        found = [
          Change(
            .other, .rows, "facts", item: "facts",
            text: "they differ in a way that no comparison reports: \(paths)")
        ]
      }
    }
    changes = Change.Group.allCases.flatMap { group in found.filter { $0.group == group } }
  }

  /// Whether lunar dates, terms, phases, festivals or paid days of a day differ.
  var changesDates: Bool {
    changes.contains {
      $0.group == .past || $0.group == .future || $0.kind == .festival && $0.group != .other
    }
  }
}

/// One side of a comparison: the files of Generated/facts, made from its Data/ or as stored.
package struct FactTree: Sendable {
  /// The name in reports: "HEAD", "the working tree".
  package var name: String
  /// Texts by path from the root: "Generated/facts/sky.tsv".
  package var files: [String: String]
  /// The problems for which `generate` would refuse the Data/ of this side.
  package var refused: [Diagnostic] = []
  /// The reason why some facts are the stored ones; `nil` if Data/ made all of them.
  ///
  /// For a revision it replaces the list of problems, because nobody can correct a commit any more.
  package var remark: String?
  /// Whether the side is the folder on disk, and no revision.
  package var isWorkingTree = false
  /// The files of facts that cannot be made because of a problem in the data of apps and texts, and are not compared.
  package var leftOut: Set<String> = []

  /// Creates a side from some files; files without facts are ignored.
  package init(name: String, files: [String: String]) {
    self.name = name
    self.files = files.filter { FactSheet.isFile($0.key) }
  }

  /// Creates a side from stored facts.
  ///
  /// - Throws: ``UnreadableFacts`` for a file that exists but cannot be read, because it is not a deleted file.
  package init(name: String, stored tree: SourceTree) throws(UnreadableFacts) {
    if let (path, reason) = tree.unreadable.min(by: { $0.key < $1.key }) {
      throw UnreadableFacts(path, reason)
    }
    self.init(name: name, files: tree.files.mapValues { String(decoding: $0.bytes, as: UTF8.self) })
  }

  /// Creates a side from files that were just generated.
  package init(name: String, _ files: [GeneratedFile]) {
    self.init(name: name, files: Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
  }

  /// Compiles the facts of Data/, even if the checks find problems.
  ///
  /// - Parameters:
  ///   - data: The files of Data/.
  ///   - sky: A sky that was computed from the same series; `nil` to compute it.
  /// - Throws: ``CompilationFailure`` if the data that decide dates cannot be read, or make no calendar.
  package init(name: String, data tree: SourceTree, sky: Sky? = nil) async throws(CompilationFailure) {
    let problems = Diagnostics()
    let data = SourceData(tree, diagnostics: problems)
    let stopping = problems.all.filter { problem in
      let path = problem.location.path
      return FactSheet.names(madeFrom: path).isEmpty && !data.unreadPaths.contains(path)
        && !tree.isCount(problem.location) && path != InsultData.begunPath
    }
    guard stopping.isEmpty else { throw CompilationFailure(diagnostics: stopping) }
    let outside = OutsideTables(tree, for: data, diagnostics: problems)
    let computed: Sky
    if let sky { computed = sky } else { computed = try await data.sky() }
    let (almanac, _) = try encodedAlmanac(data, sky: computed, outside: outside, refused: problems)
    try checkDecidedDays(of: data, almanac, refused: problems)
    self.init(name: name, facts(of: data, almanac))
    refused = problems.all
    leftOut = Set(refused.flatMap { FactSheet.names(madeFrom: $0.location.path) }.map(FactSheet.path(of:)))
  }

  /// Replaces the files of facts that were left out by the stored ones.
  package mutating func useStored(_ stored: SourceTree) {
    let found = leftOut.filter { stored[$0] != nil }.sorted()
    guard !found.isEmpty else { return }
    for path in found { files[path] = stored[path].map { String(decoding: $0, as: UTF8.self) } }
    leftOut.subtract(found)
    remark = "\(found.joined(separator: ", ")) as committed; its Data/ does not make them"
  }
}

extension SourceTree {
  /// Whether a problem is at the header line that counts the records of a file, which changes no record.
  fileprivate func isCount(_ location: SourceLocation) -> Bool {
    guard let line = location.line, let bytes = self[location.path] else { return false }
    return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
      .dropFirst(line - 1).first?.starts(with: Array("# records:".utf8)) ?? false
  }
}

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

  /// Creates the error of a fact whose key or field does not fit its subject.
  init(_ fact: Fact) {
    self.init(FactSheet.folder, "the fact '\(fact.subject) \(fact.key)' cannot be understood")
  }

  /// Creates the error of a revision that cannot be compared.
  package init(_ message: String) {
    self.init(GeneratedFile.folder, message)
  }
}
