package import AlmanacModel

/// What changed in effect from one tree of generated files to another.
package struct TreeComparison: Sendable {
  package let before: String
  package let after: String
  /// The day that parts past and future.
  package let now: DayNumber
  /// In the order of their groups, and within a group as they are to be read.
  package let changes: [Change]
  /// Files with another text, by path.
  package let differingFiles: [String]
  package let sizes: SizeComparison

  /// Compares two trees.
  ///
  /// - Parameter now: The day that parts past and future.
  package init(from before: GeneratedTables, to after: GeneratedTables, now: DayNumber) {
    self.before = before.tree.name
    self.after = after.tree.name
    self.now = now
    sizes = SizeComparison(before.tree, after.tree)
    differingFiles = Set(before.tree.files.keys).union(after.tree.files.keys).sorted().filter {
      $0 != Manifest.path && before.tree.files[$0] != after.tree.files[$0]
    }
    guard !differingFiles.isEmpty else {
      changes = []
      return
    }
    let found =
      Self.almanac(before, after, now: now) + OtherTableComparison(before: before, after: after).changes()
      + CommentComparison(before: before, after: after).changes()
      + ReportComparison(before: before.tree, after: after.tree).changes()
    changes = Change.Group.allCases.flatMap { group in found.filter { $0.group == group } }
  }

  package var changesInEffect: [Change] { changes.filter(\.isInEffect) }

  /// Whether a day has another lunar date, term or phase.
  var changesDates: Bool {
    changes.contains { [.lunarDates, .leapMonth, .newYear, .monthStart, .civilDay].contains($0.kind) }
  }

  private static func almanac(
    _ before: GeneratedTables, _ after: GeneratedTables, now: DayNumber
  ) -> [Change] {
    guard let old = before.almanac, let new = after.almanac, old != new else { return [] }
    var changes = CalendarListComparison(before: old, after: new, now: now).changes()
    let common = old.calendars.compactMap { calendar in
      new.calendars.first { $0.id == calendar.id }.map { (before: calendar, after: $0) }
    }
    for pair in common {
      changes += MonthComparison(before: pair.before, after: pair.after, now: now).changes()
    }
    // Days first, then what moved them.
    let instants = InstantComparison(before: old, after: new, now: now)
    for pair in common { changes += instants.civilDays(of: pair.before, pair.after) }
    for pair in common {
      changes += EraComparison(before: pair.before, after: pair.after, now: now).changes()
    }
    changes += instants.changes()
    changes += TimeScaleComparison(before: old.scales, after: new.scales, now: now).changes()
    for pair in common {
      changes += DoubtComparison(before: pair.before, after: pair.after, now: now).changes()
    }
    return changes
  }
}
