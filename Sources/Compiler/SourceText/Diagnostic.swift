/// One problem in a text file, with other locations that explain it.
package struct Diagnostic: Hashable, Sendable {
  package var location: SourceLocation
  package var message: String
  /// The remarks about second locations, such as that of the first of two equal keys.
  package var notes: [Diagnostic]

  package init(location: SourceLocation, message: String, notes: [Diagnostic] = []) {
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The text `path:line:column: error: message`, with a line for each note; hidden characters are escaped as
  /// `\\u{1B}`.
  package var description: String {
    let lines = ["\(location): error: \(message)"] + notes.map { "\($0.location): note: \($0.message)" }
    return lines.map(\.printable).joined(separator: "\n")
  }
}

/// All problems of a run, in the order in which they were found.
///
/// Readers report problems here and continue, so that a maintainer sees all of them at once.
package final class Diagnostics {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package func report(_ message: String, at location: SourceLocation, notes: [Diagnostic] = []) {
    all.append(Diagnostic(location: location, message: message, notes: notes))
  }

  /// Adds problems that were found elsewhere.
  package func add(_ problems: [Diagnostic]) { all += problems }

  /// Reports the first five of some problems, and how many more there are.
  ///
  /// - Parameters:
  ///   - words: How the others are called: "like these", "differences like these".
  ///   - path: The file or folder of the others.
  package func report(_ problems: [Diagnostic], others words: String, at path: String) {
    all += problems.prefix(5)
    if problems.count > 5 { report("\(problems.count - 5) more \(words)", at: SourceLocation(path: path)) }
  }
}
