import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// The verb `fit`.
struct FitVerb {
  enum Format: String, CaseIterable {
    case text
    case tsv
  }

  var root: URL
  /// The table, from the current folder.
  var path: String
  var format: Format

  func run() async -> Int32 {
    do {
      let url = URL(fileURLWithPath: path)
      guard let bytes = try? Data(contentsOf: url) else {
        Console.error("\(path): error: there is no file that can be read")
        return ExitCode.failure
      }
      let table = try PublishedTable(SourceFile(path: path, bytes: Array(bytes)))
      let fit = try await EraFit.compute(table, data: try readData(SourceTree(folder: "Data", in: root)))
      switch format {
      case .text: Console.out(fit.text)
      case .tsv: Console.out(fit.calendarFile)
      }
      return ExitCode.success
    } catch let failure as CompilationFailure {
      CompilationRun.report(failure.diagnostics, consequence: "nothing was fitted")
      return ExitCode.failure
    } catch {
      Console.error("Data/astronomy: error: \(error)")
      return ExitCode.failure
    }
  }
}
