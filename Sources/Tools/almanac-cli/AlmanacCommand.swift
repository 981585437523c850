import Foundation

/// The command `almanac`: the contents of the tables, for people and for other tools.
@main
enum AlmanacCommand {
  static func main() {
    // A reader that has seen enough, such as `head`, closes the pipe; writing then fails instead of ending
    // this process.
    signal(SIGPIPE, SIG_IGN)
    // If a file would be longer than the shell's limit, writing it fails with its path, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var output = OutputStream()
    do {
      try Invocation(Array(CommandLine.arguments.dropFirst())).run(&output)
      try output.flush()
    } catch let error as UsageError {
      Complaint.tell("\(error.message)\n\(error.hint ?? "see 'almanac --help'")")
      exit(ExitCode.usage)
    } catch OutputError.readerIsGone {
      exit(ExitCode.success)
    } catch {
      Complaint.tell("\(error)")
      exit(ExitCode.failure)
    }
    exit(ExitCode.success)
  }
}
