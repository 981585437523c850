/// Whether private values are shown or taken out.
package enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// Nothing is taken out.
  case shown
  /// Private values are taken out, as on a locked screen.
  case redacted

  /// A snapshot as it may be seen.
  package func applied<Content, Own>(
    to snapshot: WidgetSnapshot<Content, Own>
  ) -> WidgetSnapshot<Content, Own> {
    self == .redacted ? snapshot.redacted() : snapshot
  }
}

extension Privacy: JSONDecodable {}
