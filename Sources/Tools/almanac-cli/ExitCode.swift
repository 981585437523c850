/// What the process says when it ends.
enum ExitCode {
  static let success: Int32 = 0
  /// The tables have no answer, or the output could not be written.
  static let failure: Int32 = 1
  /// The command line was wrong (EX_USAGE of sysexits).
  static let usage: Int32 = 64
}
