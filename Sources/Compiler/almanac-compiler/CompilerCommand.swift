import AlmanacCompiler
import CommandLineInterface
import Foundation
import SourceText

/// The command line of the data compiler.
@main
struct CompilerCommand {
  static func main() async {
    Console.ignoreClosedPipes()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      let invocation = try Invocation(arguments)
      let code = await run(invocation)
      if Console.hasFailed {
        Console.error("almanac-compiler: the output could not be written")
        exit(ExitCode.failure)
      }
      exit(code)
    } catch {
      Console.error("almanac-compiler: \(error.message) (almanac-compiler help shows the usage)")
      exit(ExitCode.usage)
    }
  }

  private static func run(_ invocation: Invocation) async -> Int32 {
    switch invocation.verb {
    case .help:
      Console.out(Invocation.usage)
      return ExitCode.success
    case .generate: return await GenerateVerb(root: invocation.root).run()
    case .check: return await CheckVerb(root: invocation.root).run()
    case .explain(let year, let calendar, let format):
      return await ExplainVerb(root: invocation.root, year: year, calendar: calendar, format: format).run()
    case .fit(let path, let format):
      return await FitVerb(root: invocation.root, path: path, format: format).run()
    case .diff(let options): return await DiffVerb(root: invocation.root, options: options).run()
    }
  }
}
