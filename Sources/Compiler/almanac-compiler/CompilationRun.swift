import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// The verbs that read Data/ of a folder; each prints its result or the problems, and returns the exit code.
struct CompilationRun {
  /// The folder that contains Data/ and Generated/.
  let root: URL

  func generate() async -> Int32 {
    guard let files = await files() else { return ExitCode.failure }
    let old = SourceTree(folder: FactSheet.folder, in: root)
    do throws(GeneratedFolder.WriteError) {
      let update = try GeneratedFolder(root: root).update(to: files)
      for path in update.written { Console.out("wrote \(path)") }
      for path in update.deleted { Console.out("deleted \(path)") }
      Console.out(
        "\(files.count) generated files: \(update.written.count) written, \(update.unchanged) unchanged"
          + (update.deleted.isEmpty ? "" : ", \(update.deleted.count) deleted"))
      if !update.written.isEmpty || !update.deleted.isEmpty {
        Console.out(DiffVerb.summary(from: old, to: files))
      }
      return ExitCode.success
    } catch {
      Console.error("\(error.path): error: \(error.reason)")
      Console.error(
        error.hasReplaced
          ? "some files are new already; the next run replaces the rest" : "the existing files are unchanged")
      return ExitCode.failure
    }
  }

  func check() async -> Int32 {
    guard let files = await files() else { return ExitCode.failure }
    let differences = GeneratedFolder(root: root).differences(from: files)
    for difference in differences { Console.error("\(difference)") }
    guard differences.isEmpty else { return ExitCode.failure }
    Console.out("\(files.count) generated files are up to date")
    return ExitCode.success
  }

  func explain(_ year: Int, calendar: String, isJSON: Bool) async -> Int32 {
    let years = YearExplanation.years
    guard years.contains(year) else {
      Console.error("almanac-compiler: year \(year) is outside \(years.lowerBound)...\(years.upperBound)")
      return ExitCode.usage
    }
    return await show(consequence: "nothing was explained") { data in
      guard let source = data.calendars.first(where: { $0.id == calendar }) else {
        let ids = data.calendars.map(\.id).joined(separator: ", ")
        Console.error("almanac-compiler: unknown calendar '\(calendar)'; there are: \(ids)")
        return ExitCode.usage
      }
      let explanation = try await YearExplanation(year: year, calendar: source, data: data)
      Console.out(isJSON ? try explanation.json : explanation.text)
      return ExitCode.success
    }
  }

  // MARK: - Reading

  /// Returns the files that should be in Generated/, or `nil` after problems were printed.
  ///
  /// It also prints the results of comparisons with published tables.
  private func files() async -> [GeneratedFile]? {
    guard let tree else { return nil }
    do throws(CompilationFailure) {
      let compilation = try await compile(tree)
      for comparison in compilation.comparisons { Console.out(comparison) }
      let template = SourceTree(folder: AppProjects.templateFolder, in: root)
      // The manifest stays last, because files are written in this order.
      return try AppProjects(compilation.data, template: template).files() + compilation.files
    } catch {
      Self.report(error.diagnostics)
      return nil
    }
  }

  /// Reads the data for a verb that answers a question about lunar dates.
  ///
  /// - Parameters:
  ///   - consequence: The clause about the work that was not done because of a problem.
  ///   - body: Prints the result and returns the exit code.
  private func show(
    consequence: String, _ body: (CalendarData) async throws -> Int32
  ) async -> Int32 {
    do {
      guard let tree else { return ExitCode.failure }
      return try await body(try readCalendarData(tree))
    } catch let failure as CompilationFailure {
      Self.report(failure.diagnostics, consequence: consequence)
    } catch {
      Console.error("Data/astronomy: error: \(error)")
    }
    return ExitCode.failure
  }

  /// The files of Data/; `nil` after a message that there are none.
  private var tree: SourceTree? {
    let tree = SourceTree(folder: "Data", in: root)
    guard tree.paths.isEmpty, tree.unreadable.isEmpty else { return tree }
    Console.error(
      "Data: error: no folder Data with files in \(root.path); --root names its parent folder")
    return nil
  }

  /// The greatest number of problems that are printed.
  private static let shownLimit = 50

  /// Prints problems; of very many, only the first.
  private static func report(_ diagnostics: [Diagnostic], consequence: String = "nothing was written") {
    for diagnostic in diagnostics.prefix(shownLimit) { Console.error("\(diagnostic)") }
    let (count, more) = (diagnostics.count, diagnostics.count - shownLimit)
    if more > 0 { Console.error("and \(more) more \(more == 1 ? "error" : "errors")") }
    Console.error("\(count) \(count == 1 ? "error" : "errors"); \(consequence)")
  }
}
