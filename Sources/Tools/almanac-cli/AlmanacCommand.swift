import Foundation
import WidgetBridge
import WidgetFoundation

extension CommandFailure {
  /// The error of an action that could not save its change of a file.
  static func notSaved(_ reason: String) -> CommandFailure {
    CommandFailure(DataRefusal.notSaved(reason, in: .english))
  }
}

/// The reason why the data of a user, or the words typed for it, do not allow an action: sentences in the language of `--language`,
/// and a `Failure` of `WidgetBridge.d.ts`.
struct CommandRefusal: Error {
  private let reason: BridgeError
  private let language: Language
  /// The sentences, followed by a hint.
  let message: String
  /// Whether the command line is wrong, whatever is stored.
  let isUsage: Bool

  /// Creates a refusal.
  ///
  /// - Parameter message: The text for a person; `nil` for the sentences alone.
  init(_ reason: BridgeError, in language: Language, message: String? = nil, isUsage: Bool = false) {
    (self.reason, self.language, self.isUsage) = (reason, language, isUsage)
    self.message = message ?? reason.description
  }

  /// Creates a refusal of data, followed by a hint.
  ///
  /// - Parameter isReading: Whether the action only reads.
  init(_ refusal: DataRefusal, in language: Language, isReading: Bool, hint: String = "") {
    let sentence = isReading ? refusal.sentence : DataRefusal.notSaved(refusal.sentence, in: language)
    self.init(.refused(refusal), in: language, message: sentence + hint)
  }

  /// The `Failure` with the language of its sentences.
  var json: JSON {
    var error = reason.json["error"]?.object ?? JSONObject()
    error["language"] = .string(language.tag)
    return ["error": .object(error)]
  }
}

extension Arguments {
  /// The language of refusals: that of `--language`; English without it, so that scripts can search for them.
  var refusalLanguage: Language { (try? self[Options.language]) ?? .english }
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
