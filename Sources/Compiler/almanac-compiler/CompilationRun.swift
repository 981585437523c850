import AlmanacCompiler
import Foundation
import SourceText

/// Compiles the Data/ of a folder and prints what is wrong with it.
enum CompilationRun {
  /// The files that should be in Generated/, or `nil` after the problems were printed.
  static func files(root: URL) async -> [GeneratedFile]? {
    let progress = ProgressLine("computing Sun and Moon")
    do throws(CompilationFailure) {
      let tree = SourceTree(folder: "Data", in: root)
      guard !tree.paths.isEmpty || !tree.unreadable.isEmpty else {
        Console.error(
          "Data: error: there is no such folder with files in \(root.path); --root names the folder it is in")
        return nil
      }
      let files = try await compile(tree) { progress.show($0) }
      progress.end()
      return files
    } catch {
      progress.end()
      report(error.diagnostics)
      return nil
    }
  }

  static func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { Console.error("\(diagnostic)") }
    let count = diagnostics.count
    Console.error("\(count) \(count == 1 ? "error" : "errors"); nothing was written")
  }
}
