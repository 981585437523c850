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
  /// The path of the table, relative to the current folder.
  var path: String
  var format: Format

  func run() async -> Int32 {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      Console.error("\(path): error: no readable file")
      return ExitCode.failure
    }
    return await CompilationRun.show(root: root, consequence: "nothing was fitted") { data in
      let table = try PublishedTable(SourceFile(path: path, bytes: Array(bytes)))
      let fit = try await EraFit.compute(table, data: data)
      switch format {
      case .text: Console.out(fit.text)
      case .tsv: Console.out(fit.calendarFile)
      }
      return ExitCode.success
    }
  }
}
