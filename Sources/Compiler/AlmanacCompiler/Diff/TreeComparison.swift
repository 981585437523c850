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
      found = try Self.changes(Facts(old), Facts(new), now: now)
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

  private static func changes(_ before: Facts, _ after: Facts, now: DayNumber) throws(UnreadableFacts)
    -> [Change]
  {
    let (old, new) = (try calendars(before), try calendars(after))
    var changes = CalendarListComparison(before: old, after: new).changes()
    let common = old.compactMap { calendar in
      new.first { $0.id == calendar.id }.map { (before: calendar, after: $0) }
    }
    for pair in common {
      changes += MonthComparison(before: pair.before, after: pair.after, now: now).changes()
    }
    // First the days that moved, then the causes.
    let (oldSky, newSky) = (try SkyTables(before), try SkyTables(after))
    let instants = InstantComparison(before: oldSky, after: newSky, now: now)
    let isSameSky = ["terms", "phases", "delta-t", "leap-second"].allSatisfy { before[$0] == after[$0] }
    for pair in common where !isSameSky || pair.before.eras != pair.after.eras {
      changes += instants.civilDays(of: pair.before, pair.after)
    }
    let causes = common.map { CauseComparison(before: $0.before, after: $0.after) }
    changes += causes.flatMap { $0.eras() }
    if !isSameSky {
      changes += instants.changes() + TimeScaleComparison(before: before, after: after).changes()
    }
    changes += causes.flatMap { $0.uncertainEvents() }
    changes += try festivals(before, after, old, new, now: now)
    return changes + FactComparison(before: before, after: after, now: now).changes()
      + InsultComparison(before: before, after: after).changes()
  }

  private static func calendars(_ facts: Facts) throws(UnreadableFacts) -> [CalendarTables] {
    var calendars: [CalendarTables] = []
    for fact in facts["calendar"] { calendars.append(try CalendarTables(fact, facts)) }
    return calendars
  }

  private static func festivals(
    _ before: Facts, _ after: Facts, _ old: [CalendarTables], _ new: [CalendarTables], now: DayNumber
  ) throws(UnreadableFacts) -> [Change] {
    let countries = [before, after].map { $0["country"].map(\.key) }
    var changes: [Change] = []
    for country in Set(countries[0] + countries[1]).sorted() {
      let language = (new + old).first { $0.country == country }?.language
      let comparison = try FestivalComparison(
        country, before: before, after: after, language: language, now: now)
      let isNew = !countries[0].contains(country)
      changes +=
        isNew || !countries[1].contains(country)
        ? comparison.changesOfCountry(isNew: isNew) : comparison.changes()
    }
    return changes
  }
}
