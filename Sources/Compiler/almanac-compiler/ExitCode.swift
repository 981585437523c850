/// What the process says when it ends.
enum ExitCode {
  static let success: Int32 = 0
  /// Bad data, or generated files that are not up to date.
  static let failure: Int32 = 1
  /// `diff` could not compare: 1 already says that there are changes.
  static let trouble: Int32 = 2
  /// The command line was wrong (EX_USAGE of sysexits).
  static let usage: Int32 = 64
}
