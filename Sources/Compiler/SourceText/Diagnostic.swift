/// One problem in a text file, with other locations that explain it.
package struct Diagnostic: Hashable, Sendable {
  /// A second location, such as that of the first of two equal keys.
  package struct Note: Hashable, Sendable {
    package var location: SourceLocation
    package var message: String

    package init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  package var location: SourceLocation
  package var message: String
  package var notes: [Note]

  package init(location: SourceLocation, message: String, notes: [Note] = []) {
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

  package func report(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) {
    all.append(Diagnostic(location: location, message: message, notes: notes))
  }
}
