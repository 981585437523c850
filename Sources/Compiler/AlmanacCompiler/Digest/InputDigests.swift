import SourceText

/// SHA-256 digests of the input files, for the headers of generated files.
package struct InputDigests: Sendable {
  private let digests: [String: String]

  init(_ tree: SourceTree) {
    digests = tree.files.mapValues { SHA256.hexDigest(of: $0.bytes) }
  }

  /// The paths that begin with one of the prefixes, in order, each with its digest.
  package func inputs(below prefixes: [String]) -> [(path: String, digest: String)] {
    digests.filter { entry in prefixes.contains { entry.key.hasPrefix($0) } && entry.key.hasSuffix(".tsv") }
      .sorted { $0.key < $1.key }
      .map { (path: $0.key, digest: $0.value) }
  }
}
