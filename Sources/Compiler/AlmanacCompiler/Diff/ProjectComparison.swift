/// Changes of the projects in Apps/, found by the digests in the manifests.
struct ProjectComparison {
  private let before: [String: String]
  private let after: [String: String]
  /// The greatest number of files that are named.
  private static let limit = 6

  init(before: GeneratedTree, after: GeneratedTree) {
    self.before = Self.digests(before)
    self.after = Self.digests(after)
  }

  /// Returns the digests of project files by their paths.
  private static func digests(_ tree: GeneratedTree) -> [String: String] {
    let all = Manifest.digests(in: tree.files[Manifest.path, default: ""])
    return Dictionary(
      all.filter { $0.path.hasPrefix("\(GeneratedFile.projectFolder)/") }.map { ($0.path, $0.digest) }
    ) { first, _ in first }
  }

  var differingFiles: [String] {
    Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
  }

  /// Returns a change for each app.
  func changes() -> [Change] {
    let apps = Dictionary(grouping: differingFiles) {
      $0.split(separator: "/").prefix(2).joined(separator: "/")
    }
    return apps.sorted { $0.key < $1.key }.map { app, paths in
      let names = paths.prefix(Self.limit).map { String($0.dropFirst(app.count + 1)) }.joined(separator: ", ")
      let more = paths.count > Self.limit ? " and \(paths.count - Self.limit) more" : ""
      let counts = [before, after].map { files in files.keys.count { $0.hasPrefix(app + "/") } }
      let text =
        switch (counts[0], counts[1]) {
        case (0, let count): "a new project of \(Words.count(count, "file", "files"))"
        case (let count, 0): "the project of \(Words.count(count, "file", "files")) is gone"
        default: "\(Words.count(paths.count, "file differs", "files differ")): \(names)\(more)"
        }
      return Change(
        .other, .code, app, item: "files", before: "\(counts[0])", after: "\(counts[1])", text: text)
    }
  }
}
