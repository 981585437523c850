import AlmanacModel

/// Uncertain events of a calendar that were added, removed or changed.
struct UncertainEventComparison {
  let before: CalendarTables
  let after: CalendarTables

  func changes() -> [Change] {
    let (old, new) = (before.uncertainEvents, after.uncertainEvents)
    guard old != new else { return [] }
    let gone = old.filter { event in !new.contains { $0.key == event.key } }
    let others = new.compactMap { event -> Change? in
      guard let was = old.first(where: { $0.key == event.key }) else {
        return change("now uncertain", event, after: event.text)
      }
      guard was.fact != event.fact else { return nil }
      return change("a different doubt", event, before: was.text, after: event.text)
    }
    return gone.map { change("no longer uncertain", $0, before: $0.text) } + others
  }

  private func change(
    _ what: String, _ event: CalendarTables.UncertainEvent, before: String? = nil, after: String? = nil
  ) -> Change {
    Change(
      .instants, .doubt, self.after.id, item: event.text, before: before, after: after,
      text: "\(what): \(event.text)")
  }
}
