/// Whether private values are shown or taken out.
package enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// The user: everything is shown.
  case shown
  /// Others could look: private values are taken out.
  case redacted

  /// A snapshot as it may be seen.
  package func applied<Snapshot: WidgetSnapshot>(to snapshot: Snapshot) -> Snapshot {
    self == .redacted ? snapshot.redacted() : snapshot
  }
}

extension Privacy: JSONDecodable {}
