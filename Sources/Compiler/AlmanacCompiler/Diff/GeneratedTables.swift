import SwiftEmitter

/// A tree of generated files, read: every Swift file as the value it was printed from, and the tables of the almanac
/// decoded.
package struct GeneratedTables: Sendable {
  let tree: GeneratedTree
  /// The Swift files by path.
  let sources: [String: SwiftFile]
  /// The tables of the module AlmanacTables; `nil` if the tree has none.
  let almanac: AlmanacTableSet?

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - other: Tables that were read before; files with the same text are not read twice.
  /// - Throws: ``UnreadableTables`` that names the file and line.
  package init(_ tree: GeneratedTree, reusing other: GeneratedTables? = nil) throws(UnreadableTables) {
    self.tree = tree
    var sources: [String: SwiftFile] = [:]
    for (path, text) in tree.files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      if let other, other.tree.files[path] == text, let source = other.sources[path] {
        sources[path] = source
        continue
      }
      do throws(SwiftReader.Failure) {
        sources[path] = try SwiftReader.file(from: text)
      } catch {
        throw UnreadableTables(tree.name, path, line: error.line, "expected \(error.expected)")
      }
    }
    self.sources = sources
    let declarations = DeclarationIndex(tree, sources, module: TableEmission.module)
    almanac = declarations.isEmpty ? nil : try AlmanacTableSet(declarations)
  }
}
