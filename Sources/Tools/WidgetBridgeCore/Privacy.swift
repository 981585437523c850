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

  /// The entries of a schedule as they may be seen.
  ///
  /// A moment at which nothing that may be seen changes would give away what was taken out, as a sunrise tells the place: it
  /// is left out.
  package func applied<System: WidgetSystem>(to entries: [WidgetEntry<System>]) -> [WidgetEntry<System>] {
    guard self == .redacted else { return entries }
    var seen: [WidgetEntry<System>] = []
    for entry in entries {
      let snapshot = entry.snapshot.redacted()
      if snapshot == seen.last?.snapshot { continue }
      seen.append(
        WidgetEntry<System>(instant: entry.instant, snapshot: snapshot, relevance: entry.relevance))
    }
    return seen
  }
}

extension Privacy: JSONDecodable {}
