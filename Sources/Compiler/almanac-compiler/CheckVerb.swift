import AlmanacCompiler
import CommandLineInterface
import Foundation

/// The verb `check`.
struct CheckVerb {
  var root: URL

  func run() async -> Int32 {
    guard let files = await CompilationRun.files(root: root) else { return ExitCode.failure }
    let differences = GeneratedFolder(root: root).differences(from: files)
    guard !differences.isEmpty else {
      Console.out("\(files.count) generated files are up to date")
      return ExitCode.success
    }
    for difference in differences { Console.error("\(difference)") }
    return ExitCode.failure
  }
}
