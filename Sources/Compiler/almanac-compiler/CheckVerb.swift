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
    for difference in differences { Console.error(text(difference)) }
    let strays = differences.filter { if case .stray = $0 { true } else { false } }
    if strays.count < differences.count { Console.error("bring them up to date with: make generate") }
    if !strays.isEmpty { Console.error("stray files are not generated; move or delete them by hand") }
    return ExitCode.failure
  }

  private func text(_ difference: GeneratedFolder.Difference) -> String {
    switch difference {
    case .missing(let path): "\(path): error: missing"
    case .changed(let path, let line):
      "\(path):\(line): error: differs from what Data/ makes (first difference)"
    case .stray(let path): "\(path): error: stray file"
    case .leftover(let path): "\(path): error: left behind by a run that was interrupted"
    case .unreadable(let path, let reason): "\(path): error: \(reason)"
    }
  }
}
