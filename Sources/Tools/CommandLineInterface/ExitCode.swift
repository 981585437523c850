/// The exit codes of a process.
package enum ExitCode {
  package static let success: Int32 = 0
  /// The data or the tables do not allow the request, or the output could not be written.
  package static let failure: Int32 = 1
  /// A comparison failed; used by programs in which 1 means that there are changes.
  package static let trouble: Int32 = 2
  /// The command line is wrong (EX_USAGE of sysexits).
  package static let usage: Int32 = 64
}
