/// The sizes of the tables before and after, as in their manifests.
package struct SizeComparison: Hashable, Sendable {
  package struct Size: Hashable, Sendable {
    package var rows: Int
    package var bytes: Int
  }

  /// A file whose size changed; a size is `nil` if the file does not exist.
  package struct FileChange: Hashable, Sendable {
    package var path: String
    package var before: Size?
    package var after: Size?
  }

  package let before: Size
  package let after: Size
  package let files: [FileChange]

  init(_ old: GeneratedTree, _ new: GeneratedTree) {
    let (oldSizes, newSizes) = (Self.sizes(old), Self.sizes(new))
    before = Self.sum(oldSizes)
    after = Self.sum(newSizes)
    files = Set(oldSizes.keys).union(newSizes.keys).sorted().compactMap { path in
      guard oldSizes[path] != newSizes[path] else { return nil }
      return FileChange(path: path, before: oldSizes[path], after: newSizes[path])
    }
  }

  private static func sum(_ sizes: [String: Size]) -> Size {
    sizes.values.reduce(Size(rows: 0, bytes: 0)) { Size(rows: $0.rows + $1.rows, bytes: $0.bytes + $1.bytes) }
  }

  private static func sizes(_ tree: GeneratedTree) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for line in tree.files[Manifest.path, default: ""].split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      // A file without rows is not a table.
      guard fields.count > 2, let rows = Int(fields[1]), rows > 0, let bytes = Int(fields[2]) else {
        continue
      }
      sizes[String(fields[0])] = Size(rows: rows, bytes: bytes)
    }
    return sizes
  }
}
