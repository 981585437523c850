import SwiftEmitter

/// A tree of generated files in parsed form.
///
/// Every Swift file is the value it was printed from, and the tables of the almanac are decoded.
package struct GeneratedTables: Sendable {
  let tree: GeneratedTree
  /// The Swift files by path.
  let sources: [String: SwiftFile]
  /// The tables of the module AlmanacTables; `nil` if the tree has none.
  let almanac: AlmanacTableSet?
  /// The festivals of countries with known days, by the names of their tables.
  let festivals: [String: FestivalTables]

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - other: Tables that were read before; a file with the same text is not parsed again.
  /// - Throws: ``UnreadableTables`` that names the file and line.
  package init(_ tree: GeneratedTree, reusing other: GeneratedTables? = nil) throws(UnreadableTables) {
    self.tree = tree
    try Self.checkAge(tree)
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
    var festivals: [String: FestivalTables] = [:]
    if let almanac {
      let isSameSky = other?.almanac == almanac
      for (path, source) in sources {
        for case .records(let table) in source.declarations.map(\.shape) {
          if isSameSky, other?.sources[path] == source {
            festivals[table.name] = other?.festivals[table.name]
          } else {
            festivals[table.name] = try FestivalTables(table, almanac, tree: tree.name, path: path)
          }
        }
      }
    }
    self.festivals = festivals
  }

  /// Rejects revisions from before small tables had labelled rows.
  ///
  /// The order of the numbers in those tables is not known here.
  private static func checkAge(_ tree: GeneratedTree) throws(UnreadableTables) {
    let folder = "\(GeneratedFile.folder)/\(TableEmission.module)/"
    guard tree.files.keys.contains(where: { $0.hasPrefix(folder) }),
      !tree.files.values.contains(where: { $0.contains("\n\(RecordTable.opening)") })
    else { return }
    throw UnreadableTables(
      GeneratedFile.folder,
      reason: "\(tree.name) is older than the labelled rows this version compares; name a later revision")
  }
}
