/// A location in a text file: path, and if known the line and column, both counted from 1.
///
/// Columns count Unicode scalars, which in normalisation form C are the characters that a reader sees.
package struct SourceLocation: Hashable, Sendable {
  package var path: String
  package var line: Int?
  package var column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path`, `path:line` or `path:line:column`, as compilers write it.
  package var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
