public import Documents
public import Foundation
import WidgetFoundationTables

extension DataRefusal {
  /// Creates the refusal of a document that could not be read or written.
  ///
  /// - Parameter isPathNamed: Whether the sentence has the path of the file, as on a command line, in place of its name.
  package init(_ error: StoreError, in language: Language, isPathNamed: Bool = false) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    func refusal(
      _ code: String, _ path: String, _ values: [(String, JSON?)] = [], _ sentence: (String) -> String
    ) -> DataRefusal {
      let file = isPathNamed ? path : URL(fileURLWithPath: path).lastPathComponent
      return DataRefusal(code, [("file", .string(file))] + values, [sentence(file)])
    }
    func reasoned(
      _ code: String, _ path: String, _ reason: (code: String, sentence: String),
      _ values: [(String, JSON?)] = [], _ sentence: (_ file: String, _ problem: String) -> String
    ) -> DataRefusal {
      refusal(code, path, values + [("reason", .string(reason.code))]) { sentence($0, reason.sentence) }
    }
    self =
      switch error {
      case .noContainer(let name):
        DataRefusal("noContainer", [("file", name.isEmpty ? nil : .string(name))], [texts.closed])
      case .invalidName(let name):
        refusal("invalidName", name) { texts.name(endings: StoreFileName.reserved, file: $0) }
      case .folderMissing(let path): refusal("folderMissing", path) { texts.noFolder(file: $0) }
      case .notAFile(let path): refusal("notAFile", path) { texts.notAFile(file: $0) }
      case .symbolicLink(let path): refusal("symbolicLink", path) { texts.link(file: $0) }
      case .tooLarge(let path, let bytes, let allowed):
        refusal("tooLarge", path, [("bytes", JSON(bytes)), ("limit", JSON(allowed))]) {
          texts.tooLarge(count: "\(bytes)", file: $0, limit: "\(allowed)")
        }
      case .system(let path, let operation, let code):
        refusal(
          "system", path, [("operation", .string(operation.rawValue)), ("number", JSON(Int(code)))]
        ) { file in
          let (code, problem) = ("\(code)", systemMessage(code))
          return switch operation {
          case .open, .read, .lock: texts.notRead(code: code, file: file, problem: problem)
          case .write, .rename, .remove: texts.notWritten(code: code, file: file, problem: problem)
          }
        }
      case .busy(let path): refusal("busy", path) { _ in texts.busy }
      case .suspending(let path): refusal("suspending", path) { _ in texts.busy }
      case .changed(let path): refusal("changed", path) { _ in texts.busy }
      case .newerVersion(let path, let found, let supported):
        refusal("newerVersion", path, [("found", JSON(found)), ("supported", JSON(supported))]) {
          texts.newer(file: $0, found: "\(found)", supported: "\(supported)")
        }
      case .notMoved(let path): refusal("notMoved", path) { texts.notMoved(file: $0) }
      case .occupied(let path): refusal("occupied", path) { texts.occupied(file: $0) }
      case .unwritable(let path, let error):
        reasoned("unwritable", path, error.reason(in: language)) { texts.unwritable(file: $0, problem: $1) }
      case .corrupt(let path, let fault):
        switch fault {
        case .syntax(JSONSyntaxError(reason: .endOfText, offset: 0)):
          refusal("empty", path) { texts.empty(file: $0) }
        case .syntax(let error):
          reasoned("notJSON", path, error.reason(in: language), [("byte", JSON(error.offset))]) {
            texts.notJSON(file: $0, problem: $1)
          }
        case .checksum: refusal("checksum", path) { texts.checksum(file: $0) }
        case .envelope(let error):
          reasoned("envelope", path, error.reason(in: language)) { texts.envelope(file: $0, problem: $1) }
        case .schema(let found, let expected):
          refusal(
            "otherFile", path,
            [("found", found.map(JSON.string)), ("expected", .string(expected))]
          ) {
            texts.other(file: $0)
          }
        case .payload(let error):
          reasoned("payload", path, error.inside("payload").reason(in: language)) {
            texts.payload(file: $0, problem: $1)
          }
        case .tooLarge(let bytes):
          DataRefusal(.tooLarge(path: path, bytes: bytes), in: language, isPathNamed: isPathNamed)
        case .lost(let left):
          refusal("lost", path, [("left", .array(left.map(JSON.string)))]) {
            texts.lost(file: $0, files: left.joined(separator: ", "))
          }
        }
      }
  }

  /// Whether a file is damaged or missing, so that its copy may help.
  package var isDamage: Bool {
    ["empty", "notJSON", "checksum", "envelope", "payload", "lost"].contains(code) && faults.isEmpty
  }

  /// Returns the refusal of an undo when no change is left.
  package static func nothingToUndo(in language: Language) -> DataRefusal {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    return DataRefusal("nothingToUndo", at: ["kind"], [], [texts.undoNothing])
  }

  /// Returns the sentence that nothing was saved, with the reason.
  package static func notSaved(_ reason: String, in language: Language) -> String {
    WidgetFoundationStrings(language: language.tableIndex).notSaved(problem: reason)
  }

  /// Returns the sentence that a change could not be saved and nothing has changed, as the screens of all apps say it.
  package static func saveFailed(in language: Language) -> String {
    WidgetFoundationStrings(language: language.tableIndex).saveFailed
  }
}

extension String {
  /// Returns the beginning of a text of a user, with its hidden characters as escapes and with an ellipsis if more follows.
  package func shortened(to length: Int) -> String {
    let text = escapingHiddenCharacters
    return text.count > length ? text.prefix(length) + "…" : text
  }
}

// The module that defines the errors has no texts, so the sentences are here.
extension StoreError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The sentence in English, with the path of the file, for a developer.
  public var description: String { DataRefusal(self, in: .english, isPathNamed: true).sentence }
}
