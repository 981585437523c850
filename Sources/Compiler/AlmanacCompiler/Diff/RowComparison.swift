import SwiftEmitter

/// The rows of an integer table before and after, told by their comments.
struct RowComparison {
  private let name: String
  private let before: [IntegerTable.Row]
  private let after: [IntegerTable.Row]
  private static let exampleLimit = 6

  init(_ name: String, _ before: [IntegerTable.Row], _ after: [IntegerTable.Row]) {
    self.name = name
    self.before = before
    self.after = after
  }

  func changes() -> [Change] {
    let (old, new) = (before.map(\.values), after.map(\.values))
    guard old != new else { return [] }
    let pairs = before.count == after.count ? zip(before, after).filter { $0.values != $1.values } : []
    if before.count == after.count, pairs.count <= Self.exampleLimit {
      return pairs.map { was, now in
        Change(
          .other, .rows, name, item: now.comment, before: Self.text(was), after: Self.text(now),
          text: "\(Self.text(now)), was \(Self.text(was))")
      }
    }
    let difference = new.difference(from: old)
    let examples = difference.insertions.prefix(Self.exampleLimit).compactMap { change -> String? in
      guard case .insert(let offset, _, _) = change else { return nil }
      return Self.text(after[offset])
    }
    let list = examples.isEmpty ? "" : ": \(examples.joined(separator: "; "))"
    return [
      Change(
        .other, .rows, name, item: "rows", before: "\(before.count)", after: "\(after.count)",
        text: "+\(difference.insertions.count) -\(difference.removals.count) rows\(list)")
    ]
  }

  private static func text(_ row: IntegerTable.Row) -> String {
    let numbers = row.values.prefix(4).map(String.init).joined(separator: ", ")
    return "\(numbers)\(row.values.count > 4 ? ", ..." : "") (\(row.comment))"
  }
}
