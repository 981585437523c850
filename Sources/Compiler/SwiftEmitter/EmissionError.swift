/// The reason why a file cannot be written as source text.
package struct EmissionError: Error, Hashable, CustomStringConvertible, Sendable {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Creates the error of a comment that would not stay on one line, or begins with a mark that joins the character before it.
  package static func lineBreak(_ comment: String) -> Self {
    Self("a line break in the comment '\(comment)'")
  }
}
