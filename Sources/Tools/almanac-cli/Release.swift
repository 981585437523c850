/// The release that the command belongs to.
enum Release {
  /// The version, which is that of the newest release in CHANGELOG.md.
  static let version = "1.0.0"
}
