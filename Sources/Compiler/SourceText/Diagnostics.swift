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
