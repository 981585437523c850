/// The reason why a request of the user was refused: a code with values for programs, and sentences for people.
///
/// The sentences are data of `Data/strings` in the languages of the apps. An app shows them, the command prints them,
/// and the answers of the bridge contain them, so that all three use the same words in the reader's language.
package struct DataRefusal: Error, Hashable, Sendable {
  /// The code; it is the same in all versions, and `RefusalCode` of `WidgetBridge.d.ts` lists all codes.
  package let code: String
  /// The path in the action of the member that is refused; empty if there is none.
  package let member: [String]
  /// The values in the sentences by their names: texts from the request, days, amounts, numbers, lines and columns.
  package let values: JSONObject
  /// One sentence or more, without a full stop at the end.
  package let lines: [String]
  /// The faults of files, each with its position among its values; empty for all other reasons.
  package let faults: [DataRefusal]

  package init(
    _ code: String, at member: [String] = [], _ values: [(String, JSON?)] = [], _ lines: [String],
    faults: [DataRefusal] = []
  ) {
    (self.code, self.member, self.lines, self.faults) = (code, member, lines, faults)
    self.values = JSONObject(present: values)
  }

  /// The sentences, each on a line of its own.
  package var sentence: String { lines.joined(separator: "\n") }

  /// The path of the refused member in the request; the path of the first fault continues it.
  package var path: [String] {
    member.isEmpty ? [] : ["action"] + member + [faults.first?.values["path"]?.string].compactMap { $0 }
  }
}
