package import SourceText

/// Tables that this version of the compiler cannot read: another layout, or edited by hand.
package struct UnreadableTables: Error, Sendable {
  package var diagnostic: Diagnostic

  /// A file that cannot be read at all.
  init(_ path: String, reason: String) {
    diagnostic = Diagnostic(location: SourceLocation(path: path), message: reason)
  }

  /// - Parameters:
  ///   - tree: What the tree is called.
  ///   - path: The file.
  ///   - line: Counted from 1, where it is known.
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
