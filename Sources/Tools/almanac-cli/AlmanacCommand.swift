import Foundation
import WidgetFoundation

extension CommandFailure {
  /// The error of an action that could not save its change of a file.
  static func notSaved(_ reason: String, in language: Language = .english) -> CommandFailure {
    CommandFailure(DataRefusal.notSaved(reason, in: language))
  }
}

/// The command `almanac`: the contents of the tables, for people and for other tools.
@main
enum AlmanacCommand {
  static func main() {
    // A reader that needs no more, such as `head`, closes the pipe; writing then fails instead of ending this
    // process.
    signal(SIGPIPE, SIG_IGN)
    // If a file exceeds the shell's limit, writing it fails with its path, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var output = OutputStream()
    exit(run(Array(CommandLine.arguments.dropFirst()), &output))
  }

  /// Runs a command line; errors are reported, not thrown.
  ///
  /// - Returns: The exit code of the process.
  static func run(_ words: [String], _ output: inout OutputStream) -> Int32 {
    do {
      try Invocation(words).run(&output)
      try output.flush()
    } catch let error as UsageError {
      // Words of the command line may have line ends; the message has none of its own.
      let message = error.message.replacing("\n", with: "\\u{a}")
      Complaint.tell("\(message)\n\(error.hint ?? "see 'almanac --help'")")
      return ExitCode.usage
    } catch OutputError.readerIsGone {
      return ExitCode.success
    } catch {
      Complaint.tell("\(error)")
      return ExitCode.failure
    }
    return ExitCode.success
  }
}
