package import SourceText

/// SHA-256 digests of the files that Generated/ is made from, for its manifest.
package struct InputDigests: Sendable {
  /// By path.
  ///
  /// Reference tables are not among them, as nothing of them is ever generated.
  let byPath: [String: String]

  package init(_ tree: SourceTree) {
    byPath = tree.files.filter { $0.key.hasSuffix(".tsv") && !$0.key.hasPrefix(Self.referenceFolder + "/") }
      .mapValues { SHA256.hexDigest(of: $0.bytes) }
  }

  /// Tables of others: read for comparison, never emitted.
  static let referenceFolder = "Data/reference"

  /// The paths that begin with one of the prefixes, in order.
  func paths(below prefixes: [String]) -> [String] {
    byPath.keys.filter { path in prefixes.contains(where: path.hasPrefix) }.sorted()
  }
}
