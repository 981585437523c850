import AlmanacFacts
package import AlmanacModel

/// The changes from one side of a comparison to another.
package struct TreeComparison: Sendable {
  package let before: FactTree
  package let after: FactTree
  /// The day that separates past and future.
  package let now: DayNumber
  /// The changes in the order of their groups; within a group they are in reading order.
  package let changes: [Change]
  /// The files of facts that are not compared, as one of the sides cannot make them.
  package let leftOut: [String]

  /// Compares two sides by their facts.
  ///
  /// - Parameter now: The day that separates past and future.
  /// - Throws: ``UnreadableFacts`` that names the file and line.
  package init(from before: FactTree, to after: FactTree, now: DayNumber) throws(UnreadableFacts) {
    self.before = before
    self.after = after
    self.now = now
    let leftOut = before.leftOut.union(after.leftOut)
    self.leftOut = leftOut.sorted()
    var (old, new) = (before, after)
    for path in leftOut { (old.files[path], new.files[path]) = (nil, nil) }
    let differing = Set(old.files.keys).union(new.files.keys).filter { old.files[$0] != new.files[$0] }
    var found: [Change] = []
    if !differing.isEmpty {
      found = try FactJoin(Facts(old), Facts(new), now: now).changes()
      if found.isEmpty {
        let paths = differing.sorted().joined(separator: ", ")
        found = [
          Change(
            .other, .rows, "facts", item: "facts",
            text: "they differ in a way that no comparison reports: \(paths)")
        ]
      }
    }
    changes = Change.Group.allCases.flatMap { group in found.filter { $0.group == group } }
  }

  /// Whether a day has a different lunar date, term, phase or festival, or other days are paid.
  var changesDates: Bool {
    changes.contains {
      $0.group == .past || $0.group == .future || $0.kind == .festival && $0.group != .other
    }
  }
}
