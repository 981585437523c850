package import AlmanacModel

/// The changes from one tree of generated files to another.
package struct TreeComparison: Sendable {
  package let before: String
  package let after: String
  /// The day that separates past and future.
  package let now: DayNumber
  /// The changes in the order of their groups; within a group they are in reading order.
  package let changes: [Change]
  /// The paths of files with different texts.
  package let differingFiles: [String]
  package let sizes: SizeComparison
  /// The files of Data/ from which the second tree was not made.
  package let outdated: [String]

  /// Compares two trees.
  ///
  /// - Parameter now: The day that separates past and future.
  package init(from before: GeneratedTables, to after: GeneratedTables, now: DayNumber) {
    self.before = before.tree.name
    self.after = after.tree.name
    self.now = now
    outdated = after.tree.outdated
    sizes = SizeComparison(before.tree, after.tree)
    differingFiles = Set(before.tree.files.keys).union(after.tree.files.keys).filter {
      $0 != Manifest.path && before.tree.files[$0] != after.tree.files[$0]
    }.sorted()
    let sources = SourceComparison(before: before.tree, after: after.tree).changes()
    guard !differingFiles.isEmpty else {
      changes = sources
      return
    }
    let found =
      Self.almanac(before, after, now: now) + Self.festivals(before, after, now: now)
      + OtherTableComparison(before: before, after: after).changes()
      + CommentComparison(before: before, after: after).changes()
      + JavaScriptComparison(before: before, after: after).changes()
      + ReportComparison(before: before.tree, after: after.tree).changes() + sources
    changes = Change.Group.allCases.flatMap { group in found.filter { $0.group == group } }
  }

  package var changesInEffect: [Change] { changes.filter(\.isInEffect) }

  /// Whether a day has a different lunar date, term, phase or festival, or other days are paid.
  var changesDates: Bool {
    changes.contains {
      [.lunarDates, .leapMonth, .newYear, .monthStart, .civilDay].contains($0.kind)
        || $0.kind == .paidDays || $0.kind == .festival && $0.group != .other
    }
  }

  /// Whether dates may change by what the comparison does not follow: functions and constants through which the runtime reads the
  /// tables, or fields of festivals that it does not know.
  var mayMissDates: Bool {
    changes.contains { change in
      change.kind == .code && ["Almanac", "DayAlmanac"].contains(change.subject)
        || change.kind == .rows && change.group != .identifiers && change.subject.hasPrefix("festivals of ")
    }
  }

  private static func almanac(
    _ before: GeneratedTables, _ after: GeneratedTables, now: DayNumber
  ) -> [Change] {
    guard let old = before.almanac, let new = after.almanac, old != new else { return [] }
    var changes = CalendarListComparison(before: old, after: new).changes()
    let common = old.calendars.compactMap { calendar in
      new.calendars.first { $0.id == calendar.id }.map { (before: calendar, after: $0) }
    }
    for pair in common {
      changes += MonthComparison(before: pair.before, after: pair.after, now: now).changes()
    }
    // First the days that moved, then the causes.
    let instants = InstantComparison(before: old, after: new, now: now)
    for pair in common { changes += instants.civilDays(of: pair.before, pair.after) }
    for pair in common {
      changes += EraComparison(before: pair.before, after: pair.after).changes()
    }
    changes += instants.changes()
    changes += TimeScaleComparison(before: old.scales, after: new.scales).changes()
    for pair in common {
      changes += DoubtComparison(before: pair.before, after: pair.after).changes()
    }
    return changes
  }

  private static func festivals(
    _ before: GeneratedTables, _ after: GeneratedTables, now: DayNumber
  ) -> [Change] {
    Set(before.festivals.keys).union(after.festivals.keys).sorted().flatMap { table -> [Change] in
      switch (before.festivals[table], after.festivals[table]) {
      case (let old?, let new?):
        // Most changes leave the festivals as they are, and to compare their days one by one takes long.
        return old == new ? [] : FestivalComparison(before: old, after: new, now: now).changes()
      case (nil, let new?): return [new.asChange(.new, "new: \(new.rules.count) rules")]
      // A removal belongs to the past: days that are already in print lose their festivals.
      case (let old?, nil): return [old.asChange(.past, "gone: \(old.rules.count) rules")]
      case (nil, nil): return []
      }
    }
  }
}
