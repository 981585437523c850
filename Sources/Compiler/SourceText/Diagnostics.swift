/// All problems of a run, in the order they were found.
///
/// Readers report here and go on, so that a maintainer sees everything at once.
package final class Diagnostics {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package func report(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) {
    all.append(Diagnostic(location: location, message: message, notes: notes))
  }
}
