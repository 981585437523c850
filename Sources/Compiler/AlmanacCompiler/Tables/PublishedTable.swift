package import AlmanacModel
package import SourceText

/// A published table of lunar years: new years, leap months and the lengths of the months.
package struct PublishedTable: Sendable {
  /// A month as the table gives it.
  package struct Month: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var isLeap: Bool
    package var firstDay: DayNumber
    package var length: Int

    /// The first day of the month after it.
    var end: DayNumber { firstDay.later(by: length) }
  }

  /// A year whose months do not add up to the next new year, so that at least one length is wrong.
  package struct BadSum: Hashable, Sendable {
    /// The index of its first month in ``PublishedTable/months``.
    var firstMonth: Int
    var monthCount: Int
    /// The number of days that are missing; negative if there are too many.
    var missingDays: Int
  }

  package let path: String
  package let provenance: Provenance
  /// The name of the table in the calendars of Data/ and in the ledger of disagreements.
  ///
  /// It is empty if no name was asked for.
  let authority: String
  package internal(set) var months: [Month]
  package let badSums: [BadSum]
  /// The locations of the years.
  private let locations: [Int: SourceLocation]

  /// Returns the location of a month's year.
  func location(of month: Month) -> SourceLocation {
    locations[month.year] ?? SourceLocation(path: path)
  }

  /// The years between the first and the last that are missing in the table.
  var missingYears: [Int] {
    let years = Set(months.map(\.year))
    guard let first = years.min(), let last = years.max() else { return [] }
    return (first...last).filter { !years.contains($0) }
  }

  /// The key of the header line with the authority: the institution or program that the table is from.
  static let authorityKey = "authority"

  /// The years that a table may have: those that the series are made for.
  package static var years: ClosedRange<Int> { LunarDate.years }

  /// Reads a table with the columns `year`, `new-year`, `leap-month` (0 for none) and `lengths`.
  ///
  /// Names of columns may have underscores in place of hyphens. Years must be in order; some may be missing,
  /// and the last one may have its first months only.
  ///
  /// - Throws: ``CompilationFailure`` with all problems, each at its location.
  package init(_ file: SourceFile) throws(CompilationFailure) {
    self = try pass { Self(file, isNamed: false, diagnostics: $0) }
  }

  /// Reads a table and reports all problems.
  ///
  /// - Parameter isNamed: Whether the header must name the authority, in a line `# authority:`, and no year may be missing.
  init(_ file: SourceFile, isNamed: Bool, diagnostics: Diagnostics) {
    let dashed = ["year", "new-year", "leap-month", "lengths"]
    let joined = dashed.map { $0.replacing("-", with: "_") }
    let usesUnderscores = String(decoding: file.bytes, as: UTF8.self).contains("\t\(joined[1])\t")
    let columns = usesUnderscores ? joined : dashed
    let table = Table(
      file, columns: columns, settings: isNamed ? [Self.authorityKey] : [], diagnostics: diagnostics)
    path = file.path
    authority = table.settings[Self.authorityKey]?.value ?? ""
    provenance = table.provenance
    var years: [Int: SourceLocation] = [:]
    var months: [Month] = []
    var badSums: [BadSum] = []
    var before: (year: Int, firstMonth: Int)?
    for record in table.records {
      let (year, row) = Self.months(record, columns: columns, isLast: record === table.records.last)
      guard !record.isBad, let first = row.first else { continue }
      if let before, let last = months.last {
        let missing = last.end.distance(to: first.firstDay)
        if year <= before.year {
          record.report("year \(year) comes after \(before.year); years must be in order", at: columns[0])
        } else if year == before.year + 1, missing != 0 {
          badSums.append(
            BadSum(
              firstMonth: before.firstMonth, monthCount: months.count - before.firstMonth,
              missingDays: missing))
        }
      }
      before = (year, months.count)
      years[year] = years[year] ?? record.location
      months += row
    }
    locations = years
    self.months = months
    self.badSums = badSums
    // The year of a row that cannot be read is not missing.
    if isNamed, !table.isBad { missingYears.forEach { table.report("year \($0) is missing") } }
  }

  private static func months(
    _ record: Record, columns: [String], isLast: Bool
  ) -> (year: Int, months: [Month]) {
    let year = record.integer(columns[0], in: years)
    let newYear = record.date(columns[1])
    let leapMonth = record.integer(columns[2], in: 0...12)
    let lengths = lengths(record, column: columns[3])
    let expected = leapMonth == 0 ? 12 : 13
    if record.isBad { return (year, []) }
    // A lunar year begins between 21 January and 21 February; errors in published tables are a few days.
    if newYear.year != year || newYear.month > 3 {
      record.report("the new year \(newYear) is not in January to March of \(year)", at: columns[1])
    } else if lengths.count != expected, !isLast || lengths.count > expected {
      record.report(
        "\(lengths.count) lengths, expected \(expected) with leap month \(leapMonth)", at: columns[3])
    }
    var day = DayNumber(newYear)
    var months: [Month] = []
    for (place, length) in lengths.enumerated() {
      // With leap month 6 the months at the positions are 1, 2, ... 6, leap 6, 7, ...
      let isLeap = leapMonth > 0 && place == leapMonth
      let number = leapMonth > 0 && place >= leapMonth ? place : place + 1
      months.append(Month(year: year, month: number, isLeap: isLeap, firstDay: day, length: length))
      day = day.later(by: length)
    }
    return (year, months)
  }

  private static func lengths(_ record: Record, column: String) -> [Int] {
    let fields = record[column].split(separator: " ", omittingEmptySubsequences: false)
    let lengths = fields.compactMap { Int($0) }.filter { (29...30).contains($0) }
    if lengths.count != fields.count {
      record.report(
        "\(column) '\(record[column])' must be the lengths of the months, 29 or 30, separated by one space",
        at: column)
    }
    return lengths
  }
}

extension PublishedTable.Month: CustomStringConvertible {
  /// The name in messages: "leap month 6 of 2025 (from 2025-07-25)".
  package var description: String {
    "\(isLeap ? "leap month" : "month") \(month) of \(year) (from \(CivilDate(firstDay)))"
  }
}

extension DayNumber {
  /// Returns the day a number of days later; only for days near those of the tables.
  func later(by days: Int) -> DayNumber { DayNumber(unchecked: rataDie + Int32(days)) }
}
