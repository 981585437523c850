import AlmanacModel

/// Generated/MANIFEST.tsv: what was generated, how large it is, and from what.
package enum Manifest {
  package static let path = "\(GeneratedFile.folder)/MANIFEST.tsv"

  static func file(for files: [GeneratedFile]) -> GeneratedFile {
    let inputs = Set(files.flatMap(\.inputs)).sorted()
    var text = """
      # Generated files: records, bytes of data in a compiled program, digest, inputs.
      # Do not edit: made by `make generate` (almanac-compiler generate).
      path\trows\tbytes\tsha256\tinputs

      """
    for file in files {
      let digest = SHA256.hexDigest(of: Array(file.text.utf8))
      let fields = [
        file.path, String(file.rows), String(file.dataBytes), digest, file.inputs.joined(separator: " "),
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
    return GeneratedFile(path: path, text: text, rows: files.count, dataBytes: 0, inputs: inputs)
  }

  /// The paths a manifest names, as far as they are paths of files below Generated/.
  ///
  /// Anything else in a manifest that may have been edited is passed over, so that nothing outside is ever
  /// touched on its word.
  package static func paths(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), let path = line.split(separator: "\t").first.map(String.init) else {
        return nil
      }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, parts[0] == GeneratedFile.folder else { return nil }
      return parts.contains { $0.isEmpty || $0.hasPrefix(".") } ? nil : path
    }
  }
}
