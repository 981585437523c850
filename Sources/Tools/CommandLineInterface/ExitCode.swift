/// What a process says when it ends.
package enum ExitCode {
  package static let success: Int32 = 0
  /// The data or the tables do not allow it, or the output could not be written.
  package static let failure: Int32 = 1
  /// A comparison could not be made, where 1 already says that there are changes.
  package static let trouble: Int32 = 2
  /// The command line was wrong (EX_USAGE of sysexits).
  package static let usage: Int32 = 64
}
