import AlmanacModel

/// Zone eras and uncertain events of a calendar that were added, removed or changed.
struct CauseComparison {
  let before: CalendarTables
  let after: CalendarTables

  // MARK: - Eras

  func eras() -> [Change] {
    var old = before.eras[...]
    var new = after.eras[...]
    var changes: [Change] = []
    // The first era has no beginning, so only its offset can differ.
    if let was = old.popFirst(), let era = new.popFirst(), was.offset != era.offset {
      let (offset, wasOffset) = (Offset.text(era.offset), Offset.text(was.offset))
      changes.append(
        Change(
          .instants, .era, after.id, item: "first era", before: wasOffset, after: offset,
          text: "the first era is \(offset), was \(wasOffset)"))
    }
    let removed = old.filter { was in !new.contains { $0.start == was.start } }
    let added = new.filter { era in !old.contains { $0.start == era.start } }
    for era in new {
      guard let was = old.first(where: { $0.start == era.start }), was.offset != era.offset else { continue }
      changes.append(moved(era, from: was))
    }
    // If as many were removed as added, they are the same eras with other beginnings.
    if removed.count == added.count { return changes + zip(added, removed).map { moved($0, from: $1) } }
    changes += removed.map {
      Change(.instants, .era, after.id, item: "era", before: $0.text, text: "the era \($0.text) is gone")
    }
    return changes
      + added.map {
        Change(.instants, .era, after.id, item: "era", after: $0.text, text: "a new era \($0.text)")
      }
  }

  private func moved(_ era: CalendarTables.Era, from was: CalendarTables.Era) -> Change {
    Change(
      .instants, .era, after.id, item: "era", before: was.text, after: era.text,
      text: "the era \(was.text) is now \(era.text)")
  }

  // MARK: - Uncertain events

  func uncertainEvents() -> [Change] {
    let (old, new) = (before.uncertainEvents, after.uncertainEvents)
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

extension CalendarTables.Era {
  /// The era in words: "UTC+07:00 from 1967-12-31T17:00:00Z".
  fileprivate var text: String { "\(Offset.text(offset)) from \(Instant(secondsSince1970: start))" }
}
