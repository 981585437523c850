import AlmanacModel

/// Changes of the generated JavaScript files.
///
/// They contain the same data as Swift files of the same tree, whose comparison reports each change. Here
/// only those changes are reported that no Swift file has.
struct JavaScriptComparison {
  let before: GeneratedTables
  let after: GeneratedTables

  /// Whether this comparison covers a file.
  static func covers(_ path: String) -> Bool { path.hasPrefix("\(JavaScriptTables.folder)/") }

  func changes() -> [Change] {
    let paths = Set(before.tree.files.keys).union(after.tree.files.keys).filter(Self.covers).sorted()
    return paths.flatMap { path -> [Change] in
      switch (before.tree.files[path], after.tree.files[path]) {
      case (let old, let new) where old == new && (path != JavaScriptTables.path || hasSameCalendars): []
      case (nil, _): [change(path, "a new file")]
      case (_, nil): [change(path, "the file is gone")]
      case (let old?, let new?): path == JavaScriptTables.path ? tables(old, new) : texts(path, old, new)
      }
    }
  }

  /// Whether the calendars of the Swift tables are unchanged.
  ///
  /// If they changed, the JavaScript tables must have changed too.
  private var hasSameCalendars: Bool { before.almanac?.calendars == after.almanac?.calendars }

  private func change(_ path: String, _ text: String, in group: Change.Group = .other) -> Change {
    Change(group, .table, path, item: "file", text: text)
  }

  /// Returns changes of years and doubts that differ from the Swift tables, and of the layout.
  private func tables(_ old: String, _ new: String) -> [Change] {
    let path = JavaScriptTables.path
    let tables: JavaScriptTables
    do {
      tables = try JavaScriptTables(reading: new)
    } catch {
      return [change(path, "line \(error.line) cannot be read, expected \(error.expected)")]
    }
    let expected = JavaScriptTables(after.almanac?.calendars ?? [])
    let changes = Set((tables.calendars + expected.calendars).map(\.id)).sorted().compactMap { id in
      let (found, swift) = (tables[id], expected[id])
      return found == nil || swift == nil || found?.isSame(as: swift) == false
        ? change(path, "\(id) is not as in the Swift tables; run make generate") : nil
    }
    guard changes.isEmpty, (try? JavaScriptTables(reading: old)) == nil else { return changes }
    return [change(path, "the tables are written in a different form")]
  }

  /// Returns changes of texts and names that are in no Swift table, such as those of the page.
  private func texts(_ path: String, _ old: String, _ new: String) -> [Change] {
    guard before.sources == after.sources || path == JavaScriptPageFile.path else { return [] }
    if path == JavaScriptPageFile.path {
      let changes = JavaScriptPageComparison(before: old, after: new).changes()
      // Changes of shared texts are reported for the Swift tables.
      if !changes.isEmpty || before.sources != after.sources { return changes }
    }
    let lines = ReportComparison.lines(new).difference(from: ReportComparison.lines(old))
    guard !lines.isEmpty else { return [] }
    let text = "+\(lines.insertions.count) -\(lines.removals.count) lines that are in no Swift table"
    return [change(path, text, in: .words)]
  }
}

extension JavaScriptTables {
  /// Creates the same values from tables that were read.
  fileprivate init(_ calendars: [CalendarTables]) {
    self.calendars = calendars.map { calendar in
      let years = Dictionary(grouping: calendar.months) { Int($0.key.year) }
      return Calendar(
        id: calendar.id, years: LunarDate.years.compactMap { years[$0].flatMap(LunarYearNumber.init) },
        doubts: calendar.doubts.map { Doubt($0.record, secondsFromMidnight: 0) })
    }
  }

  fileprivate subscript(id: String) -> Calendar? { calendars.first { $0.id == id } }
}

extension JavaScriptTables.Calendar {
  /// Whether years and doubts are equal.
  ///
  /// The distance of an event from midnight is not compared: in Swift tables it is only in comments.
  fileprivate func isSame(as other: Self?) -> Bool {
    years == other?.years
      && doubts.map { $0.numbers.dropLast() } == other?.doubts.map { $0.numbers.dropLast() }
  }
}
