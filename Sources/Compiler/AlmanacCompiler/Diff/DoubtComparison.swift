import AlmanacModel

/// Uncertain events of a calendar that were added, removed or changed.
struct DoubtComparison {
  let before: CalendarTables
  let after: CalendarTables

  func changes() -> [Change] {
    guard before.doubts != after.doubts else { return [] }
    let gone = before.doubts.filter { row in !after.doubts.contains { $0.record.event == row.record.event } }
    let others = after.doubts.compactMap { row -> Change? in
      guard let was = before.doubts.first(where: { $0.record.event == row.record.event }) else {
        return change("now uncertain", row, after: row.comment)
      }
      guard was.record != row.record else { return nil }
      return change("a different doubt", row, before: was.comment, after: row.comment)
    }
    return gone.map { change("no longer uncertain", $0, before: $0.comment) } + others
  }

  private func change(
    _ what: String, _ row: CalendarTables.DoubtRow, before: String? = nil, after: String? = nil
  ) -> Change {
    Change(
      .instants, .doubt, self.after.id, item: row.comment, before: before, after: after,
      text: "\(what): \(row.comment)")
  }
}
