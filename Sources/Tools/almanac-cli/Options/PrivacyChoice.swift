import WidgetFoundation

/// The words of `--privacy`.
enum PrivacyChoice: String, CaseIterable {
  case shown, redacted

  /// A snapshot as it is shown, of the widget and of every entry of its schedule.
  func applied<Snapshot: WidgetSnapshot>(to snapshot: Snapshot) -> Snapshot {
    self == .redacted ? snapshot.redacted() : snapshot
  }
}

extension Arguments {
  /// The value of `--privacy`.
  func privacy() throws(UsageError) -> PrivacyChoice {
    try choice(.privacy, of: PrivacyChoice.self) ?? .shown
  }
}
