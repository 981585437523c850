import Foundation

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
    let texts = AlmanacReportsStrings(language: Invocation.language(of: words).tableIndex)
    func refuse(_ message: String, _ path: String?) -> Int32 {
      let help = ["almanac", path, "--help"].compactMap(\.self).joined(separator: " ")
      // Words of the command line may have line ends; the message has none of its own.
      Complaint.tell("\(message.replacing("\n", with: "\\u{a}"))\n\(texts.seeHelp(text: help))")
      return ExitCode.usage
    }
    var path: String?
    do {
      do {
        let invocation = try Invocation(words)
        path = invocation.path
        try invocation.run(&output)
      } catch let error where Invocation.isAnsweredInJSON(words) {
        if let refusal = error as? CommandRefusal
          ?? (error as? UsageError).map({ CommandRefusal($0, in: texts.shownLanguage) })
        {
          try output.write("\(refusal.json.text)\n")
          try output.flush()
        }
        throw error
      }
      try output.flush()
    } catch let error as UsageError {
      return refuse(texts.sentence(of: error), error.path ?? path)
    } catch let error as CommandRefusal where error.isUsage {
      return refuse(error.message, path)
    } catch OutputError.readerIsGone {
      return ExitCode.success
    } catch {
      Complaint.tell(texts.sentence(of: error))
      return ExitCode.failure
    }
    return ExitCode.success
  }
}
