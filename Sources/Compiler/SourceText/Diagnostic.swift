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
    return lines.joined(separator: "\n").printable
  }
}
