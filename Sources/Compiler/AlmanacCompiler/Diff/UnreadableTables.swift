package import SourceText

/// Tables that this version of the compiler cannot read, because of another layout or a manual edit.
package struct UnreadableTables: Error, Sendable {
  package var diagnostic: Diagnostic

  /// Creates the error of a file that cannot be read.
  init(_ path: String, reason: String) {
    diagnostic = Diagnostic(location: SourceLocation(path: path), message: reason)
  }

  /// Creates the error of a declaration.
  ///
  /// - Parameters:
  ///   - tree: The name of the tree in messages.
  ///   - path: The file.
  ///   - line: The line, from 1, if it is known.
  ///   - message: What is wrong.
  init(_ tree: String, _ path: String, line: Int? = nil, _ message: String) {
    diagnostic = Diagnostic(
      location: SourceLocation(path: path, line: line),
      message: """
        \(message); the tables of \(tree) are of a layout that this version cannot read: name a revision that is closer to \
        this one, or compare the texts with git diff
        """)
  }
}
