import AlmanacModel
import Ephemeris
package import SourceText

/// The tables of Data/reference with which calendars and instants are compared before anything is written.
///
/// Only the rows of the ledger that users see, and those that recurrence rules heed, are copied into generated files.
package struct OutsideTables {
  /// An instant of a published table.
  private struct Event {
    /// The longitude or elongation in degrees.
    var angle: Int
    var daysSinceJ2000: Double
    var location: SourceLocation
  }

  /// The tables by their paths.
  private let tables: [String: PublishedTable]
  private let terms: [Event]
  private let phases: [Event]
  private let ledger: [Disagreement: SourceLocation]

  private static let termsPath = "\(DataReader.referenceFolder)/solar_terms.tsv"
  private static let phasesPath = "\(DataReader.referenceFolder)/moon_phases.tsv"

  /// Reads the tables that calendars name, the tables of instants and the ledger of disagreements.
  package init(_ tree: SourceTree, for data: SourceData, diagnostics: Diagnostics) {
    let reader = DataReader(tree, diagnostics: diagnostics)
    reader.languages = data.languages
    var tables: [String: PublishedTable] = [:]
    for path in Set(data.calendars.flatMap(\.references)).sorted() {
      guard let table = reader.publishedTable(path) else { continue }
      tables[path] = table
    }
    for path in reader.tablePaths(in: DataReader.referenceFolder) where tables[path] == nil {
      guard let location = reader.headerLine(PublishedTable.authorityKey, in: path) else { continue }
      reader.report(
        "no calendar names this table as its reference, so nothing is compared with it", at: location)
    }
    self.tables = tables
    terms = Self.events(Self.termsPath, angle: "longitude", step: 15, reader)
    phases = Self.events(Self.phasesPath, angle: "elongation", step: 90, reader)
    ledger = data.ledger.rows
    Self.readTablesOfTests(reader, calendars: data.calendars.map(\.id))
  }

  /// Reads the tables with which only tests compare, so that a lost or damaged row of them is noticed.
  private static func readTablesOfTests(_ reader: DataReader, calendars: [String]) {
    let path = { (name: String) in "\(DataReader.referenceFolder)/\(name).tsv" }
    let landmarks = ["calendar", "date", "year", "month", "leap", "day", "source"]
    var dates = UniqueKeys<[String]>()
    for record in reader.table(path("landmarks"), columns: landmarks).records {
      _ = record.index("calendar", among: calendars)
      let (date, year) = (record.date("date"), record.integer("year", in: LunarDate.years))
      for (column, range) in [("month", 1...12), ("leap", 0...1), ("day", 1...30)] {
        _ = record.integer(column, in: range)
      }
      _ = record.text("source")
      if !record.isBad, !(year...year + 1).contains(date.year) {
        record.report("date \(date) is not in the lunar year \(year)", at: "date")
      }
      dates.insert(
        ["\(record["calendar"])", "\(date)"], named: "date \(date) of '\(record["calendar"])'", in: record)
    }
    let altitudes = ["noon", "midnight-before", "midnight-after"]
    let sunTimes =
      ["date", "latitude", "longitude", "sunrise", "sunset", "kind", "transit"] + altitudes + [
        "place", "set",
      ]
    var (rows, last) = (UniqueKeys<[Substring]>(), CivilDate(unchecked: 1, 1, 1))
    for record in reader.table(path("sun_times"), columns: sunTimes).records {
      let date = record.date("date")
      _ = ZoneReader.coordinates(record)
      for column in altitudes { _ = record.number(column, in: -90...90) }
      for column in ["sunrise", "sunset", "transit"] {
        _ = record.field(column, is: "a time such as 2026-02-17T06:00:00.0, or none") {
          $0 == "none" && column != "transit"
            || $0.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d/) != nil
        }
      }
      _ = record.index("kind", among: ["normal", "polar-day", "polar-night", "sunrise-only", "sunset-only"])
      for column in ["place", "set"] { _ = record.text(column) }
      let key = ["date", "latitude", "longitude"].map { record[$0] }
      guard rows.insert(key, named: "row of \(key.joined(separator: ", "))", in: record) else { continue }
      if date < last { record.report("date \(date) comes after \(last); dates must be in order", at: "date") }
      last = date
    }
    var weeks = UniqueKeys<Int>()
    for record in reader.table(path("iso_weeks"), columns: ["year", "first-day", "weeks"]).records {
      _ = (record.date("first-day"), record.integer("weeks", in: 52...53))
      weeks.append(record.integer("year", in: 1...9999), named: "year", in: record, at: "year")
    }
  }

  private static func events(_ path: String, angle: String, step: Int, _ reader: DataReader) -> [Event] {
    var last = -Double.infinity
    return reader.table(path, columns: [angle, "julian-day"]).rows { record in
      let (degrees, day) = (record.integer(angle, in: 0...359), record.number("julian-day"))
      if degrees % step != 0 { record.report("\(angle) \(degrees) is not a multiple of \(step)", at: angle) }
      if !record.isBad, day <= last {
        record.report("julian-day \(day) does not come after \(last)", at: "julian-day")
      }
      last = day
      return Event(angle: degrees, daysSinceJ2000: day - 2_451_545, location: record.location)
    }
  }

  // MARK: - Comparison

  /// Compares everything, and reports unexplained differences.
  ///
  /// The ledger of disagreements explains known differences; a row of it that explains none is reported too.
  ///
  /// - Returns: A line for each comparison.
  func compare(_ sky: Sky, _ calendars: [ComputedCalendar], diagnostics: Diagnostics) -> [String] {
    var lines = [
      compare("solar terms", terms, tolerance: Tolerance.solarTerms, diagnostics) { event in
        guard let term = SolarTerm.allCases.first(where: { $0.longitude == event.angle }) else { return [] }
        let year = Int((2000 + event.daysSinceJ2000 / 365.2425).rounded(.down))
        return (year - 1...year + 1).filter(sky.years.contains).map { sky[term, year: $0] }
      },
      compare("phases of the Moon", phases, tolerance: Tolerance.moonPhases, diagnostics) { event in
        guard let phase = MoonPhase.allCases.first(where: { $0.elongation == event.angle }) else { return [] }
        let days = Double(MeanLunation.milliseconds) / 86_400_000
        let lunation = Int((event.daysSinceJ2000 / days).rounded(.down))
        return (lunation - 2...lunation + 1).filter(sky.lunations.contains).map { sky[phase, lunation: $0] }
      },
    ]
    for calendar in calendars {
      if calendar.source.references.isEmpty {
        lines.append("\(calendar.source.id): compared with no outside table")
      }
      for table in calendar.source.references.compactMap({ tables[$0] }) {
        lines.append(compare(calendar, table, diagnostics))
      }
    }
    return lines
  }

  private func compare(
    _ calendar: ComputedCalendar, _ table: PublishedTable, _ diagnostics: Diagnostics
  ) -> String {
    let (id, authority) = (calendar.source.id, table.authority)
    let comparison = CalendarComparison(calendar, table)
    let found = Set(comparison.differences.map(\.row))
    var faults = comparison.differences.filter { ledger[$0.row] == nil }.map { row, location in
      Diagnostic(
        location: location,
        message:
          "\(CivilDate(row.day)) is lunar \(row.theirs) by \(authority), but lunar \(row.ours) by \(calendar.source.path); "
          + "\(row.days) consecutive days differ, and \(Disagreement.path) has no row for them")
    }
    for (row, location) in ledger
    where row.authority == authority && row.calendar == id && !found.contains(row) {
      faults.append(
        Diagnostic(
          location: location,
          message: "\(id) does not differ from \(authority) in this way any more: remove the row"))
    }
    Self.report(faults, at: calendar.source.path, diagnostics)
    let known = comparison.differing > 0 ? ", as the ledger of disagreements says" : ""
    return
      "\(id): \(Self.grouped(comparison.differing)) of \(Self.grouped(comparison.days)) days differ from \(authority)"
      + known
  }

  /// The greatest difference from JPL DE431, in seconds: about 1.5 times the largest known error.
  private enum Tolerance {
    static let solarTerms = 0.2
    static let moonPhases = 0.05
  }

  private func compare(
    _ name: String, _ events: [Event], tolerance: Double, _ diagnostics: Diagnostics,
    candidates: (Event) -> [TT]
  ) -> String {
    var greatest = 0.0
    var faults: [Diagnostic] = []
    for event in events {
      let errors = candidates(event).map { abs($0.daysSinceJ2000 - event.daysSinceJ2000) * 86_400 }
      let error = errors.min() ?? .infinity
      greatest = max(greatest, error)
      guard error > tolerance else { continue }
      let text =
        error < 86_400 ? "\(Decimals.text(error, 2)) s from this instant" : "nowhere near this instant"
      faults.append(
        Diagnostic(
          location: event.location,
          message: "\(name) at \(event.angle)°: the series of Data/astronomy are \(text), more than "
            + "\(Decimals.text(tolerance, 2)) s"))
    }
    Self.report(faults, at: "Data/astronomy", diagnostics)
    return
      "\(name): \(Self.grouped(faults.count)) of \(Self.grouped(events.count)) instants differ from JPL DE431 by more "
      + "than \(Decimals.text(tolerance, 2)) s; at most by \(Decimals.text(min(greatest, 86_400), 2)) s"
  }

  private static func report(_ faults: [Diagnostic], at path: String, _ diagnostics: Diagnostics) {
    let sorted = faults.sorted {
      ($0.location.path, $0.location.line ?? 0) < ($1.location.path, $1.location.line ?? 0)
    }
    diagnostics.report(sorted, others: "differences like these", at: path)
  }

  /// Returns a number with commas between thousands.
  private static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\(decimal(number % 1000, width: 3))"
  }
}

/// The comparison of a calendar's days with a published table of lunar years.
struct CalendarComparison {
  /// The number of days that both have.
  private(set) var days = 0
  /// Ranges of days with different lunar dates, each with the location of the table's year.
  private(set) var differences: [(row: Disagreement, location: SourceLocation)] = []

  /// The number of days in `differences`.
  var differing: Int { differences.reduce(0) { $0 + $1.row.days } }

  init(_ calendar: ComputedCalendar, _ table: PublishedTable) {
    var months = calendar.months[...]
    for theirs in table.months {
      while let first = months.first, first.end <= theirs.firstDay {
        months.removeFirst()
      }
      // A month of the table overlaps at most two of ours. In an overlap all lunar dates agree, or none do.
      for ours in months.prefix(2) {
        let (first, end) = (
          max(ours.firstDay, theirs.firstDay), min(ours.end, theirs.end)
        )
        guard first < end else { continue }
        let count = first.distance(to: end)
        days += count
        guard
          (ours.year, ours.month, ours.isLeap, ours.firstDay)
            != (theirs.year, theirs.month, theirs.isLeap, theirs.firstDay)
        else { continue }
        if let last = differences.last?.row, last.day.later(by: last.days) == first {
          differences[differences.count - 1].row.days += count
        } else {
          let row = Disagreement(
            authority: table.authority, calendar: calendar.source.id, day: first, days: count,
            ours: Self.text(ours.year, ours.month, ours.isLeap, ours.firstDay.distance(to: first)),
            theirs: Self.text(theirs.year, theirs.month, theirs.isLeap, theirs.firstDay.distance(to: first)))
          differences.append((row, table.location(of: theirs)))
        }
      }
    }
  }

  /// Returns the lunar date of a day of a month, such as `2025-06L-01`; 0 is the first day.
  private static func text(_ year: Int, _ month: Int, _ isLeap: Bool, _ daysAfter: Int) -> String {
    let day = decimal(daysAfter + 1, width: 2)
    return "\(decimal(year, width: 4))-\(decimal(month, width: 2))\(isLeap ? "L" : "")-\(day)"
  }
}

/// A row of Data/reference/disagreements.tsv: consecutive days on which an authority has other lunar dates.
struct Disagreement: Hashable, Sendable {
  var authority: String
  var calendar: String
  /// The first day that differs.
  var day: DayNumber
  var days: Int
  /// The lunar dates of the first day, as text.
  var ours: String
  var theirs: String

  static let path = "\(DataReader.referenceFolder)/disagreements.tsv"
  private static let columns = [
    "authority", "calendar", "date", "days", "ours", "theirs", "implied", "reason", "evidence", "told",
  ]

  /// The rows of the table.
  struct Ledger: Sendable {
    /// All rows with their locations.
    var rows: [Disagreement: SourceLocation] = [:]
    /// The rows that users see, in order of calendar and time.
    var told: [PublishedDifferenceRecord] = []
    /// The further rows that recurrence rules have to heed, in the same order.
    var heeded: [PublishedDifferenceRecord] = []
  }

  /// Reads the table.
  ///
  /// - Parameter calendars: The ids that a row may have.
  static func read(_ reader: DataReader, calendars: [String]) -> Ledger {
    var ledger = Ledger()
    var (told, heeded): ([Disagreement], [Disagreement]) = ([], [])
    for record in reader.table(path, columns: columns).records {
      let texts = columns.map { record.text($0) }
      _ = record.index("calendar", among: calendars)
      let use = record.index("told", among: ["-", "yes", "rules"])
      if use > 0, LunarDate(texts[5]) == nil {
        record.report("'\(texts[5].brief)' is not a lunar date such as 2057-09-01", at: "theirs")
      }
      if record.isBad { continue }
      let row = Disagreement(
        authority: texts[0], calendar: texts[1], day: DayNumber(record.date("date")),
        days: record.integer("days", in: 1...100_000), ours: texts[4], theirs: texts[5])
      if record.isBad { continue }
      if ledger.rows.updateValue(record.location, forKey: row) != nil {
        record.report("the row appears twice")
      }
      if use == 1 { told.append(row) }
      if use == 2 { heeded.append(row) }
    }
    (ledger.told, ledger.heeded) = (records(of: told), records(of: heeded))
    return ledger
  }

  private static func records(of rows: [Disagreement]) -> [PublishedDifferenceRecord] {
    rows.sorted { ($0.calendar, $0.day.rataDie) < ($1.calendar, $1.day.rataDie) }.map { row in
      PublishedDifferenceRecord(
        calendar: TableText(row.calendar), authority: TableText(row.authority), firstDay: CivilDate(row.day),
        lastDay: CivilDate(row.day.later(by: row.days - 1)), theirs: TableText(row.theirs))
    }
  }
}

extension RecordFormat {
  static let publishedDifferences = RecordFormat(
    "publishedDifferences", "The differences, in order of calendar and time.",
    of: "published-difference"
  ) { $0.ledger.told }
  .file(
    "AlmanacTables/PublishedDifferences.swift",
    title: "Days on which published tables and widely used programs have other lunar dates.",
    notes: ["Each has the lunar date of the other table on the first of these days."],
    from: [Disagreement.path])

  static let ruleDifferences = RecordFormat(
    "ruleDifferences", "The further differences, in order of calendar and time.",
    of: "rule-difference"
  ) { $0.ledger.heeded }
  .file(
    "AlmanacReportsTables/RuleDifferences.swift",
    title: "Further days on which programs that read recurrence rules have other lunar dates.",
    notes: ["Each has the lunar date of the program on the first of these days."],
    from: [Disagreement.path])
}
