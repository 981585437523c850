import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// Compiles the Data/ of a folder and prints what is wrong with it.
enum CompilationRun {
  /// The files that should be in Generated/, or `nil` after the problems were printed; prints what they were compared with.
  static func files(root: URL) async -> [GeneratedFile]? {
    guard let tree = tree(root: root) else { return nil }
    let progress = ProgressLine("computing Sun and Moon")
    do throws(CompilationFailure) {
      let compilation = try await compile(tree) { progress.show($0) }
      progress.end()
      for comparison in compilation.comparisons { Console.out(comparison) }
      return compilation.files
    } catch {
      progress.end()
      report(error.diagnostics)
      return nil
    }
  }

  /// Reads the Data/ of a folder for a verb that shows something, and prints what is wrong.
  ///
  /// - Parameters:
  ///   - root: The folder that Data/ is in.
  ///   - consequence: What did not happen if something is wrong.
  ///   - body: Shows it, and gives the exit code.
  static func show(
    root: URL, consequence: String, _ body: (SourceData) async throws -> Int32
  ) async -> Int32 {
    do {
      guard let tree = tree(root: root) else { return ExitCode.failure }
      return try await body(try readData(tree))
    } catch let failure as CompilationFailure {
      report(failure.diagnostics, consequence: consequence)
      return ExitCode.failure
    } catch {
      Console.error("Data/astronomy: error: \(error)")
      return ExitCode.failure
    }
  }

  /// The files of Data/; `nil` after it was printed that there are none.
  private static func tree(root: URL) -> SourceTree? {
    let tree = SourceTree(folder: "Data", in: root)
    guard tree.paths.isEmpty, tree.unreadable.isEmpty else { return tree }
    Console.error(
      "Data: error: there is no such folder with files in \(root.path); --root names the folder it is in")
    return nil
  }

  /// How many problems are printed.
  private static let shownLimit = 50

  /// Prints problems, the first ones of very many.
  static func report(_ diagnostics: [Diagnostic], consequence: String = "nothing was written") {
    for diagnostic in diagnostics.prefix(shownLimit) { Console.error("\(diagnostic)") }
    let (count, more) = (diagnostics.count, diagnostics.count - shownLimit)
    if more > 0 { Console.error("and \(more) more \(more == 1 ? "error" : "errors")") }
    Console.error("\(count) \(count == 1 ? "error" : "errors"); \(consequence)")
  }
}
