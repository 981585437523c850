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

  /// Compares two trees by their facts.
  ///
  /// - Parameter now: The day that separates past and future.
  /// - Throws: ``UnreadableFacts`` that names the file and line.
  package init(from before: GeneratedTree, to after: GeneratedTree, now: DayNumber) throws(UnreadableFacts) {
    self.before = before.name
    self.after = after.name
    self.now = now
    outdated = after.outdated
    sizes = SizeComparison(before.manifest, after.manifest)
    differingFiles = Set(before.files.keys).union(after.files.keys).filter {
      $0 != Manifest.path && before.files[$0] != after.files[$0]
    }.sorted()
    let sources = SourceComparison(before: before, after: after).changes()
    var found: [Change] = []
    if differingFiles.contains(where: Facts.covers) {
      found = try Self.changes(Facts(before), Facts(after), now: now)
      if found.isEmpty {
        let paths = differingFiles.filter(Facts.covers).joined(separator: ", ")
        found = [
          Change(
            .other, .rows, "facts", item: "facts", text: "they differ in what nothing here tells: \(paths)")
        ]
      }
    }
    found += Self.code(before, after, differingFiles)
    changes = Change.Group.allCases.flatMap { group in (found + sources).filter { $0.group == group } }
  }

  package var changesInEffect: [Change] { changes.filter(\.isInEffect) }

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

  /// Returns the one change of source that is other code though the files of Data/ it is made from are the same.
  ///
  /// Facts do not follow functions; a test compares what these return with the facts.
  private static func code(_ before: GeneratedTree, _ after: GeneratedTree, _ paths: [String]) -> [Change] {
    let (old, new) = (before.manifest, after.manifest)
    let changed = paths.filter { path in
      guard let inputs = new.inputs[path], !inputs.isEmpty, inputs == old.inputs[path] else { return false }
      return [".swift", ".js"].contains(where: path.hasSuffix)
        && inputs.allSatisfy { old.data[$0] == new.data[$0] }
        && code(before.files[path]) != code(after.files[path])
    }
    guard let first = changed.first else { return [] }
    return [
      Change(
        .other, .code, first, item: "code",
        text:
          "\(Words.count(changed.count, "file has", "files have")) other code, made of the same data; read it, and run "
          + "make test, which compares what it returns with the facts: \(changed.joined(separator: ", "))")
    ]
  }

  /// Returns the lines of source without comments.
  private static func code(_ text: String?) -> [Substring] {
    (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("//") }.map {
      $0.firstRange(of: "  // ").map { [line = $0] range in line[..<range.lowerBound] } ?? $0
    }
  }
}
