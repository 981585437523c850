/// Whether private values are shown or taken out.
package enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// Nothing is taken out.
  case shown
  /// Private values are taken out, as on a locked screen.
  case redacted

  /// A snapshot as it may be seen.
  package func applied<Content, Layout, Own>(
    to snapshot: WidgetSnapshot<Content, Layout, Own>
  ) -> WidgetSnapshot<Content, Layout, Own> {
    self == .redacted ? snapshot.redacted() : snapshot
  }
}

extension Privacy: JSONDecodable {}
