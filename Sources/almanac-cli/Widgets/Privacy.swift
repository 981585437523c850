/// `--privacy`: how private values of a widget appear.
enum Privacy: String, CaseIterable {
  case shown
  /// As on a locked screen.
  case redacted
}
