/// Whether private values are shown or removed.
package enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// Private values are shown.
  case shown
  /// Private values are removed, as on a locked screen.
  case redacted

  /// Returns a snapshot with or without its private values.
  package func applied<Facts, Specific>(
    to snapshot: WidgetSnapshot<Facts, Specific>
  ) -> WidgetSnapshot<Facts, Specific> {
    self == .redacted ? snapshot.redacted() : snapshot
  }

  /// Returns the entries of a schedule with or without their private values.
  ///
  /// An entry is left out if it shows the same as the one before after redaction. Its time alone could reveal
  /// a private value, as the time of a sunrise reveals the place. The relevance depends on what was spent or
  /// drunk, so no entry has one.
  package func applied<Definition: WidgetDefinition>(to entries: [WidgetEntry<Definition>]) -> [WidgetEntry<
    Definition
  >] {
    guard self == .redacted else { return entries }
    var seen: [WidgetEntry<Definition>] = []
    for entry in entries {
      let snapshot = entry.snapshot.redacted()
      if snapshot == seen.last?.snapshot { continue }
      seen.append(WidgetEntry<Definition>(instant: entry.instant, snapshot: snapshot))
    }
    return seen
  }
}

extension Privacy: JSONDecodable {}
