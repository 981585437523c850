import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// Compiles the Data/ of a folder and prints the problems found.
enum CompilationRun {
  /// Returns the files that should be in Generated/, or `nil` after problems were printed.
  ///
  /// It also prints the results of comparisons with published tables.
  static func files(root: URL) async -> [GeneratedFile]? {
    guard let tree = tree(root: root) else { return nil }
    do throws(CompilationFailure) {
      let compilation = try await compile(tree)
      for comparison in compilation.comparisons { Console.out(comparison) }
      let template = SourceTree(folder: AppProjects.templateFolder, in: root)
      // The manifest stays the last, which is the order of writing.
      return try AppProjects(compilation.data, template: template).files() + compilation.files
    } catch {
      report(error.diagnostics)
      return nil
    }
  }

  /// Reads what a verb needs that answers a question about lunar dates, and prints the problems found.
  ///
  /// - Parameters:
  ///   - root: The folder that contains Data/.
  ///   - consequence: The clause that says what was not done because of a problem.
  ///   - body: Prints the result and returns the exit code.
  static func show(
    root: URL, consequence: String, _ body: (CalendarData) async throws -> Int32
  ) async -> Int32 {
    do {
      guard let tree = tree(root: root) else { return ExitCode.failure }
      return try await body(try readCalendarData(tree))
    } catch let failure as CompilationFailure {
      report(failure.diagnostics, consequence: consequence)
      return ExitCode.failure
    } catch {
      Console.error("Data/astronomy: error: \(error)")
      return ExitCode.failure
    }
  }

  /// Returns the files of Data/; `nil` after a message that there are none.
  private static func tree(root: URL) -> SourceTree? {
    let tree = SourceTree(folder: "Data", in: root)
    guard tree.paths.isEmpty, tree.unreadable.isEmpty else { return tree }
    Console.error(
      "Data: error: no folder Data with files in \(root.path); --root names its parent folder")
    return nil
  }

  /// The greatest number of problems that are printed.
  private static let shownLimit = 50

  /// Prints problems; of very many, only the first.
  static func report(_ diagnostics: [Diagnostic], consequence: String = "nothing was written") {
    for diagnostic in diagnostics.prefix(shownLimit) { Console.error("\(diagnostic)") }
    let (count, more) = (diagnostics.count, diagnostics.count - shownLimit)
    if more > 0 { Console.error("and \(more) more \(more == 1 ? "error" : "errors")") }
    Console.error("\(count) \(count == 1 ? "error" : "errors"); \(consequence)")
  }
}
