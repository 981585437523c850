import AlmanacModel
package import SourceText

/// One side of a comparison: the files of Generated/facts as its Data/ makes them, or as they are stored.
package struct FactTree: Sendable {
  /// The name in reports: "HEAD", "the working tree".
  package var name: String
  /// Texts by path from the root: "Generated/facts/sky.tsv".
  package var files: [String: String]
  /// The problems for which `generate` would refuse the Data/ of this side.
  package var refused: [Diagnostic] = []
  /// The reason why some facts are the stored ones; `nil` if Data/ made all of them.
  ///
  /// Of a revision it stands in text for its problems, which nobody can mend any more.
  package var remark: String?
  /// Whether the side is the folder on disk, and no revision.
  package var isWorkingTree = false
  /// The files of facts that cannot be made because of a problem in the data of apps and texts, and are not compared.
  package var leftOut: Set<String> = []

  /// Creates a side from some files, of which those that are no facts do not matter.
  package init(name: String, files: [String: String]) {
    self.name = name
    self.files = files.filter { FactSheet.isFile($0.key) }
  }

  /// Creates a side from stored facts.
  ///
  /// - Throws: ``UnreadableFacts`` for a file that exists but cannot be read: it must not be taken for a deleted one.
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

  /// Compiles the facts of Data/, in spite of everything that the checks refuse.
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
        && !tree.isCount(problem.location)
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

  /// Uses the stored files of facts in place of those that were left out.
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
