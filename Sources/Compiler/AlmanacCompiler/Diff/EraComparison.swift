import AlmanacModel

/// Zone eras of a calendar that were added, removed or changed.
struct EraComparison {
  let before: CalendarTables
  let after: CalendarTables

  func changes() -> [Change] {
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
      changes.append(change(era, from: was))
    }
    // If as many were removed as added, they are the same eras with other beginnings.
    if removed.count == added.count {
      return changes + zip(added, removed).map { change($0, from: $1) }
    }
    changes += removed.map { change(nil, from: $0) }
    return changes + added.map { change($0, from: nil) }
  }

  private func change(_ era: CalendarTables.Era?, from was: CalendarTables.Era?) -> Change {
    let text =
      switch (era, was) {
      case (let era?, let was?): "the era \(Self.text(was)) is now \(Self.text(era))"
      case (let era?, nil): "a new era \(Self.text(era))"
      case (nil, let was?): "the era \(Self.text(was)) is gone"
      case (nil, nil): "an era changed"
      }
    return Change(
      .instants, .era, after.id, item: "era", before: was.map(Self.text), after: era.map(Self.text),
      text: text)
  }

  /// Returns "UTC+07:00 from 1967-12-31T17:00:00Z".
  private static func text(_ era: CalendarTables.Era) -> String {
    "\(Offset.text(era.offset)) from \(Instant(secondsSince1970: era.start))"
  }
}
