package import SourceText

/// The error that stops a run before anything is generated, with every problem found.
package struct CompilationFailure: Error, Sendable {
  package var diagnostics: [Diagnostic]
}

extension CompilationFailure {
  /// Creates the failure of one problem of a file or folder as a whole.
  init(_ message: String, at path: String) {
    self.init(diagnostics: [Diagnostic(location: SourceLocation(path: path), message: message)])
  }
}

/// Runs one pass of the compiler with its own diagnostics.
///
/// If anything was reported, the result is thrown away, so a pass may go on with dummies for what it could not read.
///
/// - Parameter refused: Where to collect what a pass of checks reports, for `diff`, which needs its result all the same.
/// - Throws: ``CompilationFailure`` with everything that the pass reported, if it reported anything that is not collected.
func pass<Result>(
  _ refused: Diagnostics? = nil, _ body: (Diagnostics) -> Result?
) throws(CompilationFailure) -> Result {
  let diagnostics = Diagnostics()
  guard let result = body(diagnostics), refused != nil || diagnostics.isEmpty else {
    throw CompilationFailure(diagnostics: diagnostics.all)
  }
  refused?.add(diagnostics.all)
  return result
}
