import Foundation

/// The command `almanac`: what the tables say, for people and for other tools.
@main
enum AlmanacCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let invocation = try Invocation(arguments)
      var output = OutputStream()
      switch invocation {
      case .help: try output.write(Usage.text + "\n")
      case .exportDays(let export): try export.run(&output)
      }
      try output.flush()
      exit(ExitCode.success)
    } catch let error as UsageError {
      report("\(error.message)\n\n\(Usage.text)")
      exit(ExitCode.usage)
    } catch {
      report("\(error)")
      exit(ExitCode.failure)
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("almanac: \(message)\n".utf8))
  }
}
