package import SourceText

/// Why nothing was generated: every problem that was found.
package struct CompilationFailure: Error, Sendable {
  package var diagnostics: [Diagnostic]
}

extension CompilationFailure {
  /// One problem of a file or folder as a whole.
  init(_ message: String, at path: String) {
    self.init(diagnostics: [Diagnostic(location: SourceLocation(path: path), message: message)])
  }
}

/// Runs one pass of the compiler, which reports to diagnostics of its own.
///
/// - Throws: ``CompilationFailure`` with all that the pass reported, if it reported anything.
func pass<Result>(_ body: (Diagnostics) -> Result?) throws(CompilationFailure) -> Result {
  let diagnostics = Diagnostics()
  guard let result = body(diagnostics), diagnostics.isEmpty else {
    throw CompilationFailure(diagnostics: diagnostics.all)
  }
  return result
}
