package import SourceText

/// SHA-256 digests of the files of Data/ from which Generated/ is made, for its manifest.
package struct InputDigests: Sendable {
  /// The digests by path.
  ///
  /// Reference tables are not included, as nothing is generated from them, but for the ledger of disagreements.
  let byPath: [String: String]

  package init(_ tree: SourceTree) {
    byPath = tree.files.filter { path, _ in
      path.hasSuffix(".tsv") && (path == Disagreement.path || !path.hasPrefix(Self.referenceFolder + "/"))
    }.mapValues { SHA256.hexDigest(of: $0.bytes) }
  }

  /// The folder of published tables with which the results are compared.
  static let referenceFolder = "Data/reference"

  /// Returns the paths that begin with one of the prefixes, in order.
  func paths(below prefixes: [String]) -> [String] {
    byPath.keys.filter { path in prefixes.contains(where: path.hasPrefix) }.sorted()
  }
}
