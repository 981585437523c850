import WidgetBridge

extension Arguments {
  /// The value of `--privacy`.
  func privacy() throws(UsageError) -> Privacy {
    try choice(.privacy, of: Privacy.self) ?? .shown
  }
}
