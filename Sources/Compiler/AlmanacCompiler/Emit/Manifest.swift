import AlmanacModel

/// Generated/MANIFEST.tsv: the generated files with their sizes and sources.
///
/// Only this file has digests, so that a change of Data/ does not rewrite files whose rows stay the same. They are those of Data/
/// alone: git has the generated files, and with a line for each of them the file changed in every second commit.
package enum Manifest {
  package static let path = "\(GeneratedFile.folder)/MANIFEST.tsv"

  static func file(for files: [GeneratedFile], digests: InputDigests) -> GeneratedFile {
    let inputs = Set(files.flatMap(\.inputs)).sorted()
    var text = """
      # Generated files: records, bytes of data in a compiled program, inputs. Then the files of Data/ they were made from, which
      # alone have digests.
      # Do not edit: made by `make generate` (almanac-compiler generate).
      path\trows\tbytes\tsha256\tinputs

      """
    for file in files {
      let fields = [
        file.path, String(file.rows), String(file.dataBytes), "-", file.inputs.joined(separator: " "),
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
    for (path, digest) in digests.byPath.sorted(by: { $0.key < $1.key }) {
      text += "\(path)\t-\t-\t\(digest)\t-\n"
    }
    return GeneratedFile(path: path, text: text, rows: files.count, inputs: inputs)
  }

  /// Returns the files of Data/ that differ from those of a manifest, in order.
  ///
  /// The result is `nil` if the manifest has no digests of them, like manifests of older revisions.
  static func changedInputs(since text: String, in digests: InputDigests) -> [String]? {
    let old = Table(text).data
    guard !old.isEmpty else { return nil }
    return Set(old.keys).union(digests.byPath.keys).filter { old[$0] != digests.byPath[$0] }.sorted()
  }

  /// The number of records of a file, and its bytes of data in a compiled program.
  package struct Size: Hashable, Sendable {
    package var rows: Int
    package var bytes: Int
  }

  /// The contents of a manifest; the names of its columns, and lines that have another form, are left out.
  struct Table {
    /// The files of Data/ from which the generated files were made, by the paths of those.
    let inputs: [String: [String]]
    /// The digests of the files of Data/ by their paths; empty in manifests of older revisions.
    let data: [String: String]
    /// The sizes of the generated files that have rows, by their paths.
    let sizes: [String: Size]

    init(_ text: String) {
      let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        .filter { $0.count == 5 && $0[0].contains("/") }
      let isData = { (row: [String]) in row[0].hasPrefix("\(DataReader.folder)/") }
      data = Dictionary(rows.filter(isData).map { ($0[0], $0[3]) }) { first, _ in first }
      sizes = rows.reduce(into: [:]) { sizes, row in
        guard let count = Int(row[1]), count > 0, let bytes = Int(row[2]) else { return }
        sizes[row[0]] = Size(rows: count, bytes: bytes)
      }
      inputs = Dictionary(
        rows.filter { !isData($0) }.map { ($0[0], $0[4].split(separator: " ").map(String.init)) }
      ) { first, _ in first }
    }
  }

  /// Returns the paths of a manifest that are below Generated/.
  ///
  /// The manifest may have been edited, so other paths are ignored. A manifest can never cause a change of
  /// other files.
  static func paths(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let path = line.prefix { $0 != "\t" }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isBelow = parts.count > 1 && parts[0] == GeneratedFile.folder
      return isBelow && !parts.contains { $0.isEmpty || $0.hasPrefix(".") } ? String(path) : nil
    }
  }
}
