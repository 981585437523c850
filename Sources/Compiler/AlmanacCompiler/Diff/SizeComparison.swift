/// The sizes of the tables before and after, as in their manifests.
package struct SizeComparison: Sendable {
  package let before: Manifest.Size
  package let after: Manifest.Size
  /// The files whose size changed; a size is `nil` if the file does not exist.
  let files: [(path: String, before: Manifest.Size?, after: Manifest.Size?)]

  init(_ old: Manifest.Table, _ new: Manifest.Table) {
    before = Self.sum(old.sizes)
    after = Self.sum(new.sizes)
    files = Set(old.sizes.keys).union(new.sizes.keys).sorted().filter { old.sizes[$0] != new.sizes[$0] }
      .map { ($0, old.sizes[$0], new.sizes[$0]) }
  }

  private static func sum(_ sizes: [String: Manifest.Size]) -> Manifest.Size {
    sizes.values.reduce(.init(rows: 0, bytes: 0)) {
      .init(rows: $0.rows + $1.rows, bytes: $0.bytes + $1.bytes)
    }
  }
}
