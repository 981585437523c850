/// Generated/MANIFEST.tsv: the paths of the generated files, by which a later run finds those that are no longer generated.
///
/// It changes only when a file comes or goes, so that two branches with unlike changes of Data/ do not meet in it.
package enum Manifest {
  package static let path = "\(GeneratedFile.folder)/MANIFEST.tsv"

  static func file(for files: [GeneratedFile]) -> GeneratedFile {
    GeneratedFile(
      path: path,
      text: """
        # The generated files. Do not edit: made by `make generate` (almanac-compiler generate).
        path

        """ + files.map { "\($0.path)\n" }.joined())
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
